#include "libreplay/desk/moment.h"

#include <fmt/chrono.h>

#include <charconv>
#include <chrono>

namespace annales::inline replay {
namespace {

using Seconds = std::chrono::sys_seconds;

int numberAt(std::string_view moment, std::size_t from, std::size_t digits) {
  int number = 0;
  std::from_chars(moment.data() + from, moment.data() + from + digits, number);
  return number;
}

std::string written(Seconds moment) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(moment)));
}

} // namespace

std::string presentMoment() {
  return written(std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now()));
}

std::string momentAfter(std::string_view moment, int seconds) {
  const std::chrono::year_month_day day{std::chrono::year(numberAt(moment, 0, 4)),
                                        std::chrono::month(static_cast<unsigned>(numberAt(moment, 5, 2))),
                                        std::chrono::day(static_cast<unsigned>(numberAt(moment, 8, 2)))};
  return written(Seconds(std::chrono::sys_days(day)) + std::chrono::hours(numberAt(moment, 11, 2)) +
                 std::chrono::minutes(numberAt(moment, 14, 2)) +
                 std::chrono::seconds(numberAt(moment, 17, 2) + seconds));
}

} // namespace annales::inline replay
