// What a server answers, row by row, as texts and whole numbers.
#pragma once

#include "importers/published/fact_server.h"
#include "libreplay/facts/game_facts.h"

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::inline importers {

/// In statements: that a row of the second table is a game, and no publisher's row.
inline constexpr std::string_view kIsGame = "nations > 0";

/// Cells of an answer, one after another. A cell that is no number, or is missing, is a fault.
class AnswerCells {
public:
  explicit AnswerCells(std::vector<std::string>& cells) : cells_(cells) {}

  std::string text() { return next_ < cells_.size() ? std::move(cells_[next_++]) : (faulty_ = true, ""); }
  std::int64_t number() {
    std::int64_t read = 0;
    const std::string digits = text();
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), read);
    faulty_ = faulty_ || digits.empty() || end.ec != std::errc() || end.ptr != digits.data() + digits.size();
    return read;
  }
  std::uint64_t count() {
    const std::int64_t read = number();
    faulty_ = faulty_ || read < 0;
    return static_cast<std::uint64_t>(read);
  }
  /// Of games, where so many rows of each were counted.
  std::uint64_t games(std::uint64_t rows) {
    const std::uint64_t all = count();
    faulty_ = faulty_ || rows == 0 || all % rows != 0;
    return faulty_ ? 0 : all / rows;
  }
  OpeningKey opening() { return OpeningKey(static_cast<std::uint64_t>(number())); }
  RulesetId ruleset() {
    const auto known = valueOf<RulesetId>(text());
    faulty_ = faulty_ || !known;
    return known.value_or(RulesetId::antike);
  }
  [[nodiscard]] bool faulty() const { return faulty_ || next_ != cells_.size(); }

private:
  std::vector<std::string>& cells_;
  std::size_t next_ = 0;
  bool faulty_ = false;
};

/// Asks, and gives each row to `take` as `AnswerCells`.
template <class F>
[[nodiscard]] Result<void> askEach(FactServer& server, const std::string& select, F&& take) {
  bool faulty = false;
  auto asked = server.ask(select, [&](std::vector<std::string>& row) {
    AnswerCells cells(row);
    take(cells);
    faulty = cells.faulty();
    return !faulty;
  });
  if (faulty) return failure("{}: the server's answer makes no sense", server.columnTable());
  return asked;
}

} // namespace annales::inline importers
