#include "libreplay/inference/shrinkage.h"
#include "libreplay/query/findings.h"
#include "libreplay/text/person_name.h"

#include <fmt/core.h>

#include <algorithm>
#include <limits>
#include <tuple>

namespace annales::inline replay {
namespace {

/// How often nations of a kind win, over all games: of the same ruleset, board, options and number of
/// nations, the same place in turn order and the same nation. Kinds of few games are drawn towards one in as
/// many as play.
class KindShares {
public:
  explicit KindShares(const StateTable& table) {
    for (const auto& chunk : table.chunks)
      for (const GameInChunk& game : chunk->games())
        if (!game.dead && game.outcome == Outcome::won) add(*chunk, game);
    std::vector<inference::CountedShare> counts;
    for (auto& [kind, count] : kinds_)
      counts.push_back(count);
    const auto shrunk = inference::shrinkTowardsBaselines(counts).shares;
    std::size_t next = 0;
    for (auto& [kind, count] : kinds_)
      count.baseline = shrunk[next++].value;
  }

  [[nodiscard]] double of(const StateChunk& chunk, const GameInChunk& game, std::size_t seat) const {
    const auto at = kinds_.find(kindOf(chunk, game, seat));
    return at == kinds_.end() ? 1.0 / game.seats : at->second.baseline;
  }

private:
  using Kind = std::tuple<RulesetId, std::string, std::string, std::size_t, std::size_t, std::string>;

  static Kind kindOf(const StateChunk& chunk, const GameInChunk& game, std::size_t seat) {
    const std::vector<std::string>& words = chunk.words();
    return {chunk.kind().ruleset,
            chunk.kind().board,
            words[game.options],
            game.seats,
            seat,
            words[chunk.seatsOf(game)[seat].nation]};
  }
  void add(const StateChunk& chunk, const GameInChunk& game) {
    const auto seats = chunk.seatsOf(game);
    for (std::size_t s = 0; s < seats.size(); ++s) {
      inference::CountedShare& count = kinds_[kindOf(chunk, game, s)];
      count.baseline = 1.0 / game.seats;
      count.trials += 1;
      count.successes += seats[s].place == 1 ? 1 : 0;
    }
  }

  std::map<Kind, inference::CountedShare> kinds_;
};

/// Sums of one group while games are gone through.
struct Group {
  CountedGroup counted;
  double expected = 0;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t>
      totals; // wins and nations of a game: how many such
};

/// What one game adds to one group.
struct Share1 {
  std::size_t nations = 0, wins = 0;
  double expected = 0;
  RulesetId ruleset = RulesetId::antike;
  std::string nation;
  OpeningKey opening;
};

class Counter {
public:
  Counter(const Answer& answer, CountBy by, const CountOptions& options)
      : answer_(answer), by_(by), options_(options), kinds_(*answer.table) {}

  [[nodiscard]] std::vector<CountedGroup> count() {
    for (std::size_t c = 0; c < answer_.holds.size(); ++c) {
      const Bits& holds = answer_.holds[c];
      if (holds.none()) continue;
      const StateChunk& chunk = *answer_.table->chunks[c];
      for (const GameInChunk& game : chunk.games()) {
        const std::size_t rows = std::size_t{game.seats} * game.moments;
        if (holds.firstSet(game.firstRow, rows) < rows) add(chunk, game, holds);
      }
    }
    return finished();
  }

private:
  void add(const StateChunk& chunk, const GameInChunk& game, const Bits& holds) {
    std::map<std::string, Share1> own;
    const auto seats = chunk.seatsOf(game);
    for (std::size_t s = 0; s < seats.size(); ++s) {
      const bool held = holds.firstSet(game.firstRow + s * game.moments, game.moments) < game.moments;
      if (!held && by_ != CountBy::winner) continue;
      Share1& share = own[keyOf(chunk, seats[s])];
      ++share.nations;
      share.wins += seats[s].place == 1 ? 1 : 0;
      share.expected += kinds_.of(chunk, game, s);
      share.ruleset = chunk.kind().ruleset;
      share.nation = chunk.words()[seats[s].nation];
      share.opening = seats[s].opening.first(options_.turns);
    }
    for (auto& [key, share] : own)
      put(key, share, game.outcome);
  }

