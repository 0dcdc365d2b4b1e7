// The games in which something was played, the newest first.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace annales::viewer {

class FoundGamesModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kDate, kEvent, kNation, kPlayer, kResult, kColumns };

  explicit FoundGamesModel(QObject* parent = nullptr);

  void show(std::shared_ptr<const FactTable> table, std::vector<SeatRow> seats);
  struct Found {
    Hash game;
    std::string nation;
  };
  [[nodiscard]] std::optional<Found> found(const QModelIndex& index) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  std::shared_ptr<const FactTable> table_;
  std::vector<SeatRow> seats_;
};

} // namespace annales::viewer
