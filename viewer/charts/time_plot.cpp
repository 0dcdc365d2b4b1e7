#include "viewer/charts/time_plot.h"

#include "viewer/charts/beside_paint.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/common_words.h"
#include "viewer/look/nation_badge.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QCoreApplication>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

struct PlotWords {
  Q_DECLARE_TR_FUNCTIONS(TimePlot)
public:
  static QString round(int number) { return tr("Round %1").arg(number); }
  static QString goal(int points) { return CommonWords::tr("Goal %1").arg(points); }
};

/// Number and place of each round; behind the end of the line those of the line beside it.
std::vector<std::pair<int, double>> roundsOf(const OpenedLine& line, const TimeData& data) {
  std::vector<std::pair<int, double>> rounds;
  for (const Round& round : line.stats().outline.rounds())
    rounds.emplace_back(round.number, round.first);
  if (!data.beside) return rounds;
  for (const Round& round : data.beside->line->stats().outline.rounds())
    if (round.number > rounds.back().first)
      rounds.emplace_back(round.number, data.beside->where.placeOf(round.first));
  return rounds;
}

/// What a stack of the other line would reach.
std::vector<std::int32_t> sumBeside(const TimeData& data) {
  std::vector<std::int32_t> sum(data.beside->samples.size());
  for (const std::vector<std::int32_t>& values : data.beside->values)
    for (std::size_t s = 0; s < sum.size(); ++s)
      sum[s] += values[s];
  return sum;
}

/// One drawing: everything lives in a scene that nobody sees.
class Drawing {
public:
  Drawing(const OpenedLine& line, const TimeData& data, const std::vector<NationLook>& looks,
          const Look& look, const PlotFrame& frame);
  [[nodiscard]] TimePlot finished();

private:
  void layOut();
  void addAxes();
  void addRounds();
  void addBeside();
  void addOther(const std::vector<std::int32_t>& values, const QPen& pen, double aside);
  void addCurves();
  void addStack();
  void addLayer(const TimeCurve& curve, const std::vector<std::int32_t>& below,
                const std::vector<std::int32_t>& above);
  void addGoal();
  QLineSeries* lineOf(const std::vector<QPointF>& points, const QPen& pen);
  void attach(QAbstractSeries* series);
  void paintEnds(QPainter& painter) const;
  void paintGoal(QPainter& painter) const;
  void paintZero(QPainter& painter) const;
  void paintTicks(QPainter& painter) const;
  [[nodiscard]] PlotScale scale() const { return {area_, frame_.span, low_, high_}; }
  [[nodiscard]] double yOf(double value) const { return scale().yOf(value); }
  [[nodiscard]] std::int32_t endOf(std::size_t curve, EventIndex last) const;
  [[nodiscard]] double badge() const { return look_.px(15); }

  const OpenedLine& line_;
  const TimeData& data_;
  const std::vector<NationLook>& looks_;
  const Look& look_;
  const PlotFrame& frame_;
  QGraphicsScene scene_;
  QChart* chart_ = nullptr;
  QCategoryAxis* x_ = nullptr;
  QValueAxis* y_ = nullptr;
  QRectF area_;
  std::vector<std::pair<double, QString>> ticks_; // where and what below the axis
  double low_ = 0, high_ = 1;
};

Drawing::Drawing(const OpenedLine& line, const TimeData& data, const std::vector<NationLook>& looks,
                 const Look& look, const PlotFrame& frame)
    : line_(line), data_(data), looks_(looks), look_(look), frame_(frame) {
  chart_ = new QChart;
  scene_.addItem(chart_);
  chart_->setAnimationOptions(QChart::NoAnimation);
  chart_->legend()->hide();
  chart_->setBackgroundVisible(false);
  chart_->setMargins({});
  chart_->layout()->setContentsMargins(0, 0, 0, 0);
  layOut();
  addAxes();
  addRounds();
  const bool beside = data_.beside && data_.differences.empty();
  if (beside && !data_.stacked) addBeside();
  if (data_.stacked)
    addStack();
  else
    addCurves();
  if (beside && data_.stacked) addOther(sumBeside(data_), besidePen(look_.text, look_), 0);
  if (data_.goal > 0) addGoal();
  scene_.setSceneRect(QRectF(QPointF(0, 0), frame_.size));
  chart_->setPlotArea(area_);
  chart_->resize(frame_.size);
  chart_->layout()->activate(); // nobody waits for events here
}

