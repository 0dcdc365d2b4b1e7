#include "libreplay/facts/game_facts.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "viewer/look/plain_tip.h"
#include "viewer/record/record_panel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

namespace annales::viewer::test {
namespace {

constexpr auto kMistakes = "samples/game-orient-mistakes.antike.jsonl";
constexpr auto kOccident = "samples/game-occident.antike.jsonl";

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct Opened {
  SessionStore store;
  explicit Opened(const std::shared_ptr<const OpenedGame>& game) { store.dispatch(OpenGame{game, 0, false}); }
  [[nodiscard]] const Tab& tab() const { return *store.tab(); }
  [[nodiscard]] const LineStats& stats() const { return tab().line->stats(); }
  void ledger() {
    View view = store.session().view;
    view.record = RecordView::ledger;
    store.dispatch(SetView{view});
  }
};

void show(QWidget& widget, QSize size = {700, 500}) {
  widget.resize(size);
  widget.show();
  QApplication::processEvents();
}

void wheel(QWidget& widget, int delta, Qt::KeyboardModifiers keys) {
  const QPointF at(50, 50);
  QWheelEvent event(at, widget.mapToGlobal(at), {}, QPoint(0, delta), Qt::NoButton, keys, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&widget, &event);
}

/// The row of an event is inside of the viewport.
bool inView(RecordTree& tree, EventIndex k) {
  const QRect row = tree.visualRect(tree.rowOf(k));
  return row.isValid() && row.top() >= 0 && row.bottom() < tree.viewport()->height();
}

class EverySample : public testing::TestWithParam<std::string> {};

TEST_P(EverySample, EveryRowTellsItsEvent) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  const QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
    const QModelIndex row = panel.model().indexOfEvent(k);
    ASSERT_TRUE(row.isValid());
    ASSERT_EQ(row.data().toString(), fromView(opened.stats().sentences.at(k))) << k;
    ASSERT_EQ(panel.model().first(row), k);
    ASSERT_EQ(panel.model().nation(row), nationOf(opened.tab().line->event(k)));
    const Violation* violation = opened.stats().violationAt(k);
    ASSERT_EQ(panel.model().violationText(row).isEmpty(), violation == nullptr);
    if (violation == nullptr) continue;
    ASSERT_TRUE(panel.model().violationText(row).startsWith(fromView(violation->rule)));
    ASSERT_TRUE(row.data(Qt::ToolTipRole).toString().contains(fromView(violation->message).toHtmlEscaped()));
  }
}

TEST_P(EverySample, RoundsAndTurnsHoldTheirEvents) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  const LineOutline& outline = opened.stats().outline;
  RecordModel& model = panel.model();
  ASSERT_EQ(model.rowCount(), static_cast<int>(outline.rounds().size()));
  for (EventIndex k = 1; k <= outline.length(); ++k) {
    const QModelIndex above = model.indexOfEvent(k).parent();
    const Turn* turn = outline.turnAt(k);
    ASSERT_EQ(model.rowKind(above), turn != nullptr ? RecordModel::Row::turn : RecordModel::Row::round) << k;
    ASSERT_LE(model.first(above), k);
    ASSERT_GE(model.last(above), k);
    ASSERT_EQ(model.nation(above), turn != nullptr ? turn->nation : NationId());
    const QModelIndex round = turn != nullptr ? above.parent() : above;
    ASSERT_EQ(round, model.indexOfRound(outline.roundAt(k)));
  }
}

TEST_P(EverySample, LedgerCellsEqualTheDifferenceOfStates) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  RecordModel& model = panel.model();
  for (EventIndex k = 2; k <= opened.tab().line->length(); ++k) {
    const GameState before = opened.tab().line->stateAt(k - 1), after = opened.tab().line->stateAt(k);
    const QModelIndex row = model.indexOfEvent(k);
    for (std::size_t n = 0; n < model.looks().size(); ++n) {
      const NationChange expected = changeOf(before, after, NationId(n));
      ASSERT_EQ(model.change(row, NationId(n)), expected) << k;
      ASSERT_EQ(row.siblingAtColumn(static_cast<int>(n) + 1).data().toString(), changeInWords(expected));
      ASSERT_EQ(changeInWords(expected).isEmpty(), expected.none());
    }
  }
}

