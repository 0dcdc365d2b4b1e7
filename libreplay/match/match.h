// Players against each other: every seed is played with each of them in each seat, until it is shown whether
// the first wins more or less than its share.
#pragma once

#include "engine/play/simulate.h"
#include "engine/search/player.h"
#include "libreplay/inference/mean_sequence.h"
#include "libreplay/inference/share.h"
#include "libreplay/match/numbered_work.h"

#include <string>
#include <vector>

namespace annales::inline replay {

/// Settled before the first game.
struct MatchDesign {
  SimulateSpec games;          // its bots and plans are not asked for
  std::vector<Player> players; // 2 to as many as nations play; they take the seats in turn. A word may repeat
  std::uint64_t budget = 1000; // games at most; the last set is played whole
  bool stop = true;            // as soon as the first player's verdict is shown
  std::uint64_t look = 4;      // sets between two looks; of many sets a 32nd of those played, if that is more
};

/// Who sits where in the set's game number `rotation`: over a set each player has had each seat once.
[[nodiscard]] constexpr std::size_t playerAt(std::size_t seat, std::size_t rotation, std::size_t players) {
  return (seat + rotation) % players;
}

struct MatchGame {
  std::vector<std::size_t> players; // by seat, places in the design's list
  NationId winner;                  // none: nobody
  int rounds = 0;
};
/// The games of one seed.
using MatchSet = std::vector<MatchGame>;

/// One word's players together.
struct MatchRow {
  std::string player;
  std::uint64_t seats = 0, wins = 0;
  double baseline = 0;            // one in as many as play
  inference::Share share;         // wins of seats, the games of a seed together
  inference::AnytimeAnswer ahead; // wins a game less the expected ones; valid at every look
};

struct MatchAnswer {
  std::vector<MatchRow> rows; // in the order in which the words first stand in the design
  std::uint64_t sets = 0, games = 0, undecided = 0, rounds = 0;
  [[nodiscard]] bool shown() const {
    return !rows.empty() && rows.front().ahead.verdict != inference::Verdict::notShown;
  }
};

/// What the sets add up to; their order does not matter.
[[nodiscard]] MatchAnswer addedUp(const MatchDesign& design, std::span<const MatchSet> sets);

/// The games of seed number k, as every run of the design plays them; "cancelled" where it was.
[[nodiscard]] Result<MatchSet> playedSet(const MatchDesign& design, std::uint64_t k, const Watch& watch);
/// Fails with a sentence where the board does not offer such a game or the players do not fit.
[[nodiscard]] Result<void> checkMatch(const MatchDesign& design);
/// Seeds that the budget is enough for, the last one whole.
[[nodiscard]] std::uint64_t seedsOf(const MatchDesign& design);

/// Tells the games. Fails with a sentence where the board does not offer such a game or the players do not
/// fit, and when it was cancelled, also within a game. The same design gives the same answer with any number
/// of threads.
[[nodiscard]] Result<MatchAnswer> runMatch(const MatchDesign& design, const Watch& watch);
/// The same with sets that were played elsewhere: `sets(from, to)` gives those in between, in their order. It
/// is not called for more than the answer needs.
using MatchSets = std::function<Result<std::vector<MatchSet>>(std::uint64_t from, std::uint64_t to)>;
[[nodiscard]] Result<MatchAnswer> runMatch(const MatchDesign& design, const Watch& watch,
                                           const MatchSets& sets);

} // namespace annales::inline replay
