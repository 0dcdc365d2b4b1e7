#include "libreplay/remarks/glyph_groups.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace annales::inline replay {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array<Pair, 10> kTwoNames{{{"$1", "!"},
                                          {"$2", "?"},
                                          {"$3", "!!"},
                                          {"$4", "??"},
                                          {"$5", "!?"},
                                          {"$6", "?!"},
                                          {"$10", "="},
                                          {"$13", "~"},
                                          {"$18", "+-"},
                                          {"$19", "-+"}}};
constexpr std::array<std::string_view, 5> kObservations{"tempo-loss", "overpaid", "missed-personage",
                                                        "kingmaking", "broken-pact"};

bool isObservationTag(std::string_view word) {
  return std::find(kObservations.begin(), kObservations.end(), word) != kObservations.end();
}

/// 7 for `$7`; −1 for what has no number.
int numberOf(std::string_view glyph) {
  for (const auto& [numeric, word] : kTwoNames)
    if (glyph == word) glyph = numeric;
  int number = -1;
  if (glyph.starts_with('$')) std::from_chars(glyph.data() + 1, glyph.data() + glyph.size(), number);
  return number;
}

bool sameGlyph(std::string_view a, std::string_view b) {
  return canonicalGlyph(a) == canonicalGlyph(b);
}

void toggleTag(std::vector<std::string>& tags, std::string_view tag) {
  if (std::erase(tags, tag) == 0) tags.emplace_back(tag);
}

} // namespace

std::string_view canonicalGlyph(std::string_view glyph) {
  for (const auto& [numeric, word] : kTwoNames)
    if (glyph == numeric) return word;
  return glyph;
}

GlyphGroup groupOf(std::string_view glyph) {
  const int number = numberOf(glyph);
  if ((number >= 1 && number <= 9) || number == 22 || number == 23) return GlyphGroup::move;
  if (number >= 10 && number <= 21) return GlyphGroup::position;
  return GlyphGroup::observation;
}

std::span<const std::string_view> observationTags() {
  return kObservations;
}

bool hasTag(const Annotation& remark, std::string_view tag) {
  return std::find(remark.tags.begin(), remark.tags.end(), tag) != remark.tags.end();
}

bool hasGlyph(const Annotation& remark, std::string_view glyph) {
  const std::vector<std::string>& list = isObservationTag(glyph) ? remark.tags : remark.glyphs;
  return std::any_of(list.begin(), list.end(), [&](const std::string& one) { return sameGlyph(one, glyph); });
}

Annotation withGlyph(Annotation remark, std::string_view glyph) {
  if (isObservationTag(glyph)) {
    toggleTag(remark.tags, glyph);
    return remark;
  }
  const bool had = hasGlyph(remark, glyph);
  const GlyphGroup group = groupOf(glyph);
  std::erase_if(remark.glyphs, [&](const std::string& one) {
    return group == GlyphGroup::observation ? sameGlyph(one, glyph) : groupOf(one) == group;
  });
  if (!had) remark.glyphs.emplace_back(canonicalGlyph(glyph));
  std::stable_sort(remark.glyphs.begin(), remark.glyphs.end(),
                   [](const std::string& a, const std::string& b) { return groupOf(a) < groupOf(b); });
  return remark;
}

bool judgesMistake(const Annotation& remark) {
  return hasGlyph(remark, "?") || hasGlyph(remark, "??") || hasGlyph(remark, "?!");
}

} // namespace annales::inline replay
