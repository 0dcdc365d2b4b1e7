#include "libreplay/exact/deeds.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

class DeedList {
public:
  DeedList(const GameState& begun, const GameState& after)
      : begun_(begun), after_(after), who_(begun.active) {}

  Deeds take() {
    if (after_.turn.space != Space::none) note(DeedKind::step, indexOf(oneManeuver(after_.turn.space)));
    for (std::size_t k = 0; k < kMaxKnowHows; ++k)
      if (after_[who_].knows(KnowHowId(k)) && !begun_[who_].knows(KnowHowId(k))) note(DeedKind::learn, k);
    for (std::size_t i = 0; i < begun_.fixed.provinces; ++i) {
      noteCity(i);
      noteUnits(i);
    }
    std::ranges::sort(deeds_);
    return std::move(deeds_);
  }

private:
  void note(DeedKind kind, std::size_t what) {
    deeds_.push_back({kind, static_cast<std::uint8_t>(what), {}, Kind::legion});
  }

  void noteCity(std::size_t i) {
    const ProvinceState &before = begun_.provinces[i], &now = after_.provinces[i];
    if (before.neutralTemple && !now.neutralTemple) note(DeedKind::destroyTemple, i);
    if (now.owner != who_) return;
    if (before.owner != who_) note(before.hasCity() ? DeedKind::conquer : DeedKind::found, i);
    if (before.owner == who_ && now.temple && !before.temple) note(DeedKind::temple, i);
    if (now.wall && !before.wall) note(DeedKind::wall, i);
  }

  void noteUnits(std::size_t i) {
    const ProvinceState &before = begun_.provinces[i], &now = after_.provinces[i];
    const auto what = static_cast<std::uint8_t>(i);
    if (before.of(who_, Kind::galley) == 0 && now.of(who_, Kind::galley) > 0) note(DeedKind::hold, i);
    for (std::size_t n = 0; n < begun_.fixed.nations; ++n)
      for (const Kind kind : kBasicKinds) {
        const NationId nation(n);
        const int change = now.of(nation, kind) - before.of(nation, kind);
        for (int k = 0; k < (nation == who_ ? change : -change); ++k)
          deeds_.push_back({nation == who_ ? DeedKind::more : DeedKind::fewer, what,
                            nation == who_ ? NationId::none() : nation, kind});
      }
  }

  const GameState &begun_, &after_;
  const NationId who_;
  Deeds deeds_;
};

} // namespace

Deeds deedsBetween(const GameState& begun, const GameState& after) {
  return DeedList(begun, after).take();
}

} // namespace annales::inline replay
