// The rows of a library, found in its pages wherever they stand. Which table a row is of its shape says:
// every table that only grows has one of its own, so nothing depends on the pages that lead to it.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/store/raw_pages.h"
#include "libreplay/store/raw_record.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace annales::inline replay {

enum class RawTable : std::uint8_t {
  maps,
  games,
  segments,
  lines,
  tags,
  annotations,
  entries,
  analyses,
  questions,
  results,
  resultWords,
  chain,
  none,
};

/// Where a row stands. The same bytes are one row, in however many pages.
struct RawPlace {
  RawTable table = RawTable::none;
  std::int64_t game = 0;   // its key; 0 of rows that are the library's
  std::int64_t number = 0; // within the game
  std::uint32_t page = 0, place = 0;
  /// Where two programs have written rows of a game with the same numbers: those that stood in one page have
  /// the same. 0: from before they parted.
  std::uint32_t origin = 0;
};

/// A whole row. Copies share it.
struct RawRow {
  std::shared_ptr<const std::string> record;
  std::vector<RawValue> cells; // in the record
};

class RawRows {
public:
  /// Reads all pages, which it tells; until it is cancelled.
  RawRows(RawPages& pages, const Watch& watch);

  /// In the order of numbers, then of pages.
  [[nodiscard]] std::vector<RawPlace> of(RawTable table, std::int64_t game) const;
  [[nodiscard]] const std::vector<RawPlace>& all() const { return rows_; }
  /// The row in each way in which it may go on in other pages; none where some of it is lost.
  [[nodiscard]] std::vector<RawRow> read(const RawPlace& place) const;
  /// Pages that the disk does not give, or that begin like those of rows and hold something else.
  [[nodiscard]] std::size_t badPages() const { return badPages_; }

private:
  /// What is known while pages are read.
  struct Reading {
    std::unordered_map<std::size_t, std::uint32_t> rows;        // by what they consist of
    std::vector<std::pair<std::uint32_t, std::uint32_t>> stand; // in which page, which row
  };
  void take(const RawCell& cell, std::uint32_t page, Reading& reading);
  void settleOrigins(const Reading& reading);

  RawPages& pages_;
  std::vector<RawPlace> rows_;
  std::size_t badPages_ = 0;
};

} // namespace annales::inline replay
