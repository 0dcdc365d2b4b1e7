// The panel with real library files: opening, importing, other writers, and everything that can be wrong.
#include "importers/boards/own_boards.h"
#include "libreplay/remarks/standing.h"
#include "tests/importers/antike_jsonl/read_logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/look/look.h"

#include <unistd.h>

#include <QAbstractItemModelTester>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QStandardPaths>
#include <QTranslator>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

class Panel : public LibraryFixture {};

/// Permissions mean nothing to root.
class AsNobody {
public:
  AsNobody() {
    if (geteuid() == 0 && seteuid(65534) == 0) back_ = true;
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;
  ~AsNobody() {
    if (back_ && seteuid(0) != 0) std::abort();
  }

private:
  bool back_ = false;
};

void copySample(const std::string& name, const QString& to) {
  QFile::copy(QString::fromStdString(ANNALES_SOURCE_DIR "/samples/" + name), to);
  QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
}

TEST_F(Panel, ShowsWithoutALibraryHowToGetOne) {
  LibraryPanel panel(store_);
  EXPECT_EQ(part<StartPage>(panel).shown(), StartPage::Case::noLibrary);
  EXPECT_EQ(panel.libraryPath(), QString());
  EXPECT_FALSE(panel.busy());
  panel.cancel();
  panel.focusFilter();
  panel.resize(1280, 720);
  pictureOf(panel, "library-none");
}

/// Somebody who has nothing yet sees games after one click.
TEST_F(Panel, SampleGamesComeByOneClick) {
  qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
  LibraryPanel panel(store_);
  emit part<StartPage>(panel).samplesAsked();
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel.model().rowCount() > 5 && !panel.busy(); }, kPatience));
  EXPECT_EQ(panel.libraryPath(), RecentLibraries::samplesPath());
  EXPECT_TRUE(panel.libraryPath().startsWith(folder_.path()));
  const int games = panel.model().rowCount();
  const QSignalSpy opened(&panel, &LibraryPanel::gameOpened);
  panel.openSamples(true);
  ASSERT_TRUE(QTest::qWaitFor([&] { return opened.size() == 1; }, kPatience));
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(panel.model().rowCount(), games) << "again is no more";
  EXPECT_GT(store_.tab()->line->length(), 1000U) << "a whole game";
  qunsetenv("XDG_DATA_HOME");
}

TEST_F(Panel, ShowsEverySampleAsTheLibraryListsIt) {
  const QString path = full();
  LibraryPanel panel(store_);
  const QSignalSpy opened(&panel, &LibraryPanel::libraryOpened);
  open(panel, path);
  EXPECT_EQ(opened.size(), 1);
  EXPECT_EQ(panel.libraryPath(), path);
  const auto rows = listed(path);
  const GamesModel& model = panel.model();
  ASSERT_EQ(static_cast<std::size_t>(model.rowCount()), rows.size());
  EXPECT_EQ(rows.size(), sampleFiles().size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    int at = 0;
    while (at < model.rowCount() && model.row(at).id != rows[i].id)
      ++at;
    ASSERT_LT(at, model.rowCount());
    const auto text = [&](GamesColumn column) {
      return model.index(at, static_cast<int>(column)).data().toString().toStdString();
    };
    const auto tag = [&](const std::string& name) {
      const auto found = rows[i].tags.find(name);
      return found == rows[i].tags.end() ? std::string() : found->second;
    };
    EXPECT_EQ(text(GamesColumn::id), hexOf(rows[i].id).substr(0, 12));
    EXPECT_EQ(text(GamesColumn::date), tag("date"));
    EXPECT_EQ(text(GamesColumn::event), tag("event"));
    EXPECT_EQ(text(GamesColumn::rounds), std::to_string(rows[i].rounds));
    EXPECT_EQ(text(GamesColumn::events), QLocale().toString(rows[i].events).toStdString());
    EXPECT_EQ(text(GamesColumn::ruleset), titleOf(rows[i].ruleset));
    EXPECT_EQ(text(GamesColumn::remarks), rows[i].remarks == 0 ? "" : std::to_string(rows[i].remarks));
    EXPECT_EQ(text(GamesColumn::result) == "unfinished", !rows[i].ended);
    const auto& row = model.row(at);
    ASSERT_EQ(row.seatCount, rows[i].nations.size());
    for (std::size_t n = 0; n < row.seatCount; ++n) {
      EXPECT_EQ(row.seats[n].player->shown.toStdString(), tag("player." + rows[i].nations[n]));
      EXPECT_EQ(row.winner == static_cast<int>(n), rows[i].nations[n] == rows[i].winner);
      EXPECT_THAT(text(GamesColumn::nations), HasSubstr(row.seats[n].nation->shown.toStdString()));
    }
  }
}

