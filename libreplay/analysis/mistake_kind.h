// In which part of a turn the better way leaves what was played.
#pragma once

#include "engine/core/ids.h"
#include "engine/event/event.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace annales::inline replay {

/// In the order in which a turn is played.
enum class MistakeKind : std::uint8_t { rondel, spending, movement, demand, conquest, founding };
inline constexpr std::size_t kMistakeKinds = 6;
inline constexpr std::array<std::string_view, kMistakeKinds> kMistakeKindWords{
    "rondel", "spending", "movement", "demand", "conquest", "founding"};

/// The part of a turn that a decision belongs to; nothing for what follows by itself. `automaticBattles`:
/// nobody demands them (`duellum.battle`).
[[nodiscard]] std::optional<MistakeKind> partOfTurn(const Event& event, bool automaticBattles);

/// The first part of the turn in which the nation decided otherwise than in the alternative; nothing where it
/// decided the same. Within a part the order does not matter, and units that go the same way count together.
/// Spending is whatever goods are paid or taken for, cards included. Both go on from the nation's TurnBegan;
/// what others decide does not count.
[[nodiscard]] std::optional<MistakeKind> kindOfMistake(std::span<const Event> played,
                                                       std::span<const Event> alternative, NationId who,
                                                       bool automaticBattles);

} // namespace annales::inline replay
