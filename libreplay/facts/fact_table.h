// Facts of many games as columns, for questions that look at all of them.
#pragma once

#include "libreplay/facts/fact_columns.h"
#include "libreplay/facts/result_facts.h"

#include <span>

namespace annales::inline replay {

struct FirstPersonage {
  unsigned round = 0; // until which was looked
  bool won = false;
};

/// Rows are added in any order; questions do not depend on it. Results without moves are behind all recorded
/// games, a row each and a seat for each person. A question looks at them only where it says so
/// (`ResultUse`), as most of what it could read there is not known.
class FactTable {
public:
  using Headers = GameHeaders;
  FactTable() = default;
  /// Of columns without kinds. `times`: by game, how many games the row stands for; empty: one each.
  FactTable(FactColumns columns, WordList words, WordList deeds, std::vector<std::uint64_t> times = {});
  void add(const GameFacts& game, const Headers& headers);
  /// Once, after all games.
  void addResults(std::span<const ResultFacts> results);
  /// From now on a person's seats have one name: that of `knownPeople`, else the spelling that most of them
  /// have. Case and blanks make no other person.
  void unitePlayers();

  /// Words are in `words`.
  [[nodiscard]] const GameColumns& games() const { return columns_.games; }
  [[nodiscard]] const SeatColumns& seats() const { return columns_.seats; }
  [[nodiscard]] std::size_t gameCount() const { return games().id.size(); }
  [[nodiscard]] std::size_t seatCount() const { return seats().game.size(); }
  /// Of recorded games; the rows behind them are results.
  [[nodiscard]] std::size_t recordedGames() const { return recorded_; }
  /// How many games the row stands for, which are the same in all that is asked. More than one only where a
  /// server has counted them so for a comparison: that counts them, other questions do not.
  [[nodiscard]] std::uint64_t times(GameRow game) const { return times_.empty() ? 1 : times_[game]; }
  [[nodiscard]] bool hasResults() const { return recorded_ < gameCount(); }
  [[nodiscard]] bool isResult(GameRow game) const { return game >= recorded_; }
  /// Whether all of this is known of all seats of the game.
  [[nodiscard]] bool knows(GameRow game, std::uint8_t things) const {
    return (games().known[game] & things) == things;
  }
  [[nodiscard]] const WordList& words() const { return words_; }
  [[nodiscard]] const SeatKinds& kinds() const { return kinds_; }

  /// Whether it knows what was done in the first turns: it may have been loaded without.
  [[nodiscard]] bool hasTurns() const { return turns().deed[0].size() == seatCount(); }
  [[nodiscard]] const TurnColumns& turns() const { return columns_.turns; }
  [[nodiscard]] const WordList& deeds() const { return deeds_; }
  [[nodiscard]] const std::vector<Gain>& gains() const { return columns_.gains; }

  [[nodiscard]] bool won(SeatRow seat) const { return seats().place[seat] == 1; }
  /// Whether the game was won by somebody, so that a share of wins may count it.
  [[nodiscard]] bool decided(SeatRow seat) const {
    return games().outcome[seats().game[seat]] == Outcome::won;
  }
  /// At the end of that round (from 1); of a game that was over before, as it ended.
  [[nodiscard]] int personagesAt(SeatRow seat, unsigned round) const {
    int personages = 0;
    const std::uint32_t end = columns_.gainsEnd(seat);
    for (std::uint32_t i = seats().firstGain[seat]; i < end && columns_.gains[i].round <= round; ++i)
      personages = columns_.gains[i].personages;
    return personages;
  }
  /// Rounds that are known to their ends: an unfinished game may have been left in the midst of its last one.
  [[nodiscard]] unsigned wholeRounds(GameRow game) const {
    const unsigned rounds = games().rounds[game];
    return games().outcome[game] == Outcome::unfinished && rounds > 0 ? rounds - 1 : rounds;
  }
  /// In which of the whole rounds the nation won its first personage, or until when it had none.
  [[nodiscard]] FirstPersonage firstPersonage(SeatRow seat) const {
    const unsigned rounds = wholeRounds(seats().game[seat]);
    const unsigned first = seats().firstPersonageRound[seat];
    return first > 0 && first <= rounds ? FirstPersonage{first, true} : FirstPersonage{rounds, false};
  }
  /// Whether the game was still going on in that round.
  [[nodiscard]] bool reached(SeatRow seat, unsigned round) const {
    return games().rounds[seats().game[seat]] >= round;
  }

private:
  void addKinds(SeatRow first);

  FactColumns columns_;
  WordList words_, deeds_;
  SeatKinds kinds_;
  std::vector<std::uint64_t> times_;
  std::size_t recorded_ = 0;
};

} // namespace annales::inline replay
