#include "libreplay/learning/decisive.h"
#include "libreplay/log/tags.h"
#include "tests/viewer/csv_table.h"
#include "tests/viewer/what_if.h"
#include "viewer/charts/beside_paint.h"
#include "viewer/charts/chart_view.h"
#include "viewer/charts/legend_chip.h"
#include "viewer/charts/value_box.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QMouseEvent>

namespace annales::viewer::test {
namespace {

/// The what-if line is shown, charts take their values at every event.
struct WhatIf {
  SessionStore store;
  explicit WhatIf(std::size_t decisions = 60) {
    store.dispatch(OpenGame{openedWith(withElse(decisions))});
    View view;
    view.sampling = StepUnit::event;
    store.dispatch(SetView{view});
    store.dispatch(ChooseLine{store.tab()->game->lines()[1].name});
  }
  [[nodiscard]] const Tab& tab() const { return *store.tab(); }
  [[nodiscard]] const OpenedLine& line() const { return *tab().line; }
  [[nodiscard]] const OpenedLine& main() const { return *tab().game->main(); }
  void setBeside(bool on) {
    View view = store.session().view;
    view.beside = on;
    store.dispatch(SetView{view});
  }
};

EventIndex numberIn(const std::string& cell) {
  return static_cast<EventIndex>(std::stoul(cell));
}

TEST(Beside, TheTableHasBothLinesAtTheSameTurns) {
  WhatIf opened;
  ASSERT_GT(opened.main().length(), opened.line().length());
  ChartView view(ChartKind::resources, opened.store);
  const auto table = tableOf(view.csv());
  const std::size_t nations = view.content().looks.size();
  ASSERT_EQ(table[0].size(), 3 + 2 * nations);
  EXPECT_EQ(table[0][2 + nations], "Event (As played)");
  EXPECT_EQ(table[0][3 + nations], table[0][2] + " (As played)");
  const LinePair pair = pairLines(opened.tab().game->log(), opened.line().node(opened.line().length()),
                                  opened.main().node(opened.main().length()));
  const auto value = [&](const OpenedLine& line, std::size_t n, EventIndex k) {
    return std::to_string(line.stats().series.at(Measure::stock, NationId(n), k));
  };
  for (EventIndex k = 1; k <= opened.line().length(); ++k) {
    ASSERT_EQ(table[k][0], std::to_string(k));
    const EventIndex there = numberIn(table[k][2 + nations]);
    ASSERT_TRUE(k > pair.shared || there == k);
    for (std::size_t n = 0; n < nations; ++n) {
      ASSERT_EQ(table[k][2 + n], value(opened.line(), n, k));
      ASSERT_EQ(table[k][3 + nations + n], value(opened.main(), n, there)) << k;
    }
  }
  for (const TurnPair& turn : pair.turns)
    EXPECT_TRUE(turn.a <= pair.shared || turn.b <= pair.shared ||
                table[turn.a][2 + nations] == std::to_string(turn.b));
  ASSERT_EQ(table.back()[0], "");
  EXPECT_EQ(table.back()[2 + nations], std::to_string(opened.main().length()));
  EXPECT_EQ(table.back().back(), value(opened.main(), nations - 1, opened.main().length()));
}

TEST(Beside, TheAxisIsAsLongAsTheLongerLineAndPointingBehindTheEndGoesToTheEnd) {
  WhatIf opened(3);
  ChartView view(ChartKind::cities, opened.store);
  view.resize(800, 400);
  view.grab();
  const TimeData& data = view.content().data;
  ASSERT_TRUE(data.beside);
  EXPECT_EQ(data.beside->where.shared(), kFork);
  EXPECT_GT(data.end, opened.line().length());
  EXPECT_EQ(view.canvas().span(), (EventSpan{1, data.end}));
  const auto rows = sortedValues(opened.line(), data, data.end);
  for (const ValueRow& row : rows) {
    EXPECT_FALSE(row.value || row.difference());
    EXPECT_EQ(row.beside,
              opened.main().stateAt(opened.main().length()).nations[row.curve->nation.index()].cities);
  }
  opened.setBeside(false);
  EXPECT_EQ(view.canvas().span(), (EventSpan{1, opened.line().length()}));
}

TEST(Beside, TheBoxOfValuesHasBothAndTheDifference) {
  WhatIf opened;
  ChartView view(ChartKind::resources, opened.store);
  bool differs = false;
  for (EventIndex k = 1; k <= opened.line().length(); ++k)
    for (const ValueRow& row : sortedValues(opened.line(), view.content().data, k)) {
      const auto stock = opened.line().stateAt(k).nations[row.curve->nation.index()].stock;
      ASSERT_EQ(row.value, stock[0] + stock[1] + stock[2] + stock[3]);
      ASSERT_TRUE(row.beside);
      ASSERT_EQ(row.difference(), *row.value - *row.beside);
      ASSERT_TRUE(k > kFork || row.difference() == 0);
      differs = differs || row.difference() != 0;
    }
  EXPECT_TRUE(differs);
}

TEST(Beside, IsDrawnBehindTheForkOnly) {
  WhatIf opened;
  for (const ChartKind kind :
       {ChartKind::resources, ChartKind::personages, ChartKind::military, ChartKind::cities}) {
    ChartView view(kind, opened.store);
    view.resize(900, 500);
    const auto picture = [&](EventSpan span) {
      view.canvas().resetZoom();
      view.canvas().zoomTo(span);
      return view.canvas().grab().toImage();
    };
    const EventSpan before{2, kFork - 2}, behind{kFork - 2, opened.line().length()};
    const QImage with = picture(before), withBehind = picture(behind);
    opened.setBeside(false);
    const QImage without = picture(before), withoutBehind = picture(behind);
    opened.setBeside(true);
    EXPECT_EQ(with, without);
    EXPECT_NE(withBehind, withoutBehind);
    EXPECT_EQ(view.findChildren<LegendChip*>().back()->text(), QStringLiteral("As played"));
  }
}

TEST(Beside, TheBoxSwitchesItOffInAllChartsAndTheRecordedLineHasNone) {
  WhatIf opened;
  ChartView resources(ChartKind::resources, opened.store), cities(ChartKind::cities, opened.store);
  auto* box = resources.findChild<QCheckBox*>(QStringLiteral("beside"));
  ASSERT_TRUE(box->isVisibleTo(&resources) && box->isChecked());
  EXPECT_EQ(box->text(), QStringLiteral("As played"));
  box->click();
  EXPECT_FALSE(opened.store.session().view.beside);
  EXPECT_FALSE(cities.content().data.beside);
  EXPECT_FALSE(cities.findChild<QCheckBox*>(QStringLiteral("beside"))->isChecked());
  box->click();
  EXPECT_TRUE(cities.content().data.beside);
  opened.store.dispatch(ChooseLine{std::string(kMainLine)});
  EXPECT_FALSE(cities.content().data.beside);
  EXPECT_FALSE(box->isVisibleTo(&resources));
  opened.store.dispatch(PutBeside{kElse});
  ASSERT_TRUE(cities.content().data.beside);
  EXPECT_EQ(cities.content().data.beside->line->name(), kElse);
  EXPECT_TRUE(box->isVisibleTo(&resources));
  EXPECT_EQ(box->text(), QString::fromLatin1(kElse));
}

TEST(Beside, TheMenuOffersEveryOtherLine) {
  WhatIf opened;
  opened.store.dispatch(ChooseLine{std::string(kMainLine)});
  ChartView view(ChartKind::cities, opened.store);
  opened.setBeside(false);
  QMenu* menu = nullptr;
  for (QMenu* candidate : view.findChildren<QMenu*>())
    if (candidate->title() == QStringLiteral("Other &line in the background")) menu = candidate;
  ASSERT_NE(menu, nullptr);
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().size(), 1);
  EXPECT_FALSE(menu->actions()[0]->isChecked());
  menu->actions()[0]->trigger();
  ASSERT_TRUE(view.content().data.beside);
  EXPECT_EQ(view.content().data.beside->line->name(), kElse);
  emit menu->aboutToShow();
  EXPECT_TRUE(menu->actions()[0]->isChecked());
}

TEST(Beside, TheMenuHasNoLinesOfMachinesWhileTheyAreHidden) {
  WhatIf opened;
  EventLog log = opened.tab().game->log();
  const LineName line = opened.tab().game->lines()[1];
  log.setTag(lineAuthorTag(log[line.head].id), machineAuthor());
  opened.store.dispatch(RefreshGame{openGame(std::move(log), nullptr, sentenceOf)});
  opened.store.dispatch(ChooseLine{std::string(kMainLine)});
  ChartView view(ChartKind::cities, opened.store);
  QMenu* menu = nullptr;
  for (QMenu* candidate : view.findChildren<QMenu*>())
    if (candidate->title() == QStringLiteral("Other &line in the background")) menu = candidate;
  ASSERT_NE(menu, nullptr);
  emit menu->aboutToShow();
  EXPECT_EQ(menu->actions().size(), 1);
  View hidden = opened.store.session().view;
  hidden.hiddenRemarks |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(RemarkLayer::machine));
  opened.store.dispatch(SetView{hidden});
  emit menu->aboutToShow();
  EXPECT_EQ(menu->actions().size(), 0);
}

