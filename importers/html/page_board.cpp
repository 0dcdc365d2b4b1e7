#include "importers/html/page_board.h"

#include "importers/html/board_places.h"
#include "importers/html/board_raster.h"
#include "libreplay/words/terms.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace annales::inline importers::page {
namespace {

constexpr double kAlong = 3200; // whole numbers of the page along the longer side
constexpr double kBoardAlong = 1600;
constexpr std::array kSizes{PieceSizes{13, 14.5}, PieceSizes{15, 18.5}, PieceSizes{27, 0}};

struct Whole {
  int x = 0, y = 0;
  friend bool operator==(const Whole&, const Whole&) = default;
};

/// The same board 1600 units along: sizes of pieces are told in these.
Board inUnits(Board board) {
  const double scale = kBoardAlong / std::max(board.view.width, board.view.height);
  const auto put = [scale](Point& p) { p = {p.x * scale, p.y * scale}; };
  for (ProvinceView& province : board.provinces) {
    put(province.at);
    std::ranges::for_each(province.outline, put);
  }
  for (std::vector<Point>& ring : board.view.coast)
    std::ranges::for_each(ring, put);
  board.view.width *= scale;
  board.view.height *= scale;
  return board;
}

Whole whole(const Point& p) {
  constexpr double scale = kAlong / kBoardAlong;
  return {static_cast<int>(std::lround(p.x * scale)), static_cast<int>(std::lround(p.y * scale))};
}

/// A path of SVG in steps.
class PathText {
public:
  void move(const Point& p) {
    if (open_ && whole(p) == last_) return;
    last_ = whole(p);
    fmt::format_to(std::back_inserter(out_), "M{} {}", last_.x, last_.y);
    open_ = true;
    first_ = true;
  }
  void line(const Point& p) {
    const Whole to = whole(p);
    if (to == last_) return;
    put(to.x - last_.x);
    put(to.y - last_.y);
    last_ = to;
  }
  void close() {
    out_ += 'z';
    open_ = false;
  }
  void ring(const std::vector<Point>& points) {
    if (points.empty()) return;
    open_ = false;
    move(points.front());
    for (const Point& p : points)
      line(p);
    close();
  }
  [[nodiscard]] const std::string& text() const { return out_; }

private:
  void put(int number) {
    if (first_) out_ += 'l';
    if (!first_ && number >= 0) out_ += ' ';
    first_ = false;
    fmt::format_to(std::back_inserter(out_), "{}", number);
  }

  std::string out_;
  Whole last_;
  bool open_ = false, first_ = true;
};

/// Neighbours share every point of their outlines, one the other way round.
class BorderPaths {
public:
  explicit BorderPaths(const Board& board) : board_(board) {
    for (std::size_t p = 0; p < board.provinces.size(); ++p) {
      const std::vector<Point>& outline = board.provinces[p].outline;
      for (std::size_t i = 0; i < outline.size(); ++i)
        segment(ProvinceId(p), outline[i], outline[(i + 1) % outline.size()]);
    }
    for (const Border& border : board.map->borders())
      if (!touching_.contains({border.a, border.b})) bridge(border);
  }

  void write(JsonWriter& json) const {
    for (const BorderKind kind : {BorderKind::land, BorderKind::sea, BorderKind::both}) {
      json.key(wordOf(kind));
      json.value(paths_[indexOf(kind)].text());
    }
    json.key("none");
    json.value(paths_[3].text());
  }

private:
  void segment(ProvinceId p, const Point& a, const Point& b) {
    seen_.emplace(std::array{a.x, a.y, b.x, b.y}, p);
    const auto other = seen_.find({b.x, b.y, a.x, a.y});
    if (other == seen_.end() || other->second == p) return;
    touching_.insert(std::minmax(p, other->second));
    const BorderKind kind = board_.map->border(p, other->second);
    draw(kind == BorderKind::none ? 3 : indexOf(kind), a, b);
  }
  void bridge(const Border& border) { draw(indexOf(border.kind), board_[border.a].at, board_[border.b].at); }
  void draw(std::size_t path, const Point& a, const Point& b) {
    paths_[path].move(a);
    paths_[path].line(b);
  }

  const Board& board_;
  std::map<std::array<double, 4>, ProvinceId> seen_;
  std::set<std::pair<ProvinceId, ProvinceId>> touching_;
  std::array<PathText, 4> paths_;
};

std::string landOf(const Board& board) {
  PathText path;
  for (const std::vector<Point>& ring : board.view.coast)
    path.ring(ring);
  if (!board.view.coast.empty()) return path.text();
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    if ((*board.map)[ProvinceId(p)].site != Site::none) path.ring(board.provinces[p].outline);
  return path.text();
}

void writeBox(JsonWriter& json, const Box& box) {
  for (const double side : {box.x, box.y, box.width, box.height})
    json.value(static_cast<int>(std::lround(side * kAlong / kBoardAlong)));
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
    json.value(static_cast<int>(std::lround(places.print * kAlong / kBoardAlong)));
    const Whole middle =
        whole({places.name->x + places.name->width / 2, places.name->y + places.name->height / 2});
    json.value(middle.x);
    json.value(middle.y);
    for (const std::string& line : places.lines)
      json.value(line);
  }
  json.endArray();
}

void writeProvince(JsonWriter& json, const Board& board, ProvinceId p,
                   const std::array<std::vector<ProvincePlaces>, kSizes.size()>& places) {
  PathText outline;
  outline.ring(board[p].outline);
  json.beginObject();
  json.key("id");
  json.value((*board.map)[p].id);
  json.key("name");
  json.value(board[p].name);
  json.key("site");
  json.value(static_cast<int>(indexOf((*board.map)[p].site)));
  json.key("x");
  json.value(whole(board[p].at).x);
  json.key("y");
  json.value(whole(board[p].at).y);
  json.key("d");
  json.value(outline.text());
  json.key("places");
  json.beginArray();
  for (const auto& size : places)
    writePlaces(json, size[p.index()]);
  json.endArray();
  json.endObject();
}

} // namespace

void writeBoard(JsonWriter& json, const Board& original) {
  const Board board = inUnits(original);
  const PageRaster raster(board);
  std::array<std::vector<ProvincePlaces>, kSizes.size()> places;
  for (std::size_t i = 0; i < kSizes.size(); ++i)
    places[i] = boardPlaces(board, raster, kSizes[i]);
  const Whole size = whole({board.view.width, board.view.height});
  json.beginObject();
  json.key("width");
  json.value(size.x);
  json.key("height");
  json.value(size.y);
  json.key("tokens");
  json.beginArray();
  for (const PieceSizes& one : kSizes)
    json.value(static_cast<int>(one.token * kAlong / kBoardAlong));
  json.endArray();
  json.key("coast");
  json.value(landOf(board));
  BorderPaths(board).write(json);
  json.key("provinces");
  json.beginArray();
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    writeProvince(json, board, ProvinceId(p), places);
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
