// What a game adds up to, a row for the game and one for each seat. Derived from its log, and can always be
// derived again.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/sha256.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/main_line.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Of how many first turns it is known what was done in them and before which position.
inline constexpr std::size_t kOpeningTurns = 8;
/// How many first spaces an `OpeningKey` holds.
inline constexpr std::size_t kKeyTurns = 16;

/// "marble temple gold": the words of the event log, "-" for a turn without a step.
[[nodiscard]] std::string wordsOf(const std::vector<Space>& spaces);
/// Of such words, at most so many, with any white space or commas between; nothing where one is none.
[[nodiscard]] std::optional<std::vector<Space>> readSpaces(std::string_view words, std::size_t most);

/// The rondel spaces of a nation's first turns: four bits a turn, the first turn in the highest. A prefix of
/// an opening is a prefix of its bits, so openings sort as words do.
class OpeningKey {
public:
  constexpr OpeningKey() = default;
  constexpr explicit OpeningKey(std::uint64_t bits) : bits_(bits) {}
  /// The first `kKeyTurns` of them; `Space::none` is a turn without a step on the rondel.
  [[nodiscard]] static OpeningKey of(const std::vector<Space>& spaces);

  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] std::size_t turns() const;
  /// Of a turn that the key has, from 0. `Space::none` for bits that say nothing.
  [[nodiscard]] Space at(std::size_t turn) const;
  [[nodiscard]] bool beginsWith(OpeningKey prefix) const;
  [[nodiscard]] OpeningKey first(std::size_t turns) const;
  /// One turn longer; the same where it is full.
  [[nodiscard]] OpeningKey then(Space space) const;
  /// As `wordsOf`.
  [[nodiscard]] std::string words() const;
  /// Of such words, with any white space or commas between; nothing where one is none or there are too many.
  [[nodiscard]] static std::optional<OpeningKey> read(std::string_view words);

  friend constexpr auto operator<=>(OpeningKey, OpeningKey) = default;

private:
  std::uint64_t bits_ = 0;
};

/// One of a nation's first turns.
struct OpeningTurn {
  /// What was done, in one form however it was ordered: "temple +temple:roma",
  /// "maneuver-1 +city:capua +taken:tyros", "arming +galley:1 +legion:2", "know-how +wheel". Cards of the
  /// other nation are among it.
  std::string done;
  /// Of the position when the turn began; the same for all games that came there, whatever their round.
  std::uint64_t position = 0;
};

struct SeatFacts {
  std::string nation, player;
  std::optional<int> rating;
  std::uint8_t place =
      0; // 1 for the winner, then by personages, equal ones share a place; 0 while nobody won
  std::uint8_t personages = 0;                 // at the end
  std::uint16_t turns = 0;                     // begun
  std::uint16_t firstPersonageRound = 0;       // 0: none yet
  std::uint16_t firstPersonageTurn = 0;        // of its own turns, from 1
  std::uint16_t idleTurns = 0;                 // ended without a deed (`isDeedOf`)
  std::uint16_t left = 0;                      // goods and coins in stock at the end
  std::vector<Space> spaces;                   // of every turn
  std::vector<OpeningTurn> opening;            // up to `kOpeningTurns`
  std::vector<std::uint8_t> personagesByRound; // at the end of round 1, 2, …; the last one may be unfinished
};

struct GameFacts {
  Hash id, map;
  RulesetId ruleset = RulesetId::antike;
  std::string board; // its name in GameCreated
  std::string
      options; // those of GameCreated, as the event log writes them; empty where all are the ruleset's
  std::uint16_t rounds = 0;
  std::uint32_t turns = 0, events = 0; // of the main line, as far as it folds
  std::optional<EndReason> reason;     // once it has ended
  std::optional<std::size_t> winner;   // a place in `seats`
  std::vector<SeatFacts> seats;        // in turn order
};

/// Something that the nation's turn was good for: it produced, built, developed, armed (Bellona's unit, too),
/// recruited, moved, founded, conquered (a neutral temple, too) or won a personage. Steps, trades, cards and
/// battles by themselves are none.
[[nodiscard]] bool isDeedOf(const Event& event, NationId nation);

/// Of the main line.
[[nodiscard]] GameFacts factsOf(const EventLog& log);
/// `described`: of how many first turns of a nation `SeatFacts::opening` tells; positions are known of
/// `kOpeningTurns` at most.
[[nodiscard]] GameFacts factsOf(const MainLine& line, std::size_t described = kOpeningTurns);

/// How far the opening of a nation has come.
struct OpeningSoFar {
  std::size_t seat = 0; // in turn order, from 0
  std::string nation;
  std::vector<Space> spaces; // of its turns before this one
  // What follows is known for the first `kOpeningTurns` turns.
  std::vector<std::string> done;         // in its turns before this one, as `OpeningTurn::done`
  std::optional<std::uint64_t> position; // when this turn began or would begin
};
/// Of the nation to move at that event: whose turn it is, or who is next. Nothing where nobody can move any
/// more, or the events before do not fold.
[[nodiscard]] std::optional<OpeningSoFar> openingAt(const EventLog& log, NodeIndex event);

} // namespace annales::inline replay
