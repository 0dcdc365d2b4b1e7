// The fields of an event, said once: writing, reading and comparing follow from it. For events whose fields
// stand on their own; where one depends on another or on the game, that is written by hand.
#pragma once

#include "engine/event/event.h"

#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace annales::inline engine {
namespace event_fields {

template <class E, class T> struct EventField {
  std::string_view name; // in the event log
  T E::*member;
  int low = 0, high = 0; // of a number
};

/// As a tuple, sorted by name as they are in a written log; of an event that is written by hand null.
template <class E> inline constexpr auto kFields = nullptr;
template <class E>
inline constexpr bool kHasFields = !std::is_same_v<decltype(kFields<E>), const std::nullptr_t>;

inline constexpr int kMostSpent = 9;

template <class E, class T> constexpr auto field(std::string_view name, T E::*member) {
  return EventField<E, T>{name, member};
}
/// Of units, from `low` to as many as one event can say.
template <class E> constexpr auto units(std::string_view name, std::uint8_t E::*member, int low) {
  return EventField<E, std::uint8_t>{name, member, low, kMostUnitsAtOnce};
}
template <class E> constexpr auto spent(std::uint8_t E::*member) {
  return EventField<E, std::uint8_t>{"spent", member, 0, kMostSpent};
}

template <class E>
inline constexpr auto kGained = std::tuple(field("gain", &E::gain), field("nation", &E::nation));
template <class E>
inline constexpr auto kBuilt = std::tuple(field("nation", &E::nation), field("paid", &E::paid),
                                          field("province", &E::province));
template <class E> inline constexpr auto kNation = std::tuple(field("nation", &E::nation));

template <>
inline constexpr auto kFields<RoundBegan> = std::tuple(EventField<RoundBegan, std::uint16_t>{
    "round", &RoundBegan::round, 1, kHighestRound});
template <> inline constexpr auto kFields<IncomeReceived> = kGained<IncomeReceived>;
template <> inline constexpr auto kFields<TurnBegan> = kNation<TurnBegan>;
template <>
inline constexpr auto kFields<RondelMoved> = std::tuple(field("nation", &RondelMoved::nation),
                                                        field("paid", &RondelMoved::paid),
                                                        field("to", &RondelMoved::to));
template <> inline constexpr auto kFields<Produced> = kGained<Produced>;
template <> inline constexpr auto kFields<TempleBuilt> = kBuilt<TempleBuilt>;
template <> inline constexpr auto kFields<WallBuilt> = kBuilt<WallBuilt>;
template <>
inline constexpr auto kFields<KnowHowDeveloped> = std::tuple(field("knowHow", &KnowHowDeveloped::knowHow),
                                                             field("nation", &KnowHowDeveloped::nation),
                                                             field("paid", &KnowHowDeveloped::paid));
template <>
inline constexpr auto kFields<UnitsRecruited> = std::tuple(units("count", &UnitsRecruited::count, 1),
                                                           field("kind", &UnitsRecruited::kind),
                                                           field("nation", &UnitsRecruited::nation),
                                                           field("paid", &UnitsRecruited::paid));
template <>
inline constexpr auto
    kFields<UnitsArmed> = std::tuple(units("count", &UnitsArmed::count, 1), field("kind", &UnitsArmed::kind),
                                     field("nation", &UnitsArmed::nation), field("paid", &UnitsArmed::paid),
                                     field("province", &UnitsArmed::province));
template <>
inline constexpr auto
    kFields<UnitsMoved> = std::tuple(units("count", &UnitsMoved::count, 1), field("from", &UnitsMoved::from),
                                     field("kind", &UnitsMoved::kind), field("nation", &UnitsMoved::nation),
                                     spent(&UnitsMoved::spent), field("to", &UnitsMoved::to));
template <>
inline constexpr auto kFields<BattleFought> = std::tuple(units("count", &BattleFought::count, 1),
                                                         field("demandedBy", &BattleFought::demandedBy),
                                                         field("kind", &BattleFought::kind),
                                                         field("nation", &BattleFought::nation),
                                                         field("opponent", &BattleFought::opponent),
                                                         field("province", &BattleFought::province),
                                                         spent(&BattleFought::spent));
template <>
inline constexpr auto kFields<CityConquered> = std::tuple(field("from", &CityConquered::from),
                                                          units("galleys", &CityConquered::galleys, 0),
                                                          units("legions", &CityConquered::legions, 0),
                                                          field("nation", &CityConquered::nation),
                                                          field("province", &CityConquered::province));
template <>
inline constexpr auto
    kFields<NeutralTempleDestroyed> = std::tuple(units("galleys", &NeutralTempleDestroyed::galleys, 0),
                                                 units("legions", &NeutralTempleDestroyed::legions, 0),
                                                 field("nation", &NeutralTempleDestroyed::nation),
                                                 field("province", &NeutralTempleDestroyed::province));
template <>
inline constexpr auto kFields<CityAbandoned> = std::tuple(field("nation", &CityAbandoned::nation),
                                                          field("province", &CityAbandoned::province));
template <>
inline constexpr auto kFields<CityFounded> =
    std::tuple_cat(kBuilt<CityFounded>, std::tuple(field("resource", &CityFounded::resource)));
template <>
inline constexpr auto kFields<Traded> = std::tuple_cat(kGained<Traded>,
                                                       std::tuple(field("paid", &Traded::paid)));
template <> inline constexpr auto kFields<CardRevealed> = std::tuple(field("card", &CardRevealed::card));
template <>
inline constexpr auto kFields<CardTaken> = std::tuple(field("card", &CardTaken::card),
                                                      field("nation", &CardTaken::nation));
template <> inline constexpr auto kFields<TurnEnded> = kNation<TurnEnded>;

} // namespace event_fields

using event_fields::kFields;
using event_fields::kHasFields;

/// Calls it with all fields of the event.
template <class E, class Do> constexpr decltype(auto) withFields(Do&& doWith) {
  return std::apply(std::forward<Do>(doWith), kFields<E>);
}

} // namespace annales::inline engine
