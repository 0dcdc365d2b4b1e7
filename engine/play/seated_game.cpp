#include "engine/play/seated_game.h"

#include "engine/play/new_game.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

const NationSetup* seatOf(const GameSetup& setup, const std::string& nation) {
  const auto at = std::find_if(setup.nations.begin(), setup.nations.end(),
                               [&](const NationSetup& other) { return other.nation == nation; });
  return at == setup.nations.end() ? nullptr : &*at;
}

/// Cities and partners go with the nation, stocks with the place in the order.
Result<std::vector<NationSetup>> inSeats(const GameSetup& suggested, const std::vector<std::string>& seats,
                                         bool partners) {
  std::vector<NationSetup> nations;
  for (std::size_t place = 0; place < seats.size(); ++place) {
    const NationSetup* nation = seatOf(suggested, seats[place]);
    if (nation == nullptr)
      return failure("the board suggests no game with the {}", Part(Part::Sort::nation, seats[place]));
    nations.push_back(*nation);
    nations.back().stock = suggested.nations[place].stock;
    if (!partners) nations.back().controller = static_cast<int>(place) + 1;
  }
  return nations;
}

} // namespace

Result<NewGame> seatedGame(RulesetId ruleset, Options options, const Board& board,
                           const std::vector<std::string>& nations, std::uint64_t seed) {
  // The order of the seats, not the board's, says who usually has the special units.
  if (options.specialUnits && !options.specialUnits->owners && nations.size() >= 2)
    options.specialUnits->owners = usualOwners(board, nations);
  auto setup = newGame(ruleset, options, board, static_cast<int>(nations.size()), seed);
  if (!setup) return tl::unexpected(setup.error());
  auto seated = inSeats(*setup, nations, options.twoPlayer == TwoPlayer::twoNations);
  if (!seated) return tl::unexpected(seated.error());
  setup->nations = std::move(*seated);
  Game game = makeGame(std::make_shared<const GameSetup>(std::move(*setup)), board.map);
  if (const auto wrong = checkSetup(game)) return failure("{}: {}", wrong->rule, wrong->part());
  return NewGame{std::move(game), std::make_shared<Gazetteer>(board.map)};
}

} // namespace annales::inline engine
