#include "engine/event/canonical_reader.h"
#include "engine/event/event_fields.h"
#include "engine/event/field_reader.h"

#include <concepts>
#include <span>

namespace annales::inline engine {
namespace {

// Readers of a field, by its type.

template <class R> void take(R& r, const auto& field, NationId& value) {
  value = r.nation(field.name);
}
template <class R> void take(R& r, const auto& field, ProvinceId& value) {
  value = r.province(field.name);
}
template <class R> void take(R& r, const auto& field, KnowHowId& value) {
  value = r.knowHow(field.name);
}
template <class R> void take(R& r, const auto& field, CardId& value) {
  value = r.card(field.name);
}
template <class R> void take(R& r, const auto& field, Kind& value) {
  value = r.kind(field.name);
}
template <class R> void take(R& r, const auto& field, Resource& value) {
  value = r.goods(field.name);
}
template <class R> void take(R& r, const auto& field, Space& value) {
  value = r.template word<Space>(field.name);
}
template <class R> void take(R& r, const auto& field, Amount& value) {
  value = r.amount(field.name);
}
template <class R, std::unsigned_integral T> void take(R& r, const auto& field, T& value) {
  value = static_cast<T>(r.integer(field.name, field.low, field.high));
}

// One reader per type, its fields in sorted order, as they are in a written log. The plain ones read
// canonical text, too.

template <class E>
constexpr auto plain = [](auto& r) -> Event {
  E e;
  withFields<E>([&](const auto&... field) { (take(r, field, e.*field.member), ...); });
  return e;
};

Event bellonaUsed(FieldReader& r) {
  BellonaUsed e;
  const std::optional<Kind> kind = r.kindOrNull("kind");
  e.kind = kind.value_or(Kind::legion);
  e.nation = r.nation("nation");
  e.passedTo = r.nation("passedTo");
  e.province = r.provinceOrNull("province");
  if (r.ok() && kind.has_value() != e.province.exists())
    r.wrong("province", "and \"kind\" must both be null, or neither");
  return e;
}

Event cardPlayed(FieldReader& r) {
  CardPlayed e;
  e.card = r.card("card");
  e.effects = std::make_shared<const Adjustments>(readEffects(r, r.list("effects"), "effects"));
  e.nation = r.nation("nation");
  return e;
}

Event personageWon(FieldReader& r) {
  const Ruleset& rules = *r.names().game.ruleset;
  PersonageWon e;
  e.nation = r.nation("nation");
  e.personage = r.word<Personage>("personage");
  e.reason = r.word<AwardReason>("reason");
  if (e.reason == AwardReason::allKnowHow && rules.id == RulesetId::duellum)
    r.wrong("reason", "cannot be all-know-how in this game");
  if (!rules.hasWalls) return e;
  if (const auto walls = r.optional("walls"))
    e.walls = static_cast<std::uint8_t>(readInteger(*walls, 1, 1, "PersonageWon: \"walls\"", r.fault()));
  return e;
}

Event gameEnded(FieldReader& r) {
  GameEnded e;
  e.reason = r.word<EndReason>("reason");
  if (e.reason == EndReason::templeDestroyed && r.names().game.ruleset->templeEnd == TemplePolicy::none)
    r.wrong("reason", "cannot be temple-destroyed in this game");
  e.winner = r.nationOrNull("winner");
  return e;
}

/// What only a moment of a turn has is nothing to be put right.
std::shared_ptr<const Adjustments> alsoCorrected(FieldReader& r) {
  const auto field = r.optional("effects");
  if (!field) return nullptr;
  Adjustments effects = readEffects(r, readList(*field, "Corrected: \"effects\"", r.fault()), "effects");
  if (effects.empty() && r.ok()) r.wrong("effects", "must be left out if it changes nothing");
  for (const Adjustment& effect : effects)
    if (effect.op == Adjustment::Op::strength && r.ok())
      r.wrong("effects", "cannot have strength in a correction");
  return std::make_shared<const Adjustments>(std::move(effects));
}

Event corrected(FieldReader& r) {
  Corrected e;
  e.change = r.changeOrNothing("change");
  e.more->effects = alsoCorrected(r);
  if (e.change.empty() && !e.more->effects && r.ok()) r.wrong("change", "must change something");
  e.nation = r.nation("nation");
  e.more->reason = std::make_shared<const std::string>(r.text("reason"));
  return e;
}

// --- the types and the games that have them
// --------------------------------------------------------------------

enum Games : std::uint8_t { inAntike = 1, inII = 2, inDuellum = 4, inAll = 7 };

struct Type {
  std::string_view name;
  Games games;
  Event (*read)(FieldReader&);
  Event (*readCanonical)(CanonicalReader&) = nullptr;

