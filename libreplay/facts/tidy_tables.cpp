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
    tidyNumber("event", "number of earlier events in the main line; 0 is the start of the game");
constexpr TidyColumn kRound = tidyNumber("round", "number of the round, from 1; 0 before the first");
constexpr TidyColumn kSeat = tidyNumber("seat", "seat in turn order, from 1");
constexpr TidyColumn kTurn =
    tidyNumber("turn", "number of the nation's own turn, from 1; 0 before its first turn");
constexpr TidyColumn kProvince = tidyText("province", "id of the province");

constexpr std::array kGameColumns{
    kGame,
    tidyText("ruleset", "antike, antike-ii or duellum"),
    tidyText("board", "id of the board"),
    tidyText("map", "hash of the parts of the board that the rules use"),
    tidyNumber("nations", "number of nations"),
    tidyNumber("rounds", "number of the last round begun"),
    tidyNumber("turns", "number of turns begun"),
    tidyNumber("events", "number of events in the main line"),
    tidyText("outcome", "won, undecided (ended without a winner) or unfinished"),
    tidyText("reason", "why the game ended; empty if it has not ended"),
    tidyText("winner", "the nation that won"),
    tidyText("options",
             "options agreed on before the game: JSON as in GameCreated; empty if the ruleset's defaults "
             "apply"),
    tidyText("date", "header"),
    tidyText("event", "header: occasion"),
    tidyText("site", "header: where the game was played"),
    tidyNumber("bots", "1 if bots played the game, else 0"),
    tidyText("record", "played (recorded with its moves) or result (only the result is known)")};
constexpr std::array kSeatColumns{
    kGame,
    kSeat,
    tidyText("nation", "id of the nation"),
    tidyText("player", "header: name of the player"),
    tidyNumber("rating", "header: rating of the player"),
    tidyNumber("place", "1 for the winner, then by personages; ties share a place; empty without a winner"),
    tidyNumber("won", "1 or 0; empty without a winner"),
    tidyNumber("personages", "number at the end of the game"),
    tidyNumber("turns", "number of its turns begun"),
    tidyNumber("first_personage_round", "round in which it won its first personage"),
    tidyNumber("first_personage_turn", "number of its own turn in which it won its first personage"),
    tidyNumber("idle_turns", "number of turns that ended with nothing produced, built, developed, armed or "
                             "recruited, moved, founded, conquered or "
                             "won"),
    tidyNumber("stock_left", "goods and coins left at the end of the game"),
    tidyText("spaces", "rondel space of each turn, separated by blanks; - for none"),
    tidyText("personages_by_round", "number at the end of each round, one digit each: 0 to 9, then a to z"),
    tidyText("record", "played (recorded with its moves) or result (only the result is known)")};
constexpr std::array kTurnColumns{
    kGame,
    tidyNumber("game_turn", "number of the turn in the game, from 1"),
    kRound,
    kSeat,
    tidyText("nation", "nation whose turn it is"),
    tidyNumber("turn", "number of the nation's own turn, from 1"),
    kEvent,
    tidyText("space", "rondel space that it moved to; empty for a turn without a rondel move"),
    tidyText("done", "space and actions, always in the same order however they were played: temple "
                     "+temple:roma"),
    tidyNumber("marble", "in stock at the end of the turn"),
    tidyNumber("iron", "in stock at the end of the turn"),
    tidyNumber("gold", "in stock at the end of the turn"),
    tidyNumber("coins", "in stock at the end of the turn"),
    tidyNumber("legions", "on the board at the end of the turn"),
    tidyNumber("galleys", "on the board at the end of the turn"),
    tidyNumber("cities", "number at the end of the turn"),
    tidyNumber("temples", "number at the end of the turn"),
    tidyNumber("know_hows", "number at the end of the turn"),
    tidyNumber("personages", "number at the end of the turn")};
constexpr std::array kPersonageColumns{kGame,
                                       kEvent,
                                       kRound,
                                       kSeat,
                                       tidyText("nation", "nation that won it"),
                                       kTurn,
                                       tidyText("personage", "king, scholar, general, citizen or navigator"),
                                       tidyText("reason", "what it was won for"),
                                       tidyNumber("total", "number of the nation's personages, including "
                                                           "this one")};