/// The table, the window and the terminal ask one palette: a nation is red everywhere or nowhere. The second
/// game is on a board that nobody has.
TEST_F(Panel, ANationHasTheColourThatItHasInItsGame) {
  const QString path = full();
  const QStringList unknown{
      QString::fromStdString(ANNALES_SOURCE_DIR "/tests/conformance/cases/game-01-hex-3.antike.jsonl")};
  const std::atomic<bool> never = false;
  ASSERT_EQ(importFiles(path, unknown, never, [](const ImportStep&) {}).added, 1U);
  RowMaker maker;
  std::size_t boards = 0, games = 0;
  for (const GameSummary& summary : listed(path)) {
    Library open = library(path);
    const GameRow row = maker.make(summary, &open);
    const auto game = openGame(must(open.load(summary.id)), shelfWithOwnBoards().find(summary.map));
    const std::vector<NationLook> looks = nationLooks(*game, Look{});
    ASSERT_EQ(looks.size(), row.seatCount);
    for (std::size_t n = 0; n < looks.size(); ++n)
      EXPECT_EQ(row.seats[n].colour, looks[n].fill.rgb()) << summary.nations[n];
    boards += game->board() != nullptr ? 1 : 0;
    ++games;
  }
  EXPECT_GT(boards, 0U);
  EXPECT_LT(boards, games) << "also on boards that nobody has";
}

/// "Ereignisse" and "Anmerkungen" need more room than "Events" and "Remarks".
TEST_F(Panel, HeadsOfColumnsAreWholeInGerman) {
  QLocale::setDefault(QLocale(QLocale::German));
  LibraryPanel panel(store_);
  panel.resize(1280, 600);
  panel.show();
  open(panel, full());
  auto& table = part<GamesTable>(panel);
  struct LongHeads : QTranslator {
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
      return qstrcmp(source, "Remarks") == 0 || qstrcmp(source, "Events") == 0 ? QStringLiteral("Anmerkungen")
                                                                               : QString();
    }
  } words;
  QApplication::installTranslator(&words);
  QApplication::processEvents();
  const QFontMetrics metrics(table.horizontalHeader()->font());
  for (int column = 0; column < kGamesColumns; ++column)
    EXPECT_GE(table.columnWidth(column),
              metrics.horizontalAdvance(table.model()->headerData(column, Qt::Horizontal).toString()) + 8)
        << column;
  QApplication::removeTranslator(&words);
  QLocale::setDefault(QLocale(QLocale::English));
}

