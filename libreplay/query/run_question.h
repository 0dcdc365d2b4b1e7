// Asks a question of all states of a library: column by column, a bit a row.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/query/bits.h"
#include "libreplay/query/question.h"
#include "libreplay/query/state_chunk.h"

#include <memory>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A remark on the main line; the columns have none.
struct RemarkAt {
  Hash game;
  std::uint32_t seq = 0;
  std::string nation; // that is judged; empty: said of all
  std::string author, text;
  std::vector<std::string> glyphs, tags;
};

/// Tells the chunks.
struct RunOptions : Watch {
  const std::vector<RemarkAt>* remarks = nullptr; // for questions that ask for them
};

/// Where a question holds: bits of the rows of each chunk.
struct Answer {
  std::shared_ptr<const StateTable> table;
  std::vector<Bits> holds;
  std::size_t states = 0, nations = 0, games = 0; // rows; nations of games; games
};

/// Why there is no answer. `damaged`: a chunk is not what was written, and must be made anew.
struct NoAnswer {
  enum class Why : std::uint8_t { cancelled, damaged } why = Why::cancelled;
  std::string chunk; // its name
};

[[nodiscard]] tl::expected<Answer, NoAnswer> runQuestion(std::shared_ptr<const StateTable> table,
                                                         const Condition& question,
                                                         const RunOptions& options = {});

/// The rows of one chunk for which it holds; nothing where the bytes are damaged.
[[nodiscard]] std::optional<Bits> evaluate(const StateChunk& chunk, std::string_view bytes,
                                           const Condition& question, const std::vector<RemarkAt>& remarks);

} // namespace annales::inline replay
