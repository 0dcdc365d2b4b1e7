#include "libreplay/stats/series.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace annales::inline replay {
namespace {

constexpr std::array<std::string_view, kMeasures> kMeasureWords{"marble",
                                                                "iron",
                                                                "gold",
                                                                "coins",
                                                                "stock",
                                                                "marble-in",
                                                                "iron-in",
                                                                "gold-in",
                                                                "coins-in",
                                                                "income",
                                                                "marble-out",
                                                                "iron-out",
                                                                "gold-out",
                                                                "coins-out",
                                                                "spending",
                                                                "kings",
                                                                "scholars",
                                                                "generals",
                                                                "citizens",
                                                                "navigators",
                                                                "personages",
                                                                "points",
                                                                "legions",
                                                                "galleys",
                                                                "specials",
                                                                "units",
                                                                "legions-in-supply",
                                                                "galleys-in-supply",
                                                                "legions-in-box",
                                                                "galleys-in-box",
                                                                "legions-lost",
                                                                "galleys-lost",
                                                                "specials-lost",
                                                                "units-lost",
                                                                "cities",
                                                                "temples",
                                                                "know-hows",
                                                                "seas",
                                                                "walls"};

constexpr std::size_t kLegion = indexOf(Kind::legion), kGalley = indexOf(Kind::galley);
constexpr std::size_t kCommander = indexOf(Kind::commander), kAdmiral = indexOf(Kind::admiral);

template <class Row> std::int64_t total(const Row& row) {
  return std::accumulate(row.begin(), row.end(), std::int64_t{0});
}

/// The last point at or before the event; there is always one.
template <class At> At pointAt(At first, At last, EventIndex k) {
  return std::prev(std::upper_bound(first, last, k, [](EventIndex i, const auto& p) { return i < p.index; }));
}

} // namespace

std::string_view wordOf(Measure m) {
  return kMeasureWords[indexOf(m)];
}

Series::Series(std::size_t nations, int goal)
    : nations_(nations), goal_(goal), points_(kMeasures * nations) {}

void Series::add(const Step& step) {
  ++length_;
  fallen_.add(step.before, step.after);
  if (step.folded()) addTransfers(step.event);
  for (std::size_t i = 0; i < nations_; ++i)
    noteAll(step.after, NationId(i));
}

void Series::addTransfers(const Event& event) {
  transfers_.clear();
  transfersInto(transfers_, event);
  for (const Transfer& t : transfers_) {
    if (t.incoming && t.reason == indexOf(Source::start)) continue;
    Sums& sums = t.incoming ? in_ : out_;
    for (std::size_t r = 0; r < kResources; ++r)
      sums[t.nation.index()][r] += t.amount.of[r];
  }
}

void Series::noteAll(const GameState& state, NationId n) {
  const NationState& nation = state[n];
  noteStocks(nation, n);
  for (std::size_t p = 0; p < kPersonages; ++p)
    note(plus(Measure::kings, p), n, nation.personages[p]);
  note(Measure::personages, n, total(nation.personages));
  note(Measure::points, n, state.points(n));
  notePieces(nation, n);
  note(Measure::cities, n, nation.cities);
  note(Measure::temples, n, nation.temples);
  note(Measure::knowHows, n, std::popcount(nation.knowHow));
  note(Measure::seas, n, nation.seas);
}

void Series::noteStocks(const NationState& nation, NationId n) {
  const auto& in = in_[n.index()];
  const auto& out = out_[n.index()];
  for (std::size_t r = 0; r < kResources; ++r) {
    note(plus(Measure::marble, r), n, nation.stock[r]);
    note(plus(Measure::marbleIn, r), n, in[r]);
    note(plus(Measure::marbleOut, r), n, out[r]);
  }
  note(Measure::stock, n, total(nation.stock));
  note(Measure::income, n, total(in));
  note(Measure::spending, n, total(out));
}

void Series::notePieces(const NationState& nation, NationId n) {
  const auto& units = fallen_.onBoard().units[n.index()];
  const int legions = fallen_.of(n, Kind::legion), galleys = fallen_.of(n, Kind::galley),
            specials = fallen_.of(n, Kind::commander) + fallen_.of(n, Kind::admiral);
  note(Measure::legions, n, units[kLegion]);
  note(Measure::galleys, n, units[kGalley]);
  note(Measure::specials, n, units[kCommander] + units[kAdmiral]);
  note(Measure::units, n, total(units));
  note(Measure::legionsInSupply, n, nation.supply[kLegion]);
  note(Measure::galleysInSupply, n, nation.supply[kGalley]);
  note(Measure::legionsInBox, n, nation.box[kLegion]);
  note(Measure::galleysInBox, n, nation.box[kGalley]);
  note(Measure::legionsLost, n, legions);
  note(Measure::galleysLost, n, galleys);
  note(Measure::specialsLost, n, specials);
  note(Measure::unitsLost, n, legions + galleys + specials);
  note(Measure::walls, n, fallen_.onBoard().walls[n.index()]);
}

void Series::note(Measure m, NationId n, std::int64_t value) {
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  const auto shown = static_cast<std::int32_t>(std::min(value, most)); // millions of events before that
  auto& points = points_[indexOf(m) * nations_ + n.index()];
  if (points.empty() || points.back().value != shown) points.push_back({length_, shown});
}

std::span<const SeriesPoint> Series::points(Measure m, NationId n) const {
  return points_[indexOf(m) * nations_ + n.index()];
}

std::int32_t Series::at(Measure m, NationId n, EventIndex k) const {
  const auto all = points(m, n);
  return pointAt(all.begin(), all.end(), k)->value;
}

std::vector<std::int32_t> Series::column(Measure m, NationId n) const {
  std::vector<std::int32_t> values(length_);
  const auto all = points(m, n);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const EventIndex end = i + 1 < all.size() ? all[i + 1].index : length_ + 1;
    std::fill(values.begin() + all[i].index - 1, values.begin() + end - 1, all[i].value);
  }
  return values;
}

std::vector<std::int32_t> Series::sampled(Measure m, NationId n, std::span<const EventIndex> events) const {
  std::vector<std::int32_t> values;
  values.reserve(events.size());
  const auto all = points(m, n);
  auto from = all.begin();
  for (const EventIndex k : events) {
    from = pointAt(from, all.end(), k);
    values.push_back(from->value);
  }
  return values;
}

std::vector<std::int32_t> Series::changes(Measure m, NationId n, std::span<const EventIndex> events) const {
  std::vector<std::int32_t> values = sampled(m, n, events);
  std::int32_t before = at(m, n, 1);
  for (std::int32_t& value : values)
    value -= std::exchange(before, value);
  return values;
}

std::int32_t Series::highest(Measure m, std::uint8_t hidden) const {
  std::int32_t most = 0;
  for (std::size_t i = 0; i < nations_; ++i)
    if (((hidden >> i) & 1U) == 0)
      for (const SeriesPoint& point : points(m, NationId(i)))
        most = std::max(most, point.value);
  return most;
}

} // namespace annales::inline replay