  constexpr Type(std::string_view n, Games g, Event (*any)(FieldReader&)) : name(n), games(g), read(any) {}
  template <class Read>
  constexpr Type(std::string_view n, Games g, Read both)
      : name(n), games(g), read(both), readCanonical(both) {}

  [[nodiscard]] bool isIn(RulesetId game) const { return ((games >> indexOf(game)) & 1) != 0; }
};

/// The frequent ones first.
constexpr std::array kTypes{
    Type{TurnEnded::name, inAll, plain<TurnEnded>},
    Type{TurnBegan::name, inAll, plain<TurnBegan>},
    Type{RondelMoved::name, inAll, plain<RondelMoved>},
    Type{UnitsMoved::name, inAll, plain<UnitsMoved>},
    Type{Produced::name, inAll, plain<Produced>},
    Type{IncomeReceived::name, inAntike, plain<IncomeReceived>},
    Type{UnitsArmed::name, inAll, plain<UnitsArmed>},
    Type{CityFounded::name, inAll, plain<CityFounded>},
    Type{PersonageWon::name, inAll, personageWon},
    Type{RoundBegan::name, inAll, plain<RoundBegan>},
    Type{TempleBuilt::name, inAll, plain<TempleBuilt>},
    Type{KnowHowDeveloped::name, inAll, plain<KnowHowDeveloped>},
    Type{Traded::name, inAll, plain<Traded>},
    Type{BattleFought::name, inAll, plain<BattleFought>},
    Type{CityConquered::name, inAll, plain<CityConquered>},
    Type{CardRevealed::name, inDuellum, plain<CardRevealed>},
    Type{CardTaken::name, inDuellum, plain<CardTaken>},
    Type{CardPlayed::name, inDuellum, cardPlayed},
    Type{WallBuilt::name, inDuellum, plain<WallBuilt>},
    Type{UnitsRecruited::name, inDuellum, plain<UnitsRecruited>},
    Type{BellonaUsed::name, inII, bellonaUsed},
    Type{NeutralTempleDestroyed::name, inII, plain<NeutralTempleDestroyed>},
    Type{CityAbandoned::name, inAntike, plain<CityAbandoned>},
    Type{Corrected::name, inAll, corrected},
    Type{GameEnded::name, inAll, gameEnded},
};

const Type* find(std::string_view name) {
  for (const Type& type : kTypes)
    if (type.name == name) return &type;
  return nullptr;
}

} // namespace

Result<Event> decodeEvent(std::string_view type, simdjson::dom::element data, const EventNames& names) {
  const Type* row = find(type);
  if (row == nullptr) return failure("{} is not an event that can follow GameCreated", inQuotes(type));
  const RulesetId game = names.game.setup->ruleset;
  if (!row->isIn(game)) return failure("{} has no event of the type {}", game, row->name);
  JsonFault fault;
  FieldReader r(data, row->name, names, fault);
  Event event = row->read(r);
  r.finish();
  if (fault.any()) return fault.failed();
  return event;
}

std::optional<Event> decodeCanonical(std::string_view type, std::string_view& text, const EventNames& names) {
  const Type* row = find(type);
  if (row == nullptr || row->readCanonical == nullptr || !row->isIn(names.game.setup->ruleset))
    return std::nullopt;
  CanonicalReader r(text, names);
  Event event = row->readCanonical(r);
  if (!r.finish()) return std::nullopt;
  text = r.rest();
  return event;
}

Result<void> checkSayable(const Event& event, const EventNames& names) {
  thread_local std::string text;
  thread_local StrictJson json;
  text.clear();
  appendData(text, event, names);
  const auto data = json.parse(text);
  if (!data) return tl::unexpected(data.error());
  const auto again = decodeEvent(nameOf(event), *data, names);
  if (!again) return tl::unexpected(again.error());
  return {};
}

} // namespace annales::inline engine
