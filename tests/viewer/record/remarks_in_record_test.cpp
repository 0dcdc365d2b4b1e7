// What the record shows of remarks, as a printed game with annotations does.
#include "tests/viewer/samples.h"
#include "viewer/record/record_panel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

namespace annales::viewer::test {
namespace {

constexpr auto kGameTold = "samples/game-occident.antike.jsonl";
constexpr EventIndex kPlace = 6;

class RemarksInRecord : public testing::Test {
protected:
  void say(const std::string& author, const std::string& text, std::vector<std::string> glyphs = {},
           Layer layer = Layer::human) {
    Annotation note;
    note.event = log_[kPlace - 1].id;
    note.author = author;
    note.text = text;
    note.glyphs = std::move(glyphs);
    note.layer = layer;
    log_.annotate(note);
  }
  void open() {
    store_.dispatch(OpenGame{openGame(EventLog(log_), openedSample(kGameTold)->sharedBoard()), 0, false});
    panel_ = std::make_unique<RecordPanel>(store_);
    panel_->resize(620, 460);
    panel_->show();
    QApplication::processEvents();
  }
  [[nodiscard]] RecordModel& model() { return panel_->model(); }
  [[nodiscard]] QModelIndex event() { return model().indexOfEvent(kPlace); }
  [[nodiscard]] std::vector<std::string> rowsBelow() {
    std::vector<std::string> texts;
    for (int i = 0; i < model().rowCount(event()); ++i)
      texts.push_back(model().index(i, 0, event()).data().toString().toStdString());
    return texts;
  }
  void look(bool dark) {
    View view = store_.session().view;
    view.dark = dark;
    wearLook(view);
    store_.dispatch(SetView{view});
  }

  EventLog log_{openedSample(kGameTold)->log()};
  SessionStore store_;
  std::unique_ptr<RecordPanel> panel_;
};

TEST_F(RemarksInRecord, WordsStandBelowTheirEventAndGlyphsBehindItsSentence) {
  say("Eve", "**Too early**: look at [Roma](annales:province/roma)", {"?"});
  say("Bob", "", {"!?", "?"});
  say("Ada", "I agree");
  open();
  const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_THAT(rowsBelow(), testing::ElementsAre("Eve: Too early: look at Roma", "Ada: I agree"));
  EXPECT_TRUE(panel_->tree().isExpanded(event())) << "nobody has to open it";
  EXPECT_EQ(model().signs(event()).text, QStringLiteral("? !?")) << "each once";
  EXPECT_TRUE(model().signs(event()).mistake);
  EXPECT_EQ(model().signs(model().indexOfEvent(kPlace + 1)).text, QString());
  const QModelIndex row = model().index(0, 0, event());
  EXPECT_TRUE(panel_->tree().isFirstColumnSpanned(0, event())) << "in the ledger too";
  QTest::mouseClick(panel_->tree().viewport(), Qt::LeftButton, {}, panel_->tree().visualRect(row).center());
  EXPECT_EQ(store_.tab()->cursor, kPlace);
  pictureOf(*panel_, "record-remarks");
  look(true);
  pictureOf(*panel_, "record-remarks-dark");
  look(false);
}

TEST_F(RemarksInRecord, ManyAreCounted) {
  for (const char* name : {"A", "B", "C", "D", "E"})
    say(name, std::string("said by ") + name);
  open();
  EXPECT_THAT(rowsBelow(), testing::ElementsAre("A: said by A", "B: said by B", "… 3 more remarks"));
}

TEST_F(RemarksInRecord, HiddenLayersAreNotTold) {
  say("engine", "I count 7", {"?"}, Layer::machine);
  say("Eve", "So do I");
  open();
  ASSERT_EQ(rowsBelow().size(), 2U);
  View view = store_.session().view;
  view.hiddenRemarks = static_cast<std::uint8_t>(1U << static_cast<unsigned>(RemarkLayer::machine));
  store_.dispatch(SetView{view});
  EXPECT_EQ(model().signs(event()).text, QString());
  EXPECT_THAT(rowsBelow(), testing::Not(testing::Contains("engine: I count 7")));
}

} // namespace
} // namespace annales::viewer::test
