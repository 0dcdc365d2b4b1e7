// Which games and which seats a question is about.
#pragma once

#include "libreplay/facts/fact_table.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Every given condition must hold. Texts compare as `plainText` does; of player, event and site a part is
/// enough. Dates compare as text, so "2024" is the whole year.
struct GameConditions {
  std::optional<RulesetId> ruleset;
  std::string board;               // its word
  std::optional<unsigned> nations; // how many play
  std::string from, to; // dates, both included; games without a date pass only if these are not set
  std::string event, site;
  std::optional<Outcome> outcome;
  std::optional<std::set<Hash>> among; // games that were chosen otherwise, by a tag for example
};
struct SeatConditions {
  std::string nation;           // its word
  std::optional<unsigned> seat; // in turn order, from 1
  std::string player;
  std::optional<int> ratingFrom, ratingTo; // both included; seats without a rating fail
  std::optional<unsigned> place;           // at the end
  OpeningKey opening;                      // the first turns
};
struct FactFilter {
  GameConditions games;
  SeatConditions seats;
};

/// Seats of a table, in its order.
struct Selection {
  std::vector<SeatRow> seats;
  std::size_t games = 0; // that meet the conditions for games, whatever their seats
};

[[nodiscard]] Selection select(const FactTable& table, const FactFilter& filter);

/// How often seats of a kind win: of the same ruleset, board and number of nations, the same place in turn
/// order and the same nation. Kinds of few games are drawn towards one in as many as play (beta-binomial,
/// `shrinkTowardsBaselines`): a single game does not make a seat invincible.
class Baselines {
public:
  /// From the decided games that meet the conditions, over all their seats.
  Baselines(const FactTable& table, const GameConditions& games);
  /// More than 0, less than 1.
  [[nodiscard]] double of(SeatRow seat) const { return shares_[kind_[seat]]; }

private:
  std::vector<std::uint32_t> kind_; // by seat of the table
  std::vector<double> shares_;      // by kind
};

} // namespace annales::inline replay
