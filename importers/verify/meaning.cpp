#include "importers/verify/meaning.h"

namespace annales::inline importers {

namespace {

/// Why the event makes no sense after those before it; nothing where it does.
std::optional<Rejection> refusal(std::unique_ptr<TreeFold>& fold, const EventLog& log, NodeIndex event,
                                 std::size_t row) {
  if (!fold) fold = std::make_unique<TreeFold>(log);
  if (fold->after(event) != nullptr) return std::nullopt;
  const auto why = Saying::of(fold->refusal(event).value_or("an earlier event makes no sense"));
  return Rejection{Error(say("{} makes no sense here: {}", nameOf(log[event].event), why)), row};
}

} // namespace

class MeaningCheck::Judge : public GameJudge {
public:
  void accepted(const EventLog& log, NodeIndex event, std::size_t row) override {
    if (!refused) refused = refusal(fold, log, event, row);
  }

  std::unique_ptr<TreeFold> fold;
  std::optional<Rejection> refused;
};

void MeaningCheck::accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) {
  if (!refused_) refused_ = refusal(folds_[game], log, event, row);
}

std::unique_ptr<GameJudge> MeaningCheck::judge() const {
  return std::make_unique<Judge>();
}

/// The fold is not kept: few games go on after others.
void MeaningCheck::judged(GameNumber, const EventLog&, std::unique_ptr<GameJudge> judge) {
  if (!refused_) refused_ = std::move(static_cast<Judge&>(*judge).refused);
}

} // namespace annales::inline importers
