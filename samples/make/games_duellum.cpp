#include "engine/boards/deck_file.h"
#include "engine/boards/price_file.h"
#include "engine/rules/founding.h"

#include "samples/make/bot_game.h"
#include "samples/make/games.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace annales::samples {
namespace {

template <CardDoes does> bool plays(const Event& event, const Situation& at) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return played != nullptr && at.rules().deck[played->card.index()].does == does;
}

std::vector<Milestone> marksOfDuellum() {
  return {
      {isA<UnitsRecruited>,
       "Recruits go into the box first. Only what lies there when a turn begins can be armed.",
       {},
       {}},
      {isA<BattleFought>, "Enemies of one kind never share a province: they fight at once.", {}, {}},
      {isA<WallBuilt>, "A town wall for one marble: the cheapest strength of the game.", {"!"}, {}},
      {isA<CardTaken>,
       "Whoever falls behind takes a card. An award for one is a card for the other.",
       {"!?"},
       {}},
      {plays<CardDoes::strength>, "Fortress, in the other's turn: the city is dearer by one.", {"!"}, {}},
      {isA<CityConquered>,
       "The first city turns over. Its token stays, only the colour is another.",
       {"?!"},
       {"open"},
       "What if the attacker produces in this turn? No city is lost, and no card is taken for it."},
      {bringsATempleDown, "A temple falls, and with it comes a general.", {"!!"}, {}},
      {isA<GameEnded>, "Nine personages. Which of the cards could have held it up?", {}, {"open"}},
  };
}

std::optional<Amount> forgetsTheNeighbour(Event& event, const Situation& at) {
  auto* founded = std::get_if<CityFounded>(&event);
  if (founded == nullptr || priceOf(at, *founded).coins == 0 || founded->paid[Resource::coins] == 0)
    return std::nullopt;
  founded->paid.add(Resource::coins, -1);
  return amountOf(Resource::coins, -1);
}

std::optional<Amount> buildsAtTheOldPrice(Event& event, const Situation& at) {
  auto* temple = std::get_if<TempleBuilt>(&event);
  if (temple == nullptr || at.state.round < 6 || temple->paid[Resource::marble] < 2) return std::nullopt;
  temple->paid.add(Resource::marble, -1);
  return amountOf(Resource::marble, -1);
}

std::vector<Slip> slipsOfDuellum() {
  return {{forgetsTheNeighbour,
           "A neighbour city of the same resource costs a coin more, whosever it is.",
           {},
           "the coin for a neighbour city, paid when it was noticed"},
          {buildsAtTheOldPrice,
           "A temple costs six here, and a coin for each temple beside it. One was missing.",
           {},
           "the temple's sixth marble, paid when it was noticed"}};
}

std::string decksFile(const std::string& name) {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/decks/" + name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The cards and the prices that lie in samples/decks.
Options houseRules() {
  const auto deck = readDeck(decksFile("club-deck.json")).deck;
  const auto prices = readPrices(decksFile("club-prices.json")).prices;
  if (!deck || !prices) throw std::logic_error("a file in samples/decks is not valid");
  Options options;
  options.deck = deck->option();
  prices->putInto(options);
  return options;
}

} // namespace

std::vector<Sample> gamesOfDuellum() {
  SimulateSpec west = botGame(RulesetId::duellum, "rome-carthage", 2, 3);
  west.options = houseRules();
  const SimulateSpec east = botGame(RulesetId::duellum, "greece-persia", 2, 4);
  return {{"duellum.game-rome-carthage",
           tellGame(west, "Rome against Carthage, with the cards and prices of a club", marksOfDuellum())},
          {"duellum.game-greece-persia-mistakes",
           tellGame(east, "Greeks against Persians, with the table's mistakes", marksOfDuellum(),
                    slipsOfDuellum())}};
}

} // namespace annales::samples
