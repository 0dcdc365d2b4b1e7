#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/cards.h"
#include "engine/rules/conductor.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "engine/rules/round.h"
#include "engine/rules/temple.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// Events that follow one another, each checked against the fold of those before it.
class Story {
public:
  Story(const Game& game, const GameState& state) : game_(game), state_(state) {}

  [[nodiscard]] Situation at() const { return {game_, state_}; }
  [[nodiscard]] std::vector<Event> take() { return std::move(events_); }

  Fault add(Event event) {
    if (auto wrong = check(game_, state_, event)) return wrong;
    if (const Refusal refusal = annales::apply(state_, event))
      return fault("log.meaning", Saying::of(*refusal));
    events_.push_back(std::move(event));
    return kLegal;
  }

private:
  const Game& game_;
  GameState state_;
  std::vector<Event> events_;
};

/// The default payment of an event that has a price, the gain of a production.
struct Fill {
  const Situation& at;

  template <class E> void operator()(E& e) const {
    if constexpr (requires { priceOf(at, e); }) {
      if (e.nation != at.actor()) return;
      if constexpr (requires { e.province; })
        if (!at.map().has(e.province)) return;
      // If the nation cannot pay, the price as it is asked for, so that `check` names what is missing.
      const Price price = priceOf(at, e);
      Amount asked = price.goods;
      asked.add(Resource::coins, price.coins + price.anything);
      e.paid = cheapest(at.own(), price).value_or(asked);
    } else if constexpr (std::is_same_v<E, Produced>) {
      if (e.nation == at.actor()) e.gain = gainOf(at);
    }
  }
};

Fault proceed(Story& story) {
  const Situation at = story.at(); // its state goes on with the story
  while (at.turn().stage != Stage::inTurn) {
    auto next = Conductor(at.game).next(at.state);
    if (!next) return kLegal;
    if (auto wrong = story.add(*std::move(next))) return wrong;
  }
  return kLegal;
}

Fault award(Story& story, const EndTurn& move) {
  const Situation at = story.at();
  const std::vector<Award> next = nextAwards(at);
  Award chosen = next.front();
  if (next.size() > 1) {
    if (!move.choice)
      return fault(at.rules().rules.allKnowHow, "several stacks are equally high: choose a personage");
    chosen.personage = *move.choice;
  }
  return story.add(wonWith(at, chosen));
}

Fault tell(Story& story, const Act& move) {
  Event event = move.event;
  if (!move.chosenPayment) {
    const Situation at = story.at();
    if (at.actor().exists()) std::visit(Fill{at}, event);
  }
  return story.add(std::move(event));
}

Fault tell(Story& story, const EndTurn& move) {
  if (!story.at().actor().exists()) return fault("turn.order", "it is no nation's turn");
  while (awardDue(story.at()))
    if (auto wrong = award(story, move)) return wrong;
  if (cardsDue(story.at()) > 0) return kLegal; // the opponent chooses a card first
  if (auto wrong = story.add(TurnEnded{story.at().actor()})) return wrong;
  return proceed(story);
}

Fault tell(Story& story, const Proceed&) {
  return proceed(story);
}

} // namespace

tl::expected<std::vector<Event>, Violation> decide(const Game& game, const GameState& state,
                                                   const Move& move) {
  Story story(game, state);
  if (auto wrong = std::visit([&](const auto& m) { return tell(story, m); }, move))
    return tl::unexpected(std::move(*wrong));
  return story.take();
}

} // namespace annales::inline engine
