// A game on paper: a sound PDF whose words can be found, with the positions that were remarked on.
#include "libreplay/log/annotation_codec.h"
#include "tests/viewer/samples.h"
#include "viewer/export/game_pictures.h"
#include "viewer/export/paper_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <regex>

namespace annales::viewer::test {
namespace {

/// Kept, to be looked at.
QString paperOf(const char* sample, Language language, const char* name) {
  const auto game = openedSample(sample);
  const QDir folder(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper"));
  folder.mkpath(QStringLiteral("."));
  const QString path = folder.filePath(QLatin1String(name));
  QFile file(path);
  const std::string bytes = paperReport({game->log(), game->board(), language});
  EXPECT_TRUE(bytes.starts_with("%PDF-"));
  EXPECT_TRUE(file.open(QIODevice::WriteOnly) &&
              file.write(bytes.data(), static_cast<qint64>(bytes.size())) > 0);
  return path;
}

/// Nothing where the tool is missing.
std::optional<std::string> ranTool(const QString& tool, const QStringList& arguments, int* status = nullptr) {
  QProcess process;
  process.start(tool, arguments);
  if (!process.waitForStarted()) return std::nullopt;
  process.waitForFinished();
  if (status != nullptr) *status = process.exitCode();
  return process.readAllStandardOutput().simplified().toStdString();
}

TEST(PaperReportTest, IsASoundDocumentWhoseWordsCanBeFound) {
  const QString path =
      paperOf("samples/antike-ii.game-mare-nostrum.antike.jsonl", Language::english, "game.pdf");
  int status = -1;
  const auto sound = ranTool(QStringLiteral("qpdf"), {QStringLiteral("--check"), path}, &status);
  if (sound) {
    EXPECT_EQ(status, 0) << *sound;
  }
  const auto words = ranTool(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
  if (!words) GTEST_SKIP() << "no pdftotext here";
  for (const char* part :
       {"Four nations on Mare Nostrum", "2026-11-20", "played by Growth bot",
        "Won by the Phoenicians: goal reached", "44 rounds, 964 events", "Round 1, event 5",
        "A coin comes with every production", "a production instead", "Final holdings", "Navigators"})
    EXPECT_THAT(*words, testing::HasSubstr(part));
}

TEST(PaperReportTest, SpeaksGerman) {
  const auto words =
      ranTool(QStringLiteral("pdftotext"),
              {paperOf("samples/duellum.game-rome-carthage.antike.jsonl", Language::german, "partie.pdf"),
               QStringLiteral("-")});
  if (!words) GTEST_SKIP() << "no pdftotext here";
  EXPECT_THAT(*words, testing::HasSubstr("Karthager"));
  EXPECT_THAT(*words, testing::HasSubstr("Runde 2, Ereignis 18"));
}

TEST(PaperReportTest, ARemarkOpensNoFileAndMakesNoMarkup) {
  const auto sample = openedSample("samples/antike.battle-athens.antike.jsonl");
  EventLog log(sample->log());
  Annotation remark;
  remark.event = log[5].id;
  remark.author = "<img src=\"file:///etc/passwd\">";
  remark.at = "2026-03-04T18:30:00Z";
  remark.text =
      "<h1>Huge</h1> <img src=\"file:///etc/hostname\"> ![p](file:///etc/hostname) [x](javascript:alert)";
  remark.audience = Audience::club;
  remark.id = annotationId(remark);
  log.annotate(std::move(remark));
  const std::string bytes = paperReport({log, sample->board()});
  EXPECT_EQ(bytes.find("/URI"), std::string::npos);
  QFile file(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper/hostile.pdf"));
  QDir().mkpath(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes.data(), static_cast<qint64>(bytes.size()));
  file.close();
  const auto words = ranTool(QStringLiteral("pdftotext"), {file.fileName(), QStringLiteral("-")});
  if (!words) GTEST_SKIP() << "no pdftotext here";
  EXPECT_THAT(*words, testing::HasSubstr("<h1>Huge</h1>"));
  EXPECT_THAT(*words, testing::HasSubstr("![p](file:///etc/hostname)"));
}

TEST(PaperReportTest, ListsAndCodeFitOnThePaper) {
  const auto sample = openedSample("samples/antike.battle-athens.antike.jsonl");
  EventLog log(sample->log());
  Annotation remark;
  remark.event = log[5].id;
  remark.author = "Anna";
  remark.at = "2026-03-04T18:30:00Z";
  std::string deep;
  for (int i = 0; i < 40; ++i)
    deep += "- ";
  remark.text = "12. Temple\n13. Iron\n\nFor 3~4 rounds, then 5~6.\n\n```\n" + std::string(60, 'c') + " " +
                std::string(200, 'd') + "\n```\n\n" + deep + "deepest of all the lists that there are";
  remark.audience = Audience::club;
  remark.id = annotationId(remark);
  log.annotate(std::move(remark));
  const std::string bytes = paperReport({log, sample->board()});
  QFile file(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper/lists.pdf"));
  QDir().mkpath(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes.data(), static_cast<qint64>(bytes.size()));
  file.close();
  const auto words = ranTool(QStringLiteral("pdftotext"), {file.fileName(), QStringLiteral("-")});
  const auto boxes =
      ranTool(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), file.fileName(), QStringLiteral("-")});
  if (!words || !boxes) GTEST_SKIP() << "no pdftotext here";
  for (const char* part : {"12. Temple", "13. Iron", "3~4 rounds, then 5~6"})
    EXPECT_THAT(*words, testing::HasSubstr(part));
  const std::regex right("xMax=\"([0-9.]+)\"");
  constexpr double kA4 = 595.3;
  for (std::sregex_iterator at(boxes->begin(), boxes->end(), right), end; at != end; ++at)
    EXPECT_LT(std::stod((*at)[1]), kA4) << at->str();
}

/// A game with a remark of an author whose name is written from right to left.
std::string paperWithRemark(const std::string& author, const std::string& text,
                            std::vector<std::string> glyphs) {
  const auto sample = openedSample("samples/antike.battle-athens.antike.jsonl");
  EventLog log(sample->log());
  Annotation remark;
  remark.event = log[5].id;
  remark.author = author;
  remark.at = "2026-03-04T18:30:00Z";
  remark.text = text;
  remark.glyphs = std::move(glyphs);
  remark.audience = Audience::club;
  remark.id = annotationId(remark);
  log.annotate(std::move(remark));
  QDir().mkpath(QStringLiteral(ANNALES_BINARY_DIR "/pictures/paper"));
  const std::string path = ANNALES_BINARY_DIR "/pictures/paper/remark.pdf";
  const std::string bytes = paperReport({log, sample->board()});
  QFile file(QString::fromStdString(path));
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes.data(), static_cast<qint64>(bytes.size()));
  return path;
}

TEST(PaperReportTest, ASignBehindAHebrewNameStaysAsItIs) {
  for (const char* glyph : {"?!", "!?"}) {
    const auto words =
        ranTool(QStringLiteral("pdftotext"),
                {QString::fromStdString(paperWithRemark("דנה", "Too early.", {glyph})), QStringLiteral("-")});
    if (!words) GTEST_SKIP() << "no pdftotext here";
    EXPECT_THAT(*words, testing::HasSubstr(std::string("2026-03-04 ") + glyph)) << *words;
    EXPECT_THAT(*words, testing::HasSubstr("Too early."));
  }
}

TEST(PaperReportTest, WordsWithFAndIAreFound) {
  const auto words = ranTool(
      QStringLiteral("pdftotext"),
      {QString::fromStdString(paperWithRemark("Anna",
                                              "The first field was an efficient fleet offer, affluent "
                                              "and flat.",
                                              {})),
       QStringLiteral("-")});
  if (!words) GTEST_SKIP() << "no pdftotext here";
  for (const char* word : {"first field", "efficient", "fleet", "offer", "affluent", "flat"})
    EXPECT_THAT(*words, testing::HasSubstr(word));
}

TEST(PaperReportTest, PicturesLoseNothing) {
  const QString path =
      paperOf("samples/antike-ii.game-mare-nostrum.antike.jsonl", Language::english, "pictures.pdf");
  const auto list = ranTool(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
  if (!list) GTEST_SKIP() << "no pdfimages here";
  EXPECT_THAT(*list, testing::HasSubstr(" image "));
  EXPECT_THAT(*list, testing::Not(testing::HasSubstr("jpeg")));
}

TEST(GamePicturesTest, APositionDiffersFromAnotherAndAChartHasEveryNationsColour) {
  const auto game = openedSample("samples/antike-ii.game-mare-nostrum.antike.jsonl");
  GamePictures pictures(*game, false, 700);
  const QImage begin = pictures.position(*game->main(), 1, {}),
               late = pictures.position(*game->main(), 600, {});
  EXPECT_NE(begin, late);
  EXPECT_NE(pictures.position(*game->main(), 600, {Ring{"roma", MarkColour::red}}), late);
  const QImage chart = pictures.chart(*game->main(), Measure::stock, QStringLiteral("Stock"));
  for (const NationLook& nation : pictures.nations()) {
    int seen = 0;
    for (int y = 60; y < chart.height(); ++y)
      for (int x = 0; x < chart.width(); ++x)
        if (chart.pixelColor(x, y) == nation.curve) ++seen;
    EXPECT_GT(seen, 20) << nation.name.toStdString();
  }
}

} // namespace
} // namespace annales::viewer::test
