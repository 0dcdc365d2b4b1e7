#include "importers/html/board_paths.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace annales::inline importers::page {
namespace {

constexpr double kAlong = 3200; // whole numbers along the longer side
constexpr double kBoardAlong = 1600;

/// A path of SVG in steps.
class PathText {
public:
  void move(const Point& p) {
    if (open_ && wholeOf(p) == last_) return;
    last_ = wholeOf(p);
    fmt::format_to(std::back_inserter(out_), "M{} {}", last_.x, last_.y);
    open_ = true;
    first_ = true;
  }
  void line(const Point& p) {
    const Whole to = wholeOf(p);
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

  [[nodiscard]] std::array<std::string, 4> texts() const {
    std::array<std::string, 4> texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
      texts[i] = paths_[i].text();
    return texts;
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

} // namespace

Whole wholeOf(const Point& p) {
  return {wholeOf(p.x), wholeOf(p.y)};
}

int wholeOf(double length) {
  return static_cast<int>(std::lround(length * kAlong / kBoardAlong));
}

/// Sizes of pieces are told in these.
Board inBoardUnits(Board board) {
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

BoardPaths boardPaths(const Board& board) {
  BoardPaths paths;
  paths.size = wholeOf(Point{board.view.width, board.view.height});
  paths.coast = landOf(board);
  paths.borders = BorderPaths(board).texts();
  for (const ProvinceView& province : board.provinces) {
    PathText outline;
    outline.ring(province.outline);
    paths.provinces.push_back(outline.text());
  }
  return paths;
}

} // namespace annales::inline importers::page
