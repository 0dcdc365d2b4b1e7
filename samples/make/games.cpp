#include "samples/make/games.h"

#include "engine/map/board_shelf.h"
#include "engine/play/simulate.h"
#include "engine/rules/situation.h"

#include "samples/make/scene.h"

#include <stdexcept>

namespace annales::samples {
namespace {

SimulateSpec spec(std::string_view board, int nations, std::uint64_t seed) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find(board);
  if (!spec.board) throw std::logic_error("a board of the samples is missing");
  spec.nations = nations;
  spec.seed = seed;
  return spec;
}

NewGame begun(const SimulateSpec& spec) {
  auto game = simulatedGame(spec, 0);
  if (!game) throw std::logic_error(game.error().message);
  return *game;
}

/// The events after GameCreated and after what a Scene tells by itself, up to the first turn.
std::vector<Event> played(const SimulateSpec& spec, const NewGame& game) {
  std::vector<Event> events;
  bool turnBegan = false;
  const auto end = simulate(spec, 0, game, [&](const Event& event) {
    if (turnBegan) events.push_back(event);
    turnBegan = turnBegan || std::holds_alternative<TurnBegan>(event);
  });
  if (!end) throw std::logic_error(end.error().message);
  return events;
}

void nameThePlayers(Scene& scene, const SimulateSpec& spec) {
  constexpr std::array players{"Growth bot", "Military bot", "Progress bot"};
  const Game& game = scene.log().game();
  for (std::size_t i = 0; i < game.nations(); ++i)
    scene.tag("player." + game.nationWord(NationId(i)), players[i % players.size()]);
  scene.tag("site", "a computer").tag("date", "2026-11-20");
  scene.tag("source", "bots of Annales, " + spec.board->name.en + ", seed " + std::to_string(spec.seed));
}

/// The first event of a kind that a remark is worth.
struct Milestone {
  bool (*is)(const Event&, const Situation&);
  const char* text;
  std::vector<std::string> glyphs;
  std::vector<std::string> tags;
  bool passed = false;
};

std::vector<Milestone> milestones() {
  return {
      {[](const Event& e, const Situation&) { return std::holds_alternative<CityFounded>(e); },
       "The first new city of the game. Whoever has units on free sites early never lacks kings.",
       {"!"},
       {}},
      {[](const Event& e, const Situation&) { return std::holds_alternative<TempleBuilt>(e); },
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
      {[](const Event& e, const Situation&) { return std::holds_alternative<CityConquered>(e); },
       "The first conquest. Was it worth the units, or was it only the nearest city?",
       {"?!"},
       {"open"}},
      {[](const Event& e, const Situation& at) {
         const auto* fallen = std::get_if<CityConquered>(&e);
         return fallen != nullptr && at.state[fallen->province].temple;
       },
       "A temple falls, and with it comes a general.",
       {"!!"},
       {}},
      {[](const Event& e, const Situation&) { return std::holds_alternative<GameEnded>(e); },
       "Look back from here: at which round could the others still have seen this coming?",
       {},
       {"open"}},
  };
}

EventLog occident() {
  const SimulateSpec of = spec("occident", 4, 7);
  const NewGame game = begun(of);
  Scene scene(game, "Four nations on Occident");
  nameThePlayers(scene, of);
  std::vector<Milestone> list = milestones();
  for (const Event& event : played(of, game)) {
    const GameState before = scene.state();
    scene.exactly(event);
    for (Milestone& m : list) {
      if (m.passed || !m.is(event, Situation{scene.log().game(), before})) continue;
      m.passed = true;
      scene.remark(m.text, m.glyphs, {}, m.tags);
    }
  }
  return scene.close().log();
}

/// What goes wrong at the table, and how it is put right in the same turn, so that the rest is the same game.
class CarelessTable {
public:
  explicit CarelessTable(Scene& scene) : scene_(scene) {}

  void play(const Event& event) {
    repay(event);
    if (const auto* ride = std::get_if<RondelMoved>(&event); ride != nullptr && paysTooMuch(*ride)) return;
    if (const auto* temple = std::get_if<TempleBuilt>(&event); temple != nullptr && paysTooLittle(*temple))
      return;
    scene_.exactly(event);
  }

private:
  struct Debt {
    NationId nation;
    int marble = 0;
  };

  bool paysTooMuch(RondelMoved ride) {
    const bool rich = scene_.state()[ride.nation].has(Resource::marble) > 2;
    if (overpaid_ || !ride.paid.empty() || scene_.state().round < 4 || !rich || !producedOn(ride.to))
      return false;
    overpaid_ = true;
    ride.paid = amountOf(Resource::marble, 1);
    debts_.push_back({ride.nation, 1});
    scene_.mistake(ride).remark("Three spaces are free: nobody owed anything here.", {"?"}, {}, {"overpaid"});
    return true;
  }

  bool paysTooLittle(TempleBuilt temple) {
    if (underpaid_ || scene_.state().round < 6 || temple.paid[Resource::marble] < 2) return false;
    underpaid_ = true;
    temple.paid.add(Resource::marble, -1);
    debts_.push_back({temple.nation, -1});
    scene_.mistake(temple).remark("A temple costs five, in marble or coins. Four were paid.", {"?"});
    return true;
  }

  /// Before the turn ends, when it is noticed.
  void repay(const Event& next) {
    if (debts_.empty() || !std::holds_alternative<TurnEnded>(next)) return;
    for (const Debt& debt : debts_)
      scene_.give(scene_.log().game().nationWord(debt.nation), amountOf(Resource::marble, debt.marble),
                  debt.marble > 0 ? "paid for a free way on the rondel; noticed and given back"
                                  : "the temple's fifth marble, paid when it was noticed");
    debts_.clear();
  }

  Scene& scene_;
  std::vector<Debt> debts_;
  bool overpaid_ = false;
  bool underpaid_ = false;
};

EventLog orient() {
  const SimulateSpec of = spec("orient", 3, 11);
  const NewGame game = begun(of);
  Scene scene(game, "Three nations on Orient, with the table's mistakes");
  nameThePlayers(scene, of);
  CarelessTable table(scene);
  for (const Event& event : played(of, game))
    table.play(event);
  return scene.close().log();
}

} // namespace

std::vector<Sample> games() {
  return {{"game-occident", occident()}, {"game-orient-mistakes", orient()}};
}

} // namespace annales::samples
