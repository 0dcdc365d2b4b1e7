// The rows of a table in the order in which somebody wants to see them.
#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>
#include <optional>
#include <vector>

namespace annales::viewer {

/// What a cell is sorted by where its text would mislead: a number. Without it the text decides.
inline constexpr int kOrderRole = Qt::UserRole + 400;

/// Sorts by numbers at the beginning of a text ("−3.2 (−5.1 to −1.3)", "12 %", "< 0.001") as by numbers, by
/// other texts as people do ("Line 2" before "Line 10"), and leaves cells without a value at the end either
/// way.
class ShownOrder : public QSortFilterProxyModel {
  Q_OBJECT
public:
  explicit ShownOrder(QObject* parent = nullptr);

  void setSourceModel(QAbstractItemModel* rows) override;
  void sort(int column, Qt::SortOrder order) override;

protected:
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
  struct Key {
    std::optional<double> number;
    QString text; // empty: nothing is known
  };
  [[nodiscard]] static Key keyOf(const QModelIndex& cell);
  [[nodiscard]] const Key& kept(const QModelIndex& cell) const;
  void forget() { keys_.clear(); }

  QCollator collator_;
  mutable std::vector<std::optional<Key>> keys_; // of the sorted column, by row of the source
  Qt::SortOrder order_ = Qt::AscendingOrder;
};

} // namespace annales::viewer
