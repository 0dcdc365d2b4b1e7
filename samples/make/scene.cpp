#include "samples/make/scene.h"

#include "engine/fold/apply.h"
#include "engine/rules/rondel.h"
#include "engine/rules/situation.h"
#include "libreplay/study/annotation_codec.h"

#include <fmt/format.h>

#include <stdexcept>

namespace annales::samples {
namespace {

constexpr std::string_view kAuthor = "Annales";
constexpr std::string_view kWhen = "2026-11-20T18:00:00Z";

[[noreturn]] void impossible(const std::string& what) {
  throw std::logic_error(what);
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
  const Site site = (*log_.game().map)[at(province)].site;
  return act(CityFounded{active(), static_cast<Resource>(indexOf(site)), at(province), {}});
}
Scene& Scene::trade(const Amount& paid, const Amount& gain) {
  return act(Traded{active(), paid, gain});
}
Scene& Scene::done() {
  decideOn(EndTurn{});
  while (state_.turn.stage == Stage::incomeDue) { // the bank has no coin left: everybody takes gold
    exactly(IncomeReceived{NationId(state_.turn.next), amountOf(Resource::gold, 1)});
    decideOn(Proceed{});
  }
  return *this;
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

Scene& Scene::go(Space to) {
  const int price = rondelPriceOf(Situation{log_.game(), state_}, to);
  if (price > 0) give(log_.game().nationWord(active()), amountOf(Resource::gold, price));
  return ride(to);
}

Scene& Scene::turnOf(std::string_view nation) {
  while (active() != who(nation)) {
    const Space now = state_[active()].rondel;
    ride(now == Space::none ? Space::maneuver1 : static_cast<Space>((indexOf(now) + 1) % kSpaces));
    done();
  }
  return *this;
}

Scene& Scene::raise(std::string_view nation, std::string_view province) {
  turnOf(nation).give(nation, amountOf(Resource::marble, log_.game().ruleset->templePrice));
  return go(Space::temple).temple(province).done();
}

Scene& Scene::study(std::string_view nation, const std::vector<std::string_view>& knowHows) {
  turnOf(nation).give(nation, amountOf(Resource::gold, static_cast<int>(knowHows.size()) * 10));
  go(Space::knowHow);
  for (const std::string_view k : knowHows)
    learn(k);
  return done();
}

Scene& Scene::muster(std::string_view nation, std::string_view province, Kind kind, int count) {
  while (state_.units(at(province), who(nation), kind) < count) {
    const int most = state_[at(province)].temple ? 3 : 1;
    const int now = std::min(most, count - state_.units(at(province), who(nation), kind));
    turnOf(nation).give(nation, amountOf(Resource::iron, now));
    go(Space::arming).arm(province, kind, now).done();
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
  march(nation, kind, path);
  Amount price;
  price.of = {1, 1, 1, 0};
  turnOf(nation).give(nation, price).maneuver().found(path.back());
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