TEST_P(EverySample, GroupLinesHaveTheSums) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  RecordModel& model = panel.model();
  for (int i = 1; i < model.rowCount(); ++i) {
    const QModelIndex round = model.index(i, 0);
    const GameState before = opened.tab().line->stateAt(model.first(round) - 1);
    const GameState after = opened.tab().line->stateAt(model.last(round));
    for (std::size_t n = 0; n < model.looks().size(); ++n)
      for (std::size_t r = 0; r < kResources; ++r)
        ASSERT_EQ(model.change(round, NationId(n)).stock[r],
                  after.nations[n].stock[r] - before.nations[n].stock[r]);
  }
}

TEST_P(EverySample, TheCurrentEventIsInViewAtEveryEvent) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  show(panel);
  for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
    opened.store.dispatch(GoTo{k});
    ASSERT_TRUE(inView(panel.tree(), k)) << k;
  }
  opened.store.dispatch(Hover{1});
  EXPECT_TRUE(inView(panel.tree(), 1));
}

INSTANTIATE_TEST_SUITE_P(Record, EverySample, testing::ValuesIn(sampleFiles()));

TEST(RecordPanel, FoldedRoundsShowOneRowThatIsTheCurrentOne) {
  Opened opened(openedSample(kOccident));
  RecordPanel panel(opened.store);
  show(panel);
  opened.store.dispatch(FoldAll{true});
  const EventIndex middle = opened.tab().line->length() / 2;
  opened.store.dispatch(GoTo{middle});
  const std::uint32_t round = opened.stats().outline.roundAt(middle);
  EXPECT_EQ(panel.tree().rowOf(middle), panel.model().indexOfRound(round));
  EXPECT_TRUE(inView(panel.tree(), middle));
  opened.store.dispatch(FoldRound{round, false});
  EXPECT_EQ(panel.tree().rowOf(middle), panel.model().indexOfEvent(middle));
  EXPECT_TRUE(inView(panel.tree(), middle));
  panel.findChild<QToolButton*>(QStringLiteral("unfold"))->click();
  EXPECT_TRUE(opened.tab().folded.empty());
  panel.findChild<QToolButton*>(QStringLiteral("fold"))->click();
  EXPECT_EQ(opened.tab().folded.size(), opened.stats().outline.rounds().size());
}

TEST(RecordPanel, AClickGoesThereAndTheArrowFolds) {
  Opened opened(openedSample(kOccident));
  RecordPanel panel(opened.store);
  show(panel);
  QWidget* viewport = panel.tree().viewport();
  const QRect row = panel.tree().visualRect(panel.model().indexOfEvent(4));
  QTest::mouseClick(viewport, Qt::LeftButton, {}, row.center());
  EXPECT_EQ(opened.tab().cursor, 4U);
  const QRect round = panel.tree().visualRect(panel.model().indexOfRound(0));
  QTest::mouseClick(viewport, Qt::LeftButton, {}, QPoint(round.left() - 4, round.center().y()));
  EXPECT_TRUE(opened.tab().isFolded(0));
  EXPECT_EQ(opened.tab().cursor, 4U);
}

