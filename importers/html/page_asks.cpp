#include "importers/html/page_asks.h"

#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "engine/rules/know_how.h"
#include "importers/html/safe_markdown.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/describe.h"
#include "libreplay/learning/pupil_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace annales::inline importers::page {
namespace {

/// A longer list is too long to choose from.
constexpr std::size_t kMostOffers = 240, kMostTradesOffered = 24;

int unitsGoing(const Event& event) {
  const auto* move = std::get_if<UnitsMoved>(&event);
  return move == nullptr ? 1 : int{move->count};
}

std::vector<Pick> picksButUnits(const Event& event) {
  std::vector<Pick> picks = picksOf(event);
  if (std::holds_alternative<UnitsMoved>(event))
    std::erase_if(picks, [](const Pick& pick) { return pick.sort == PickSort::count; });
  return picks;
}

Space spaceOfTurn(const std::vector<Event>& turn) {
  for (const Event& event : turn)
    if (const auto* step = std::get_if<RondelMoved>(&event)) return step->to;
  return Space::none;
}

} // namespace

PageAsks::PageAsks(const RemarkedGame& game, const PageNames& names, const Discussion& discussion,
                   std::string part, AnswersAre answers)
    : game_(game), names_(names), discussion_(discussion), part_(std::move(part)), answers_(answers) {}

/// What the nation itself decides, and no other and no rule for it.
bool PageAsks::decides(const Event& event, NationId who, NationId active) const {
  const bool automatic = names_.ids.game.ruleset->battles == BattlePolicy::automatic;
  return (partOfTurn(event, automatic) || std::holds_alternative<CardTaken>(event)) &&
         chooserOf(event, active) == who;
}

int PageAsks::factOf(const Event& event) {
  std::string json;
  appendFact(json, event, names_.ids);
  const auto [at, isNew] = known_.try_emplace(json, static_cast<int>(facts_.size()));
  if (!isNew) return at->second;
  Fact fact;
  fact.words = {labelOf(event, names_.in[0]), labelOf(event, names_.in[1])};
  fact.kind = static_cast<int>(event.index());
  fact.same = sames_.try_emplace(picksButUnits(event), static_cast<int>(sames_.size())).first->second;
  fact.count = unitsGoing(event);
  fact.json = std::move(json);
  facts_.push_back(std::move(fact));
  return at->second;
}

/// All that may be decided from there on, and what that makes possible; each once.
std::vector<int> PageAsks::offersFrom(const GameState& state, NationId who) {
  std::vector<int> offers;
  std::set<int> known;
  std::vector<GameState> open{state};
  std::size_t trades = 0;
  std::vector<Event> next;
  for (std::size_t i = 0; i < open.size() && offers.size() < kMostOffers; ++i) {
    legalInto(next, names_.ids.game, open[i], Payments::cheapest);
    for (const Event& event : next) {
      if (offers.size() >= kMostOffers) break;
      if (std::holds_alternative<RondelMoved>(event) || !decides(event, who, open[i].active)) continue;
      if (std::holds_alternative<Traded>(event) && ++trades > kMostTradesOffered) continue;
      const int fact = factOf(event);
      if (!known.insert(fact).second) continue;
      offers.push_back(fact);
      GameState after = open[i];
      if (!apply(after, event) && after.active == who) open.push_back(after);
    }
  }
  return offers;
}

