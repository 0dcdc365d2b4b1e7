#include "libreplay/openings/explorer.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::size_t slotOf(unsigned round) {
  return std::min<std::size_t>(round, SeatTally::kRounds) - (round > 0 ? 1 : 0);
}

} // namespace

void add(SeatTally& tally, const FactTable& table, const Baselines& baselines, SeatRow seat, unsigned round) {
  const GameRow game = table.seats().game[seat];
  const Outcome outcome = table.games().outcome[game];
  const unsigned rounds = table.games().rounds[game];
  ++tally.games;
  switch (outcome) {
  case Outcome::unfinished:
    ++tally.unfinished;
    break;
  case Outcome::undecided:
    ++tally.undecided;
    break;
  case Outcome::won:
    tally.wins += table.won(seat) ? 1 : 0;
    tally.expected += baselines.of(seat);
    tally.places += table.seats().place[seat];
    break;
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

Explored explore(const FactTable& table, const Selection& chosen, const Baselines& baselines, OpeningKey from,
                 unsigned round) {
  Explored found;
  const std::size_t turn = from.turns();
  std::array<Continuation, kSpaces + 1> next;
  for (const SeatRow seat : chosen.seats) {
    const OpeningKey key = table.seats().opening[seat];
    if (!key.beginsWith(from)) continue;
    add(found.all, table, baselines, seat, round);
    if (key.turns() <= turn) {
      ++found.ended;
      continue;
    }
    const Space space = key.at(turn);
    Continuation& way = next[space == Space::none ? kSpaces : indexOf(space)];
    way.space = space;
    add(way.tally, table, baselines, seat, round);
  }
  for (Continuation& way : next)
    if (way.tally.games > 0) found.next.push_back(std::move(way));
  std::ranges::stable_sort(found.next, std::greater{},
                           [](const Continuation& way) { return way.tally.games; });
  return found;
}

} // namespace annales::inline replay
