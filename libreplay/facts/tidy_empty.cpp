#include "libreplay/facts/tidy_empty.h"

#include <algorithm>
#include <initializer_list>

namespace annales::inline replay {
namespace {

bool oneOfColumns(std::string_view column, std::initializer_list<std::string_view> columns) {
  return std::ranges::find(columns, column) != columns.end();
}

} // namespace

bool mayBeEmpty(TidyTable table, std::string_view column) {
  switch (table) {
  case TidyTable::games:
    return oneOfColumns(column, {"board", "map", "rounds", "turns", "events", "outcome", "reason", "winner",
                                 "options", "date", "event", "site", "bots"});
  case TidyTable::seats:
    return oneOfColumns(column, {"seat", "nation", "player", "rating", "place", "won", "personages", "turns",
                                 "first_personage_round", "first_personage_turn", "idle_turns", "stock_left",
                                 "spaces", "personages_by_round"});
  case TidyTable::turns:
    return oneOfColumns(column, {"space"});
  case TidyTable::battles:
    return oneOfColumns(column, {"opponent", "demanded_by"});
  case TidyTable::cities:
    return oneOfColumns(column, {"seat", "nation", "from_nation"});
  case TidyTable::payments:
    return oneOfColumns(column, {"thing"});
  case TidyTable::cards:
    return oneOfColumns(column, {"acting_nation"});
  case TidyTable::tags:
    return oneOfColumns(column, {"value"});
  case TidyTable::personages:
  case TidyTable::rounds:
  case TidyTable::openings:
  case TidyTable::options:
    return false;
  }
  return true;
}

} // namespace annales::inline replay
