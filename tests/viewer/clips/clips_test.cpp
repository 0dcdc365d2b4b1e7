// What is copied is there in several forms, and each form comes in again.
#include "importers/readers/format.h"
#include "tests/viewer/samples.h"
#include "viewer/clips/clips.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QJsonDocument>
#include <QMimeData>
#include <QUrl>
#include <sstream>

namespace annales::viewer::test {
namespace {

constexpr auto kOccident = "samples/game-occident.antike.jsonl";

/// The games of a text, as any reader has them.
std::vector<Hash> gamesIn(const QByteArray& text) {
  std::istringstream in(text.toStdString());
  AnyReader reader(ReadRequest{.shelf = BoardShelf::builtIn()});
  std::vector<Hash> ids;
  if (reader.read(in)) return ids;
  for (GameNumber n = 0; n < reader.games(); ++n)
    ids.push_back((*reader.game(n))->id());
  return ids;
}

TEST(Clips, AGameIsTextForPeopleAndALogForOtherWindows) {
  const auto game = openedSample(kOccident);
  const EventLog* log = &game->log();
  for (const ClipText text : {ClipText::agn, ClipText::json}) {
    const auto data = Clips::ofGames({&log, 1}, text);
    EXPECT_EQ(data->text().startsWith(u'{'), text == ClipText::json);
    EXPECT_EQ(gamesIn(data->text().toUtf8()), std::vector{game->id()}) << "out of the text alone";
    const Clip clip = Clips::read(*data);
    ASSERT_EQ(clip.sort, Clip::Sort::game);
    EXPECT_EQ(gamesIn(clip.bytes), std::vector{game->id()});
    QMimeData mail; // which keeps the text alone
    mail.setText(data->text());
    EXPECT_EQ(Clips::read(mail).sort, Clip::Sort::game);
  }
}

TEST(Clips, SeveralGamesAreOneText) {
  const auto first = openedSample(kOccident), second = openedSample("samples/opening-growth.antike.jsonl");
  const std::vector<const EventLog*> logs{&first->log(), &second->log()};
  const auto data = Clips::ofGames(logs, ClipText::agn);
  EXPECT_EQ(gamesIn(data->text().toUtf8()), (std::vector{first->id(), second->id()}));
}

TEST(Clips, PrivateRemarksStayAtHome) {
  const auto game = openedSample(kOccident);
  EventLog log = game->log();
  Annotation remark;
  remark.event = log.id();
  remark.author = "Ada";
  remark.at = "2026-01-01T00:00:00Z";
  remark.audience = Audience::me;
  remark.text = "nobody else reads this";
  log.annotate(remark);
  const EventLog* all = &log;
  const auto data = Clips::ofGames({&all, 1}, ClipText::json);
  EXPECT_FALSE(data->text().contains(QStringLiteral("nobody else")));
}

TEST(Clips, ATurnIsAgnAndEventsAndValidJson) {
  const auto game = openedSample(kOccident);
  const OpenedLine& line = *game->main();
  const ClippedSpan turn = turnAround(line, line.stats().outline.turns()[5].first + 1);
  EXPECT_LT(turn.first, turn.last);
  const auto data = Clips::ofEvents(*game, line, turn.first, turn.last, ClipText::agn);
  EXPECT_TRUE(data->text().contains(u':')) << "with its heading: " << data->text().toStdString();
  EXPECT_EQ(Clips::read(*data).sort, Clip::Sort::branch);
  QJsonParseError fault;
  const auto json = QJsonDocument::fromJson(data->data(QStringLiteral("application/json")), &fault);
  EXPECT_EQ(fault.error, QJsonParseError::NoError);
  EXPECT_TRUE(json.isArray());
  QMimeData mail;
  mail.setText(data->text());
  EXPECT_EQ(Clips::read(mail).sort, Clip::Sort::turns);
  const QString rows = Clips::ofEvents(*game, line, turn.first, turn.last, ClipText::json)->text();
  mail.setText(rows);
  EXPECT_EQ(Clips::read(mail).sort, Clip::Sort::branch);
  mail.setText(QString::fromUtf8(data->data(QStringLiteral("application/json"))));
  EXPECT_EQ(Clips::read(mail).sort, Clip::Sort::branch) << "as a list, too";
  EXPECT_EQ(QString::fromUtf8(Clips::read(mail).bytes).trimmed(), rows.trimmed());
}

TEST(Clips, APositionIsAPictureAStateAndTheWayThere) {
  const auto game = openedSample(kOccident);
  const auto data = Clips::ofPosition(*game, *game->main(), 100, {}, ClipText::agn);
  EXPECT_FALSE(qvariant_cast<QImage>(data->imageData()).isNull());
  QJsonParseError fault;
  EXPECT_TRUE(QJsonDocument::fromJson(data->data(QStringLiteral("application/json")), &fault).isObject());
  EXPECT_EQ(fault.error, QJsonParseError::NoError);
  const Clip clip = Clips::read(*data);
  ASSERT_EQ(clip.sort, Clip::Sort::game);
  ASSERT_TRUE(clip.at);
  EXPECT_EQ(clip.at->event, game->main()->idAt(100));
  EXPECT_EQ(gamesIn(data->text().toUtf8()).size(), 1U);
}

TEST(Clips, FilesComeBeforeTextAndNothingIsNothing) {
  QMimeData data;
  EXPECT_EQ(Clips::read(data).sort, Clip::Sort::nothing);
  EXPECT_FALSE(Clips::fits(data));
  data.setText(QStringLiteral("  \n "));
  EXPECT_EQ(Clips::read(data).sort, Clip::Sort::nothing);
  data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/a.agn"))});
  EXPECT_EQ(Clips::read(data).files, QStringList{QStringLiteral("/tmp/a.agn")});
}

TEST(Clips, MegabytesOfForeignTextAreLeftWhereTheyAre) {
  QMimeData data;
  data.setText(QString(static_cast<int>(Clips::kMost) + 1, u'x'));
  const Clip clip = Clips::read(data);
  EXPECT_EQ(clip.sort, Clip::Sort::tooLarge);
  EXPECT_TRUE(clip.bytes.isEmpty());
}

TEST(Clips, ForeignBytesInOurOwnTypesAreReadAsAnyText) {
  for (const QByteArray& bytes :
       {QByteArray("\0\xff\xfe", 3), QByteArray("{"), QByteArray("not hex at all")}) {
    QMimeData data;
    data.setData(QStringLiteral("application/x-annales-games"), bytes);
    data.setData(QStringLiteral("application/x-annales-at"), bytes);
    const Clip clip = Clips::read(data);
    EXPECT_EQ(clip.sort, Clip::Sort::game);
    EXPECT_FALSE(clip.at);
    EXPECT_TRUE(gamesIn(clip.bytes).empty());
  }
}

} // namespace
} // namespace annales::viewer::test
