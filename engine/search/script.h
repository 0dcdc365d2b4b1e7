// A turn that was played, decided again: the nation chooses what it chose, while the others' answers and
// chance may differ.
#pragma once

#include "engine/play/bot.h"

#include <memory>
#include <span>
#include <vector>

namespace annales::inline engine {

/// What one nation decided in a turn, in order, up to its TurnEnded.
class Script {
public:
  /// `turn`: the events after the nation's TurnBegan; what follows its TurnEnded does not count.
  Script(std::span<const Event> turn, NationId who, bool automaticBattles);

  /// The next decision, where it is offered. Awards come as they are due, and where others go on first the
  /// nation passes. Nothing once a decision is not possible any more; then all later ones are off.
  [[nodiscard]] std::optional<Row> choose(const Question& question);
  /// Tells it what came, whoever chose it.
  void happened(const Event& event);

  /// The decision that is due; null where none is left or all are off.
  [[nodiscard]] const Event* next() const {
    return off_ || next_ >= decisions_.size() ? nullptr : &decisions_[next_];
  }
  /// Its place in `turn`. Only where there is one.
  [[nodiscard]] std::size_t placeOfNext() const { return places_[next_]; }
  /// It is decided like this now.
  void decideNext(Event instead) { decisions_[next_] = std::move(instead); }

private:
  std::vector<Event> decisions_;
  std::vector<std::size_t> places_; // of the decisions in the turn
  std::size_t next_ = 0;
  bool off_ = false;
};

/// Keeps to the script, and where that is off plays greedily in the style.
[[nodiscard]] Bot following(std::shared_ptr<Script> script, Style style, std::shared_ptr<const Reach> reach);

} // namespace annales::inline engine
