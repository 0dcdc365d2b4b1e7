// How long playback dwells on an event.
#pragma once

#include "libreplay/stats/step.h"

#include <array>
#include <cstddef>

namespace annales::inline replay {

/// Times the normal speed.
inline constexpr std::array kSpeeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0};
inline constexpr int kNormalSpeed = 2;
inline constexpr std::uint32_t kNormalDwell = 600; // milliseconds

/// Longer ticks count as this: a machine that slept must not skip what happened.
inline constexpr std::uint32_t kLongestTick = 250;

/// How much longer than normal an event is looked at: what matters above 1, bookkeeping below.
[[nodiscard]] double weightOf(const Event& event);
/// Of several events that are shown at once, by the number of their symbols on the timeline.
[[nodiscard]] double weightOf(std::size_t symbols);
/// Milliseconds before the next step.
[[nodiscard]] std::uint32_t dwellOf(double weight, int speed);

} // namespace annales::inline replay
