// Every field of a GameState into a Boost.Serialization archive and back.
#pragma once

#include "engine/state/game_state.h"

#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>

namespace annales::inline replay {

/// What `begin` fixes for a whole game (`GameState::fixed`, `countsTwice`) is not written.
void writeState(boost::archive::binary_oarchive& archive, const GameState& state);
/// Into a state that `begin` made. False where a value is not one that a state can have; throws at the
/// archive's end.
[[nodiscard]] bool readState(boost::archive::binary_iarchive& archive, GameState& state);

} // namespace annales::inline replay
