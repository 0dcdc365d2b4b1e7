// Games that people wrote by hand, out of any format that has a reader: found, opened, imported, with what is
// wrong in them.
#include "importers/readers/format.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/library/game_files.h"
#include "viewer/library/mistakes.h"
#include "viewer/library/mistakes_dialog.h"

#include <QDir>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

const char* const kHead = "[Date \"2026-11-17\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n";

class WrittenGames : public LibraryFixture {
protected:
  /// The Romans build a temple for less than it costs: a rule is broken, but what happened is clear.
  QString withMistake(const char* name = "evening.agn") {
    return write(name, std::string(kHead) + "Phoenicians: Arming Antiochia L\n"
                                            "Romans: Temple Roma (m1)\n"
                                            "Germans: Gold\nGreeks: Iron\n");
  }
  QString write(const char* name, const std::string& text) {
    std::ofstream(at(name).toStdString(), std::ios::binary) << text;
    return at(name);
  }
  ImportReport import(const QStringList& files, AfterMistake choice = AfterMistake::stop) {
    static_cast<void>(library(at("club.annales"), Access::create));
    const std::atomic<bool> never = false;
    return importFiles(at("club.annales"), files, never, [](const ImportStep&) {},
                       {.afterMistake = choice, .rules = {}});
  }
};

TEST_F(WrittenGames, DialogsNameEveryRegisteredFormat) {
  for (const Format& format : formats()) {
    const QString name = QString::fromUtf8(format.name.data(), static_cast<qsizetype>(format.name.size()));
    EXPECT_TRUE(GameFiles::filters().contains(name)) << format.name;
  }
  for (const char* workbook : {"*.xlsx", "*.ods"})
    EXPECT_TRUE(GameFiles::patterns().contains(QLatin1String(workbook))) << workbook;
  const QString all = GameFiles::filters(QStringLiteral("*.annales")).section(QStringLiteral(";;"), 0, 0);
  for (const char* pattern : {"*.jsonl", "*.agn", "*.annales"})
    EXPECT_TRUE(all.contains(QLatin1String(pattern))) << pattern;
}

TEST_F(WrittenGames, FoldersGiveWhatLooksLikeAGame) {
  QDir(folder_.path()).mkpath(QStringLiteral("logs/deep"));
  const QString good = withMistake("logs/deep/evening.agn");
  const QString other = write("logs/shopping.agn", "milk and bread\n");
  write("logs/letter.txt", "no game\n");
  const std::atomic<bool> never = false;
  const GameFiles::Found found = GameFiles::in({at("logs")}, never);
  EXPECT_EQ(found.files, QStringList{good});
  EXPECT_EQ(found.leftAside, QStringList{other}) << "said, not kept back";
  EXPECT_EQ(GameFiles::in({other}, never).files, QStringList{other}) << "who names a file wants it read";
  EXPECT_THAT(import({at("logs")}).text().toStdString(), HasSubstr("Skipped"));
}

TEST_F(WrittenGames, ALineStopsBeforeItsMistakeAndTheReportSaysWhere) {
  const ImportReport report = import({withMistake()});
  EXPECT_EQ(report.added, 1U);
  ASSERT_FALSE(report.mistakes.empty());
  EXPECT_EQ(report.mistakes.front().complaint.line, 5U);
  EXPECT_EQ(report.mistakes.front().complaint.column, 16U);
  const std::string text = report.text().toStdString();
  EXPECT_THAT(text, HasSubstr("Each line of play ends before its first mistake"));
  EXPECT_THAT(text, HasSubstr("line 5, column 16: "));
  EXPECT_EQ(report.stoppedFiles(), QStringList{at("evening.agn")});
}

TEST_F(WrittenGames, FactsAreTakenAndExtendWhatHadStopped) {
  const QString file = withMistake();
  const std::size_t stopped = import({file}).added;
  const ImportReport report = import({file}, AfterMistake::facts);
  EXPECT_EQ(stopped, 1U);
  ASSERT_EQ(report.extended.size(), 1U) << report.text().toStdString();
  EXPECT_GT(report.extended[0].events, 3U);
  EXPECT_TRUE(report.stoppedFiles().isEmpty());
  EXPECT_THAT(report.text().toStdString(), HasSubstr("kept as the players’ mistake"));
}

TEST_F(WrittenGames, AFileWithAMistakeIsRefusedWhereThatIsWanted) {
  const ImportReport report = import({withMistake()}, AfterMistake::reject);
  EXPECT_EQ(report.added, 0U);
  ASSERT_EQ(report.rejected.size(), 1U);
  EXPECT_EQ(report.rejected[0].row, 5U);
  EXPECT_TRUE(listed(at("club.annales")).empty());
}

TEST_F(WrittenGames, ASuggestionStandsInTheReport) {
  const QString file =
      write("slip.agn", std::string(kHead) + "Phoenicians: Arming Antiochi L, Tyrus G, Knosos L\n");
  const std::string text = import({file}).text().toStdString();
  EXPECT_THAT(text, HasSubstr("line 4, column 42: "));
  EXPECT_THAT(text, HasSubstr("Knossos"));
}

/// "Take them as the table's mistakes", where that is offered.
bool clickedMistakes(LibraryPanel& panel) {
  for (QPushButton* button : panel.findChild<MessageStrip*>()->findChildren<QPushButton*>()) {
    if (!button->text().contains(QStringLiteral("mistakes"))) continue;
    button->click();
    return true;
  }
  return false;
}

