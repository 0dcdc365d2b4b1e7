// Analyses as rows: read with distrust, added one behind the other, checked; never changed.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/kept_analyses.h"
#include "libreplay/store/page_table.h"

#include <functional>

namespace annales::inline replay {

/// Throws SQLite's exceptions; `guarded` catches them.
class AnalysisRows {
public:
  using Row = std::function<void(std::int64_t number, const Result<KeptSaid>& kept)>;

  explicit AnalysisRows(Connection& connection) : connection_(connection) {}
  /// In the order in which they were added; with why where one makes no sense.
  void each(GameKey key, const Hash& id, const Game& game, const Row& row);
  /// In a transaction that may write. Fails where one makes no sense.
  [[nodiscard]] Result<void> add(GameKey key, const Hash& id, const Game& game,
                                 std::span<const KeptSaid> kept);
  /// What in the rows of a game is not as it was kept.
  void check(GameKey key, const EventLog& log, CheckReport& report);

private:
  [[nodiscard]] std::int64_t nextNumber(GameKey key);

  Connection& connection_;
};

} // namespace annales::inline replay
