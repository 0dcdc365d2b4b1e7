#include "viewer/tables/plain_table.h"

#include <QHeaderView>

namespace annales::viewer {

PlainTable::PlainTable(QWidget* parent) : QTableView(parent) {
  setFocusPolicy(Qt::TabFocus);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(1);
}

void PlainTable::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Up:
  case Qt::Key_Down:
    return QTableView::keyPressEvent(event);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (currentIndex().isValid()) emit entered(currentIndex());
    return;
  default:
    event->ignore();
  }
}

} // namespace annales::viewer
