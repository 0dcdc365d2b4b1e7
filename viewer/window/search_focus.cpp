#include "viewer/window/search_focus.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>

namespace annales::viewer {
namespace {

bool takesRows(const QAbstractItemView& list) {
  return list.isVisible() && list.isEnabled() && list.focusPolicy() != Qt::NoFocus &&
         list.model() != nullptr && list.model()->rowCount() > 0;
}

bool isPartOfBox(const QLineEdit& edit) {
  return qobject_cast<const QComboBox*>(edit.parentWidget()) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(edit.parentWidget()) != nullptr;
}

} // namespace

QAbstractItemView* listOfSearch(const QObject* box) {
  const auto* edit = qobject_cast<const QLineEdit*>(box);
  if (edit == nullptr || edit->completer() != nullptr || isPartOfBox(*edit)) return nullptr;
  for (const QWidget* around = edit->parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (qobject_cast<const QDockWidget*>(around) != nullptr ||
        qobject_cast<const QMainWindow*>(around) != nullptr)
      return nullptr;
    for (QAbstractItemView* list : around->findChildren<QAbstractItemView*>())
      if (list->window() == edit->window() && takesRows(*list)) return list;
  }
  return nullptr;
}

void enterList(QAbstractItemView& list) {
  if (!list.currentIndex().isValid()) list.setCurrentIndex(list.model()->index(0, 0));
  list.setFocus(Qt::ShortcutFocusReason);
}

} // namespace annales::viewer
