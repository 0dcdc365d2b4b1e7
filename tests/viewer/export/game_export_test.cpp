// Games written to files in every format that is offered.
#include "importers/sheets/workbook.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "viewer/export/game_export.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTimer>
#include <optional>

namespace annales::viewer::test {
namespace {

const ExportFormat& formatOf(const char* suffix) {
  for (const ExportFormat& format : GameExport::formats())
    if (std::string_view(format.suffix) == suffix) return format;
  throw std::runtime_error(suffix);
}

EventLog discussed() {
  EventLog log(openedSample("samples/game-occident.antike.jsonl")->log());
  Annotation remark;
  remark.event = log[5].id;
  remark.author = "Ada";
  remark.at = "2026-03-04T18:30:00Z";
  remark.text = "Too early.";
  remark.audience = Audience::club;
  remark.id = annotationId(remark);
  log.annotate(std::move(remark));
  return log;
}

/// The words of a PDF are packed; the tool that reads them may be missing.
std::optional<std::string> wordsIn(const QString& path) {
  if (path.endsWith(QStringLiteral("worksheet.pdf")) && !QFileInfo::exists(path))
    return std::nullopt; // no lesson
  if (path.endsWith(QStringLiteral(".pdf"))) {
    QProcess tool;
    tool.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
    if (!tool.waitForStarted()) return std::nullopt;
    tool.waitForFinished();
    return tool.readAllStandardOutput().simplified().toStdString();
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::string();
  std::string bytes = file.readAll().toStdString();
  if (!path.endsWith(QStringLiteral(".xlsx"))) return bytes;
  auto rows = sheets::rowsOfWorkbook(bytes); // these are packed, too
  std::string cells;
  for (sheets::SheetRow row; rows.value().next(row);)
    for (const std::string& cell : row.cells)
      cells += cell + '\n';
  return cells;
}

TEST(GameExport, EveryFormatIsWrittenWhole) {
  const QTemporaryDir folder;
  const EventLog log = discussed();
  for (const ExportFormat& format : GameExport::formats()) {
    const QString path = folder.filePath(QStringLiteral("game.") + QLatin1String(format.suffix));
    const QString said = GameExport::save(format, log, path);
    if (path.endsWith(QStringLiteral("worksheet.pdf"))) { // of lessons, and this game has none
      EXPECT_TRUE(said.contains(QStringLiteral("no lesson"))) << said.toStdString();
      EXPECT_FALSE(QFileInfo::exists(path));
      continue;
    }
    EXPECT_TRUE(said.contains(QStringLiteral("Saved"))) << said.toStdString();
    EXPECT_GT(QFileInfo(path).size(), 200) << format.suffix;
    if (const auto words = wordsIn(path)) {
      EXPECT_THAT(*words, testing::HasSubstr("Too early.")) << format.suffix;
    }
    EXPECT_FALSE(GameExport::titleOf(format).isEmpty());
  }
}

/// Says "harsh" and then "mild" in its place, and takes back "withdrawn remark".
EventLog edited() {
  EventLog log = discussed();
  const auto say = [&](const std::string& text) {
    Annotation remark;
    remark.event = log[5].id;
    remark.audience = Audience::club;
    remark.text = text;
    log.annotate(remarkOf(remark, {"Ada", "2026-03-04T19:30:00Z"}));
    return log.annotations().back();
  };
  const Annotation harsh = say("harsh"), wrong = say("withdrawn remark");
  Annotation mild = harsh;
  mild.text = "mild";
  log.annotate(editOf(harsh, mild, {"Ada", "2026-03-04T19:31:00Z"}));
  log.annotate(retractionOf(wrong, {"Ada", "2026-03-04T19:32:00Z"}));
  return log;
}

TEST(GameExport, NoFormatHasWhatNoLongerStands) {
  const QTemporaryDir folder;
  for (const ExportFormat& format : GameExport::formats()) {
    const QString path = folder.filePath(QStringLiteral("game.") + QLatin1String(format.suffix));
    (void)GameExport::save(format, edited(), path);
    const auto words = wordsIn(path);
    if (!words) continue;
    EXPECT_THAT(*words, testing::Not(testing::HasSubstr("harsh"))) << format.suffix;
    EXPECT_THAT(*words, testing::Not(testing::HasSubstr("withdrawn remark"))) << format.suffix;
    if (!format.withPast) continue;
    EXPECT_THAT(*words, testing::HasSubstr("mild")) << format.suffix;
    (void)GameExport::save(format, edited(), path, {Audience::club, Wordings::all});
    EXPECT_THAT(wordsIn(path).value_or(""),
                testing::AllOf(testing::HasSubstr("harsh"), testing::HasSubstr("withdrawn remark")))
        << format.suffix;
  }
}

/// Answers the dialog that comes next.
template <class Answer> void answersDialog(Answer answer) {
  QTimer::singleShot(0, [answer] {
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()); dialog != nullptr)
      answer(*dialog);
  });
}

TEST(PrivateRemarks, TheDialogAsksForWhom) {
  EventLog log = edited();
  Annotation remark;
  remark.event = log[6].id;
  remark.audience = Audience::coach;
  remark.text = "for the coach";
  log.annotate(remarkOf(remark, {"Ada", "2026-03-04T19:40:00Z"}));
  const RemarkCounts counts = PrivateRemarks::countsOf(log, true);
  const auto [mine, coachs, clubs] = counts.readable;
  EXPECT_EQ(mine, coachs);
  EXPECT_EQ(coachs, clubs + 1);
  EXPECT_EQ(counts.past, 2U);
  QStringList choices;
  answersDialog([&](QDialog& dialog) {
    for (const QRadioButton* choice : dialog.findChildren<QRadioButton*>())
      choices.append(choice->text());
    EXPECT_TRUE(dialog.findChildren<QRadioButton*>().front()->isChecked()) << "the fewest by default";
    pictureOf(dialog, "export-readers");
    dialog.accept();
  });
  const auto everyone = PrivateRemarks::askForReaders(nullptr, counts);
  ASSERT_TRUE(everyone);
  EXPECT_EQ(everyone->reader, Audience::club);
  EXPECT_EQ(everyone->wordings, Wordings::standing);
  EXPECT_EQ(choices.size(), 3);
  answersDialog([&](QDialog& dialog) {
    dialog.findChildren<QRadioButton*>().at(1)->setChecked(true);
    dialog.findChild<QCheckBox*>()->setChecked(true);
    dialog.accept();
  });
  const auto coach = PrivateRemarks::askForReaders(nullptr, counts);
  ASSERT_TRUE(coach);
  EXPECT_EQ(coach->reader, Audience::coach);
  EXPECT_EQ(coach->wordings, Wordings::all);
  answersDialog([](QDialog& dialog) { dialog.reject(); });
  EXPECT_FALSE(PrivateRemarks::askForReaders(nullptr, counts));
  EXPECT_TRUE(PrivateRemarks::askForReaders(nullptr, PrivateRemarks::countsOf(discussed(), true)))
      << "no question where every reader gets the same";
}

TEST(GameExport, WhatIsOnlyForItsAuthorIsLeftOutAndCounted) {
  const QTemporaryDir folder;
  EventLog log = discussed();
  Annotation secret = log.annotations().back();
  secret.text = "Clumsy, as ever.";
  secret.audience = Audience::me;
  secret.id = annotationId(secret);
  log.annotate(std::move(secret));
  for (const ExportFormat& format : GameExport::formats()) {
    const auto written = [&](Audience reader) {
      const QString path = folder.filePath(QStringLiteral("game.") + QLatin1String(format.suffix));
      const QString said = GameExport::save(format, log, path, {reader, Wordings::standing});
      EXPECT_EQ(said.contains(QStringLiteral("1 private remark")), reader != Audience::me)
          << said.toStdString();
      return wordsIn(path);
    };
    const auto coachs = written(Audience::coach), mine = written(Audience::me);
    if (!coachs || !mine) continue;
    EXPECT_THAT(*coachs, testing::Not(testing::HasSubstr("Clumsy"))) << format.suffix;
    EXPECT_THAT(*mine, testing::HasSubstr("Clumsy")) << format.suffix;
  }
}

TEST(GameExport, APositionIsSavedAsADrawingWithWhatRemarksDraw) {
  const QTemporaryDir folder;
  const auto game = openedSample("samples/game-occident.antike.jsonl");
  const auto drawn = [&](EventIndex k, const std::vector<Mark>& marks) {
    const QString path = folder.filePath(QStringLiteral("board.svg"));
    EXPECT_TRUE(
        GameExport::saveDrawing(*game, *game->main(), k, marks, path).contains(QStringLiteral("Saved")));
    return wordsIn(path).value();
  };
  const std::string plain = drawn(300, {});
  EXPECT_THAT(plain, testing::StartsWith("<svg "));
  EXPECT_NE(plain, drawn(900, {}));
  EXPECT_THAT(drawn(300, {Ring{(*game->game().map)[ProvinceId(0)].id, MarkColour::red}}),
              testing::HasSubstr("<circle"));
  const std::string here = (*game->game().map)[ProvinceId(0)].id,
                    there = (*game->game().map)[ProvinceId(9)].id;
  for (const MarkColour colour : {MarkColour::red, MarkColour::blue, MarkColour::yellow})
    for (const Mark& mark : {Mark(Ring{here, colour}), Mark(Arrow{here, there, colour})})
      EXPECT_THAT(drawn(300, {mark}), testing::HasSubstr("stroke-dasharray"))
          << "colours are not seen by all";
  EXPECT_FALSE(
      GameExport::saveDrawing(*game, *game->main(), 1, {}, folder.filePath(QStringLiteral("no/such.svg")))
          .contains(QStringLiteral("Saved")));
}

TEST(GameExport, TheEndingOfANameDecidesItsFormat) {
  const ExportFormat &log = formatOf("antike.jsonl"), &sealed = GameExport::formats()[1];
  const auto format = [](const char* name, const ExportFormat& chosen) {
    return &GameExport::formatFor(QLatin1String(name), chosen, GameExport::formats());
  };
  EXPECT_EQ(format("/a/occ.pdf", log), &formatOf("pdf"));
  EXPECT_EQ(format("/a/occ.PDF", log), &formatOf("pdf"));
  EXPECT_EQ(format("/a/game.jsonl", sealed), &sealed) << "both have it";
  EXPECT_EQ(format("/a/club 28.11", sealed), &sealed);
  EXPECT_EQ(&GameExport::formatFor(QStringLiteral("/a/occ.pdf"), log, GameExport::formats().first(1)), &log)
      << "nothing else was offered";
}

TEST(GameExport, WithoutRemarksNoFileOfRemarksIsWritten) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("none.md"));
  const EventLog bare(sixNations()->log());
  ASSERT_TRUE(bare.annotations().empty());
  EXPECT_TRUE(GameExport::save(formatOf("md"), bare, path).contains(QStringLiteral("no remarks")));
  EXPECT_FALSE(QFile::exists(path));
}

TEST(GameExport, WhereNothingCanBeWrittenItSaysSo) {
  const QString said =
      GameExport::save(formatOf("antike.jsonl"), discussed(), QStringLiteral("/no/such/folder/game.jsonl"));
  EXPECT_TRUE(said.contains(QStringLiteral("cannot be written"))) << said.toStdString();
}

} // namespace
} // namespace annales::viewer::test
