#include "viewer/comparison/course_chart.h"

#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QLineSeries>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kRows = 2; // of numbers below the axis

QColor colourOf(std::size_t side, const Look& look) {
  const QColor orange(0xD9, 0x77, 0x06);
  return readableOn(side == 0 ? look.accent : orange, look.panel, 3);
}

QPen penOf(std::size_t side, const Look& look) {
  return {colourOf(side, look), look.px(2), side == 0 ? Qt::SolidLine : Qt::DashLine};
}

QBrush bandOf(std::size_t side, const Look& look) {
  QColor colour = colourOf(side, look);
  colour.setAlphaF(side == 0 ? 0.22F : 0.5F);
  return {colour, side == 0 ? Qt::SolidPattern : Qt::BDiagPattern};
}

std::vector<CoursePoint> courseOf(const inference::SurvivalCurve& curve, int rounds) {
  std::vector<CoursePoint> points;
  if (curve.observations == 0) return points;
  for (int round = 0; round <= rounds; ++round) {
    const inference::Interval band = round == 0 ? inference::Interval{1, 1} : curve.intervalAt(round);
    points.push_back({round, round == 0 ? 1 : curve.at(round), band, curve.atRisk(round), 0});
  }
  return points;
}

/// A share stays what it is until the next round; a mean is drawn from round to round.
std::vector<QPointF> lineOf(const std::vector<CoursePoint>& points, CourseKind kind,
                            double (*value)(const CoursePoint&)) {
  std::vector<QPointF> line;
  for (const CoursePoint& point : points) {
    const double y = value(point);
    if (!std::isfinite(y)) continue;
    if (kind != CourseKind::personages && !line.empty()) line.emplace_back(point.round, line.back().y());
    line.emplace_back(point.round, y);
  }
  return line;
}

/// To the round in which the longest game of both ended: all is over, and stays as it was.
void carryOn(std::vector<CoursePoint>& points, int last) {
  if (points.empty()) return;
  while (points.back().round < last) {
    CoursePoint next = points.back();
    ++next.round;
    next.ended += std::exchange(next.watched, 0);
    points.push_back(next);
  }
}

void paintMark(QPainter& painter, std::size_t side, const QPointF& at, const Look& look) {
  const double r = look.px(3.5);
  painter.setPen(QPen(colourOf(side, look), look.px(1.5)));
  painter.setBrush(side == 0 ? QBrush(colourOf(side, look)) : QBrush(look.panel));
  if (side == 0)
    painter.drawEllipse(at, r, r);
  else
    painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
}

} // namespace

std::vector<CoursePoint> courseOf(CourseKind kind, const SideCourses& side) {
  const int rounds = static_cast<int>(side.rounds());
  switch (kind) {
  case CourseKind::personages: {
    std::vector<CoursePoint> points;
    for (std::size_t i = 0; i < side.personages.size(); ++i) {
      const inference::RoundMean& mean = side.personages[i];
      if (std::isnan(mean.mean)) break;
      points.push_back({static_cast<int>(i) + 1, mean.mean, mean.band, mean.playing, mean.endedBefore});
    }
    return points;
  }
  case CourseKind::playing:
    return courseOf(side.playing, rounds);
  case CourseKind::withoutPersonage:
    return courseOf(side.withoutPersonage, rounds);
  }
  return {};
}

CourseChart::CourseChart(CourseKind kind, QWidget* parent) : QWidget(parent), kind_(kind) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setLook(Look::of(View{}));
}

void CourseChart::show(const SideCourses& a, const SideCourses& b) {
  sides_ = {courseOf(kind_, a), courseOf(kind_, b)};
  for (auto& points : sides_)
    carryOn(points, lastRound());
  picture_ = {};
  setAccessibleName(title());
  setAccessibleDescription(wordsAt(lastRound()));
  update();
}

void CourseChart::clear() {
  sides_ = {};
  picture_ = {};
  update();
}

void CourseChart::setLook(const Look& look) {
  look_ = look;
  picture_ = {};
  updateGeometry();
  update();
}

QSize CourseChart::minimumSizeHint() const {
  return {qRound(look_.px(280)), qRound(look_.px(210))};
}

QString CourseChart::title() const {
  switch (kind_) {
  case CourseKind::personages:
    return tr("Personages after each round");
  case CourseKind::playing:
    return tr("Games still running after each round");
  case CourseKind::withoutPersonage:
    return tr("Nations without a personage yet");
  }
  return {};
}

/// What the numbers under the axis count.
QString CourseChart::below() const {
  switch (kind_) {
  case CourseKind::personages:
    return tr("still playing");
  case CourseKind::playing:
    return tr("games");
  case CourseKind::withoutPersonage:
    return tr("at risk");
  }
  return {};
}

