// What the things of the game are called: the one vocabulary of sentences, findings, lists, charts and
// exports.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/ids.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// What is counted and is neither a resource nor a kind of unit nor a personage.
enum class Thing : std::uint8_t {
  city,
  temple,
  sea,
  knowHow,
  point,
  wall,
  unit,
  newUnit,
  action,
  event,
  brokenRule,
  finding
};

/// Words that stand alone: heads of columns, names of measures, entries of lists.
enum class Term : std::uint8_t {
  nation,
  nations,
  players,
  resources,
  allResources,
  personages,
  points,
  goal,
  cities,
  temples,
  walls,
  seas,
  knowHow,
  knowHows,
  units,
  cards,
  trade,
  production,
  start,
  roundsCoin,
  correction,
  rondel,
  waste,
  legionsOnBoard,
  galleysOnBoard,
  commandersOnBoard,
  admiralsOnBoard,
  specialUnits,
  allUnitsOnBoard,
  legionsLost,
  galleysLost,
  allUnitsLost,
  legionsInSupply,
  galleysInSupply,
  legionsInBox,
  galleysInBox,
  commandersInBox,
  admiralsInBox,
  wallsOnBoard,
  wallsInSupply,
  stonesLeft,
  marbleCities,
  ironCities,
  goldCities,
  bank,
  openCards,
  deck,
  cityFounded,
  templeBuilt,
  wallBuilt,
  conquest,
  personageWon,
  battle,
  cardPlayed,
  endOfGame,
  breaksRule,
  temple,
  wall,
  neutralTemple,
  asPlayed,
  beforeRoundOne,
  pointsAgainstGoal,
  seaRegions,
  shortPersonages, // for narrow columns: "Pe"
  shortCities,
  shortTemples,
  shortKnowHows,
  shortLegions,
  shortGalleys,
  shortSpecials,
  shortSeas
};

[[nodiscard]] std::string_view titleOf(Term term, Language language = Language::english);

/// "1 marble", "2 iron"; "−2 coins" is the caller's sign before "2 coins".
[[nodiscard]] std::string counted(int count, Resource resource, Language language);
[[nodiscard]] std::string counted(int count, Kind kind, Language language);
[[nodiscard]] std::string counted(int count, Personage personage, Language language);
[[nodiscard]] std::string counted(int count, Thing thing, Language language);
/// The noun alone, as it stands behind that number.
[[nodiscard]] std::string_view nounOf(Resource resource, int count, Language language);
[[nodiscard]] std::string_view nounOf(Kind kind, int count, Language language);
[[nodiscard]] std::string_view nounOf(Personage personage, int count, Language language);
[[nodiscard]] std::string_view nounOf(Thing thing, int count, Language language);

/// "Marble", "Coins".
[[nodiscard]] std::string titleOf(Resource resource, Language language = Language::english);
/// "Coin", of one.
[[nodiscard]] std::string titleOfOne(Resource resource, Language language = Language::english);
/// For the head of a narrow column: "M".
[[nodiscard]] std::string_view letterOf(Resource resource, Language language = Language::english);
/// "Legions".
[[nodiscard]] std::string titleOf(Kind kind, Language language = Language::english);
/// "King".
[[nodiscard]] std::string titleOf(Personage personage, Language language = Language::english);
/// "Kings".
[[nodiscard]] std::string titleOfMany(Personage personage, Language language = Language::english);
/// "cities", "new know-how": why a personage was won.
[[nodiscard]] std::string_view titleOf(AwardReason reason, Language language = Language::english);
/// "goal reached".
[[nodiscard]] std::string_view titleOf(EndReason reason, Language language = Language::english);
/// "land and sea"; "no border".
[[nodiscard]] std::string_view titleOf(BorderKind border, Language language = Language::english);
/// "Marble"; "The founder chooses"; "No city: a sea region".
[[nodiscard]] std::string titleOf(Site site, Language language = Language::english);
/// "Antike Duellum".
[[nodiscard]] std::string_view titleOf(RulesetId ruleset);
/// The name on the rondel; the two maneuvers are told apart.
[[nodiscard]] std::string_view titleOf(Space space, Language language = Language::english);
/// The name of a know-how or a card: "Straßenbau" for "roads" in German, else the readable id.
[[nodiscard]] std::string titleOfTerm(std::string_view id, Language language = Language::english);
/// The title of the play as recorded, "As played", or the name of another line.
[[nodiscard]] std::string titleOfLine(std::string_view name, Language language = Language::english);
/// "2 legions in supply", "1 galley in the box".
[[nodiscard]] std::string countedInSupply(int count, Kind kind, Language language);
[[nodiscard]] std::string countedInBox(int count, Kind kind, Language language);
[[nodiscard]] std::string countedInSupply(int count, Thing thing, Language language);
/// "4 of 5 cities": how far it is to the next of these; "destroyed this turn" where only the turn counts.
[[nodiscard]] std::string progressTo(Personage personage, int count, int target, Language language);

/// "Round 3"; "Before round 1".
[[nodiscard]] std::string titleOfRound(int round, Language language = Language::english);
/// "res-publica" as "Res publica".
[[nodiscard]] std::string readableId(std::string_view id);

/// The noun of a counted part, which the engine says in English: "unit" and "units" in German.
[[nodiscard]] std::string_view germanNoun(std::string_view englishOne, bool one);

} // namespace annales::inline replay
