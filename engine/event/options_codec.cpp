#include "engine/event/options_codec.h"

#include "engine/core/json_writer.h"
#include "engine/map/map.h"

#include <algorithm>
#include <array>

namespace annales::inline engine {
namespace {

using simdjson::dom::element;

constexpr int kMaxCoins = 999;
constexpr int kMaxCopies = 99;
constexpr int kMaxPrice = 99;

// --- writing
// -------------------------------------------------------------------------------------------------

void writeDeck(JsonWriter& json, const std::vector<Card>& deck) {
  json.key("deck");
  json.beginObject();
  for (const Card& card : deck) { // sorted by id
    json.key(card.id);
    json.beginObject();
    json.field("copies", card.copies);
    json.field("does", wordOf(card.does));
    json.field("when", wordOf(card.when));
    json.endObject();
  }
  json.endObject();
}

void writePrices(JsonWriter& json, const Options& options, const Ruleset& table) {
  std::vector<std::size_t> named;
  for (std::size_t i = 0; i < table.knowHows.size(); ++i)
    if (options.prices[i]) named.push_back(i);
  if (named.empty()) return;
  std::sort(named.begin(), named.end(),
            [&](std::size_t a, std::size_t b) { return table.knowHows[a].id < table.knowHows[b].id; });
  json.key("prices");
  json.beginObject();
  for (const std::size_t i : named) {
    json.key(table.knowHows[i].id);
    json.beginArray();
    json.value(options.prices[i]->first);
    json.value(options.prices[i]->later);
    json.endArray();
  }
  json.endObject();
}

void writeSpecialUnits(JsonWriter& json, const SpecialUnits& special) {
  json.key("specialUnits");
  if (!special.owners) return json.value(true);
  json.beginObject();
  json.field("admiral", special.owners->admiral);
  json.field("commander", special.owners->commander);
  json.endObject();
}

void writeFlag(JsonWriter& json, std::string_view key, bool set) {
  if (!set) return;
  json.field(key, true);
}

// --- reading
// -------------------------------------------------------------------------------------------------

bool isTrue(element value) {
  bool truth = false;
  return value.get_bool().get(truth) == simdjson::SUCCESS && truth;
}

/// A default must be left out, so the one value that a flag can have is true.
bool readFlag(ObjectReader& r, std::string_view key) {
  const auto value = r.optional(key);
  if (!value) return false;
  if (!isTrue(*value)) r.wrong(key, "must be true or left out");
  return true;
}

/// Any two texts: whether they are the game's nations is for the rules to say.
SpecialUnits::Owners readOwners(element value, JsonFault& fault) {
  SpecialUnits::Owners owners;
  ObjectReader r(value, "options: \"specialUnits\"", fault);
  owners.admiral = r.text("admiral");
  owners.commander = r.text("commander");
  r.finish();
  return owners;
}

std::optional<SpecialUnits> readSpecialUnits(ObjectReader& r) {
  const auto value = r.optional("specialUnits");
  if (!value) return std::nullopt;
  SpecialUnits special;
  if (value->is_object())
    special.owners = readOwners(*value, r.fault());
  else if (!isTrue(*value))
    r.wrong("specialUnits", "must be true or say which nation has the admiral and which has the commander");
  return special;
}

/// The one of `words` (from the second on: the first is the default) that the option names.
template <class E> E readChoice(ObjectReader& r, std::string_view key) {
  const auto value = r.optional(key);
  if (!value) return E{};
  std::string_view found;
  if (value->get_string().get(found) == simdjson::SUCCESS)
    if (const auto known = valueOf<E>(found); known && *known != E{}) return *known;
  const auto words = std::span(Words<E>::list).subspan(1);
  r.wrong(key, say("must be {} or left out", anyOf(words)));
  return E{};
}

bool readStart(ObjectReader& r) {
  const auto value = r.optional("start");
  if (!value) return false;
  std::string_view found;
  if (value->get_string().get(found) != simdjson::SUCCESS || found != "one-city")
    r.wrong("start", "must be one-city or left out");
  return true;
}

bool readGoal(ObjectReader& r) {
  const auto value = r.optional("goal");
  if (!value) return false;
  std::int64_t goal = 0;
  if (value->get_int64().get(goal) != simdjson::SUCCESS || goal != 12)
    r.wrong("goal", "must be 12 or left out");
  return true;
}

std::optional<int> readCoins(ObjectReader& r, const Ruleset& table) {
  const auto value = r.optional("coins");
  if (!value) return std::nullopt;
  const int coins = readInteger(*value, 1, kMaxCoins, "options: \"coins\"", r.fault());
  if (r.ok() && coins == table.coins) r.wrong("coins", say("must be left out: {} is the default", coins));
  return coins;
}

PricePair readPrice(element value, const KnowHow& knowHow, JsonFault& fault) {
  const std::string what = fmt::format("prices: \"{}\"", knowHow.id);
  const simdjson::dom::array list = readList(value, what, fault);
  if (fault.any()) return {};
  if (list.size() != 2) {
    fault.set(say("{} must be a list of two numbers: the first price and the later price", what));
    return {};
  }
  PricePair price;
  price.first = readInteger(list.at(0).value_unsafe(), 1, kMaxPrice, what, fault);
  price.later = readInteger(list.at(1).value_unsafe(), 1, kMaxPrice, what, fault);
  if (!fault.any() && price == knowHow.price)
    fault.set(say("{} must be left out: these prices are the "
                  "default",
                  what));
  return price;
}

void readPrices(Options& options, ObjectReader& r, const Ruleset& table) {
  const auto value = r.optional("prices");
  if (!value) return;
  const simdjson::dom::object prices = readObject(*value, "options: \"prices\"", r.fault());
  if (r.ok() && prices.size() == 0) r.wrong("prices", "must name at least one know-how or be left out");
  for (const auto price : prices) {
    if (!r.ok()) return;
    const KnowHowId id = table.knowHow(price.key);
    if (!id.exists())
      r.wrong("prices", say("names {}, which is not a know-how of this game", inQuotes(price.key)));
    else if (options.prices[id.index()])
      r.wrong("prices", say("names {} twice", inQuotes(price.key)));
    else
      options.prices[id.index()] = readPrice(price.value, table.knowHows[id.index()], r.fault());
  }
}

/// `strength` answers a conquest; the other effects of the closed list are for one's own turn; `free` goes
/// with all.
bool fits(CardDoes does, CardWhen when) {
  if (does == CardDoes::free) return true;
  return (does == CardDoes::strength) == (when == CardWhen::opponentConquest);
}

Card readCard(std::string_view id, element value, JsonFault& fault) {
  Card card;
  card.id = id;
  const std::string where = "deck: " + inQuotes(id);
  ObjectReader r(value, where, fault);
  card.copies = r.integer("copies", 1, kMaxCopies);
  card.does = r.word<CardDoes>("does");
  card.when = r.word<CardWhen>("when");
  r.finish();
  if (r.ok() && !isId(id)) fault.set(say("{} must be an id (only a-z, 0-9 and -)", where));
  if (r.ok() && !fits(card.does, card.when))
    fault.set(say("{}: \"{}\" does not go with \"{}\"", where, wordOf(card.does), wordOf(card.when)));
  return card;
}

std::optional<std::vector<Card>> readDeck(ObjectReader& r, const Ruleset& table) {
  const auto value = r.optional("deck");
  if (!value) return std::nullopt;
  std::vector<Card> deck;
  for (const auto card : readObject(*value, "options: \"deck\"", r.fault())) {
    if (!r.ok()) return deck;
    if (deck.size() == kMaxCards)
      r.wrong("deck", say("has too many different cards: at most {} are supported", kMaxCards));
    deck.push_back(readCard(card.key, card.value, r.fault()));
  }
  std::sort(deck.begin(), deck.end(), [](const Card& a, const Card& b) { return a.id < b.id; });
  const auto twice =
      std::adjacent_find(deck.begin(), deck.end(), [](const Card& a, const Card& b) { return a.id == b.id; });
  if (twice != deck.end()) r.wrong("deck", say("has the card {} twice", inQuotes(twice->id)));
  if (r.ok() && deck == table.deck) r.wrong("deck", "must be left out: rulebook-four is the default");
  return deck;
}

} // namespace

std::span<const std::string_view> optionNames() {
  static constexpr std::array<std::string_view, 10> kNames{"coins",        "deck",   "freeCityTypes", "goal",
                                                           "nineScholars", "prices", "specialUnits",  "start",
                                                           "twoPlayer",    "variant"};
  return kNames;
}

void appendOptions(std::string& out, const Options& options, const Ruleset& table) {
  JsonWriter json(out);
  json.beginObject();
  if (options.coins) json.field("coins", *options.coins);
  if (options.deck) writeDeck(json, *options.deck);
  writeFlag(json, "freeCityTypes", options.freeCityTypes);
  if (options.goalTwelve) json.field("goal", 12);
  writeFlag(json, "nineScholars", options.nineScholars);
  writePrices(json, options, table);
  if (options.specialUnits) writeSpecialUnits(json, *options.specialUnits);
  if (options.oneCity) json.field("start", "one-city");
  if (options.twoPlayer != TwoPlayer::none) json.field("twoPlayer", wordOf(options.twoPlayer));
  if (options.variant != Variant::standard) json.field("variant", wordOf(options.variant));
  json.endObject();
}

Options readOptions(element value, const Ruleset& table, JsonFault& fault) {
  Options options;
  ObjectReader r(value, "options", fault);
  switch (table.id) {
  case RulesetId::antike:
    options.goalTwelve = readGoal(r);
    options.oneCity = readStart(r);
    options.twoPlayer = readChoice<TwoPlayer>(r, "twoPlayer");
    options.variant = readChoice<Variant>(r, "variant");
    break;
  case RulesetId::antikeII:
    options.coins = readCoins(r, table);
    options.freeCityTypes = readFlag(r, "freeCityTypes");
    options.nineScholars = readFlag(r, "nineScholars");
    readPrices(options, r, table);
    break;
  case RulesetId::duellum:
    options.coins = readCoins(r, table);
    options.deck = readDeck(r, table);
    readPrices(options, r, table);
    options.specialUnits = readSpecialUnits(r);
    break;
  }
  r.finish();
  return options;
}

} // namespace annales::inline engine
