#include "engine/event/event_fields.h"
#include "engine/event/fields.h"

namespace annales::inline engine {
namespace {

void put(Fields& f, std::string_view name, NationId value) {
  f.nation(name, value);
}
void put(Fields& f, std::string_view name, ProvinceId value) {
  f.province(name, value);
}
void put(Fields& f, std::string_view name, KnowHowId value) {
  f.word(name, f.names().game.ruleset->knowHows[value.index()].id);
}
void put(Fields& f, std::string_view name, CardId value) {
  f.word(name, f.names().game.ruleset->deck[value.index()].id);
}
void put(Fields& f, std::string_view name, const Amount& value) {
  f.amount(name, value);
}
void put(Fields& f, std::string_view name, int value) {
  f.number(name, value);
}
template <class E>
requires std::is_enum_v<E>
void put(Fields& f, std::string_view name, E value) {
  f.word(name, value);
}

template <class E>
requires kHasFields<E>
void fields(Fields& f, const E& e) {
  withFields<E>([&](const auto&... field) { (put(f, field.name, e.*field.member), ...); });
}

void fields(Fields&, const GameCreated&) {} // has its own form, see appendCreated
void fields(Fields& f, const BellonaUsed& e) {
  const bool placed = e.province.exists();
  if (placed)
    f.word("kind", e.kind);
  else
    f.null("kind");
  f.nation("nation", e.nation);
  f.nation("passedTo", e.passedTo);
  if (placed)
    f.province("province", e.province);
  else
    f.null("province");
}
void fields(Fields& f, const CardPlayed& e) {
  put(f, "card", e.card);
  f.key("effects");
  appendEffects(f.out(), *e.effects, f.names());
  f.nation("nation", e.nation);
}
void fields(Fields& f, const PersonageWon& e) {
  f.nation("nation", e.nation);
  f.word("personage", e.personage);
  f.word("reason", e.reason);
  if (e.walls > 0) f.number("walls", e.walls);
}
void fields(Fields& f, const GameEnded& e) {
  f.word("reason", e.reason);
  f.nationOrNull("winner", e.winner);
}
void fields(Fields& f, const Corrected& e) {
  f.amount("change", e.change);
  if (!adjustmentsOf(e).empty()) {
    f.key("effects");
    appendEffects(f.out(), adjustmentsOf(e), f.names());
  }
  f.nation("nation", e.nation);
  f.text("reason", *e.more->reason);
}

void units(Fields& f, const Adjustment& e) {
  f.number("change", e.change);
  f.word("kind", e.kind);
  f.nation("nation", e.nation);
  f.word("op", e.op);
  switch (e.place) {
  case Adjustment::Place::province:
    f.province("place", e.province);
    return;
  case Adjustment::Place::box:
    f.word("place", "box");
    return;
  case Adjustment::Place::supply:
    f.word("place", "supply");
    return;
  }
}

void city(Fields& f, const Adjustment& e) {
  f.nationOrNull("nation", e.nation);
  f.word("op", e.op);
  f.province("province", e.province);
  if (e.nation.exists())
    f.word("resource", e.resource);
  else
    f.null("resource");
}

void cardPlace(Fields& f, std::string_view key, const CardPlace& place) {
  switch (place.lies) {
  case CardPlace::Lies::pile:
    f.word(key, "pile");
    return;
  case CardPlace::Lies::discards:
    f.word(key, "discards");
    return;
  case CardPlace::Lies::open:
    f.word(key, "open");
    return;
  case CardPlace::Lies::hand:
    f.nation(key, place.nation);
    return;
  }
}

void presence(Fields& f, const Adjustment& e) {
  f.word("op", e.op);
  f.truth("present", e.present);
  f.province("province", e.province);
}

void adjustment(Fields& f, const Adjustment& e) {
  switch (e.op) {
  case Adjustment::Op::wall:
  case Adjustment::Op::temple:
  case Adjustment::Op::neutralTemple:
    presence(f, e);
    return;
  case Adjustment::Op::stock:
    f.amount("change", e.stock);
    f.nation("nation", e.nation);
    f.word("op", e.op);
    return;
  case Adjustment::Op::strength:
    f.number("bonus", e.change);
    f.word("op", e.op);
    f.province("province", e.province);
    return;
  case Adjustment::Op::units:
    units(f, e);
    return;
  case Adjustment::Op::city:
    city(f, e);
    return;
  case Adjustment::Op::knowHow:
    put(f, "knowHow", e.knowHow);
    f.nation("nation", e.nation);
    f.word("op", e.op);
    f.truth("present", e.present);
    return;
  case Adjustment::Op::personage:
    f.number("change", e.change);
    f.nation("nation", e.nation);
    f.word("op", e.op);
    f.word("personage", e.personage);
    return;
  case Adjustment::Op::card:
    put(f, "card", e.card);
    cardPlace(f, "from", e.from);
    f.word("op", e.op);
    cardPlace(f, "to", e.to);
    return;
  case Adjustment::Op::rondel:
    f.nation("nation", e.nation);
    f.word("op", e.op);
    if (e.space == Space::none)
      f.null("space");
    else
      f.word("space", e.space);
    return;
  case Adjustment::Op::bellona:
    f.nation("nation", e.nation);
    f.word("op", e.op);
    return;
  }
}

void appendParent(std::string& out, const Hash* parent) {
  if (parent == nullptr) {
    out += "null";
    return;
  }
  out += '"';
  appendHex(out, *parent);
  out += '"';
}

} // namespace

void appendAmount(std::string& out, const Amount& amount) {
  out += '{';
  for (const Resource r : kSortedResources) {
    if (amount[r] == 0) continue;
    out += out.back() == '{' ? "\"" : ",\"";
    out += wordOf(r);
    out += "\":";
    appendNumber(out, amount[r]);
  }
  out += '}';
}

void appendEffects(std::string& out, const Adjustments& effects, const EventNames& names) {
  out += '[';
  for (const Adjustment& e : effects) {
    if (out.back() != '[') out += ',';
    Fields f(out, names);
    adjustment(f, e);
    f.close();
  }
  out += ']';
}

void appendData(std::string& out, const Event& event, const EventNames& names) {
  if (const auto* created = std::get_if<GameCreated>(&event)) {
    appendCreated(out, *created->setup, names);
    return;
  }
  Fields f(out, names);
  std::visit([&f](const auto& e) { fields(f, e); }, event);
  f.close();
}

void appendFact(std::string& out, const Event& event, const EventNames& names) {
  out += "{\"data\":";
  appendData(out, event, names);
  out += ",\"type\":\"";
  out += nameOf(event);
  out += "\"}";
}

void appendEventRecord(std::string& out, const Event& event, const Hash& id, const Hash* parent,
                       const EventNames& names) {
  out += "{\"data\":";
  appendData(out, event, names);
  out += ",\"id\":\"";
  appendHex(out, id);
  out += "\",\"parent\":";
  appendParent(out, parent);
  out += ",\"rec\":\"event\",\"type\":\"";
  out += nameOf(event);
  out += "\"}";
}

Hash eventId(const Event& event, const Hash* parent, const EventNames& names) {
  thread_local std::string data; // kept for its capacity: ids are computed by the million
  data.clear();
  appendData(data, event, names);
  return eventIdOfData(data, nameOf(event), parent);
}

Hash eventIdOfData(std::string_view data, std::string_view type, const Hash* parent) {
  constexpr std::string_view open = R"({"data":)", parentKey = R"(,"parent":)", typeKey = R"(,"type":")",
                             close = R"("})";
  thread_local std::string text;
  text.assign(open).append(data).append(parentKey);
  appendParent(text, parent);
  text.append(typeKey).append(type).append(close);
  return sha256(text);
}

} // namespace annales::inline engine
