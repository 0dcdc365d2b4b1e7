#include "viewer/compare/difference_model.h"

#include "viewer/look/plain_tip.h"
#include "viewer/look/signed_number.h"
#include "viewer/record/record_model.h"
#include "viewer/record/record_words.h"

namespace annales::viewer {

void DifferenceModel::show(std::shared_ptr<const OpenedGame> game, const OpenedLine& a, const OpenedLine& b) {
  beginResetModel();
  game_ = std::move(game);
  nations_ = nationLooks(*game_, Look{}, speaksGerman());
  pair_ = pairLines(game_->log(), a.node(a.length()), b.node(b.length()));
  ledger_ = ledgerOf(game_->log(), pair_);
  endResetModel();
}

int DifferenceModel::firstDifference() const {
  const auto first = ledger_.firstDifference();
  return first ? static_cast<int>(*first) : -1;
}

int DifferenceModel::rowOf(EventIndex b) const {
  if (b < pair_.shared) return -1;
  for (int row = 0; row < rowCount(); ++row)
    if (turn(row).b >= b) return row;
  return rowCount() - 1;
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(ledger_.rows.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 1 + static_cast<int>(nations_.size());
}

QString DifferenceModel::turnInWords(const TurnPair& turn) const {
  if (!turn.nation.exists()) return RecordWords::round(turn.round);
  return tr("%1, %2").arg(RecordWords::round(turn.round), nations_[turn.nation.index()].name);
}

QString DifferenceModel::inWords(const NationDifference& difference) const {
  QStringList parts;
  for (std::size_t r = 0; r < kResources; ++r)
    if (difference.change.stock[r] != 0)
      parts << QStringLiteral("%1 %2").arg(signedNumber(difference.change.stock[r]),
                                           RecordWords::of(static_cast<Resource>(r)));
  parts << shortPiecesInWords(difference.change);
  return parts.join(QStringLiteral(", "));
}

QVariant DifferenceModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const auto& nations = ledger_.rows[static_cast<std::size_t>(index.row())].nations;
  const QString words = index.column() == 0 ? turnInWords(turn(index.row()))
                                            : inWords(nations[static_cast<std::size_t>(index.column() - 1)]);
  return role == Qt::ToolTipRole ? plainTip(words) : words;
}

QVariant DifferenceModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == 0 ? tr("Turn") : nations_[static_cast<std::size_t>(section - 1)].name;
}

} // namespace annales::viewer
