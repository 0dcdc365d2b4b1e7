#include "libreplay/stats/pieces.h"

#include <algorithm>
#include <cstring>

namespace annales::inline replay {

Pieces countPieces(const GameState& state) {
  Pieces pieces;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p) {
    const ProvinceState& province = state.provinces[p];
    for (std::size_t n = 0; n < state.fixed.nations; ++n)
      for (const Kind kind : kBasicKinds)
        pieces.units[n][indexOf(kind)] += province.units[n][indexOf(kind)];
    if (province.hasCity() && province.wall) ++pieces.walls[province.owner.index()];
  }
  for (const GameState::Special& special : state.specials)
    pieces.units[special.nationAndKind / kKinds][special.nationAndKind % kKinds] += special.count;
  return pieces;
}

void Fallen::add(const GameState& before, const GameState& after) {
  if (sameBoard(before, after)) return;
  const Pieces now = countPieces(after);
  for (std::size_t n = 0; n < after.fixed.nations; ++n)
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      gone_[n][kind] += std::max(0, onBoard_.units[n][kind] - now.units[n][kind]);
  onBoard_ = now;
}

bool sameBoard(const GameState& a, const GameState& b) {
  return std::memcmp(&a.provinces, &b.provinces, sizeof a.provinces) == 0 &&
         std::memcmp(&a.specials, &b.specials, sizeof a.specials) == 0;
}

} // namespace annales::inline replay
