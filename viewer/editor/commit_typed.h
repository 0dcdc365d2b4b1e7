// What is being typed counts when it is saved or left: neither keys nor the window's cross take the focus
// from a field.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

namespace annales::viewer {

/// The field with the focus, or the open cell of a table, hands over what was typed. `later`: whoever takes
/// over a cell only after the table's own signals.
inline void commitTyped(const QWidget& window, QObject& later) {
  const QPointer<QWidget> field = window.focusWidget();
  if (field == nullptr) return;
  const QPointer<QWidget> around = field->parentWidget();
  field->clearFocus();
  QCoreApplication::sendPostedEvents(&later, QEvent::MetaCall);
  const QPointer<QWidget>& next = field != nullptr && field->isVisible() ? field : around; // a cell is gone
  if (next != nullptr) next->setFocus();
}

} // namespace annales::viewer
