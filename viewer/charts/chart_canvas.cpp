#include "viewer/charts/chart_canvas.h"

#include "viewer/charts/moment_plot.h"
#include "viewer/charts/value_box.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>
#include <algorithm>
#include <bit>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kDragFrom = 6; // pixels that make a click a drag
constexpr EventIndex kNarrowest = 4;
constexpr QSize kLeast(120, 90);

MomentScene sceneOf(const Tab& tab, const ChartContent& content, const QSize& size) {
  const double edge = content.look.px(8);
  return {tab, content.choice, content.looks, content.look,
          QRectF(QPointF(0, 0), size).adjusted(edge, edge / 2, -edge, -edge / 2)};
}

} // namespace

ChartCanvas::ChartCanvas(SessionStore& store, const ChartContent& content, QWidget* parent)
    : QWidget(parent), store_(store), content_(content) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(kLeast);
}

/// So low that the rows of a race or a flow, and the badges behind curves, still lie apart.
int ChartCanvas::leastHeight() const {
  const Look& look = content_.look;
  const auto nations = static_cast<double>(content_.looks.size());
  if (content_.choice.kind == ChartKind::race) return qCeil(look.px(48) + nations * look.px(31));
  if (content_.choice.kind == ChartKind::flow) return qCeil(look.px(52) + nations * look.px(22));
  if (!overTime() || content_.data.stacked) return qCeil(look.px(kLeast.height()));
  return qCeil(look.px(36) + nations * look.px(15.5));
}

bool ChartCanvas::overTime() const {
  return store_.tab() != nullptr && content_.choice.overTime();
}

void ChartCanvas::contentChanged(bool otherLine) {
  if (otherLine || (zoom_ && zoom_->to > content_.data.end)) zoom_.reset();
  plot_.reset();
  moment_.clear();
  setMinimumHeight(std::max(kLeast.height(), leastHeight()));
  update();
}

void ChartCanvas::moveCursor(EventIndex before, EventIndex now) {
  if (store_.tab() != nullptr && !overTime()) {
    if (isVisible() &&
        visibleRegion().isEmpty()) // behind another panel: all of it is painted when it is seen
      moment_.clear();
    else if (momentDiffers())
      update();
    return;
  }
  const bool all = !overTime() || !plot_ || pointed_ || previews_;
  if (all) return update();
  update(strip(before));
  update(strip(now));
}

bool ChartCanvas::momentDiffers() {
  QString now = chartCsv(*store_.tab(), View{}, content_.choice, content_.looks, {});
  if (now == moment_) return false;
  moment_ = std::move(now);
  return true;
}

QRect ChartCanvas::strip(EventIndex k) const {
  const double x = std::clamp(plot_->xOf(k), plot_->area.left(), plot_->area.right());
  const int half = static_cast<int>(content_.look.px(9)) + 1;
  return {static_cast<int>(x) - half, 0, 2 * half + 1, height()};
}

EventSpan ChartCanvas::span() const {
  if (zoom_) return *zoom_;
  return {1, content_.data.end};
}

void ChartCanvas::zoomTo(EventSpan span) {
  if (!overTime()) return;
  const EventIndex length = content_.data.end;
  span.from = std::clamp<EventIndex>(span.from, 1, length);
  span.to = std::clamp<EventIndex>(span.to, span.from, length);
  if (span.to - span.from < kNarrowest) return;
  zoom_ = span;
  if (*zoom_ == EventSpan{1, length}) zoom_.reset();
  contentChanged(false);
  emit zoomChanged();
}

void ChartCanvas::zoomAround(double x, double factor) {
  if (!overTime()) return;
  const EventSpan now = span();
  const double middle = plot().eventAt(x);
  const double length = content_.data.end;
  const double wide = std::min(length - 1, (static_cast<double>(now.to) - now.from) * factor);
  const double share = (middle - now.from) / std::max(1.0, static_cast<double>(now.to) - now.from);
  const double from = std::clamp(middle - share * wide, 1.0, std::max(1.0, length - wide));
  zoomTo({static_cast<EventIndex>(std::lround(from)), static_cast<EventIndex>(std::lround(from + wide))});
}

void ChartCanvas::resetZoom() {
  if (!zoom_) return;
  contentChanged(true);
  emit zoomChanged();
}

TimePlot ChartCanvas::drawn(double ratio) const {
  return drawTimePlot(*store_.tab()->line, content_.data, content_.looks, content_.look,
                      {QSizeF(size()), ratio, span()});
}

const TimePlot& ChartCanvas::plot() const {
  if (!plot_ || plottedSize_ != size() || plottedRatio_ != devicePixelRatioF()) {
    plottedSize_ = size();
    plottedRatio_ = devicePixelRatioF();
    plot_ = drawn(plottedRatio_);
  }
  return *plot_;
}

