#include "viewer/board/province_table.h"

#include "libreplay/stats/transition.h"
#include "viewer/board/province_card.h"
#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

#include <QKeyEvent>

namespace annales::viewer {

void ProvinceTableModel::setGame(std::shared_ptr<const OpenedGame> game, std::vector<NationLook> nations) {
  beginResetModel();
  game_ = std::move(game);
  nations_ = std::move(nations);
  endResetModel();
}

void ProvinceTableModel::setState(const GameState& state) {
  const std::vector<ProvinceId> changed = differingProvinces(state_, state);
  state_ = state;
  for (const ProvinceId p : changed)
    if (const int row = static_cast<int>(p.index()); row < rowCount())
      emit dataChanged(index(row, 0), index(row, columns - 1));
}

int ProvinceTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !game_ ? 0 : static_cast<int>(game_->game().map->size());
}

int ProvinceTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant ProvinceTableModel::cell(const QModelIndex& index, int role) const {
  if (!game_ || !checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ProvinceId p(static_cast<std::size_t>(index.row()));
  if (role == Qt::DisplayRole) return textAt(p, index.column());
  if (role == Qt::ToolTipRole) return plainTip(textAt(p, index.column()));
  const NationId owner = state_[p].owner;
  if (role == Qt::DecorationRole && index.column() == city && owner.index() < nations_.size())
    return nations_[owner.index()].fill;
  return {};
}

QString ProvinceTableModel::textAt(ProvinceId p, int column) const {
  if (column == province) return QString::fromStdString(game_->names().province(p));
  if (column == city) return cityInWords(*game_, state_, p, nations_);
  QStringList parts;
  for (std::size_t n = 0; n < nations_.size(); ++n)
    if (const QString own = unitsInWords(state_, p, NationId(n)); !own.isEmpty())
      parts << QStringLiteral("%1: %2").arg(nations_[n].name, own);
  return parts.join(QStringLiteral("; "));
}

QVariant ProvinceTableModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
  case province:
    return CommonWords::tr("Province");
  case city:
    return CommonWords::tr("City");
  case units:
    return titleInWindow(Term::units);
  default:
    return {};
  }
}

void ProvinceTableView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Tab || key == Qt::Key_Backtab)
    return QTableView::keyPressEvent(event);
  event->ignore();
}

} // namespace annales::viewer
