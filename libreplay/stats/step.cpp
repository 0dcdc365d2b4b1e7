#include "libreplay/stats/step.h"

namespace annales::inline replay {
namespace {

template <class E> ProvinceId placeOfEffects(const E& e) {
  for (const Adjustment& effect : adjustmentsOf(e))
    if (effect.province.exists()) return effect.province;
  return ProvinceId::none();
}

} // namespace

NationId nationOf(const Event& event) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.nation; })
          return e.nation;
        else if constexpr (requires { e.winner; })
          return e.winner;
        else
          return NationId::none();
      },
      event);
}

ProvinceId provinceOf(const Event& event) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.province; })
          return e.province;
        else if constexpr (requires { e.to.exists(); })
          return e.to;
        else if constexpr (requires { e.effects; })
          return placeOfEffects(e);
        else
          return ProvinceId::none();
      },
      event);
}

} // namespace annales::inline replay
