#include "libreplay/openings/explorer.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr DeedIndex kEnded = kNoDeed;

/// A seat that came there, and the turn that followed: a deed, a space's place, or `kEnded`.
struct Arrival {
  SeatRow seat = 0;
  std::uint32_t next = kEnded;
};

std::size_t slotOf(unsigned round) {
  return std::min<std::size_t>(round, SeatTally::kRounds) - (round > 0 ? 1 : 0);
}

std::vector<Arrival> arrivals(const FactTable& table, const Selection& chosen, OpeningKey from) {
  std::vector<Arrival> found;
  const std::size_t turn = from.turns();
  for (const SeatRow seat : chosen.seats) {
    const OpeningKey key = table.seats().opening[seat];
    if (!key.beginsWith(from)) continue;
    const Space space = key.at(turn);
    const bool ended = turn >= kKeyTurns || key.turns() <= turn;
    const auto next = static_cast<std::uint32_t>(space == Space::none ? kSpaces : indexOf(space));
    found.push_back({seat, ended ? kEnded : next});
  }
  return found;
}

std::vector<Arrival> arrivals(const FactTable& table, const Selection& chosen, const SameDeeds& from) {
  std::vector<Arrival> found;
  const auto& deeds = table.turns().deed;
  std::vector<DeedIndex> wanted;
  for (const std::string& done : from.done)
    wanted.push_back(table.deeds().find(done));
  if (wanted.size() > kOpeningTurns || std::ranges::find(wanted, kNoWord) != wanted.end()) return found;
  for (const SeatRow seat : chosen.seats) {
    std::size_t turn = 0;
    while (turn < wanted.size() && deeds[turn][seat] == wanted[turn])
      ++turn;
    if (turn == wanted.size()) found.push_back({seat, turn < kOpeningTurns ? deeds[turn][seat] : kEnded});
  }
  return found;
}

/// Turn after turn over the whole column, which is quicker than to look at the chosen seats alone.
std::vector<Arrival> arrivals(const FactTable& table, const Selection& chosen, const SamePosition& from) {
  std::vector<std::pair<SeatRow, std::uint32_t>> hits; // seat and turn
  for (std::uint32_t turn = 0; turn < kOpeningTurns; ++turn) {
    const auto& positions = table.turns().position[turn];
    for (SeatRow seat = 0; seat < positions.size(); ++seat)
      if (positions[seat] == from.position) hits.emplace_back(seat, turn);
  }
  std::ranges::sort(hits);
  std::vector<Arrival> found;
  auto one = chosen.seats.begin();
  for (const auto& [seat, turn] : hits) {
    while (one != chosen.seats.end() && *one < seat)
      ++one;
    if (one == chosen.seats.end() || *one != seat) continue;
    found.push_back({seat, table.turns().deed[turn][seat]});
    ++one; // once
  }
  return found;
}

std::vector<Arrival> arrivalsAt(const FactTable& table, const Selection& chosen, const Journey& from) {
  if (!std::holds_alternative<OpeningKey>(from) && !table.hasTurns()) return {};
  return std::visit([&](const auto& way) { return arrivals(table, chosen, way); }, from);
}

Space spaceOfDeed(std::string_view done) {
  return valueOf<Space>(done.substr(0, done.find(' '))).value_or(Space::none);
}

Continuation continuationOf(const FactTable& table, const Journey& from, std::uint32_t next) {
  if (std::holds_alternative<OpeningKey>(from))
    return {next == kSpaces ? Space::none : static_cast<Space>(next), {}, {}};
  const std::string& done = table.deeds()[next];
  return {spaceOfDeed(done), done, {}};
}

SeatTally sumOf(const SeatTally& a, const SeatTally& b) {
  SeatTally sum = a;
  sum.games += b.games;
  sum.unfinished += b.unfinished;
  sum.undecided += b.undecided;
  sum.wins += b.wins;
  sum.expected += b.expected;
  sum.places += b.places;
  sum.personages += b.personages;
  sum.endedBefore += b.endedBefore;
  sum.early += b.early;
  for (std::size_t i = 0; i < SeatTally::kRounds; ++i) {
    sum.first[i] += b.first[i];
    sum.without[i] += b.without[i];
  }
  return sum;
}

/// A tally for each continuation, in the order in which they come.
class Ways {
public:
  explicit Ways(std::size_t continuations) : wayOf_(continuations, kNone) {}

  SeatTally& tally(std::uint32_t next) {
    if (next == kEnded) return ended_;
    if (wayOf_[next] == kNone) {
      wayOf_[next] = static_cast<std::uint32_t>(ways_.size());
      ways_.push_back({next, {}});
    }
    return ways_[wayOf_[next]].second;
  }
  [[nodiscard]] const SeatTally& ended() const { return ended_; }
  [[nodiscard]] const std::vector<std::pair<std::uint32_t, SeatTally>>& all() const { return ways_; }

private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::vector<std::uint32_t> wayOf_;
  std::vector<std::pair<std::uint32_t, SeatTally>> ways_;
  SeatTally ended_;
};

} // namespace

void add(SeatTally& tally, const FactTable& table, const Baselines& baselines, SeatRow seat, unsigned round) {
  const GameRow game = table.seats().game[seat];
  const Outcome outcome = table.games().outcome[game];
  const unsigned rounds = table.games().rounds[game];
  tally.count(outcome, table.won(seat));
  if (outcome == Outcome::won) {
    tally.expected += baselines.of(seat);
    tally.places += table.seats().place[seat];
  }
  const bool over = outcome != Outcome::unfinished;
  if (over || rounds > round) {
    tally.personages += static_cast<std::uint64_t>(table.personagesAt(seat, round));
    tally.endedBefore += over && rounds < round ? 1 : 0;
  } else {
    ++tally.early;
  }
  const unsigned first = table.seats().firstPersonageRound[seat];
  ++(first > 0 ? tally.first : tally.without)[slotOf(first > 0 ? first : rounds)];
}

Explored explore(const FactTable& table, const Selection& chosen, const Baselines& baselines,
                 const Journey& from, unsigned round) {
  Ways ways(std::holds_alternative<OpeningKey>(from) ? kSpaces + 1 : table.deeds().size());
  for (const auto& [seat, next] : arrivalsAt(table, chosen, from))
    add(ways.tally(next), table, baselines, seat, round);
  Explored found;
  found.all = ways.ended();
  found.ended = ways.ended().games;
  for (const auto& [next, tally] : ways.all()) {
    found.all = sumOf(found.all, tally);
    Continuation way = continuationOf(table, from, next);
    way.tally = tally;
    found.next.push_back(std::move(way));
  }
  std::ranges::sort(found.next, [](const Continuation& a, const Continuation& b) {
    if (a.tally.games != b.tally.games) return a.tally.games > b.tally.games;
    return a.done != b.done ? a.done < b.done : a.space < b.space;
  });
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

std::vector<SeatRow> seatsThat(const FactTable& table, const Selection& chosen, const Journey& from,
                               const Continuation& way) {
  std::vector<SeatRow> seats;
  for (const auto& [seat, next] : arrivalsAt(table, chosen, from)) {
    if (next == kEnded) continue;
    const Continuation here = continuationOf(table, from, next);
    if (here.space == way.space && here.done == way.done) seats.push_back(seat);
  }
  return seats;
}

} // namespace annales::inline replay
