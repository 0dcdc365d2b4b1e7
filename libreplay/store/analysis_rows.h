// Analyses as rows: read with distrust, added one behind the other, checked; never changed.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/kept_analyses.h"
#include "libreplay/store/page_table.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// The cells of a row, wherever they stand.
struct AnalysisCells {
  std::string engine;
  std::int64_t version = 0, budget = 0, turns = 0, best = 0, seed = 0;
  std::string_view from, until, said, sum;
};
/// Trusts nothing; `id` is the game's.
[[nodiscard]] Result<KeptSaid> readAnalysis(const AnalysisCells& row, const Hash& id, const Game& game);

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
