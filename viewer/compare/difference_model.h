// What one line has beyond another, turn by turn, as a table: a row per turn, a column per nation.
#pragma once

#include "libreplay/lines/compare.h"
#include "libreplay/session/opened_game.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class DifferenceModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit DifferenceModel(QObject* parent = nullptr) : SpokenModel(parent) {}

  /// Line `b` beyond line `a`, both of that game.
  void show(std::shared_ptr<const OpenedGame> game, const OpenedLine& a, const OpenedLine& b);
  [[nodiscard]] const LinePair& pair() const { return pair_; }
  [[nodiscard]] const TurnPair& turn(int row) const {
    return ledger_.rows[static_cast<std::size_t>(row)].turn;
  }
  /// The first row that differs; -1 where none does.
  [[nodiscard]] int firstDifference() const;
  /// The row of the turn that has an event of line `b`, or of the last one before it; -1 before the fork.
  [[nodiscard]] int rowOf(EventIndex b) const;
  /// The turn that both lines have begun and not both have finished: it has no row.
  [[nodiscard]] const std::optional<TurnPair>& unfinished() const { return ledger_.unfinished; }
  [[nodiscard]] QString turnInWords(const TurnPair& turn) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] QString inWords(const NationDifference& difference) const;

  std::shared_ptr<const OpenedGame> game_;
  std::vector<NationLook> nations_;
  LinePair pair_;
  LedgerOfDifferences ledger_;
};

} // namespace annales::viewer
