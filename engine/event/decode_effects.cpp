#include "engine/event/field_reader.h"

namespace annales::inline engine {
namespace {

using simdjson::dom::element;

/// No box and no supply holds more.
constexpr int kMaxUnits = 99;

/// A game without the thing has no such effect.
bool hasOp(const Ruleset& rules, Adjustment::Op op) {
  switch (op) {
  case Adjustment::Op::wall:
    return rules.hasWalls;
  case Adjustment::Op::strength:
  case Adjustment::Op::card:
    return rules.hasCards;
  case Adjustment::Op::neutralTemple:
  case Adjustment::Op::bellona:
    return rules.hasBellona;
  case Adjustment::Op::stock:
  case Adjustment::Op::units:
  case Adjustment::Op::city:
  case Adjustment::Op::temple:
  case Adjustment::Op::knowHow:
  case Adjustment::Op::personage:
  case Adjustment::Op::rondel:
    return true;
  }
  return true;
}

std::string_view wordIn(element value) {
  std::string_view word;
  return value.get_string().get(word) == simdjson::SUCCESS ? word : std::string_view();
}

int changeOf(FieldReader& r) {
  const int change = r.integer("change", -kMaxUnits, kMaxUnits);
  if (change == 0 && r.ok()) r.wrong("change", "must not be 0");
  return change;
}

void readPlace(FieldReader& r, Adjustment& effect) {
  const element value = r.field("place");
  const std::string_view word = wordIn(value);
  if (word == "box" && r.names().game.ruleset->reserve == ReservePolicy::box)
    effect.place = Adjustment::Place::box;
  else if (word == "supply")
    effect.place = Adjustment::Place::supply;
  else
    effect.province = readProvince(value, "effects: \"place\"", r.names().provinces, r.fault());
}

void readCity(FieldReader& r, Adjustment& effect) {
  effect.nation = r.nationOrNull("nation");
  effect.province = r.province("province");
  if (effect.nation.exists()) {
    effect.resource = r.goods("resource");
    return;
  }
  if (!r.field("resource").is_null() && r.ok())
    r.wrong("resource", "and \"nation\" must both be null, or neither");
}

CardPlace readCardPlace(FieldReader& r, std::string_view key) {
  const std::string_view word = wordIn(r.field(key));
  if (word == "pile") return {CardPlace::Lies::pile, {}};
  if (word == "discards") return {CardPlace::Lies::discards, {}};
  if (word == "open") return {CardPlace::Lies::open, {}};
  return {CardPlace::Lies::hand, r.nation(key)};
}

Space readSpace(FieldReader& r) {
  return r.field("space").is_null() ? Space::none : r.word<Space>("space");
}

/// The fields of one op, in sorted order.
void readFields(FieldReader& r, Adjustment& effect) {
  switch (effect.op) {
  case Adjustment::Op::wall:
  case Adjustment::Op::temple:
  case Adjustment::Op::neutralTemple:
    effect.present = r.truth("present");
    effect.province = r.province("province");
    return;
  case Adjustment::Op::stock:
    effect.stock = r.change("change");
    effect.nation = r.nation("nation");
    return;
  case Adjustment::Op::strength:
    effect.change = r.integer("bonus", 1, kMaxUnits);
    effect.province = r.province("province");
    return;
  case Adjustment::Op::units:
    effect.change = changeOf(r);
    effect.kind = r.kind("kind");
    effect.nation = r.nation("nation");
    readPlace(r, effect);
    return;
  case Adjustment::Op::city:
    readCity(r, effect);
    return;
  case Adjustment::Op::knowHow:
    effect.knowHow = r.knowHow("knowHow");
    effect.nation = r.nation("nation");
    effect.present = r.truth("present");
    return;
  case Adjustment::Op::personage:
    effect.change = changeOf(r);
    effect.nation = r.nation("nation");
    effect.personage = r.word<Personage>("personage");
    return;
  case Adjustment::Op::card:
    effect.card = r.card("card");
    effect.from = readCardPlace(r, "from");
    effect.to = readCardPlace(r, "to");
    return;
  case Adjustment::Op::rondel:
    effect.nation = r.nation("nation");
    effect.space = readSpace(r);
    return;
  case Adjustment::Op::bellona:
    effect.nation = r.nation("nation");
    return;
  }
}

Adjustment readEffect(FieldReader& r) {
  Adjustment effect;
  effect.op = r.word<Adjustment::Op>("op");
  if (r.ok() && !hasOp(*r.names().game.ruleset, effect.op))
    r.wrong("op", "is an effect that does not exist in this game");
  readFields(r, effect);
  r.finish();
  return effect;
}

} // namespace

Adjustments readEffects(FieldReader& r, simdjson::dom::array list, std::string_view key) {
  Adjustments effects;
  for (const element item : list) {
    if (!r.ok()) break;
    FieldReader one(item, key, r.names(), r.fault());
    effects.push_back(readEffect(one));
  }
  return effects;
}

} // namespace annales::inline engine
