#include "libreplay/exact/breach.h"

#include "libreplay/exact/special_units.h"

#include <cstring>
#include <set>
#include <string>

namespace annales::inline replay {
namespace {

class Breaching {
public:
  Breaching(const Game& game, const GameState& state, std::array<bool, 2> kinds, std::size_t most,
            const std::function<bool(const Breach&)>& enough)
      : game_(game), state_(state), kinds_(kinds), most_(most), enough_(enough) {}

  Settled run(const Field& field) {
    breach_.field = field;
    explore();
    if (found_) return Settled::yes;
    return seen_.size() > most_ ? Settled::unsettled : Settled::no;
  }

private:
  [[nodiscard]] bool over() const { return found_ || seen_.size() > most_; }

  void explore() {
    std::string key;
    for (const auto& units : breach_.field.units)
      key.append(reinterpret_cast<const char*>(units.data()), units.size());
    for (const auto& closed : breach_.field.closed)
      key += closed.to_string();
    if (over() || !seen_.insert(std::move(key)).second || over()) return;
    found_ = enough_(breach_);
    for (const std::size_t k : {0U, 1U})
      for (std::size_t i = 0; kinds_[k] && i < game_.map->size() && !over(); ++i)
        if (breach_.field.closed[k].test(i)) open(static_cast<Kind>(k), ProvinceId(i));
  }

  void open(Kind kind, ProvinceId p) {
    int enemies = 0;
    for (std::size_t n = 0; n < game_.nations(); ++n)
      if (NationId(n) != state_.active) enemies += fightingAs(kind, state_, p, NationId(n));
    std::vector<std::pair<std::size_t, std::vector<ProvinceId>>> ways;
    for (std::size_t i = 0; i < game_.map->size(); ++i) {
      if (ProvinceId(i) == p || breach_.field.units[indexOf(kind)][i] == 0) continue;
      auto way = shortestWay(game_, breach_.field, kind, ProvinceId(i), p);
      if (!way.empty()) ways.emplace_back(i, std::move(way));
    }
    choose(kind, p, ways, 0, enemies);
  }

  void choose(Kind kind, ProvinceId p,
              const std::vector<std::pair<std::size_t, std::vector<ProvinceId>>>& ways, std::size_t from,
              int left) {
    if (over()) return;
    if (left == 0) {
      breach_.field.closed[indexOf(kind)].reset(p.index());
      explore();
      breach_.field.closed[indexOf(kind)].set(p.index());
      return;
    }
    if (from == ways.size()) return;
    const auto& [source, way] = ways[from];
    for (int count = std::min<int>(left, breach_.field.units[indexOf(kind)][source]); count >= 0; --count) {
      std::uint8_t& units = breach_.field.units[indexOf(kind)][source];
      units = static_cast<std::uint8_t>(units - count);
      if (count > 0) breach_.fallen.push_back({kind, {way, count}});
      choose(kind, p, ways, from + 1, left - count);
      if (count > 0) breach_.fallen.pop_back();
      units = static_cast<std::uint8_t>(units + count);
    }
  }

  const Game& game_;
  const GameState& state_;
  const std::array<bool, 2> kinds_;
  const std::size_t most_;
  const std::function<bool(const Breach&)>& enough_;
  Breach breach_;
  std::set<std::string> seen_;
  bool found_ = false;
};

} // namespace

Settled tryBreaches(const Game& game, const GameState& state, const Field& field, std::array<bool, 2> kinds,
                    std::size_t most, const std::function<bool(const Breach&)>& enough) {
  return Breaching(game, state, kinds, most, enough).run(field);
}

} // namespace annales::inline replay
