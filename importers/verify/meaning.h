// Folds a log while it is read: the first event that makes no sense is reason enough to reject the file.
#pragma once

#include "importers/readers/game_reader.h"
#include "libreplay/log/timeline.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace annales::inline importers {

class MeaningCheck : public ReadObserver {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override;
  void resting(GameNumber game) override { folds_.erase(game); }
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override;
  void judged(GameNumber game, const EventLog& log, std::unique_ptr<GameJudge> judge) override;

  /// The first event that folding refused, once there was one.
  [[nodiscard]] const std::optional<Rejection>& refused() const { return refused_; }

private:
  class Judge;

  std::unordered_map<GameNumber, std::unique_ptr<TreeFold>> folds_;
  std::optional<Rejection> refused_;
};

} // namespace annales::inline importers
