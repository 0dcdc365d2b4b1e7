// What can be done with one game of the list: opened, exported, tagged, deleted from the list and brought
// back.
#include "tests/viewer/library/library_fixture.h"
#include "viewer/library/tags_dialog.h"

#include <QAbstractButton>
#include <QFile>
#include <QSignalSpy>
#include <memory>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

class Menu : public LibraryFixture {
protected:
  Menu() {
    store_.dispatch(SetReviewer{{"Ada", true, Audience::me, "What if"}});
    open(panel_, path_);
    game_ = panel_.model().row(0).id;
  }
  void settle() {
    EXPECT_TRUE(calm(panel_));
    QApplication::processEvents();
  }
  [[nodiscard]] bool lists(const Hash& game) const { return panel_.model().rowOf(game) >= 0; }
  /// As somebody who clicks it in the menu of the game.
  void choose(const char* entry) {
    GameMenu* menu = panel_.menuOf(game_);
    ASSERT_NE(menu, nullptr);
    auto* action = menu->findChild<QAction*>(QLatin1String(entry));
    ASSERT_NE(action, nullptr) << entry;
    action->trigger();
    settle();
  }
  [[nodiscard]] Tags tags() const { return must(library(path_).summary(game_))->tags; }

  QString path_ = full();
  mutable LibraryPanel panel_{store_};
  Hash game_;
};

/// On all that the game says of itself, and nothing else.
TEST_F(Menu, OffersReportsOnEveningPlayersAndNations) {
  Tags changed{{"date", "2024-05-03"}};
  std::string nation;
  {
    const auto log = must(library(path_).load(game_));
    nation = log.game().nationWord(NationId(0));
    changed["player." + nation] = "Ada & Bob";
  }
  panel_.setTags(game_, changed);
  settle();
  std::unique_ptr<GameMenu> menu(panel_.menuOf(game_));
  ASSERT_NE(menu, nullptr);
  auto* reports = menu->findChild<QMenu*>(QStringLiteral("report"));
  ASSERT_NE(reports, nullptr);
  QSignalSpy asked(&panel_, &LibraryPanel::reportAsked);
  std::vector<std::string> subjects;
  for (QAction* action : reports->actions())
    if (!action->isSeparator()) action->trigger();
  for (const QList<QVariant>& one : asked)
    subjects.push_back(one.at(1).toString().toStdString());
  EXPECT_THAT(subjects, testing::IsSupersetOf({std::string("2024-05-03"), std::string("Ada & Bob"), nation}));
  EXPECT_EQ(asked.first().at(0).value<ReportKind>(), ReportKind::evening);
  EXPECT_EQ(asked.last().at(0).value<ReportKind>(), ReportKind::nation);
}

TEST_F(Menu, ADeletedGameStaysInTheLibraryAndComesBack) {
  const int all = panel_.model().rowCount();
  const std::size_t events = must(library(path_).load(game_)).size();
  choose("delete");
  EXPECT_FALSE(lists(game_));
  EXPECT_EQ(panel_.model().rowCount(), all - 1);
  EXPECT_THAT(told(panel_), HasSubstr("deleted from the list"));
  EXPECT_EQ(must(library(path_).load(game_)).size(), events) << "nothing was erased";
  EXPECT_TRUE(isHidden(tags()));
  panel_.resize(1280, 720);
  pictureOf(panel_, "library-deleted");
  auto* undo = part<MessageStrip>(panel_).findChild<QPushButton*>();
  ASSERT_NE(undo, nullptr);
  undo->click();
  EXPECT_TRUE(QTest::qWaitFor([&] { return lists(game_); }, kPatience));
  EXPECT_FALSE(isHidden(tags()));
  EXPECT_FALSE(tags().contains(kHiddenTag)) << "undone, so that nothing is left to undo in the game";
}

TEST_F(Menu, DeletedGamesAreShownWhenAskedForAndMarked) {
  panel_.hideGame(game_);
  settle();
  ASSERT_FALSE(lists(game_));
  panel_.showHidden(true);
  settle();
  ASSERT_TRUE(lists(game_));
  const int row = panel_.model().rowOf(game_);
  EXPECT_THAT(column(panel_.model(), GamesColumn::event)[static_cast<std::size_t>(row)],
              HasSubstr("deleted · "));
  part<GamesTable>(panel_).goTo(row);
  panel_.resize(1280, 720);
  pictureOf(panel_, "library-deleted-shown");
  choose("show");
  EXPECT_FALSE(panel_.model().row(panel_.model().rowOf(game_)).hidden);
}

TEST_F(Menu, TheDeleteKeyDeletesTheCurrentGameFromTheList) {
  GamesTable& table = part<GamesTable>(panel_);
  table.goTo(0);
  QTest::keyClick(&table, Qt::Key_Delete);
  settle();
  EXPECT_FALSE(lists(game_));
}

TEST_F(Menu, WhereEverythingIsDeletedItSaysHowToSeeIt) {
  while (panel_.model().rowCount() > 0) {
    panel_.hideGame(panel_.model().row(0).id);
    settle();
  }
  EXPECT_EQ(part<StartPage>(panel_).shown(), StartPage::Case::allHidden);
  emit part<StartPage>(panel_).hiddenAsked();
  settle();
  EXPECT_EQ(static_cast<std::size_t>(panel_.model().rowCount()), panel_.model().total());
}