TEST(RecordPanel, TheWheelStepsAndWithAltScrolls) {
  Opened opened(openedSample(kOccident));
  RecordPanel panel(opened.store);
  show(panel);
  QWidget* viewport = panel.tree().viewport();
  wheel(*viewport, -120, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 2U);
  wheel(*viewport, -60, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 2U);
  wheel(*viewport, -60, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 3U);
  wheel(*viewport, 240, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 1U);
  wheel(*viewport, -120, Qt::ShiftModifier);
  EXPECT_EQ(opened.tab().cursor, opened.stats().outline.step(1, StepUnit::round, 1));
  const EventIndex place = opened.tab().cursor;
  const int scrolled = panel.tree().verticalScrollBar()->value();
  wheel(*viewport, -120, Qt::AltModifier);
  EXPECT_GT(panel.tree().verticalScrollBar()->value(), scrolled);
  EXPECT_EQ(opened.tab().cursor, place);
}

TEST(RecordPanel, SearchGoesFromHitToHit) {
  Opened opened(openedSample(kOccident));
  RecordPanel panel(opened.store);
  show(panel);
  panel.focusSearch();
  auto* field = panel.findChild<QLineEdit*>();
  auto* hits = panel.findChild<QLabel*>(QStringLiteral("hits"));
  QTest::keyClicks(field, QStringLiteral("temple"));
  const auto expected = opened.stats().sentences.find("temple");
  ASSERT_GT(expected.size(), 2U);
  EXPECT_EQ(opened.tab().search.size(), expected.size());
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(opened.tab().cursor, expected[0]);
  EXPECT_EQ(hits->text(), QStringLiteral("1 of %1").arg(expected.size()));
  QTest::keyClick(field, Qt::Key_F3);
  EXPECT_EQ(opened.tab().cursor, expected[1]);
  QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(opened.tab().cursor, expected[0]);
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(field->hasFocus());
  EXPECT_EQ(opened.tab().search.text, "temple");
  field->clear();
  EXPECT_EQ(opened.tab().search.size(), 0U);
  EXPECT_FALSE(hits->isVisible());
  field->setText(QStringLiteral("no such words"));
  EXPECT_EQ(hits->text(), QStringLiteral("Nothing found"));
}

TEST(SearchMarks, FindWordsWithoutAccentsAndCapitals) {
  const auto words = searchWords(QStringLiteral("korfu \"two words\""));
  EXPECT_THAT(words, testing::ElementsAre(QStringLiteral("korfu"), QStringLiteral("two words")));
  EXPECT_THAT(searchMarks(QStringLiteral("Kórfu and two words, korfu"), words),
              testing::ElementsAre(TextSpan{0, 5}, TextSpan{10, 9}, TextSpan{21, 5}));
  EXPECT_THAT(searchMarks(QStringLiteral("aaaa"), {QStringLiteral("aa")}),
              testing::ElementsAre(TextSpan{0, 4}));
  EXPECT_THAT(searchMarks(QStringLiteral("Die große Straße"), searchWords(QStringLiteral("STRASS gros"))),
              testing::ElementsAre(TextSpan{4, 4}, TextSpan{10, 5}))
      << "ß is two letters to the search and one in the text";
  EXPECT_TRUE(searchMarks(QStringLiteral("nothing"), {}).empty());
}

TEST(RecordPanel, MistakesStandOnTheirEvents) {
  Opened opened(openedSample(kMistakes));
  RecordPanel panel(opened.store);
  ASSERT_FALSE(opened.stats().violations.empty());
  for (const LineViolation& broken : opened.stats().violations) {
    const QModelIndex row = panel.model().indexOfEvent(broken.index);
    EXPECT_EQ(panel.model().violations(row), 1);
    EXPECT_GE(panel.model().violations(panel.model().indexOfRound(panel.model().round(row))), 1);
  }
}

TEST(RecordPanel, RemarksAreShownAsPlainText) {
  EventLog log(openedSample(kOccident)->log());
  Annotation note;
  note.event = log[5].id;
  note.author = "<b>Eve</b>";
  note.text = "<img src=x> & more";
  log.annotate(note);
  Opened opened(openGame(std::move(log), nullptr));
  RecordPanel panel(opened.store);
  show(panel);
  ASSERT_FALSE(opened.tab().line->pins().empty());
  const QModelIndex row = panel.model().indexOfEvent(6);
  EXPECT_TRUE(panel.model().hasPins(row));
  const QString tip = row.data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(tip.contains(QStringLiteral("&lt;b&gt;Eve&lt;/b&gt;")));
  EXPECT_TRUE(tip.contains(QStringLiteral("&lt;img src=x&gt; &amp; more")));
  EXPECT_FALSE(tip.contains(QStringLiteral("<img")));
}