/// Whoever saves a board with other colours sees them in the table as on the board.
TEST_F(Panel, ANationHasTheColourOfOnesOwnBoard) {
  const QString path = full();
  const QByteArray before = qgetenv("XDG_DATA_HOME");
  qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
  const std::vector<GameSummary> games = listed(path);
  const auto rowOf = [&](const GameSummary& summary) { return RowMaker().make(summary, nullptr); };
  const auto roman = std::ranges::find_if(games, [](const GameSummary& game) {
    return BoardShelf::builtIn().find(game.map) == BoardShelf::builtIn().find("occident") &&
           std::ranges::find(game.nations, "romans") != game.nations.end();
  });
  ASSERT_NE(roman, games.end());
  const auto seat =
      static_cast<std::size_t>(std::ranges::find(roman->nations, "romans") - roman->nations.begin());
  const QRgb builtIn = rowOf(*roman).seats[seat].colour;
  QFile own(QStringLiteral(ANNALES_SOURCE_DIR "/engine/boards/built_in/occident.json"));
  ASSERT_TRUE(own.open(QIODevice::ReadOnly));
  const QByteArray blue = own.readAll().replace("#c10c04", "#0102fd");
  QDir().mkpath(at("annales/boards"));
  QFile file(at("annales/boards/mine.json"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(blue) == blue.size());
  file.close();
  const auto shown = openGame(must(library(path).load(roman->id)), shelfWithOwnBoards().find(roman->map));
  EXPECT_EQ(rowOf(*roman).seats[seat].colour, nationLooks(*shown, Look{})[seat].fill.rgb());
  EXPECT_NE(rowOf(*roman).seats[seat].colour, builtIn);
  before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
}

TEST_F(Panel, CountsTheRemarksThatStand) {
  const QString path = full();
  bool some = false;
  for (const GameSummary& row : listed(path)) {
    const EventLog log = must(library(path).load(row.id));
    const std::size_t standing = standingRemarks(log.annotations()).size();
    EXPECT_EQ(row.remarks, standing) << hexOf(row.id);
    some = some || standing > 0;
  }
  EXPECT_TRUE(some) << "no sample has a remark";
}

TEST_F(Panel, ImportsFilesAndFolders) {
  LibraryPanel panel(store_);
  panel.createLibrary(at("new/club.annales"));
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(part<StartPage>(panel).shown(), StartPage::Case::empty);
  QDir(folder_.path()).mkpath(QStringLiteral("logs/deep/er"));
  copySample("opening-growth.antike.jsonl", at("logs/a.jsonl"));
  copySample("opening-military.antike.jsonl", at("logs/deep/er/b.jsonl"));
  copySample("opening-military.antike.jsonl", at("logs/deep/not-a-log.txt"));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles(
      {at("logs"), QString::fromStdString(ANNALES_SOURCE_DIR "/samples/rondel.move.antike.jsonl")});
  EXPECT_TRUE(panel.busy());
  ASSERT_TRUE(calm(panel));
  ASSERT_EQ(finished.size(), 1);
  const auto report = finished.front().front().value<ImportReport>();
  EXPECT_EQ(report.files, 3U);
  EXPECT_EQ(report.added, 3U);
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel.model().rowCount() == 3; }, kPatience));
  panel.importFiles({at("logs")});
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(finished.back().front().value<ImportReport>().known, 2U);
  EXPECT_THAT(told(panel), HasSubstr("Known: 2"));
}

TEST_F(Panel, NamesEveryRejectedFileAndRow) {
  const auto write = [&](const char* name, const std::string& text) {
    std::ofstream(at(name).toStdString(), std::ios::binary) << text;
    return at(name);
  };
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/opening-growth.antike.jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  std::string broken;
  for (std::size_t i = 0; i < 5; ++i)
    broken += lines[i] + '\n';
  const QString cut = write("cut.jsonl", broken + "{\"rec\":\n");
  const QString foreign = write("foreign.jsonl", "hello\n");
  const QString binary = write("binary.jsonl", std::string("\0\1\2\xff", 4));
  const QString good = write("good.jsonl", broken);
  LibraryPanel panel(store_);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(calm(panel));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles({cut, foreign, at("missing.jsonl"), binary, good});
  ASSERT_TRUE(calm(panel));
  ASSERT_EQ(finished.size(), 1);
  const auto report = finished.front().front().value<ImportReport>();
  ASSERT_EQ(report.rejected.size(), 4U);
  EXPECT_EQ(report.rejected[0].file, cut);
  EXPECT_EQ(report.rejected[0].row, 6U);
  EXPECT_EQ(report.rejected[1].file, foreign);
  EXPECT_EQ(report.rejected[1].row, 1U);
  EXPECT_EQ(report.rejected[2].file, at("missing.jsonl"));
  EXPECT_EQ(report.rejected[3].row, 1U);
  EXPECT_EQ(report.added, 1U);
  for (const RejectedGame& rejected : report.rejected)
    EXPECT_FALSE(rejected.reason.isEmpty());
  const std::string text = part<ImportReportView>(panel).text().toStdString();
  EXPECT_THAT(text, HasSubstr("cut.jsonl, row 6: " + report.rejected[0].reason.toStdString()));
  EXPECT_THAT(text, HasSubstr("missing.jsonl"));
  EXPECT_EQ(part<MessageStrip>(panel).kind(), MessageStrip::Kind::problem);
  panel.resize(1280, 720);
  pictureOf(panel, "library-report");
}

