#include "tests/viewer/csv_table.h"
#include "tests/viewer/samples.h"
#include "viewer/charts/chart_view.h"
#include "viewer/charts/legend_chip.h"
#include "viewer/charts/value_box.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QTemporaryDir>
#include <QWheelEvent>

namespace annales::viewer::test {
namespace {

constexpr std::array kKindsOfCharts{ChartKind::resources, ChartKind::personages, ChartKind::military,
                                    ChartKind::cities,    ChartKind::flow,       ChartKind::race};

struct Opened {
  SessionStore store;
  explicit Opened(const std::shared_ptr<const OpenedGame>& game) { store.dispatch(OpenGame{game, 0, false}); }
  [[nodiscard]] const Tab& tab() const { return *store.tab(); }
  [[nodiscard]] const LineStats& stats() const { return tab().line->stats(); }
  void sample(StepUnit unit) {
    View view = store.session().view;
    view.sampling = unit;
    store.dispatch(SetView{view});
  }
};

ChartChoice choiceOf(ChartKind kind, Measure measure, ChartForm form = ChartForm::lines,
                     bool perSpan = false) {
  ChartChoice choice;
  choice.kind = kind;
  choice.measure = measure;
  choice.form = form;
  choice.perSpan = perSpan;
  choice.nation = NationId(0);
  return choice;
}

void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) {
  QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
  QApplication::sendEvent(&widget, &event);
}

/// Over the canvas; it arrives at the view, as one that comes from a window does.
void wheel(ChartView& view, QPointF at, int delta, Qt::KeyboardModifiers keys) {
  const QPointF inView = view.canvas().mapTo(&view, at);
  QWheelEvent event(inView, view.mapToGlobal(inView), {}, QPoint(0, delta), Qt::NoButton, keys,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&view, &event);
}

class EverySample : public testing::TestWithParam<std::string> {};

TEST_P(EverySample, TheTableOfEveryMeasureEqualsTheSeriesAtEveryEvent) {
  Opened opened(openedSample(GetParam()));
  opened.sample(StepUnit::event);
  const std::vector<std::pair<ChartKind, Measure>> all{
      {ChartKind::resources, Measure::stock},   {ChartKind::resources, Measure::iron},
      {ChartKind::resources, Measure::income},  {ChartKind::resources, Measure::coinsOut},
      {ChartKind::personages, Measure::points}, {ChartKind::personages, Measure::personages},
      {ChartKind::military, Measure::units},    {ChartKind::military, Measure::legions},
      {ChartKind::military, Measure::galleys},  {ChartKind::military, Measure::unitsLost},
      {ChartKind::cities, Measure::cities},     {ChartKind::cities, Measure::temples},
      {ChartKind::cities, Measure::knowHows},   {ChartKind::cities, Measure::seas}};
  for (const auto& [kind, measure] : all) {
    ChartView view(kind, opened.store);
    view.choose(choiceOf(kind, measure));
    const auto table = tableOf(view.csv());
    ASSERT_EQ(table.size(), opened.tab().line->length() + 1);
    for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
      ASSERT_EQ(table[k][0], std::to_string(k));
      for (std::size_t n = 0; n < opened.stats().series.nations(); ++n)
        ASSERT_EQ(table[k][n + 2], std::to_string(opened.stats().series.at(measure, NationId(n), k)))
            << wordOf(measure) << " at " << k;
    }
  }
}

TEST_P(EverySample, TheLegendAndTheValueBoxEqualTheFoldAtEveryEvent) {
  Opened opened(openedSample(GetParam()));
  ChartView cities(ChartKind::cities, opened.store);
  const auto chips = cities.findChildren<LegendChip*>();
  ASSERT_EQ(chips.size(), static_cast<qsizetype>(opened.stats().series.nations()));
  for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
    opened.store.dispatch(Hover{k});
    const GameState state = opened.tab().line->stateAt(k);
    for (std::size_t n = 0; n < opened.stats().series.nations(); ++n)
      ASSERT_EQ(chips[static_cast<qsizetype>(n)]->value(), state.nations[n].cities) << k;
    const auto rows = sortedValues(*opened.tab().line, cities.content().data, k);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      ASSERT_EQ(rows[i].value, state.nations[rows[i].curve->nation.index()].cities);
      ASSERT_TRUE(i == 0 || rows[i - 1].value >= rows[i].value);
    }
  }
}

