// Strong ids and closed lists of the Antike family. Never a bare int where a province or a nation is meant.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace annales::inline engine {

template <class Tag, class Rep> class Id {
public:
  static constexpr Rep kNone = static_cast<Rep>(~Rep{0});
  constexpr Id() = default;
  constexpr explicit Id(std::size_t index) : rep_(static_cast<Rep>(index)) {}
  [[nodiscard]] static constexpr Id none() { return Id{}; }
  [[nodiscard]] constexpr bool exists() const { return rep_ != kNone; }
  [[nodiscard]] constexpr std::size_t index() const { return rep_; }
  friend constexpr auto operator<=>(Id, Id) = default;

private:
  Rep rep_ = kNone;
};

/// Place of a nation in the game's turn order (0 to 5).
using NationId = Id<struct NationTag, std::uint8_t>;
/// Place of a province in the map's list sorted by id. From `Map::size()` on: a name the map does not have.
using ProvinceId = Id<struct ProvinceTag, std::uint16_t>;
/// Row of the ruleset's know-how table.
using KnowHowId = Id<struct KnowHowTag, std::uint8_t>;
/// Row of the game's deck, sorted by card id (Duellum).
using CardId = Id<struct CardTag, std::uint8_t>;

inline constexpr std::size_t kMaxNations = 6;
/// More provinces than any printed board has; a larger board is refused with a message.
inline constexpr std::size_t kMaxProvinces = 88;
inline constexpr std::size_t kMaxKnowHows = 8;
/// Different cards in a deck; the box of Duellum has 27 with its blanks.
inline constexpr std::size_t kMaxCards = 32;

enum class RulesetId : std::uint8_t { antike, antikeII, duellum };
enum class Resource : std::uint8_t { marble, iron, gold, coins };
enum class Kind : std::uint8_t { legion, galley, commander, admiral };
enum class Space : std::uint8_t {
  iron,
  temple,
  gold,
  maneuver1,
  arming,
  marble,
  knowHow,
  maneuver2,
  none = 255
};
enum class Personage : std::uint8_t { king, scholar, general, citizen, navigator };
enum class AwardReason : std::uint8_t { cities, knowHow, templeDestroyed, temples, seas, allKnowHow };
enum class EndReason : std::uint8_t { personages, templeDestroyed, agreed, abandoned };
enum class BorderKind : std::uint8_t { land, sea, both, none = 255 };
enum class Site : std::uint8_t { marble, iron, gold, any, none };

inline constexpr std::size_t kSpaces = 8;
inline constexpr std::size_t kKinds = 4;
inline constexpr std::size_t kPersonages = 5;
inline constexpr std::size_t kResources = 4;
inline constexpr std::array kGoods{Resource::marble, Resource::iron, Resource::gold};
inline constexpr std::array kBasicKinds{Kind::legion, Kind::galley};

template <class E> [[nodiscard]] constexpr std::size_t indexOf(E value) {
  return static_cast<std::size_t>(value);
}

/// The word of the event log for each value of a closed list, in the list's order.
template <class E> struct Words;
template <> struct Words<RulesetId> {
  static constexpr std::array<std::string_view, 3> list{"antike", "antike-ii", "duellum"};
};
template <> struct Words<Resource> {
  static constexpr std::array<std::string_view, 4> list{"marble", "iron", "gold", "coins"};
};
template <> struct Words<Kind> {
  static constexpr std::array<std::string_view, 4> list{"legion", "galley", "commander", "admiral"};
};
template <> struct Words<Space> {
  static constexpr std::array<std::string_view, 8> list{"iron",   "temple", "gold",     "maneuver-1",
                                                        "arming", "marble", "know-how", "maneuver-2"};
};
template <> struct Words<Personage> {
  static constexpr std::array<std::string_view, 5> list{"king", "scholar", "general", "citizen", "navigator"};
};
template <> struct Words<AwardReason> {
  static constexpr std::array<std::string_view, 6> list{"cities",  "know-how", "temple-destroyed",
                                                        "temples", "seas",     "all-know-how"};
};
template <> struct Words<EndReason> {
  static constexpr std::array<std::string_view, 4> list{"personages", "temple-destroyed", "agreed",
                                                        "abandoned"};
};
template <> struct Words<BorderKind> {
  static constexpr std::array<std::string_view, 3> list{"land", "sea", "both"};
};
template <> struct Words<Site> {
  static constexpr std::array<std::string_view, 5> list{"marble", "iron", "gold", "any", "none"};
};

template <class E> [[nodiscard]] constexpr std::string_view wordOf(E value) {
  return Words<E>::list[indexOf(value)];
}

/// The value of a word, or nothing when the word is not in the list.
template <class E> [[nodiscard]] constexpr std::optional<E> valueOf(std::string_view word) {
  for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
    if (Words<E>::list[i] == word) return static_cast<E>(i);
  return std::nullopt;
}

} // namespace annales::inline engine
