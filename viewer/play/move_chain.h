// Several moves typed in one: "arm ro ca" goes to Arming and arms a unit in Roma and one in Campania.
#pragma once

#include "viewer/play/offer_rows.h"

namespace annales::viewer {

/// The moves that the text says one after another, each as it would be found and played by itself; a comma
/// ends a move. Where the turn may end and the next words mean nothing in it, they are the next nation's.
/// Several rows where the last words fit several moves. Empty where the text says one move or none.
[[nodiscard]] std::vector<OfferRow> chainRowsLike(const Game& game, const GameState& state,
                                                  const DisplayNames& names, const QString& text);

} // namespace annales::viewer
