#include "importers/verify/meaning.h"

namespace annales::inline importers {

void MeaningCheck::accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) {
  if (refused_) return;
  auto& fold = folds_[game];
  if (!fold) fold = std::make_unique<TreeFold>(log);
  if (fold->after(event) != nullptr) return;
  const auto why = Saying::of(fold->refusal(event).value_or("an event before it has none"));
  refused_ = Rejection{Error(say("{} has no meaning here: {}", nameOf(log[event].event), why)), row};
}

} // namespace annales::inline importers
