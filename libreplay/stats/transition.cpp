#include "libreplay/stats/transition.h"

#include <algorithm>
#include <cstring>

namespace annales::inline replay {
namespace {

constexpr std::array kAllKinds{Kind::legion, Kind::galley, Kind::commander, Kind::admiral};

class Comparison {
public:
  Comparison(const GameState& before, const GameState& after, Transition& out)
      : before_(before), after_(after), out_(out) {}

  void at(ProvinceId p) {
    for (std::size_t n = 0; n < after_.fixed.nations; ++n)
      for (const Kind kind : kAllKinds)
        units(p, NationId(n), kind);
    city(p);
    piece(Piece::temple, p, before_[p].temple, after_[p].temple);
    piece(Piece::wall, p, before_[p].wall, after_[p].wall);
    neutralTemple(p);
  }

private:
  void units(ProvinceId p, NationId n, Kind kind) {
    const int change = after_.units(p, n, kind) - before_.units(p, n, kind);
    if (change > 0) out_.armed.push_back({n, kind, change, p});
    if (change < 0) out_.fallen.push_back({n, kind, -change, p});
  }

  void city(ProvinceId p) {
    const NationId was = before_[p].owner, is = after_[p].owner;
    if (was == is) return;
    if (was.exists()) out_.razed.push_back({Piece::city, was, p});
    if (is.exists()) out_.built.push_back({Piece::city, is, p});
  }

  void piece(Piece piece, ProvinceId p, bool was, bool is) {
    if (was && !is) out_.razed.push_back({piece, before_[p].owner, p});
    if (is && !was) out_.built.push_back({piece, after_[p].owner, p});
  }

  void neutralTemple(ProvinceId p) {
    const bool was = before_[p].neutralTemple, is = after_[p].neutralTemple;
    if (was && !is) out_.razed.push_back({Piece::neutralTemple, NationId::none(), p});
    if (is && !was) out_.built.push_back({Piece::neutralTemple, NationId::none(), p});
  }

  const GameState& before_;
  const GameState& after_;
  Transition& out_;
};

void noteMove(Transition& out, const UnitsMoved& e) {
  out.moved = UnitsGone{e.nation, e.kind, e.count, e.from, e.to};
  out.armed.clear(); // they left, nothing came or fell
  out.fallen.clear();
}

bool sameProvince(const GameState& a, const GameState& b, std::size_t p) {
  return std::memcmp(&a.provinces[p], &b.provinces[p], sizeof a.provinces[p]) == 0;
}

bool differs(const ProvinceState& a, const ProvinceState& b) {
  return a.owner != b.owner || (a.hasCity() && a.resource != b.resource) || a.temple != b.temple ||
         a.wall != b.wall || a.neutralTemple != b.neutralTemple || a.units != b.units;
}

void addSpecials(std::vector<ProvinceId>& out, const GameState& a, const GameState& b) {
  for (const GameState* state : {&a, &b})
    for (const GameState::Special& special : state->specials) {
      const ProvinceId p(special.province);
      const NationId n(special.nationAndKind / kKinds);
      const auto kind = static_cast<Kind>(special.nationAndKind % kKinds);
      if (special.count > 0 && a.units(p, n, kind) != b.units(p, n, kind)) out.push_back(p);
    }
}

} // namespace

std::vector<ProvinceId> differingProvinces(const GameState& a, const GameState& b) {
  std::vector<ProvinceId> found;
  const std::size_t provinces = std::max(a.fixed.provinces, b.fixed.provinces);
  for (std::size_t p = 0; p < provinces; ++p)
    if (!sameProvince(a, b, p) && differs(a.provinces[p], b.provinces[p])) found.emplace_back(p);
  if (std::memcmp(&a.specials, &b.specials, sizeof a.specials) == 0) return found;
  addSpecials(found, a, b);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

Transition transitionOf(const Step& step) {
  Transition out;
  out.index = step.index;
  out.nation = nationOf(step.event);
  if (!step.folded()) return out;
  out.provinces = differingProvinces(step.before, step.after);
  Comparison comparison(step.before, step.after, out);
  for (const ProvinceId p : out.provinces)
    comparison.at(p);
  const ProvinceId place = provinceOf(step.event);
  if (place.exists() && place.index() < step.after.fixed.provinces) out.focus = place;
  if (const auto* moved = std::get_if<UnitsMoved>(&step.event)) noteMove(out, *moved);
  if (const auto* moved = std::get_if<RondelMoved>(&step.event))
    out.rondel = RondelGone{moved->nation, step.before[moved->nation].rondel, moved->to};
  return out;
}

} // namespace annales::inline replay