TEST_F(Panel, ExtendsAGameThatHasGrown) {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/opening-growth.antike.jsonl");
  std::ofstream shorter(at("short.jsonl").toStdString());
  int events = 0;
  for (std::string line; std::getline(in, line);)
    if (line.find("\"rec\":\"event\"") == std::string::npos
            ? line.find("\"rec\":\"map\"") != std::string::npos
            : ++events <= 10)
      shorter << line << '\n';
  shorter.close();
  LibraryPanel panel(store_);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(calm(panel));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles({at("short.jsonl")});
  panel.importFiles({QString::fromStdString(ANNALES_SOURCE_DIR "/samples/opening-growth.antike.jsonl")});
  ASSERT_TRUE(calm(panel));
  ASSERT_EQ(finished.size(), 2) << "the second waited for the first";
  const auto report = finished.back().front().value<ImportReport>();
  ASSERT_EQ(report.extended.size(), 1U);
  EXPECT_EQ(report.extended[0].events, static_cast<std::size_t>(events - 10));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return panel.model().rowCount() == 1 && panel.model().row(0).events > 10; }, kPatience));
}

TEST_F(Panel, CancelledImportLeavesASoundLibrary) {
  const QString path = at("club.annales");
  std::size_t before = 0; // a later import may be cancelled sooner than an earlier one
  for (const int afterSteps : {0, 1, 2}) {
    LibraryPanel panel(store_);
    panel.createLibrary(path);
    ASSERT_TRUE(calm(panel));
    QSignalSpy finished(&panel, &LibraryPanel::importFinished);
    panel.importFiles(samplePaths());
    QTest::qWait(afterSteps * 15);
    panel.cancel();
    ASSERT_TRUE(calm(panel));
    ASSERT_EQ(finished.size(), 1);
    const auto report = finished.front().front().value<ImportReport>();
    const auto rows = listed(path);
    EXPECT_EQ(rows.size(), before + report.added);
    EXPECT_LE(report.known, before);
    EXPECT_TRUE(must(library(path).check({})).findings.empty());
    before = rows.size();
  }
}

TEST_F(Panel, ClosingInTheMiddleOfAnImportIsSafe) {
  const QString path = at("club.annales");
  for (int wait = 0; wait < 60; wait += 12) {
    auto panel = std::make_unique<LibraryPanel>(store_);
    panel->createLibrary(path);
    ASSERT_TRUE(calm(*panel));
    panel->importFiles(samplePaths());
    QTest::qWait(wait);
    panel.reset();
    EXPECT_TRUE(must(library(path).check({})).findings.empty());
    must(library(path, Access::readWrite).beginImport()); // nobody holds it any more
  }
}

TEST_F(Panel, OpensAGameByEnter) {
  LibraryPanel panel(store_);
  open(panel, full());
  QSignalSpy opened(&panel, &LibraryPanel::gameOpened);
  auto& table = part<GamesTable>(panel);
  for (int row = 0; row < panel.model().rowCount(); row += 7) {
    opened.clear();
    table.goTo(row);
    QTest::keyClick(&table, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return opened.size() == 1; }, kPatience));
    ASSERT_NE(store_.tab(), nullptr);
    EXPECT_EQ(store_.tab()->game->id(), panel.model().row(row).id);
  }
}