TEST_P(EverySample, ColumnsEqualTheFoldAtEveryEvent) {
  Opened opened(openedSample(GetParam()));
  ChartView view(ChartKind::personages, opened.store);
  view.choose(choiceOf(ChartKind::personages, Measure::points, ChartForm::columns));
  for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
    opened.store.dispatch(GoTo{k});
    const GameState state = opened.tab().line->stateAt(k);
    const auto table = tableOf(view.csv());
    for (std::size_t n = 0; n < opened.stats().series.nations(); ++n) {
      for (std::size_t p = 0; p < kPersonages; ++p)
        ASSERT_EQ(table[n + 1][p + 1], std::to_string(state.nations[n].personages[p]));
      ASSERT_EQ(table[n + 1].back(), std::to_string(state.points(NationId(n))));
    }
  }
}

TEST_P(EverySample, FlowAndRaceEqualTheFoldAtEveryEvent) {
  Opened opened(openedSample(GetParam()));
  ChartView flow(ChartKind::flow, opened.store), race(ChartKind::race, opened.store);
  for (EventIndex k = 1; k <= opened.tab().line->length(); ++k) {
    opened.store.dispatch(GoTo{k});
    const GameState state = opened.tab().line->stateAt(k);
    std::map<std::string, int> balance;
    for (const auto& row : tableOf(flow.csv()))
      if (row[0] != "Nation") balance[row[0]] += std::stoi(row.back()) * (row[1] == "in" ? 1 : -1);
    for (std::size_t n = 0; n < opened.stats().series.nations(); ++n) {
      const auto& stock = state.nations[n].stock;
      ASSERT_EQ(balance[flow.content().looks[n].name.toStdString()],
                stock[0] + stock[1] + stock[2] + stock[3])
          << k;
    }
    const auto table = tableOf(race.csv());
    ASSERT_EQ(table.size(), opened.stats().series.nations() * kPersonages + 1);
    for (std::size_t i = 1; i < table.size(); ++i) {
      const std::size_t p = (i - 1) % kPersonages;
      ASSERT_EQ(table[i][2], std::to_string(state.nations[(i - 1) / kPersonages].personages[p]));
      ASSERT_EQ(table[i][6], std::to_string(state.bank.personages[p]));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Charts, EverySample, testing::ValuesIn(sampleFiles()));

TEST(ChartView, ChangesByTurnAddUpToWhatAddedUpByEvent) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  for (const StepUnit unit : {StepUnit::event, StepUnit::turn, StepUnit::round}) {
    opened.sample(unit);
    ChartView view(ChartKind::resources, opened.store);
    view.choose(choiceOf(ChartKind::resources, Measure::income, ChartForm::lines, true));
    const auto table = tableOf(view.csv());
    ASSERT_EQ(table.size(), opened.stats().outline.samples(unit).size() + 1);
    int sum = 0;
    for (std::size_t i = 1; i < table.size(); ++i)
      sum += std::stoi(table[i][2]);
    EXPECT_EQ(sum, opened.stats().series.at(Measure::income, NationId(0), opened.tab().line->length()));
    EXPECT_GT(sum, 0);
  }
}

TEST(ChartView, AStackByResourceHasTheStocksOfOneNation) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  opened.sample(StepUnit::turn);
  ChartView view(ChartKind::resources, opened.store);
  opened.store.dispatch(SelectNation{NationId(1)});
  ChartChoice choice = view.choice();
  choice.form = ChartForm::stackedKinds;
  view.choose(choice);
  const auto table = tableOf(view.csv());
  EXPECT_THAT(table[0], testing::ElementsAre("Event", "Round", "Marble", "Iron", "Gold", "Coins"));
  for (std::size_t i = 1; i < table.size(); ++i) {
    const GameState state = opened.tab().line->stateAt(static_cast<EventIndex>(std::stoul(table[i][0])));
    for (std::size_t r = 0; r < kResources; ++r)
      ASSERT_EQ(table[i][r + 2], std::to_string(state.nations[1].stock[r]));
  }
}

