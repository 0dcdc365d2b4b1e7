#include "samples/make/examples_board.h"

#include <fmt/format.h>

#include <stdexcept>

namespace annales::samples {
namespace {

struct Edge {
  std::string_view a, b;
  BorderKind kind;
};

constexpr auto kLand = BorderKind::land;
constexpr auto kSea = BorderKind::sea;
constexpr auto kBoth = BorderKind::both;

const std::vector<Province>& provinces() {
  using enum Site;
  static const std::vector<Province> list{
      {"athenae", marble, false},   {"sparta", iron, false},    {"pella", gold, false},
      {"roma", marble, false},      {"ancona", iron, false},    {"neapolis", gold, false},
      {"tyros", marble, false},     {"paphos", iron, false},    {"alexandria", gold, false},
      {"corniclanum", iron, false}, {"attalia", gold, false},   {"ephesos", marble, false},
      {"mediolanum", gold, false},  {"aquileia", iron, false},  {"carthago", gold, false},
      {"syracus", marble, false},   {"damascus", gold, false},  {"memphis", marble, false},
      {"cyrene", iron, false},      {"salonae", marble, false}, {"genua", gold, false},
      {"antiochia", marble, false}, {"capua", marble, false},   {"tarentum", gold, false},
      {"smyrna", iron, false},      {"rhodos", marble, false}};
  return list;
}

constexpr std::array kEdges{Edge{"athenae", "sparta", kBoth},      Edge{"athenae", "pella", kBoth},
                            Edge{"athenae", "ephesos", kSea},      Edge{"sparta", "syracus", kSea},
                            Edge{"pella", "salonae", kLand},       Edge{"neapolis", "athenae", kSea},
                            Edge{"neapolis", "roma", kBoth},       Edge{"roma", "ancona", kLand},
                            Edge{"roma", "corniclanum", kBoth},    Edge{"roma", "genua", kSea},
                            Edge{"ancona", "aquileia", kBoth},     Edge{"ancona", "mediolanum", kLand},
                            Edge{"mediolanum", "aquileia", kLand}, Edge{"mediolanum", "genua", kBoth},
                            Edge{"aquileia", "salonae", kBoth},    Edge{"neapolis", "syracus", kSea},
                            Edge{"syracus", "carthago", kSea},     Edge{"carthago", "cyrene", kBoth},
                            Edge{"cyrene", "alexandria", kBoth},   Edge{"alexandria", "memphis", kLand},
                            Edge{"alexandria", "tyros", kBoth},    Edge{"alexandria", "paphos", kSea},
                            Edge{"paphos", "attalia", kSea},       Edge{"paphos", "tyros", kSea},
                            Edge{"ephesos", "smyrna", kLand},      Edge{"smyrna", "attalia", kLand},
                            Edge{"ephesos", "rhodos", kSea},       Edge{"rhodos", "attalia", kSea},
                            Edge{"neapolis", "capua", kBoth},      Edge{"roma", "capua", kLand},
                            Edge{"neapolis", "tarentum", kBoth},   Edge{"attalia", "antiochia", kBoth},
                            Edge{"antiochia", "tyros", kBoth},     Edge{"antiochia", "damascus", kLand},
                            Edge{"tyros", "damascus", kLand},      Edge{"ephesos", "pella", kSea},
                            Edge{"corniclanum", "ancona", kLand}};

std::shared_ptr<const Map> board() {
  std::vector<Border> borders;
  const auto place = [](std::string_view id) {
    for (std::size_t i = 0; i < provinces().size(); ++i)
      if (provinces()[i].id == id) return ProvinceId(i);
    throw std::logic_error("a border of an unknown province");
  };
  for (const Edge& edge : kEdges)
    borders.push_back({place(edge.a), place(edge.b), edge.kind});
  auto map = Map::make("rulebook-examples", provinces(), std::move(borders));
  if (!map) throw std::logic_error(map.error().message);
  return *map;
}

NationSetup nation(const Map& map, std::string id, int controller, std::string_view first,
                   std::string_view second, std::string_view third) {
  NationSetup setup{std::move(id), controller, {}, antike().startStock};
  for (const std::string_view city : {first, second, third}) {
    const ProvinceId p = map.find(city);
    setup.cities.push_back({p, static_cast<Resource>(indexOf(map[p].site))});
  }
  return setup;
}

} // namespace

NewGame exampleGame(int number) {
  static const std::shared_ptr<const Map> map = board();
  auto setup = std::make_shared<GameSetup>();
  setup->game = fmt::format("a11a1e5e-0000-4000-8000-{:012}", number);
  setup->map = map->id();
  setup->mapHash = map->hash();
  setup->nations = {nation(*map, "romans", 1, "roma", "ancona", "neapolis"),
                    nation(*map, "greeks", 2, "athenae", "sparta", "pella"),
                    nation(*map, "phoenicians", 3, "tyros", "paphos", "alexandria"),
                    nation(*map, "germans", 4, "salonae", "aquileia", "mediolanum")};
  return {makeGame(std::move(setup), map), std::make_shared<Gazetteer>(map)};
}

} // namespace annales::samples
