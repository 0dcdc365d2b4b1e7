// What games between players say about the strategy tips of the rulebooks (tools/books/README.md).
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/play/simulate.h"
#include "libreplay/inference/share.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace annales::tools {

/// Whether something happened, an observation each; games are the clusters.
using Sightings = std::vector<inference::ShareObservation>;

/// How often something happened in a game, and how often it could have.
struct GameRate {
  double times = 0, chances = 0;
};

/// The first two steps of a nation on the rondel.
using FirstSteps = std::pair<Space, Space>;

/// All games of one board and number of nations. Games without a winner count in `undecided` and in what
/// happens on the way.
struct BookTable {
  std::string board;
  int nations = 0;
  std::uint64_t games = 0, undecided = 0, conquests = 0;
  std::vector<double> rounds, turns; ///< of the games with a winner
  std::map<FirstSteps, int> firstSteps;

  Sightings early;              ///< conquered cities: by units that move one province at a time
  Sightings helped;             ///< conquered cities: the conqueror fought there in the same turn
  std::array<Sightings, 2> won; ///< nations by whether their first conquest came with movement: won
  std::array<std::vector<GameRate>, 2> temples; ///< taken, by unit and turn, without and with movement

  Sightings endGames;                   ///< games in which only generals were left at some time
  Sightings templesThen;                ///< conquered cities while only generals were left: with a temple
  std::array<Sightings, 2> templesNear; ///< conquered cities with a temple: by others, by nations one short
  Sightings lastIsGeneral;              ///< decided games: the last personage was a general
  Sightings withoutTemple;              ///< decided games: the winner had conquered no city with a temple
  Sightings fewGalleys;                 ///< first navigators of nations: with at most four galleys
  std::array<double, kPersonages> ofWinners{}; ///< personages of all winners
};

/// Looks at one game, event by event after GameCreated, and adds it to a table at its end.
class GameWitness {
public:
  /// Both outlive it. `number` distinguishes the games of the table.
  GameWitness(const Game& game, std::uint64_t number, BookTable& table);

  void see(const Event& event);
  void finish();

private:
  void note(Sightings& sightings, bool yes) const { sightings.push_back({number_, 0, yes ? 1.0 : 0.0, 1}); }
  void step(const RondelMoved& event);
  void conquest(const CityConquered& event);
  void personage(const PersonageWon& event);
  void army(NationId nation);
  [[nodiscard]] bool movesFar(NationId nation) const;
  void winner();

  const Game& game_;
  std::uint64_t number_;
  BookTable& table_;
  GameState state_;
  bool ended_ = false; // only generals are left
  double turns_ = 0;
  Personage last_ = Personage::king;
  std::vector<ProvinceId> battles_; // of the turn
  std::array<GameRate, 2> taken_;
  std::array<std::vector<Space>, kMaxNations> steps_;
  std::array<bool, kMaxNations> tookTemple_{};
  std::array<std::optional<bool>, kMaxNations> first_; // whether its first conquest came with movement
};

/// Plays so many games and looks at them. Fails with a sentence.
[[nodiscard]] Result<BookTable> witnessedGames(const SimulateSpec& spec, std::uint64_t games);

} // namespace annales::tools
