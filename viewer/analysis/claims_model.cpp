#include "viewer/analysis/claims_model.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/look/plain_tip.h"

#include <algorithm>

namespace annales::viewer {

ClaimsModel::ClaimsModel(AnalysisBook& book, QObject* parent) : SpokenModel(parent), book_(book) {}

void ClaimsModel::set(MissedClaims found) {
  found_ = std::move(found);
  refresh();
}

void ClaimsModel::setNation(NationId whose) {
  only_ = whose;
  refresh();
}

void ClaimsModel::refresh() {
  beginResetModel();
  const Tab* tab = book_.store().tab();
  nations_ = tab != nullptr ? nationLooks(*tab->game, Look::of(book_.store().session().view), speaksGerman())
                            : std::vector<NationLook>{};
  rows_.clear();
  for (std::size_t i = 0; i < found_.missed.size() && tab != nullptr; ++i)
    if (!only_.exists() || found_.missed[i].nation == only_) rows_.push_back(i);
  endResetModel();
}

const MissedClaim* ClaimsModel::claim(int row) const {
  return row >= 0 && row < rowCount() ? &found_.missed[rows_[static_cast<std::size_t>(row)]] : nullptr;
}

int ClaimsModel::rowAt(EventIndex k) const {
  const auto next =
      std::ranges::upper_bound(rows_, k, {}, [this](std::size_t i) { return found_.missed[i].first; });
  return static_cast<int>(next - rows_.begin()) - 1;
}

int ClaimsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ClaimsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString ClaimsModel::cell(const MissedClaim& claim, int column) const {
  switch (column) {
  case round:
    return QString::number(claim.round);
  case nation:
    return nations_[claim.nation.index()].letter + QLatin1Char(' ') + nations_[claim.nation.index()].name;
  case played:
    return claim.played == Space::none ? QStringLiteral("–") : titleInWindow(claim.played);
  case could:
    return titleInWindow(claim.claim.personage) + (claim.claim.wins ? tr(" – and the game") : QString());
  case space:
    return titleInWindow(claim.claim.space);
  case price:
    return QString::number(claim.claim.price);
  case later:
    return claim.wonInRound == 0 ? tr("never") : tr("round %1").arg(claim.wonInRound);
  default:
    return {};
  }
}

QString ClaimsModel::tip(const MissedClaim& claim) const {
  QString text = tr("One way to win the personage:\n%1")
                     .arg(AnalysisWords::deeds(*book_.store().tab(), claim.claim.line));
  if (claim.inRow > 1)
    text += QStringLiteral("\n\n") + tr("Missed in %n turn(s) in a row.", nullptr, claim.inRow);
  QStringList won;
  for (const Personage personage : claim.won)
    won << titleInWindow(personage);
  if (!won.isEmpty())
    text += QStringLiteral("\n\n") + tr("Won in this turn instead: %1").arg(won.join(QStringLiteral(", ")));
  return text;
}

QVariant ClaimsModel::cell(const QModelIndex& index, int role) const {
  const MissedClaim* claim = this->claim(index.row());
  if (claim == nullptr || book_.store().tab() == nullptr || claim->nation.index() >= nations_.size())
    return {};
  const int column = index.column();
  if (role == Qt::DisplayRole) return cell(*claim, column);
  if (role == Qt::ToolTipRole) return plainTip(tip(*claim));
  if (role == Qt::TextAlignmentRole && (column == round || column == price))
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant ClaimsModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section == round || section == price ? Qt::AlignRight : Qt::AlignLeft) |
                            Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case round:
    return tr("Round");
  case nation:
    return tr("Nation");
  case played:
    return tr("Went to");
  case could:
    return tr("Could win");
  case space:
    return tr("Via");
  case price:
    return tr("Step");
  case later:
    return tr("Won in");
  default:
    return {};
  }
}

} // namespace annales::viewer
