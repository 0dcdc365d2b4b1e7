#include "importers/agn/legal_actions.h"

#include "importers/agn/word_tables.h"

#include <algorithm>

namespace annales::agn {
namespace {

bool comesWithTheTurn(const Event& event) {
  return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<TurnBegan>(event) ||
         std::holds_alternative<Produced>(event) || std::holds_alternative<TurnEnded>(event);
}

} // namespace

std::vector<std::string> LegalActions::at(Place place) const {
  std::vector<std::string> all;
  if (!place.state || place.state->ended) return all;
  const bool between = place.state->turn.stage != Stage::inTurn;
  const std::string heading = nextHeading(place);
  bridge(place, false);
  if (!place.state || place.state->turn.stage != Stage::inTurn) return all;
  const bool first = place.space == Space::none;
  for (const Event& event : legal(in_.game, *place.state, first ? Payments::every : Payments::cheapest))
    add(event, place, all);
  std::ranges::stable_sort(all, {},
                           [](const std::string& text) { return text.find('(') != std::string::npos; });
  const std::string acting = spelling_.nation(place.state->active) + ":";
  if (between) all.push_back(acting);
  if (!between && !heading.empty()) all.push_back(heading);
  return all;
}

void LegalActions::bridge(Place& place, bool closing) const {
  for (int most = 64; most > 0 && place.state; --most) {
    const auto next = dictated(in_.game, *place.state, closing);
    if (!next || (closing && std::holds_alternative<GameEnded>(*next))) return;
    course_.take(place, *next);
    if (std::holds_alternative<TurnBegan>(*next)) return;
  }
}

/// Of the nation whose turn it is when this one ends.
std::string LegalActions::nextHeading(const Place& place) const {
  if (place.space == Space::none) return {};
  Place later = place;
  bridge(later, true);
  const bool begun = later.state && later.state->active.exists() &&
                     later.state->turn.stage == Stage::inTurn && later.space == Space::none;
  return begun ? spelling_.nation(later.state->active) + ":" : std::string();
}

void LegalActions::add(const Event& event, const Place& place, std::vector<std::string>& all) const {
  if (comesWithTheTurn(event)) return;
  if (std::holds_alternative<Traded>(event)) { // there are thousands of ways to trade
    const std::string trade(verbWords()[static_cast<std::size_t>(Verb::trade)]);
    const std::string word = trade.substr(0, trade.find(' '));
    if (std::ranges::find(all, word) == all.end()) all.push_back(word);
    return;
  }
  const std::string text = spelling_.action(shortened(event, place), place.space);
  if (std::ranges::find(all, text) == all.end()) all.push_back(text);
}

Said LegalActions::shortened(const Event& event, const Place& place) const {
  Said said = saidOf(event);
  std::string wanted;
  appendData(wanted, event, in_.names);
  const auto without = [&](auto&& leaveOut) {
    Said shorter = said;
    leaveOut(shorter);
    const auto meant = course_.eventOf(place, shorter);
    if (!meant || meant->index() != event.index()) return;
    std::string data;
    appendData(data, *meant, in_.names);
    if (data == wanted) said = std::move(shorter);
  };
  const bool named = said.verb == Verb::income || said.verb == Verb::correct;
  if (said.nation && !named) without([](Said& s) { s.nation.reset(); });
  if (said.paid) without([](Said& s) { s.paid.reset(); });
  if (said.spent) without([](Said& s) { s.spent.reset(); });
  if (said.legions)
    without([](Said& s) {
      s.legions.reset();
      s.galleys.reset();
    });
  if (said.demander) without([](Said& s) { s.demander.reset(); });
  if (said.other && said.verb != Verb::fight) without([](Said& s) { s.other.reset(); });
  if (said.reason) without([](Said& s) { s.reason.reset(); });
  if (said.walls) without([](Said& s) { s.walls.reset(); });
  if (said.resource) without([](Said& s) { s.resource.reset(); });
  if (said.effects) without([](Said& s) { s.effects.reset(); });
  return said;
}

} // namespace annales::agn
