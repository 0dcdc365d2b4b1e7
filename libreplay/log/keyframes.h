// States of a line at regular distances, so that any other state is a few folds away. Derived data: what is
// packed here may always be thrown away.
#pragma once

#include "engine/state/game_state.h"
#include "libreplay/log/event_log.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

inline constexpr std::size_t kKeyframeStep = 64;

struct Keyframes {
  /// After 1, 65, 129… events.
  std::vector<GameState> states;
  /// How many events of the line fold.
  std::size_t folded = 0;
};

/// A format number, a checksum and a Boost.Serialization binary archive. Meant for the line that ends at
/// `head`.
[[nodiscard]] std::string packKeyframes(const Keyframes& keyframes, const Hash& head);
/// Nothing when the blob is of another format, damaged, or does not fit the line: the caller folds again.
[[nodiscard]] std::optional<Keyframes> unpackKeyframes(std::string_view blob, const EventLog& log,
                                                       NodeIndex head);

/// Every field of a state in a fixed order: equal texts, equal states.
[[nodiscard]] std::string stateBytes(const GameState& state);

} // namespace annales::inline replay
