#include "engine/event/field_reader.h"

namespace annales::inline engine {

/// The words of `op`, in the order of CardEffect::Op.
template <> struct Words<CardEffect::Op> {
  static constexpr std::array<std::string_view, 4> list{"wall", "stock", "strength", "units"};
};

namespace {

/// No box and no supply holds more.
constexpr int kMaxUnits = 99;

void readPlace(FieldReader& r, CardEffect& effect) {
  const simdjson::dom::element value = r.field("place");
  std::string_view word;
  if (value.get_string().get(word) == simdjson::SUCCESS && word == "box")
    effect.place = CardEffect::Place::box;
  else if (word == "supply")
    effect.place = CardEffect::Place::supply;
  else
    effect.province = readProvince(value, "effects: \"place\"", r.names().provinces, r.fault());
}

void readUnits(FieldReader& r, CardEffect& effect) {
  effect.change = r.integer("change", -kMaxUnits, kMaxUnits);
  if (effect.change == 0 && r.ok()) r.wrong("change", "must not be 0");
  effect.kind = r.kind("kind");
  effect.nation = r.nation("nation");
  readPlace(r, effect);
}

CardEffect readEffect(FieldReader& r) {
  CardEffect effect;
  effect.op = r.word<CardEffect::Op>("op");
  switch (effect.op) {
  case CardEffect::Op::wall:
    effect.present = r.truth("present");
    effect.province = r.province("province");
    break;
  case CardEffect::Op::stock:
    effect.stock = r.change("change");
    effect.nation = r.nation("nation");
    break;
  case CardEffect::Op::strength:
    effect.change = r.integer("bonus", 1, kMaxUnits);
    effect.province = r.province("province");
    break;
  case CardEffect::Op::units:
    readUnits(r, effect);
    break;
  }
  r.finish();
  return effect;
}

} // namespace

std::vector<CardEffect> readEffects(FieldReader& r, std::string_view key) {
  std::vector<CardEffect> effects;
  for (const simdjson::dom::element item : r.list(key)) {
    if (!r.ok()) break;
    FieldReader one(item, key, r.names(), r.fault());
    effects.push_back(readEffect(one));
  }
  return effects;
}

} // namespace annales::inline engine
