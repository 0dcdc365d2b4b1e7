#include "viewer/analysis/moves_model.h"

#include "engine/fold/apply.h"
#include "libreplay/exact/turn_deeds.h"
#include "libreplay/learning/puzzle_words.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/look/plain_tip.h"

#include <QFont>
#include <QLocale>

namespace annales::viewer {

MovesModel::MovesModel(PositionSource& source, QObject* parent) : SpokenModel(parent), source_(source) {}

void MovesModel::refresh() {
  const Tab* tab = source_.book().store().tab();
  const PositionFound* found = tab != nullptr ? source_.found() : nullptr;
  beginResetModel();
  any_ = found != nullptr;
  found_ = any_ ? *found : PositionFound{};
  nations_ = any_ ? nationLooks(*tab->game, Look::of(source_.book().store().session().view), speaksGerman())
                  : std::vector<NationLook>{};
  names_.clear();
  for (const MoveFound& move : found_.moves)
    names_.push_back(nameOf(*tab, move));
  endResetModel();
}

const MoveFound* MovesModel::move(int row) const {
  return row > 0 && row < rowCount() ? &found_.moves[static_cast<std::size_t>(row - 1)] : nullptr;
}

const ChancesHere& MovesModel::chances(int row) const {
  const MoveFound* move = this->move(row);
  return move != nullptr ? move->after : found_.here;
}

std::size_t MovesModel::nationOf(int column) const {
  const auto place = static_cast<std::size_t>(column - 1);
  if (!found_.mover.exists()) return place;
  const std::size_t mover = found_.mover.index();
  return place == 0 ? mover : place <= mover ? place - 1 : place;
}

/// What the turn changes on the board, in few words.
QString MovesModel::nameOf(const Tab& tab, const MoveFound& move) const {
  const GameState begun = tab.state();
  GameState after = begun;
  for (const Event& event : move.line)
    if (std::holds_alternative<TurnEnded>(event) || annales::apply(after, event)) break;
  TurnDeeds deeds = deedsBetween(begun, after);
  std::erase_if(deeds, [](const TurnDeed& deed) {
    return deed.kind == TurnDeedKind::hold || deed.kind == TurnDeedKind::step;
  });
  QStringList parts;
  if (const Space space = spaceIn(move.line); space != Space::none) parts << spaceName(space);
  if (!deeds.empty()) parts << fromUtf8(planInWords(deeds, namesOf(*tab.game)));
  const QString name = parts.isEmpty() ? tr("End the turn") : parts.join(QStringLiteral("; "));
  return move.played ? tr("%1 (played)").arg(name) : name;
}

int MovesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !any_ ? 0 : static_cast<int>(found_.moves.size()) + 1;
}

int MovesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(nations_.size()) + 1;
}

QVariant MovesModel::cell(const QModelIndex& index, int role) const {
  const Tab* tab = source_.book().store().tab();
  if (tab == nullptr || index.row() < 0 || index.row() >= rowCount()) return {};
  const MoveFound* move = this->move(index.row());
  const int column = index.column();
  if (role == Qt::DisplayRole) {
    if (column == 0)
      return move != nullptr ? names_[static_cast<std::size_t>(index.row() - 1)] : tr("Position now");
    const ChancesHere& here = chances(index.row());
    const std::size_t nation = nationOf(column);
    return column == 1 && found_.mover.exists() ? AnalysisWords::chance(here, nation)
                                                : QLocale().toString(100 * here.chances[nation], 'f', 0);
  }
  if (role == Qt::TextAlignmentRole && column > 0) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::FontRole && column == 1 && move != nullptr) {
    QFont font = Look::of(source_.book().store().session().view).font(10, true);
    return font;
  }
  if (role == Qt::ToolTipRole) {
    if (column > 0)
      return plainTip(nations_[nationOf(column)].name + QStringLiteral(": ") +
                      AnalysisWords::chance(chances(index.row()), nationOf(column)));
    return move != nullptr
               ? plainTip(tr("One way to play this move:\n%1").arg(AnalysisWords::deeds(*tab, move->line)))
               : tr("Chances of all nations in this position if bots play on");
  }
  return {};
}

QVariant MovesModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant((section > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (section == 0) return role == Qt::DisplayRole ? tr("Move") : QVariant();
  const NationLook& nation = nations_[nationOf(section)];
  if (role == Qt::DisplayRole) return nation.letter;
  if (role == Qt::ToolTipRole) return plainTip(tr("%1: chance of winning in percent").arg(nation.name));
  return {};
}

} // namespace annales::viewer
