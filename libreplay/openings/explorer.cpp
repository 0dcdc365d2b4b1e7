#include "libreplay/openings/explorer.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <span>
#include <thread>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr DeedIndex kEnded = kNoDeed;
constexpr std::size_t kWorthAThread = 100'000; // seats

using Seats = std::span<const SeatRow>; // in their order

/// `round`: from 1.
std::size_t slotOf(unsigned round) {
  return std::min<std::size_t>(round, SeatTally::kRounds) - 1;
}

/// Calls `f(seat, next)` for each seat that came there, with the turn that followed: a space's place, or
/// `kEnded`. Nothing is kept meanwhile: of all games that would take longer than to count them.
template <class F> void eachArrival(const FactTable& table, Seats chosen, OpeningKey from, F&& f) {
  const std::size_t turn = from.turns();
  for (const SeatRow seat : chosen) {
    const OpeningKey key = table.seats().opening[seat];
    if (!key.beginsWith(from)) continue;
    const Space space = key.at(turn);
    const bool ended = turn >= kKeyTurns || key.turns() <= turn;
    const auto next = static_cast<std::uint32_t>(space == Space::none ? kSpaces : indexOf(space));
    f(seat, ended ? kEnded : next);
  }
}

/// The same with a deed.
template <class F> void eachArrival(const FactTable& table, Seats chosen, const SameDeeds& from, F&& f) {
  const auto& deeds = table.turns().deed;
  std::vector<DeedIndex> wanted;
  for (const std::string& done : from.done)
    wanted.push_back(table.deeds().find(done));
  if (wanted.size() > kOpeningTurns || std::ranges::find(wanted, kNoWord) != wanted.end()) return;
  for (const SeatRow seat : chosen) {
    std::size_t turn = 0;
    while (turn < wanted.size() && deeds[turn][seat] == wanted[turn])
      ++turn;
    if (turn == wanted.size()) f(seat, turn < kOpeningTurns ? deeds[turn][seat] : kEnded);
  }
}

/// Turn after turn over the whole column, which is quicker than to look at the chosen seats alone.
template <class F> void eachArrival(const FactTable& table, Seats chosen, const SamePosition& from, F&& f) {
  if (chosen.empty()) return;
  std::vector<std::pair<SeatRow, std::uint32_t>> hits; // seat and turn
  for (std::uint32_t turn = 0; turn < kOpeningTurns; ++turn) {
    const auto& positions = table.turns().position[turn];
    for (SeatRow seat = chosen.front(); seat <= chosen.back(); ++seat)
      if (positions[seat] == from.position) hits.emplace_back(seat, turn);
  }
  std::ranges::sort(hits);
  auto one = chosen.begin();
  for (const auto& [seat, turn] : hits) {
    while (one != chosen.end() && *one < seat)
      ++one;
    if (one == chosen.end() || *one != seat) continue;
    f(seat, table.turns().deed[turn][seat]);
    ++one; // once
  }
}

template <class F> void eachArrivalAt(const FactTable& table, Seats chosen, const Journey& from, F&& f) {
  if (!std::holds_alternative<OpeningKey>(from) && !table.hasTurns()) return;
  std::visit([&](const auto& way) { eachArrival(table, chosen, way, f); }, from);
}

Continuation continuationOf(const FactTable& table, const Journey& from, std::uint32_t next) {
  if (std::holds_alternative<OpeningKey>(from))
    return {next == kSpaces ? Space::none : static_cast<Space>(next), {}, {}};
  const std::string& done = table.deeds()[next];
  return {spaceOfDeed(done), done, {}};
}

struct Way {
  std::uint32_t next = kEnded;
  SeatTally tally;
};

/// A tally for each continuation, in the order in which they come. Tallies are large: they stay where they
/// are.
class Ways {
public:
  explicit Ways(std::size_t continuations) : wayOf_(continuations, nullptr) {}

  SeatTally& tally(std::uint32_t next) {
    if (next == kEnded) return ended_;
    if (wayOf_[next] == nullptr) wayOf_[next] = &ways_.emplace_back(Way{next, {}});
    return wayOf_[next]->tally;
  }
  /// Those of other games.
  void add(const Ways& more) {
    join(ended_, more.ended_);
    for (const Way& way : more.ways_)
      join(tally(way.next), way.tally);
    all_.add(more.all_);
  }
  /// Whichever way it goes on.
  void count(GameRow game, bool won) { all_.add(game, won); }
  [[nodiscard]] const GameWins& all() const { return all_; }
  [[nodiscard]] const SeatTally& ended() const { return ended_; }
  [[nodiscard]] std::vector<const Way*> ways() const {
    std::vector<const Way*> found;
    for (const Way& way : ways_)
      found.push_back(&way);
    return found;
  }

private:
  static void join(SeatTally& sum, const SeatTally& more) {
    addSums(sum, more);
    sum.wonByGame.add(more.wonByGame);
  }

  std::vector<Way*> wayOf_;
  std::deque<Way> ways_;
  SeatTally ended_;
  GameWins all_;
};

/// About the middle, where one game ends and the next begins.
std::size_t middleOf(const FactTable& table, Seats seats) {
  std::size_t at = seats.size() / 2;
  while (at < seats.size() && at > 0 && table.seats().game[seats[at]] == table.seats().game[seats[at - 1]])
    ++at;
  return at;
}

} // namespace

