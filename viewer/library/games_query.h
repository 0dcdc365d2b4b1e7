// Which games a table shows, and in which order. Pure: runs in any thread.
#pragma once

#include "libreplay/openings/opening_book.h"
#include "viewer/library/game_row.h"

#include <QString>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace annales::viewer {

enum class GamesColumn : std::uint8_t {
  date,
  event,
  nations,
  board,
  ruleset,
  result,
  rounds,
  events,
  remarks,
  id,
  openings, // shown behind the nations; last here, so that kept widths and orders stay those of their columns
};
inline constexpr int kGamesColumns = 11;

enum class EndFilter : std::uint8_t { any, won, unfinished, undecided };

/// Games with moves and results without; only results are looked at with the last three.
enum class RecordFilter : std::uint8_t { any, played, results, withoutNations, doubtful };

/// Every given condition must hold.
struct GamesQuery {
  QString text;           // each word must be somewhere in the row
  QString ruleset, board; // as they are shown
  QString nation, winner; // the nation's name as it is shown; `winner` also asks that it has won
  QString player;         // as an `AskedName` is written
  QString from, to;       // dates or their beginnings, both included
  QString tag;            // part of a tag's name or value; "name=value": that tag with such a value
  QString opening;        // as `OpeningCondition` reads it
  EndFilter ending = EndFilter::any;
  RecordFilter record = RecordFilter::any;
  GamesColumn sortBy = GamesColumn::date;
  bool descending = true;                              // the newest first, games without a date last
  bool hidden = false;                                 // hidden games, too
  std::shared_ptr<const std::vector<Hash>> among = {}; // sorted; null: all

  /// Whether any condition is given, apart from `hidden`.
  [[nodiscard]] bool filters() const;
  friend bool operator==(const GamesQuery&, const GamesQuery&) = default;
};

using RowList = std::vector<const GameRow*>;

/// The rows for which the query holds, sorted; rows that are equal in the column stay in the order given, and
/// games without any named opening come last in either order of openings. `book` outlives the call; null: the
/// rulebooks'. Nothing when cancelled.
[[nodiscard]] std::optional<RowList> arrange(const RowList& rows, const GamesQuery& query,
                                             const std::atomic<bool>& cancel,
                                             const OpeningBook* book = nullptr);

/// Values to choose from in filters, each sorted for people.
struct GamesChoices {
  QStringList rulesets, boards, nations, players, tags;
  friend bool operator==(const GamesChoices&, const GamesChoices&) = default;
};
[[nodiscard]] GamesChoices choicesIn(const RowList& rows);

} // namespace annales::viewer