TEST_F(WrittenGames, ThePanelOffersToTakeMistakesAsTheTables) {
  LibraryPanel panel(store_);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(calm(panel));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles({withMistake()});
  ASSERT_TRUE(calm(panel));
  ASSERT_EQ(finished.size(), 1);
  panel.resize(1280, 720);
  pictureOf(panel, "library-mistakes");
  ASSERT_TRUE(clickedMistakes(panel));
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 2; }, kPatience));
  EXPECT_EQ(finished.back().front().value<ImportReport>().extended.size(), 1U);
}

TEST_F(WrittenGames, WhoOpensAnotherLibraryMeanwhileStillTakesThemIntoTheFirst) {
  const QString other = at("other.annales");
  static_cast<void>(library(other, Access::create));
  LibraryPanel panel(store_);
  panel.createLibrary(at("club.annales"));
  ASSERT_TRUE(calm(panel));
  QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  panel.importFiles({withMistake()});
  open(panel, other);
  ASSERT_EQ(finished.size(), 1);
  EXPECT_EQ(panel.libraryPath(), other);
  ASSERT_TRUE(clickedMistakes(panel));
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 2; }, kPatience));
  EXPECT_EQ(finished.back().front().value<ImportReport>().extended.size(), 1U);
  EXPECT_TRUE(listed(other).empty());
}

TEST_F(WrittenGames, TheChoiceIsRemembered) {
  EXPECT_EQ(Mistakes::remembered(), AfterMistake::stop) << "unless somebody has chosen";
  for (const AfterMistake choice : {AfterMistake::facts, AfterMistake::reject, AfterMistake::stop}) {
    Mistakes::remember(choice);
    EXPECT_EQ(Mistakes::remembered(), choice);
    EXPECT_FALSE(Mistakes::titleOf(choice).isEmpty());
  }
}

class OpenWritten : public WrittenGames {
protected:
  OpenWritten() {
    opener_.setDesk(desk_);
    QObject::connect(&opener_, &GameOpener::opened,
                     [this](const std::shared_ptr<const OpenedGame>& game) { game_ = game; });
    QObject::connect(&opener_, &GameOpener::failed, [this](const QString& why) { why_ = why.toStdString(); });
    QObject::connect(
        &opener_, &GameOpener::complained,
        [this](const QString&, std::size_t, const std::vector<Complaint>& complaints, AfterMistake choice) {
          complaints_ = complaints;
          choice_ = choice;
        });
  }
  void open(const QString& file, std::optional<AfterMistake> choice = {}) {
    complaints_.clear();
    opener_.openFile(file, 0, choice);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !opener_.busy(); }, kPatience));
  }
  StudyDesk desk_;
  GameOpener opener_;
  std::shared_ptr<const OpenedGame> game_;
  std::vector<Complaint> complaints_;
  AfterMistake choice_ = AfterMistake::stop;
  std::string why_;
};

TEST_F(OpenWritten, TheRulebooksOpeningsComeOutOfAgnAsOutOfTheirLogs) {
  for (const char* name : {"opening-growth", "antike-ii.opening-military", "opening-progress"}) {
    open(QStringLiteral(ANNALES_SOURCE_DIR "/samples/%1.agn").arg(QLatin1String(name)));
    ASSERT_NE(game_, nullptr) << why_;
    const auto log = openedSample(std::string("samples/") + name + ".antike.jsonl");
    EXPECT_EQ(game_->main()->length(), log->main()->length());
    EXPECT_EQ(game_->main()->idAt(game_->main()->length()), log->main()->idAt(log->main()->length()));
    EXPECT_TRUE(complaints_.empty());
  }
}

TEST_F(OpenWritten, MistakesAreListedAndTheGameIsReadAgainAsTheTablePlayedIt) {
  const QString file = withMistake();
  open(file);
  ASSERT_NE(game_, nullptr) << why_;
  ASSERT_FALSE(complaints_.empty());
  const EventIndex before = game_->main()->length();
  auto* dialog = new MistakesDialog(file, complaints_, choice_, Look{}, nullptr);
  EXPECT_THAT(dialog->text().toStdString(), HasSubstr("line 5, column 16"));
  pictureOf(*dialog, "mistakes-dialog");
  QObject::connect(dialog, &MistakesDialog::factsWanted, [&] { open(file, AfterMistake::facts); });
  dialog->findChild<QPushButton*>(QStringLiteral("facts"))->click();
  EXPECT_GT(game_->main()->length(), before) << "though the desk had it";
  EXPECT_EQ(desk_.game(game_->id())->main()->length(), game_->main()->length());
}

TEST_F(OpenWritten, WhoTypesInAnEditorSeesWhatWasTypedSince) {
  const QString file = write("growing.agn", std::string(kHead) + "Phoenicians: Arming Antiochia L\n");
  open(file);
  ASSERT_NE(game_, nullptr) << why_;
  const EventIndex before = game_->main()->length();
  write("growing.agn", std::string(kHead) + "Phoenicians: Arming Antiochia L\nRomans: Iron\n");
  open(file);
  EXPECT_GT(game_->main()->length(), before);
}

TEST_F(OpenWritten, AFileWithoutAGameSaysWhatIsWrongInIt) {
  open(write("nothing.agn", "[Board \"Occidnt\"]\n[Nations \"4\"]\n"));
  EXPECT_EQ(game_, nullptr);
  EXPECT_THAT(why_, HasSubstr("line 1"));
}

} // namespace
} // namespace annales::viewer::test
