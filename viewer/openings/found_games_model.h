// The games in which something was played, the newest first.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "viewer/rows/rows.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::viewer {

/// Of a table that lives as long as the row.
struct FoundSeat {
  const FactTable* table = nullptr;
  SeatRow seat = 0;
  [[nodiscard]] annales::GameRow game() const { return table->seats().game[seat]; }
};

class FoundGamesModel : public Rows<FoundSeat> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kDate, kEvent, kNation, kPlayer, kResult };

  explicit FoundGamesModel(QObject* parent = nullptr);

  void show(std::shared_ptr<const FactTable> table, const std::vector<SeatRow>& seats);
  struct Found {
    Hash game;
    std::string nation;
  };
  [[nodiscard]] std::optional<Found> found(const QModelIndex& index) const;

private:
  std::shared_ptr<const FactTable> table_;
};

} // namespace annales::viewer
