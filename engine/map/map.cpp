#include "engine/map/map.h"

#include "engine/core/json_writer.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline engine {
namespace {

std::string canonicalOf(const std::string& id, const std::vector<Province>& provinces,
                        const std::vector<Border>& borders) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("borders");
  json.beginArray();
  for (const Border& border : borders) {
    json.beginObject();
    json.field("a", provinces[border.a.index()].id);
    json.field("b", provinces[border.b.index()].id);
    json.field("kind", wordOf(border.kind));
    json.endObject();
  }
  json.endArray();
  json.field("id", id);
  json.key("provinces");
  json.beginArray();
  for (const Province& province : provinces) {
    json.beginObject();
    json.field("id", province.id);
    json.field("neutralTemple", province.neutralTemple);
    json.field("site", wordOf(province.site));
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return out;
}

/// The new place of every province after sorting by id.
std::vector<ProvinceId> ranks(const std::vector<Province>& provinces) {
  std::vector<std::size_t> order(provinces.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return provinces[a].id < provinces[b].id; });
  std::vector<ProvinceId> rank(provinces.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    rank[order[i]] = ProvinceId(i);
  return rank;
}

} // namespace

bool isId(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

bool crosses(BorderKind border, Kind kind) {
  switch (border) {
  case BorderKind::both:
    return true;
  case BorderKind::land:
    return !isNaval(kind);
  case BorderKind::sea:
    return isNaval(kind);
  case BorderKind::none:
    return false;
  }
  return false;
}

Result<std::shared_ptr<const Map>> Map::make(std::string id, std::vector<Province> provinces,
                                             std::vector<Border> borders) {
  if (!isId(id)) return failure("the board's id \"{}\" is not of the form [a-z0-9-]+", id);
  if (provinces.size() > kMaxProvinces)
    return failure("the board has {} provinces; at most {} are supported", provinces.size(), kMaxProvinces);
  for (const Province& province : provinces)
    if (!isId(province.id))
      return failure("the province id \"{}\" is not of the form [a-z0-9-]+", province.id);

  const std::vector<ProvinceId> rank = ranks(provinces);
  for (Border& border : borders) {
    border.a = rank[border.a.index()];
    border.b = rank[border.b.index()];
    if (border.b < border.a) std::swap(border.a, border.b);
  }
  std::sort(provinces.begin(), provinces.end(), [](const auto& x, const auto& y) { return x.id < y.id; });
  std::sort(borders.begin(), borders.end(),
            [](const Border& x, const Border& y) { return std::pair(x.a, x.b) < std::pair(y.a, y.b); });

  for (std::size_t i = 1; i < provinces.size(); ++i)
    if (provinces[i - 1].id == provinces[i].id)
      return failure("the province \"{}\" appears twice", provinces[i].id);
  for (std::size_t i = 0; i < borders.size(); ++i) {
    const Border& border = borders[i];
    if (border.a == border.b)
      return failure("a border joins \"{}\" to itself", provinces[border.a.index()].id);
    if (i > 0 && borders[i - 1].a == border.a && borders[i - 1].b == border.b)
      return failure("the border between \"{}\" and \"{}\" appears twice", provinces[border.a.index()].id,
                     provinces[border.b.index()].id);
  }

  std::shared_ptr<Map> map(new Map);
  map->id_ = std::move(id);
  map->provinces_ = std::move(provinces);
  map->borders_ = std::move(borders);
  map->index();
  return map;
}

void Map::index() {
  neighbours_.resize(size());
  matrix_.assign(size() * size(), BorderKind::none);
  leaves_.assign(size() * 2, 0);
  for (const Border& border : borders_) {
    neighbours_[border.a.index()].push_back({border.b, border.kind});
    neighbours_[border.b.index()].push_back({border.a, border.kind});
    matrix_[border.a.index() * size() + border.b.index()] = border.kind;
    matrix_[border.b.index() * size() + border.a.index()] = border.kind;
    for (const ProvinceId p : {border.a, border.b})
      for (const Kind kind : kBasicKinds)
        if (crosses(border.kind, kind)) leaves_[p.index() * 2 + (isNaval(kind) ? 1 : 0)] = 1;
  }
  canonical_ = canonicalOf(id_, provinces_, borders_);
  hash_ = sha256(canonical_);
}

BorderKind Map::border(ProvinceId a, ProvinceId b) const {
  return matrix_[a.index() * size() + b.index()];
}

bool Map::leaves(ProvinceId p, Kind kind) const {
  return leaves_[p.index() * 2 + (isNaval(kind) ? 1 : 0)] != 0;
}

ProvinceId Map::find(std::string_view id) const {
  const auto at = std::lower_bound(provinces_.begin(), provinces_.end(), id,
                                   [](const Province& p, std::string_view text) { return p.id < text; });
  if (at == provinces_.end() || at->id != id) return ProvinceId::none();
  return ProvinceId(static_cast<std::size_t>(at - provinces_.begin()));
}

} // namespace annales::inline engine
