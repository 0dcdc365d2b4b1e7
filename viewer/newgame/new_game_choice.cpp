#include "viewer/newgame/new_game_choice.h"

#include "engine/play/new_game.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace annales::viewer {
namespace {

const NationSetup* find(const GameSetup& setup, const std::string& nation) {
  const auto at = std::find_if(setup.nations.begin(), setup.nations.end(),
                               [&](const NationSetup& other) { return other.nation == nation; });
  return at == setup.nations.end() ? nullptr : &*at;
}

/// Cities and partners go with the nation, stocks with the place in the order.
Result<std::vector<NationSetup>> reordered(const GameSetup& suggested, const std::vector<NationSeat>& seats,
                                           bool partners) {
  std::vector<NationSetup> nations;
  for (std::size_t place = 0; place < seats.size(); ++place) {
    const NationSetup* nation = find(suggested, seats[place].nation);
    if (nation == nullptr)
      return failure("the board suggests no game with the {}", Part(Part::Sort::nation, seats[place].nation));
    nations.push_back(*nation);
    nations.back().stock = suggested.nations[place].stock;
    if (!partners) nations.back().controller = static_cast<int>(place) + 1;
  }
  return nations;
}

/// The order of the seats, not the board's, says who usually has the special units.
Options withOwners(const NewGameChoice& choice) {
  Options options = choice.options;
  if (options.specialUnits && !options.specialUnits->owners && choice.seats.size() >= 2)
    options.specialUnits->owners = usualOwners(*choice.board, nationsOf(choice.seats));
  return options;
}

} // namespace

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
  auto setup =
      newGame(choice.ruleset, withOwners(choice), *choice.board, static_cast<int>(choice.seats.size()), seed);
  if (!setup) return tl::unexpected(setup.error());
  auto nations = reordered(*setup, choice.seats, choice.options.twoPlayer == TwoPlayer::twoNations);
  if (!nations) return tl::unexpected(nations.error());
  setup->nations = std::move(*nations);
  Game game = makeGame(std::make_shared<const GameSetup>(std::move(*setup)), choice.board->map);
  if (const auto wrong = checkSetup(game)) return failure("{}: {}", wrong->rule, wrong->part());
  return NewGame{std::move(game), std::make_shared<Gazetteer>(choice.board->map)};
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
