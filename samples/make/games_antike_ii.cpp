#include "samples/make/bot_game.h"
#include "samples/make/games.h"

namespace annales::samples {
namespace {

bool wonScholar(const Event& event, const Situation&) {
  const auto* won = std::get_if<PersonageWon>(&event);
  return won != nullptr && won->personage == Personage::scholar;
}

std::vector<Milestone> marksOfAntikeII() {
  return {
      {isA<Produced>,
       "A coin comes with every production, however small. There is no income between the rounds.",
       {},
       {}},
      {isA<BellonaUsed>,
       "Bellona: a unit for nothing, and the card goes on to the nation before in the order.",
       {"!"},
       {}},
      {wonScholar,
       "The first scholar. The know-how itself works only from the end of this turn.",
       {"!?"},
       {}},
      {isA<NeutralTempleDestroyed>,
       "A neutral temple falls: three units for a general, and the site is free for a city.",
       {"!"},
       {}},
      {isA<Traded>, "Trade: goods that lie about become the one that is lacking.", {}, {}},
      {isA<CityConquered>,
       "The first city changes hands. All units there count, whatever way they came.",
       {"?!"},
       {"open"},
       "What if the nation leaves its neighbours in peace and produces? It keeps its units, and they keep "
       "guard."},
      {bringsATempleDown, "A temple falls, and with it comes a general.", {"!!"}, {}},
      {isA<GameEnded>, "Who has few personages is defended better: did that matter here?", {}, {"open"}},
  };
}

std::optional<Amount> forgetsTheCoin(Event& event, const Situation& at) {
  auto* produced = std::get_if<Produced>(&event);
  if (produced == nullptr || at.state.round < 3 || produced->gain[Resource::coins] != 1) return std::nullopt;
  if (at.own().has(Resource::coins) < 2) return std::nullopt; // it would be missed before it is noticed
  produced->gain.add(Resource::coins, -1);
  return amountOf(Resource::coins, 1);
}

std::optional<Amount> armsAtTheOldPrice(Event& event, const Situation& at) {
  auto* armed = std::get_if<UnitsArmed>(&event);
  if (armed == nullptr || at.state.round < 3 || armed->paid[Resource::iron] < 2) return std::nullopt;
  armed->paid.add(Resource::iron, -1);
  return amountOf(Resource::iron, -1);
}

std::vector<Slip> slipsOfAntikeII() {
  return {{forgetsTheCoin,
           "Every production brings a coin. Here it stayed in the bank.",
           {},
           "the coin of the production, taken when it was noticed"},
          {armsAtTheOldPrice,
           "A unit costs two iron in this game, not one as in the game of 2005.",
           {},
           "the unit's second iron, paid when it was noticed"}};
}

} // namespace

std::vector<Sample> gamesOfAntikeII() {
  const SimulateSpec west = botGame(RulesetId::antikeII, "mare-nostrum", 4, 2);
  const SimulateSpec east = botGame(RulesetId::antikeII, "orient-ii", 3, 5);
  return {{"antike-ii.game-mare-nostrum", tellGame(west, "Four nations on Mare Nostrum", marksOfAntikeII())},
          {"antike-ii.game-orient-ii-mistakes",
           tellGame(east, "Three nations on the Orient of Antike II, with the table's mistakes",
                    marksOfAntikeII(), slipsOfAntikeII())}};
}

} // namespace annales::samples
