#include "engine/play/greedy.h"

#include "engine/play/greedy_action.h"
#include "engine/play/greedy_answer.h"
#include "engine/play/greedy_maneuver.h"
#include "engine/play/options.h"
#include "engine/play/prospect.h"
#include "engine/play/step_chances.h"

namespace annales::inline engine {
namespace {

Row chooseSpace(const Outlook& o, const Question& question, Rng& rng) {
  const Campaign campaign = plan(o);
  const Prospect prospect(o, campaign);
  return bestOption<RondelMoved>(question, [&](const RondelMoved& move) {
    const auto mood = static_cast<int>(rng.below(kMoods));
    return 1000 + prospect.worthOf(move.to, move.paid) + mood;
  });
}

/// Awards, or where others go on first, a pass, or the end of the turn.
Row finish(const Question& question, Rng& rng) {
  const Row award = bestOption<PersonageWon>(
      question, [&](const PersonageWon&) { return 1 + static_cast<int>(rng.below(16)); });
  if (award != kPass) return award;
  const Row end = bestOption<TurnEnded>(question, [](const TurnEnded&) { return 1; });
  return end != kPass || question.mayPass ? end : question.options.front();
}

} // namespace

Row chooseGreedily(const Taste& taste, const Reach& reach, const Question& question, Rng& rng) {
  const Outlook o = look(question, taste, reach);
  if (question.who != question.state.active) return answer(o, question, rng);
  if (const Row card = playCard(o, question); card != kPass) return card;
  if (const Row trade = chooseTrade(o, question); trade != kPass) return trade;
  if (question.state.turn.space == Space::none) return chooseSpace(o, question, rng);
  if (const Row action = chooseAction(o, question); action != kPass) return action;
  if (const Row maneuver = chooseManeuver(o, question); maneuver != kPass) return maneuver;
  if (const Row city = chooseFounding(o, question); city != kPass) return city;
  return finish(question, rng);
}

} // namespace annales::inline engine