QString CourseChart::wordsAt(int round) const {
  QStringList lines{tr("Round %1").arg(round)};
  const bool share = kind_ != CourseKind::personages;
  const auto number = [&](double value) {
    return share ? QLocale().toString(value * 100, 'f', 0) + QStringLiteral(" %")
                 : QLocale().toString(value, 'f', 2);
  };
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    const auto at = std::ranges::find(sides_[side], round, &CoursePoint::round);
    if (at == sides_[side].end()) continue;
    QString line = tr("%1: %2 (%3 to %4), %5 %6", "A: value (low to high), how many, what they are")
                       .arg(side == 0 ? QStringLiteral("A") : QStringLiteral("B"), number(at->value),
                            number(at->band.low), number(at->band.high))
                       .arg(at->watched)
                       .arg(below());
    if (kind_ == CourseKind::personages) line += tr(", %1 ended before").arg(at->ended);
    lines << line;
  }
  return lines.join(QLatin1Char('\n'));
}

int CourseChart::lastRound() const {
  int last = 1;
  for (const auto& points : sides_)
    if (!points.empty()) last = std::max(last, points.back().round);
  return last;
}

double CourseChart::highest() const {
  if (kind_ != CourseKind::personages) return 1;
  double high = 1;
  for (const auto& points : sides_)
    for (const CoursePoint& point : points)
      high = std::max({high, point.value, std::isfinite(point.band.high) ? point.band.high : 0});
  return high;
}

void CourseChart::draw() {
  const double ratio = devicePixelRatioF();
  picture_ = QPixmap((QSizeF(size()) * ratio).toSize());
  picture_.setDevicePixelRatio(ratio);
  picture_.fill(look_.panel);
  QPainter painter(&picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetricsF metrics(look_.font(9));
  const double top = look_.px(26), line = metrics.height() + look_.px(2);
  const double left = metrics.horizontalAdvance(QStringLiteral("100 %")) + look_.px(14);
  area_ = QRectF(QPointF(left, top),
                 QPointF(width() - look_.px(26), height() - line * (kRows + 2) - look_.px(8)));
  if (area_.width() < 40 || area_.height() < 40) return;

  QGraphicsScene scene;
  auto* chart = new QChart;
  scene.addItem(chart);
  chart->setAnimationOptions(QChart::NoAnimation);
  chart->legend()->hide();
  chart->setBackgroundVisible(false);
  chart->setMargins({});
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  auto* x = new QValueAxis;
  auto* y = new QValueAxis;
  x->setRange(kind_ == CourseKind::personages ? 1 : 0, std::max(2, lastRound()));
  x->setLabelsVisible(false); // painted with the numbers below
  x->setGridLineVisible(false);
  const double high = highest();
  const bool share = kind_ != CourseKind::personages;
  y->setRange(0, share ? 100 : high * 1.05);
  y->setTickType(QValueAxis::TicksDynamic);
  y->setTickAnchor(0);
  y->setTickInterval(share ? 25 : std::max(1.0, std::ceil(high / 5)));
  y->setLabelFormat(share ? QStringLiteral("%d %%") : QStringLiteral("%d"));
  for (QValueAxis* axis : {x, y}) {
    axis->setLabelsFont(look_.font(9));
    axis->setLabelsColor(look_.dim);
    axis->setLinePen(QPen(look_.dim, 1));
    axis->setGridLinePen(QPen(look_.line, 1));
  }
  chart->addAxis(x, Qt::AlignBottom);
  chart->addAxis(y, Qt::AlignLeft);
  const double unit = share ? 100 : 1, most = share ? 1 : high * 2;
  const auto attach = [&](QAbstractSeries* series) {
    chart->addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
  };
  const auto seriesOf = [&](const std::vector<QPointF>& points) {
    auto* series = new QLineSeries;
    for (const QPointF& point : points)
      series->append(point.x(), std::clamp(point.y(), 0.0, most) * unit);
    return series;
  };
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    auto* upper = seriesOf(lineOf(sides_[side], kind_, [](const CoursePoint& p) { return p.band.high; }));
    auto* lower = seriesOf(lineOf(sides_[side], kind_, [](const CoursePoint& p) { return p.band.low; }));
    auto* band = new QAreaSeries(upper, lower);
    upper->setParent(band);
    lower->setParent(band);
    band->setPen(Qt::NoPen);
    band->setBrush(bandOf(side, look_));
    attach(band);
  }
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    auto* curve = seriesOf(lineOf(sides_[side], kind_, [](const CoursePoint& p) { return p.value; }));
    curve->setPen(penOf(side, look_));
    attach(curve);
  }
  scene.setSceneRect(QRectF(rect()));
  chart->setPlotArea(area_);
  chart->resize(size());
  chart->layout()->activate();
  scene.render(&painter, QRectF(rect()), QRectF(rect()));

  paintTitle(painter);
  paintNumbers(painter);
}

