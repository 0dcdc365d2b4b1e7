// What a result without moves adds up to: a row for the game and one for each person. What is not known is
// empty.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/sha256.h"
#include "libreplay/facts/fact_columns.h"
#include "libreplay/facts/word_list.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

struct ResultSeatFacts {
  std::string player;
  std::string nation;                // two with a blank between where the person led two
  std::optional<std::uint8_t> seat;  // in turn order, from 1
  std::optional<std::uint8_t> place; // from 1
  std::optional<std::uint8_t> personages;
  std::optional<bool> won;
};

struct ResultFacts {
  Hash id;
  RulesetId ruleset = RulesetId::antike;
  std::string board;
  std::optional<std::string> options; // as `GameFacts::options`; none: not known
  std::string date, site;
  bool finished = true;
  std::vector<ResultSeatFacts> persons; // in no order of seats
};

/// The options of a result that does not tell them; no options are written so.
inline constexpr std::string_view kUnknownOptions = "?";

/// `won` where one winner is known.
[[nodiscard]] Outcome outcomeOf(const ResultFacts& result);
/// Of `KnownOfAll`.
[[nodiscard]] std::uint8_t knownOf(const ResultFacts& result);
/// From 1, by persons: those told, else the winner's and the others' by personages; 0 where that leaves a
/// doubt. Nothing is known where no winner is.
[[nodiscard]] std::vector<std::uint8_t> placesOf(const ResultFacts& result);

// As the tables that people read write them; empty: not known.
/// `won` or `unfinished`.
[[nodiscard]] std::string_view outcomeWordOf(const ResultFacts& result);
/// The nation of the only winner.
[[nodiscard]] std::string_view winnerOf(const ResultFacts& result);
/// JSON, `{}` where they are those of the ruleset.
[[nodiscard]] std::string optionsTextOf(const ResultFacts& result);

/// Adds a result behind all games; kinds and turns are not set.
void append(FactColumns& columns, WordList& words, const ResultFacts& result);

} // namespace annales::inline replay
