// Where resources come from and what they are spent on.
#pragma once

#include "libreplay/stats/step.h"

#include <span>
#include <string_view>
#include <vector>

namespace annales::inline replay {

enum class Source : std::uint8_t {
  start,      // what GameCreated hands out
  round,      // the coin of a round (Antike)
  production, // marble, iron and gold, with the coin of the later games
  trade,      // what an exchange brings
  cards,      // what a card gives (Duellum)
  correction, // what a correction gives
};
enum class Purpose : std::uint8_t {
  rondel,
  cities,
  temples,
  walls,
  units, // armed or recruited
  knowHow,
  trade, // what an exchange gives back in another kind
  waste, // gone for nothing: lost in an exchange, or taken by a card or a correction
};
} // namespace annales::inline replay

namespace annales {
template <> struct Words<Source> {
  static constexpr std::array<std::string_view, 6> list{"start", "round", "production",
                                                        "trade", "cards", "correction"};
};
template <> struct Words<Purpose> {
  static constexpr std::array<std::string_view, 8> list{"rondel", "cities",   "temples", "walls",
                                                        "units",  "know-how", "trade",   "waste"};
};
} // namespace annales

namespace annales::inline replay {
inline constexpr std::size_t kSources = Words<Source>::list.size();
inline constexpr std::size_t kPurposes = Words<Purpose>::list.size();

/// What came to one nation or left it, for one reason.
struct Transfer {
  EventIndex index = 0;
  NationId nation;
  bool incoming = false;
  std::uint8_t reason = 0; // a Source when incoming, else a Purpose
  Amount amount;           // nothing below 0
};

/// Appends all that one event brings and takes. In an exchange of many for few the surplus, the last
/// in the order of `Resource`, is waste. `index` stays 0.
void transfersInto(std::vector<Transfer>& out, const Event& event);

/// All of a nation's flows over some events, by reason and resource.
struct FlowSums {
  std::array<std::array<std::int32_t, kResources>, kSources> in{};
  std::array<std::array<std::int32_t, kResources>, kPurposes> out{};

  [[nodiscard]] std::int32_t of(Source s) const;
  [[nodiscard]] std::int32_t of(Purpose p) const;
  [[nodiscard]] std::int32_t totalIn() const;
  [[nodiscard]] std::int32_t totalOut() const;
};

class Flow {
public:
  /// Steps come in order, each once.
  void add(const Step& step);

  /// Of the events `from` to `to`, both counted: from 1 to the cursor, or of one round.
  [[nodiscard]] FlowSums between(NationId n, EventIndex from, EventIndex to) const;
  [[nodiscard]] FlowSums upTo(NationId n, EventIndex k) const { return between(n, 1, k); }

private:
  friend class boost::serialization::access;
  template <class Archive> void serialize(Archive& archive, unsigned version); // in stats_archive.cpp
  std::vector<Transfer> transfers_; // in the order of events
};

} // namespace annales::inline replay