TEST(ChartView, HiddenNationsAreInNoChart) {
  Opened opened(sixNations());
  std::vector<std::unique_ptr<ChartView>> views;
  for (const ChartKind kind : kKindsOfCharts)
    views.push_back(std::make_unique<ChartView>(kind, opened.store));
  const QString name = views[0]->content().looks[2].name;
  auto* chip = views[0]->findChildren<LegendChip*>()[2];
  chip->click();
  EXPECT_TRUE(opened.tab().isHidden(NationId(2)));
  for (const auto& view : views) {
    view->resize(700, 400);
    EXPECT_FALSE(view->csv().contains(name));
    EXPECT_FALSE(view->grab().isNull());
  }
  for (std::size_t n = 0; n < 6; ++n)
    opened.store.dispatch(HideNation{NationId(n), true});
  for (const auto& view : views)
    EXPECT_FALSE(view->grab().isNull());
}

TEST(ChartView, AClickGoesThereAndThePointerPreviews) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  ChartView view(ChartKind::resources, opened.store);
  view.resize(800, 500);
  view.grab();
  ChartCanvas& canvas = view.canvas();
  const EventIndex goal = opened.tab().line->length() / 2;
  const QPointF at(canvas.xOf(goal), canvas.height() / 2.0);
  mouse(canvas, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  EXPECT_EQ(opened.tab().shown(), goal);
  EXPECT_NE(opened.tab().cursor, goal);
  mouse(canvas, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
  mouse(canvas, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
  EXPECT_EQ(opened.tab().cursor, goal);
  mouse(canvas, QEvent::MouseMove, {canvas.xOf(3), 50}, Qt::NoButton, Qt::NoButton);
  EXPECT_EQ(opened.tab().shown(), 3U);
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&canvas, &leave);
  EXPECT_EQ(opened.tab().hover, 0U);
  EXPECT_EQ(opened.tab().shown(), goal);
}

TEST(ChartView, DraggingZoomsAndTheTableHasWhatIsShown) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  opened.sample(StepUnit::event);
  ChartView view(ChartKind::military, opened.store);
  view.resize(800, 500);
  view.grab();
  ChartCanvas& canvas = view.canvas();
  const QPointF from(canvas.xOf(40), 90), to(canvas.xOf(90), 120);
  mouse(canvas, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
  mouse(canvas, QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
  mouse(canvas, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
  EXPECT_EQ(canvas.span(), (EventSpan{40, 90}));
  EXPECT_EQ(opened.tab().cursor, 1U);
  EXPECT_EQ(tableOf(view.csv()).size(), 52U);
  canvas.resetZoom();
  EXPECT_EQ(tableOf(view.csv()).size(), opened.tab().line->length() + 1);
  wheel(view, {canvas.xOf(60), 100}, 120, Qt::ControlModifier);
  EXPECT_TRUE(canvas.zoomed());
  EXPECT_LE(canvas.span().from, 60U);
  EXPECT_GE(canvas.span().to, 60U);
  for (int i = 0; i < 9; ++i)
    wheel(view, {canvas.xOf(60), 100}, -120, Qt::ControlModifier);
  EXPECT_FALSE(canvas.zoomed());
}

TEST(ChartView, TheWheelSteps) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  ChartView view(ChartKind::cities, opened.store);
  view.resize(600, 400);
  view.show();
  wheel(view, {200, 100}, -120, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 2U);
  wheel(view, {200, 100}, 120, Qt::NoModifier);
  EXPECT_EQ(opened.tab().cursor, 1U);
  wheel(view, {200, 100}, -120, Qt::ShiftModifier);
  EXPECT_EQ(opened.tab().cursor, opened.stats().outline.step(1, StepUnit::round, 1));
}

TEST(ChartView, TheBoxesChooseAndSamplingIsShared) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  ChartView resources(ChartKind::resources, opened.store), cities(ChartKind::cities, opened.store);
  auto* measure = resources.findChild<QComboBox*>(QStringLiteral("measure"));
  measure->setCurrentIndex(3);
  EXPECT_EQ(resources.choice().measure, Measure::gold);
  resources.findChild<QComboBox*>(QStringLiteral("aspect"))->setCurrentIndex(2);
  EXPECT_EQ(resources.choice().measure, Measure::goldOut);
  EXPECT_TRUE(resources.choice().perSpan);
  resources.findChild<QComboBox*>(QStringLiteral("sampling"))->setCurrentIndex(2);
  EXPECT_EQ(opened.store.session().view.sampling, StepUnit::round);
  EXPECT_EQ(cities.findChild<QComboBox*>(QStringLiteral("sampling"))->currentIndex(), 2);
  EXPECT_EQ(tableOf(cities.csv()).size(), opened.stats().outline.samples(StepUnit::round).size() + 1);
}

TEST(ChartView, OnlyMeasuresOfTheRulesetAreOffered) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  ChartView view(ChartKind::cities, opened.store);
  const auto* box = view.findChild<QComboBox*>(QStringLiteral("measure"));
  const bool walls = opened.tab().game->game().ruleset->hasWalls;
  EXPECT_EQ(box->findData(static_cast<int>(indexOf(Measure::walls))) >= 0, walls);
  EXPECT_GE(box->findData(static_cast<int>(indexOf(Measure::seas))), 0);
}

