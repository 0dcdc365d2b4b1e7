// A result typed in ten seconds, and one that is filled in.
#include "libreplay/results/result_codec.h"
#include "viewer/results/result_dialog.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDate>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace annales::viewer::test {
namespace {

class ResultForm : public testing::Test {
protected:
  ResultForm() {
    dialog_.begin(RulesetId::antikeII, QStringLiteral("2026-02-03"), {});
    dialog_.suggest({"Benno", "Carina", "Dario", "Ilse"}, {"Club"});
    dialog_.show();
    dialog_.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&dialog_));
    dialog_.rows()[0].name->setFocus();
  }
  /// Letters, and Tab for '\t'; counts the keys.
  void type(const char* keys) {
    for (const char* key = keys; *key != '\0'; ++key, ++keys_) {
      QWidget* focus = QApplication::focusWidget();
      ASSERT_NE(focus, nullptr);
      if (*key == '\t')
        QTest::keyClick(focus, Qt::Key_Tab);
      else
        QTest::keyClick(focus, *key);
    }
  }
  static const ResultPerson& named(const ResultRecord& record, const std::string& name) {
    return *std::ranges::find(record.persons, name, &ResultPerson::player);
  }

  ResultDialog dialog_{Look::of({})};
  int keys_ = 0;
};

/// Ten seconds are some fifty keys of a fast typist, forty of others.
TEST_F(ResultForm, FourPersonsTakeFewerThanFortyKeys) {
  const QSignalSpy accepted(&dialog_, &QDialog::accepted);
  type("i\tro\t9\tb\tgr\t7\tc\tph\t6\td\teg\t4");
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  ++keys_;
  ASSERT_EQ(accepted.size(), 1) << dialog_.trouble().toStdString();
  EXPECT_LT(keys_ + 2, 40) << "with the two keys that open the form";
  const ResultRecord typed = dialog_.edit().edited;
  ASSERT_EQ(typed.persons.size(), 4U);
  EXPECT_EQ(typed.date, "2026-02-03");
  EXPECT_EQ(typed.ruleset, RulesetId::antikeII);
  EXPECT_EQ(named(typed, "Ilse").nations, std::vector<std::string>{"romans"});
  EXPECT_EQ(named(typed, "Ilse").won, true);
  EXPECT_EQ(named(typed, "Ilse").place, 1);
  EXPECT_EQ(named(typed, "Carina").nations, std::vector<std::string>{"phoenicians"});
  EXPECT_EQ(named(typed, "Dario").place, 4);
  EXPECT_EQ(named(typed, "Dario").won, false);
  EXPECT_TRUE(typed.board.empty());
  EXPECT_FALSE(typed.options);
  for (const ResultPerson& person : typed.persons)
    EXPECT_FALSE(person.seat) << "the order of a list is no order of seats";
}

TEST_F(ResultForm, BeginsWithToday) {
  const ResultDialog form{Look::of({})};
  EXPECT_EQ(const_cast<ResultDialog&>(form).date().text(), QDate::currentDate().toString(Qt::ISODate));
}

TEST_F(ResultForm, WhatIsLeftEmptyIsUnknown) {
  type("Ilse\t\t\tBenno\t");
  EXPECT_TRUE(dialog_.trouble().isEmpty()) << dialog_.trouble().toStdString();
  const ResultRecord typed = dialog_.edit().edited;
  ASSERT_EQ(typed.persons.size(), 2U);
  for (const ResultPerson& person : typed.persons) {
    EXPECT_TRUE(person.nations.empty());
    EXPECT_FALSE(person.personages);
    EXPECT_FALSE(person.won);
    EXPECT_FALSE(person.place);
  }
}

TEST_F(ResultForm, SaysWhatIsWrongAndDoesNotSaveIt) {
  EXPECT_FALSE(dialog_.save().isEnabled()) << "no persons yet";
  const auto& rows = dialog_.rows();
  rows[0].name->setText(QStringLiteral("Ilse"));
  rows[1].name->setText(QStringLiteral("ilse"));
  EXPECT_TRUE(dialog_.trouble().contains(QStringLiteral("Two persons have the name")));
  rows[1].name->setText(QStringLiteral("Benno"));
  rows[0].nation->setText(QStringLiteral("Romans"));
  rows[1].nation->setText(QStringLiteral("Rome"));
  EXPECT_TRUE(dialog_.trouble().contains(QStringLiteral("Romans")));
  rows[1].nation->setText(QStringLiteral("Greeks"));
  rows[0].personages->setText(QStringLiteral("77"));
  EXPECT_TRUE(dialog_.trouble().contains(QStringLiteral("77")));
  rows[0].personages->setText(QStringLiteral("7"));
  dialog_.date().setText(QStringLiteral("3.2.26"));
  EXPECT_TRUE(dialog_.trouble().contains(QStringLiteral("2026-11-21")));
  dialog_.date().setText(QStringLiteral("2026-02"));
  EXPECT_TRUE(dialog_.save().isEnabled()) << dialog_.trouble().toStdString();
}

