// What a player intends: an event whose price may be left to the program, or the end of the turn.
#pragma once

#include "engine/event/event.h"

#include <optional>
#include <variant>

namespace annales::inline engine {

/// The player does this. With `chosenPayment` false: the event's `paid` (and for a production `gain`) is
/// ignored and filled in: own goods first, then coins.
struct Act {
  Event event;
  bool chosenPayment = false;
};

/// The player is done: awards, TurnEnded and what follows. `choice` is asked for only where two stacks of
/// personages are equally high (`antike.all-know-how`).
struct EndTurn {
  std::optional<Personage> choice;
};

/// Rounds, incomes and turns begin automatically until a nation has something to choose.
struct Proceed {};

using Move = std::variant<Act, EndTurn, Proceed>;

} // namespace annales::inline engine
