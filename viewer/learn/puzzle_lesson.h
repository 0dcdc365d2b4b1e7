// Puzzles as steps of a lesson, each in its game.
#pragma once

#include "libreplay/learning/decisive.h"
#include "viewer/learn/quiz.h"

#include <string>
#include <vector>

namespace annales::viewer {

/// The steps in one game.
struct GameSteps {
  std::shared_ptr<const OpenedGame> game;
  std::vector<LessonMoment> moments; // in the order of the game
};

/// Game after game in the order of the puzzles; numbers go on from `number` through all of them. A later
/// position of a game shows what an earlier one asks, so those of a game come in its order.
[[nodiscard]] std::vector<GameSteps> stepsOfPuzzles(const std::vector<QuizItem>& puzzles, int number,
                                                    Language language);

/// The steps that the lesson lacks in the game as it is now.
[[nodiscard]] std::vector<LessonMoment> lackingSteps(const EventLog& log, const std::string& slug,
                                                     std::vector<LessonMoment> moments);

/// The game with these steps as a lesson, in memory alone.
[[nodiscard]] EventLog withSteps(const GameSteps& steps, const std::string& title);

/// A line of the game that has all events asked about; empty: none has.
[[nodiscard]] std::string lineOfSteps(const OpenedGame& game, const std::vector<LessonMoment>& moments);

} // namespace annales::viewer
