#include "viewer/openings/tree_model.h"

#include "viewer/openings/explorer_model.h"
#include "viewer/openings/opening_words.h"

namespace annales::viewer {

QString branchWords(const OpeningBranch& branch, const BranchNames& names) {
  if (branch.others)
    return TreeModel::tr("%n other(s)", "ways to go on, too rare to be shown alone",
                         static_cast<int>(branch.ways));
  if (branch.depth == 0) return {};
  const QString name = names ? names(branch.played) : QString();
  if (branch.done.empty()) return ExplorerModel::spaceWords(branch.played.at(branch.depth - 1), name);
  const QString done = deedInWords(branch.done);
  return name.isEmpty() ? done : QStringLiteral("%1 (%2)").arg(done, name);
}

void TreeModel::show(std::shared_ptr<const OpeningTree> tree, BranchNames names, unsigned round) {
  beginResetModel();
  tree_ = std::move(tree);
  names_ = std::move(names);
  round_ = round;
  endResetModel();
}

/// The root for an index that is none.
std::size_t TreeModel::placeOf(const QModelIndex& index) const {
  return index.isValid() ? index.internalId() : 0;
}

const OpeningBranch* TreeModel::branch(const QModelIndex& index) const {
  return tree_ && index.isValid() && placeOf(index) < tree_->branches.size()
             ? &tree_->branches[placeOf(index)]
             : nullptr;
}

QModelIndex TreeModel::indexOf(std::size_t branch) const {
  if (!tree_ || branch == 0 || branch >= tree_->branches.size()) return {};
  const OpeningBranch& parent = tree_->branches[tree_->branches[branch].parent];
  return createIndex(static_cast<int>(branch - parent.firstChild), 0, static_cast<quintptr>(branch));
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  const OpeningBranch& above = tree_->branches[placeOf(parent)];
  return createIndex(row, column, static_cast<quintptr>(above.firstChild + static_cast<std::size_t>(row)));
}

QModelIndex TreeModel::parent(const QModelIndex& index) const {
  const OpeningBranch* shown = branch(index);
  return shown == nullptr ? QModelIndex() : indexOf(shown->parent);
}

int TreeModel::rowCount(const QModelIndex& parent) const {
  if (!tree_ || parent.column() > 0) return 0;
  return static_cast<int>(tree_->branches[placeOf(parent)].children);
}

int TreeModel::columnCount(const QModelIndex&) const {
  return ExplorerModel::kDrawn; // which is of the rows of one list
}

bool TreeModel::hasChildren(const QModelIndex& parent) const {
  return canFetchMore(parent) || rowCount(parent) > 0;
}

bool TreeModel::canFetchMore(const QModelIndex& parent) const {
  const OpeningBranch* shown = parent.column() > 0 ? nullptr : branch(parent);
  return shown != nullptr && shown->others && shown->children == 0 && unfolding_ != nullptr;
}

void TreeModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  const std::size_t others = placeOf(parent);
  auto grown = unfolding_(others);
  if (grown == nullptr || grown->branches[others].children == 0) return;
  beginInsertRows(parent, 0, static_cast<int>(grown->branches[others].children) - 1);
  tree_ = std::move(grown);
  endInsertRows();
}

QVariant TreeModel::cell(const QModelIndex& index, int role) const {
  const OpeningBranch* shown = branch(index);
  if (shown == nullptr) return {};
  if (role == kMeasuresRole) return QVariant::fromValue(&shown->measures);
  if (role == Qt::ToolTipRole) return measureTip(shown->measures, round_);
  if (role == Qt::TextAlignmentRole)
    return index.column() == 0 ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return index.column() == 0 ? branchWords(*shown, names_) : measureCell(shown->measures, index.column());
}

QVariant TreeModel::heading(int section, Qt::Orientation way, int role) const {
  return way == Qt::Horizontal ? ExplorerModel::head(section, role, round_) : QVariant();
}

} // namespace annales::viewer
