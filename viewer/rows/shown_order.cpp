#include "viewer/rows/shown_order.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

namespace annales::viewer {
namespace {

const QString kMinus = QStringLiteral("−");

/// The number that a text begins with, as the locale writes numbers.
std::optional<double> leadingNumber(const QString& text) {
  static const QRegularExpression kNumber(
      QStringLiteral(R"(^[<>≤≥≈±\s]*([+\-−]?\d[\d.,\x{a0}\x{202f}’']*))"));
  const QRegularExpressionMatch match = kNumber.match(text);
  if (!match.hasMatch()) return std::nullopt;
  QString digits = match.captured(1).replace(kMinus, QStringLiteral("-"));
  while (!digits.back().isDigit())
    digits.chop(1);
  bool ok = false;
  const double number = QLocale().toDouble(digits, &ok);
  if (ok) return number;
  const double plain = digits.toDouble(&ok); // such as versions and dates: at least their first number
  return ok ? std::optional(plain) : std::nullopt;
}

bool isNothing(const QString& text) {
  return text.isEmpty() || text == QStringLiteral("–") || text == QStringLiteral("…");
}

} // namespace

ShownOrder::ShownOrder(QObject* parent) : QSortFilterProxyModel(parent) {
  collator_.setNumericMode(true);
  collator_.setCaseSensitivity(Qt::CaseInsensitive);
  setDynamicSortFilter(true);
}

void ShownOrder::setSourceModel(QAbstractItemModel* rows) {
  if (sourceModel() != nullptr) sourceModel()->disconnect(this);
  // Before the base hears of it, which sorts anew.
  for (const auto changed : {&QAbstractItemModel::modelAboutToBeReset, &QAbstractItemModel::modelReset})
    connect(rows, changed, this, &ShownOrder::forget);
  connect(rows, &QAbstractItemModel::dataChanged, this, &ShownOrder::forget);
  connect(rows, &QAbstractItemModel::rowsInserted, this, &ShownOrder::forget);
  connect(rows, &QAbstractItemModel::rowsRemoved, this, &ShownOrder::forget);
  connect(rows, &QAbstractItemModel::layoutChanged, this, &ShownOrder::forget);
  QSortFilterProxyModel::setSourceModel(rows);
}

void ShownOrder::sort(int column, Qt::SortOrder order) {
  forget();
  order_ = order;
  collator_.setLocale(QLocale());
  QSortFilterProxyModel::sort(column, order);
}

ShownOrder::Key ShownOrder::keyOf(const QModelIndex& cell) {
  const QVariant given = cell.data(kOrderRole);
  const QVariant shown = cell.data(Qt::DisplayRole);
  const QString text = shown.toString();
  if (given.isValid()) return {given.toDouble(), text};
  const int type = shown.typeId();
  if (type == QMetaType::Int || type == QMetaType::UInt || type == QMetaType::LongLong ||
      type == QMetaType::ULongLong || type == QMetaType::Double)
    return {shown.toDouble(), text};
  return isNothing(text) ? Key{} : Key{leadingNumber(text), text};
}

const ShownOrder::Key& ShownOrder::kept(const QModelIndex& cell) const {
  const auto row = static_cast<std::size_t>(cell.row());
  if (row >= keys_.size()) keys_.resize(static_cast<std::size_t>(sourceModel()->rowCount(cell.parent())));
  auto& key = keys_[row];
  if (!key) key = keyOf(cell);
  return *key;
}

bool ShownOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  // Copies: making the second key may move the first.
  const Key a = kept(left), b = kept(right);
  const bool knowsA = a.number || !a.text.isEmpty(), knowsB = b.number || !b.text.isEmpty();
  if (knowsA != knowsB) return (order_ == Qt::AscendingOrder) == knowsA;
  if (a.number.has_value() != b.number.has_value()) return a.number.has_value();
  if (a.number && *a.number != *b.number) return *a.number < *b.number;
  return collator_.compare(a.text, b.text) < 0;
}

} // namespace annales::viewer
