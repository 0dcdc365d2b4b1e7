// Games between players that learn, and what is learned from them: positions after a turn, with the chances
// that the rest of the game gives them.
#pragma once

#include "engine/search/net_inputs.h"
#include "engine/search/player.h"
#include "engine/search/self_play.h"
#include "engine/search/turn_player.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace annales::tools {

/// A player of the league.
struct Learner {
  std::variant<Player, TurnThought> way;
  unsigned weight = 1;    ///< how often it is drawn, beside the others'
  bool ofBuiltIn = false; ///< by the net of the game that is built in

  /// A word of `Player`, or "@FILE", "@FILE~X", "@FILE~X:N": the net in the file, straying by X
  /// (`TurnThought::exploration`), with N replies; "strong~X:N" is the same of the net that is built in, with
  /// the bounds of play; behind a "*" the weight. Fails with a sentence.
  [[nodiscard]] static Result<Learner> read(const std::string& text);
  [[nodiscard]] Bot at(const Game& game, std::size_t place) const;
};

/// What is learned from one position.
struct Lesson {
  NetInputs inputs;
  std::array<float, kMaxNations> target{}; ///< chances by nation
};

struct LessonRules {
  double lambda = 0.8;            ///< how much the later positions count beside the next one
  std::shared_ptr<const Net> net; ///< its chances; null: the winner alone
  int mostRounds = 120; ///< longer games end with the chances of the last position, or with equal ones
};

struct LearnedGame {
  std::vector<Lesson> lessons;
  NationId winner;
  int rounds = 0;
  std::uint64_t turns = 0;
};

/// Who sits where: each seat is drawn from the league by the weights. With `against`, one seat alone, drawn
/// evenly; all others are for that player.
[[nodiscard]] std::vector<const Learner*> drawnSeats(const std::vector<Learner>& league,
                                                     const Learner* against, std::size_t nations, Rng& rng);

/// Game number k of the kinds in turn, with the players by seat. No lessons where `rules` is null.
[[nodiscard]] Result<LearnedGame> learnedGame(const std::vector<SimulateSpec>& kinds,
                                              const std::vector<const Learner*>& seats, std::uint64_t k,
                                              const LessonRules* rules);

/// Of so many games one with an option: the kinds in turn, with each of them and each single option of the
/// game between. 0: the kinds alone.
[[nodiscard]] std::vector<SimulateSpec> kindsWithOptions(std::vector<SimulateSpec> kinds, std::size_t every);

/// The number of nations of game number k.
[[nodiscard]] std::size_t nationsOf(const std::vector<SimulateSpec>& kinds, std::uint64_t k);

/// The bytes of a lesson as tools/learn/train.py reads them, for games of up to so many nations.
void appendLesson(std::string& out, const Lesson& lesson, std::size_t mostNations);

} // namespace annales::tools
