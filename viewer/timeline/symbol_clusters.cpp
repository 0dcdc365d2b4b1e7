#include "viewer/timeline/symbol_clusters.h"

#include "viewer/timeline/symbol_shapes.h"

#include <algorithm>

namespace annales::viewer {
namespace {

// In widths of a symbol: the number next to a shape takes room too.
constexpr double kOne = 1.1, kSeveral = 1.65;

std::int64_t distance(EventIndex a, EventIndex b) {
  return a > b ? std::int64_t{a} - b : std::int64_t{b} - a;
}

} // namespace

EventIndex SymbolCluster::nearest(EventIndex k) const {
  return std::ranges::min_element(symbols, {},
                                  [k](const Symbol& symbol) { return distance(symbol.index, k); })
      ->index;
}

int symbolRow(SymbolKind kind) {
  switch (kind) {
  case SymbolKind::founding:
  case SymbolKind::temple:
  case SymbolKind::wall:
  case SymbolKind::knowHow:
  case SymbolKind::card:
    return 1;
  default:
    return 0;
  }
}

void addToClusters(std::vector<SymbolCluster>& clusters, const Symbol& symbol, double width) {
  if (!clusters.empty()) {
    SymbolCluster& last = clusters.back();
    const double room = width * (last.count() > 1 ? kSeveral : kOne);
    if (symbol.index - last.first() < room) {
      last.symbols.push_back(symbol);
      if (symbolRank(symbol.kind) > symbolRank(last.shape.kind)) last.shape = symbol;
      return;
    }
  }
  clusters.push_back({{symbol}, symbol});
}

} // namespace annales::viewer
