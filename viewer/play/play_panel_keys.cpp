// Everything by keys: the filter has the focus, and what it does not need moves, plays and goes back.
#include "viewer/play/offer_list.h"
#include "viewer/play/play_card.h"
#include "viewer/play/play_panel.h"
#include "viewer/play/play_tuner.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kPage = 8; // rows

bool isEnter(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

int stepOf(int key) {
  switch (key) {
  case Qt::Key_Up:
    return -1;
  case Qt::Key_Down:
    return 1;
  case Qt::Key_PageUp:
    return -kPage;
  case Qt::Key_PageDown:
    return kPage;
  default:
    return 0;
  }
}

} // namespace

bool PlayPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (watched == filter_ && isOurs(key)) event->accept(); // the window steps with the same keys
    return false;
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (watched == filter_) return pressed(key);
  if (!isEnter(key.key()) && key.key() != Qt::Key_Escape) return false;
  filter_->setFocus(); // from the number or the payment back to the list
  return isEnter(key.key()) ? pressed(key) : true;
}

bool PlayPanel::isOurs(const QKeyEvent& key) const {
  const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
  if (isEnter(key.key())) return true;
  if (!plain) return false;
  if (stepOf(key.key()) != 0 || key.key() == Qt::Key_Backspace) return true;
  if (key.key() == Qt::Key_Escape) return !filter_->text().isEmpty() || !choices_.picks().empty();
  if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right) return true;
  return !key.text().isEmpty() && key.text().front().isPrint();
}

bool PlayPanel::pressed(const QKeyEvent& key) {
  bringUpToDate();
  if (isEnter(key.key())) {
    if (key.modifiers().testFlag(Qt::ControlModifier))
      goOn();
    else if (key.modifiers().testFlag(Qt::ShiftModifier))
      ask(list_->current());
    else if (!list_->rows().empty())
      activate(list_->current());
    else if (filter_->text().isEmpty())
      goOn(); // there is nothing else to do
    return true;
  }
  if (const int by = stepOf(key.key()); by != 0) {
    list_->step(by);
    return true;
  }
  if (tunedBy(key)) return true;
  const bool typed = !filter_->text().isEmpty();
  if (key.key() == Qt::Key_Escape && (typed || !choices_.picks().empty())) {
    back();
    return true;
  }
  if (key.key() != Qt::Key_Backspace || typed) return false;
  back();
  return true;
}

/// The next or the previous payment, whatever is typed: of what waits, else of the row that was found.
bool PlayPanel::paidBy(const QKeyEvent& key) {
  const int side = key.key() == Qt::Key_Right ? 1 : key.key() == Qt::Key_Left ? -1 : 0;
  if (side == 0 || key.modifiers().testFlag(Qt::ShiftModifier)) return false;
  const int row = list_->current();
  const bool found = !filter_->text().isEmpty() && row >= 0;
  if (card_->isHidden() && found && list_->rows()[static_cast<std::size_t>(row)].payments > 1) ask(row);
  if (card_->isHidden() || !card_->hasChoice()) return false;
  card_->stepPayment(side);
  return true;
}

/// Number, while nothing is typed, and payment.
bool PlayPanel::tunedBy(const QKeyEvent& key) {
  if (paidBy(key)) return true;
  if (!filter_->text().isEmpty()) return false;
  const bool digit = key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9;
  const int number = key.key() - Qt::Key_0;
  if (!tuner_->isUsed() || !tuner_->hasCount()) return digit && countOfRow(number);
  const int by = key.key() == Qt::Key_Plus ? 1 : key.key() == Qt::Key_Minus ? -1 : 0;
  if (by != 0) {
    tuner_->setCount(tuner_->count()->value() + by);
    return true;
  }
  return digit && tuner_->setCount(number);
}

/// This many units of the current row, if it may be as many.
bool PlayPanel::countOfRow(int number) {
  const int row = list_->current();
  if (row < 0) return false;
  const std::vector<int>& counts = list_->rows()[static_cast<std::size_t>(row)].counts;
  if (std::ranges::find(counts, number) == counts.end()) return false;
  activateCount(row, number);
  return true;
}

} // namespace annales::viewer
