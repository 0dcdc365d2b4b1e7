// When a question is asked again: boxes as Leitner had them. No clock: the day comes from outside.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

using Day = std::chrono::sys_days;

/// Days from an answer to the next time, by box. Who answers right goes one box on, who does not, or had the
/// answer shown, begins anew in the first.
inline constexpr std::array<int, 5> kBoxDays{1, 3, 7, 21, 60};

/// How it stands with one question.
struct Practice {
  int box = 0; // 1 to 5; 0: never answered
  Day due{};   // not before it was answered
  int answered = 0, right = 0;
  friend bool operator==(const Practice&, const Practice&) = default;
};

[[nodiscard]] inline bool isDue(const Practice& practice, Day today) {
  return practice.box > 0 && practice.due <= today;
}

/// After an answer. A right one before its time counts, but neither box nor day change: what one has just
/// seen proves little. Whoever answers right at the first time begins in box 2.
[[nodiscard]] Practice answered(Practice practice, bool right, Day today);

/// "2026-11-24".
[[nodiscard]] std::string dayText(Day day);
/// Nothing where it is none of the years 2000 to 9999.
[[nodiscard]] std::optional<Day> dayOf(std::string_view text);

} // namespace annales::inline replay
