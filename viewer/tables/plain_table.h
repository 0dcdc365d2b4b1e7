// A table that leaves the keys for moving and playback to its window.
#pragma once

#include <QKeyEvent>
#include <QTableView>

namespace annales::viewer {

class PlainTable : public QTableView {
  Q_OBJECT
public:
  explicit PlainTable(QWidget* parent);

signals:
  /// Return was pressed on a cell.
  void entered(const QModelIndex& index);

protected:
  void keyPressEvent(QKeyEvent* event) override;
};

} // namespace annales::viewer
