#include "engine/event/field_reader.h"
#include "engine/event/options_codec.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

using simdjson::dom::element;

constexpr int kContract = 1;
constexpr int kMaxController = 9;
constexpr std::size_t kMinNations = 2;
constexpr std::string_view kWhere = "GameCreated";

bool isUuid(std::string_view text) {
  constexpr std::string_view form = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
  return std::equal(text.begin(), text.end(), form.begin(), form.end(), [](char c, char f) {
    return f == '-' ? c == '-' : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
  });
}

std::string readGame(ObjectReader& r) {
  const std::string_view text = r.text("game");
  if (r.ok() && !isUuid(text)) r.wrong("game", "must be a UUID in lower case, 8-4-4-4-12 digits");
  return std::string(text);
}

void readOrder(ObjectReader& r, std::vector<NationSetup>& nations) {
  for (const element item : r.list("order")) {
    if (nations.size() > kMaxNations) break;
    const std::string_view word = readText(item, "GameCreated: a nation in \"order\"", r.fault());
    if (r.ok() && !isId(word)) r.wrong("order", "must be a list of ids (only a-z, 0-9 and -)");
    const bool twice =
        std::any_of(nations.begin(), nations.end(), [&](const auto& n) { return n.nation == word; });
    if (twice) r.wrong("order", say("has {} twice", inQuotes(word)));
    nations.emplace_back().nation = word;
  }
  if (r.ok() && (nations.size() < kMinNations || nations.size() > kMaxNations))
    r.wrong("order", "must be a list of 2 to 6 different nations");
}

/// An object with exactly the nations of `order` as keys: calls `read` with each nation and its value.
template <class Read>
void readByNation(element value, std::string_view where, std::vector<NationSetup>& nations, JsonFault& fault,
                  Read read) {
  ObjectReader r(value, where, fault);
  for (NationSetup& nation : nations) {
    if (fault.any()) return;
    const element its = r.field(nation.nation);
    if (!fault.any()) read(nation, its);
  }
  r.finish();
}

StartCity readCity(element value, Gazetteer& provinces, JsonFault& fault) {
  StartCity city;
  ObjectReader r(value, "a city of \"setup\"", fault);
  city.province = readProvince(r.field("province"), "a city of \"setup\": \"province\"", provinces, fault);
  city.resource = r.word<Resource>("resource");
  if (r.ok() && city.resource == Resource::coins) r.wrong("resource", "must be marble, iron or gold");
  r.finish();
  return city;
}

void readSetup(NationSetup& nation, element value, Gazetteer& provinces, JsonFault& fault) {
  const std::string where = "setup of " + inQuotes(nation.nation);
  ObjectReader r(value, where, fault);
  for (const element city : r.list("cities")) {
    if (!r.ok()) return;
    nation.cities.push_back(readCity(city, provinces, fault));
  }
  nation.stock = readAmount(r.field("stock"), "stock", 1, 999, fault);
  r.finish();
}

void readAntikeII(ObjectReader& r, GameSetup& setup, Gazetteer& provinces) {
  for (const element province : r.list("neutralTemples")) {
    if (!r.ok()) return;
    setup.neutralTemples.push_back(
        readProvince(province, "GameCreated: \"neutralTemples\"", provinces, r.fault()));
  }
  const std::string_view holder = r.text("bellona");
  for (std::size_t i = 0; i < setup.nations.size(); ++i)
    if (setup.nations[i].nation == holder) setup.bellona = NationId(i);
  if (r.ok() && !setup.bellona.exists())
    r.wrong("bellona", say("must be a nation of this game, not {}", inQuotes(holder)));
}

std::shared_ptr<const Map> readBoard(ObjectReader& r, GameSetup& setup, const BoardFinder& boards) {
  setup.map = r.text("map");
  setup.mapHash = r.hash("mapHash");
  if (!r.ok()) return nullptr;
  std::shared_ptr<const Map> map = boards(setup.mapHash);
  if (map == nullptr)
    r.wrong("mapHash", "names a board that is neither known nor earlier in the file");
  else if (map->id() != setup.map)
    r.wrong("map", say("must be {}, the id of the board that \"mapHash\" names", inQuotes(map->id())));
  return map;
}

} // namespace

Result<NewGame> decodeGameCreated(element data, const BoardFinder& boards) {
  JsonFault fault;
  ObjectReader r(data, kWhere, fault);
  auto setup = std::make_shared<GameSetup>();
  static_cast<void>(r.integer("contract", kContract, kContract));
  setup->ruleset = r.word<RulesetId>("ruleset");
  setup->game = readGame(r);
  const std::shared_ptr<const Map> map = readBoard(r, *setup, boards);
  const Ruleset& table = rulesetOf(setup->ruleset);
  if (r.ok()) setup->options = readOptions(r.field("options"), table, fault);
  readOrder(r, setup->nations);
  if (fault.any()) return fault.failed();

  auto provinces = std::make_shared<Gazetteer>(map);
  readByNation(r.field("controllers"), "controllers", setup->nations, fault,
               [&](NationSetup& nation, element value) {
                 nation.controller =
                     readInteger(value, 1, kMaxController, "controllers: " + inQuotes(nation.nation), fault);
               });
  readByNation(r.field("setup"), "setup", setup->nations, fault,
               [&](NationSetup& nation, element value) { readSetup(nation, value, *provinces, fault); });
  if (table.hasBellona) readAntikeII(r, *setup, *provinces);
  r.finish();
  if (fault.any()) return fault.failed();
  return NewGame{makeGame(std::move(setup), map), std::move(provinces)};
}

} // namespace annales::inline engine
