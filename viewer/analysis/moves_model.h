// Candidates for the turn at the shown position, as rows: what is done, and everybody's chances afterwards.
#pragma once

#include "viewer/analysis/position_source.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class MovesModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit MovesModel(PositionSource& source, QObject* parent = nullptr);

  /// Something else was found, or colours or language are others. Rows of the same moves stay chosen.
  void refresh();
  /// Null for the first row, which is the position as it stands.
  [[nodiscard]] const MoveFound* move(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] const ChancesHere& chances(int row) const;
  /// The nation of a column behind the first: the one that moves comes first.
  [[nodiscard]] std::size_t nationOf(int column) const;
  [[nodiscard]] QString nameOf(const Tab& tab, const MoveFound& move) const;

  PositionSource& source_;
  PositionFound found_;
  bool any_ = false;
  std::vector<QString> names_;
  std::vector<NationLook> nations_;
};

} // namespace annales::viewer
