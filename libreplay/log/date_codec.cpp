#include "libreplay/log/date_codec.h"

#include <algorithm>
#include <chrono>

namespace annales::inline replay {
namespace {

/// Whether the text has the form, in which `9` stands for a digit and everything else for itself.
bool hasForm(std::string_view text, std::string_view form) {
  return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                    [](char c, char f) { return f == '9' ? c >= '0' && c <= '9' : c == f; });
}

int number(std::string_view digits) {
  int value = 0;
  for (const char c : digits)
    value = value * 10 + (c - '0');
  return value;
}

bool isMonth(std::string_view digits) {
  return number(digits) >= 1 && number(digits) <= 12;
}

bool isDay(std::string_view text) {
  using namespace std::chrono;
  const year_month_day day{year{number(text.substr(0, 4))},
                           month{static_cast<unsigned>(number(text.substr(5, 2)))},
                           std::chrono::day{static_cast<unsigned>(number(text.substr(8, 2)))}};
  return day.ok();
}

} // namespace

bool isDate(std::string_view text) {
  if (hasForm(text, "9999")) return true;
  if (hasForm(text, "9999-99")) return isMonth(text.substr(5));
  return hasForm(text, "9999-99-99") && isDay(text);
}

bool isMoment(std::string_view text) {
  if (!hasForm(text, "9999-99-99T99:99:99Z")) return false;
  return isDay(text) && number(text.substr(11, 2)) < 24 && number(text.substr(14, 2)) < 60 &&
         number(text.substr(17, 2)) < 60;
}

} // namespace annales::inline replay
