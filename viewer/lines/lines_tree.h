// The view of the lines: columns as wide as their words, also where there are a thousand lines.
#pragma once

#include <QHash>
#include <QTreeView>
#include <optional>
#include <vector>

namespace annales::viewer {

/// A tree view measures each cell anew whenever one has changed. Here each text is measured once.
class LinesTree : public QTreeView {
  Q_OBJECT
public:
  explicit LinesTree(QWidget* parent = nullptr);

  void setModel(QAbstractItemModel* model) override;

protected:
  [[nodiscard]] int sizeHintForColumn(int column) const override;
  void changeEvent(QEvent* event) override;

private:
  void forget();
  [[nodiscard]] int widest(const QModelIndex& parent, int column) const;
  [[nodiscard]] int widthOf(const QModelIndex& cell) const;

  mutable std::vector<std::optional<int>> columns_; // until the model changes
  mutable QHash<QString, int> widths_;              // until the font changes
};

} // namespace annales::viewer
