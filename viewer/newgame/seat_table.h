// Who plays which nation, in turn order: Tab goes from name to name, and players that are known are
// suggested.
#pragma once

#include <QStringList>
#include <QTableWidget>

namespace annales::viewer {

class SeatTable : public QTableWidget {
  Q_OBJECT
public:
  static constexpr int kNation = 0, kPlayer = 1; // its columns

  explicit SeatTable(QWidget* parent = nullptr);

  void suggest(const QStringList& players);

protected:
  void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
  void focusInEvent(QFocusEvent* event) override;

private:
  void editRow(int row);
};

} // namespace annales::viewer