/// Title above, and the letter of each side where its curve ends.
void CourseChart::paintTitle(QPainter& painter) const {
  painter.setFont(look_.font(9.5, true));
  painter.setPen(look_.text);
  const QString words =
      QFontMetricsF(painter.font()).elidedText(title(), Qt::ElideRight, width() - look_.px(12));
  painter.drawText(QRectF(look_.px(6), 0, width(), look_.px(24)), Qt::AlignLeft | Qt::AlignVCenter, words);
  const double high = kind_ == CourseKind::personages ? highest() * 1.05 : 1;
  const double first = kind_ == CourseKind::personages ? 1 : 0, rounds = std::max(2, lastRound()) - first;
  std::array<double, 2> ends{-1, -1};
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    if (sides_[side].empty()) continue;
    const CoursePoint& end = sides_[side].back();
    const QPointF at(area_.left() + (end.round - first) / rounds * area_.width(),
                     area_.bottom() - std::clamp(end.value / high, 0.0, 1.0) * area_.height());
    paintMark(painter, side, at, look_);
    ends[side] = at.y();
    if (side == 1 && ends[0] >= 0 && std::abs(ends[1] - ends[0]) < look_.px(13))
      ends[1] = ends[0] + (ends[1] < ends[0] ? -look_.px(13) : look_.px(13));
    painter.setFont(look_.font(9.5, true));
    painter.setPen(colourOf(side, look_));
    painter.drawText(QRectF(at.x() + look_.px(6), ends[side] - look_.px(10), look_.px(18), look_.px(20)),
                     Qt::AlignLeft | Qt::AlignVCenter, side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
  }
}

/// Rounds, and for each side how many its numbers rest on there.
void CourseChart::paintNumbers(QPainter& painter) const {
  painter.setFont(look_.font(9));
  const QFontMetricsF metrics(painter.font());
  const double line = metrics.height() + look_.px(2);
  const int first = kind_ == CourseKind::personages ? 1 : 0, last = std::max(2, lastRound());
  std::size_t most = 100;
  for (const auto& points : sides_)
    for (const CoursePoint& point : points)
      most = std::max(most, point.watched);
  const double wide =
      metrics.horizontalAdvance(QLocale().toString(static_cast<qulonglong>(most))) + look_.px(12);
  const int fit = std::max(1, static_cast<int>(area_.width() / wide));
  const int step = std::max(1, (last - first + fit - 1) / fit);
  const auto cell = [&](int round, double y, const QString& words) {
    const double x = area_.left() + static_cast<double>(round - first) / (last - first) * area_.width();
    painter.drawText(QRectF(x - wide / 2, y, wide, line), Qt::AlignCenter, words);
  };
  for (int round = first; round <= last; round += step) {
    double y = area_.bottom() + look_.px(4);
    painter.setPen(look_.dim);
    cell(round, y, QString::number(round));
    for (std::size_t side = 0; side < sides_.size(); ++side) {
      y += line;
      painter.setPen(colourOf(side, look_));
      const auto at = std::ranges::find(sides_[side], round, &CoursePoint::round);
      cell(round, y,
           at == sides_[side].end() ? QStringLiteral("–")
                                    : QLocale().toString(static_cast<qulonglong>(at->watched)));
    }
  }
  for (std::size_t side = 0; side < sides_.size(); ++side) {
    painter.setPen(colourOf(side, look_));
    painter.drawText(QRectF(look_.px(4), area_.bottom() + look_.px(4) + line * static_cast<double>(side + 1),
                            look_.px(20), line),
                     Qt::AlignLeft | Qt::AlignVCenter, side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
  }
  painter.setPen(look_.dim);
  painter.setFont(look_.font(8.5));
  const double bottom = area_.bottom() + look_.px(4) + line * (kRows + 1);
  painter.drawText(QRectF(area_.left(), bottom, area_.width(), line), Qt::AlignRight | Qt::AlignVCenter,
                   tr("rounds; below: %1").arg(below()));
}

void CourseChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (sides_[0].empty() && sides_[1].empty()) {
    painter.fillRect(rect(), look_.panel);
    return;
  }
  if (picture_.isNull() || picture_.size() != (QSizeF(size()) * devicePixelRatioF()).toSize()) draw();
  painter.drawPixmap(0, 0, picture_);
}

bool CourseChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const int first = kind_ == CourseKind::personages ? 1 : 0, last = std::max(2, lastRound());
  if (area_.width() < 1 || (sides_[0].empty() && sides_[1].empty())) return true;
  const double share = (help->pos().x() - area_.left()) / area_.width();
  const int round = std::clamp(first + static_cast<int>(std::lround(share * (last - first))), first, last);
  QToolTip::showText(help->globalPos(), plainTip(wordsAt(round)), this);
  return true;
}

} // namespace annales::viewer