TEST_F(Panel, LettersGoIntoTheFilterAndDownGoesBack) {
  LibraryPanel panel(store_);
  open(panel, full());
  panel.show();
  panel.activateWindow();
  auto& table = part<GamesTable>(panel);
  auto& field = part<QLineEdit>(part<FilterBar>(panel));
  table.setFocus();
  const int all = panel.model().rowCount();
  QTest::keyClick(&table, Qt::Key_Delete);
  QTest::keyClicks(&table, QStringLiteral("o"));
  QTest::keyClicks(&field, QStringLiteral("rient"));
  EXPECT_EQ(field.text(), QStringLiteral("orient"));
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(panel.model().total(), static_cast<std::size_t>(all));
  EXPECT_LT(panel.model().rowCount(), all);
  EXPECT_GT(panel.model().rowCount(), 0);
  QTest::keyClick(&field, Qt::Key_Down);
  EXPECT_TRUE(table.hasFocus());
  EXPECT_EQ(table.currentIndex().row(), 0);
  QTest::keyClick(&table, Qt::Key_Up);
  EXPECT_TRUE(field.hasFocus());
  QTest::keyClick(&field, Qt::Key_Escape);
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(panel.model().rowCount(), all);
}

TEST_F(Panel, LeavesTheWindowsKeysAlone) {
  LibraryPanel panel(store_);
  open(panel, full());
  auto& table = part<GamesTable>(panel);
  table.goTo(1);
  for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Comma, Qt::Key_Period}) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier,
                    key == Qt::Key_Comma ? QStringLiteral(",") : QString());
    press.accept();
    QCoreApplication::sendEvent(&table, &press);
    EXPECT_FALSE(press.isAccepted()) << key;
  }
  EXPECT_EQ(part<QLineEdit>(part<FilterBar>(panel)).text(), QString());
}

TEST_F(Panel, ShowsWhatAnotherProgramImports) {
  const QString path = at("club.annales");
  const std::atomic<bool> never = false;
  const QStringList samples = samplePaths();
  static_cast<void>(library(path, Access::create));
  static_cast<void>(importFiles(path, samples.mid(0, 5), never, [](const ImportStep&) {}));
  LibraryPanel panel(store_);
  const QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  open(panel, path);
  ASSERT_EQ(panel.model().rowCount(), 5);
  auto& table = part<GamesTable>(panel);
  table.goTo(2);
  const auto current = table.currentGame();
  Library other = library(path, Access::readWrite); // stays open, as another program does
  for (qsizetype i = 5; i < 8; ++i) {
    std::ifstream in(samples[i].toStdString());
    const auto logs = annales::test::readLogs(in, BoardShelf::builtIn().finder());
    auto batch = must(other.beginImport());
    must(batch.add(*logs->front()));
    must(batch.commit());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return panel.model().rowCount() == static_cast<int>(i) + 1; }, kPatience));
    EXPECT_EQ(table.currentGame(), current) << "the selection stays";
  }
}

