#include "viewer/comparison/strata_model.h"

#include "libreplay/inference/forest.h"
#include "libreplay/words/comparison_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace annales::viewer {
namespace {

QString stratumPoints(double share) {
  return fromUtf8(decimalInWords(share * 100, 1, spokenLanguage()));
}

QString wonOf(double wins, std::size_t seats) {
  return StrataModel::tr("%1 of %2: %3 %", "won of seats, and per cent")
      .arg(QLocale().toString(wins, 'f', 0))
      .arg(seats)
      .arg(stratumPoints(seats > 0 ? wins / static_cast<double>(seats) : 0));
}

} // namespace

StrataModel::StrataModel(QObject* parent) : SpokenModel(parent) {}

void StrataModel::show(const ComparisonFound* found) {
  beginResetModel();
  rows_.clear();
  if (found != nullptr && found->counted.strata > 0) addStrata(*found);
  endResetModel();
}

void StrataModel::addStrata(const ComparisonFound& found) {
  const Comparison& all = found.counted;
  const std::vector<std::string>& names = found.kindNames[speaksGerman() ? 1 : 0];
  std::vector<inference::ForestRow> forest;
  std::array<std::size_t, 2> seats{};
  std::array<double, 2> wins{};
  for (std::size_t i = 0; i < all.byStratum.size(); ++i) {
    const inference::StratumDifference& one = all.byStratum[i].counted;
    for (std::size_t side = 0; side < 2; ++side) {
      seats[side] += one.observations[side];
      wins[side] += one.outcomes[side];
    }
    forest.push_back({one.difference.value, one.difference.interval});
    rows_.push_back({fromUtf8(names[i]),
                     fromUtf8(found.kinds[i]),
                     wonOf(one.outcomes[0], one.observations[0]),
                     wonOf(one.outcomes[1], one.observations[1]),
                     stratumPoints(one.weight) + QStringLiteral(" %"),
                     {one.difference.value, one.difference.interval, 1, false}});
  }
  rows_.push_back({tr("All strata"),
                   fromUtf8(heterogeneityInWords(all, spokenLanguage())),
                   wonOf(wins[0], seats[0]),
                   wonOf(wins[1], seats[1]),
                   stratumPoints(1) + QStringLiteral(" %"),
                   {all.pooled.value, all.pooled.interval, 1, true}});
  const double reach = inference::forestReach(forest);
  for (Row& row : rows_)
    row.forest.reach = reach;
}

int StrataModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int StrataModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant StrataModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == kForestRole) return QVariant::fromValue(&row.forest);
  if (role == Qt::ToolTipRole) return plainTip(row.tip);
  if (role == Qt::TextAlignmentRole)
    return index.column() == kKind ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
  case kKind:
    return row.kind;
  case kA:
    return row.a;
  case kB:
    return row.b;
  case kDifference:
    return stratumPoints(row.forest.value);
  case kInterval:
    return fromUtf8(pointsInWords(row.forest.interval, spokenLanguage()));
  case kWeight:
    return row.weight;
  default:
    return {};
  }
}

QVariant StrataModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole && section == kWeight)
    return tr("How much the stratum counts in the difference of all strata");
  if (role == Qt::ToolTipRole && section == kForest)
    return tr("The difference in points as a dot, its 95 % confidence interval as a line, no difference as a "
              "vertical line; an arrow where the interval goes on");
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kKind:
    return tr("Stratum");
  case kA:
    return tr("A won");
  case kB:
    return tr("B won");
  case kDifference:
    return tr("A less B, points");
  case kInterval:
    return QStringLiteral("95 %");
  case kForest: {
    const double reach = rows_.empty() ? 1 : rows_.front().forest.reach;
    return tr("−%1 … 0 … +%1").arg(QLocale().toString(reach * 100, 'f', 0));
  }
  case kWeight:
    return tr("Weight");
  default:
    return {};
  }
}

} // namespace annales::viewer
