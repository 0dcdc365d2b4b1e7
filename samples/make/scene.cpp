#include "samples/make/scene.h"

#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/cards.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/rondel.h"
#include "engine/rules/temple.h"
#include "libreplay/log/annotation_codec.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace annales::samples {
namespace {

constexpr std::string_view kAuthor = "Annales";
constexpr std::string_view kWhen = "2026-11-20T18:00:00Z";

[[noreturn]] void impossible(const std::string& what) {
  throw std::logic_error(what);
}

/// What the know-how costs that nobody has yet, the dearest of the game: enough for any.
int dearestKnowHow(const Ruleset& rules) {
  int most = 0;
  for (const KnowHow& k : rules.knowHows)
    most = std::max(most, k.price.first);
  return most;
}

Amount asAmount(const Price& price) {
  Amount amount = price.goods;
  amount.add(Resource::coins, price.coins);
  return amount;
}

} // namespace

GameState stateAt(const EventLog& log, NodeIndex node) {
  auto state = begin(log.game());
  if (!state) impossible(state.error().message);
  const std::vector<NodeIndex> path = log.path(node);
  for (std::size_t i = 1; i < path.size(); ++i)
    if (const Refusal refusal = annales::apply(*state, log[path[i]].event)) impossible(std::string(*refusal));
  return *state;
}

Scene::Scene(NewGame begun, std::string title) : log_(std::move(begun)), line_(kMainLine) {
  if (const auto wrong = checkSetup(log_.game())) impossible(wrong->message);
  state_ = stateAt(log_, 0);
  tag("event", std::move(title));
  decideOn(Proceed{});
}

ProvinceId Scene::at(std::string_view province) const {
  const ProvinceId p = log_.game().map->find(province);
  if (!p.exists()) impossible(fmt::format("no province {}", province));
  return p;
}

NationId Scene::who(std::string_view nation) const {
  const NationId n = log_.game().nation(nation);
  if (!n.exists()) impossible(fmt::format("no nation {}", nation));
  return n;
}

CardId Scene::card(std::string_view id) const {
  const std::vector<Card>& deck = log_.game().ruleset->deck;
  const auto found = std::find_if(deck.begin(), deck.end(), [&](const Card& c) { return c.id == id; });
  if (found == deck.end()) impossible(fmt::format("no card {}", id));
  return CardId(static_cast<std::size_t>(found - deck.begin()));
}

Resource Scene::resourceOf(std::string_view province) const {
  const Site site = (*log_.game().map)[at(province)].site;
  if (site > Site::gold) impossible(fmt::format("{} does not say what it produces", province));
  return static_cast<Resource>(indexOf(site));
}

void Scene::add(Event event) {
  if (const Refusal refusal = annales::apply(state_, event)) impossible(std::string(*refusal));
  head_ = log_.append(head_, std::move(event));
}

Scene& Scene::decideOn(const Move& move) {
  auto events = decide(log_.game(), state_, move);
  if (!events)
    impossible(fmt::format("round {}, event {}: {}: {}", state_.round, state_.seq, events.error().rule,
                           events.error().message));
  for (Event& event : *events)
    add(std::move(event));
  return *this;
}

