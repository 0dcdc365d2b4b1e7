// A line that another program sends: what it wants analysed, or what it wants done with what it has sent.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/core/strict_json.h"
#include "engine/search/company.h"
#include "libreplay/log/event_log.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline importers {

/// Of a query: longer ids, more positions and larger efforts are refused.
inline constexpr std::size_t kLongestQueryId = 200;
inline constexpr std::size_t kMostPositions = 10'000;
inline constexpr std::int64_t kMostVisits = 1'000'000;

/// "Analyse these positions."
struct PositionsQuery {
  std::string id;
  std::shared_ptr<const EventLog> log;
  NodeIndex head = 0;                   // of the line
  std::vector<std::size_t> positions;   // after how many events, GameCreated is the first
  std::vector<std::int64_t> priorities; // of each
  std::size_t visits = 48, moves = 5, turns = 0;
  std::uint64_t seed = 1;
  Company company;                  // that plays in rollouts
  std::int64_t reportEvery = 0;     // milliseconds; 0: only what is final
  std::vector<std::string> unknown; // fields that mean nothing
};

struct VersionQuery {
  std::string id;
};

/// "Let these be."
struct TerminateQuery {
  std::string id;
  bool all = false;
  std::string which;                  // the id, unless all
  std::vector<std::size_t> positions; // empty: every one
  std::string echo;                   // the query as JSON
};

using Query = std::variant<PositionsQuery, VersionQuery, TerminateQuery>;

struct QueryFault {
  std::string id;    // empty where none could be read
  std::string field; // empty where it is no single one
  Error error;
};

/// Reads a line of any bytes. The games that a query brings may be in any format that the program reads, on
/// the boards of the shelf.
[[nodiscard]] tl::expected<Query, QueryFault> readQuery(std::string_view line, const BoardShelf& shelf);

} // namespace annales::inline importers
