// Tables whose rows are chosen as a whole, one at a time.
#pragma once

#include <QHeaderView>
#include <QTableView>

namespace annales::viewer {

/// Tab leads out of it, the rows have no numbers and no grid.
inline void makeRowTable(QTableView& table) {
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setShowGrid(false);
  table.setTabKeyNavigation(false);
  table.setWordWrap(false);
  table.verticalHeader()->hide();
  table.horizontalHeader()->setHighlightSections(false);
}

} // namespace annales::viewer
