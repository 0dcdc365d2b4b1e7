// The know-hows of a game as rows, its nations as columns.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <array>
#include <functional>
#include <vector>

namespace annales::viewer {

/// Columns: the know-how, its prices, who was first and so won the scholar, then a nation each.
class KnowHowModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  /// kKnown: whether the nation has it; kNew: whether the shown event brought it; kSince: the event that
  /// brought it, 0 where none did; kFirst: the nation that was first, -1 where nobody has it, -2 where no
  /// event tells; kHigher: whether the row builds on the one above; kDear: whether the first price is due.
  enum Role { kKnown = Qt::UserRole, kNew, kSince, kRound, kFirst, kHigher, kDear };
  static constexpr int kName = 0, kPrice = 1, kScholar = 2, kFirstNation = 3;

  using SpokenModel::SpokenModel;

  void open(const Tab* tab, std::vector<NationLook> nations);
  void show(const Tab& tab);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  /// The know-how of a row: a higher one comes below the one it builds on.
  [[nodiscard]] KnowHowId knowHow(int row) const { return order_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] QString nameOf(KnowHowId k) const;
  void setWhyNot(std::function<QString(KnowHowId)> whyNot) { whyNot_ = std::move(whyNot); }

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  std::function<QString(KnowHowId)> whyNot_;
  struct Owned {
    bool known = false, isNew = false;
    EventIndex since = 0;
    int round = 0;
    friend bool operator==(const Owned&, const Owned&) = default;
  };
  struct Row {
    std::array<Owned, kMaxNations> nations{};
    int first = -1;
    friend bool operator==(const Row&, const Row&) = default;
  };

  [[nodiscard]] std::vector<Row> rowsFor(const Tab& tab) const;
  [[nodiscard]] Row rowFor(const Tab& tab, const GameState& state, KnowHowId k) const;
  [[nodiscard]] QVariant dataOf(const QModelIndex& index, int role) const;
  [[nodiscard]] QVariant priceData(const KnowHow& k, const Row& row, int role) const;
  [[nodiscard]] QVariant scholarData(const Row& row, int role) const;
  [[nodiscard]] QVariant nationData(const Owned& owned, KnowHowId k, const NationLook& nation,
                                    int role) const;

  std::shared_ptr<const Ruleset> rules_;
  std::vector<NationLook> nations_;
  std::vector<KnowHowId> order_;
  std::vector<Row> rows_;
};

} // namespace annales::viewer
