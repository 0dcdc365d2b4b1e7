#include "viewer/newgame/new_game_choice.h"

#include "engine/play/seated_game.h"

#include <algorithm>

namespace annales::viewer {
std::vector<std::string> nationsOf(const std::vector<NationSeat>& seats) {
  std::vector<std::string> nations;
  for (const NationSeat& seat : seats)
    nations.push_back(seat.nation);
  return nations;
}

std::vector<NationSeat> suggestedSeats(const Board& board, int nations) {
  std::vector<NationSeat> seats;
  const auto suggested = board.games.find(nations);
  if (suggested == board.games.end()) return seats;
  for (const std::string& nation : suggested->second.order)
    seats.push_back({nation, {}});
  return seats;
}

Result<NewGame> beginGame(const NewGameChoice& choice, std::uint64_t seed) {
  if (!choice.board) return failure("choose a board");
  return seatedGame(choice.ruleset, choice.options, *choice.board, nationsOf(choice.seats), seed);
}

NewGameChoice choiceOf(const EventLog& log, std::shared_ptr<const Board> board) {
  const GameSetup& setup = *log.game().setup;
  NewGameChoice choice{setup.ruleset, setup.options, std::move(board), {}, {}, {}, {}};
  for (const auto& nation : setup.nations)
    choice.seats.push_back({nation.nation, tagOf(log.tags(), "player." + nation.nation)});
  choice.date = tagOf(log.tags(), "date");
  choice.event = tagOf(log.tags(), "event");
  choice.site = tagOf(log.tags(), "site");
  return choice;
}

std::map<std::string, std::string> tagsOf(const NewGameChoice& choice) {
  std::map<std::string, std::string> tags{
      {"date", choice.date}, {"event", choice.event}, {"site", choice.site}};
  for (const NationSeat& seat : choice.seats)
    tags["player." + seat.nation] = seat.player;
  std::erase_if(tags, [](const auto& tag) { return tag.second.empty(); });
  return tags;
}

} // namespace annales::viewer
