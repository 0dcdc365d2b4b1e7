#include "libreplay/facts/tidy_tables.h"

namespace annales::inline replay {
namespace {

constexpr TidyColumn tidyText(std::string_view name, std::string_view meaning) {
  return {TidyColumn::Type::text, name, meaning};
}
constexpr TidyColumn tidyNumber(std::string_view name, std::string_view meaning) {
  return {TidyColumn::Type::number, name, meaning};
}

// The same in several tables.
constexpr TidyColumn kGame =
    tidyText("game", "id of the game: 64 hexadecimal digits, a key of the table games");
constexpr TidyColumn kEvent =
    tidyNumber("event", "how many events of the main line come before; 0 is the beginning of the game");
constexpr TidyColumn kRound = tidyNumber("round", "number of the round, from 1; 0 before the first");
constexpr TidyColumn kSeat = tidyNumber("seat", "place in turn order, from 1");
constexpr TidyColumn kTurn =
    tidyNumber("turn", "which of the nation's own turns, from 1; 0 before its first");
constexpr TidyColumn kProvince = tidyText("province", "id of the province");

constexpr std::array kGameColumns{
    kGame,
    tidyText("ruleset", "antike, antike-ii or duellum"),
    tidyText("board", "id of the board"),
    tidyText("map", "hash of the board as far as rules see it"),
    tidyNumber("nations", "how many nations play"),
    tidyNumber("rounds", "the latest round that began"),
    tidyNumber("turns", "turns that began"),
    tidyNumber("events", "events of the main line"),
    tidyText("outcome", "won, undecided (ended without a winner) or unfinished"),
    tidyText("reason", "why the game ended; empty while it has not"),
    tidyText("winner", "the nation that won"),
    tidyText("options",
             "what was agreed on before it, as GameCreated has it: JSON; empty where all is the ruleset's"),
    tidyText("date", "header"),
    tidyText("event", "header: the occasion"),
    tidyText("site", "header: the place")};
constexpr std::array kSeatColumns{
    kGame,
    kSeat,
    tidyText("nation", "id of the nation"),
    tidyText("player", "header: who plays it"),
    tidyNumber("rating", "header: the player's rating"),
    tidyNumber("place",
               "1 for the winner, then by personages, equal ones share a place; empty while nobody won"),
    tidyNumber("won", "1 or 0; empty while nobody won"),
    tidyNumber("personages", "at the end"),
    tidyNumber("turns", "turns that it began"),
    tidyNumber("first_personage_round", "the round in which it won its first personage"),
    tidyNumber("first_personage_turn", "the same as one of its own turns"),
    tidyNumber("idle_turns",
               "turns with nothing produced, built, developed, armed, moved, founded, conquered or won"),
    tidyNumber("stock_left", "goods and coins at the end"),
    tidyText("spaces", "the space of the rondel of each turn, words with a blank between; - for none"),
    tidyText("personages_by_round", "at the end of each round, a digit each: 0 to 9, then a to z")};
constexpr std::array kTurnColumns{
    kGame,
    tidyNumber("game_turn", "which turn of the game, from 1"),
    kRound,
    kSeat,
    tidyText("nation", "whose turn it is"),
    tidyNumber("turn", "which of the nation's own turns, from 1"),
    kEvent,
    tidyText("space", "where it went on the rondel; empty for a turn without a step"),
    tidyText("done", "the space and what was done, in one form however it was ordered: temple +temple:roma"),
    tidyNumber("marble", "in stock when the turn was over"),
    tidyNumber("iron", "in stock when the turn was over"),
    tidyNumber("gold", "in stock when the turn was over"),
    tidyNumber("coins", "in stock when the turn was over"),
    tidyNumber("legions", "on the board when the turn was over"),
    tidyNumber("galleys", "on the board when the turn was over"),
    tidyNumber("cities", "when the turn was over"),
    tidyNumber("temples", "when the turn was over"),
    tidyNumber("know_hows", "when the turn was over"),
    tidyNumber("personages", "when the turn was over")};
constexpr std::array kPersonageColumns{kGame,
                                       kEvent,
                                       kRound,
                                       kSeat,
                                       tidyText("nation", "who won it"),
                                       kTurn,
                                       tidyText("personage", "king, scholar, general, citizen or navigator"),
                                       tidyText("reason", "what it was won for"),
                                       tidyNumber("total", "the nation's personages with this one")};
constexpr std::array kBattleColumns{
    kGame,
    kEvent,
    kRound,
    kSeat,
    tidyText("nation", "whose turn it is"),
    kTurn,
    tidyText("what",
             "battle (units fall on both sides), conquest (of a city) or destruction (of a neutral temple)"),
    tidyText("opponent", "the other nation; empty for a neutral temple"),
    tidyText("demanded_by", "who wanted the battle; empty for what is no battle"),
    kProvince,
    tidyNumber("legions", "that the acting nation lost"),
    tidyNumber("galleys", "that the acting nation lost"),
    tidyNumber("commanders", "that the acting nation lost"),
    tidyNumber("admirals", "that the acting nation lost"),
    tidyNumber("opponent_units", "that the other nation lost; 0 for what is no battle")};
constexpr std::array kCityColumns{
    kGame,
    kEvent,
    kRound,
    tidyNumber("seat", "place in turn order of the city's owner from then on; empty where there is none"),
    tidyText("nation", "whose city it is from then on; empty where it is gone"),
    tidyNumber("turn", "which of the acting nation's own turns, from 1; 0 at the start"),
    kProvince,
    tidyText("resource", "what the city yields"),
    tidyText("how", "start, founded, conquered, abandoned, card or correction"),
    tidyText("from_nation", "whose city it was before; empty where there was none")};
constexpr std::array kPaymentColumns{
    kGame,
    kEvent,
    kRound,
    kSeat,
    tidyText("nation", "who paid"),
    kTurn,
    tidyText("paid_for", "rondel, temple, wall, know-how, recruiting, arming, city or trade"),
    tidyText("thing", "the space, province, know-how or kind of unit that was paid for; empty for a trade"),
    tidyNumber("count", "units that were paid for, else 1"),
    tidyNumber("marble", "paid"),
    tidyNumber("iron", "paid"),
    tidyNumber("gold", "paid"),
    tidyNumber("coins", "paid")};

} // namespace

std::span<const TidyColumn> columnsOf(TidyTable table) {
  switch (table) {
  case TidyTable::games:
    return kGameColumns;
  case TidyTable::seats:
    return kSeatColumns;
  case TidyTable::turns:
    return kTurnColumns;
  case TidyTable::personages:
    return kPersonageColumns;
  case TidyTable::battles:
    return kBattleColumns;
  case TidyTable::cities:
    return kCityColumns;
  case TidyTable::payments:
    return kPaymentColumns;
  }
  return {};
}

} // namespace annales::inline replay
