// What a refresh of a chart of one moment costs: as we paint it, and with the same numbers by Qt Charts, once
// with a chart that is built anew and once with one that is kept and gets new values. Without a display.
#include "tests/viewer/samples.h"
#include "viewer/charts/moment_plot.h"
#include "viewer/look/look.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QElapsedTimer>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QImage>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

namespace annales::viewer {
namespace {

constexpr QSize kSize(620, 300); // of a chart in the delivered layout
constexpr int kTimes = 200;

/// Bars by nation, each of parts: `parts[p][bar]`.
struct Bars {
  QStringList names;
  std::vector<std::vector<double>> parts;
  double top = 1;
};

Bars columnsAt(const Tab& tab, const std::vector<NationLook>& looks) {
  Bars bars;
  bars.parts.assign(kPersonages, {});
  bars.top = tab.line->stats().series.goal();
  const GameState state = tab.state();
  for (std::size_t n = 0; n < looks.size(); ++n) {
    bars.names << looks[n].name;
    for (std::size_t p = 0; p < kPersonages; ++p)
      bars.parts[p].push_back(state[NationId(n)].personages[p]);
  }
  return bars;
}

Bars flowAt(const Tab& tab, const std::vector<NationLook>& looks) {
  Bars bars;
  bars.parts.assign(kSources + kPurposes, {});
  for (std::size_t n = 0; n < looks.size(); ++n) {
    const FlowSums sums = tab.line->stats().flow.upTo(NationId(n), tab.cursor);
    bars.names << looks[n].name + u'+' << looks[n].name + u'-';
    bars.top = std::max<double>(
        {bars.top, static_cast<double>(sums.totalIn()), static_cast<double>(sums.totalOut())});
    for (std::size_t s = 0; s < kSources; ++s)
      for (const double value : {static_cast<double>(sums.of(static_cast<Source>(s))), 0.0})
        bars.parts[s].push_back(value);
    for (std::size_t p = 0; p < kPurposes; ++p)
      for (const double value : {0.0, static_cast<double>(sums.of(static_cast<Purpose>(p)))})
        bars.parts[kSources + p].push_back(value);
  }
  return bars;
}

/// The same bars by Qt Charts in a scene that nobody sees, as `drawTimePlot` does it.
class QtBars {
public:
  QtBars(const Bars& bars, bool lying, const Look& look)
      : chart_(new QChart), series_(lying ? static_cast<QAbstractBarSeries*>(new QHorizontalStackedBarSeries)
                                          : new QStackedBarSeries),
        values_(new QValueAxis) {
    scene_.addItem(chart_);
    chart_->setAnimationOptions(QChart::NoAnimation);
    chart_->legend()->hide();
    chart_->setMargins({});
    chart_->layout()->setContentsMargins(0, 0, 0, 0);
    chart_->setBackgroundBrush(look.panel);
    for (std::size_t p = 0; p < bars.parts.size(); ++p) {
      auto* set = new QBarSet(QString::number(p));
      set->setColor(look.personage(static_cast<Personage>(p % kPersonages)));
      series_->append(set);
    }
    series_->setLabelsVisible(true);
    auto* names = new QBarCategoryAxis;
    names->append(bars.names);
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(names), static_cast<QAbstractAxis*>(values_)})
      axis->setLabelsFont(look.font(9));
    set(bars);
    chart_->addSeries(series_);
    chart_->addAxis(names, lying ? Qt::AlignLeft : Qt::AlignBottom);
    chart_->addAxis(values_, lying ? Qt::AlignBottom : Qt::AlignLeft);
    series_->attachAxis(names);
    series_->attachAxis(values_);
    chart_->resize(kSize);
    scene_.setSceneRect(QRectF(QPointF(0, 0), kSize));
  }
  void set(const Bars& bars) {
    const auto sets = series_->barSets();
    for (std::size_t p = 0; p < bars.parts.size(); ++p) {
      QBarSet* one = sets[static_cast<qsizetype>(p)];
      one->remove(0, one->count());
      one->append(QList<qreal>(bars.parts[p].begin(), bars.parts[p].end()));
    }
    values_->setRange(0, bars.top);
  }
  void render(QPainter& painter) {
    chart_->layout()->activate();
    scene_.render(&painter, QRectF(QPointF(0, 0), kSize), QRectF(QPointF(0, 0), kSize));
  }

private:
  QGraphicsScene scene_;
  QChart* chart_;
  QAbstractBarSeries* series_;
  QValueAxis* values_;
};

/// Median and 99th percentile of painting at places all over the line.
void measure(const char* what, Tab tab, const std::function<void(const Tab&, QPainter&)>& paint) {
  std::vector<double> times;
  for (int i = 0; i < kTimes; ++i) {
    tab.cursor = 1 + static_cast<EventIndex>(i * 7919) % tab.line->length();
    QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    QElapsedTimer clock;
    clock.start();
    paint(tab, painter);
    times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  std::ranges::sort(times);
  std::printf("%-44s %6d %9.2f ms %9.2f ms\n", what, kTimes, times[times.size() / 2],
              times[times.size() * 99 / 100]);
}

void measureBars(const char* name, const Tab& tab, const ChartChoice& choice,
                 Bars (*barsAt)(const Tab&, const std::vector<NationLook>&)) {
  const Look look;
  const std::vector<NationLook> looks = nationLooks(*tab.game, look, false);
  const bool lying = choice.kind == ChartKind::flow;
  std::printf("%s\n", name);
  measure("  as we paint it", tab, [&](const Tab& at, QPainter& painter) {
    painter.fillRect(QRect({0, 0}, kSize), look.panel);
    paintMoment(painter, {at, choice, looks, look, QRectF(QPointF(0, 0), kSize)});
  });
  measure("  Qt Charts, built anew", tab,
          [&](const Tab& at, QPainter& painter) { QtBars(barsAt(at, looks), lying, look).render(painter); });
  QtBars kept(barsAt(tab, looks), lying, look);
  measure("  Qt Charts, kept, new values", tab, [&](const Tab& at, QPainter& painter) {
    kept.set(barsAt(at, looks));
    kept.render(painter);
  });
}

} // namespace
} // namespace annales::viewer

int main(int argc, char** argv) {
  using namespace annales;
  using namespace annales::viewer;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication qt(argc, argv);
  Tab tab;
  tab.game = viewer::test::sixNations();
  tab.line = tab.game->main();
  std::printf("%-44s %6s %12s %12s\n", "a chart of 620x300, six nations (a frame is 16 ms)", "times",
              "median", "99 %");
  ChartChoice columns;
  columns.kind = ChartKind::personages;
  columns.form = ChartForm::columns;
  measureBars("personages as columns", tab, columns, columnsAt);
  ChartChoice flow;
  flow.kind = ChartKind::flow;
  measureBars("flow of resources", tab, flow, flowAt);
  return 0;
}