void Drawing::layOut() {
  const QFontMetricsF metrics(look_.font(9));
  const int top = data_.highest(frame_.span), bottomValue = data_.lowest(frame_.span);
  const double left = std::max(metrics.horizontalAdvance(QString::number(top)),
                               metrics.horizontalAdvance(QString::number(bottomValue))) +
                      look_.px(14);
  const double right = data_.stacked ? look_.px(12) : badge() * 1.35 + look_.px(12);
  const double bottom = metrics.height() + look_.px(12);
  area_ =
      QRectF(QPointF(left, look_.px(8)), QPointF(frame_.size.width() - right, frame_.size.height() - bottom));
  area_.setWidth(std::max(20.0, area_.width()));
  area_.setHeight(std::max(20.0, area_.height()));
  high_ = top * 1.04;
  low_ = bottomValue * 1.04;
  if (!data_.stacked)
    low_ -= (high_ - low_) * look_.px(7) / area_.height(); // curves at the edge stay visible
}

void Drawing::addAxes() {
  y_ = new QValueAxis;
  y_->setRange(low_, high_);
  y_->setTickType(QValueAxis::TicksDynamic);
  y_->setTickAnchor(0);
  const int fit = std::max(2, static_cast<int>(area_.height() / look_.px(26)));
  y_->setTickInterval(niceStep(data_.highest(frame_.span) - data_.lowest(frame_.span), fit));
  y_->setLabelFormat(QStringLiteral("%d"));
  x_ = new QCategoryAxis;
  x_->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
  x_->setRange(frame_.span.from, std::max(frame_.span.to, frame_.span.from + 1));
  x_->setStartValue(frame_.span.from);
  for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(x_), static_cast<QAbstractAxis*>(y_)}) {
    axis->setLabelsFont(look_.font(9));
    axis->setLabelsColor(look_.dim);
    axis->setLinePen(QPen(look_.dim, 1));
    axis->setGridLinePen(QPen(look_.line, 1));
  }
  x_->setLabelsVisible(false);
  chart_->addAxis(x_, Qt::AlignBottom);
  chart_->addAxis(y_, Qt::AlignLeft);
}

/// Rounds begin at the ticks; as many as their numbers have room.
void Drawing::addRounds() {
  const QFontMetricsF metrics(look_.font(9));
  double free = -1e9;
  for (const auto& [number, first] : roundsOf(line_, data_)) {
    if (number == 0 || first < frame_.span.from || first > frame_.span.to) continue;
    const QString label = free < 0 ? PlotWords::round(number) : QString::number(number);
    const double share =
        (first - frame_.span.from) / std::max(1.0, static_cast<double>(frame_.span.to - frame_.span.from));
    const double half = metrics.horizontalAdvance(label) / 2;
    const double at = share * area_.width();
    if (at - half < free || at + half > area_.width() + look_.px(12)) continue;
    x_->append(label, first); // its grid; the word is painted, so that it is never cut off
    ticks_.emplace_back(area_.left() + at, label);
    free = std::max(at + half, 2 * half - area_.left()) + look_.px(12);
  }
}

void Drawing::attach(QAbstractSeries* series) {
  chart_->addSeries(series);
  series->attachAxis(x_);
  series->attachAxis(y_);
}

QLineSeries* Drawing::lineOf(const std::vector<QPointF>& points, const QPen& pen) {
  auto* series = new QLineSeries;
  QList<QPointF> list(points.begin(), points.end());
  series->replace(list);
  series->setPen(pen);
  return series;
}

