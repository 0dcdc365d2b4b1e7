// A board inside a log. It is taken as it is, or not at all: sorting it would change its hash.
#include "importers/antike_jsonl/records.h"
#include "libreplay/log/record_limit.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

using simdjson::dom::element;

struct BorderWords {
  std::string_view a, b;
  BorderKind kind = BorderKind::none;
};

std::vector<Province> readProvinces(ObjectReader& map) {
  std::vector<Province> provinces;
  for (const element item : map.list("provinces")) {
    if (!map.ok()) break;
    ObjectReader r(item, "a province of the map", map.fault());
    Province province;
    province.id = r.text("id");
    province.neutralTemple = r.truth("neutralTemple");
    province.site = r.word<Site>("site");
    r.finish();
    if (r.ok() && !provinces.empty() && province.id <= provinces.back().id)
      r.wrong("id", say("{} must come before {}, and only once", inQuotes(province.id),
                        inQuotes(provinces.back().id)));
    provinces.push_back(std::move(province));
  }
  return provinces;
}

std::vector<BorderWords> readBorders(ObjectReader& map) {
  std::vector<BorderWords> borders;
  for (const element item : map.list("borders")) {
    if (!map.ok()) break;
    ObjectReader r(item, "a border of the map", map.fault());
    BorderWords border;
    border.a = r.text("a");
    border.b = r.text("b");
    border.kind = r.word<BorderKind>("kind");
    r.finish();
    if (r.ok() && border.a >= border.b) r.wrong("a", say("must come before \"b\": {}", inQuotes(border.b)));
    if (r.ok() && !borders.empty() &&
        std::pair(border.a, border.b) < std::pair(borders.back().a, borders.back().b))
      map.wrong("borders",
                say("must be sorted: {}–{} comes too late", inQuotes(border.a), inQuotes(border.b)));
    borders.push_back(border);
  }
  return borders;
}

ProvinceId place(const std::vector<Province>& provinces, std::string_view id, ObjectReader& map) {
  const auto at = std::lower_bound(provinces.begin(), provinces.end(), id,
                                   [](const Province& p, std::string_view text) { return p.id < text; });
  if (at != provinces.end() && at->id == id)
    return ProvinceId(static_cast<std::size_t>(at - provinces.begin()));
  map.wrong("borders", say("name {}, which is not a province of the map", inQuotes(id)));
  return ProvinceId::none();
}

} // namespace

Result<std::shared_ptr<const Map>> readMap(element value) {
  JsonFault fault;
  ObjectReader map(value, "map", fault);
  const std::vector<BorderWords> stated = readBorders(map);
  std::string id(map.text("id"));
  std::vector<Province> provinces = readProvinces(map);
  map.finish();
  std::vector<Border> borders;
  for (const BorderWords& border : stated) {
    if (fault.any()) break;
    borders.push_back({place(provinces, border.a, map), place(provinces, border.b, map), border.kind});
  }
  if (fault.any()) return fault.failed();
  auto made = Map::make(std::move(id), std::move(provinces), std::move(borders));
  if (!made) return made;
  if (auto fits = checkRecordLength(**made); !fits) return tl::unexpected(fits.error());
  return made;
}

Result<std::shared_ptr<const Map>> readMapRecord(element record) {
  JsonFault fault;
  ObjectReader r(record, "map", fault);
  const element map = r.field("map");
  static_cast<void>(r.field("rec"));
  r.finish();
  if (fault.any()) return fault.failed();
  return readMap(map);
}

} // namespace annales::inline importers
