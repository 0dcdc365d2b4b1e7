#include "viewer/window/layout_history.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>

namespace annales::viewer {
namespace {

constexpr int kSettle = 300; // milliseconds
constexpr int kMostSteps = 50;

} // namespace

LayoutHistory::LayoutHistory(QMainWindow& window) : QObject(&window), window_(window) {
  settle_.setSingleShot(true);
  settle_.setInterval(kSettle);
  connect(&settle_, &QTimer::timeout, this, &LayoutHistory::settle);
}

void LayoutHistory::watch(QDockWidget& dock) {
  const auto later = [this] { settle_.start(); };
  connect(&dock, &QDockWidget::dockLocationChanged, this, later);
  connect(&dock, &QDockWidget::topLevelChanged, this, later);
  connect(dock.toggleViewAction(), &QAction::triggered, this, later);
}

void LayoutHistory::begin() {
  settle_.stop();
  before_.clear();
  now_ = window_.saveState();
}

/// Not while a panel is on its way: one drag is one step.
void LayoutHistory::settle() {
  if (QGuiApplication::mouseButtons() != Qt::NoButton) return settle_.start();
  note();
}

void LayoutHistory::note() {
  const QByteArray state = window_.saveState();
  if (state == now_) return;
  if (!now_.isEmpty()) before_.append(now_);
  if (before_.size() > kMostSteps) before_.removeFirst();
  now_ = state;
}

bool LayoutHistory::undo() {
  note(); // a change that has not settled yet
  settle_.stop();
  if (before_.isEmpty()) return false;
  now_ = before_.takeLast();
  window_.restoreState(now_);
  return true;
}

} // namespace annales::viewer
