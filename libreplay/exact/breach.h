// Ways through provinces that enemies close (`duellum.battle`): as many units fall in each as stand there.
#pragma once

#include "libreplay/exact/muster.h"

#include <functional>

namespace annales::inline replay {

/// Units that march to where they fall, in this order.
struct FallenMarch {
  Kind kind = Kind::legion;
  March march;
};

struct Breach {
  Field field; // of those who are left
  std::vector<FallenMarch> fallen;
};

enum class Settled : std::uint8_t { yes, no, unsettled };

/// Whether `enough` says yes to some breach: to none at all, and to every order and choice of provinces that
/// are opened and of who falls there. `kinds`: which kinds matter. Unsettled where there are more than
/// `most`.
[[nodiscard]] Settled tryBreaches(const Game& game, const GameState& state, const Field& field,
                                  std::array<bool, 2> kinds, std::size_t most,
                                  const std::function<bool(const Breach&)>& enough);

} // namespace annales::inline replay
