#include "libreplay/exact/muster.h"

#include "engine/rules/know_how.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::uint8_t kOutOfReach = 255;
constexpr int kUnbounded = 255;

std::array<std::uint8_t, kMaxProvinces> stepsOver(const Game& game, const Field& field, Kind kind,
                                                  ProvinceId to) {
  std::array<std::uint8_t, kMaxProvinces> steps;
  steps.fill(kOutOfReach);
  steps[to.index()] = 0;
  std::vector<ProvinceId> wave{to};
  for (std::size_t i = 0; i < wave.size(); ++i) {
    const std::uint8_t next = static_cast<std::uint8_t>(steps[wave[i].index()] + 1);
    if (next > field.range[indexOf(kind)]) break;
    for (const Neighbour& neighbour : game.map->neighbours(wave[i])) {
      const std::size_t place = neighbour.province.index();
      if (!crosses(neighbour.kind, kind) || steps[place] != kOutOfReach) continue;
      steps[place] = next;
      if (!field.closed[indexOf(kind)].test(place)) wave.push_back(neighbour.province);
    }
  }
  return steps;
}

} // namespace

Field fieldOf(const Game& game, const GameState& state) {
  Field field;
  for (const Kind kind : kBasicKinds) {
    const std::size_t k = indexOf(kind);
    field.range[k] = rangeOf({game, state}, state.active, kind);
    for (std::size_t i = 0; i < game.map->size(); ++i) {
      const ProvinceId p(i);
      field.units[k][i] = static_cast<std::uint8_t>(fightingAs(kind, state, p, state.active));
      for (std::size_t n = 0; state.fixed.automaticBattles && n < game.nations(); ++n)
        if (NationId(n) != state.active && fightingAs(kind, state, p, NationId(n)) > 0)
          field.closed[k].set(i);
    }
  }
  return field;
}

std::vector<ProvinceId> shortestWay(const Game& game, const Field& field, Kind kind, ProvinceId from,
                                    ProvinceId to) {
  const auto steps = stepsOver(game, field, kind, to);
  if (steps[from.index()] == kOutOfReach) return {};
  std::vector<ProvinceId> way{from};
  while (way.back() != to)
    for (const Neighbour& next : game.map->neighbours(way.back())) {
      const std::size_t place = next.province.index();
      const bool nearer = steps[place] + 1 == steps[way.back().index()];
      const bool passes = next.province == to || !field.closed[indexOf(kind)].test(place);
      if (!crosses(next.kind, kind) || !nearer || !passes) continue;
      way.push_back(next.province);
      break;
    }
  return way;
}

Muster::Muster(const Game& game, const Field& field, std::span<const Want> wants)
    : game_(game), field_(field), wants_(wants.begin(), wants.end()) {
  out_.resize(2);
  for (const Kind kind : kBasicKinds)
    for (std::size_t i = 0; i < game.map->size(); ++i)
      if (const int units = field.units[indexOf(kind)][i]; units > 0) {
        sources_.push_back({kind, ProvinceId(i)});
        out_.emplace_back();
        edge(0, out_.size() - 1, units);
      }
  for (std::size_t want = 0; want < wants_.size(); ++want)
    connect(want);
}

void Muster::edge(std::size_t from, std::size_t to, int units, int steps) {
  out_[from].push_back(static_cast<std::uint16_t>(edges_.size()));
  edges_.push_back(
      {static_cast<std::uint16_t>(to), static_cast<std::int16_t>(units), static_cast<std::int16_t>(steps)});
  out_[to].push_back(static_cast<std::uint16_t>(edges_.size()));
  edges_.push_back({static_cast<std::uint16_t>(from), 0, 0});
}

void Muster::connect(std::size_t number) {
  const Want& want = wants_[number];
  out_.emplace_back();
  const std::size_t node = out_.size() - 1;
  std::array<std::size_t, 2> gates{};
  for (const std::size_t kind : {0U, 1U})
    if (want.activeOnly && want.defenders[kind] > 0) {
      out_.emplace_back();
      gates[kind] = out_.size() - 1;
      edge(gates[kind], node, want.defenders[kind]);
    }
  steps_.push_back({stepsTo(want.province, Kind::legion), stepsTo(want.province, Kind::galley)});
  for (std::size_t s = 0; s < sources_.size(); ++s) {
    const std::size_t kind = indexOf(sources_[s].kind);
    if (!(kind == 0 ? want.legions : want.galleys)) continue;
    const int steps = steps_.back()[kind][sources_[s].from.index()];
    const bool closed = field_.closed[kind].test(want.province.index()) && !want.attack;
    if (steps > (closed ? 0 : field_.range[kind])) continue;
    const bool late = want.activeOnly && steps == field_.range[kind];
    if (late && gates[kind] == 0) continue;
    edge(2 + s, late ? gates[kind] : node, kUnbounded, steps);
  }
  sinks_.push_back(edges_.size());
  edge(node, end_, 0);
}

Muster::Steps Muster::stepsTo(ProvinceId to, Kind kind) const {
  return stepsOver(game_, field_, kind, to);
}

bool Muster::augment(int steps) {
  std::vector<std::int32_t> by(out_.size(), -1);
  std::vector<std::size_t> wave{0};
  for (std::size_t i = 0; i < wave.size() && by[end_] < 0; ++i)
    for (const std::uint16_t e : out_[wave[i]]) {
      const std::size_t to = edges_[e].to;
      if (edges_[e].left <= 0 || edges_[e].steps > steps || by[to] >= 0 || to == 0) continue;
      by[to] = e;
      wave.push_back(to);
    }
  if (by[end_] < 0) return false;
  for (std::size_t node = end_; node != 0;) {
    const auto e = static_cast<std::size_t>(by[node]);
    --edges_[e].left;
    ++edges_[e ^ 1U].left;
    node = edges_[e ^ 1U].to;
  }
  return true;
}

int Muster::fill(std::span<const std::size_t> wants) {
  for (const std::size_t want : wants)
    edges_[sinks_[want]].left = static_cast<std::int16_t>(wants_[want].units - edges_[sinks_[want] + 1].left);
  // Those that stand near go first, so that nobody marches for nothing.
  for (int steps = 0; steps <= std::max(field_.range[0], field_.range[1]); ++steps)
    while (augment(steps))
      ++sent_;
  return sent_;
}

bool Muster::full(std::size_t want) const {
  return edges_[sinks_[want] + 1].left == wants_[want].units;
}

std::vector<Sent> Muster::sent() const {
  std::vector<Sent> all;
  for (std::size_t want = 0; want < wants_.size(); ++want)
    for (std::size_t s = 0; s < sources_.size(); ++s)
      for (const std::uint16_t e : out_[2 + s]) {
        if (e % 2 != 0) continue;
        const int units = edges_[e + 1U].left;
        // To the want itself, or to one of its gates, which leads to nothing else.
        const std::size_t to = edges_[e].to;
        if (units == 0) continue;
        const std::size_t node = edges_[sinks_[want] ^ 1U].to;
        bool mine = to == node;
        for (const std::uint16_t next : out_[to])
          mine = mine || (next % 2 == 0 && edges_[next].to == node);
        if (!mine) continue;
        const Kind kind = sources_[s].kind;
        all.push_back({want,
                       kind,
                       {shortestWay(game_, field_, kind, sources_[s].from, wants_[want].province), units},
                       wants_[want].activeOnly && to != node});
      }
  return all;
}

} // namespace annales::inline replay
