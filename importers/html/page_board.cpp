#include "importers/html/page_board.h"

#include "importers/html/board_paths.h"
#include "importers/html/board_places.h"
#include "importers/html/board_raster.h"
#include "libreplay/words/terms.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace annales::inline importers::page {
namespace {

constexpr std::array kSizes{PieceSizes{13, 14.5}, PieceSizes{15, 18.5}, PieceSizes{27, 0}};

void writeBox(JsonWriter& json, const Box& box) {
  for (const double side : {box.x, box.y, box.width, box.height})
    json.value(wholeOf(side));
}

/// Dock; water or 0; size of the letters, middle of the name, its lines.
void writePlaces(JsonWriter& json, const ProvincePlaces& places) {
  json.beginArray();
  writeBox(json, places.dock);
  if (places.water)
    writeBox(json, *places.water);
  else
    writeBox(json, {});
  if (places.name) {
    json.value(wholeOf(places.print));
    const Whole middle =
        wholeOf(Point{places.name->x + places.name->width / 2, places.name->y + places.name->height / 2});
    json.value(middle.x);
    json.value(middle.y);
    for (const std::string& line : places.lines)
      json.value(line);
  }
  json.endArray();
}

void writeProvince(JsonWriter& json, const Board& board, ProvinceId p, const std::string& outline,
                   const std::array<std::vector<ProvincePlaces>, kSizes.size()>& places) {
  json.beginObject();
  json.key("id");
  json.value((*board.map)[p].id);
  json.key("name");
  json.value(board[p].name);
  json.key("site");
  json.value(static_cast<int>(indexOf((*board.map)[p].site)));
  json.key("x");
  json.value(wholeOf(board[p].at).x);
  json.key("y");
  json.value(wholeOf(board[p].at).y);
  json.key("d");
  json.value(outline);
  json.key("places");
  json.beginArray();
  for (const auto& size : places)
    writePlaces(json, size[p.index()]);
  json.endArray();
  json.endObject();
}

} // namespace

void writeBoard(JsonWriter& json, const Board& original) {
  const Board board = inBoardUnits(original);
  const PageRaster raster(board);
  std::array<std::vector<ProvincePlaces>, kSizes.size()> places;
  for (std::size_t i = 0; i < kSizes.size(); ++i)
    places[i] = boardPlaces(board, raster, kSizes[i]);
  const BoardPaths paths = boardPaths(board);
  json.beginObject();
  json.key("width");
  json.value(paths.size.x);
  json.key("height");
  json.value(paths.size.y);
  json.key("tokens");
  json.beginArray();
  for (const PieceSizes& one : kSizes)
    json.value(wholeOf(one.token));
  json.endArray();
  json.key("coast");
  json.value(paths.coast);
  for (const BorderKind kind : {BorderKind::land, BorderKind::sea, BorderKind::both}) {
    json.key(wordOf(kind));
    json.value(paths.borders[indexOf(kind)]);
  }
  json.key("none");
  json.value(paths.borders.back());
  json.key("provinces");
  json.beginArray();
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    writeProvince(json, board, ProvinceId(p), paths.provinces[p], places);
  json.endArray();
  json.endObject();
}

Board boardInRows(std::shared_ptr<const Map> map) {
  constexpr double side = 100, gap = 8;
  Board board;
  const std::size_t count = map->size();
  const auto across = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count) * 1.6)));
  for (std::size_t p = 0; p < count; ++p) {
    const double x = static_cast<double>(p % across) * side + gap,
                 y = static_cast<double>(p / across) * side + gap;
    const double end = side - gap;
    board.provinces.push_back({readableId((*map)[ProvinceId(p)].id),
                               {x + end / 2, y + end * 0.45},
                               {{x, y}, {x + end, y}, {x + end, y + end}, {x, y + end}}});
  }
  board.view.width = static_cast<double>(across) * side + gap;
  board.view.height = std::ceil(static_cast<double>(count) / static_cast<double>(across)) * side + gap;
  std::vector<Province> provinces = map->provinces();
  board.map = *Map::make(map->id(), std::move(provinces), {});
  return board;
}

} // namespace annales::inline importers::page
