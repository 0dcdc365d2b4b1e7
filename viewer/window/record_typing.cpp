#include "viewer/window/record_typing.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace annales::viewer {
namespace {

/// Text of its own is written there.
bool isWrittenInto(const QWidget& widget) {
  if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return !line->isReadOnly();
  if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) return !text->isReadOnly();
  if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) return !text->isReadOnly();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->isEditable();
  return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QMenuBar*>(&widget) != nullptr; // letters choose a menu
}

bool isTyped(const QKeyEvent& key) {
  const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
  if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) return held == Qt::ControlModifier;
  const bool plain = (held & ~Qt::ShiftModifier) == 0;
  return plain && !key.text().isEmpty() && key.text().front().isLetterOrNumber();
}

} // namespace

RecordTyping::RecordTyping(QMainWindow& window, RecordCommands& records, GamePage& page, QObject* parent)
    : QObject(parent), window_(window), records_(records), page_(page) {
  qApp->installEventFilter(this);
  connect(&page_.play(), &PlayPanel::played, this, [this] {
    if (records_.isRecording() && page_.isInFront(Panel::play)) page_.play().setFocus();
  });
}

RecordTyping::~RecordTyping() {
  qApp->removeEventFilter(this);
}

bool RecordTyping::begin() {
  if (!records_.isRecording()) return false;
  page_.bring(Panel::play);
  page_.play().setFocus();
  return true;
}

/// In the window itself, or in a panel of the page that floats; what lies over them has its own keys.
bool RecordTyping::isOfPage(const QWidget& widget) const {
  if (&widget == &window_ || window_.centralWidget()->isAncestorOf(&widget)) return true;
  return qobject_cast<const QDockWidget*>(widget.window()) != nullptr &&
         widget.window()->parentWidget() == &page_;
}

bool RecordTyping::takes(const QObject* watched, const QKeyEvent& key) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  return widget != nullptr && isTyped(key) && page_.isVisible() && isOfPage(*widget) &&
         !isWrittenInto(*widget) && records_.isRecording();
}

bool RecordTyping::eventFilter(QObject* watched, QEvent* event) {
  const bool asks = event->type() == QEvent::ShortcutOverride;
  if (!asks && event->type() != QEvent::KeyPress) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  if (!takes(watched, key)) return false;
  event->accept();
  if (asks) return true;
  page_.bring(Panel::play);
  page_.play().type(key);
  return true;
}

} // namespace annales::viewer