void ChartCanvas::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (overTime()) {
    paintTime(painter, plot());
  } else {
    painter.fillRect(event->rect(), content_.look.panel);
    paintOn(painter, devicePixelRatioF());
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(content_.look.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ChartCanvas::paintOn(QPainter& painter, double ratio) const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return paintEmpty(painter, tr("Open a game to see its charts."));
  if (content_.looks.size() <= static_cast<std::size_t>(std::popcount(tab->hidden)))
    return paintEmpty(painter, tr("All nations are hidden. Click one above to show it again."));
  if (content_.choice.overTime()) return paintTime(painter, drawn(ratio));
  paintMoment(painter, sceneOf(*tab, content_, size()));
}

void ChartCanvas::paintEmpty(QPainter& painter, const QString& text) const {
  painter.fillRect(rect(), content_.look.panel);
  painter.setFont(content_.look.font(11));
  painter.setPen(content_.look.dim);
  painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void ChartCanvas::paintTime(QPainter& painter, const TimePlot& plot) const {
  if (content_.data.curves.empty())
    return paintEmpty(painter, tr("All nations are hidden. Click one above to show it again."));
  painter.drawPixmap(0, 0, plot.picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCursor(painter, plot);
  paintBand(painter, plot);
  if (pointed_ && !banding_) paintValues(painter, plot);
}

/// The cursor stays where it is during a preview, thinner.
void ChartCanvas::paintCursor(QPainter& painter, const TimePlot& plot) const {
  const Tab& tab = *store_.tab();
  const Look& look = content_.look;
  if (tab.hover != 0 && tab.cursor >= plot.span.from && tab.cursor <= plot.span.to) {
    painter.setPen(QPen(look.accent, 1, Qt::DotLine));
    const double x = plot.xOf(tab.cursor);
    painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
  }
  const double x = std::clamp(plot.xOf(tab.shown()), plot.area.left(), plot.area.right());
  const bool outside = tab.shown() < plot.span.from || tab.shown() > plot.span.to;
  const double head = look.px(5);
  painter.setPen(QPen(look.accent, look.px(1.6)));
  if (!outside) painter.drawLine(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.accent);
  const double y = plot.area.top() - 1;
  const double side = tab.shown() < plot.span.from ? -head : head;
  const std::array<QPointF, 3> aside{QPointF(x - side, y), QPointF(x + side * 0.6, y + head),
                                     QPointF(x - side, y + 2 * head)};
  const std::array<QPointF, 3> down{QPointF(x - head, y - head), QPointF(x + head, y - head),
                                    QPointF(x, y + head)};
  painter.drawConvexPolygon((outside ? aside : down).data(), 3);
}

void ChartCanvas::paintBand(QPainter& painter, const TimePlot& plot) const {
  if (!banding_ || !pressed_ || !pointed_) return;
  const double a = std::clamp(pressed_->x(), plot.area.left(), plot.area.right());
  const double b = std::clamp(pointed_->x(), plot.area.left(), plot.area.right());
  QColor fill = content_.look.accent;
  fill.setAlpha(50);
  painter.setPen(QPen(content_.look.accent, 1));
  painter.setBrush(fill);
  painter.drawRect(
      QRectF(QPointF(std::min(a, b), plot.area.top()), QPointF(std::max(a, b), plot.area.bottom())));
}

void ChartCanvas::paintValues(QPainter& painter, const TimePlot& plot) const {
  const Tab& tab = *store_.tab();
  const EventIndex pointed = plot.eventAt(pointed_->x());
  const EventIndex k = pointed > tab.line->length() ? pointed : tab.shown();
  paintValueBox(painter, {*tab.line, content_.data, content_.looks, content_.look}, k,
                {plot.xOf(k), pointed_->y()}, QRectF(rect()).adjusted(2, 2, -2, -2));
}

void ChartCanvas::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && overTime()) pressed_ = event->position();
}

void ChartCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (!overTime()) return;
  pointed_ = event->position();
  if (pressed_ && std::abs(pointed_->x() - pressed_->x()) > kDragFrom) banding_ = true;
  previews_ = true;
  store_.dispatch(Hover{plot().eventAt(pointed_->x())});
  update();
}

void ChartCanvas::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !pressed_ || !overTime()) return;
  const EventIndex a = plot().eventAt(pressed_->x());
  const EventIndex b = plot().eventAt(event->position().x());
  const bool band = banding_;
  pressed_.reset();
  banding_ = false;
  if (band)
    zoomTo({std::min(a, b), std::max(a, b)});
  else
    store_.dispatch(GoTo{b});
  update();
}

void ChartCanvas::endPreview() {
  pointed_.reset();
  update();
  if (!previews_) return;
  previews_ = false;
  store_.dispatch(Hover{0});
}

void ChartCanvas::leaveEvent(QEvent* event) {
  endPreview();
  QWidget::leaveEvent(event);
}

void ChartCanvas::hideEvent(QHideEvent* event) {
  endPreview();
  QWidget::hideEvent(event);
}

void ChartCanvas::keyPressEvent(QKeyEvent* event) {
  const double middle = width() / 2.0;
  if (event->key() == Qt::Key_Plus) return zoomAround(middle, 0.7);
  if (event->key() == Qt::Key_Minus) return zoomAround(middle, 1 / 0.7);
  if (event->key() == Qt::Key_0) return resetZoom();
  QWidget::keyPressEvent(event);
}

bool ChartCanvas::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || store_.tab() == nullptr || overTime()) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = momentTextAt(sceneOf(*store_.tab(), content_, size()), help->pos());
  QToolTip::showText(help->globalPos(),
                     text.isEmpty() ? text : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), this);
  return true;
}

} // namespace annales::viewer
