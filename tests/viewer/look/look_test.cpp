#include "tests/viewer/samples.h"
#include "viewer/look/look.h"
#include "viewer/look/plain_tip.h"

#include <gtest/gtest.h>

#include <QTextDocument>
#include <set>

namespace annales::viewer {
namespace {

const std::vector<Look>& looks() {
  static const std::vector<Look> all = [] {
    View dark;
    dark.dark = true;
    return std::vector{Look::of(View{}), Look::of(dark)};
  }();
  return all;
}

TEST(PlainTip, ShowsEveryLetter) {
  for (const char* text : {"", "Rome", "A & B", "a < b", "one\n<b>two", "&lt;b&gt;"})
    for (const QString& tip :
         {plainTip(QString::fromUtf8(text)), plainTip(QStringLiteral("<h1>x ") + QString::fromUtf8(text))}) {
      QTextDocument shown;
      Qt::mightBeRichText(tip) ? shown.setHtml(tip) : shown.setPlainText(tip);
      EXPECT_TRUE(shown.toPlainText().endsWith(QString::fromUtf8(text))) << tip.toStdString();
    }
  EXPECT_EQ(plainTip(QStringLiteral("A & B")), QStringLiteral("A & B")) << "nothing could be taken for HTML";
  EXPECT_FALSE(plainTip(QStringLiteral("<h1>x")).contains(QStringLiteral("<h1>")));
}

TEST(Look, TextIsReadable) {
  for (const Look& look : looks()) {
    for (const QColor& surface : {look.window, look.panel, look.raised, look.accentSoft})
      EXPECT_GE(contrast(look.text, surface), 7.0) << surface.name().toStdString();
    for (const QColor& surface : {look.panel, look.raised}) {
      EXPECT_GE(contrast(look.dim, surface), 4.5) << surface.name().toStdString();
      EXPECT_GE(contrast(look.warning, surface), 4.5) << surface.name().toStdString();
    }
    EXPECT_GE(contrast(look.accentText, look.accent), 4.5);
    EXPECT_GE(contrast(look.mapText, look.land), 4.5);
    EXPECT_GE(contrast(look.mapText, look.sea), 4.5);
  }
}

TEST(Look, ALongTextIsCutForATipBetweenLetters) {
  EXPECT_EQ(cutForTip(QStringLiteral("abc"), 3), QStringLiteral("abc"));
  EXPECT_EQ(cutForTip(QStringLiteral("abcd"), 3), QStringLiteral("abc…"));
  EXPECT_EQ(cutForTip(QString::fromUtf8("ab\U0001F3DBd"), 3), QStringLiteral("ab…"));
}

TEST(Look, NationsDifferWithoutColour) {
  for (const Look& look : looks()) {
    std::set<QString> letters;
    std::set<int> patterns, dashes;
    const auto nations = nationLooks(*test::sixNations(), look);
    ASSERT_EQ(nations.size(), 6U);
    for (const NationLook& nation : nations) {
      letters.insert(nation.letter);
      patterns.insert(nation.pattern);
      dashes.insert(nation.dash);
      EXPECT_FALSE(nation.name.isEmpty());
      EXPECT_GE(contrast(nation.curve, look.panel), 3.0) << nation.name.toStdString();
      EXPECT_GE(contrast(nation.ink, nation.fill), 4.5) << nation.name.toStdString();
    }
    EXPECT_EQ(letters.size(), 6U);
    EXPECT_EQ(patterns.size(), 6U);
    EXPECT_EQ(dashes.size(), 6U);
  }
}

TEST(Look, ANationKeepsItsColourWithoutItsBoard) {
  const auto drawn = nationLooks(*test::sixNations(), looks().front());
  const auto game = openGame(EventLog(test::sixNations()->log()), nullptr);
  const auto bare = nationLooks(*game, looks().front());
  for (std::size_t n = 0; n < drawn.size(); ++n)
    EXPECT_EQ(bare[n].fill, drawn[n].fill) << drawn[n].name.toStdString();
}

TEST(Look, SpeaksOfNationsInGerman) {
  const auto nations = nationLooks(*test::sixNations(), looks().front(), true);
  EXPECT_NE(std::ranges::find(nations, QStringLiteral("Griechen"), &NationLook::name), nations.end());
}

} // namespace
} // namespace annales::viewer
