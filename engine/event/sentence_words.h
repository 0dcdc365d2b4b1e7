// All words of a ledger line, in one table a language.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <string_view>

namespace annales {

struct Noun {
  std::string_view one, many;
};

/// All words of one language. Braces name what is put in; nations are plural.
struct Phrasebook {
  std::string_view gameCreated, roundBegan, incomeReceived, turnBegan, rondelMoved, rondelPaid, produced;
  std::string_view templeBuilt, wallBuilt, knowHowDeveloped, unitsRecruited, unitsArmed;
  std::string_view bellonaArmed, bellonaPassed, unitsMoved, battleFought, cityConquered,
      neutralTempleDestroyed;
  std::string_view cityAbandoned, cityFounded, traded, cardRevealed, cardTaken, cardPlayed, cardWithoutEffect;
  std::string_view wallFalls, stockChanges, strengthened, unitsChange;
  std::string_view personageWon, personageWithWall, turnEnded, gameWon, gameWonByTemple, gameAgreed,
      gameAbandoned;
  std::string_view nobody, corrected, nothing, withoutLoss, losing, and_, box, supply;
  std::array<Noun, kResources> resources;
  std::array<Noun, kKinds> kinds;
  std::array<std::string_view, kPersonages> personages; // with an article
  std::array<std::string_view, Words<AwardReason>::list.size()> reasons;
  std::array<std::string_view, kSpaces> spaces;
};

inline constexpr Phrasebook kEnglish{
    .gameCreated = "A game of {ruleset} begins on {board}: {nations}",
    .roundBegan = "Round {number} begins",
    .incomeReceived = "{nation} receive {gain}",
    .turnBegan = "{nation} begin their turn",
    .rondelMoved = "{nation} move to {space}",
    .rondelPaid = "{nation} pay {paid} to reach {space}",
    .produced = "{nation} produce {gain}",
    .templeBuilt = "{nation} build a temple at {province} for {paid}",
    .wallBuilt = "{nation} build a town wall at {province} for {paid}",
    .knowHowDeveloped = "{nation} develop {knowHow} for {paid}",
    .unitsRecruited = "{nation} recruit {units} for {paid}",
    .unitsArmed = "{nation} arm {units} at {province} for {paid}",
    .bellonaArmed = "{nation} arm {units} at {province} with Bellona's help, who goes on to {other}",
    .bellonaPassed = "{nation} let Bellona go on to {other} without a unit",
    .unitsMoved = "{nation} move {units} from {province} to {to}",
    .battleFought = "{nation} demand battle with {other} at {province}: each side loses {units}",
    .cityConquered = "{nation} conquer {province} from {other} {losses}",
    .neutralTempleDestroyed = "{nation} destroy the neutral temple at {province} {losses}",
    .cityAbandoned = "{nation} give up their city at {province}",
    .cityFounded = "{nation} found a city at {province} that yields {resource}, for {paid}",
    .traded = "{nation} trade {paid} for {gain}",
    .cardRevealed = "{card} is revealed",
    .cardTaken = "{nation} take {card}",
    .cardPlayed = "{nation} play {card}: {effects}",
    .cardWithoutEffect = "{nation} play {card} without effect",
    .wallFalls = "the town wall at {province} falls",
    .stockChanges = "{nation} {gain}",
    .strengthened = "{province} is defended by {number} more",
    .unitsChange = "{nation} {units} at {province}",
    .personageWon = "{nation} win {personage} {reason}",
    .personageWithWall = "{nation} win {personage} {reason}, and a town wall",
    .turnEnded = "{nation} end their turn",
    .gameWon = "{nation} win the game",
    .gameWonByTemple = "{nation} win the game by the destruction of a temple",
    .gameAgreed = "The game ends by agreement, won by {nation}",
    .gameAbandoned = "The game is broken off, won by {nation}",
    .nobody = "nobody",
    .corrected = "Correction for {nation}: {gain} ({text})",
    .nothing = "nothing",
    .withoutLoss = "without loss",
    .losing = "and lose {units}",
    .and_ = " and ",
    .box = "the box",
    .supply = "the supply",
    .resources = {{{"marble", "marble"}, {"iron", "iron"}, {"gold", "gold"}, {"coin", "coins"}}},
    .kinds = {{{"legion", "legions"},
               {"galley", "galleys"},
               {"commander", "commanders"},
               {"admiral", "admirals"}}},
    .personages = {"a king", "a scholar", "a general", "a citizen", "a navigator"},
    .reasons = {"for their cities", "for a new know-how", "for a destroyed temple", "for their temples",
                "for their seas", "for all the know-how"},
    .spaces = {"Iron", "Temple", "Gold", "Maneuver I", "Arming", "Marble", "Know-how", "Maneuver II"},
};

} // namespace annales
