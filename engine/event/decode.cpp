#include "engine/event/canonical_reader.h"
#include "engine/event/field_reader.h"

#include <span>

namespace annales::inline engine {
namespace {

constexpr int kMaxSpent = 9;

// One reader per type, its fields in sorted order, as they are in a written log. Those of frequent types read
// canonical text, too.

constexpr auto roundBegan = [](auto& r) -> Event {
  return RoundBegan{static_cast<std::uint16_t>(r.integer("round", 1, kHighestRound))};
};

constexpr auto incomeReceived = [](auto& r) -> Event {
  IncomeReceived e;
  e.gain = r.amount("gain");
  e.nation = r.nation("nation");
  return e;
};

constexpr auto turnBegan = [](auto& r) -> Event { return TurnBegan{r.nation("nation")}; };

constexpr auto rondelMoved = [](auto& r) -> Event {
  RondelMoved e;
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  e.to = r.template word<Space>("to");
  return e;
};

constexpr auto produced = [](auto& r) -> Event {
  Produced e;
  e.gain = r.amount("gain");
  e.nation = r.nation("nation");
  return e;
};

template <class Built>
constexpr auto built = [](auto& r) -> Event {
  Built e;
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  e.province = r.province("province");
  return e;
};

constexpr auto knowHowDeveloped = [](auto& r) -> Event {
  KnowHowDeveloped e;
  e.knowHow = r.knowHow("knowHow");
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  return e;
};

constexpr auto unitsRecruited = [](auto& r) -> Event {
  UnitsRecruited e;
  e.count = r.small("count", 1, kMostUnitsAtOnce);
  e.kind = r.kind("kind");
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  return e;
};

constexpr auto unitsArmed = [](auto& r) -> Event {
  UnitsArmed e;
  e.count = r.small("count", 1, kMostUnitsAtOnce);
  e.kind = r.kind("kind");
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  e.province = r.province("province");
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
    r.wrong("province", "and \"kind\" must both be null, or neither of them");
  return e;
}

constexpr auto unitsMoved = [](auto& r) -> Event {
  UnitsMoved e;
  e.count = r.small("count", 1, kMostUnitsAtOnce);
  e.from = r.province("from");
  e.kind = r.kind("kind");
  e.nation = r.nation("nation");
  e.spent = r.small("spent", 0, kMaxSpent);
  e.to = r.province("to");
  return e;
};

constexpr auto battleFought = [](auto& r) -> Event {
  BattleFought e;
  e.count = r.small("count", 1, kMostUnitsAtOnce);
  e.demandedBy = r.nation("demandedBy");
  e.kind = r.kind("kind");
  e.nation = r.nation("nation");
  e.opponent = r.nation("opponent");
  e.province = r.province("province");
  e.spent = r.small("spent", 0, kMaxSpent);
  return e;
};

constexpr auto cityConquered = [](auto& r) -> Event {
  CityConquered e;
  e.from = r.nation("from");
  e.galleys = r.small("galleys", 0, kMostUnitsAtOnce);
  e.legions = r.small("legions", 0, kMostUnitsAtOnce);
  e.nation = r.nation("nation");
  e.province = r.province("province");
  return e;
};

constexpr auto neutralTempleDestroyed = [](auto& r) -> Event {
  NeutralTempleDestroyed e;
  e.galleys = r.small("galleys", 0, kMostUnitsAtOnce);
  e.legions = r.small("legions", 0, kMostUnitsAtOnce);
  e.nation = r.nation("nation");
  e.province = r.province("province");
  return e;
};

constexpr auto cityAbandoned = [](auto& r) -> Event {
  CityAbandoned e;
  e.nation = r.nation("nation");
  e.province = r.province("province");
  return e;
};

constexpr auto cityFounded = [](auto& r) -> Event {
  CityFounded e;
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  e.province = r.province("province");
  e.resource = r.goods("resource");
  return e;
};

constexpr auto traded = [](auto& r) -> Event {
  Traded e;
  e.gain = r.amount("gain");
  e.nation = r.nation("nation");
  e.paid = r.amount("paid");
  return e;
};

constexpr auto cardRevealed = [](auto& r) -> Event { return CardRevealed{r.card("card")}; };

constexpr auto cardTaken = [](auto& r) -> Event {
  CardTaken e;
  e.card = r.card("card");
  e.nation = r.nation("nation");
  return e;
};

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

constexpr auto turnEnded = [](auto& r) -> Event { return TurnEnded{r.nation("nation")}; };

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
  if (effects.empty() && r.ok()) r.wrong("effects", "must be left out where it changes nothing");
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
    Type{TurnEnded::name, inAll, turnEnded},
    Type{TurnBegan::name, inAll, turnBegan},
    Type{RondelMoved::name, inAll, rondelMoved},
    Type{UnitsMoved::name, inAll, unitsMoved},
    Type{Produced::name, inAll, produced},
    Type{IncomeReceived::name, inAntike, incomeReceived},
    Type{UnitsArmed::name, inAll, unitsArmed},
    Type{CityFounded::name, inAll, cityFounded},
    Type{PersonageWon::name, inAll, personageWon},
    Type{RoundBegan::name, inAll, roundBegan},
    Type{TempleBuilt::name, inAll, built<TempleBuilt>},
    Type{KnowHowDeveloped::name, inAll, knowHowDeveloped},
    Type{Traded::name, inAll, traded},
    Type{BattleFought::name, inAll, battleFought},
    Type{CityConquered::name, inAll, cityConquered},
    Type{CardRevealed::name, inDuellum, cardRevealed},
    Type{CardTaken::name, inDuellum, cardTaken},
    Type{CardPlayed::name, inDuellum, cardPlayed},
    Type{WallBuilt::name, inDuellum, built<WallBuilt>},
    Type{UnitsRecruited::name, inDuellum, unitsRecruited},
    Type{BellonaUsed::name, inII, bellonaUsed},
    Type{NeutralTempleDestroyed::name, inII, neutralTempleDestroyed},
    Type{CityAbandoned::name, inAntike, cityAbandoned},
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
  if (row == nullptr) return failure("{} is not an event of a game that has begun", inQuotes(type));
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
