#include "viewer/newgame/seat_table.h"

#include "viewer/look/name_list.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace annales::viewer {
namespace {

constexpr int kSeatHeight = 30;

class PlayerField : public QStyledItemDelegate {
public:
  PlayerField(const QStringList& players, QObject* parent) : QStyledItemDelegate(parent), players_(players) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override {
    QWidget* field = QStyledItemDelegate::createEditor(parent, option, index);
    auto* line = qobject_cast<QLineEdit*>(field);
    if (line == nullptr || players_.isEmpty()) return field;
    new NameList(*line, players_);
    return field;
  }

private:
  QStringList players_;
};

} // namespace

SeatTable::SeatTable(QWidget* parent) : QTableWidget(0, 2, parent) {
  horizontalHeader()->setStretchLastSection(true);
  verticalHeader()->setDefaultSectionSize(kSeatHeight);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setTabKeyNavigation(false); // between editors only: else nothing leads out
}

void SeatTable::suggest(const QStringList& players) {
  setItemDelegateForColumn(kPlayer, new PlayerField(players, this));
}

void SeatTable::editRow(int row) {
  setCurrentCell(row, kPlayer);
  edit(currentIndex());
}

/// After the last name, and before the first, the keyboard leaves the table.
void SeatTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
  const int by = hint == QAbstractItemDelegate::EditNextItem       ? 1
                 : hint == QAbstractItemDelegate::EditPreviousItem ? -1
                                                                   : 0;
  const int to = currentRow() + by;
  QTableWidget::closeEditor(editor, by == 0 ? hint : QAbstractItemDelegate::NoHint);
  if (by == 0) return;
  if (to >= 0 && to < rowCount()) return editRow(to);
  by > 0 ? focusNextChild() : focusPreviousChild();
}

void SeatTable::focusInEvent(QFocusEvent* event) {
  QTableWidget::focusInEvent(event);
  if (rowCount() == 0) return;
  if (event->reason() == Qt::TabFocusReason) editRow(0);
  if (event->reason() == Qt::BacktabFocusReason) editRow(rowCount() - 1);
}

} // namespace annales::viewer
