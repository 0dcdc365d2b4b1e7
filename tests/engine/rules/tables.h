// The three games, set up on the test boards.
#pragma once

#include "tests/engine/rules/table.h"
#include "tests/engine/rules/test_boards.h"

namespace annales::tests {

struct Seat {
  std::string nation;
  std::array<std::string, 3> cities; // marble, iron, gold
};

inline const std::vector<Seat>& baySeats() {
  static const std::vector<Seat> seats{{"romans", {"roma", "ostia", "capua"}},
                                       {"greeks", {"athenae", "sparta", "delphi"}},
                                       {"germans", {"colonia", "bonna", "treveri"}}};
  return seats;
}

inline GameSetup setupOf(RulesetId id, const Map& map, const std::vector<Seat>& seats,
                         const Options& options = {}) {
  GameSetup setup;
  setup.game = "00000000-0000-4000-8000-000000000000";
  setup.ruleset = id;
  setup.options = options;
  setup.map = map.id();
  setup.mapHash = map.hash();
  const Ruleset& rules = rulesetOf(id);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    NationSetup nation{seats[i].nation, static_cast<int>(i) + 1, {}, rules.startStock};
    for (const Resource r : kGoods)
      nation.cities.push_back({map.find(seats[i].cities[indexOf(r)]), r});
    if (rules.secondCoin && i == 1) nation.stock.set(Resource::coins, 1);
    setup.nations.push_back(std::move(nation));
  }
  if (!rules.hasBellona) return setup;
  for (const char* flagged : {"ravenna", "pola", "syracus"})
    setup.neutralTemples.push_back(map.find(flagged));
  setup.bellona = NationId(seats.size() - 1);
  return setup;
}

/// Duellum with special units that belong to these nations.
inline Options specialUnitsOf(std::string commander, std::string admiral) {
  Options options;
  options.specialUnits = SpecialUnits{{{std::move(commander), std::move(admiral)}}};
  return options;
}

inline Table tableOf(RulesetId id, const std::shared_ptr<const Map>& map, const std::vector<Seat>& seats,
                     const Options& options = {}) {
  return {std::make_shared<const GameSetup>(setupOf(id, *map, seats, options)), map};
}

inline Table antikeTable(const Options& options = {}) {
  return tableOf(RulesetId::antike, bay(), baySeats(), options);
}
inline Table antikeIITable(const Options& options = {}) {
  return tableOf(RulesetId::antikeII, bay(), baySeats(), options);
}
inline Table duellumTable(const Options& options = {}) {
  return tableOf(RulesetId::duellum, straits(),
                 {{"brown", {"bm", "bi", "bg"}}, {"beige", {"em", "ei", "eg"}}}, options);
}
/// Three cards lie open and the first round is on.
inline Table duellumInPlay(const Options& options = {}) {
  Table table = duellumTable(options);
  for (const char* line : {"reveal academy", "reveal burglary", "reveal fortress", "round 1"})
    table.happens(line);
  return table;
}

} // namespace annales::tests