TEST_F(Panel, SaysWhatIsWrongWithAFile) {
  std::ofstream(at("text.annales").toStdString()) << "this is a text, not a library of games\n";
  const QString newer = full("newer.annales");
  sql(newer, "PRAGMA user_version = 99");
  const QString damaged = full("damaged.annales");
  {
    sql(damaged, "PRAGMA wal_checkpoint(TRUNCATE)");
    std::fstream file(damaged.toStdString(), std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(4096);
    file << std::string(static_cast<std::size_t>(QFileInfo(damaged).size()) - 4096, '\x5a');
  }
  LibraryPanel panel(store_);
  QSignalSpy problems(&panel, &LibraryPanel::problem);
  const std::vector<std::pair<QString, std::string>> cases{
      {at("nowhere.annales"), "There is no library"},
      {at("text.annales"), "is not a library"},
      {folder_.path(), "is not a library"},
      {newer, "Install the newer version"},
      {damaged, "annales repair"},
  };
  for (const auto& [path, words] : cases) {
    problems.clear();
    open(panel, path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return problems.size() == 1; }, kPatience)) << path.toStdString();
    EXPECT_THAT(told(panel), HasSubstr(words));
    EXPECT_EQ(panel.model().rowCount(), 0);
    QTest::qWait(20);
    EXPECT_EQ(problems.size(), 1) << "said once";
  }
  panel.resize(1280, 720);
  pictureOf(panel, "library-damaged");
  open(panel, full("fine.annales"));
  EXPECT_EQ(told(panel), "") << "what was wrong before is forgotten";
  EXPECT_GT(panel.model().rowCount(), 0);
}

TEST_F(Panel, CreatesTheLibraryThatIsMissing) {
  LibraryPanel panel(store_);
  open(panel, at("later.annales"));
  const auto buttons = part<MessageStrip>(panel).findChildren<QPushButton*>();
  ASSERT_FALSE(buttons.isEmpty());
  buttons.front()->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel.libraryPath() == at("later.annales"); }, kPatience));
}

TEST_F(Panel, OpensAReadOnlyLibraryWithANote) {
  const QString path = full();
  std::filesystem::permissions(path.toStdString(), static_cast<std::filesystem::perms>(0444));
  std::filesystem::permissions(folder_.path().toStdString(), static_cast<std::filesystem::perms>(0555));
  {
    const AsNobody nobody;
    LibraryPanel panel(store_);
    open(panel, path);
    EXPECT_EQ(static_cast<std::size_t>(panel.model().rowCount()), sampleFiles().size());
    EXPECT_EQ(part<MessageStrip>(panel).kind(), MessageStrip::Kind::note);
    EXPECT_THAT(told(panel), HasSubstr("read-only"));
    QSignalSpy opened(&panel, &LibraryPanel::gameOpened);
    part<GamesTable>(panel).goTo(0);
    QTest::keyClick(&part<GamesTable>(panel), Qt::Key_Enter);
    EXPECT_TRUE(QTest::qWaitFor([&] { return opened.size() == 1; }, kPatience));
    panel.importFiles(samplePaths().mid(0, 1));
    EXPECT_TRUE(calm(panel));
    EXPECT_THAT(told(panel), HasSubstr("Allow writing"));
  }
  std::filesystem::permissions(folder_.path().toStdString(), std::filesystem::perms::owner_all);
}

TEST_F(Panel, AsksForALibraryBeforeItImports) {
  LibraryPanel panel(store_);
  panel.importFiles(samplePaths().mid(0, 2));
  EXPECT_FALSE(panel.busy());
  EXPECT_THAT(told(panel), HasSubstr("kept in a library"));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 1; }, kPatience));
  EXPECT_EQ(listed(at("club.annales")).size(), 2U);
}

TEST_F(Panel, TheSamplesGoIntoNoOtherLibrary) {
  qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
  const QString samples = RecentLibraries::samplesPath();
  QDir().mkpath(QFileInfo(samples).path());
  std::ofstream(samples.toStdString()) << "this is a text, not a library of games\n";
  const QString own = full("own.annales");
  LibraryPanel panel(store_);
  const QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.openSamples(false);
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(panel.libraryPath(), QString());
  open(panel, own);
  EXPECT_EQ(finished.size(), 0) << "nothing is imported";

  QFile::remove(samples);
  const QSignalSpy opened(&panel, &LibraryPanel::gameOpened);
  panel.openSamples(true);
  open(panel, own); // before the samples have come
  EXPECT_EQ(panel.libraryPath(), own);
  EXPECT_EQ(finished.size(), 0);
  EXPECT_EQ(opened.size(), 0) << "no game of one's own in place of a sample";
  qunsetenv("XDG_DATA_HOME");
}