Scene& Scene::ride(Space to) {
  return act(RondelMoved{active(), to, {}});
}
Scene& Scene::produce() {
  return act(Produced{active(), {}});
}
Scene& Scene::temple(std::string_view province) {
  return act(TempleBuilt{active(), at(province), {}});
}
Scene& Scene::learn(std::string_view knowHow) {
  return act(KnowHowDeveloped{active(), log_.game().ruleset->knowHow(knowHow), {}});
}
Scene& Scene::arm(std::string_view province, Kind kind, int count) {
  return act(UnitsArmed{active(), kind, at(province), static_cast<std::uint8_t>(count), {}});
}
Scene& Scene::move(Kind kind, int count, std::string_view from, std::string_view to, int spent) {
  return act(UnitsMoved{active(), kind, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(spent),
                        at(from), at(to)});
}
Scene& Scene::battle(std::string_view opponent, std::string_view province, Kind kind, int count, int spent,
                     std::string_view demandedBy) {
  return act(BattleFought{active(), who(opponent), who(demandedBy), kind, static_cast<std::uint8_t>(count),
                          static_cast<std::uint8_t>(spent), at(province)});
}
Scene& Scene::conquer(std::string_view province, int legions, int galleys) {
  return act(CityConquered{active(), state_[at(province)].owner, static_cast<std::uint8_t>(legions),
                           static_cast<std::uint8_t>(galleys), at(province)});
}
Scene& Scene::found(std::string_view province) {
  return found(province, resourceOf(province));
}
Scene& Scene::found(std::string_view province, Resource resource) {
  return act(CityFounded{active(), resource, at(province), {}});
}
Scene& Scene::wall(std::string_view province) {
  return act(WallBuilt{active(), at(province), {}});
}
Scene& Scene::recruit(Kind kind, int count) {
  return act(UnitsRecruited{active(), kind, static_cast<std::uint8_t>(count), {}});
}
Scene& Scene::bellona(std::string_view province, Kind kind) {
  const std::size_t nations = log_.game().nations();
  const NationId passedTo((active().index() + nations - 1) % nations);
  return act(BellonaUsed{active(), passedTo, kind, province.empty() ? ProvinceId::none() : at(province)});
}
Scene& Scene::take(std::string_view id) {
  return exactly(CardTaken{NationId(1 - active().index()), card(id)});
}
Scene& Scene::reveal(std::string_view id) {
  return exactly(CardRevealed{card(id)});
}
Scene& Scene::trade(const Amount& paid, const Amount& gain) {
  return act(Traded{active(), paid, gain});
}
Scene& Scene::done() {
  decideOn(EndTurn{});
  while (state_.turn.awarded || state_.turn.citiesLost > 0) { // of a turn whose cards are not taken yet
    const Situation now{log_.game(), state_};
    if (state_.turn.stage != Stage::inTurn) break;
    if (cardsDue(now) > 0 || revealForced(now))
      exactly(nextCard());
    else
      decideOn(EndTurn{});
  }
  while (state_.turn.stage == Stage::incomeDue) { // the bank has no coin left: everybody takes gold
    exactly(IncomeReceived{NationId(state_.turn.next), amountOf(Resource::gold, 1)});
    decideOn(Proceed{});
  }
  return *this;
}
Event Scene::nextCard() const {
  for (Event& event : legal(log_.game(), state_, Payments::cheapest))
    if (std::holds_alternative<CardRevealed>(event) || std::holds_alternative<CardTaken>(event)) return event;
  impossible("there is no card to take or to reveal");
}
Scene& Scene::exactly(Event event) {
  return decideOn(Act{std::move(event), true});
}
Scene& Scene::mistake(Event event) {
  add(std::move(event));
  return *this;
}

Scene& Scene::give(std::string_view nation, const Amount& goods, std::string reason) {
  return exactly(Corrected{who(nation), goods, std::make_shared<const std::string>(std::move(reason))});
}

Scene& Scene::open(const std::vector<std::string_view>& cards) {
  for (const std::string_view id : cards)
    reveal(id);
  return decideOn(Proceed{});
}

Scene& Scene::go(Space to) {
  const int price = rondelPriceOf(Situation{log_.game(), state_}, to);
  if (price > 0) give(log_.game().nationWord(active()), amountOf(Resource::gold, price));
  return ride(to);
}

template <class E> void Scene::lay(const E& event) {
  Amount lacking = asAmount(priceOf(Situation{log_.game(), state_}, event));
  for (std::size_t r = 0; r < kResources; ++r) // the way may have been paid with what was handed over
    lacking.of[r] = static_cast<std::int16_t>(std::max(0, lacking.of[r] - state_[active()].stock[r]));
  if (!lacking.empty()) give(log_.game().nationWord(active()), lacking);
  act(event);
}

Scene& Scene::turnOf(std::string_view nation) {
  while (active() != who(nation)) {
    const Space now = state_[active()].rondel;
    const bool mustArm = now == Space::maneuver1 && state_.bellona == active();
    ride(now == Space::none ? Space::maneuver1
                            : static_cast<Space>((indexOf(now) + (mustArm ? 2 : 1)) % kSpaces));
    done();
  }
  return *this;
}