TEST(ChartView, NoGameShowsASentence) {
  SessionStore store;
  for (const ChartKind kind : kKindsOfCharts) {
    ChartView view(kind, store);
    view.resize(400, 300);
    EXPECT_TRUE(view.csv().isEmpty());
    EXPECT_FALSE(view.grab().isNull());
    wheel(view, {100, 100}, -120, Qt::NoModifier);
    wheel(view, {100, 100}, -120, Qt::ControlModifier);
    mouse(view.canvas(), QEvent::MouseMove, {100, 100}, Qt::NoButton, Qt::NoButton);
  }
}

TEST(ChartView, ALineOfOneEventAndABoardWithoutDrawing) {
  const EventLog& whole = openedSample("samples/game-occident.antike.jsonl")->log();
  EventLog log(whole);
  const NodeIndex root = 0;
  ASSERT_TRUE(log.setLine("begin", root).has_value());
  Opened opened(openGame(std::move(log), nullptr));
  opened.store.dispatch(ChooseLine{"begin"});
  ASSERT_EQ(opened.tab().line->length(), 1U);
  for (const ChartKind kind : kKindsOfCharts) {
    ChartView view(kind, opened.store); // the recorded line goes on behind it
    view.resize(500, 300);
    EXPECT_FALSE(view.grab().isNull());
  }
  View alone = opened.store.session().view;
  alone.beside = false;
  opened.store.dispatch(SetView{alone});
  for (const ChartKind kind : kKindsOfCharts) {
    ChartView view(kind, opened.store);
    view.resize(500, 300);
    EXPECT_FALSE(view.grab().isNull());
    EXPECT_FALSE(view.csv().isEmpty());
    mouse(view.canvas(), QEvent::MouseMove, {250, 150}, Qt::NoButton, Qt::NoButton);
    wheel(view, {100, 100}, 120, Qt::ControlModifier);
    EXPECT_FALSE(view.canvas().zoomed());
  }
}

TEST(ChartView, SavesPictureAndTable) {
  Opened opened(openedSample("samples/game-occident.antike.jsonl"));
  ChartView view(ChartKind::cities, opened.store);
  view.resize(500, 300);
  view.grab();
  const QTemporaryDir folder;
  ASSERT_TRUE(view.saveCsv(folder.filePath(QStringLiteral("a.csv"))));
  QFile file(folder.filePath(QStringLiteral("a.csv")));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(QString::fromUtf8(file.readAll()), view.csv());
  ASSERT_TRUE(view.savePicture(folder.filePath(QStringLiteral("a.png"))));
  EXPECT_EQ(QImage(folder.filePath(QStringLiteral("a.png"))).width(), 2 * view.canvas().width());
  EXPECT_FALSE(view.saveCsv(folder.filePath(QStringLiteral("no/such/a.csv"))));
  ASSERT_TRUE(view.saveDrawing(folder.filePath(QStringLiteral("a.svg"))));
  QFile drawing(folder.filePath(QStringLiteral("a.svg")));
  ASSERT_TRUE(drawing.open(QIODevice::ReadOnly));
  const QByteArray svg = drawing.readAll();
  EXPECT_TRUE(svg.startsWith("<svg ")) << "a curve for each nation, named in the legend";
  EXPECT_EQ(svg.count("fill=\"none\" stroke="), view.content().data.curves.size());
  for (const TimeCurve& curve : view.content().data.curves)
    EXPECT_TRUE(svg.contains(curve.name.toUtf8())) << curve.name.toStdString();
}

