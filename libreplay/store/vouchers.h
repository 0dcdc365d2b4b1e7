// What vouches for rows that have no id of their own: the chain of a library, as far as it was found, page by
// page. A page of it belongs to a game where it vouches for the game's lines, which name events of it; and
// one that says nothing of lines where no other game comes into question.
#pragma once

#include "engine/core/sha256.h"
#include "libreplay/store/raw_rows.h"

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// As the chain names it; `none` for any other name.
[[nodiscard]] RawTable tableCalled(std::string_view name);

/// Rows of a game in one order in which a program can have written them: those before two parted, then those
/// of one of them. Several where they did part, of those that wrote most, as each has all that came before.
[[nodiscard]] std::vector<std::vector<RawPlace>> waysOfWriting(const std::vector<RawPlace>& places);

class Vouchers {
public:
  /// `lines`: rows that are this game's, in each order in which they can have been written. `alone`: no other
  /// game has rows of this key.
  Vouchers(const RawRows& rows, std::int64_t key, bool alone,
           std::span<const std::vector<const RawRow*>> lines);

  /// False where nothing is left of this part of the chain, or lines are lost.
  [[nodiscard]] bool knows(RawTable table) const { return ends_.contains(table); }
  /// Whether it says of as many rows as these, or of the first of them, that they are others.
  [[nodiscard]] bool contradicts(RawTable table, std::span<const RawRow> rows) const;
  /// Which of the rows, from the first number on, are what was written. Of some there may be several ways of
  /// reading, one after the other.
  [[nodiscard]] std::vector<std::size_t> vouched(RawTable table, std::span<const RawRow> rows) const;
  /// The number of the last row that there was; −1 where none is known of.
  [[nodiscard]] std::int64_t last(RawTable table) const;

private:
  using End = std::pair<std::int64_t, Hash>;
  std::map<RawTable, std::set<End>> ends_;
};

} // namespace annales::inline replay
