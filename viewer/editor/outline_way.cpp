#include "viewer/editor/outline_way.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace annales::viewer {
namespace {

using Node = std::pair<double, double>;
using Edges = std::map<Node, std::set<Node>>;

Node nodeOf(const Point& p) {
  return {p.x, p.y};
}

double distance(const Node& a, const Node& b) {
  return std::hypot(a.first - b.first, a.second - b.second);
}

void join(Edges& edges, const Node& a, const Node& b) {
  edges[a].insert(b);
  edges[b].insert(a);
}

/// Where two provinces meet is no free ground.
Edges freeEdges(const Board& board) {
  std::map<std::pair<Node, Node>, int> owners;
  for (const ProvinceView& province : board.provinces)
    for (std::size_t i = 0; i < province.outline.size(); ++i) {
      const Node a = nodeOf(province.outline[i]),
                 b = nodeOf(province.outline[(i + 1) % province.outline.size()]);
      ++owners[std::minmax(a, b)];
    }
  Edges edges;
  for (const auto& [edge, count] : owners)
    if (count == 1) join(edges, edge.first, edge.second);
  return edges;
}

void addEnd(Edges& edges, const OutlineEnd& end) {
  if (!end.edge) return;
  join(edges, nodeOf(end.at), nodeOf(end.edge->from));
  join(edges, nodeOf(end.at), nodeOf(end.edge->to));
}

} // namespace

std::vector<Point> wayAlong(const Board& board, const OutlineEnd& from, const OutlineEnd& to) {
  Edges edges = freeEdges(board);
  addEnd(edges, from);
  addEnd(edges, to);
  const Node start = nodeOf(from.at), goal = nodeOf(to.at);
  std::map<Node, std::pair<double, Node>> reached{{start, {0, start}}}; // how far, and from where
  std::set<std::pair<double, Node>> open{{0, start}};
  while (!open.empty() && open.begin()->second != goal) {
    const auto [far, here] = *open.begin();
    open.erase(open.begin());
    for (const Node& next : edges[here]) {
      const double there = far + distance(here, next);
      const auto known = reached.find(next);
      if (known != reached.end() && known->second.first <= there) continue;
      if (known != reached.end()) open.erase({known->second.first, next});
      reached[next] = {there, here};
      open.emplace(there, next);
    }
  }
  std::vector<Point> way;
  if (start == goal || !reached.contains(goal)) return way;
  for (Node at = reached[goal].second; at != start; at = reached[at].second)
    way.push_back({at.first, at.second});
  std::ranges::reverse(way);
  return way;
}

} // namespace annales::viewer
