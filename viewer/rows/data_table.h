// The one table of the window for rows of facts: sorted by a click on the head of a column, copied, saved and
// used by keys alike everywhere.
#pragma once

#include "viewer/look/look.h"

#include <QModelIndex>
#include <QTableView>
#include <vector>

class QMenu;

namespace annales::viewer {

class ShownOrder;

class DataTable : public QTableView {
  Q_OBJECT
public:
  explicit DataTable(QWidget* parent = nullptr);

  /// The rows, in the order that they have of themselves; the table sorts them for the eye alone.
  void setRows(QAbstractItemModel* rows);
  /// Rows that mean nothing in another order.
  void keepOrder();
  /// What a saved table is called, without a suffix: "mistakes".
  void setFileName(const QString& name) { fileName_ = name; }
  void setLook(const Look& look);

  /// A cell of the rows for one that is shown, and the other way round.
  [[nodiscard]] QModelIndex source(const QModelIndex& shown) const;
  [[nodiscard]] QModelIndex shown(int row) const;
  /// A row of the rows; −1 where none is chosen.
  [[nodiscard]] int chosenRow() const;
  /// None where there is no such row.
  void chooseRow(int row);

  /// As they are shown, with tabs between cells, and with what is over the columns if several are copied.
  [[nodiscard]] QString text(const std::vector<int>& shownRows, bool heads) const;
  /// All rows as they are shown.
  [[nodiscard]] QByteArray csv() const;
  void copyChosen();
  void copyAll();
  /// What can be done with the table, as it stands in its context menu.
  void addTo(QMenu& menu);
  /// Empty, or why not.
  [[nodiscard]] QString save(const QString& file) const;

signals:
  // With a cell of the rows.
  void enterPressed(const QModelIndex& source);
  /// Enter or a double click.
  void opened(const QModelIndex& source);

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void askForFile();
  void openChosen();
  void fillSortMenu(QMenu& menu);
  [[nodiscard]] QString head(int column) const;
  [[nodiscard]] QString cell(int shownRow, int column) const;

  ShownOrder* order_;
  QString fileName_;
  bool sorts_ = true;
};

} // namespace annales::viewer
