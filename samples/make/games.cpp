#include "samples/make/games.h"

#include "samples/make/bot_game.h"

namespace annales::samples {
namespace {

std::vector<Milestone> milestones() {
  return {
      {isA<CityFounded>,
       "The first new city of the game. Whoever has units on free sites early never lacks kings.",
       {"!"},
       {}},
      {isA<TempleBuilt>,
       "The first temple: from now on this city counts three times, and is a target.",
       {},
       {}},
      {[](const Event& e, const Situation&) {
         const auto* won = std::get_if<PersonageWon>(&e);
         return won != nullptr && won->personage == Personage::scholar;
       },
       "The first scholar. The race for know-hows that nobody has is on.",
       {"!?"},
       {}},
      {isA<CityConquered>,
       "The first conquest. Was it worth the units, or was it only the nearest city?",
       {"?!"},
       {"open"}},
      {bringsATempleDown, "A temple falls, and with it comes a general.", {"!!"}, {}},
      {isA<GameEnded>,
       "Look back from here: at which round could the others still have seen this coming?",
       {},
       {"open"}},
  };
}

std::optional<Amount> paysTooMuch(Event& event, const Situation& at) {
  auto* ride = std::get_if<RondelMoved>(&event);
  if (ride == nullptr || !ride->paid.empty() || at.state.round < 4) return std::nullopt;
  if (at.own().has(Resource::marble) <= 2 || !producedOn(ride->to)) return std::nullopt;
  ride->paid = amountOf(Resource::marble, 1);
  return amountOf(Resource::marble, 1);
}

std::optional<Amount> paysTooLittle(Event& event, const Situation& at) {
  auto* temple = std::get_if<TempleBuilt>(&event);
  if (temple == nullptr || at.state.round < 6 || temple->paid[Resource::marble] < 2) return std::nullopt;
  temple->paid.add(Resource::marble, -1);
  return amountOf(Resource::marble, -1);
}

std::vector<Slip> slips() {
  return {{paysTooMuch,
           "Three spaces are free: nobody owed anything here.",
           {"overpaid"},
           "paid for a free way on the rondel; noticed and given back"},
          {paysTooLittle,
           "A temple costs five, in marble or coins. Four were paid.",
           {},
           "the temple's fifth marble, paid when it was noticed"}};
}

} // namespace

std::vector<Sample> games() {
  const SimulateSpec occident = botGame(RulesetId::antike, "occident", 4, 7);
  const SimulateSpec orient = botGame(RulesetId::antike, "orient", 3, 11);
  return {{"game-occident", tellGame(occident, "Four nations on Occident", milestones())},
          {"game-orient-mistakes",
           tellGame(orient, "Three nations on Orient, with the table's mistakes", {}, slips())}};
}

} // namespace annales::samples
