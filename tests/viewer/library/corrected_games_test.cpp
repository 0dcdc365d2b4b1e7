// Corrected versions, deleted games and doubles in the window: what is offered, and its undo.
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/library/doubles_dialog.h"

#include <QPushButton>

namespace annales::viewer::test {
namespace {

const std::string kClubHead = "[Event \"Club evening\"]\n[Date \"2026-11-17\"]\n[Board \"Occident\"]\n"
                              "[Nations \"4\"]\n[Player.Romans \"Anna\"]\n\n";
const std::string kClubMoves = "1. Phoenicians: Gold\nRomans: Iron\nGermans: Gold\nGreeks: ";

class CorrectedGames : public LibraryFixture {
protected:
  CorrectedGames() {
    panel_.createLibrary(at("club.annales"));
    EXPECT_TRUE(calm(panel_));
    import("typed.agn", kClubHead + kClubMoves + "Iron\n");
  }

  void import(const char* name, const std::string& text) {
    std::ofstream(at(name).toStdString()) << text;
    panel_.importFiles({at(name)});
    EXPECT_TRUE(calm(panel_));
  }
  void importCorrected() { import("corrected.agn", kClubHead + kClubMoves + "Gold\n"); }
  /// A button of the message; false where there is none with these words.
  bool press(const char* words) {
    for (QPushButton* button : part<MessageStrip>(panel_).findChildren<QPushButton*>())
      if (button->text() == QString::fromUtf8(words)) {
        button->click();
        QCoreApplication::processEvents(); // a button acts after its click is over
        EXPECT_TRUE(calm(panel_));
        return true;
      }
    return false;
  }
  [[nodiscard]] std::size_t inTheList() const {
    std::size_t count = 0;
    for (const GameSummary& game : listed(at("club.annales")))
      count += isHidden(game.tags) ? 0 : 1;
    return count;
  }
  [[nodiscard]] std::size_t stored() const { return listed(at("club.annales")).size(); }

  LibraryPanel panel_{store_};
};

TEST_F(CorrectedGames, AreAskedAboutAndReplacedAndThatIsUndone) {
  importCorrected();
  EXPECT_EQ(stored(), 1U);
  EXPECT_THAT(told(panel_), testing::HasSubstr("corrected version(s) of recorded games"));
  const Hash typed = listed(at("club.annales")).front().id;
  ASSERT_TRUE(press("Replace"));
  EXPECT_EQ(stored(), 2U);
  EXPECT_EQ(inTheList(), 1U);
  ASSERT_TRUE(press("Undo"));
  EXPECT_EQ(inTheList(), 1U);
  for (const GameSummary& game : listed(at("club.annales")))
    EXPECT_EQ(isHidden(game.tags), game.id != typed);
}

TEST_F(CorrectedGames, AreKeptBesideTheRecordedGameAndThatIsUndone) {
  importCorrected();
  ASSERT_TRUE(press("Keep both"));
  EXPECT_EQ(inTheList(), 2U);
  ASSERT_TRUE(press("Undo"));
  EXPECT_EQ(inTheList(), 1U);
}

TEST_F(CorrectedGames, BecomeALineAndThatIsUndone) {
  importCorrected();
  ASSERT_TRUE(press("Add as a line"));
  EXPECT_EQ(stored(), 1U);
  const Hash game = listed(at("club.annales")).front().id;
  EXPECT_EQ(must(library(at("club.annales")).load(game)).lines().count("Corrected version"), 1U);
  ASSERT_TRUE(press("Undo"));
  EXPECT_EQ(must(library(at("club.annales")).load(game)).lines().count("Corrected version"), 0U);
}

TEST_F(CorrectedGames, ADeletedGameIsOfferedBack) {
  panel_.hideGame(listed(at("club.annales")).front().id);
  ASSERT_TRUE(calm(panel_));
  EXPECT_EQ(inTheList(), 0U);
  import("typed.agn", kClubHead + kClubMoves + "Iron\n");
  EXPECT_EQ(inTheList(), 0U);
  ASSERT_TRUE(press("Bring deleted games back"));
  EXPECT_EQ(inTheList(), 1U);
}

TEST_F(CorrectedGames, HeadersOfTheFileAreTakenWhereAsked) {
  std::string head = kClubHead;
  head.replace(head.find("evening"), 7, "night");
  import("night.agn", head + kClubMoves + "Iron\n");
  EXPECT_EQ(listed(at("club.annales")).front().tags.at("event"), "Club evening");
  ASSERT_TRUE(press("Take the headers of the file"));
  EXPECT_EQ(listed(at("club.annales")).front().tags.at("event"), "Club night");
}

TEST_F(CorrectedGames, AWholeLibraryIsImportedButNotIntoItself) {
  const QString other = full();
  panel_.importFiles({other, at("club.annales")});
  ASSERT_TRUE(calm(panel_));
  EXPECT_EQ(stored(), sampleFiles().size() + 1);
  EXPECT_THAT(told(panel_), testing::HasSubstr("Rejected: 1"));
}

TEST_F(CorrectedGames, DoublesAreShownAndDeletedAndBroughtBack) {
  importCorrected();
  ASSERT_TRUE(press("Keep both"));
  panel_.searchDoubles();
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel_.findChild<DoublesDialog*>() != nullptr; }, kPatience));
  DoublesDialog& dialog = part<DoublesDialog>(panel_);
  ASSERT_EQ(dialog.list().topLevelItemCount(), 1);
  dialog.list().setCurrentItem(dialog.list().topLevelItem(0)->child(1));
  dialog.deletion().click();
  EXPECT_EQ(inTheList(), 1U);
  dialog.deletion().click();
  EXPECT_EQ(inTheList(), 2U);
}

