#include "viewer/look/panel_scroll.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QStyle>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr QSize kLeast(150, 84); // enough to see that there is something, and to scroll

} // namespace

PanelScroll::PanelScroll(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus); // the panel's own parts take the keys
  const bool fills = panel->autoFillBackground();
  setWidget(panel);
  panel->setAutoFillBackground(fills);
  viewport()->setAutoFillBackground(false);
  connect(qApp, &QApplication::focusChanged, this,
          [this](QWidget* /*before*/, QWidget* now) { followFocus(now); });
}

QSize PanelScroll::sizeHint() const {
  return widget()->sizeHint();
}

QSize PanelScroll::minimumSizeHint() const {
  return kLeast.boundedTo(widget()->minimumSizeHint().expandedTo({1, 1}));
}

/// What the panel needs at least, where words that wrap have that width.
QSize PanelScroll::leastFor(int width) const {
  const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
  const QLayout* layout = widget()->layout();
  if (layout == nullptr || !layout->hasHeightForWidth()) return least;
  return {least.width(), layout->totalMinimumHeightForWidth(std::max(width, least.width()))};
}

int PanelScroll::wholeHeight() const {
  return std::max(leastFor(maximumViewportSize().width()).height(), widget()->sizeHint().height());
}

/// By itself: a scroll area would take what the panel likes to have for what it needs.
void PanelScroll::fit() {
  QSize room = maximumViewportSize();
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
  if (leastFor(room.width()).height() > room.height()) room.rwidth() -= bar;
  if (leastFor(room.width()).width() > room.width()) room.rheight() -= bar;
  widget()->resize(room.expandedTo(leastFor(room.width())));
}

void PanelScroll::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

bool PanelScroll::eventFilter(QObject* watched, QEvent* event) {
  const bool handled = QScrollArea::eventFilter(watched, event);
  if (watched == widget() && event->type() == QEvent::LayoutRequest) fit();
  return handled;
}

/// What is typed into is seen.
void PanelScroll::followFocus(QWidget* now) {
  if (now == nullptr || !isVisible() || !widget()->isAncestorOf(now)) return;
  if (now->height() <= viewport()->height()) ensureWidgetVisible(now, 0, 0);
}

} // namespace annales::viewer
