#include "viewer/window/panel_scroll.h"

#include <QApplication>

namespace annales::viewer {
namespace {

constexpr QSize kLeast(150, 84); // enough to see that there is something, and to scroll

} // namespace

PanelScroll::PanelScroll(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus); // the panel's own parts take the keys
  setSizePolicy(panel->sizePolicy());
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

/// What is typed into is seen.
void PanelScroll::followFocus(QWidget* now) {
  if (now == nullptr || !isVisible() || !widget()->isAncestorOf(now)) return;
  if (now->height() <= viewport()->height()) ensureWidgetVisible(now, 0, 0);
}

} // namespace annales::viewer