void addSums(SeatTally& sum, const SeatTally& more) {
  sum.games += more.games;
  sum.unfinished += more.unfinished;
  sum.undecided += more.undecided;
  sum.wins += more.wins;
  sum.expected.add(more.expected);
  sum.places += more.places;
  sum.personages += more.personages;
  sum.endedBefore += more.endedBefore;
  sum.early += more.early;
  for (std::size_t i = 0; i < SeatTally::kRounds; ++i) {
    sum.first[i] += more.first[i];
    sum.without[i] += more.without[i];
  }
}

Space spaceOfDeed(std::string_view done) {
  return valueOf<Space>(done.substr(0, done.find(' '))).value_or(Space::none);
}

void add(SeatTally& tally, const FactTable& table, const Baselines& baselines, SeatRow seat, unsigned round) {
  const GameRow game = table.seats().game[seat];
  const Outcome outcome = table.games().outcome[game];
  tally.count(outcome, table.won(seat));
  if (outcome == Outcome::won) {
    tally.wonByGame.add(game, table.won(seat));
    tally.expected.add(baselines.wholeOf(seat));
    tally.places += table.seats().place[seat];
  }
  const bool over = outcome != Outcome::unfinished;
  if (table.isResult(game)) {
    ++tally.early; // its rounds are not known
  } else if (over || table.wholeRounds(game) >= round) {
    tally.personages += static_cast<std::uint64_t>(table.personagesAt(seat, round));
    tally.endedBefore += over && !table.reached(seat, round) ? 1 : 0;
  } else {
    ++tally.early;
  }
  const FirstPersonage first = table.firstPersonage(seat);
  if (first.round > 0) ++(first.won ? tally.first : tally.without)[slotOf(first.round)];
}

Explored explore(const FactTable& table, const Selection& chosen, const Baselines& baselines,
                 const Journey& from, unsigned round) {
  const bool bySpaces = std::holds_alternative<OpeningKey>(from);
  const auto counted = [&](Seats seats) {
    Ways ways(bySpaces ? kSpaces + 1 : table.deeds().size());
    eachArrivalAt(table, seats, from, [&](SeatRow seat, std::uint32_t next) {
      add(ways.tally(next), table, baselines, seat, round);
      if (table.decided(seat)) ways.count(table.seats().game[seat], table.won(seat));
    });
    return ways;
  };
  const Seats seats = chosen.seats;
  const std::size_t half = seats.size() < kWorthAThread ? seats.size() : middleOf(table, seats);
  std::optional<Ways> others;
  std::jthread other;
  if (half < seats.size()) other = std::jthread([&] { others = counted(seats.subspan(half)); });
  Ways ways = counted(seats.first(half));
  if (other.joinable()) other.join();
  if (others) ways.add(*others);
  std::vector<const Way*> order = ways.ways();
  std::ranges::sort(order, [&](const Way* a, const Way* b) {
    if (a->tally.games != b->tally.games) return a->tally.games > b->tally.games;
    return bySpaces ? a->next < b->next : table.deeds()[a->next] < table.deeds()[b->next];
  });
  Explored found;
  found.all = ways.ended();
  found.ended = ways.ended().games;
  found.next.reserve(order.size());
  for (const Way* way : order) {
    addSums(found.all, way->tally);
    found.next.push_back(continuationOf(table, from, way->next));
    found.next.back().tally = way->tally;
  }
  found.all.wonByGame = ways.all();
  return found;
}

std::vector<PlayedOpening> openingsPlayed(const FactTable& table, const Selection& chosen,
                                          const Baselines& baselines, std::size_t turns, unsigned round) {
  std::vector<std::pair<OpeningKey, SeatRow>> played;
  played.reserve(chosen.seats.size());
  for (const SeatRow seat : chosen.seats)
    played.emplace_back(table.seats().opening[seat].first(turns), seat);
  std::ranges::sort(played);
  std::vector<PlayedOpening> found;
  for (const auto& [opening, seat] : played) {
    if (found.empty() || found.back().opening != opening) found.push_back({opening, {}});
    add(found.back().tally, table, baselines, seat, round);
  }
  std::ranges::stable_sort(found, std::greater{}, [](const PlayedOpening& one) { return one.tally.games; });
  return found;
}

std::vector<SeatRow> seatsAt(const FactTable& table, const Selection& chosen, const Journey& from) {
  std::vector<SeatRow> seats;
  eachArrivalAt(table, chosen.seats, from, [&](SeatRow seat, std::uint32_t) { seats.push_back(seat); });
  return seats;
}

std::vector<SeatRow> seatsThat(const FactTable& table, const Selection& chosen, const Journey& from,
                               const Continuation& way) {
  std::vector<SeatRow> seats;
  eachArrivalAt(table, chosen.seats, from, [&](SeatRow seat, std::uint32_t next) {
    if (next == kEnded) return;
    const Continuation here = continuationOf(table, from, next);
    if (here.space == way.space && here.done == way.done) seats.push_back(seat);
  });
  return seats;
}

} // namespace annales::inline replay
