#include "libreplay/store/stored_map.h"

#include "engine/core/json_reader.h"
#include "engine/core/strict_json.h"

namespace annales::inline replay {
namespace {

using simdjson::dom::element;

std::vector<Province> readProvinces(ObjectReader& map) {
  std::vector<Province> provinces;
  for (const element item : map.list("provinces")) {
    ObjectReader r(item, "province", map.fault());
    Province& province = provinces.emplace_back();
    province.id = r.text("id");
    province.neutralTemple = r.truth("neutralTemple");
    province.site = r.word<Site>("site");
  }
  return provinces;
}

ProvinceId place(const std::vector<Province>& provinces, std::string_view id, ObjectReader& border) {
  for (std::size_t i = 0; i < provinces.size(); ++i)
    if (provinces[i].id == id) return ProvinceId(i);
  border.wrong("a or b", "is not a province of the board");
  return ProvinceId::none();
}

std::vector<Border> readBorders(ObjectReader& map, const std::vector<Province>& provinces) {
  std::vector<Border> borders;
  for (const element item : map.list("borders")) {
    ObjectReader r(item, "border", map.fault());
    const std::string_view a = r.text("a");
    const std::string_view b = r.text("b");
    borders.push_back({place(provinces, a, r), place(provinces, b, r), r.word<BorderKind>("kind")});
  }
  return borders;
}

} // namespace

Result<std::shared_ptr<const Map>> readStoredMap(std::string_view canonical) {
  StrictJson json;
  const auto object = json.parse(canonical);
  if (!object) return tl::unexpected(object.error());
  JsonFault fault;
  ObjectReader map(*object, "board", fault);
  std::string id(map.text("id"));
  std::vector<Province> provinces = readProvinces(map);
  std::vector<Border> borders = readBorders(map, provinces);
  if (fault.any()) return fault.failed();
  return Map::make(std::move(id), std::move(provinces), std::move(borders));
}

} // namespace annales::inline replay