TEST_F(CorrectedGames, AllGamesAreExportedForThoseWhoAreChosen) {
  {
    Library open = library(at("club.annales"), Access::readWrite);
    const EventLog log = must(open.load(listed(at("club.annales")).front().id));
    StudyChange page{"Ada", "2026-01-01T00:00:00Z", {}};
    for (const Audience audience : {Audience::me, Audience::coach, Audience::club}) {
      Annotation draft;
      draft.event = log[12].id;
      draft.audience = audience;
      draft.text = "for " + std::to_string(static_cast<int>(audience));
      page.edits.push_back(AddRemark{remarkOf(std::move(draft), {"Ada", page.at})});
    }
    const std::vector<Entry> pages{page};
    must(open.appendEntries(log.id(), must(open.countEntries(log.id())), pages));
  }
  const ExportFormat& events = GameExport::formats().front();
  for (const Audience reader : {Audience::club, Audience::coach, Audience::me}) {
    const auto most = static_cast<std::size_t>(reader);
    const QString file = at(("all" + std::to_string(most) + ".antike.jsonl").c_str());
    panel_.exportAllGames(file, events, {reader, Wordings::standing});
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(file); }, kPatience)) << told(panel_);
    std::ifstream in(file.toStdString());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    for (std::size_t audience = 0; audience < 3; ++audience)
      EXPECT_EQ(text.find("for " + std::to_string(audience)) != std::string::npos, audience >= most) << most;
  }
}

TEST_F(CorrectedGames, AllGamesAreExportedIntoOneFile) {
  importCorrected();
  ASSERT_TRUE(press("Keep both"));
  for (const ExportFormat& format : GameExport::formats()) {
    if (QString::fromLatin1(format.suffix) != QStringLiteral("agn")) continue;
    panel_.exportAllGames(at("all.agn"), format);
  }
  ASSERT_TRUE(QTest::qWaitFor([&] { return told(panel_).find("2 game") != std::string::npos; }, kPatience))
      << told(panel_);
  const QString other = at("other.annales");
  static_cast<void>(library(other, Access::create));
  const std::atomic<bool> never = false;
  EXPECT_EQ(importFiles(other, {at("all.agn")}, never, [](const ImportStep&) {}).added, 2U);
}

} // namespace
} // namespace annales::viewer::test