TEST(Beside, TheDifferenceIsOursWithoutTheirsAsFarAsBothGo) {
  WhatIf opened;
  ChartView view(ChartKind::resources, opened.store);
  const auto both = tableOf(view.csv());
  auto* form = view.findChild<QComboBox*>(QStringLiteral("form"));
  form->setCurrentIndex(form->findData(static_cast<int>(ChartForm::difference)));
  ASSERT_EQ(view.choice().form, ChartForm::difference);
  const auto table = tableOf(view.csv());
  const std::size_t nations = view.content().looks.size();
  ASSERT_EQ(table.size(), opened.line().length() + 1);
  for (EventIndex k = 1; k <= opened.line().length(); ++k)
    for (std::size_t n = 0; n < nations; ++n)
      ASSERT_EQ(std::stoi(table[k][2 + n]), std::stoi(both[k][2 + n]) - std::stoi(both[k][3 + nations + n]));
  EXPECT_LT(view.content().data.lowest({1, opened.line().length()}), 0);
  opened.store.dispatch(ChooseLine{std::string(kMainLine)});
  EXPECT_TRUE(view.content().data.differences.empty());
  EXPECT_EQ(form->findData(static_cast<int>(ChartForm::difference)), -1);
}

TEST(Beside, ChangesOfATurnAreThoseOfTheSameTurnOnTheOtherLine) {
  WhatIf opened;
  View byTurn = opened.store.session().view;
  byTurn.sampling = StepUnit::turn;
  opened.store.dispatch(SetView{byTurn});
  ChartView view(ChartKind::resources, opened.store);
  ChartChoice choice = view.choice();
  choice.measure = Measure::income;
  choice.perSpan = true;
  view.choose(choice);
  const auto table = tableOf(view.csv());
  const std::size_t nations = view.content().looks.size();
  for (std::size_t i = 2; i < table.size(); ++i) {
    const EventIndex there = numberIn(table[i][2 + nations]);
    const auto samples = opened.main().stats().outline.samples(StepUnit::turn);
    const auto at = std::ranges::lower_bound(samples, there);
    const Series& series = opened.main().stats().series;
    const int change = series.at(Measure::income, NationId(0), *at) -
                       (at == samples.begin() ? 0 : series.at(Measure::income, NationId(0), *(at - 1)));
    ASSERT_EQ(table[i][3 + nations], std::to_string(change)) << i;
  }
}