TEST(RecordPanel, ATipTellsTheBeginningOfTheFirstRemarks) {
  EventLog log(openedSample(kOccident)->log());
  for (int i = 0; i < 8; ++i) {
    Annotation note;
    note.event = log[5].id;
    note.text = std::string(9000, 'a') + std::to_string(i);
    log.annotate(remarkOf(std::move(note), {std::string(9000, 'E'), "2030-01-01T00:00:00Z"}));
  }
  Opened opened(openGame(std::move(log), nullptr));
  RecordPanel panel(opened.store);
  const QModelIndex row = panel.model().indexOfEvent(6);
  const QString tip = row.data(Qt::ToolTipRole).toString();
  EXPECT_EQ(tip.count(QStringLiteral("<b>EEE")), kTipEntries);
  EXPECT_TRUE(tip.contains(QStringLiteral("3 more"))) << tip.toStdString();
  EXPECT_LT(tip.size(), 5000);
  const QModelIndex remark = panel.model().index(0, 0, row);
  ASSERT_EQ(panel.model().rowKind(remark), RecordModel::Row::remark);
  EXPECT_LT(remark.data(Qt::ToolTipRole).toString().size(), 5000);
}

TEST(RecordPanel, NoGameAndALineOfOneEvent) {
  SessionStore store;
  RecordPanel panel(store);
  const QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  show(panel);
  EXPECT_EQ(panel.model().rowCount(), 0);
  QTest::keyClick(&panel.tree(), Qt::Key_Down);
  wheel(*panel.tree().viewport(), -120, Qt::NoModifier);
  EventLog log(openedSample(kOccident)->log());
  ASSERT_TRUE(log.setLine("begin", 0).has_value());
  store.dispatch(OpenGame{openGame(std::move(log), nullptr), 0, false});
  store.dispatch(ChooseLine{"begin"});
  ASSERT_EQ(store.tab()->line->length(), 1U);
  EXPECT_EQ(panel.model().rowCount(), 1);
  EXPECT_TRUE(inView(panel.tree(), 1));
  View view = store.session().view;
  view.record = RecordView::ledger;
  store.dispatch(SetView{view});
  EXPECT_FALSE(panel.grab().isNull());
  store.dispatch(CloseTab{0});
  EXPECT_EQ(panel.model().rowCount(), 0);
  EXPECT_FALSE(panel.grab().isNull());
}

TEST(RecordPanel, OnAProjector) {
  Opened opened(sixNations());
  RecordPanel panel(opened.store);
  show(panel, {800, 700});
  View view;
  view.projector = true;
  wearLook(view);
  opened.store.dispatch(SetView{view});
  opened.store.dispatch(FindText{"city"});
  opened.store.dispatch(FindNext{1});
  QApplication::processEvents();
  EXPECT_FALSE(pictureOf(panel, "record-projector").isNull());
  QEvent language(QEvent::LanguageChange);
  QApplication::sendEvent(&panel, &language);
  EXPECT_TRUE(inView(panel.tree(), opened.tab().cursor));
}