Scene& Scene::raise(std::string_view nation, std::string_view province) {
  turnOf(nation);
  const TempleBuilt built{active(), at(province), {}};
  give(nation, asAmount(priceOf(Situation{log_.game(), state_}, built)));
  go(Space::temple).lay(built);
  return done();
}

Scene& Scene::study(std::string_view nation, const std::vector<std::string_view>& knowHows) {
  turnOf(nation).give(nation, amountOf(Resource::gold, static_cast<int>(knowHows.size()) *
                                                           dearestKnowHow(*log_.game().ruleset)));
  go(Space::knowHow);
  for (const std::string_view k : knowHows)
    lay(KnowHowDeveloped{active(), log_.game().ruleset->knowHow(k), {}});
  return done();
}

void Scene::fillBox(std::string_view nation, Kind kind, int count) {
  turnOf(nation).give(nation,
                      amountOf(Resource::gold, count * log_.game().ruleset->recruitPrice[indexOf(kind)]));
  go(Space::knowHow).lay(UnitsRecruited{active(), kind, static_cast<std::uint8_t>(count), {}});
  done();
}

Scene& Scene::muster(std::string_view nation, std::string_view province, Kind kind, int count) {
  while (state_.units(at(province), who(nation), kind) < count) {
    const int most = state_[at(province)].temple ? 3 : 1;
    const int now = std::min(most, count - state_.units(at(province), who(nation), kind));
    const Ruleset& rules = *log_.game().ruleset;
    const int boxed = state_[who(nation)].box[indexOf(kind)];
    if (rules.reserve == ReservePolicy::box && boxed < now) fillBox(nation, kind, now - boxed);
    turnOf(nation).give(nation, amountOf(Resource::iron, now * rules.unitPrice[indexOf(kind)]));
    go(Space::arming).lay(UnitsArmed{active(), kind, at(province), static_cast<std::uint8_t>(now), {}});
    if (state_.bellona == active()) bellona("", kind);
    done();
  }
  return *this;
}

Scene& Scene::maneuver() {
  const Situation now{log_.game(), state_};
  const bool first = rondelPriceOf(now, Space::maneuver1) <= rondelPriceOf(now, Space::maneuver2);
  return go(first ? Space::maneuver1 : Space::maneuver2);
}

Scene& Scene::march(std::string_view nation, Kind kind, const std::vector<std::string_view>& path) {
  const int before = state_.units(at(path.front()), who(nation), kind);
  muster(nation, path.front(), kind, before + 1);
  for (std::size_t i = 1; i < path.size(); ++i)
    turnOf(nation).maneuver().move(kind, 1, path[i - 1], path[i]).done();
  return *this;
}

Scene& Scene::settle(std::string_view nation, Kind kind, const std::vector<std::string_view>& path) {
  return settle(nation, kind, path, resourceOf(path.back()));
}

Scene& Scene::settle(std::string_view nation, Kind kind, const std::vector<std::string_view>& path,
                     Resource resource) {
  march(nation, kind, path).turnOf(nation);
  const CityFounded city{active(), resource, at(path.back()), {}};
  give(nation, asAmount(priceOf(Situation{log_.game(), state_}, city))).maneuver().lay(city);
  return done();
}

Scene& Scene::tag(std::string name, std::string value) {
  log_.setTag(std::move(name), std::move(value));
  return *this;
}

Scene& Scene::remark(std::string text, std::vector<std::string> glyphs, std::vector<Mark> marks,
                     std::vector<std::string> tags) {
  Annotation annotation;
  annotation.event = log_[head_].id;
  annotation.author = kAuthor;
  annotation.at = kWhen;
  annotation.audience = Audience::club;
  annotation.glyphs = std::move(glyphs);
  annotation.text = std::move(text);
  annotation.marks = std::move(marks);
  annotation.tags = std::move(tags);
  annotation.id = annotationId(annotation);
  log_.annotate(std::move(annotation));
  return *this;
}

Scene& Scene::close() {
  if (const auto set = log_.setLine(line_, head_); !set) impossible(set.error().message);
  return *this;
}

Scene& Scene::branch(NodeIndex from, std::string name) {
  close();
  line_ = std::move(name);
  head_ = from;
  state_ = stateAt(log_, from);
  return *this;
}

} // namespace annales::samples