  [[nodiscard]] std::string keyOf(const StateChunk& chunk, const SeatInChunk& seat) {
    switch (by_) {
    case CountBy::opening:
      return seat.opening.first(options_.turns).words();
    case CountBy::winner:
    case CountBy::nation:
      return chunk.words()[seat.nation];
    case CountBy::player:
      return personOf(chunk.words()[seat.player]);
    case CountBy::board:
      return chunk.kind().board;
    }
    return {};
  }

  /// The same for all names of a person, who is shown by the one that is known, else by the best spelling.
  [[nodiscard]] const std::string& personOf(const std::string& name) {
    const auto [at, isNew] = personOf_.try_emplace(name);
    if (!isNew) return at->second;
    const std::string_view known = people_->nameOf(name);
    at->second = foldedName(known);
    const auto [shown, isFirst] = shownAs_.try_emplace(at->second, known);
    if (!isFirst && (known != name || isBetterSpelling(known, shown->second))) shown->second = known;
    return at->second;
  }

  void put(const std::string& key, const Share1& share, Outcome outcome) {
    Group& group = groups_[key];
    CountedGroup& counted = group.counted;
    if (counted.games == 0) counted.key = key;
    if (by_ == CountBy::opening) name(counted, share);
    ++counted.games;
    counted.nations += share.nations;
    switch (outcome) {
    case Outcome::unfinished:
      counted.unfinished += share.nations;
      return;
    case Outcome::undecided:
      counted.undecided += share.nations;
      return;
    case Outcome::unknown: // of results, which no question over states looks at
    case Outcome::won:
      break;
    }
    counted.wins += share.wins;
    group.expected += share.expected;
    ++group.totals[{share.wins, share.nations}];
  }

  /// Only where all of the group have the same one.
  void name(CountedGroup& counted, const Share1& share) const {
    if (options_.book == nullptr) return;
    const NamedOpening* named = options_.book->name(share.ruleset, share.nation, share.opening);
    const std::string code = named != nullptr ? named->code : std::string();
    if (counted.games == 0 && named != nullptr) {
      counted.code = code;
      counted.name =
          options_.language == Language::german && !named->german.empty() ? named->german : named->english;
    } else if (counted.code != code) {
      counted.code.clear();
      counted.name.clear();
    }
  }

  [[nodiscard]] std::vector<CountedGroup> finished() {
    std::vector<CountedGroup> all;
    for (auto& [key, group] : groups_) {
      if (by_ == CountBy::player) group.counted.key = shownAs_.at(key);
      std::vector<inference::GameTotal> totals;
      double decided = 0;
      for (const auto& [kind, times] : group.totals) {
        totals.push_back(
            {static_cast<double>(kind.first), static_cast<double>(kind.second), static_cast<double>(times)});
        decided += static_cast<double>(kind.second * times);
      }
      group.counted.share = inference::shareOfTotals(totals);
      group.counted.baseline =
          decided > 0 ? group.expected / decided : std::numeric_limits<double>::quiet_NaN();
      all.push_back(std::move(group.counted));
    }
    std::ranges::stable_sort(all, std::greater{}, &CountedGroup::nations);
    return all;
  }

  const Answer& answer_;
  const CountBy by_;
  const CountOptions& options_;
  const KindShares kinds_;
  std::map<std::string, Group> groups_;
  const std::shared_ptr<const People> people_ = knownPeople();
  std::map<std::string, std::string> personOf_; // folded, by name as it is written
  std::map<std::string, std::string> shownAs_;  // by folded name
};

} // namespace

std::optional<CountBy> countByOf(std::string_view word) {
  const auto at = std::ranges::find(kCountByWords, word);
  if (at == kCountByWords.end()) return std::nullopt;
  return static_cast<CountBy>(at - kCountByWords.begin());
}

std::vector<CountedGroup> countBy(const Answer& answer, CountBy by, const CountOptions& options) {
  return Counter(answer, by, options).count();
}

} // namespace annales::inline replay
