#include "viewer/rows/data_table.h"

#include "libreplay/text/csv.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/row_table.h"
#include "viewer/rows/shown_order.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <numeric>

namespace annales::viewer {
namespace {

/// A cell of several lines is one cell on the clipboard too.
QString inOneLine(QString cell) {
  return cell.replace(u'\n', QStringLiteral(" – ")).replace(u'\t', u' ');
}

} // namespace

DataTable::DataTable(QWidget* parent) : QTableView(parent), order_(new ShownOrder(this)) {
  makeRowTable(*this);
  QTableView::setModel(order_);
  horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // else the first column would sort at once
  horizontalHeader()->setSortIndicatorClearable(true);          // a third click: as the rows came
  setSortingEnabled(true);
  // Room for an arrow over each column only once somebody sorts: docks are narrow.
  const auto showArrow = [this](int column) { horizontalHeader()->setSortIndicatorShown(column >= 0); };
  showArrow(-1);
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, showArrow);
  connect(this, &QTableView::doubleClicked, this,
          [this](const QModelIndex& shown) { emit opened(source(shown)); });
}

void DataTable::setRows(QAbstractItemModel* rows) {
  order_->setSourceModel(rows);
}

void DataTable::keepOrder() {
  sorts_ = false;
  setSortingEnabled(false);
}

void DataTable::setLook(const Look& look) {
  horizontalHeader()->setFont(look.font(9.5));
  verticalHeader()->setDefaultSectionSize(qRound(look.px(26)));
}

QModelIndex DataTable::source(const QModelIndex& shown) const {
  return order_->mapToSource(shown);
}

QModelIndex DataTable::shown(int row) const {
  const QAbstractItemModel* rows = order_->sourceModel();
  return rows == nullptr || row < 0 ? QModelIndex() : order_->mapFromSource(rows->index(row, 0));
}

int DataTable::chosenRow() const {
  return source(currentIndex()).row();
}

void DataTable::chooseRow(int row) {
  const QModelIndex index = shown(row);
  if (index.isValid()) return selectRow(index.row());
  setCurrentIndex({});
  clearSelection();
}

QString DataTable::head(int column) const {
  return model()->headerData(column, Qt::Horizontal).toString();
}

QString DataTable::cell(int shownRow, int column) const {
  return model()->index(shownRow, column).data().toString();
}

QString DataTable::text(const std::vector<int>& shownRows, bool heads) const {
  QStringList lines;
  const auto add = [&](const auto& cellAt) {
    QStringList cells;
    for (int column = 0; column < model()->columnCount(); ++column)
      if (!isColumnHidden(column)) cells << inOneLine(cellAt(column));
    lines << cells.join(u'\t');
  };
  if (heads) add([this](int column) { return head(column); });
  for (const int row : shownRows)
    add([this, row](int column) { return cell(row, column); });
  return lines.join(u'\n');
}

QByteArray DataTable::csv() const {
  CsvWriter writer;
  const auto put = [&](const auto& cellAt) {
    for (int column = 0; column < model()->columnCount(); ++column)
      if (!isColumnHidden(column)) writer.text(cellAt(column).toStdString());
    writer.endRow();
  };
  put([this](int column) { return head(column); });
  for (int row = 0; row < model()->rowCount(); ++row)
    put([this, row](int column) { return cell(row, column); });
  return QByteArray::fromStdString(writer.take());
}

void DataTable::copyChosen() {
  if (currentIndex().isValid()) QApplication::clipboard()->setText(text({currentIndex().row()}, false));
}

void DataTable::copyAll() {
  std::vector<int> all(static_cast<std::size_t>(model()->rowCount()));
  std::iota(all.begin(), all.end(), 0);
  QApplication::clipboard()->setText(text(all, true));
}

QString DataTable::save(const QString& file) const {
  const QString trouble = SparedFiles::write(file, csv());
  return trouble.isEmpty() ? trouble : tr("%1 cannot be written: %2").arg(file, trouble);
}

void DataTable::askForFile() {
  const QString name = fileName_.isEmpty() ? QStringLiteral("table") : fileName_;
  const QString file = FileDialogs::fileToSave(this, {.title = tr("Save the table"),
                                                      .filters = tr("Table (*.csv)"),
                                                      .purpose = QStringLiteral("tables"),
                                                      .suggested = name + QStringLiteral(".csv"),
                                                      .suffix = QStringLiteral("csv")});
  if (file.isEmpty()) return;
  if (const QString trouble = save(file); !trouble.isEmpty())
    QMessageBox::warning(this, tr("Save the table"), trouble);
}

void DataTable::fillSortMenu(QMenu& menu) {
  const int now = horizontalHeader()->sortIndicatorSection();
  const bool rises = horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
  for (int column = 0; column < model()->columnCount(); ++column) {
    if (isColumnHidden(column) || head(column).isEmpty()) continue;
    QAction* action = menu.addAction(head(column).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(column == now);
    // Once more turns it round, as a second click does.
    connect(action, &QAction::triggered, this, [this, column, turn = column == now && rises] {
      sortByColumn(column, turn ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
  }
  menu.addSeparator();
  QAction* own = menu.addAction(tr("Original order"), this, [this] { sortByColumn(-1, Qt::AscendingOrder); });
  own->setCheckable(true);
  own->setChecked(now < 0);
}

void DataTable::addTo(QMenu& menu) {
  menu.setFont(font());
  QAction* row = menu.addAction(tr("&Copy the row"), this, &DataTable::copyChosen);
  row->setShortcut(QKeySequence::Copy);
  row->setEnabled(currentIndex().isValid());
  const bool any = model()->rowCount() > 0;
  menu.addAction(tr("Copy the &table"), this, &DataTable::copyAll)->setEnabled(any);
  menu.addAction(tr("&Save the table…"), this, &DataTable::askForFile)->setEnabled(any);
  if (!sorts_) return;
  menu.addSeparator();
  QMenu* sort = menu.addMenu(tr("S&ort by"));
  sort->setFont(font());
  fillSortMenu(*sort);
}

void DataTable::openChosen() {
  const QModelIndex chosen = source(currentIndex());
  emit enterPressed(chosen);
  emit opened(chosen);
}

bool DataTable::event(QEvent* event) {
  // In a table Ctrl+C copies a row, not what the window would copy.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    event->accept();
    return true;
  }
  return QTableView::event(event);
}

void DataTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copyChosen();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && event->modifiers() == Qt::NoModifier && currentIndex().isValid()) return openChosen();
  QTableView::keyPressEvent(event);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  addTo(menu);
  menu.exec(event->globalPos());
}

} // namespace annales::viewer