/// The other line's curves, below those of the shown one.
void Drawing::addBeside() {
  const auto& values = data_.beside->values;
  for (std::size_t i = 0; i < values.size(); ++i)
    addOther(values[i], besidePen(looks_[data_.curves[i].nation.index()].curve, look_),
             curveAside(i, values.size(), look_));
}

/// From the fork on.
void Drawing::addOther(const std::vector<std::int32_t>& values, const QPen& pen, double aside) {
  EventSpan span = frame_.span;
  span.from = std::max(span.from, data_.beside->where.shared());
  if (span.from > span.to) return;
  std::vector<QPointF> points =
      steppedPoints({data_.beside->places, values, data_.perSpan}, span, area_.width() * frame_.ratio);
  for (QPointF& point : points)
    point.ry() -= aside * (high_ - low_) / area_.height();
  attach(lineOf(points, pen));
}

/// Equal curves lie beside each other, a pixel and a half apart.
void Drawing::addCurves() {
  const double unit = (high_ - low_) / area_.height();
  for (std::size_t i = 0; i < data_.curves.size(); ++i) {
    const TimeCurve& curve = data_.curves[i];
    std::vector<QPointF> points =
        steppedPoints(data_, data_.drawn(i), frame_.span, area_.width() * frame_.ratio);
    const double aside = curveAside(i, data_.curves.size(), look_) * unit;
    for (QPointF& point : points)
      point.ry() -= aside;
    attach(lineOf(points, looks_[curve.nation.index()].curvePen(look_.px(2))));
  }
}

void Drawing::addStack() {
  std::vector<std::int32_t> below(data_.samples.size());
  for (const TimeCurve& curve : data_.curves) {
    std::vector<std::int32_t> above = below;
    for (std::size_t i = 0; i < above.size(); ++i)
      above[i] += curve.values[i];
    addLayer(curve, below, above);
    below = std::move(above);
  }
}

void Drawing::addLayer(const TimeCurve& curve, const std::vector<std::int32_t>& below,
                       const std::vector<std::int32_t>& above) {
  const double pixels = area_.width() * frame_.ratio;
  const NationLook& nation = looks_[curve.nation.index()];
  std::vector<QBrush> brushes{curve.resource ? QBrush(look_.resource(*curve.resource)) : QBrush(nation.fill)};
  if (!curve.resource && nation.pattern != Qt::SolidPattern) brushes.push_back(nation.patternBrush());
  for (const QBrush& brush : brushes) {
    auto* upper = lineOf(steppedPoints(data_, above, frame_.span, pixels), Qt::NoPen);
    auto* lower = lineOf(steppedPoints(data_, below, frame_.span, pixels), Qt::NoPen);
    auto* area = new QAreaSeries(upper, lower);
    upper->setParent(area);
    lower->setParent(area);
    area->setBrush(brush);
    area->setPen(&brush == &brushes.back() ? QPen(look_.panel, 1) : QPen(Qt::NoPen));
    attach(area);
  }
}

void Drawing::addGoal() {
  const double from = frame_.span.from, to = frame_.span.to;
  const auto goal = static_cast<double>(data_.goal);
  attach(lineOf({{from, goal}, {to, goal}}, QPen(look_.text, look_.px(1))));
}

