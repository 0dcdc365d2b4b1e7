#include "viewer/tables/nations_model.h"

#include "libreplay/stats/line_stats.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/signed_number.h"
#include "viewer/look/words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

QString explained(const QString& words, NationField field) {
  const QString more = NationWords::explain(field);
  if (more.isEmpty()) return plainTip(words);
  return QStringLiteral("<p>%1</p><p>%2</p>")
      .arg(words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), more);
}

GameState stateBefore(const Tab& tab) {
  const EventIndex k = tab.shown();
  return k > 1 ? tab.line->stateAt(k - 1) : blankState(tab.game->game());
}

} // namespace

void NationsModel::open(const Tab* tab, std::vector<NationLook> nations) {
  beginResetModel();
  nations_ = std::move(nations);
  fields_ = tab != nullptr ? fieldsOf(tab->game->game()) : std::vector<NationField>{};
  columns_ = columnsOf(fields_);
  rows_ = tab != nullptr ? rowsFor(*tab) : std::vector<Row>{};
  const std::size_t players = nations_.size();
  goal_ = tab != nullptr ? tab->game->game().ruleset->goal[players] : 0;
  endResetModel();
}

void NationsModel::show(const Tab& tab) {
  const std::vector<Row> rows = rowsFor(tab);
  for (std::size_t i = 0; i < rows.size() && i < rows_.size(); ++i)
    if (!(rows[i] == rows_[i])) replace(static_cast<int>(i), rows[i]);
}

void NationsModel::replace(int row, const Row& by) {
  Row& own = rows_[static_cast<std::size_t>(row)];
  const bool whole = own.acts != by.acts || own.selected != by.selected;
  std::vector<int> changed;
  for (int column = 1; column < columnCount(); ++column) {
    const auto f = static_cast<std::size_t>(field(column));
    if (own.cells[f] != by.cells[f] || allOf(own, field(column)) != allOf(by, field(column)))
      changed.push_back(column);
  }
  own = by;
  if (whole) {
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    return;
  }
  for (const int column : changed) // each alone: the cells between them are not painted
    emit dataChanged(index(row, column), index(row, column));
}

std::vector<NationsModel::Row> NationsModel::rowsFor(const Tab& tab) const {
  const GameState is = tab.line->stateAt(tab.shown()), was = stateBefore(tab);
  const Pieces now = countPieces(is);
  const Pieces before = sameBoard(was, is) ? now : countPieces(was);
  const Turn* turn = tab.line->stats().outline.turnAt(tab.shown());
  std::vector<Row> rows(tab.game->game().nations());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const NationId n(i);
    for (const NationField field : fields_) {
      const int value = valueOf(is, now, n, field);
      rows[i].cells[static_cast<std::size_t>(field)] = {value, value - valueOf(was, before, n, field)};
    }
    rows[i].acts = turn != nullptr && turn->nation == n;
    rows[i].selected = tab.selected == n;
  }
  return rows;
}

std::vector<NationField> NationsModel::folded(NationField field) const {
  std::vector<NationField> all = elsewhere(field);
  std::erase_if(all, [this](NationField one) { return std::ranges::find(fields_, one) == fields_.end(); });
  return all;
}

int NationsModel::allOf(const Row& row, NationField field) const {
  int sum = row.cells[static_cast<std::size_t>(field)].value;
  for (const NationField one : folded(field))
    sum += row.cells[static_cast<std::size_t>(one)].value;
  return sum;
}

int NationsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int NationsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size()) + 1;
}

QVariant NationsModel::nationData(const Row& row, const NationLook& nation, int role) const {
  switch (role) {
  case Qt::DisplayRole:
    return nation.name;
  case Qt::ToolTipRole:
    return plainTip(nation.withPlayer());
  case Qt::AccessibleTextRole:
    return row.acts ? tr("%1, to move").arg(nation.withPlayer()) : nation.withPlayer();
  default:
    return {};
  }
}

QString NationsModel::cellTip(const Row& row, NationField field, const NationLook& nation) const {
  const Cell& cell = row.cells[static_cast<std::size_t>(field)];
  QString tip = QStringLiteral("%1, %2: %3").arg(nation.withPlayer(), NationWords::of(field)).arg(cell.value);
  if (field == NationField::points) tip += tr(" of %1").arg(goal_);
  if (cell.change != 0) tip += tr(" (%1 by this event)").arg(signedNumber(cell.change));
  for (const NationField one : folded(field))
    tip += QStringLiteral("\n%1: %2")
               .arg(NationWords::of(one))
               .arg(row.cells[static_cast<std::size_t>(one)].value);
  return tip;
}

QVariant NationsModel::cell(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto place = static_cast<std::size_t>(index.row());
  const Row& row = rows_[place];
  if (role == kActs) return row.acts;
  if (role == kSelected) return row.selected;
  if (index.column() == 0) return nationData(row, nations_[place], role);
  const NationField f = field(index.column());
  const Cell& cell = row.cells[static_cast<std::size_t>(f)];
  switch (role) {
  case Qt::DisplayRole:
    if (f == NationField::points) return QStringLiteral("%1/%2").arg(cell.value).arg(goal_);
    if (!folded(f).empty()) return QStringLiteral("%1/%2").arg(cell.value).arg(allOf(row, f));
    return QString::number(cell.value);
  case Qt::ToolTipRole:
    return explained(cellTip(row, f, nations_[place]), f);
  case Qt::AccessibleTextRole:
    return cellTip(row, f, nations_[place]);
  case Qt::TextAlignmentRole:
    return static_cast<int>(Qt::AlignCenter);
  case kValue:
    return cell.value;
  case kChange:
    return cell.change;
  default:
    return {};
  }
}

QVariant NationsModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const bool words = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole || role == Qt::DisplayRole;
  if (!words) return {};
  if (section == 0) return titleInWindow(Term::nation);
  QString name = NationWords::of(field(section));
  if (role != Qt::ToolTipRole) return name;
  if (isFolded(section)) name += tr(" / total");
  return explained(name, field(section));
}

} // namespace annales::viewer
