#include "libreplay/stats/ledger.h"

#include "libreplay/stats/pieces.h"

#include <bit>

namespace annales::inline replay {
namespace {

std::int16_t narrow(int n) {
  return static_cast<std::int16_t>(n);
}

template <class To, class From> void subtract(To& out, const From& after, const From& before) {
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = static_cast<typename To::value_type>(after[i] - before[i]);
}
template <class Row> void accumulate(Row& sum, const Row& more) {
  for (std::size_t i = 0; i < sum.size(); ++i)
    sum[i] = static_cast<typename Row::value_type>(sum[i] + more[i]);
}

void accumulate(NationChange& sum, const NationChange& more) {
  accumulate(sum.stock, more.stock);
  accumulate(sum.personages, more.personages);
  accumulate(sum.units, more.units);
  accumulate(sum.supply, more.supply);
  accumulate(sum.box, more.box);
  for (const auto field : {&NationChange::cities, &NationChange::temples, &NationChange::seas,
                           &NationChange::knowHows, &NationChange::points, &NationChange::walls})
    sum.*field = narrow(sum.*field + more.*field);
}

NationChange difference(const GameState& before, const GameState& after, NationId n) {
  const NationState& was = before[n];
  const NationState& is = after[n];
  NationChange change;
  change.nation = n;
  subtract(change.stock, is.stock, was.stock);
  subtract(change.personages, is.personages, was.personages);
  subtract(change.supply, is.supply, was.supply);
  subtract(change.box, is.box, was.box);
  change.cities = narrow(is.cities - was.cities);
  change.temples = narrow(is.temples - was.temples);
  change.seas = narrow(is.seas - was.seas);
  change.walls = narrow(is.walls - was.walls);
  change.knowHows = narrow(std::popcount(is.knowHow) - std::popcount(was.knowHow));
  change.points = narrow(after.points(n) - before.points(n));
  return change;
}

} // namespace

bool NationChange::none() const {
  NationChange nothing;
  nothing.nation = nation;
  return *this == nothing;
}

NationChange changeOf(const GameState& before, const GameState& after, NationId n) {
  NationChange change = difference(before, after, n);
  if (sameBoard(before, after)) return change;
  subtract(change.units, countPieces(after).units[n.index()], countPieces(before).units[n.index()]);
  return change;
}

void Ledger::add(const Step& step) {
  const bool moved = !sameBoard(step.before, step.after);
  const Pieces now = moved ? countPieces(step.after) : pieces_;
  for (std::size_t i = 0; i < step.after.fixed.nations; ++i) {
    NationChange change = difference(step.before, step.after, NationId(i));
    if (moved) subtract(change.units, now.units[i], pieces_.units[i]);
    if (!change.none()) changes_.push_back(change);
  }
  pieces_ = now;
  ends_.push_back(static_cast<std::uint32_t>(changes_.size()));
}

std::span<const NationChange> Ledger::at(EventIndex k) const {
  const std::uint32_t first = k > 1 ? ends_[k - 2] : 0;
  return {changes_.data() + first, ends_[k - 1] - first};
}

std::vector<NationChange> Ledger::between(EventIndex from, EventIndex to, std::size_t nations) const {
  std::vector<NationChange> sums(nations);
  for (std::size_t i = 0; i < nations; ++i)
    sums[i].nation = NationId(i);
  for (EventIndex k = from; k <= to; ++k)
    for (const NationChange& change : at(k))
      accumulate(sums[change.nation.index()], change);
  return sums;
}

} // namespace annales::inline replay
