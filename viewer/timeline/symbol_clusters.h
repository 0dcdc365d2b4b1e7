// Symbols that would fall on the same pixels, put together.
#pragma once

#include "libreplay/stats/symbols.h"

#include <span>
#include <vector>

namespace annales::viewer {

/// Symbols of one lane that are drawn as one: `shape` with the number of symbols next to it.
struct SymbolCluster {
  std::vector<Symbol> symbols; // in the order of events, never empty
  Symbol shape;                // the one to see

  [[nodiscard]] EventIndex first() const { return symbols.front().index; }
  [[nodiscard]] EventIndex last() const { return symbols.back().index; }
  [[nodiscard]] std::size_t count() const { return symbols.size(); }
  /// The symbol that is nearest to an event.
  [[nodiscard]] EventIndex nearest(EventIndex k) const;
};

/// Which row a symbol is in when its lane has two: 0 for fights, personages and the like, 1 for what is
/// built.
[[nodiscard]] int symbolRow(SymbolKind kind);

/// Of the symbols that `wanted` accepts. A symbol is `width` events wide.
template <class Wanted>
[[nodiscard]] std::vector<SymbolCluster> clustersOf(std::span<const Symbol> symbols, double width,
                                                    Wanted wanted);

/// Adds a symbol to the last cluster, or a new one.
void addToClusters(std::vector<SymbolCluster>& clusters, const Symbol& symbol, double width);

template <class Wanted>
std::vector<SymbolCluster> clustersOf(std::span<const Symbol> symbols, double width, Wanted wanted) {
  std::vector<SymbolCluster> clusters;
  for (const Symbol& symbol : symbols)
    if (wanted(symbol)) addToClusters(clusters, symbol, width);
  return clusters;
}

} // namespace annales::viewer
