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

private:
  std::vector<Event> decisions_;
  std::size_t next_ = 0;
  bool off_ = false;
};

/// Keeps to the script, and where that is off plays greedily in the style.
[[nodiscard]] Bot following(std::shared_ptr<Script> script, Style style, std::shared_ptr<const Reach> reach);

} // namespace annales::inline engine
