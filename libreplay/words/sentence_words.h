// The sentences of a ledger line, in one table a language; what things are called stands in terms.h.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <string_view>

namespace annales::inline replay {

/// All phrases of one language. Braces name what is put in; nations are plural.
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
  std::array<std::string_view, kPersonages> personages; // with an article
  std::array<std::string_view, Words<AwardReason>::list.size()> reasons;
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
    .personages = {"a king", "a scholar", "a general", "a citizen", "a navigator"},
    .reasons = {"for their cities", "for a new know-how", "for a destroyed temple", "for their temples",
                "for their seas", "for all the know-how"},
};

/// Nations and boards stay in the nominative, so that no name has to be inflected.
inline constexpr Phrasebook kGerman{
    .gameCreated = "Eine Partie {ruleset} beginnt auf {board}: {nations}",
    .roundBegan = "Runde {number} beginnt",
    .incomeReceived = "{nation} erhalten {gain}",
    .turnBegan = "{nation} beginnen ihren Zug",
    .rondelMoved = "{nation} ziehen auf {space}",
    .rondelPaid = "{nation} zahlen {paid}, um {space} zu erreichen",
    .produced = "{nation} produzieren {gain}",
    .templeBuilt = "{nation} bauen einen Tempel in {province} für {paid}",
    .wallBuilt = "{nation} bauen eine Stadtmauer in {province} für {paid}",
    .knowHowDeveloped = "{nation} entwickeln {knowHow} für {paid}",
    .unitsRecruited = "{nation} heben {units} für {paid} aus",
    .unitsArmed = "{nation} rüsten {units} in {province} für {paid}",
    .bellonaArmed = "{nation} rüsten {units} in {province} mit Bellonas Hilfe; sie geht weiter an {other}",
    .bellonaPassed = "{nation} lassen Bellona ohne Einheit weitergehen an {other}",
    .unitsMoved = "{nation} bewegen {units} von {province} nach {to}",
    .battleFought = "{nation} verlangen Kampf gegen {other} in {province}: jede Seite verliert {units}",
    .cityConquered = "{nation} erobern {province} (bisher {other}) {losses}",
    .neutralTempleDestroyed = "{nation} zerstören den neutralen Tempel in {province} {losses}",
    .cityAbandoned = "{nation} geben ihre Stadt in {province} auf",
    .cityFounded = "{nation} gründen in {province} eine Stadt, die {resource} liefert, für {paid}",
    .traded = "{nation} tauschen {paid} gegen {gain}",
    .cardRevealed = "{card} wird aufgedeckt",
    .cardTaken = "{nation} nehmen {card}",
    .cardPlayed = "{nation} spielen {card}: {effects}",
    .cardWithoutEffect = "{nation} spielen {card} ohne Wirkung",
    .wallFalls = "die Stadtmauer in {province} fällt",
    .stockChanges = "{nation} {gain}",
    .strengthened = "{province} verteidigt sich mit {number} mehr",
    .unitsChange = "{nation} {units} in {province}",
    .personageWon = "{nation} gewinnen {personage} {reason}",
    .personageWithWall = "{nation} gewinnen {personage} {reason}, und eine Stadtmauer",
    .turnEnded = "{nation} beenden ihren Zug",
    .gameWon = "{nation} gewinnen die Partie",
    .gameWonByTemple = "{nation} gewinnen die Partie durch die Zerstörung eines Tempels",
    .gameAgreed = "Die Partie endet einvernehmlich; Sieger: {nation}",
    .gameAbandoned = "Die Partie wird abgebrochen; Sieger: {nation}",
    .nobody = "niemand",
    .corrected = "Berichtigung für {nation}: {gain} ({text})",
    .nothing = "nichts",
    .withoutLoss = "ohne Verlust",
    .losing = "und verlieren {units}",
    .and_ = " und ",
    .box = "der Kaserne",
    .supply = "dem Vorrat",
    .personages = {"einen König", "einen Gelehrten", "einen Feldherrn", "einen Bürger", "einen Seefahrer"},
    .reasons = {"für ihre Städte", "für einen neuen Fortschritt", "für einen zerstörten Tempel",
                "für ihre Tempel", "für ihre Meere", "für alle Fortschritte"},
};

} // namespace annales::inline replay