TEST_F(Panel, WhatWaitsForALibraryIsForWhoAnswersItsTrouble) {
  const QString other = at("other.annales");
  static_cast<void>(library(other, Access::create));
  LibraryPanel panel(store_);
  panel.importFiles(samplePaths().mid(0, 2));
  open(panel, at("later.annales"));
  open(panel, other);
  EXPECT_TRUE(listed(other).empty());
}

TEST_F(Panel, WhatWaitsComesIntoTheLibraryThatIsCreatedForIt) {
  LibraryPanel panel(store_);
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles(samplePaths().mid(0, 2));
  open(panel, at("later.annales"));
  const auto buttons = part<MessageStrip>(panel).findChildren<QPushButton*>();
  ASSERT_FALSE(buttons.isEmpty());
  buttons.front()->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 1; }, kPatience));
  EXPECT_EQ(listed(at("later.annales")).size(), 2U);
}

TEST_F(Panel, TakesWhatIsDroppedOnIt) {
  const QString path = full();
  LibraryPanel panel(store_);
  const auto drop = [&](const QStringList& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
      urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&panel, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&panel, &event);
    EXPECT_TRUE(calm(panel));
  };
  drop({path});
  EXPECT_EQ(panel.libraryPath(), path);
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  drop({samplePaths().front()});
  ASSERT_EQ(finished.size(), 1);
  EXPECT_EQ(finished.front().front().value<ImportReport>().known, 1U);
}

/// A filter that somebody has forgotten would hide games.
TEST_F(Panel, RemembersColumnsAndOrderButNoFilter) {
  const QString path = full();
  {
    LibraryPanel panel(store_);
    open(panel, path);
    auto* header = part<GamesTable>(panel).horizontalHeader();
    header->resizeSection(1, 222);
    header->moveSection(0, 3);
    part<GamesTable>(panel).sortByColumn(static_cast<int>(GamesColumn::events), Qt::DescendingOrder);
    part<FilterBar>(panel).typeText(QStringLiteral("battle"));
    ASSERT_TRUE(calm(panel));
  }
  LibraryPanel panel(store_);
  EXPECT_EQ(RecentLibraries::paths(), QStringList{path});
  panel.openLast();
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(panel.libraryPath(), path);
  const auto* header = part<GamesTable>(panel).horizontalHeader();
  EXPECT_EQ(header->sectionSize(1), 222);
  EXPECT_EQ(header->visualIndex(0), 3);
  EXPECT_EQ(header->sortIndicatorSection(), static_cast<int>(GamesColumn::events));
  EXPECT_FALSE(panel.model().query().filters());
  EXPECT_EQ(part<QLineEdit>(part<FilterBar>(panel)).text(), QString());
  EXPECT_TRUE(panel.model().query().descending);
  EXPECT_EQ(panel.model().query().sortBy, GamesColumn::events);
}

TEST_F(Panel, SaysThatAFolderHasNothingToImport) {
  LibraryPanel panel(store_);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(calm(panel));
  QDir(folder_.path()).mkpath(QStringLiteral("nothing"));
  panel.importFiles({at("nothing")});
  ASSERT_TRUE(calm(panel));
  EXPECT_THAT(told(panel), HasSubstr("no game files"));
}

TEST_F(Panel, KeepsItsRowsWhenTheLanguageChanges) {
  LibraryPanel panel(store_);
  open(panel, full());
  part<GamesTable>(panel).goTo(3);
  const auto current = part<GamesTable>(panel).currentGame();
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::German));
  QEvent language(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&panel, &language);
  const auto nations = [&] {
    const auto all = column(panel.model(), GamesColumn::nations);
    return std::ranges::any_of(all,
                               [](const std::string& s) { return s.find("Römer") != std::string::npos; });
  };
  EXPECT_TRUE(QTest::qWaitFor(nations, kPatience));
  EXPECT_EQ(part<GamesTable>(panel).currentGame(), current);
  QLocale::setDefault(before);
}

