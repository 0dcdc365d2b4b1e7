// Looking ahead by playing on: from a decision to the next turns, with greedy bots for everybody, or with the
// player that has learned the game.
#pragma once

#include "engine/play/playout.h"
#include "engine/search/company.h"
#include "engine/search/net.h"
#include "engine/search/value.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace annales::inline engine {

/// A first choice and the style in which its nation goes on.
struct Candidate {
  Row row = kPass;
  Style style = Style::growth;
  bool sparing = false; ///< the row is a step that spares a good, listed after the usual ones
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// Plays on from positions of one game; for one thread. The same seed meets the same chance, so that what
/// is compared differs by the choices alone.
class Ahead {
public:
  /// `company`: who plays in rollouts.
  Ahead(Game game, std::shared_ptr<const Reach> reach, const Company& company = {});

  /// The position where the next turn has begun, or the game is over, if `who` takes the candidate at this
  /// decision and plays on in its style. `line` gets the events on the way.
  const GameState& afterChoice(const GameState& state, NationId who, const Candidate& candidate,
                               std::uint64_t seed, std::vector<Event>* line = nullptr);
  /// The same if `who` decides what it decided in `turn` (the events after its TurnBegan, `state`), while
  /// bots answer and chance is drawn by the seed; where a decision is not possible any more, the rest of the
  /// turn is played in the style growth.
  const GameState& afterDecisions(const GameState& state, NationId who, std::span<const Event> turn,
                                  std::uint64_t seed, std::vector<Event>* line = nullptr);
  /// Who wins if bots, whom the seed draws from the company, play `turns` turns from here and the value
  /// judges what they come to. Among those who have learned the game their net does, after 1 to 2 · `turns` −
  /// 1 turns, as the seed draws: how much its opinion changes from turn to turn is part of what rollouts
  /// differ by.
  [[nodiscard]] Chances rollout(const GameState& state, std::size_t turns, std::uint64_t seed);
  /// From now on rollouts end before their next turn once `stop` is set, and what they say means nothing;
  /// `stop` outlives this.
  void stopWith(const std::atomic<bool>* stop) { stop_ = stop; }
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && *stop_; }
  /// The value right here; in a company that has learned what its net says of it.
  [[nodiscard]] Chances valued(const GameState& state) const {
    return net_ ? net_->said(judged(state), phaseOf(state)) : judged(state);
  }
  /// The same without the net's calibration: as those who have learned choose their turns.
  [[nodiscard]] Chances judged(const GameState& state) const {
    return net_ ? net_->chances(game_, state, *reach_) : value_.chances(game_, state, *reach_);
  }
  [[nodiscard]] const Company& company() const { return company_; }

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const std::shared_ptr<const Reach>& reach() const { return reach_; }

private:
  void seatAll();
  /// Plays until the next turn has begun; false: the game is over.
  bool run(std::vector<Event>* line = nullptr);
  /// Until so many turns are over: that is where a net has learned to judge.
  void runTurns(std::size_t turns);

  Game game_;
  std::shared_ptr<const Reach> reach_;
  Company company_;
  const Value& value_;
  std::shared_ptr<const Net> net_; // of a company that has learned
  std::vector<Bot> learned_;       // by nation; empty in any other company
  Playout playout_;
  const std::atomic<bool>* stop_ = nullptr;
};

/// What is worth a thought at a decision: each step on the rondel that costs little in each style; else what
/// the three styles would do, and every way to build, learn, found, conquer or be awarded. Without
/// repetition, never empty.
[[nodiscard]] std::vector<Candidate> candidatesOf(const Question& question, const Reach& reach,
                                                  std::uint64_t seed);

} // namespace annales::inline engine
