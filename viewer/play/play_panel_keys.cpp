// Everything by keys: the filter has the focus, and what it does not need moves, plays and goes back.
#include "viewer/play/offer_list.h"
#include "viewer/play/play_card.h"
#include "viewer/play/play_panel.h"
#include "viewer/play/play_tuner.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kPage = 8; // rows

bool isEnter(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

bool undoes(const QKeyEvent& key) {
  return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
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
    if (watched != filter_) return false;
    if (filter_->text().isEmpty() && undoes(key)) {
      event->ignore(); // the game's: the field has nothing to undo
      return true;
    }
    if (isOurs(key)) event->accept(); // the window steps with the same keys
    return false;
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (watched == filter_) return pressed(key);
  if (!isEnter(key.key()) && key.key() != Qt::Key_Escape) return false;
  filter_->setFocus(); // from the number or the payment back to the list
  if (isEnter(key.key())) key.modifiers().testFlag(Qt::ControlModifier) ? goOn() : play();
  return true;
}

void PlayPanel::type(const QKeyEvent& key) {
  filter_->setFocus();
  QKeyEvent again(key.type(), key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
  QCoreApplication::sendEvent(filter_, &again);
}

bool PlayPanel::isOurs(const QKeyEvent& key) const {
  const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
  if (isEnter(key.key())) return true;
  if (!plain) return false;
  if (stepOf(key.key()) != 0 || key.key() == Qt::Key_Backspace) return true;
  if (key.key() == Qt::Key_Escape) return !filter_->text().isEmpty() || !choices_.picks().empty();
  if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right) return true;
  if (key.key() == Qt::Key_Question) return !filter_->text().isEmpty(); // no word begins with it: help
  return !key.text().isEmpty() && key.text().front().isPrint();
}

bool PlayPanel::pressed(const QKeyEvent& key) {
  bringUpToDate();
  if (isEnter(key.key())) {
    entered(key.modifiers());
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

/// Plays only what was looked for, gone to or picked: a second Enter finds nothing of that.
void PlayPanel::entered(Qt::KeyboardModifiers held) {
  if (held.testFlag(Qt::ControlModifier)) return looksFor(filter_->text()) ? playAndGoOn() : goOn();
  if (list_->current() < 0 && isWaiting()) return play();
  if (list_->current() < 0)
    return emit told(tr("Nothing was played. Type a move first, or select one with ↓. Ctrl+Enter ends the "
                        "turn."));
  if (held.testFlag(Qt::ShiftModifier)) return ask(list_->current());
  activate(list_->current());
}

/// For the word to play what a person picked.
bool PlayPanel::isWaiting() const {
  return !card_->isHidden() && !choices_.picks().empty();
}

/// Number and payment. Digits are units only of what a person picked or went to.
bool PlayPanel::tunedBy(const QKeyEvent& key) {
  const int side = key.key() == Qt::Key_Right ? 1 : key.key() == Qt::Key_Left ? -1 : 0;
  if (side != 0) return !key.modifiers().testFlag(Qt::ShiftModifier) && paidBy(side);
  if (!filter_->text().isEmpty()) return false;
  const bool digit = key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9;
  const int number = key.key() - Qt::Key_0;
  if (list_->current() < 0 && choices_.picks().empty()) return false;
  if (digit && countOfRow(number)) return true;
  if (!tuner_->isUsed() || !tuner_->hasCount()) return false;
  const int by = key.key() == Qt::Key_Plus ? 1 : key.key() == Qt::Key_Minus ? -1 : 0;
  if (by != 0) {
    tuner_->setCount(tuner_->count()->value() + by);
    return true;
  }
  return digit && tuner_->setCount(number);
}

/// The next or the previous payment, whatever is typed: of what waits, else of the row that was found.
bool PlayPanel::paidBy(int side) {
  const int row = list_->current();
  const bool asks =
      card_->isHidden() && row >= 0 && list_->rows()[static_cast<std::size_t>(row)].payments > 1;
  if (asks) ask(row);
  if (card_->isHidden() || !card_->hasChoice()) return false;
  card_->stepPayment(side);
  if (list_->chosen() >= 0) list_->setChosen(list_->chosen(), true);
  return true;
}

/// This many units of the current row wait, if it may be as many.
bool PlayPanel::countOfRow(int number) {
  const int row = list_->current();
  if (row < 0 || row == list_->chosen()) return false;
  const std::vector<int>& counts = list_->rows()[static_cast<std::size_t>(row)].counts;
  if (std::ranges::find(counts, number) == counts.end()) return false;
  if (choose(row) && choices_.pick(Pick::count(number))) showPicked();
  return true;
}

} // namespace annales::viewer