/// Where the curves end: in the margin, or before it where another line goes on.
void Drawing::paintEnds(QPainter& painter) const {
  const std::size_t drawn = data_.differences.empty() ? data_.samples.size() : data_.drawn(0).size();
  const EventIndex last = std::min(data_.samples[drawn - 1], frame_.span.to);
  if (last < frame_.span.from) return;
  std::vector<double> wanted;
  for (std::size_t i = 0; i < data_.curves.size(); ++i)
    wanted.push_back(yOf(endOf(i, last)));
  const double high = badge() * 0.95;
  const double end = scale().xOf(last);
  const double x = std::min(end, area_.right()) + look_.px(8);
  const double floor = x < area_.right() ? area_.bottom() : frame_.size.height(); // the rounds stay readable
  const std::vector<double> at = spreadOut(wanted, high + 1, area_.top() + high / 2, floor - high / 2);
  for (std::size_t i = 0; i < at.size(); ++i) {
    const NationLook& nation = looks_[data_.curves[i].nation.index()];
    painter.setPen(QPen(nation.curve, 1));
    painter.drawLine(QPointF(end + 1, wanted[i]), QPointF(x, at[i]));
    paintNationBadge(painter, QRectF(x, at[i] - high / 2, badge() * 1.25, high), nation, look_);
  }
}

std::int32_t Drawing::endOf(std::size_t curve, EventIndex last) const {
  if (data_.differences.empty()) return valueAt(line_, data_, data_.curves[curve], last);
  const auto at = std::ranges::upper_bound(data_.samples, last) - data_.samples.begin();
  const std::vector<std::int32_t>& column = data_.drawn(curve);
  return column[std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(at, 1)), column.size()) - 1];
}

void Drawing::paintGoal(QPainter& painter) const {
  painter.setFont(look_.font(9, true));
  painter.setPen(look_.text);
  const double y = yOf(data_.goal);
  painter.drawText(QRectF(area_.left() + look_.px(6), y, area_.width(), look_.px(20)),
                   Qt::AlignLeft | Qt::AlignTop, PlotWords::goal(data_.goal));
}

void Drawing::paintZero(QPainter& painter) const {
  painter.setPen(QPen(look_.text, look_.px(1.2)));
  painter.drawLine(QPointF(area_.left(), yOf(0)), QPointF(area_.right(), yOf(0)));
}

void Drawing::paintTicks(QPainter& painter) const {
  painter.setFont(look_.font(9));
  painter.setPen(look_.dim);
  const QFontMetricsF metrics(painter.font());
  for (const auto& [x, label] : ticks_) {
    const double wide = metrics.horizontalAdvance(label);
    const double left = std::max(look_.px(2), x - wide / 2);
    painter.drawText(QRectF(left, area_.bottom() + look_.px(5), wide + 2, metrics.height()),
                     Qt::AlignLeft | Qt::AlignTop, label);
  }
}

TimePlot Drawing::finished() {
  TimePlot plot{QPixmap((frame_.size * frame_.ratio).toSize()), area_, frame_.span};
  plot.picture.setDevicePixelRatio(frame_.ratio);
  plot.picture.fill(look_.panel);
  QPainter painter(&plot.picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const BesidePainter behind(data_, looks_, look_, scale());
  const QRectF all(QPointF(0, 0), frame_.size);
  scene_.render(&painter, all, all);
  paintTicks(painter);
  if (!data_.differences.empty()) paintZero(painter);
  if (data_.beside) behind.paintFork(painter);
  if (data_.beside && data_.differences.empty() && !data_.stacked) behind.paintLetters(painter);
  if (!data_.stacked) paintEnds(painter);
  if (data_.goal > 0) paintGoal(painter);
  return plot;
}

} // namespace

double TimePlot::xOf(EventIndex k) const {
  return PlotScale{area, span}.xOf(k);
}

EventIndex TimePlot::eventAt(double x) const {
  const double wide = std::max(1.0, static_cast<double>(span.to) - span.from);
  const double k = std::round(span.from + (x - area.left()) / std::max(1.0, area.width()) * wide);
  return static_cast<EventIndex>(std::clamp<double>(k, span.from, span.to));
}

TimePlot drawTimePlot(const OpenedLine& line, const TimeData& data, const std::vector<NationLook>& looks,
                      const Look& look, const PlotFrame& frame) {
  return Drawing(line, data, looks, look, frame).finished();
}

} // namespace annales::viewer
