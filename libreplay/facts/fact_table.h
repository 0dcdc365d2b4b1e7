// Facts of many games as columns, for questions that look at all of them.
#pragma once

#include "libreplay/facts/game_facts.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// A word's place in a `WordList`.
using WordIndex = std::uint32_t;
inline constexpr WordIndex kNoWord = ~WordIndex{0};

/// Every different word once.
class WordList {
public:
  WordList() = default;
  WordList(const WordList&) = delete; // the list knows where its words are
  WordList& operator=(const WordList&) = delete;
  WordList(WordList&&) = default;
  WordList& operator=(WordList&&) = default;
  ~WordList() = default;
  WordIndex add(std::string_view word);
  /// `kNoWord` where it is not in the list.
  [[nodiscard]] WordIndex find(std::string_view word) const;
  [[nodiscard]] const std::string& operator[](WordIndex word) const { return *words_[word]; }
  [[nodiscard]] std::size_t size() const { return words_.size(); }

private:
  std::unordered_map<std::string, WordIndex> places_; // its keys stay where they are
  std::vector<const std::string*> words_;
};

using GameRow = std::uint32_t;
using SeatRow = std::uint32_t;

/// How a game stands, for counts of wins.
enum class Outcome : std::uint8_t { unfinished, undecided, won };

/// What a row of games says. Words are in the table's lists.
struct GameColumns {
  std::vector<Hash> id;
  std::vector<RulesetId> ruleset;
  std::vector<WordIndex> board, date, event, site;
  std::vector<std::uint8_t> nations;
  std::vector<std::uint16_t> rounds;
  std::vector<Outcome> outcome;
  std::vector<SeatRow> firstSeat; // its seats follow each other
};

struct SeatColumns {
  std::vector<GameRow> game;
  std::vector<std::uint8_t> seat; // in turn order, from 0
  std::vector<WordIndex> nation, player;
  std::vector<std::int16_t> rating; // kNoRating where none is known
  std::vector<std::uint8_t> place, personages, firstPersonageRound;
  std::vector<std::uint16_t> turns, idleTurns, left;
  std::vector<OpeningKey> opening;
  std::vector<std::uint32_t> byRound; // where its personages by round begin in `FactTable::personages`
};
inline constexpr std::int16_t kNoRating = -1;

/// Rows are added in any order; questions do not depend on it.
class FactTable {
public:
  struct Headers {
    std::string_view date, event, site;
  };
  void add(const GameFacts& game, const Headers& headers);

  [[nodiscard]] const GameColumns& games() const { return games_; }
  [[nodiscard]] const SeatColumns& seats() const { return seats_; }
  [[nodiscard]] std::size_t gameCount() const { return games_.id.size(); }
  [[nodiscard]] std::size_t seatCount() const { return seats_.game.size(); }
  [[nodiscard]] const WordList& words() const { return words_; }

  [[nodiscard]] bool won(SeatRow seat) const { return seats_.place[seat] == 1; }
  /// Whether the game was won by somebody, so that a share of wins may count it.
  [[nodiscard]] bool decided(SeatRow seat) const { return games_.outcome[seats_.game[seat]] == Outcome::won; }
  /// At the end of that round (from 1); of a game that was over before, as it ended.
  [[nodiscard]] int personagesAt(SeatRow seat, unsigned round) const;
  /// Whether the game was still going on in that round.
  [[nodiscard]] bool reached(SeatRow seat, unsigned round) const {
    return games_.rounds[seats_.game[seat]] >= round;
  }

private:
  GameColumns games_;
  SeatColumns seats_;
  std::vector<std::uint8_t> personages_; // of each seat by round
  WordList words_;
};

} // namespace annales::inline replay
