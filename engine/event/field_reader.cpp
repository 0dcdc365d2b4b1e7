#include "engine/event/field_reader.h"

namespace annales::inline engine {
namespace {

using simdjson::dom::element;

std::string_view textOr(element value, std::string_view otherwise) {
  std::string_view text;
  return value.get_string().get(text) == simdjson::SUCCESS ? text : otherwise;
}

/// A value for a sentence: texts as they are, others by their type.
Part shown(element value) {
  return value.is_string() ? Part(inQuotes(textOr(value, ""))) : Part(Saying::of(describe(value)));
}

} // namespace

std::size_t kindsOf(const Game& game) {
  return game.setup->options.specialUnits ? kKinds : kBasicKinds.size();
}

CardId cardOf(const Ruleset& rules, std::string_view word) {
  for (std::size_t i = 0; i < rules.deck.size(); ++i)
    if (rules.deck[i].id == word) return CardId(i);
  return CardId::none();
}

ProvinceId readProvince(element value, std::string_view what, Gazetteer& provinces, JsonFault& fault) {
  const std::string_view word = textOr(value, "");
  if (const ProvinceId known = provinces.map().find(word); known.exists()) return known;
  if (fault.any()) return ProvinceId::none();
  if (!isId(word)) {
    fault.set(say("{} must be the id of a province (a-z, 0-9 and -), not {}", what, shown(value)));
    return ProvinceId::none();
  }
  const ProvinceId stranger = provinces.intern(word);
  if (!stranger.exists()) fault.set(say("{}: too many provinces are not on the board", what));
  return stranger;
}

Amount readAmount(element value, std::string_view what, int low, int high, JsonFault& fault) {
  Amount amount;
  for (const auto part : readObject(value, what, fault)) {
    std::int64_t number = 0;
    const auto resource = valueOf<Resource>(part.key);
    const bool good = resource && amount[*resource] == 0 && number == 0 &&
                      part.value.get_int64().get(number) == simdjson::SUCCESS && number >= low &&
                      number <= high && number != 0;
    if (good)
      amount.set(*resource, static_cast<int>(number));
    else if (fault.any())
      return amount;
    else if (!resource)
      fault.set(
          say("{} has {}; it can only have {}", what, inQuotes(part.key), anyOf(Words<Resource>::list)));
    else if (amount[*resource] != 0)
      fault.set(say("{} has {} twice", what, inQuotes(part.key)));
    else
      fault.set(
          say("{}: {} must be a whole number from {} to {}, and not 0", what, inQuotes(part.key), low, high));
  }
  return amount;
}

NationId FieldReader::nation(std::string_view key) {
  const element value = field(key);
  const NationId found = names_.game.nation(textOr(value, ""));
  if (!found.exists() && ok()) wrong(key, say("must be a nation of this game, not {}", shown(value)));
  return found;
}

NationId FieldReader::nationOrNull(std::string_view key) {
  const element value = field(key);
  if (value.is_null()) return NationId::none();
  const NationId found = names_.game.nation(textOr(value, ""));
  if (!found.exists() && ok()) wrong(key, say("must be null or a nation of this game, not {}", shown(value)));
  return found;
}

ProvinceId FieldReader::province(std::string_view key) {
  const element value = field(key);
  const ProvinceId found = names_.provinces.map().find(textOr(value, ""));
  return found.exists()
             ? found
             : readProvince(value, fmt::format("{}: \"{}\"", where(), key), names_.provinces, fault());
}

ProvinceId FieldReader::provinceOrNull(std::string_view key) {
  const element value = field(key);
  if (value.is_null()) return ProvinceId::none();
  return readProvince(value, fmt::format("{}: \"{}\"", where(), key), names_.provinces, fault());
}

KnowHowId FieldReader::knowHow(std::string_view key) {
  const element value = field(key);
  const KnowHowId found = names_.game.ruleset->knowHow(textOr(value, ""));
  if (!found.exists() && ok()) wrong(key, say("must be a know-how of this game, not {}", shown(value)));
  return found;
}

CardId FieldReader::card(std::string_view key) {
  const element value = field(key);
  const CardId found = cardOf(*names_.game.ruleset, textOr(value, ""));
  if (!found.exists() && ok())
    wrong(key, say("must be a card from the deck of this game, not {}", shown(value)));
  return found;
}

Kind FieldReader::kind(std::string_view key) {
  const std::optional<Kind> found = kindOrNull(key);
  if (!found && ok()) wrong(key, "must be a kind of unit, not null");
  return found.value_or(Kind::legion);
}

std::optional<Kind> FieldReader::kindOrNull(std::string_view key) {
  const element value = field(key);
  if (value.is_null()) return std::nullopt;
  const std::size_t kinds = kindsOf(names_.game);
  const std::optional<Kind> found = valueOf<Kind>(textOr(value, ""));
  if (found && indexOf(*found) < kinds) return found;
  if (ok())
    wrong(key, say("must be {}, not {}", anyOf(std::span(Words<Kind>::list).first(kinds)), shown(value)));
  return Kind::legion;
}

Resource FieldReader::goods(std::string_view key) {
  const Resource found = word<Resource>(key);
  if (found == Resource::coins && ok()) wrong(key, "must be marble, iron or gold");
  return found;
}

Amount FieldReader::amount(std::string_view key) {
  return readAmount(field(key), key, 1, kMaxAmount, fault());
}

Amount FieldReader::changeOrNothing(std::string_view key) {
  return readAmount(field(key), key, -kMaxAmount, kMaxAmount, fault());
}

Amount FieldReader::change(std::string_view key) {
  const Amount amount = changeOrNothing(key);
  if (amount.empty() && ok()) wrong(key, "must change something");
  return amount;
}

} // namespace annales::inline engine
