#include "tests/viewer/samples.h"
#include "viewer/store/session_store.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>

namespace annales::viewer {
namespace {

/// What was told since the last look.
struct Told {
  int times = 0;
  bool line = false, shown = false, cursor = false, selected = false, hidden = false, folded = false;
  bool search = false, playback = false, tabs = false, sampling = false, record = false, look = false;
};

class SessionStoreTest : public ::testing::Test {
protected:
  SessionStoreTest() {
    QObject::connect(&store_, &SessionStore::changed, [this](const Change& c) {
      told_ = {told_.times + 1, c.line,     c.shown, c.cursor,   c.selected, c.hidden, c.folded,
               c.search,        c.playback, c.tabs,  c.sampling, c.record,   c.look};
    });
  }
  Told after(const Intent& intent) {
    told_ = {};
    store_.dispatch(intent);
    return told_;
  }

  SessionStore store_;
  Told told_;
  std::shared_ptr<const OpenedGame> game_ = test::openedSample("samples/game-occident.antike.jsonl");
};

TEST_F(SessionStoreTest, HasNothingOpenAtFirst) {
  EXPECT_EQ(store_.tab(), nullptr);
  EXPECT_EQ(after(StepEvent{1}).times, 0);
}

TEST_F(SessionStoreTest, KnowsARemarkFromAnotherStory) {
  bool story = false, line = false;
  QObject::connect(&store_, &SessionStore::changed, [&](const Change& c) { story = c.story, line = c.line; });
  store_.dispatch(OpenGame{game_});
  EXPECT_TRUE(story);
  EventLog remarked(game_->log());
  Annotation remark;
  remark.event = game_->main()->idAt(5);
  remarked.annotate(remark);
  store_.dispatch(RefreshGame{reopenGame(*game_, remarked)});
  EXPECT_TRUE(line);
  EXPECT_FALSE(story);
  EventLog named = remarked;
  named.setTag("player.romans", "Ada");
  store_.dispatch(RefreshGame{reopenGame(*game_, named)});
  EXPECT_TRUE(line && story) << "a name is shown with the events";
}

TEST_F(SessionStoreTest, TellsWhatDiffers) {
  const Told opened = after(OpenGame{game_});
  EXPECT_TRUE(opened.line && opened.tabs);
  const Told stepped = after(StepTurn{1});
  EXPECT_TRUE(stepped.shown && stepped.cursor);
  EXPECT_FALSE(stepped.line || stepped.look || stepped.selected);
  const Told previewed = after(Hover{9});
  EXPECT_TRUE(previewed.shown);
  EXPECT_FALSE(previewed.cursor);
  EXPECT_TRUE(after(SelectNation{NationId(0)}).selected);
  EXPECT_TRUE(after(HideNation{NationId(1), true}).hidden);
  EXPECT_TRUE(after(FoldAll{true}).folded);
  EXPECT_TRUE(after(FindText{"temple"}).search);
  EXPECT_TRUE(after(Faster{}).playback);
  View view = store_.session().view;
  view.dark = !view.dark;
  EXPECT_TRUE(after(SetView{view}).look);
  view.sampling = StepUnit::turn;
  EXPECT_TRUE(after(SetView{view}).sampling);
  view.record = RecordView::ledger;
  EXPECT_TRUE(after(SetView{view}).record);
  EXPECT_TRUE(after(CloseTab{0}).line);
  EXPECT_EQ(store_.tab(), nullptr);
}

TEST_F(SessionStoreTest, IsSilentWhereNothingDiffers) {
  after(OpenGame{game_});
  EXPECT_EQ(after(GoToStart{}).times, 0);
  EXPECT_EQ(after(FindText{""}).times, 0);
  EXPECT_EQ(after(CloseTab{7}).times, 0);
}

TEST_F(SessionStoreTest, TakesIntentsThatComeWhileItTells) {
  after(OpenGame{game_});
  std::vector<EventIndex> seen;
  QObject::connect(&store_, &SessionStore::changed, [&](const Change& c) {
    seen.push_back(c.after.tab()->cursor);
    if (c.after.tab()->cursor == 2) store_.dispatch(GoTo{5});
  });
  store_.dispatch(GoTo{2});
  EXPECT_EQ(seen, (std::vector<EventIndex>{2, 5}));
}

TEST_F(SessionStoreTest, PlaysByItself) {
  after(OpenGame{game_});
  after(SetSpeed{static_cast<int>(kSpeeds.size()) - 1});
  after(TogglePlayback{});
  QElapsedTimer patience;
  patience.start();
  while (store_.tab()->cursor < 4 && patience.elapsed() < 30'000)
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  EXPECT_GE(store_.tab()->cursor, 4U);
  after(TogglePlayback{});
  EXPECT_FALSE(store_.tab()->playback.on);
}

} // namespace
} // namespace annales::viewer
