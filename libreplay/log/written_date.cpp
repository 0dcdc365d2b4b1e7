#include "libreplay/log/written_date.h"

#include "libreplay/log/date_codec.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace annales::inline replay {
namespace {

/// No date that people write is longer.
constexpr std::size_t kLongestDate = 100;

struct PlainLetter {
  std::string_view written, plain;
};
constexpr std::array kPlainLetters{PlainLetter{"\xC2\xA0", " "},     PlainLetter{"\xE2\x80\xAF", " "},
                                   PlainLetter{"\xE3\x80\x80", " "}, PlainLetter{"\xE2\x80\x90", "-"},
                                   PlainLetter{"\xE2\x80\x91", "-"}, PlainLetter{"\xE2\x80\x92", "-"},
                                   PlainLetter{"\xE2\x80\x93", "-"}, PlainLetter{"\xE2\x88\x92", "-"},
                                   PlainLetter{"\xC3\xA4", "a"},     PlainLetter{"\xC3\x84", "a"}};

/// Small letters without accents; blanks and dashes of any kind as plain ones.
std::string plainDateText(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto found = std::ranges::find_if(
        kPlainLetters, [&](const PlainLetter& letter) { return text.starts_with(letter.written); });
    if (found != kPlainLetters.end()) {
      out += found->plain;
      text.remove_prefix(found->written.size());
      continue;
    }
    const char c = text.front();
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == '\t' ? ' ' : c;
    text.remove_prefix(1);
  }
  return out;
}

struct NamedNumber {
  std::string_view name;
  int number;
};
constexpr std::array kMonthNames{
    NamedNumber{"january", 1},  NamedNumber{"januar", 1},    NamedNumber{"janner", 1},
    NamedNumber{"jaenner", 1},  NamedNumber{"february", 2},  NamedNumber{"februar", 2},
    NamedNumber{"feber", 2},    NamedNumber{"march", 3},     NamedNumber{"marz", 3},
    NamedNumber{"maerz", 3},    NamedNumber{"mrz", 3},       NamedNumber{"april", 4},
    NamedNumber{"may", 5},      NamedNumber{"mai", 5},       NamedNumber{"june", 6},
    NamedNumber{"juni", 6},     NamedNumber{"july", 7},      NamedNumber{"juli", 7},
    NamedNumber{"august", 8},   NamedNumber{"september", 9}, NamedNumber{"october", 10},
    NamedNumber{"oktober", 10}, NamedNumber{"november", 11}, NamedNumber{"december", 12},
    NamedNumber{"dezember", 12}};
/// As std::chrono numbers them.
constexpr std::array kDayNames{
    NamedNumber{"sunday", 0},     NamedNumber{"sonntag", 0},  NamedNumber{"monday", 1},
    NamedNumber{"montag", 1},     NamedNumber{"tuesday", 2},  NamedNumber{"dienstag", 2},
    NamedNumber{"wednesday", 3},  NamedNumber{"mittwoch", 3}, NamedNumber{"thursday", 4},
    NamedNumber{"donnerstag", 4}, NamedNumber{"friday", 5},   NamedNumber{"freitag", 5},
    NamedNumber{"saturday", 6},   NamedNumber{"samstag", 6},  NamedNumber{"sonnabend", 6}};

/// A whole name or its beginning of at least so many letters, if all that begin so are of one number.
template <class Names>
std::optional<int> numberNamed(const Names& names, std::string_view word, std::size_t least) {
  std::optional<int> number;
  for (const NamedNumber& one : names) {
    if (one.name == word) return one.number;
    if (word.size() < least || !one.name.starts_with(word)) continue;
    if (number && *number != one.number) return std::nullopt;
    number = one.number;
  }
  return number;
}

bool isDigitOfDate(char c) {
  return c >= '0' && c <= '9';
}

class DateText {
public:
  explicit DateText(std::string_view text) : rest_(text) {}