TEST(RecordPanel, ToLookAt) {
  for (const bool six : {false, true}) {
    Opened opened(six ? sixNations() : openedSample(kMistakes));
    RecordPanel panel(opened.store);
    show(panel, six ? QSize(1200, 600) : QSize(520, 640));
    opened.store.dispatch(
        GoTo{six ? opened.tab().line->length() / 2 : opened.stats().violations.front().index});
    opened.store.dispatch(Hover{opened.tab().cursor + 3});
    opened.store.dispatch(FindText{"maneuver"});
    EXPECT_FALSE(pictureOf(panel, six ? "record-six" : "record-few").isNull());
    View view = opened.store.session().view;
    view.dark = true;
    wearLook(view);
    opened.store.dispatch(SetView{view});
    opened.store.dispatch(FoldRound{1, true});
    EXPECT_FALSE(pictureOf(panel, six ? "record-six-dark" : "record-few-dark").isNull());
    opened.ledger();
    QApplication::processEvents();
    EXPECT_FALSE(pictureOf(panel, six ? "record-six-ledger" : "record-few-ledger").isNull());
    view.dark = false;
    wearLook(view);
    view.record = RecordView::ledger;
    opened.store.dispatch(SetView{view});
    panel.resize(900, 500);
    QApplication::processEvents();
    EXPECT_FALSE(pictureOf(panel, six ? "record-six-ledger-light" : "record-few-ledger-light").isNull());
  }
}

/// Against the facts, turn by turn.
TEST_P(EverySample, OpeningsStandAtTheTurnThatCompletesThem) {
  Opened opened(openedSample(GetParam()));
  RecordPanel panel(opened.store);
  const Game& game = opened.tab().game->game();
  const GameFacts facts = factsOf(opened.tab().game->log());
  const OpeningBook& book = OpeningBook::ofRulebooks();
  std::vector<std::vector<Space>> played(game.nations());
  for (int round = 0; round < panel.model().rowCount(); ++round) {
    const QModelIndex above = panel.model().index(round, 0);
    for (int child = 0; child < panel.model().rowCount(above); ++child) {
      const QModelIndex row = panel.model().index(child, 0, above);
      if (panel.model().rowKind(row) != RecordModel::Row::turn) {
        EXPECT_TRUE(panel.model().opening(row).isEmpty());
        continue;
      }
      const std::size_t n = panel.model().nation(row).index();
      const std::size_t turn = played[n].size();
      played[n].push_back(facts.seats[n].spaces[turn]);
      const NamedOpening* named =
          book.name(game.ruleset->id, facts.seats[n].nation, OpeningKey::of(played[n]));
      const bool completed = named != nullptr && named->turns.size() == turn + 1;
      EXPECT_EQ(panel.model().opening(row).toStdString(),
                completed ? named->code + " " + named->english : std::string());
    }
  }
  for (std::size_t n = 0; n < facts.seats.size(); ++n)
    EXPECT_EQ(panel.model().playedBy(NationId(n)), OpeningKey::of(facts.seats[n].spaces));
}

/// Of a file, without any library.
TEST(RecordOpenings, StandAboveTheRecordAndChangeWithTheNames) {
  QTemporaryDir folder;
  OpeningNames names(folder.filePath(QStringLiteral("openings.json")));
  Opened opened(openedSample(kOccident));
  RecordPanel panel(opened.store);
  show(panel);
  auto& header = *panel.findChild<QLabel*>(QStringLiteral("openings"));
  EXPECT_EQ(panel.openings().toStdString(), "Germans: P1 Progress · Greeks: M1 Military");
  EXPECT_TRUE(header.isVisible());
  EXPECT_THAT(header.toolTip().toStdString(), testing::HasSubstr("Phoenicians:")) << "how the others began";
  panel.setOpeningNames(names);
  OpeningBook own;
  ASSERT_TRUE(own.add({"ALL", "Everything", "", RulesetId::antike, "romans", {SpaceChoice::any()}}));
  ASSERT_EQ(names.save(own, {}), OpeningNames::Saved::done);
  EXPECT_THAT(panel.openings().toStdString(), testing::HasSubstr("Romans: ALL Everything"));
  EXPECT_THAT(header.text().toStdString(), testing::HasSubstr("Everything"));
}

} // namespace
} // namespace annales::viewer::test