TEST_F(ResultForm, AWordThatIsNoNationIsKeptAsAWord) {
  const auto& rows = dialog_.rows();
  rows[0].name->setText(QStringLiteral("Ilse"));
  rows[1].name->setText(QStringLiteral("Benno"));
  rows[0].nation->setText(QStringLiteral("mauve"));
  EXPECT_TRUE(dialog_.save().isEnabled());
  EXPECT_TRUE(dialog_.hint().contains(QStringLiteral("mauve")));
  const ResultPerson& ilse = named(dialog_.edit().edited, "Ilse");
  EXPECT_TRUE(ilse.nations.empty());
  EXPECT_EQ(named(dialog_.edit().edited, "Ilse").nationWritten, "mauve");
}

TEST_F(ResultForm, AWinnerThatWasTickedStaysWhateverTheNumbersSay) {
  const auto& rows = dialog_.rows();
  rows[0].name->setText(QStringLiteral("Ilse"));
  rows[1].name->setText(QStringLiteral("Benno"));
  rows[2].name->setText(QStringLiteral("Carina"));
  rows[1].won->click();
  rows[0].personages->setText(QStringLiteral("9"));
  EXPECT_EQ(named(dialog_.edit().edited, "Benno").won, true);
  EXPECT_EQ(named(dialog_.edit().edited, "Ilse").won, false);
  dialog_.unfinished().setChecked(true);
  EXPECT_FALSE(named(dialog_.edit().edited, "Benno").won) << "a game that was broken off has no winner";
}

ResultGame logged() {
  ResultGame game;
  ResultRecord& result = game.result;
  result.ruleset = RulesetId::antikeII;
  result.date = "2025-11-04";
  for (const auto& [name, nation, points] :
       {std::tuple("Benno", "greeks", 7), std::tuple("Carina", "", 6), std::tuple("Ilse", "romans", 9)}) {
    ResultPerson person;
    person.player = name;
    if (*nation != '\0') person.nations = {nation};
    person.personages = points;
    person.won = points == 9;
    person.place = points == 9 ? 1 : 9 - points;
    result.persons.push_back(person);
  }
  result.persons[1].nationWritten = "purple";
  result.sources = {{PlayLog::bgStats, "p1", "", "", "2025-11-05 10:00:00"}};
  seal(result);
  return game;
}

TEST(ResultOfALog, ShowsWhatIsKnownAndChangesNothingByItself) {
  ResultDialog dialog(Look::of({}));
  const ResultGame game = logged();
  dialog.showResult(game, true);
  dialog.show();
  EXPECT_EQ(dialog.rows()[0].name->text(), QStringLiteral("Ilse")) << "by place";
  EXPECT_TRUE(dialog.rows()[2].nation->placeholderText().contains(QStringLiteral("purple")));
  const ResultEdit edit = dialog.edit();
  EXPECT_TRUE(editedVersions({game.result}, edit).empty());
}

TEST(ResultOfALog, TheKeysBeginWhereANationIsMissing) {
  ResultDialog dialog(Look::of({}));
  dialog.showResult(logged(), true);
  dialog.show();
  dialog.activateWindow();
  EXPECT_EQ(dialog.focusWidget(), dialog.rows()[2].nation);
  dialog.rows()[2].nation->setText(QStringLiteral("Phoenicians"));
  const auto versions = editedVersions({logged().result}, dialog.edit());
  ASSERT_EQ(versions.size(), 1U);
  const auto carina = std::ranges::find(versions[0].persons, "Carina", &ResultPerson::player);
  EXPECT_EQ(carina->nations, std::vector<std::string>{"phoenicians"});
  EXPECT_EQ(carina->place, 3) << "ranks of the log stay";
}

TEST(ResultOfALog, OfALibraryThatCannotBeWrittenItIsOnlyShown) {
  ResultDialog dialog(Look::of({}));
  dialog.showResult(logged(), false);
  dialog.show();
  EXPECT_FALSE(dialog.save().isVisible());
  EXPECT_TRUE(dialog.hint().contains(QStringLiteral("read-only")));
}

} // namespace
} // namespace annales::viewer::test
