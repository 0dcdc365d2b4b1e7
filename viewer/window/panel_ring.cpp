#include "viewer/window/panel_ring.h"

#include "viewer/look/look.h"
#include "viewer/window/front_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPainter>
#include <QTextEdit>
#include <algorithm>
#include <tuple>

namespace annales::viewer {
namespace {

bool takesKeyboard(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

bool isTool(const QWidget& widget) {
  return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
         qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QLineEdit*>(&widget) != nullptr;
}

} // namespace

QWidget* keyboardPlace(QWidget& panel) {
  QWidget* last = panel.focusWidget();
  if (last != nullptr && last != &panel && takesKeyboard(*last)) return last;
  QWidget* first = nullptr;
  for (QWidget* widget : panel.findChildren<QWidget*>()) {
    if (widget->focusProxy() != nullptr && takesKeyboard(*widget->focusProxy())) return widget->focusProxy();
    if (!takesKeyboard(*widget)) continue;
    if (!isTool(*widget)) return widget;
    if (first == nullptr) first = widget;
  }
  return first;
}

PanelRing::PanelRing(QMainWindow& page, QWidget& board, const SessionStore& store)
    : QWidget(&page), page_(page), board_(board), store_(store) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
  connect(qApp, &QApplication::focusChanged, this,
          [this](QWidget* /*before*/, QWidget* now) { follow(now); });
}

std::vector<QWidget*> PanelRing::seen() const {
  std::vector<std::tuple<int, int, int, QWidget*>> places;
  const auto add = [&](QWidget* panel, int rank) {
    const QPoint at = panel->mapTo(&page_, QPoint(0, 0));
    places.emplace_back(rank, at.x(), at.y(), panel);
  };
  add(&board_, 0);
  for (QDockWidget* dock : page_.findChildren<QDockWidget*>()) {
    if (!isSeen(*dock)) continue;
    if (dock->isFloating())
      places.emplace_back(2, dock->x(), dock->y(), dock);
    else
      add(dock, page_.dockWidgetArea(dock) == Qt::BottomDockWidgetArea ? 1 : 0);
  }
  std::ranges::sort(places);
  std::vector<QWidget*> panels;
  for (const auto& place : places)
    panels.push_back(std::get<3>(place));
  return panels;
}

void PanelRing::step(int by) {
  const std::vector<QWidget*> panels = seen();
  const auto here = std::ranges::find_if(panels, [](const QWidget* panel) {
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && (panel == focus || panel->isAncestorOf(focus));
  });
  const auto count = static_cast<int>(panels.size());
  int at = here == panels.end() ? (by > 0 ? -1 : 0) : static_cast<int>(here - panels.begin());
  for (int tried = 0; tried < count; ++tried) {
    at = (at + by + count) % count;
    QWidget* panel = panels[static_cast<std::size_t>(at)];
    QWidget* place = panel == &board_ ? panel : keyboardPlace(*panel);
    if (place == nullptr) continue; // nothing in it takes keys
    if (panel->isWindow()) panel->activateWindow();
    return place->setFocus(Qt::TabFocusReason);
  }
}

/// The board paints a frame of its own, and a window has a title.
void PanelRing::frame(QWidget* panel) {
  if (panel == framed_ && panel != nullptr) return raise();
  if (framed_ != nullptr) framed_->removeEventFilter(this);
  framed_ = panel == nullptr || panel == &board_ || panel->isWindow() ? nullptr : panel;
  setVisible(framed_ != nullptr);
  if (framed_ == nullptr) return;
  framed_->installEventFilter(this);
  setGeometry(framed_->geometry());
  raise();
  update();
}

bool PanelRing::eventFilter(QObject* watched, QEvent* event) {
  const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
  if (watched == framed_ && moved) setGeometry(framed_->geometry());
  return QWidget::eventFilter(watched, event);
}

void PanelRing::follow(QWidget* now) {
  QWidget* panel = now;
  while (panel != nullptr && panel->parentWidget() != &page_)
    panel = panel->parentWidget();
  frame(qobject_cast<QDockWidget*>(panel));
}

void PanelRing::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(QPen(Look::of(store_.session().view).accent, 2));
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace annales::viewer
