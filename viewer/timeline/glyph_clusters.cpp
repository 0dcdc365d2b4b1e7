#include "viewer/timeline/glyph_clusters.h"

#include "viewer/timeline/glyph_shapes.h"

#include <algorithm>

namespace annales::viewer {
namespace {

// In widths of a sign: the number beside a shape takes room too.
constexpr double kOne = 1.1, kSeveral = 1.65;

std::int64_t distance(EventIndex a, EventIndex b) {
  return a > b ? std::int64_t{a} - b : std::int64_t{b} - a;
}

} // namespace

EventIndex GlyphCluster::nearest(EventIndex k) const {
  return std::ranges::min_element(glyphs, {}, [k](const Glyph& glyph) { return distance(glyph.index, k); })
      ->index;
}

int glyphRow(GlyphKind kind) {
  switch (kind) {
  case GlyphKind::founding:
  case GlyphKind::temple:
  case GlyphKind::wall:
  case GlyphKind::knowHow:
  case GlyphKind::card:
    return 1;
  default:
    return 0;
  }
}

void addToClusters(std::vector<GlyphCluster>& clusters, const Glyph& glyph, double width) {
  if (!clusters.empty()) {
    GlyphCluster& last = clusters.back();
    const double room = width * (last.count() > 1 ? kSeveral : kOne);
    if (glyph.index - last.first() < room) {
      last.glyphs.push_back(glyph);
      if (glyphRank(glyph.kind) > glyphRank(last.shape.kind)) last.shape = glyph;
      return;
    }
  }
  clusters.push_back({{glyph}, glyph});
}

} // namespace annales::viewer