/// For each step on the rondel, or for the rest of the turn: what to decide there.
void PageAsks::writeOffers(JsonWriter& json, const AskedPosition& at, const StepAsk& ask) {
  json.key("offers");
  json.beginArray();
  if (answers_ == AnswersAre::played) return json.endArray();
  const auto put = [&](int step, Space space, const GameState& state) {
    std::vector<int> offers = offersFrom(state, at.nation);
    for (const LessonTurn& turn : ask.turns) // all that the coach speaks of can be chosen
      if (spaceOfTurn(turn.turn) == space)
        for (const Event& event : turn.turn)
          if (decides(event, at.nation, at.nation) && !std::holds_alternative<RondelMoved>(event))
            offers.push_back(factOf(event));
    std::set<int> seen;
    json.beginArray();
    json.value(step);
    for (const int fact : offers)
      if (seen.insert(fact).second) json.value(fact);
    json.endArray();
  };
  if (!at.stepIs) {
    put(-1, Space::none, at.state);
  } else {
    for (const Event& event : legal(names_.ids.game, at.state, Payments::cheapest)) {
      const auto* step = std::get_if<RondelMoved>(&event);
      GameState after = at.state;
      if (step != nullptr && !apply(after, event)) put(factOf(event), step->to, after);
    }
  }
  json.endArray();
}

/// Worth (1 right, 0 wrong), match (0: decisions, 1: deeds), whole (1: it ends the turn), text (1: there is
/// one), then its decisions.
void PageAsks::writeTurns(JsonWriter& json, const AskedPosition& at, const StepAsk& ask) {
  json.key("turns");
  json.beginArray();
  if (answers_ == AnswersAre::played) return json.endArray(); // the engine compares
  for (const LessonTurn& turn : ask.turns) {
    json.beginArray();
    for (const bool flag :
         {turn.worth == TurnWorth::right, turn.match == TurnMatch::deeds, turn.whole, !turn.text.empty()})
      json.value(flag ? 1 : 0);
    for (const Event& event : turn.turn)
      if (decides(event, at.nation, at.nation)) json.value(factOf(event));
    json.endArray();
  }
  json.endArray();
}

void PageAsks::writePrices(JsonWriter& json, const AskedPosition& at) const {
  json.key("prices"); // of the rondel's spaces
  json.beginArray();
  for (const int price : at.stepPrices)
    json.value(at.stepIs ? price : -1);
  json.endArray();
  json.key("knowHowPrices");
  json.beginArray();
  const Situation situation{names_.ids.game, at.state};
  for (std::size_t k = 0; k < names_.ids.game.ruleset->knowHows.size(); ++k)
    json.value(knowHowPrice(situation, KnowHowId(k)));
  json.endArray();
}

void PageAsks::addTemplate(std::string_view kind, int number, std::size_t place, std::string_view markdown) {
  templates_ += fmt::format("<template id=\"{}{}{}-{}\">{}</template>\n", part_, kind, number, place,
                            safeHtml(markdown, [](std::string_view) { return -1; }));
}

void PageAsks::write(JsonWriter& json, const DiscussedRemark& remark, int number) {
  const StepAsk ask = askOf(game_.log, discussion_, remark);
  const auto at = askedPosition(game_.log, remark.event);
  if (ask.source == AskSource::none || !at || !at->nation.exists()) return json.null();
  json.beginObject();
  json.field("event", hexOf(game_.log[remark.event].id));
  json.field("hints", static_cast<int>(ask.hints.size()));
  json.field("judges", ask.judges() ? 1 : 0);
  json.field("nation", static_cast<int>(at->nation.index()));
  json.field("step", stepName(remark));
  writePrices(json, *at);
  writeOffers(json, *at, ask);
  writeTurns(json, *at, ask);
  json.endObject();
  for (std::size_t i = 0; i < ask.turns.size(); ++i)
    if (!ask.turns[i].text.empty()) addTemplate("t", number, i, ask.turns[i].text);
  for (std::size_t i = 0; i < ask.hints.size(); ++i)
    addTemplate("h", number, i, ask.hints[i]);
}

/// A fact is its words, its kind, the number of its like, its units, and itself.
void PageAsks::writeFacts(JsonWriter& json) const {
  json.key("facts");
  json.beginArray();
  for (const Fact& fact : facts_) {
    json.beginArray();
    writeBoth(json, fact.words);
    for (const int number : {fact.kind, fact.same, fact.count})
      json.value(number);
    json.raw(fact.json);
    json.endArray();
  }
  json.endArray();
}

} // namespace annales::inline importers::page
