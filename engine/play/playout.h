// A game between bots, an event at a time: who is asked when, and what chance decides.
#pragma once

#include "engine/play/bot.h"
#include "engine/rules/rules.h"
#include "engine/state/game_state.h"

#include <functional>
#include <optional>
#include <vector>

namespace annales::inline engine {

/// Longer games are broken off; none between greedy bots is that long.
inline constexpr int kMostRounds = 200;

/// What a nation is to step on in its first turns, a choice of spaces each; an empty choice: as it likes.
using OpeningPlan = std::vector<std::vector<Space>>;

class Playout {
public:
  /// Begins after GameCreated. One bot per nation. Fails where the setup cannot be folded.
  static Result<Playout> begin(Game game, std::vector<Bot> bots, std::uint64_t seed);

  /// Goes on from any state of the game.
  static Playout resume(Game game, const GameState& state, std::vector<Bot> bots, std::uint64_t seed) {
    return Playout(std::move(game), state, std::move(bots), seed);
  }
  /// The same game and bots once more from another state. Plans begin anew. `payments`: what the bots may
  /// choose among.
  void restart(const GameState& state, std::uint64_t seed, Payments payments = Payments::cheapest) {
    state_ = state;
    rng_ = Rng(seed);
    payments_ = payments;
    turns_.assign(turns_.size(), 0);
  }
  /// From now on this bot plays for the nation.
  void seat(NationId nation, Bot bot) { bots_[nation.index()] = std::move(bot); }

  /// Its bot is asked in its own turn even where there is one choice alone, so that it may wait.
  void askAlways(NationId nation) { askedAlways_ |= static_cast<std::uint8_t>(1U << nation.index()); }
  /// Asked first which card is drawn; where it passes, it is chance.
  void drawBy(Bot dealer) { dealer_ = std::move(dealer); }
  /// Who answered `kWait` in the last step; none: nobody did.
  [[nodiscard]] NationId waitingFor() const { return waiting_; }

  /// Where no step to one of the plan's spaces is legal at its cheapest price, the bot steps as it likes. A
  /// step of the plan is paid so that the good that its action spends is spared (`listSparingSteps`).
  void follow(NationId nation, OpeningPlan plan) { plans_[nation.index()] = std::move(plan); }

  /// The next event, already folded into the state; null when the game is over or somebody waits.
  const Event* step();
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const GameState& state() const { return state_; }

private:
  Playout(Game game, const GameState& state, std::vector<Bot> bots, std::uint64_t seed)
      : game_(std::move(game)), state_(state), bots_(std::move(bots)), plans_(bots_.size()),
        turns_(bots_.size()), rng_(seed) {}

  [[nodiscard]] std::optional<Event> followsBetweenTurns() const;
  [[nodiscard]] Row decided();
  [[nodiscard]] Row betweenTurns();
  [[nodiscard]] Row inTurn();
  [[nodiscard]] Row demandOfOthers();
  [[nodiscard]] Row answerToConquest(Row conquest);
  [[nodiscard]] Row drawn();
  [[nodiscard]] bool comesByItself() const;
  [[nodiscard]] Row ask(NationId who, bool mayPass);
  /// Fills `options_` with the rows that are the nation's to choose and satisfy the test.
  template <class Test> void collect(Test&& test);
  /// The spaces that the acting nation's plan has for its turn, while its step is due; else null.
  [[nodiscard]] const std::vector<Space>* planned() const;
  /// Adds steps that are paid otherwise, where somebody can choose among them.
  void offerPayments();
  /// Takes the steps out of `options_` that the acting nation's plan does not have.
  void keepToPlan();

  Game game_;
  GameState state_;
  std::vector<Bot> bots_;
  std::vector<OpeningPlan> plans_; // by nation
  std::vector<std::size_t> turns_; // begun, by nation
  std::uint8_t askedAlways_ = 0;   // a bit by NationId
  std::optional<Bot> dealer_;
  NationId waiting_;
  Rng rng_;
  Payments payments_ = Payments::cheapest;
  Event last_;
  std::vector<Event> legal_; // reused from step to step
  std::vector<Row> options_;
};

/// Plays the game to its end; `each` sees every event after GameCreated.
Result<GameState> playGame(const Game& game, std::vector<Bot> bots, std::uint64_t seed,
                           const std::function<void(const Event&)>& each);
[[nodiscard]] Result<std::vector<Event>> playGame(const Game& game, std::vector<Bot> bots,
                                                  std::uint64_t seed);

} // namespace annales::inline engine