constexpr std::array kBattleColumns{
    kGame,
    kEvent,
    kRound,
    kSeat,
    tidyText("nation", "nation whose turn it is"),
    kTurn,
    tidyText("what",
             "battle (both sides lose units), conquest (of a city) or destruction (of a neutral temple)"),
    tidyText("opponent", "other nation; empty for a neutral temple"),
    tidyText("demanded_by", "nation that demanded the battle; empty if it was no battle"),
    kProvince,
    tidyNumber("legions", "number lost by the acting nation"),
    tidyNumber("galleys", "number lost by the acting nation"),
    tidyNumber("commanders", "number lost by the acting nation"),
    tidyNumber("admirals", "number lost by the acting nation"),
    tidyNumber("opponent_units", "number of units lost by the other nation, of all kinds"),
    tidyNumber("opponent_legions", "number lost by the other nation"),
    tidyNumber("opponent_galleys", "number lost by the other nation"),
    tidyNumber("opponent_commanders", "number lost by the other nation"),
    tidyNumber("opponent_admirals", "number lost by the other nation"),
    tidyNumber("temples", "number of temples destroyed, neutral ones included"),
    tidyNumber("walls", "number of walls that fell")};
constexpr std::array kCityColumns{
    kGame,
    kEvent,
    kRound,
    tidyNumber("seat", "seat of the city's owner in turn order after the event; empty if the city is gone"),
    tidyText("nation", "owner of the city after the event; empty if the city is gone"),
    tidyNumber("turn", "number of the acting nation's own turn, from 1; 0 at the start"),
    kProvince,
    tidyText("resource", "resource that the city yields"),
    tidyText("how", "start, founded, conquered, abandoned, card or correction"),
    tidyText("from_nation", "owner of the city before the event; empty if there was none")};
constexpr std::array kPaymentColumns{
    kGame,
    kEvent,
    kRound,
    kSeat,
    tidyText("nation", "nation that paid"),
    kTurn,
    tidyText("paid_for", "rondel, temple, wall, know-how, recruiting, arming, city or trade"),
    tidyText("thing", "space, province, know-how or kind of unit paid for; empty for a trade"),
    tidyNumber("count", "number of units paid for, otherwise 1"),
    tidyNumber("marble", "paid"),
    tidyNumber("iron", "paid"),
    tidyNumber("gold", "paid"),
    tidyNumber("coins", "paid")};

constexpr std::array kRoundColumns{
    kGame, kSeat, tidyText("nation", "id of the nation"), tidyNumber("round", "number of the round, from 1"),
    tidyNumber("personages", "number at the end of the round; the last round of an unfinished game may not "
                             "have ended")};
constexpr std::array kOpeningColumns{
    kGame,
    kSeat,
    tidyText("nation", "nation whose turn it is"),
    tidyNumber("turn", "number of the nation's own turn, from 1 to 8"),
    tidyText("done", "space and actions, as in the table turns"),
    tidyNumber("position", "the same for all turns that began in the same position")};
constexpr std::array kCardColumns{kGame,
                                  kEvent,
                                  kRound,
                                  kSeat,
                                  tidyText("nation", "nation that took or played the card"),
                                  kTurn,
                                  tidyText("what", "taken or played"),
                                  tidyText("card", "id of the card"),
                                  tidyText("acting_nation", "nation whose turn it is")};
constexpr std::array kTagColumns{kGame, tidyText("name", "name of the header"),
                                 tidyText("value", "value of the header")};
constexpr std::array kOptionColumns{kGame,
                                    tidyText("name", "option agreed on before the game, as in GameCreated"),
                                    tidyText("value", "its value; prices, a deck and special units as JSON")};

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
  case TidyTable::rounds:
    return kRoundColumns;
  case TidyTable::openings:
    return kOpeningColumns;
  case TidyTable::cards:
    return kCardColumns;
  case TidyTable::tags:
    return kTagColumns;
  case TidyTable::options:
    return kOptionColumns;
  }
  return {};
}

} // namespace annales::inline replay
