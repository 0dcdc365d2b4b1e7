// Signs on the timeline: what was worth a sign, when, and in whose lane.
#pragma once

#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

enum class GlyphKind : std::uint8_t {
  founding,
  temple,
  wall,
  conquest, // also of a neutral temple
  knowHow,
  personage,
  battle,
  card,
  correction,
  gameEnd,
  violation, // of a rule; stands beside the event's own sign
};
} // namespace annales::inline replay

namespace annales {
template <> struct Words<GlyphKind> {
  static constexpr std::array<std::string_view, 11> list{"founding",   "temple",    "wall",     "conquest",
                                                         "know-how",   "personage", "battle",   "card",
                                                         "correction", "game-end",  "violation"};
};
} // namespace annales

namespace annales::inline replay {

struct Glyph {
  EventIndex index = 0;
  NationId nation; // whose lane; none: over all lanes
  GlyphKind kind = GlyphKind::founding;
  std::uint8_t detail = 0; // its Personage, KnowHowId or, of a founding, Resource
  ProvinceId province;     // none where it has no place
  NationId other;          // who lost a city or fought along; none where nobody did
};

/// The signs of one line in the order of events.
class GlyphTrack {
public:
  /// Steps come in their order, each once.
  void add(const Step& step);
  /// Right after the step that it is about.
  void addViolation(EventIndex k, NationId nation);

  [[nodiscard]] std::span<const Glyph> all() const { return glyphs_; }
  /// From event `from` to `to`, both counted.
  [[nodiscard]] std::span<const Glyph> between(EventIndex from, EventIndex to) const;
  /// The `by`-th sign of the kind after (before) `k`; 0 where there is none.
  [[nodiscard]] EventIndex step(EventIndex k, GlyphKind kind, int by) const;

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  std::vector<Glyph> glyphs_;
};

} // namespace annales::inline replay
