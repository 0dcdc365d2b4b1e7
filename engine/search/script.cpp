#include "engine/search/script.h"

#include "engine/event/same_fact.h"
#include "engine/rules/conductor.h"

namespace annales::inline engine {
namespace {

Row offered(const Question& question, const Event& event) {
  for (const Row row : question.options)
    if (sameFact(question.legal[row], event)) return row;
  return kPass;
}

template <class E> Row firstOf(const Question& question) {
  for (const Row row : question.options)
    if (std::holds_alternative<E>(question.legal[row])) return row;
  return kPass;
}

} // namespace

Script::Script(std::span<const Event> turn, NationId who, bool automaticBattles) {
  for (std::size_t i = 0; i < turn.size(); ++i) {
    const Event& event = turn[i];
    if (isOwnDecision(event, who, automaticBattles)) {
      decisions_.push_back(event);
      places_.push_back(i);
    }
    if (std::holds_alternative<TurnEnded>(event)) return;
  }
}

std::optional<Row> Script::choose(const Question& question) {
  while (!off_ && next_ < decisions_.size()) {
    const Event& wanted = decisions_[next_];
    if (const Row row = offered(question, wanted); row != kPass) return row;
    if (std::holds_alternative<TurnEnded>(wanted)) {
      if (question.mayPass) return kPass;
      if (const Row award = firstOf<PersonageWon>(question); award != kPass) return award;
    }
    off_ = !std::holds_alternative<PersonageWon>(wanted);
    if (!off_) ++next_; // it is not due any more
  }
  return std::nullopt;
}

void Script::happened(const Event& event) {
  if (!off_ && next_ < decisions_.size() && sameFact(event, decisions_[next_])) ++next_;
}

Bot following(std::shared_ptr<Script> script, Style style, std::shared_ptr<const Reach> reach) {
  return Bot::thinking([script = std::move(script),
                        greedy = Bot::greedy(style, std::move(reach))](const Question& question, Rng& rng) {
    const auto row = script->choose(question);
    return row ? *row : greedy.choose(question, rng);
  });
}

} // namespace annales::inline engine
