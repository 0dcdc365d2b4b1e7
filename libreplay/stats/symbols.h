// Symbols on the timeline: what was worth one, when, and in whose lane.
#pragma once

#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

enum class SymbolKind : std::uint8_t {
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
  violation, // of a rule; next to the event's own symbol
};
} // namespace annales::inline replay

namespace annales {
template <> struct Words<SymbolKind> {
  static constexpr std::array<std::string_view, 11> list{"founding",   "temple",    "wall",     "conquest",
                                                         "know-how",   "personage", "battle",   "card",
                                                         "correction", "game-end",  "violation"};
};
} // namespace annales

namespace annales::inline replay {

struct Symbol {
  EventIndex index = 0;
  NationId nation; // whose lane; none: over all lanes
  SymbolKind kind = SymbolKind::founding;
  std::uint8_t detail = 0; // its Personage, KnowHowId or, of a founding, Resource
  ProvinceId province;     // none where it has no place
  NationId other;          // who lost a city or fought too; none where nobody did
};

/// The symbols of one line in the order of events.
class SymbolTrack {
public:
  /// Steps come in order, each once.
  void add(const Step& step);
  /// Right after the step it belongs to.
  void addViolation(EventIndex k, NationId nation);

  [[nodiscard]] std::span<const Symbol> all() const { return symbols_; }
  /// From event `from` to `to`, both counted.
  [[nodiscard]] std::span<const Symbol> between(EventIndex from, EventIndex to) const;
  /// The `by`-th symbol of the kind after (before) `k`; 0 where there is none.
  [[nodiscard]] EventIndex step(EventIndex k, SymbolKind kind, int by) const;

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  std::vector<Symbol> symbols_;
};

} // namespace annales::inline replay
