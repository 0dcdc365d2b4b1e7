// Numbers of every nation after every event of a line, for charts and tables.
#pragma once

#include "libreplay/stats/flow.h"
#include "libreplay/stats/pieces.h"
#include "libreplay/stats/step.h"

#include <span>
#include <vector>

namespace annales::inline replay {

/// What is counted. Everything bought and lost adds up from the start; the rest is how things are.
/// Groups of four follow the order of `Resource`, with a total behind; groups of five that of `Personage`.
enum class Measure : std::uint8_t {
  marble,
  iron,
  gold,
  coins,
  stock, // all four
  marbleIn,
  ironIn,
  goldIn,
  coinsIn,
  income, // all that came in since the start, start stock not counted
  marbleOut,
  ironOut,
  goldOut,
  coinsOut,
  spending, // all that went out; stock = start stock + income − spending
  kings,
  scholars,
  generals,
  citizens,
  navigators,
  personages,
  points,   // what the goal is counted in: a general may count twice
  legions,  // on the board, without commanders
  galleys,  // on the board, without admirals
  specials, // commanders and admirals on the board
  units,    // all of them on the board
  legionsInSupply,
  galleysInSupply,
  legionsInBox, // Duellum
  galleysInBox,
  legionsLost, // fallen since the start
  galleysLost,
  specialsLost,
  unitsLost,
  cities,
  temples,
  knowHows,
  seas,
  walls, // on the board, Duellum
};
inline constexpr std::size_t kMeasures = indexOf(Measure::walls) + 1;

[[nodiscard]] constexpr Measure plus(Measure first, std::size_t offset) {
  return static_cast<Measure>(indexOf(first) + offset);
}
[[nodiscard]] constexpr Measure stockOf(Resource r) {
  return plus(Measure::marble, indexOf(r));
}
[[nodiscard]] constexpr Measure countOf(Personage p) {
  return plus(Measure::kings, indexOf(p));
}
/// Whether the measure adds up from the start, so that a bar per turn shows its differences.
[[nodiscard]] constexpr bool isCumulative(Measure m) {
  return (m >= Measure::marbleIn && m <= Measure::spending) ||
         (m >= Measure::legionsLost && m <= Measure::unitsLost);
}
/// A word for tables: "marble-in".
[[nodiscard]] std::string_view wordOf(Measure m);

/// A value that holds from an event on.
struct SeriesPoint {
  EventIndex index = 0;
  std::int32_t value = 0;
  friend bool operator==(const SeriesPoint&, const SeriesPoint&) = default;
};

class Series {
public:
  Series() = default;
  Series(std::size_t nations, int goal);
  /// Steps come in order, each once.
  void add(const Step& step);

  [[nodiscard]] std::size_t nations() const { return nations_; }
  /// In events.
  [[nodiscard]] EventIndex length() const { return length_; }
  /// In points.
  [[nodiscard]] int goal() const { return goal_; }
  /// After the event, 1 to `length()`. By binary search: a table may ask for all of them.
  [[nodiscard]] std::int32_t at(Measure m, NationId n, EventIndex k) const;
  /// The events after which the value is new, the first always: all that a stepped curve needs. Until the
  /// next `add`.
  [[nodiscard]] std::span<const SeriesPoint> points(Measure m, NationId n) const;
  /// After every event.
  [[nodiscard]] std::vector<std::int32_t> column(Measure m, NationId n) const;
  /// After each of these events, which are sorted.
  [[nodiscard]] std::vector<std::int32_t> sampled(Measure m, NationId n,
                                                  std::span<const EventIndex> events) const;
  /// The change since the event before in the list; the first since the start.
  [[nodiscard]] std::vector<std::int32_t> changes(Measure m, NationId n,
                                                  std::span<const EventIndex> events) const;
  /// The highest value of any nation that is not hidden (a bit by NationId), at least 0: for an axis.
  [[nodiscard]] std::int32_t highest(Measure m, std::uint8_t hidden = 0) const;

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  using Sums = std::array<std::array<std::int64_t, kResources>, kMaxNations>;
  void addTransfers(const Event& event);
  void noteAll(const GameState& state, NationId n);
  void noteStocks(const NationState& nation, NationId n);
  void notePieces(const NationState& nation, NationId n);
  void note(Measure m, NationId n, std::int64_t value);

  std::size_t nations_ = 0;
  EventIndex length_ = 0;
  int goal_ = 0;
  std::vector<std::vector<SeriesPoint>> points_; // by measure, then nation
  // How far the sums have come.
  Fallen fallen_;
  Sums in_{}, out_{};
  std::vector<Transfer> transfers_; // scratch
};

} // namespace annales::inline replay
