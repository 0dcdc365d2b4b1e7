#include "libreplay/exact/turn_deeds.h"

#include "libreplay/exact/special_units.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

class DeedList {
public:
  DeedList(const GameState& begun, const GameState& after)
      : begun_(begun), after_(after), who_(begun.active) {}

  TurnDeeds take() {
    if (after_.turn.space != Space::none) note(TurnDeedKind::step, indexOf(oneManeuver(after_.turn.space)));
    for (std::size_t k = 0; k < kMaxKnowHows; ++k)
      if (after_[who_].knows(KnowHowId(k)) && !begun_[who_].knows(KnowHowId(k))) note(TurnDeedKind::learn, k);
    for (std::size_t i = 0; i < begun_.fixed.provinces; ++i) {
      noteCity(i);
      noteUnits(i);
    }
    std::ranges::sort(deeds_);
    return std::move(deeds_);
  }

private:
  void note(TurnDeedKind kind, std::size_t what) {
    deeds_.push_back({kind, static_cast<std::uint8_t>(what), {}, Kind::legion});
  }

  void noteCity(std::size_t i) {
    const ProvinceState &before = begun_.provinces[i], &now = after_.provinces[i];
    if (before.neutralTemple && !now.neutralTemple) note(TurnDeedKind::destroyTemple, i);
    if (now.owner != who_) return;
    if (before.owner != who_) note(before.hasCity() ? TurnDeedKind::conquer : TurnDeedKind::found, i);
    if (before.owner == who_ && now.temple && !before.temple) note(TurnDeedKind::temple, i);
    if (now.wall && !before.wall) note(TurnDeedKind::wall, i);
  }

  void noteUnits(std::size_t i) {
    const ProvinceId p(i);
    const auto what = static_cast<std::uint8_t>(i);
    if (fightingAs(Kind::galley, begun_, p, who_) == 0 && fightingAs(Kind::galley, after_, p, who_) > 0)
      note(TurnDeedKind::hold, i);
    for (std::size_t n = 0; n < begun_.fixed.nations; ++n)
      for (std::size_t k = 0; k < kKinds; ++k) {
        const NationId nation(n);
        const auto kind = static_cast<Kind>(k);
        const int change = after_.units(p, nation, kind) - begun_.units(p, nation, kind);
        for (int left = nation == who_ ? change : -change; left > 0; --left)
          deeds_.push_back({nation == who_ ? TurnDeedKind::more : TurnDeedKind::fewer, what,
                            nation == who_ ? NationId::none() : nation, kind});
      }
  }

  const GameState &begun_, &after_;
  const NationId who_;
  TurnDeeds deeds_;
};

} // namespace

TurnDeeds deedsBetween(const GameState& begun, const GameState& after) {
  return DeedList(begun, after).take();
}

} // namespace annales::inline replay
