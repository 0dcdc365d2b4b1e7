// How games went for two sides, round by round: curves with bands, how long games lasted, and when the first
// personage came. As the games are, strata not looked at. What is measured at a round counts the games that
// had ended before as they ended.
#pragma once

#include "libreplay/inference/rounds.h"
#include "libreplay/inference/survival.h"
#include "libreplay/openings/selection.h"

#include <string_view>
#include <vector>

namespace annales::inline replay {

struct SideCourses {
  std::size_t seats = 0;
  std::size_t games = 0;      // of these seats, each once
  std::size_t unfinished = 0; // of the games
  /// Mean personages after round 1, 2, …; unfinished games are in it as long as they are watched.
  std::vector<inference::RoundMean> personages;
  /// Games that still go on after a round; unfinished ones are watched as long as a round is known to its end
  /// (`FactTable::wholeRounds`). Each game counts once.
  inference::SurvivalCurve playing;
  /// Nations without a personage after a round, errors by game.
  inference::SurvivalCurve withoutPersonage;

  [[nodiscard]] std::size_t rounds() const { return personages.size(); }
};

/// `seats` in the table's order.
[[nodiscard]] SideCourses coursesOf(const FactTable& table, const std::vector<SeatRow>& seats);

} // namespace annales::inline replay
