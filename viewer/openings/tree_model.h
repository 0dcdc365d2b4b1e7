// A tree of openings with the measures of every branch; others than the frequent ones are one row.
#pragma once

#include "libreplay/openings/opening_tree.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractItemModel>
#include <QString>
#include <functional>
#include <memory>

namespace annales::viewer {

/// What an opening is called where it is complete; empty elsewhere.
using BranchNames = std::function<QString(OpeningKey played)>;

/// The columns of `ExplorerModel`. The root is no row.
class TreeModel : public SpokenModel<QAbstractItemModel> {
  Q_OBJECT
public:
  explicit TreeModel(QObject* parent = nullptr) : SpokenModel(parent) {}

  /// Null: nothing. `round`: of the personages.
  void show(std::shared_ptr<const OpeningTree> tree, BranchNames names, unsigned round);
  [[nodiscard]] const std::shared_ptr<const OpeningTree>& tree() const { return tree_; }
  /// Null where there is no such row.
  [[nodiscard]] const OpeningBranch* branch(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex indexOf(std::size_t branch) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

  /// Who makes the tree in which what was put together as others is unfolded; without, it stays as it is.
  using Unfolding = std::function<std::shared_ptr<const OpeningTree>(std::size_t others)>;
  void setUnfolding(Unfolding unfolding) { unfolding_ = std::move(unfolding); }
  [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
  [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] std::size_t placeOf(const QModelIndex& index) const;

  std::shared_ptr<const OpeningTree> tree_;
  BranchNames names_;
  Unfolding unfolding_;
  unsigned round_ = 5;
};

/// "Temple (G1 Growth)", "Temple: temple in Roma", "7 others".
[[nodiscard]] QString branchWords(const OpeningBranch& branch, const BranchNames& names);

} // namespace annales::viewer
