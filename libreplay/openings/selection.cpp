#include "libreplay/openings/selection.h"

#include "libreplay/inference/shrinkage.h"
#include "libreplay/text/plain_text.h"

#include <array>
#include <map>

namespace annales::inline replay {
namespace {

/// For each word of a table whether it holds `part`, compared once a word.
class Parts {
public:
  Parts(const WordList& words, const std::string& part) : words_(words), part_(plainText(part)) {}

  [[nodiscard]] bool holds(WordIndex word) {
    if (part_.empty()) return true;
    if (known_.size() < words_.size()) known_.resize(words_.size(), -1);
    if (known_[word] < 0) known_[word] = plainText(words_[word]).find(part_) != std::string::npos ? 1 : 0;
    return known_[word] == 1;
  }

private:
  const WordList& words_;
  std::string part_;
  std::vector<std::int8_t> known_; // −1: not asked yet
};

/// A word that must be this one; `kNoWord` in `wanted` with `asked`: no row has it.
struct ExactWord {
  ExactWord(const WordList& words, const std::string& word)
      : asked(!word.empty()), wanted(words.find(word)) {}
  [[nodiscard]] bool is(WordIndex word) const { return !asked || word == wanted; }
  bool asked;
  WordIndex wanted;
};

class GameTest {
public:
  GameTest(const FactTable& table, const GameConditions& asked)
      : table_(table), asked_(asked), board_(table.words(), asked.board), event_(table.words(), asked.event),
        site_(table.words(), asked.site) {}

  [[nodiscard]] bool operator()(GameRow game) {
    const GameColumns& games = table_.games();
    if (asked_.ruleset && games.ruleset[game] != *asked_.ruleset) return false;
    if (asked_.nations && games.nations[game] != *asked_.nations) return false;
    if (asked_.outcome && games.outcome[game] != *asked_.outcome) return false;
    if (!board_.is(games.board[game]) || !inTime(table_.words()[games.date[game]])) return false;
    if (!event_.holds(games.event[game]) || !site_.holds(games.site[game])) return false;
    return !asked_.among || asked_.among->contains(games.id[game]);
  }

private:
  [[nodiscard]] bool inTime(const std::string& date) const {
    if (asked_.from.empty() && asked_.to.empty()) return true;
    if (date.empty() || date < asked_.from) return false;
    return asked_.to.empty() || date <= asked_.to + '~'; // '~': the days of a month, the months of a year
  }

  const FactTable& table_;
  const GameConditions& asked_;
  ExactWord board_;
  Parts event_, site_;
};

class SeatTest {
public:
  SeatTest(const FactTable& table, const SeatConditions& asked)
      : table_(table), asked_(asked), nation_(table.words(), asked.nation),
        player_(table.words(), asked.player) {}

  [[nodiscard]] bool operator()(SeatRow seat) {
    const SeatColumns& seats = table_.seats();
    if (!nation_.is(seats.nation[seat]) || !player_.holds(seats.player[seat])) return false;
    if (asked_.seat && seats.seat[seat] + 1U != *asked_.seat) return false;
    if (asked_.place && seats.place[seat] != *asked_.place) return false;
    return hasRating(seats.rating[seat]) && seats.opening[seat].beginsWith(asked_.opening);
  }

private:
  [[nodiscard]] bool hasRating(int rating) const {
    if (!asked_.ratingFrom && !asked_.ratingTo) return true;
    if (rating == kNoRating) return false;
    return (!asked_.ratingFrom || rating >= *asked_.ratingFrom) &&
           (!asked_.ratingTo || rating <= *asked_.ratingTo);
  }

  const FactTable& table_;
  const SeatConditions& asked_;
  ExactWord nation_;
  Parts player_;
};

} // namespace

Selection select(const FactTable& table, const FactFilter& filter) {
  Selection chosen;
  GameTest fits(table, filter.games);
  SeatTest sits(table, filter.seats);
  for (GameRow game = 0; game < table.gameCount(); ++game) {
    if (!fits(game)) continue;
    ++chosen.games;
    const SeatRow first = table.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + table.games().nations[game]; ++seat)
      if (sits(seat)) chosen.seats.push_back(seat);
  }
  return chosen;
}

Baselines::Baselines(const FactTable& table, const GameConditions& games) : kind_(table.seatCount()) {
  using Kind = std::array<std::uint32_t, 5>;
  std::map<Kind, std::uint32_t> kinds;
  std::vector<inference::CountedShare> counts;
  GameTest fits(table, games);
  const GameColumns& columns = table.games();
  for (GameRow game = 0; game < table.gameCount(); ++game) {
    const bool counted = columns.outcome[game] == Outcome::won && fits(game);
    const SeatRow first = columns.firstSeat[game];
    for (SeatRow seat = first; seat < first + columns.nations[game]; ++seat) {
      const Kind kind{static_cast<std::uint32_t>(columns.ruleset[game]), columns.board[game],
                      columns.nations[game], table.seats().seat[seat], table.seats().nation[seat]};
      const auto [at, added] = kinds.try_emplace(kind, static_cast<std::uint32_t>(counts.size()));
      if (added) counts.push_back({0, 0, 1.0 / columns.nations[game]});
      kind_[seat] = at->second;
      if (!counted) continue;
      counts[at->second].trials += 1;
      counts[at->second].successes += table.won(seat) ? 1 : 0;
    }
  }
  for (const inference::ShrunkShare& share : inference::shrinkTowardsBaselines(counts).shares)
    shares_.push_back(share.value);
}

} // namespace annales::inline replay
