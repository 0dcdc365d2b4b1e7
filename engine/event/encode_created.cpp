#include "engine/event/fields.h"
#include "engine/event/options_codec.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

using Nations = std::vector<const NationSetup*>;

Nations byName(const GameSetup& setup) {
  Nations nations;
  for (const NationSetup& nation : setup.nations)
    nations.push_back(&nation);
  std::sort(nations.begin(), nations.end(),
            [](const auto* a, const auto* b) { return a->nation < b->nation; });
  return nations;
}

void controllers(Fields& f, const Nations& nations) {
  Fields inner(f.key("controllers").out(), f.names());
  for (const NationSetup* nation : nations)
    inner.number(nation->nation, nation->controller);
  inner.close();
}

void order(Fields& f, const GameSetup& setup) {
  f.key("order").out() += '[';
  for (std::size_t i = 0; i < setup.nations.size(); ++i) {
    if (i > 0) f.out() += ',';
    f.put(std::string_view(setup.nations[i].nation));
  }
  f.out() += ']';
}

void cities(Fields& f, const NationSetup& nation) {
  f.key("cities").out() += '[';
  for (std::size_t i = 0; i < nation.cities.size(); ++i) {
    if (i > 0) f.out() += ',';
    Fields city(f.out(), f.names());
    city.province("province", nation.cities[i].province);
    city.word("resource", nation.cities[i].resource);
    city.close();
  }
  f.out() += ']';
}

void setups(Fields& f, const Nations& nations) {
  Fields inner(f.key("setup").out(), f.names());
  for (const NationSetup* nation : nations) {
    Fields one(inner.key(nation->nation).out(), f.names());
    cities(one, *nation);
    one.amount("stock", nation->stock);
    one.close();
  }
  inner.close();
}

void neutralTemples(Fields& f, const GameSetup& setup) {
  f.key("neutralTemples").out() += '[';
  for (std::size_t i = 0; i < setup.neutralTemples.size(); ++i) {
    if (i > 0) f.out() += ',';
    f.put(f.names().provinces.word(setup.neutralTemples[i]));
  }
  f.out() += ']';
}

} // namespace

void appendCreated(std::string& out, const GameSetup& setup, const EventNames& names) {
  const Ruleset& table = rulesetOf(setup.ruleset);
  const Nations nations = byName(setup);
  Fields f(out, names);
  if (table.hasBellona) f.word("bellona", setup.nations[setup.bellona.index()].nation);
  f.number("contract", 1);
  controllers(f, nations);
  f.word("game", setup.game);
  f.word("map", setup.map);
  f.word("mapHash", hexOf(setup.mapHash));
  if (table.hasBellona) neutralTemples(f, setup);
  appendOptions(f.key("options").out(), setup.options, table);
  order(f, setup);
  f.word("ruleset", setup.ruleset);
  setups(f, nations);
  f.close();
}

} // namespace annales::inline engine