TEST(BesidePictures, ToLookAt) {
  for (const bool dark : {false, true}) {
    WhatIf opened;
    View look = opened.store.session().view;
    look.dark = dark;
    wearLook(look);
    look.sampling = StepUnit::turn;
    opened.store.dispatch(SetView{look});
    opened.store.dispatch(GoTo{kFork + 20});
    for (const ChartForm form : {ChartForm::lines, ChartForm::difference, ChartForm::stackedNations}) {
      ChartView view(ChartKind::resources, opened.store);
      view.resize(dark ? QSize(480, 330) : QSize(900, 480));
      ChartChoice choice = view.choice();
      choice.form = form;
      view.choose(choice);
      view.grab();
      const QPointF at(view.canvas().xOf(kFork + 30), 120);
      QMouseEvent move(QEvent::MouseMove, at, view.canvas().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                       Qt::NoModifier);
      if (!dark) QApplication::sendEvent(&view.canvas(), &move);
      EXPECT_FALSE(pictureOf(view, "beside-" + std::to_string(static_cast<int>(form)) + (dark ? "-dark" : ""))
                       .isNull());
    }
  }
}

/// Nations are told apart by strokes and dots; the other line is a band.
TEST(Beside, TheOtherLineIsNotDrawnLikeANation) {
  for (const bool dark : {false, true}) {
    View view;
    view.dark = dark;
    wearLook(view);
    const Look look = Look::of(view);
    for (const NationLook& nation : nationLooks(*sixNations(), look)) {
      const QPen own = nation.curvePen(look.px(2)), other = besidePen(nation.curve, look);
      EXPECT_EQ(other.style(), Qt::SolidLine);
      EXPECT_GT(other.widthF(), 2 * own.widthF());
      EXPECT_LT(other.color().alpha(), 128);
    }
  }
}

} // namespace
} // namespace annales::viewer::test
