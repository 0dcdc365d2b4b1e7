// The facts of games as columns, kept beside their rows. Games lie in chunks by the first byte of their ids,
// in the order of their ids, so that columns do not depend on the order in which games came, and an import
// touches the chunks of its games alone.
#pragma once

#include "libreplay/facts/column_chunk.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/store/fact_rows.h"

#include <atomic>
#include <functional>
#include <optional>

namespace annales::inline replay {

/// Throws SQLite's exceptions.
class ColumnStore {
public:
  ColumnStore(Connection& connection, FactRows& rows) : connection_(connection), rows_(rows) {}

  /// Brings the chunks of changed games up to date, each in a transaction of its own. `done` hears of the
  /// games that are finished. False after a cancel.
  bool bringUp(const std::atomic<bool>* cancel, const std::function<void(std::size_t games)>& done);
  /// What the chunks say; nothing where one is damaged or missing.
  [[nodiscard]] std::optional<FactTable> load(bool withTurns);
  /// Throws all chunks away: `bringUp` makes them anew from the rows.
  void reset();

private:
  std::size_t bringUpChunk(const std::string& prefix);
  void reserve(FactColumns& columns);
  [[nodiscard]] bool readChunk(int chunk, FactColumns& columns);
  void writeChunk(int chunk, const FactColumns& columns);
  void readNewWords();
  void writeNewWords(WordIndex first);
  [[nodiscard]] ChunkLimits limits();

  Connection& connection_;
  FactRows& rows_;
  WordList words_; // as they were committed
};

} // namespace annales::inline replay