  std::optional<WrittenDate> read() {
    takeDayName();
    for (const std::string_view filler : {"am", "den", "der", "vom", "on", "the"})
      takeWord(filler);
    blanks();
    if (!takeDay() || !calendar()) return std::nullopt;
    const bool timed = takeTime();
    blanks();
    take('.');
    blanks();
    if (!rest_.empty()) return std::nullopt;
    return WrittenDate{dateText(), !timed};
  }

private:
  void blanks() {
    while (rest_.starts_with(' '))
      rest_.remove_prefix(1);
  }
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view wordAhead() const {
    return rest_.substr(0, std::min(rest_.find_first_not_of("abcdefghijklmnopqrstuvwxyz"), rest_.size()));
  }
  bool takeWord(std::string_view word) {
    blanks();
    if (wordAhead() != word) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  std::string_view digitsAhead() const {
    return rest_.substr(0, std::min(rest_.find_first_not_of("0123456789"), rest_.size()));
  }
  /// A number of that many digits.
  std::optional<int> number(std::size_t least, std::size_t most) {
    const std::string_view digits = digitsAhead();
    if (digits.size() < least || digits.size() > most) return std::nullopt;
    int value = 0;
    for (const char c : digits)
      value = value * 10 + (c - '0');
    rest_.remove_prefix(digits.size());
    return value;
  }
  std::optional<int> monthName() {
    const std::string_view word = wordAhead();
    const auto month = numberNamed(kMonthNames, word, 3);
    if (month) rest_.remove_prefix(word.size());
    return month;
  }

  /// "Tue, ", "Dienstag, den ".
  void takeDayName() {
    blanks();
    const std::string_view word = wordAhead();
    dayName_ = numberNamed(kDayNames, word, 2);
    if (!dayName_) return;
    rest_.remove_prefix(word.size());
    take('.');
    take(',');
  }

  bool takeDay() {
    const std::size_t digits = digitsAhead().size();
    if (digits == 8) {
      const std::string_view all = digitsAhead();
      const auto part = [&](std::size_t at, std::size_t length) {
        return DateText(all.substr(at, length)).number(length, length).value_or(0);
      };
      year_ = part(0, 4), month_ = part(4, 2), day_ = part(6, 2);
      rest_.remove_prefix(8);
      return true;
    }
    if (digits == 4) return yearFirst();
    if (digits == 1 || digits == 2) return dayOrMonthFirst();
    return monthNameFirst();
  }

  /// What parts numbers: the same on both sides.
  char separator() {
    for (const char c : {'-', '.', '/'})
      if (take(c)) return c;
    return rest_.starts_with(' ') ? ' ' : '\0';
  }
  bool unknown() { // "??" in the place of a day or a month
    if (!rest_.starts_with('?')) return false;
    while (take('?')) {
    }
    return true;
  }

  bool yearFirst() {
    year_ = number(4, 4);
    const std::string_view behind = rest_;
    const char first = separator();
    blanks();
    if (first != '\0' && unknown()) return !take(first) || unknown();
    month_ = first == '\0' ? std::nullopt : monthName();
    const bool named = month_.has_value();
    if (first != '\0' && first != ' ' && !named) month_ = number(1, 2);
    if (!month_) {
      rest_ = behind;
      return true;
    }
    const std::string_view behindMonth = rest_;
    if (named) take('.');
    if (separator() == first || named) {
      blanks();
      if (unknown()) return true;
      const std::string_view before = rest_;
      day_ = number(1, 2);
      if (day_ && rest_.starts_with(':')) day_.reset(), rest_ = before; // a time
    }
    if (!day_) rest_ = behindMonth;
    return true;
  }

  bool dayOrMonthFirst() {
    const int first = *number(1, 2);
    for (const std::string_view end : {"st", "nd", "rd", "th"})
      if (wordAhead() == end) rest_.remove_prefix(2);
    const std::string_view behind = rest_;
    const char mark = separator();
    blanks();
    takeWord("of");
    blanks();
    if (const auto month = monthName()) {
      day_ = first, month_ = month;
      take('.');
      take(',');
      take('-');
      take('/');
      blanks();
      return (year_ = number(4, 4)).has_value();
    }
    rest_ = behind;
    if (separator() != mark || mark == ' ' || mark == '\0') return false;
    blanks();
    if (digitsAhead().size() == 4) { // 11.2026
      month_ = first;
      return (year_ = number(4, 4)).has_value();
    }
    const auto second = number(1, 2);
    if (!second || separator() != mark) return false;
    blanks();
    if (!(year_ = number(4, 4))) return false;
    const bool dayMonth = *second <= 12, monthDay = first <= 12;
    if (mark != '.' && dayMonth && monthDay && first != *second) return false; // either
    const bool dayComes = mark == '.' ? dayMonth : !monthDay || dayMonth;
    day_ = dayComes ? first : *second;
    month_ = dayComes ? *second : first;
    return true;
  }

  bool monthNameFirst() {
    if (!(month_ = monthName())) return false;
    take('.');
    take(',');
    take('-');
    take('/');
    blanks();
    if (digitsAhead().size() == 4) return (year_ = number(4, 4)).has_value();
    if (!(day_ = number(1, 2))) return false;
    for (const std::string_view end : {"st", "nd", "rd", "th"})
      if (wordAhead() == end) rest_.remove_prefix(2);
    take('.');
    take(',');
    take('-');
    blanks();
    return (year_ = number(4, 4)).has_value();
  }

  [[nodiscard]] bool calendar() const {
    if (!isDate(dateText()) || *year_ < 1000) return false;
    if (!dayName_) return true;
    if (!day_) return false;
    using namespace std::chrono;
    const year_month_day day{year{*year_}, month{static_cast<unsigned>(*month_)},
                             std::chrono::day{static_cast<unsigned>(*day_)}};
    return weekday(sys_days(day)).c_encoding() == static_cast<unsigned>(*dayName_);
  }
  [[nodiscard]] std::string dateText() const {
    std::string date = fmt::format("{:04}", *year_);
    if (month_) date += fmt::format("-{:02}", *month_);
    if (day_) date += fmt::format("-{:02}", *day_);
    return date;
  }

  /// "T19:30:00Z", ", 19:30 Uhr", " 21:03:11 +0100".
  bool takeTime() {
    const std::string_view behind = rest_;
    take(',');
    take('t') || takeWord("um") || takeWord("at") || take('@');
    blanks();
    const bool hours = day_ && number(1, 2).has_value();
    if (!hours || !(take(':') || take('.')) || !number(2, 2)) {
      rest_ = behind;
      return false;
    }
    if (take(':')) static_cast<void>(number(2, 2));
    if (rest_.size() > 1 && rest_[0] == '.' && isDigitOfDate(rest_[1])) {
      rest_.remove_prefix(1);
      rest_.remove_prefix(digitsAhead().size());
    }
    for (const std::string_view word : {"am", "pm", "uhr", "z", "utc", "gmt"})
      takeWord(word);
    blanks();
    if (take('+') || take('-')) {
      static_cast<void>(number(2, 4));
      if (take(':')) static_cast<void>(number(2, 2));
    }
    return true;
  }

  std::string_view rest_;
  std::optional<int> dayName_, year_, month_, day_;
};

} // namespace

std::optional<WrittenDate> writtenDate(std::string_view text) {
  if (isDate(text)) return WrittenDate{std::string(text), true};
  if (text.size() > kLongestDate) return std::nullopt;
  return DateText(plainDateText(text)).read();
}

} // namespace annales::inline replay