TEST(SteppedPoints, KeepHighestAndLowestOfEveryPixel) {
  TimeData data;
  std::vector<std::int32_t> values;
  for (EventIndex k = 1; k <= 3000; ++k) {
    data.samples.push_back(k);
    values.push_back(k == 1501 ? 99 : k == 1502 ? -7 : static_cast<std::int32_t>(k % 3));
  }
  const auto points = steppedPoints(data, values, {1, 3000}, 300);
  EXPECT_LT(points.size(), 1600U);
  EXPECT_EQ(std::ranges::max(points, {}, &QPointF::y).y(), 99);
  EXPECT_EQ(std::ranges::min(points, {}, &QPointF::y).y(), -7);
  EXPECT_EQ(points.front(), QPointF(1, 1));
  EXPECT_EQ(points.back(), QPointF(3000, 0));
}

TEST(ChartPictures, OnAProjector) {
  Opened opened(sixNations());
  opened.store.dispatch(GoTo{opened.tab().line->length() / 2});
  View look;
  look.projector = true;
  wearLook(look);
  opened.store.dispatch(SetView{look});
  for (const ChartKind kind : kKindsOfCharts) {
    ChartView view(kind, opened.store);
    view.resize(1200, 640);
    view.show();
    const QPointF at(view.canvas().width() / 3.0, 120);
    mouse(view.canvas(), QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
    EXPECT_FALSE(pictureOf(view, "charts-projector-" + std::to_string(static_cast<int>(kind))).isNull());
  }
}

TEST(ChartPictures, ToLookAt) {
  for (const bool six : {false, true}) {
    Opened opened(six ? sixNations() : openedSample("samples/game-occident.antike.jsonl"));
    opened.store.dispatch(GoTo{opened.tab().line->length() * 2 / 3});
    for (const bool dark : {false, true}) {
      View look = opened.store.session().view;
      look.dark = dark;
      wearLook(look);
      opened.store.dispatch(SetView{look});
      for (const ChartKind kind : kKindsOfCharts) {
        ChartView view(kind, opened.store);
        view.resize(dark ? QSize(460, 300) : QSize(760, 420));
        const std::string name = "charts-" + std::to_string(static_cast<int>(kind)) +
                                 (six ? "-six" : "-few") + (dark ? "-dark" : "");
        EXPECT_FALSE(pictureOf(view, name).isNull());
        ChartChoice choice = view.choice();
        if (kind == ChartKind::personages) choice.form = ChartForm::columns;
        if (kind == ChartKind::resources)
          choice.form = dark ? ChartForm::stackedKinds : ChartForm::stackedNations;
        if (choice == view.choice()) continue;
        view.choose(choice);
        EXPECT_FALSE(pictureOf(view, name + "-more").isNull());
      }
    }
  }
}

TEST(Charts, BeginWithAValueARound) {
  Opened opened(sixNations());
  EXPECT_EQ(opened.store.session().view.sampling, StepUnit::round);
  ChartView view(ChartKind::resources, opened.store);
  EXPECT_EQ(tableOf(view.csv()).size(), opened.stats().outline.samples(StepUnit::round).size() + 1);
}

/// Colours that are in a picture at all.
bool hasColour(const QImage& picture, const QColor& colour) {
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (picture.pixel(x, y) == colour.rgb()) return true;
  return false;
}

TEST(Charts, PicturesSayWhatTheyShowAndLeaveOutHiddenNations) {
  Opened opened(sixNations());
  for (const ChartKind kind : {ChartKind::resources, ChartKind::military}) {
    ChartView view(kind, opened.store);
    view.resize(640, 420);
    view.show();
    QApplication::processEvents();
    EXPECT_TRUE(view.pictureTitle().startsWith(ChartView::titleOf(kind) + QStringLiteral(": ")));
    EXPECT_TRUE(view.pictureTitle().contains(QStringLiteral("Per round")));
    EXPECT_FALSE(view.pictureGame().isEmpty());
    const QColor third = view.content().looks[2].fill;
    const QImage all = view.picture();
    EXPECT_GT(all.height(), 2 * view.canvas().height() + 60) << "a title above the legend";
    EXPECT_TRUE(hasColour(all, third));
    opened.store.dispatch(HideNation{NationId(2), true});
    const QImage some = view.picture();
    EXPECT_FALSE(hasColour(some, third)) << "neither in the chart nor in the legend";
    some.save(
        QStringLiteral(ANNALES_BINARY_DIR "/pictures/chart-to-save-%1.png").arg(static_cast<int>(kind)));
    opened.store.dispatch(HideNation{NationId(2), false});
  }
}

} // namespace
} // namespace annales::viewer::test
