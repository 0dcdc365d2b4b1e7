#include "libreplay/learning/practice.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace annales::inline replay {
namespace {

std::optional<int> digitsIn(std::string_view text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || text.front() == '-' || read.ec != std::errc{} || read.ptr != text.data() + text.size())
    return std::nullopt;
  return number;
}

} // namespace

Practice answered(Practice practice, bool right, Day today) {
  ++practice.answered;
  if (right) ++practice.right;
  if (right && practice.box > 0 && !isDue(practice, today)) return practice;
  constexpr int kLast = static_cast<int>(kBoxDays.size());
  practice.box = right ? std::min(std::max(practice.box, 1) + 1, kLast) : 1;
  practice.due = today + std::chrono::days(kBoxDays[static_cast<std::size_t>(practice.box - 1)]);
  return practice;
}

std::string dayText(Day day) {
  const std::chrono::year_month_day date(day);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

std::optional<Day> dayOf(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = digitsIn(text.substr(0, 4)), month = digitsIn(text.substr(5, 2)),
             day = digitsIn(text.substr(8, 2));
  if (!year || !month || !day || *year < 2000) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year),
                                         std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  return Day(date);
}

} // namespace annales::inline replay
