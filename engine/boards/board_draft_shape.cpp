// What a draft's operations do to outlines, and to the borders that follow them.
#define BOOST_ALLOW_DEPRECATED_HEADERS // it uses some of its own
#include "engine/boards/board_draft_parts.h"

#include <boost/geometry.hpp>
#include <boost/geometry/algorithms/point_on_surface.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // in the library's rescaling
#endif

namespace annales::inline engine {

using namespace drafts;

namespace {

namespace bg = boost::geometry;
using Vertex = bg::model::d2::point_xy<double>;
using Polygon = bg::model::polygon<Vertex>;
using Outline = std::vector<Point>;

/// Above 0 where the corners go round one way, below where they go the other.
double signedArea(const Outline& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point &a = outline[i], &b = outline[(i + 1) % outline.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

Polygon polygonOf(const Outline& outline) {
  Polygon polygon;
  for (const Point& p : outline)
    bg::append(polygon, Vertex(p.x, p.y));
  bg::correct(polygon);
  return polygon;
}

bool hasTwins(const Outline& outline) {
  std::vector<std::pair<double, double>> sorted;
  for (const Point& p : outline)
    sorted.emplace_back(p.x, p.y);
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

bool isSimple(const Outline& outline) {
  if (outline.size() < 3 || hasTwins(outline)) return false;
  try {
    const Polygon polygon = polygonOf(outline);
    return bg::is_valid(polygon) && bg::area(polygon) > 0;
  } catch (const std::exception&) { // the library's arithmetic has reached its limits
    return false;
  }
}

bool isWithin(const Point& p, const Outline& outline) {
  return bg::within(Vertex(p.x, p.y), polygonOf(outline));
}

Point pointIn(const Outline& outline) {
  Vertex inside;
  const Polygon polygon = polygonOf(outline);
  bg::centroid(polygon, inside);
  if (!bg::within(inside, polygon)) bg::point_on_surface(polygon, inside);
  return {inside.x(), inside.y()};
}

Point rounded(const Point& exact, const Outline& outline) {
  const Point p{std::round(exact.x * 10) / 10, std::round(exact.y * 10) / 10};
  return isWithin(p, outline) ? p : exact;
}

std::size_t placeIn(const Outline& outline, const Point& p) {
  return static_cast<std::size_t>(std::find(outline.begin(), outline.end(), p) - outline.begin());
}

/// From one place to another, going round.
Outline stretch(const Outline& outline, std::size_t from, std::size_t to) {
  Outline points;
  for (std::size_t i = from; i != to; i = (i + 1) % outline.size())
    points.push_back(outline[i]);
  points.push_back(outline[to]);
  return points;
}

// ---- where outlines run along each other

/// Files round their points: anything closer than this part of the view's diagonal counts as on the line.
constexpr double kThin = 1e-4;

struct Extent {
  double left = HUGE_VAL, top = HUGE_VAL, right = -HUGE_VAL, bottom = -HUGE_VAL;

  void add(const Point& p) {
    left = std::min(left, p.x);
    top = std::min(top, p.y);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  [[nodiscard]] bool meets(const Extent& other, double thin) const {
    return left <= other.right + thin && other.left <= right + thin && top <= other.bottom + thin &&
           other.top <= bottom + thin;
  }
};

struct Edge {
  Point from, to;
  Extent extent;
};

struct Edges {
  std::vector<Edge> list;
  Extent extent;

  explicit Edges(const Outline& outline) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
      Edge edge{outline[i], outline[(i + 1) % outline.size()], {}};
      edge.extent.add(edge.from);
      edge.extent.add(edge.to);
      extent.add(edge.from);
      list.push_back(edge);
    }
  }
};

double distanceTo(const Point& p, const Edge& line, double length) {
  return std::abs((line.to.x - line.from.x) * (p.y - line.from.y) -
                  (line.to.y - line.from.y) * (p.x - line.from.x)) /
         length;
}

/// The part of an edge that another one covers.
std::optional<Segment> sharedPart(const Edge& a, const Edge& b, double thin) {
  if ((a.from == b.to && a.to == b.from) || (a.from == b.from && a.to == b.to)) return Segment{a.from, a.to};
  const double length = std::hypot(a.to.x - a.from.x, a.to.y - a.from.y);
  const double other = std::hypot(b.to.x - b.from.x, b.to.y - b.from.y);
  if (!(length > 0) || !(other > 0)) return std::nullopt;
  const bool onA = distanceTo(b.from, a, length) <= thin && distanceTo(b.to, a, length) <= thin;
  const bool onB = distanceTo(a.from, b, other) <= thin && distanceTo(a.to, b, other) <= thin;
  if (!onA && !onB) return std::nullopt;
  const double ux = (a.to.x - a.from.x) / length, uy = (a.to.y - a.from.y) / length;
  const auto along = [&](const Point& p) { return (p.x - a.from.x) * ux + (p.y - a.from.y) * uy; };
  const auto [low, high] = std::minmax({along(b.from), along(b.to)});
  const double begin = std::max(low, 0.0), end = std::min(high, length);
  if (end - begin <= 5 * thin) return std::nullopt; // a corner
  return Segment{{a.from.x + ux * begin, a.from.y + uy * begin}, {a.from.x + ux * end, a.from.y + uy * end}};
}

std::vector<Segment> sharedParts(const Edges& a, const Edges& b, double thin) {
  std::vector<Segment> along;
  if (!a.extent.meets(b.extent, thin)) return along;
  for (const Edge& one : a.list) {
    if (!one.extent.meets(b.extent, thin)) continue;
    for (const Edge& two : b.list)
      if (one.extent.meets(two.extent, thin))
        if (const auto part = sharedPart(one, two, thin)) along.push_back(*part);
  }
  return along;
}

double lengthOf(const std::vector<Segment>& along) {
  double length = 0;
  for (const Segment& s : along)
    length += std::hypot(s.to.x - s.from.x, s.to.y - s.from.y);
  return length;
}

double thinOf(const BoardView& view) {
  return kThin * std::hypot(view.width, view.height);
}

bool touch(const Outline& a, const Outline& b, const BoardView& view) {
  return !sharedParts(Edges(a), Edges(b), thinOf(view)).empty();
}

// ---- joining

using Key = std::pair<double, double>;
Key keyOf(const Point& p) {
  return {p.x, p.y};
}

/// The outline around both, where their common boundary has the same points in both. Empty: it has not.
Outline stitched(const Outline& p, const Outline& q) {
  Outline turned = p;
  if (signedArea(p) * signedArea(q) < 0) std::reverse(turned.begin(), turned.end());
  std::map<std::pair<Key, Key>, int> edges;
  for (const Outline* ring : {&q, static_cast<const Outline*>(&turned)})
    for (std::size_t i = 0; i < ring->size(); ++i) {
      const Key from = keyOf((*ring)[i]), to = keyOf((*ring)[(i + 1) % ring->size()]);
      if (edges.erase({to, from}) == 0) edges.emplace(std::pair(from, to), 0);
    }
  std::map<Key, Key> next;
  for (const auto& [edge, unused] : edges)
    if (!next.emplace(edge.first, edge.second).second) return {};
  if (next.empty() || edges.size() == p.size() + q.size()) return {};
  // begin where the neighbour began, so that a file changes as little as possible
  const auto first =
      std::find_if(q.begin(), q.end(), [&](const Point& at) { return next.contains(keyOf(at)); });
  if (first == q.end()) return {};
  Outline ring;
  for (Key at = keyOf(*first); ring.size() <= next.size(); at = next.at(at)) {
    if (!ring.empty() && at == keyOf(ring.front())) break;
    ring.push_back({at.first, at.second});
    if (!next.contains(at)) return {};
  }
  return ring.size() == next.size() && isSimple(ring) ? ring : Outline{};
}

Result<Outline> united(const Outline& p, const Outline& q) {
  try {
    std::vector<Polygon> whole;
    bg::union_(polygonOf(p), polygonOf(q), whole);
    if (whole.size() != 1) return failure("the two provinces do not touch along a line");
    if (!whole.front().inners().empty())
      return failure("together they would enclose other land; an outline cannot have holes");
    Outline outline;
    for (const Vertex& v : whole.front().outer())
      outline.push_back({v.x(), v.y()});
    outline.pop_back(); // the library repeats the first point
    if (!isSimple(outline)) return failure("the outline around both would touch itself");
    return outline;
  } catch (const std::exception& e) {
    return failure("the outlines cannot be joined: {}", e.what());
  }
}

Result<Outline> around(const Outline& p, const Outline& q) {
  if (Outline ring = stitched(p, q); !ring.empty()) return ring;
  return united(p, q);
}

BorderKind both(BorderKind a, BorderKind b) {
  if (a == BorderKind::none) return b;
  if (b == BorderKind::none || a == b) return a;
  return BorderKind::both;
}

void erase(Parts& parts, ProvinceId p) {
  const std::string id = parts.provinces[p.index()].id;
  for (auto& [nations, game] : parts.board.games)
    forget(game, id);
  std::erase_if(parts.borders, [&](const Border& b) { return b.a == p || b.b == p; });
  for (Border& b : parts.borders) {
    if (p < b.a) b.a = ProvinceId(b.a.index() - 1);
    if (p < b.b) b.b = ProvinceId(b.b.index() - 1);
  }
  parts.provinces.erase(parts.provinces.begin() + static_cast<std::ptrdiff_t>(p.index()));
  parts.board.provinces.erase(parts.board.provinces.begin() + static_cast<std::ptrdiff_t>(p.index()));
}

// ---- splitting

struct Halves {
  Outline kept, gone;
};

Result<Halves> cutApart(const ProvinceView& province, const Cut& cut, const BoardView& view) {
  const Outline& outline = province.outline;
  if (cut.points.size() < 2) return failure("a cut must run from one point of the outline to another");
  const std::size_t from = placeIn(outline, cut.points.front()), to = placeIn(outline, cut.points.back());
  if (from == outline.size() || to == outline.size() || from == to)
    return failure("a cut must begin and end at different points of the outline");
  for (const Point& p : cut.points)
    if (!view.contains(p)) return failure("the cut leaves the view");
  Outline one = stretch(outline, from, to), two = stretch(outline, to, from);
  one.insert(one.end(), cut.points.rbegin() + 1, cut.points.rend() - 1);
  two.insert(two.end(), cut.points.begin() + 1, cut.points.end() - 1);
  const double all = signedArea(outline);
  if (!isSimple(one) || !isSimple(two) || signedArea(one) * all <= 0 || signedArea(two) * all <= 0)
    return failure("the cut must run through the province and must not cross anything");
  if (isWithin(province.at, two)) std::swap(one, two);
  return Halves{std::move(one), std::move(two)};
}

Saying faultOfNew(const Parts& parts, const std::string& id, const std::string& name) {
  if (parts.provinces.size() >= kMaxProvinces) return say("a board has at most {} provinces", kMaxProvinces);
  Saying fault = faultOfProvinceId(parts.board, id);
  return fault.empty() ? faultOfName("a province's name", name) : fault;
}

/// The borders of both parts with the neighbours that the province had.
void shareBorders(Parts& parts, ProvinceId p, ProvinceId fresh) {
  const std::vector<Border> before = parts.borders;
  for (const Border& b : before) {
    if (b.a != p && b.b != p) continue;
    const ProvinceId other = b.a == p ? b.b : b.a;
    const auto touches = [&](ProvinceId part) {
      return touch(parts.board.provinces[part.index()].outline, parts.board.provinces[other.index()].outline,
                   parts.board.view);
    };
    if (!touches(fresh)) continue; // a border of provinces that do not touch stays with the city
    parts.borders.push_back({other, fresh, b.kind});
    if (!touches(p))
      std::erase_if(parts.borders, [&](const Border& old) { return old.a == b.a && old.b == b.b; });
  }
}

} // namespace

Result<BoardDraft> BoardDraft::withAnchor(ProvinceId p, Point at) const {
  if (!board_->map->has(p)) return noProvince();
  if (!board_->view.contains(at) || !isWithin(at, (*board_)[p].outline))
    return failure("the city must lie inside the province");
  Parts parts(*board_);
  parts.board.provinces[p.index()].at = at;
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::movedPoint(Point from, Point to) const {
  if (!board_->view.contains(to)) return failure("the point would lie outside the view");
  if (from == to) return *this;
  Parts parts(*board_);
  bool any = false;
  for (ProvinceView& province : parts.board.provinces) {
    const std::size_t at = placeIn(province.outline, from);
    if (at == province.outline.size()) continue;
    if (placeIn(province.outline, to) != province.outline.size())
      return failure("the outline of {} already has a point there", province.name);
    province.outline[at] = to;
    any = true;
  }
  if (!any) return failure("this point does not exist");
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::addedPoint(const Segment& edge, Point at) const {
  if (!board_->view.contains(at)) return failure("the point would lie outside the view");
  Parts parts(*board_);
  bool any = false;
  for (ProvinceView& province : parts.board.provinces) {
    Outline& outline = province.outline;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Point a = outline[i], b = outline[(i + 1) % outline.size()];
      if (!(a == edge.from && b == edge.to) && !(a == edge.to && b == edge.from)) continue;
      if (placeIn(outline, at) != outline.size())
        return failure("the outline of {} already has a point there", province.name);
      outline.insert(outline.begin() + static_cast<std::ptrdiff_t>(i) + 1, at);
      any = true;
      break;
    }
  }
  if (!any) return failure("this edge does not exist");
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::removedPoint(Point at) const {
  Parts parts(*board_);
  bool any = false;
  for (ProvinceView& province : parts.board.provinces) {
    const std::size_t place = placeIn(province.outline, at);
    if (place == province.outline.size()) continue;
    if (province.outline.size() <= 3) return failure("{} must keep at least three points", province.name);
    province.outline.erase(province.outline.begin() + static_cast<std::ptrdiff_t>(place));
    any = true;
  }
  if (!any) return failure("this point does not exist");
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::split(ProvinceId p, const Cut& cut) const {
  if (!board_->map->has(p)) return noProvince();
  Parts parts(*board_);
  if (Saying fault = faultOfNew(parts, cut.id, cut.name); !fault.empty()) return failure(std::move(fault));
  auto halves = cutApart((*board_)[p], cut, board_->view);
  if (!halves) return tl::unexpected(halves.error());
  const ProvinceId fresh(parts.provinces.size());
  const Site site = parts.provinces[p.index()].site;
  parts.provinces.push_back({cut.id, site, false});
  parts.board.provinces.push_back({cut.name, rounded(pointIn(halves->gone), halves->gone), halves->gone});
  ProvinceView& kept = parts.board.provinces[p.index()];
  kept.outline = std::move(halves->kept);
  if (!isWithin(kept.at, kept.outline)) kept.at = rounded(pointIn(kept.outline), kept.outline);
  shareBorders(parts, p, fresh);
  parts.borders.push_back({p, fresh, site == Site::none ? BorderKind::sea : BorderKind::land});
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::joined(ProvinceId p, ProvinceId into) const {
  if (!board_->map->has(p) || !board_->map->has(into)) return noProvince();
  if (p == into) return failure("a province cannot be joined to itself");
  auto outline = around((*board_)[p].outline, (*board_)[into].outline);
  if (!outline) return tl::unexpected(outline.error());
  Parts parts(*board_);
  parts.board.provinces[into.index()].outline = *std::move(outline);
  const Map& map = *board_->map;
  for (const Neighbour& neighbour : map.neighbours(p)) {
    const ProvinceId other = neighbour.province;
    if (other == into) continue;
    std::erase_if(parts.borders, [&](const Border& b) {
      return (b.a == into && b.b == other) || (b.a == other && b.b == into);
    });
    parts.borders.push_back({into, other, both(neighbour.kind, map.border(into, other))});
  }
  erase(parts, p);
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withProvince(Province rules, ProvinceView view) const {
  Parts parts(*board_);
  if (Saying fault = faultOfNew(parts, rules.id, view.name); !fault.empty()) return failure(std::move(fault));
  const auto inView = [&](const Point& p) { return board_->view.contains(p); };
  if (!std::all_of(view.outline.begin(), view.outline.end(), inView) || !isSimple(view.outline))
    return failure("an outline needs at least three points, must lie inside the view and must not cross "
                   "itself");
  if (!board_->view.contains(view.at) || !isWithin(view.at, view.outline))
    view.at = rounded(pointIn(view.outline), view.outline);
  const ProvinceId fresh(parts.provinces.size());
  for (std::size_t other = 0; other < parts.provinces.size(); ++other) {
    if (!touch(view.outline, parts.board.provinces[other].outline, board_->view)) continue;
    const bool wet = rules.site == Site::none || parts.provinces[other].site == Site::none;
    parts.borders.push_back({ProvinceId(other), fresh, wet ? BorderKind::sea : BorderKind::land});
  }
  parts.provinces.push_back(std::move(rules));
  parts.board.provinces.push_back(std::move(view));
  return std::move(parts).done();
}

Result<BoardDraft> BoardDraft::withoutProvince(ProvinceId p) const {
  if (!board_->map->has(p)) return noProvince();
  if (board_->map->size() == 1) return failure("a board needs at least one province");
  Parts parts(*board_);
  erase(parts, p);
  return std::move(parts).done();
}

std::vector<Contact> contactsOf(const Board& board) {
  std::vector<Edges> edges;
  for (const ProvinceView& province : board.provinces)
    edges.emplace_back(province.outline);
  std::vector<Contact> contacts;
  const double thin = thinOf(board.view);
  for (std::size_t a = 0; a < edges.size(); ++a)
    for (std::size_t b = a + 1; b < edges.size(); ++b) {
      std::vector<Segment> along = sharedParts(edges[a], edges[b], thin);
      if (along.empty()) continue;
      const double length = lengthOf(along);
      contacts.push_back({ProvinceId(a), ProvinceId(b), std::move(along), length});
    }
  return contacts;
}

double areaOf(const std::vector<Point>& outline) {
  return std::abs(signedArea(outline));
}

} // namespace annales::inline engine