TEST_F(Panel, LooksWellInTheLightAndInTheDark) {
  const QString path = full();
  for (const bool dark : {false, true}) {
    for (const bool projector : {false, true}) {
      View view;
      view.dark = dark;
      view.projector = projector;
      wearLook(view);
      store_.dispatch(SetView{view});
      LibraryPanel panel(store_);
      part<FilterBar>(panel).showMore(dark || !projector);
      open(panel, path);
      part<GamesTable>(panel).goTo(2);
      panel.resize(projector ? 1920 : 1280, projector ? 1080 : 720);
      const QImage image = pictureOf(panel, std::string("library") + (dark ? "-dark" : "-light") +
                                                (projector ? "-projector" : ""));
      const Look look = Look::of(view);
      EXPECT_EQ(image.pixelColor(2, 2), look.panel);
    }
  }
}

/// Written while the library is open and in use; then read again.
TEST_F(Panel, BacksUpTheLibraryAndSaysWhatWasWritten) {
  const QString path = full(), copy = at("copy.annales");
  LibraryPanel panel(store_);
  open(panel, path);
  const QSignalSpy backedUp(&panel, &LibraryPanel::backedUp);
  panel.backUp(copy);
  EXPECT_TRUE(panel.busy());
  ASSERT_TRUE(calm(panel));
  ASSERT_EQ(backedUp.size(), 1) << told(panel);
  EXPECT_THAT(told(panel), HasSubstr("Backed up as " + copy.toStdString()));
  EXPECT_THAT(told(panel), HasSubstr(std::to_string(sampleFiles().size()) + " game"));
  EXPECT_EQ(listed(copy).size(), listed(path).size());
  EXPECT_TRUE(must(library(copy).check({})).findings.empty());
  panel.resize(1280, 720);
  pictureOf(panel, "library-backed-up");
}

TEST_F(Panel, NeverBacksUpOverAFile) {
  const QString path = full(), taken = at("taken.annales");
  QFile file(taken);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("last year's games") > 0);
  file.close();
  LibraryPanel panel(store_);
  open(panel, path);
  for (const QString& there : {taken, path}) {
    const qint64 size = QFileInfo(there).size();
    panel.backUp(there);
    ASSERT_TRUE(calm(panel));
    EXPECT_THAT(told(panel), HasSubstr("was not changed"));
    EXPECT_EQ(QFileInfo(there).size(), size);
  }
  panel.backUp(QStringLiteral("/proc/nowhere/copy.annales"));
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(part<MessageStrip>(panel).kind(), MessageStrip::Kind::problem);
}

TEST_F(Panel, ACancelledBackupLeavesNothing) {
  const QString path = full(), copy = at("copy.annales");
  LibraryPanel panel(store_);
  open(panel, path);
  panel.backUp(copy);
  panel.cancel();
  ASSERT_TRUE(calm(panel));
  EXPECT_EQ(told(panel), "The backup was cancelled.");
  EXPECT_EQ(QDir(folder_.path()).entryList({QStringLiteral("copy*")}).size(), 0);
}

TEST_F(Panel, SaysThatPagesAreMissingInACopiedFile) {
  const QString path = full(), alone = at("alone.annales");
  {
    Library open = library(path, Access::readWrite);
    const auto batch = must(open.beginImport()); // whoever writes has broken the seal
    QFile::copy(path, alone);
  }
  LibraryPanel panel(store_);
  open(panel, alone);
  EXPECT_THAT(told(panel), HasSubstr("This library is incomplete"));
  EXPECT_EQ(panel.model().rowCount(), static_cast<int>(sampleFiles().size())) << "what is there is shown";
  open(panel, path);
  EXPECT_EQ(told(panel), "");
}

} // namespace
} // namespace annales::viewer::test
