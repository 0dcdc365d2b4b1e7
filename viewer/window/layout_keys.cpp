#include "viewer/window/layout_keys.h"

#include <QApplication>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr Qt::KeyboardModifiers kNeverMeant =
    Qt::KeyboardModifiers(Qt::KeypadModifier) | Qt::GroupSwitchModifier; // how a sign was reached

/// A digit or a sign. With a letter, Shift means another command.
bool isSignKey(int key) {
  return key > Qt::Key_Space && key <= Qt::Key_ydiaeresis && !QChar(key).isLetter();
}

int firstDigitPlace(const QString& platform) {
  if (platform == QLatin1String("windows")) return 2;
  if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"))) return 10;
  return 0;
}

} // namespace

int digitAtPlace(quint32 scanCode, const QString& platform) {
  const int first = firstDigitPlace(platform), place = static_cast<int>(scanCode);
  if (first == 0 || place < first || place > first + 9) return -1;
  return (place - first + 1) % 10; // 0 is behind 9
}

LayoutKeys::LayoutKeys(QMainWindow& window, const Commands& commands) : window_(window), commands_(commands) {
  qApp->installEventFilter(this);
}

LayoutKeys::~LayoutKeys() {
  qApp->removeEventFilter(this);
}

/// In the window itself or in a panel that floats. Dialogs have their own keys.
bool LayoutKeys::isOfWindow(const QObject* watched) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  if (widget == nullptr || QApplication::activeModalWidget() != nullptr) return false;
  const QWidget* own = widget->window();
  if (own == &window_) return true;
  const bool floats = (own->windowFlags() & Qt::WindowType_Mask) == Qt::Tool; // one panel or several
  return floats && own->parentWidget() != nullptr && window_.isAncestorOf(own->parentWidget());
}

/// The command of that sign, however it was typed.
QAction* LayoutKeys::meant(const QKeyEvent& key) const {
  const Qt::KeyboardModifiers held = key.modifiers() & ~kNeverMeant;
  QList<QKeySequence> wanted;
  if (held.testFlag(Qt::ShiftModifier) && isSignKey(key.key()))
    wanted << QKeySequence(QKeyCombination(held & ~Qt::ShiftModifier, static_cast<Qt::Key>(key.key())));
  const int digit = digitAtPlace(key.nativeScanCode(), QGuiApplication::platformName());
  const bool isDigit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
  if (digit >= 0 && !isDigit && !held.testFlag(Qt::ShiftModifier))
    wanted << QKeySequence(QKeyCombination(held, static_cast<Qt::Key>(Qt::Key_0 + digit)));
  for (const QKeySequence& keys : wanted)
    for (const Command& command : commands_.all())
      if (command.action->isEnabled() && command.action->shortcuts().contains(keys)) return command.action;
  return nullptr;
}

bool LayoutKeys::eventFilter(QObject* watched, QEvent* event) {
  if (asking_ || event->type() != QEvent::KeyPress || !isOfWindow(watched)) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  QAction* action = meant(key);
  if (action == nullptr) return false;
  QKeyEvent question(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
  question.ignore();
  asking_ = true;
  QApplication::sendEvent(watched, &question);
  asking_ = false;
  if (question.isAccepted()) return false; // text is typed there, or a number of units
  action->trigger();
  return true;
}

} // namespace annales::viewer
