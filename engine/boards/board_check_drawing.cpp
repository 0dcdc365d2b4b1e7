// Outlines that can be drawn and clicked: simple polygons within the view that do not overlap.
#define BOOST_ALLOW_DEPRECATED_HEADERS // it uses some of its own
#include "engine/boards/board_check.h"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored                                                                               \
    "-Wmaybe-uninitialized" // in the library's rescaling, which sets it whenever it is read
#endif

namespace annales::inline engine::boards {
namespace {

namespace bg = boost::geometry;
using Vertex = bg::model::d2::point_xy<double>;
using Polygon = bg::model::polygon<Vertex>;
using Box = bg::model::box<Vertex>;

/// Outlines share edges, and files round their points: an overlap thinner than this part of the view's
/// diagonal does not count.
constexpr double kThin = 1e-4;
/// Nobody needs more examples than these.
constexpr int kMaxOverlaps = 20;
/// Comparing outlines takes the square of how often their edges meet, so they may meet so often. Neighbours
/// that share the longest outline meet 6,000 times; on a whole board that comes with the program edges meet
/// 8,000 times.
constexpr std::size_t kMostMeetings = 8'000;
constexpr std::size_t kMostMeetingsOfBoard = 100'000;
/// Pairs of edges that are looked at for it.
constexpr std::size_t kMostPairsOfEdges = 500'000'000;

struct Shape {
  const WrittenProvince* province;
  Polygon polygon;
  Box box;
};

void checkView(const WrittenBoard& written, Findings& findings) {
  const auto check = [&](const std::vector<Point>& points, const std::string& place) {
    for (const Point& p : points)
      if (!written.view.contains(p))
        return findings.add(place,
                            say("[{},{}] is outside the view", fmt::to_string(p.x), fmt::to_string(p.y)));
  };
  for (const WrittenProvince& p : written.provinces) {
    if (p.at) check({*p.at}, p.place + ".at");
    check(p.outline, p.place + ".outline");
  }
  for (std::size_t i = 0; i < written.view.coast.size(); ++i)
    check(written.view.coast[i], fmt::format("view.coast[{}]", i));
}

bool hasTwins(const std::vector<Point>& outline) {
  std::vector<std::pair<double, double>> sorted;
  for (const Point& p : outline)
    sorted.emplace_back(p.x, p.y);
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

/// What is wrong with one outline, or nothing.
Saying faultOf(const std::vector<Point>& outline, Polygon& polygon) {
  if (outline.size() < 3) return "expected at least three points";
  if (outline.front() == outline.back()) return "the last point repeats the first";
  if (hasTwins(outline)) return "a point appears twice: the outline is not a simple polygon";
  for (const Point& p : outline)
    bg::append(polygon, Vertex(p.x, p.y));
  bg::correct(polygon);
  bg::validity_failure_type failure = bg::no_failure;
  if (!bg::is_valid(polygon, failure) || !(bg::area(polygon) > 0))
    return "the outline crosses or touches itself, or has no area";
  return {};
}

std::vector<Shape> checkOutlines(const WrittenBoard& written, Findings& findings) {
  std::vector<Shape> shapes;
  for (const WrittenProvince& p : written.provinces) {
    if (!std::all_of(p.outline.begin(), p.outline.end(),
                     [&](const Point& at) { return written.view.contains(at); }))
      continue; // already reported, and unbounded numbers are not for arithmetic
    if (p.outline.empty()) continue;
    Shape shape{&p, {}, {}};
    if (Saying fault = faultOf(p.outline, shape.polygon); !fault.empty()) {
      findings.add(p.place + ".outline", std::move(fault));
      continue;
    }
    if (p.at && written.view.contains(*p.at) && !bg::within(Vertex(p.at->x, p.at->y), shape.polygon))
      findings.add(p.place + ".at", "is not inside its outline");
    bg::envelope(shape.polygon, shape.box);
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

Box boxAround(const Vertex& a, const Vertex& b) {
  return {{std::min(a.x(), b.x()), std::min(a.y(), b.y())}, {std::max(a.x(), b.x()), std::max(a.y(), b.y())}};
}

/// Boxes around the edges that reach into a box.
std::vector<Box> edgesWithin(const Box& box, const Polygon& polygon) {
  std::vector<Box> edges;
  const auto& ring = polygon.outer();
  for (std::size_t i = 1; i < ring.size(); ++i) {
    const Box edge = boxAround(ring[i - 1], ring[i]);
    if (bg::intersects(edge, box)) edges.push_back(edge);
  }
  return edges;
}

/// Knows which outlines can be compared in a moment, by how often boxes around their edges meet.
class Intricacy {
public:
  [[nodiscard]] bool allows(const Shape& a, const Shape& b) {
    const std::vector<Box> edges = edgesWithin(b.box, a.polygon), others = edgesWithin(a.box, b.polygon);
    pairs_ += edges.size() * others.size();
    if (pairs_ > kMostPairsOfEdges) return false;
    std::size_t here = 0;
    for (const Box& edge : edges)
      for (const Box& other : others)
        if (bg::intersects(edge, other) && ++here > kMostMeetings) return false;
    meetings_ += here;
    return meetings_ <= kMostMeetingsOfBoard;
  }

private:
  std::size_t pairs_ = 0, meetings_ = 0;
};

/// The mean width of what two polygons share: twice its area divided by its perimeter.
bool overlap(const Polygon& a, const Polygon& b, double thin) {
  std::vector<Polygon> shared;
  bg::intersection(a, b, shared);
  return std::any_of(shared.begin(), shared.end(), [&](const Polygon& part) {
    return 2 * std::abs(bg::area(part)) > thin * bg::perimeter(part);
  });
}

/// What is wrong with two outlines together, or nothing.
Saying faultOf(const Shape& a, const Shape& b, double thin, Intricacy& intricacy) {
  if (!bg::intersects(a.box, b.box)) return {};
  if (!intricacy.allows(a, b)) return say("is too detailed to compare with {}", b.province->place);
  if (overlap(a.polygon, b.polygon, thin)) return say("overlaps {}", b.province->place);
  return {};
}

void checkOverlaps(const std::vector<Shape>& shapes, double thin, Findings& findings) {
  Intricacy intricacy;
  int found = 0;
  for (std::size_t i = 0; i < shapes.size(); ++i)
    for (std::size_t j = i + 1; j < shapes.size() && found < kMaxOverlaps; ++j) {
      Saying fault = faultOf(shapes[i], shapes[j], thin, intricacy);
      if (fault.empty()) continue;
      ++found;
      findings.add(shapes[i].province->place + ".outline", std::move(fault));
    }
}

} // namespace

void checkDrawing(const WrittenBoard& written, Findings& findings) {
  if (!(written.view.width > 0)) return;
  checkView(written, findings);
  try {
    const auto shapes = checkOutlines(written, findings);
    if (written.provinces.size() <= kMaxProvinces)
      checkOverlaps(shapes, kThin * std::hypot(written.view.width, written.view.height), findings);
  } catch (const std::exception& e) { // the geometry library has reached the limits of its arithmetic
    findings.add("provinces", say("the outlines cannot be compared: {}", e.what()));
  }
}

} // namespace annales::inline engine::boards
