// Which games and which seats a question is about.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/inference/share_sum.h"
#include "libreplay/openings/condition_list.h"
#include "libreplay/openings/opening_book.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// Games that were chosen otherwise, by a tag or a question for example. Cheap to copy.
class GameSet {
public:
  GameSet() = default;
  GameSet(const std::set<Hash>& games); // NOLINT(google-explicit-constructor): it is one
  explicit GameSet(std::vector<Hash> games);

  [[nodiscard]] bool contains(const Hash& game) const;
  [[nodiscard]] std::size_t size() const { return games_ ? games_->size() : 0; }
  /// In the order of ids.
  [[nodiscard]] std::span<const Hash> games() const;
  /// Those that are in both.
  [[nodiscard]] GameSet cut(const GameSet& other) const;

private:
  std::shared_ptr<const std::vector<Hash>> games_;
};

/// Recorded with its moves, or a result without them.
enum class RecordKind : std::uint8_t { played, result };

/// Every given condition must hold. Texts compare as `plainText` does; of event and site a part is enough.
/// Players are asked for as an `AskedName` is. Dates compare as text, so "2024" is the whole year.
struct GameConditions {
  std::optional<RulesetId> ruleset;
  std::string board;                // its word
  std::vector<std::string> options; // each as `hasOption` has it
  std::optional<unsigned> nations;  // how many play
  std::string from, to; // dates, both included; games without a date pass only if these are not set
  std::string event, site;
  std::optional<Outcome> outcome;
  std::string winner;                        // the word of a nation
  std::vector<std::string> with;             // players, each in some seat
  std::optional<int> ratingsFrom, ratingsTo; // of every player, both included
  std::optional<RecordKind> record;
  std::optional<GameSet> among;
  std::vector<WrittenCondition> chosenBy; // what `among` comes from, for whoever reads it: "tag", "site=Club"
};
struct SeatConditions {
  std::string nation;           // its word
  std::optional<unsigned> seat; // in turn order, from 1
  std::string player;
  std::optional<int> ratingFrom, ratingTo; // both included; seats without a rating fail
  std::optional<unsigned> place;           // at the end
  OpeningKey opening;                      // the first turns
  std::optional<NamedOpening> named;       // they are those of this one; then `opening` is empty
};
struct FactFilter {
  GameConditions games;
  SeatConditions seats;
};

/// Whether a question looks at results without moves, which know little.
enum class ResultUse : std::uint8_t {
  none,  ///< it is about moves: none is looked at or counted
  wins,  ///< about wins: results of which the winner is known
  known, ///< about all that may be known: also results without a winner
};

/// Of the results without moves that a question meets.
struct ResultsMet {
  std::size_t counted = 0;      // games
  std::vector<GameRow> unknown; // games that may or may not fit: what is asked for is not known of them
  friend bool operator==(const ResultsMet&, const ResultsMet&) = default;
};

/// Seats of a table, in its order.
struct Selection {
  std::vector<SeatRow> seats;
  std::size_t games = 0; // that meet the conditions for games, whatever their seats
  ResultsMet results;    // `counted` are those with a seat in `seats`
};

/// A result fits where all that the filter asks for is known of it: its nations where the filter names a
/// nation, a winner or a board, and those of everybody, as what is noted of the winner alone is no fair
/// choice of games; likewise seats and places. What is not known fits neither a condition nor its opposite.
/// `alsoKnown`: of `KnownOfAll`, what else must be known of it.
[[nodiscard]] Selection select(const FactTable& table, const FactFilter& filter,
                               ResultUse results = ResultUse::none, std::uint8_t alsoKnown = 0);
/// What must be known of all seats of a game for the filter to have an answer, of `KnownOfAll`.
[[nodiscard]] std::uint8_t asksFor(const FactFilter& filter);
/// The seats of two filters that are held against each other: of games of which it is known what either asks
/// for. Else the side that asks for nothing would have the games that the other had to leave out.
[[nodiscard]] std::pair<Selection, Selection> selectBoth(const FactTable& table, const FactFilter& a,
                                                         const FactFilter& b, ResultUse results);

/// Of two sides: each game once.
[[nodiscard]] ResultsMet resultsMet(const FactTable& table, const Selection& a, const Selection& b);
/// All seats of the games of these, which are in the table's order: those of the opponents, too.
[[nodiscard]] std::vector<SeatRow> seatsOfGames(const FactTable& table, std::span<const SeatRow> seats);
/// Without the seats of results: what recorded games alone say.
[[nodiscard]] Selection recordedAlone(const FactTable& table, const Selection& chosen);

/// Seats by how their games ended; sums of two sets of seats add up to those of both.
struct OutcomeCounts {
  std::uint64_t games = 0; // seats, one a nation and game
  std::uint64_t unfinished = 0, undecided = 0;
  std::uint64_t unknown = 0; // of results without moves of which no winner is known
  std::uint64_t wins = 0;    // in the decided games

  [[nodiscard]] std::uint64_t decided() const { return games - unfinished - undecided - unknown; }
  void count(Outcome outcome, bool won, std::uint64_t times = 1) {
    games += times;
    unfinished += outcome == Outcome::unfinished ? times : 0;
    undecided += outcome == Outcome::undecided ? times : 0;
    unknown += outcome == Outcome::unknown ? times : 0;
    wins += outcome == Outcome::won && won ? times : 0;
  }
};
[[nodiscard]] OutcomeCounts outcomesOf(const FactTable& table, std::span<const SeatRow> seats);

/// The decided games of a kind of seat, whose words are not those of a table.
struct KindWins {
  RulesetId ruleset = RulesetId::antike;
  std::string board, options;
  unsigned nations = 0, seat = 0; // how many play; in turn order, from 0
  std::string nation;
  bool isResult = false;
  std::uint64_t decided = 0, wins = 0;
  /// But for the counts: the order in which baselines are found.
  [[nodiscard]] auto kind() const {
    return std::tie(ruleset, board, options, nations, seat, nation, isResult);
  }
};
/// The baseline of each, in the order given; the same for the same kinds in any order. Each kind once.
[[nodiscard]] std::vector<double> baselinesOf(std::span<const KindWins> kinds);

/// How often seats of a kind win: of the same ruleset, board and number of nations, the same place in turn
/// order and the same nation. Kinds of few games are drawn towards one in as many as play (beta-binomial,
/// `shrinkTowardsBaselines`): a single game does not make a seat invincible.
class Baselines {
public:
  /// From the decided games that meet the conditions, over all their seats. The table outlives it.
  Baselines(const FactTable& table, const GameConditions& games, ResultUse results = ResultUse::none);
  /// More than 0, less than 1.
  [[nodiscard]] double of(SeatRow seat) const { return shares_[kinds_[seat]]; }
  /// The same for sums.
  [[nodiscard]] const inference::WholeShare& wholeOf(SeatRow seat) const { return whole_[kinds_[seat]]; }

private:
  std::span<const KindIndex> kinds_; // by seat of the table
  std::vector<double> shares_;       // by kind
  std::vector<inference::WholeShare> whole_;
};

} // namespace annales::inline replay
