// What of a position says who will win: a short list of numbers for each nation, all of about the same size.
// They are taken where a nation is about to move (right after TurnBegan).
#pragma once

#include "engine/event/game.h"
#include "engine/play/reach.h"
#include "engine/state/game_state.h"

#include <array>
#include <memory>
#include <string_view>

namespace annales::inline engine {

/// One row a number; the words are those of the files with fitted weights.
enum class Feature : std::uint8_t {
  points,        ///< of the goal
  oneShort,      ///< one point or less is missing
  twoShort,      ///< two or less
  threeShort,    ///< three or less
  toKing,        ///< progress from the last level to the next king, where the bank has one
  toCitizen,     ///< the same with temples
  toNavigator,   ///< with seas
  nearKing,      ///< a single city is missing
  nearCitizen,   ///< a single temple
  nearNavigator, ///< one or two seas
  scholars,      ///< know-hows that nobody has and the nation could pay now
  prey,          ///< foreign or neutral temples that its units could take in one maneuver
  generals,      ///< the same, where the bank has a general
  threatened,    ///< own temples that some rival could take in one maneuver
  siege,    ///< the nearest it is to taking a foreign temple in two maneuvers: units there of those needed
  besieged, ///< the nearest that some rival is to taking one of its temples
  raids,    ///< foreign cities without a temple that its units could take in one maneuver
  raided,   ///< own ones that some rival could take
  marble,   ///< stocks: a few count most
  iron,
  gold,
  coins,
  makesMarble, ///< what a production brings
  makesIron,
  makesGold,
  cities,
  temples,
  seas,
  legions, ///< on the board
  galleys,
  knowHows,
  walks,     ///< actions of a legion beyond the first
  sails,     ///< of a galley
  defence,   ///< by know-how
  settlers,  ///< units on free sites
  foundable, ///< of those, cities that could be paid now
  buildable, ///< temples that could be paid now
  sites,     ///< free sites that units reach in one maneuver
  land,      ///< free sites nearer to it than to any other
  wait,      ///< turns until its own, of all
  onIron,    ///< where it stands on the rondel, all 0 at the start
  onTemple,
  onGold,
  onManeuver1,
  onArming,
  onMarble,
  onKnowHow,
  onManeuver2,
  walls,    ///< Duellum: on cities
  cards,    ///< in hand
  box,      ///< units in the recruitment box
  specials, ///< commander or admiral on the board
  bellona   ///< Antike II: the next gift is its
};
inline constexpr std::size_t kFeatures = indexOf(Feature::bellona) + 1;

[[nodiscard]] std::string_view nameOf(Feature feature);

using NationFeatures = std::array<float, kFeatures>;
/// By nation; rows beyond the game's nations are not set.
using Features = std::array<NationFeatures, kMaxNations>;

/// Fills the rows of the game's nations. No allocation, no chance.
void featuresOf(Features& out, const Game& game, const GameState& state, const Reach& reach);

class Survey;

/// The same for one position after another, as a search meets them: what depends on pieces that stay where
/// they are is kept. Equal to `featuresOf`, bit for bit. For one thread.
class KeptFeatures {
public:
  KeptFeatures(const Game& game, std::shared_ptr<const Reach> reach);
  ~KeptFeatures();
  KeptFeatures(const KeptFeatures&) = delete;
  KeptFeatures& operator=(const KeptFeatures&) = delete;

  void fill(Features& out, const GameState& state);

private:
  std::unique_ptr<const Game> game_;
  std::shared_ptr<const Reach> reach_;
  std::unique_ptr<Survey> survey_;
};

/// How far the leader is, from 0 to 1.
[[nodiscard]] float phaseOf(const GameState& state);

} // namespace annales::inline engine