TEST_F(Menu, TheHeadersAreReadInTheBackgroundAndShown) {
  choose("tags");
  const auto dialog = [this] { return panel_.findChild<TagsDialog*>(); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return dialog() != nullptr; }, kPatience));
  EXPECT_TRUE(dialog()->isVisible());
  dialog()->reject();
}

TEST_F(Menu, TagsAreWrittenAndShown) {
  panel_.setTags(game_, {{"event", "Club evening"}, {"league", "B"}});
  settle();
  EXPECT_EQ(tagOf(tags(), "event"), "Club evening");
  EXPECT_EQ(tagOf(tags(), "league"), "B");
  EXPECT_THAT(column(panel_.model(), GamesColumn::event), testing::Contains("Club evening"));
}

TEST_F(Menu, AnExportSaysNothingAboutTheLibrary) {
  panel_.hideGame(game_);
  settle();
  const EventLog log = must(library(path_).load(game_));
  ASSERT_TRUE(isHidden(log.tags()));
  const std::string text = GameExport::text(GameExport::formats()[0], log, nullptr);
  EXPECT_THAT(text, HasSubstr("GameCreated"));
  EXPECT_THAT(text, ::testing::Not(HasSubstr(kHiddenTag)));
}

TEST_F(Menu, MergingOpensTheGameFirst) {
  const QSignalSpy merging(&panel_, &LibraryPanel::mergeAsked);
  const QSignalSpy opened(&panel_, &LibraryPanel::gameOpened);
  choose("merge");
  EXPECT_TRUE(QTest::qWaitFor([&] { return merging.size() == 1; }, kPatience));
  EXPECT_EQ(opened.size(), 1);
  EXPECT_EQ(store_.tab()->game->id(), game_);
  choose("open");
  EXPECT_TRUE(QTest::qWaitFor([&] { return opened.size() == 2; }, kPatience));
  EXPECT_EQ(merging.size(), 1) << "only when it was asked for";
}

/// Else the desk would take the page for somebody else's.
TEST_F(Menu, AnOpenGameIsDeletedByItsDesk) {
  StudyDesk desk;
  GamePlaces places;
  panel_.setDesk(desk);
  panel_.setPlaces(places);
  choose("open");
  ASSERT_TRUE(QTest::qWaitFor([&] { return desk.has(game_); }, kPatience));
  int others = 0, changes = 0;
  QObject::connect(&desk, &StudyDesk::changed, &panel_, [&](const DeskNews& news) {
    others += news.othersPages;
    ++changes;
  });
  panel_.hideGame(game_);
  settle();
  EXPECT_FALSE(lists(game_));
  panel_.showGameAgain(game_);
  settle();
  EXPECT_TRUE(lists(game_));
  EXPECT_EQ(changes, 2);
  EXPECT_EQ(others, 0);
}

TEST_F(Menu, OffersEveryFormat) {
  GameMenu* menu = panel_.menuOf(game_);
  ASSERT_NE(menu, nullptr);
  const auto* exports = menu->findChild<QMenu*>(QStringLiteral("export"));
  ASSERT_NE(exports, nullptr);
  EXPECT_EQ(static_cast<std::size_t>(exports->actions().size()), GameExport::formats().size());
  menu->popup(QPoint(0, 0));
  pictureOf(*menu, "library-menu");
}

TEST(TagsDialog, SaysWhatDiffersAndWhatIsWrong) {
  const Tags tags{{"event", "League"}, {"date", "2024-05"}, {"player.romans", "Ada"}, {"round", "3"}};
  TagsDialog dialog(tags, {{"romans", QStringLiteral("Romans")}, {"greeks", QStringLiteral("Greeks")}},
                    Look::of(View{}));
  EXPECT_TRUE(dialog.changed().empty());
  EXPECT_EQ(dialog.field("round")->text(), QStringLiteral("3")) << "a tag of one's own has a row, too";
  dialog.field("player.greeks")->setText(QStringLiteral(" Eve "));
  dialog.field("round")->clear();
  EXPECT_EQ(dialog.changed(), (Tags{{"player.greeks", "Eve"}, {"round", ""}}));
  dialog.field("date")->setText(QStringLiteral("yesterday"));
  EXPECT_THAT(dialog.trouble().toStdString(), HasSubstr("YYYY"));
  dialog.field("date")->setText(QStringLiteral("2024-05-03"));
  EXPECT_TRUE(dialog.trouble().isEmpty());
  dialog.addValue().setText(QStringLiteral("B"));
  EXPECT_FALSE(dialog.trouble().isEmpty()) << "without a name";
  dialog.addName().setText(QStringLiteral("League"));
  EXPECT_TRUE(dialog.trouble().isEmpty());
  EXPECT_EQ(tagOf(dialog.changed(), "league"), "B");
  pictureOf(dialog, "library-tags");
}

} // namespace
} // namespace annales::viewer::test
