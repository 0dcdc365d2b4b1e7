// Symbols that would fall on the same pixels, put together.
#pragma once

#include "libreplay/stats/glyphs.h"

#include <span>
#include <vector>

namespace annales::viewer {

/// Symbols of one lane that are drawn as one: `shape` with the number of symbols next to it.
struct GlyphCluster {
  std::vector<Glyph> glyphs; // in the order of events, never empty
  Glyph shape;               // the one to see

  [[nodiscard]] EventIndex first() const { return glyphs.front().index; }
  [[nodiscard]] EventIndex last() const { return glyphs.back().index; }
  [[nodiscard]] std::size_t count() const { return glyphs.size(); }
  /// The symbol that is nearest to an event.
  [[nodiscard]] EventIndex nearest(EventIndex k) const;
};

/// Which row a symbol is in when its lane has two: 0 for fights, personages and the like, 1 for what is
/// built.
[[nodiscard]] int glyphRow(GlyphKind kind);

/// Of the symbols that `wanted` accepts. A symbol is `width` events wide.
template <class Wanted>
[[nodiscard]] std::vector<GlyphCluster> clustersOf(std::span<const Glyph> glyphs, double width,
                                                   Wanted wanted);

/// Adds a symbol to the last cluster, or a new one.
void addToClusters(std::vector<GlyphCluster>& clusters, const Glyph& glyph, double width);

template <class Wanted>
std::vector<GlyphCluster> clustersOf(std::span<const Glyph> glyphs, double width, Wanted wanted) {
  std::vector<GlyphCluster> clusters;
  for (const Glyph& glyph : glyphs)
    if (wanted(glyph)) addToClusters(clusters, glyph, width);
  return clusters;
}

} // namespace annales::viewer
