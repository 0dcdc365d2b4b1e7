#include "viewer/comparison/chances_model.h"

#include "viewer/comparison/power_chart.h"

#include <QLocale>

namespace annales::viewer {

ChancesModel::ChancesModel(QObject* parent) : SpokenModel(parent) {}

void ChancesModel::show(const std::vector<PowerChance>& chances, bool asVerdict) {
  beginResetModel();
  chances_ = chances;
  games_ = gamesIn(chances);
  asVerdict_ = asVerdict;
  endResetModel();
}

int ChancesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || games_.empty() ? 0 : static_cast<int>(chances_.size() / games_.size());
}

int ChancesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || games_.empty() ? 0 : static_cast<int>(games_.size()) + 1;
}

QVariant ChancesModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  const auto row = static_cast<std::size_t>(index.row());
  if (index.column() == 0) return QLocale().toString(chances_[row].difference * 100, 'f', 0);
  const std::size_t rows = chances_.size() / games_.size();
  const PowerChance& one = chances_[static_cast<std::size_t>(index.column() - 1) * rows + row];
  return tr("%1 %", "a chance")
      .arg(QLocale().toString((asVerdict_ ? one.verdict : one.oneLook) * 100, 'f', 0));
}

QVariant ChancesModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  if (section == 0) return tr("Points");
  return tr("%n game(s)", nullptr, static_cast<int>(games_[static_cast<std::size_t>(section - 1)]));
}

} // namespace annales::viewer
