#include "viewer/analysis/mistakes_model.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/analysis/why_source.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/plain_tip.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kBadge = 16;

QPixmap badgeOf(const NationLook& nation, const Look& look) {
  const QSizeF size(look.px(kBadge) * 1.25, look.px(kBadge));
  constexpr double kSharp = 2;
  QPixmap picture((size * kSharp).toSize());
  picture.setDevicePixelRatio(kSharp);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintNationBadge(painter, QRectF(QPointF(0, 0), size), nation, look);
  return picture;
}

/// Whether two rows say the same.
bool sameRow(const LineTurn& a, const LineTurn& b) {
  return a.spot.event == b.spot.event && a.spot.next == b.spot.next &&
         a.said->regret->regret == b.said->regret->regret &&
         a.said->regret->rollouts == b.said->regret->rollouts;
}

} // namespace

MistakesModel::MistakesModel(AnalysisBook& book, QObject* parent) : SpokenModel(parent), book_(book) {}

void MistakesModel::setFilter(const MistakeFilter& filter) {
  if (filter == filter_) return;
  filter_ = filter;
  refresh();
}

bool MistakesModel::passes(const LineTurn& turn) const {
  return turn.said && turn.said->regret && turn.said->regret->judgement >= filter_.atLeast &&
         (!filter_.differ || turn.said->regret->companiesDiffer()) &&
         (!filter_.nation.exists() || turn.nation == filter_.nation);
}

void MistakesModel::refresh() {
  const Tab* tab = book_.store().tab();
  const LineAnalysis* analysis = book_.shown();
  std::vector<LineTurn> rows;
  if (tab != nullptr && analysis != nullptr)
    std::ranges::copy_if(analysis->turns, std::back_inserter(rows),
                         [this](const LineTurn& turn) { return passes(turn); });
  const Look look = Look::of(book_.store().session().view);
  const bool same = german_ == speaksGerman() && look.dark == look_.dark && look.scale == look_.scale &&
                    std::ranges::equal(rows, rows_, sameRow);
  if (same && !rows.empty()) return;
  beginResetModel();
  look_ = look;
  german_ = speaksGerman();
  nations_ = tab != nullptr ? nationLooks(*tab->game, look_, speaksGerman()) : std::vector<NationLook>{};
  rows_ = std::move(rows);
  endResetModel();
}

const LineTurn* MistakesModel::turn(int row) const {
  return row >= 0 && row < rowCount() ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

int MistakesModel::rowAt(EventIndex k) const {
  const auto next = std::ranges::upper_bound(rows_, k, {}, beginOf);
  return static_cast<int>(next - rows_.begin()) - 1;
}

int MistakesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MistakesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString MistakesModel::cell(const LineTurn& turn, int column) const {
  const TurnRegret& regret = *turn.said->regret;
  switch (column) {
  case round:
    return QString::number(turn.round);
  case nation:
    return nations_[turn.nation.index()].name;
  case played:
    return spaceName(turn.space);
  case judgement:
    if (regret.judgement == Judgement::notDistinguishable && regret.companiesDiffer())
      return tr("Companies differ");
    return (AnalysisWords::sign(regret.judgement) + QLatin1Char(' ') + AnalysisWords::of(regret.judgement))
        .trimmed();
  case loss:
    return AnalysisWords::judgedLoss(regret);
  case better:
    return AnalysisWords::better(*book_.store().tab(), turn);
  default:
    return {};
  }
}

QString MistakesModel::tip(const LineTurn& turn) const {
  const Tab& tab = *book_.store().tab();
  const QString deeds = tr("Played:\n%1\n\nBetter:\n%2")
                            .arg(AnalysisWords::deeds(tab, AnalysisWords::played(tab, turn)),
                                 AnalysisWords::deeds(tab, turn.said->regret->alternative));
  const Cause* cause = book_.why().cause(turn);
  QString text =
      cause == nullptr ? deeds : deeds + tr("\n\nWhy:\n%1").arg(AnalysisWords::why(tab, turn, *cause));
  if (const auto label = book_.label())
    if (const QString companies = AnalysisWords::companies(*turn.said->regret, *label); !companies.isEmpty())
      text += QStringLiteral("\n\n") + companies;
  return text;
}

QVariant MistakesModel::cell(const QModelIndex& index, int role) const {
  const LineTurn* turn = this->turn(index.row());
  if (turn == nullptr || book_.store().tab() == nullptr) return {};
  const int column = index.column();
  if (role == Qt::DisplayRole) return cell(*turn, column);
  if (role == Qt::ToolTipRole) return plainTip(tip(*turn));
  if (role == Qt::DecorationRole && column == nation) return badgeOf(nations_[turn->nation.index()], look_);
  if (role == Qt::TextAlignmentRole && (column == round || column == loss))
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::FontRole && column == judgement)
    return look_.font(10, turn->said->regret->judgement >= Judgement::mistake);
  return {};
}

QString MistakesModel::againstWhom() const {
  const Tab* tab = book_.store().tab();
  const LineAnalysis* analysis = book_.shown();
  if (tab == nullptr || analysis == nullptr) return {};
  QString text = QStringLiteral("\n\n") + AnalysisWords::against(analysis->label.effort.company, *tab);
  if (!analysis->label.effort.beside.empty()) text += QStringLiteral("\n\n") + AnalysisWords::mustBeInAll();
  return text;
}

QVariant MistakesModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section == round || section == loss ? Qt::AlignRight : Qt::AlignLeft) |
                            Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && section == loss)
    return plainTip(
        tr("How much lower the estimated chance of winning was after this turn than after the better one, in "
           "percentage points; in brackets the 95 % confidence interval. The judgement follows its lower "
           "end: above 2 an inaccuracy, above 5 a mistake, above 10 a blunder.") +
        againstWhom());
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case round:
    return tr("Round");
  case nation:
    return tr("Nation");
  case played:
    return tr("Played");
  case judgement:
    return tr("Judgement");
  case loss:
    return tr("Loss");
  case better:
    return tr("Better");
  default:
    return {};
  }
}

} // namespace annales::viewer
