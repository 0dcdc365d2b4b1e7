// One thing that a person points at: a space of the rondel, a province, a number of units. Every event that
// may come next is described by its picks.
#pragma once

#include "engine/core/amount.h"
#include "engine/event/event_kind.h"

#include <compare>
#include <cstdint>

namespace annales::inline replay {

/// What a pick is about, in the order in which a person is asked.
enum class PickSort : std::uint8_t {
  deed,     // the type of the event
  by,       // the nation that does or demands it
  space,    // of the rondel
  where,    // the province where it happens; for units that move, where they come from
  to,       // where units go
  card,     // of the deck
  knowHow,  // to develop
  kind,     // of units
  against,  // the nation that suffers it
  resource, // of a city, or what comes in
  personage,
  reason, // of a personage
  give,   // to the bank
  take,   // from the bank
  ending, // why a game ends
  winner, // of a game that is broken off
  other,  // events that no other pick tells apart
  // What has a default, so that it needs no pick:
  spent,  // actions that the units have used
  count,  // of units
  losses, // legions among the attacker's losses
};
inline constexpr std::size_t kPickSorts = 20;

/// Such a pick may be left to the program: see `Choices::chosen`.
[[nodiscard]] constexpr bool isAdjustable(PickSort sort) {
  return sort >= PickSort::spent;
}

struct Pick {
  PickSort sort = PickSort::deed;
  std::uint64_t code = 0; // what it is depends on the sort: use the functions

  template <class E> [[nodiscard]] static constexpr Pick deed() { return {PickSort::deed, kPlaceOf<E>}; }
  [[nodiscard]] static Pick deedOf(const Event& event) { return {PickSort::deed, event.index()}; }
  [[nodiscard]] static constexpr Pick by(NationId n) { return {PickSort::by, n.index()}; }
  [[nodiscard]] static constexpr Pick space(Space s) { return {PickSort::space, indexOf(s)}; }
  /// None: nowhere (Bellona goes on without a unit).
  [[nodiscard]] static constexpr Pick where(ProvinceId p) { return {PickSort::where, p.index()}; }
  [[nodiscard]] static constexpr Pick to(ProvinceId p) { return {PickSort::to, p.index()}; }
  [[nodiscard]] static constexpr Pick card(CardId c) { return {PickSort::card, c.index()}; }
  [[nodiscard]] static constexpr Pick knowHow(KnowHowId k) { return {PickSort::knowHow, k.index()}; }
  [[nodiscard]] static constexpr Pick kind(Kind k) { return {PickSort::kind, indexOf(k)}; }
  [[nodiscard]] static constexpr Pick against(NationId n) { return {PickSort::against, n.index()}; }
  [[nodiscard]] static constexpr Pick resource(Resource r) { return {PickSort::resource, indexOf(r)}; }
  [[nodiscard]] static constexpr Pick personage(Personage p) { return {PickSort::personage, indexOf(p)}; }
  [[nodiscard]] static constexpr Pick reason(AwardReason r) { return {PickSort::reason, indexOf(r)}; }
  [[nodiscard]] static constexpr Pick give(const Amount& a) { return {PickSort::give, packed(a)}; }
  [[nodiscard]] static constexpr Pick take(const Amount& a) { return {PickSort::take, packed(a)}; }
  [[nodiscard]] static constexpr Pick ending(EndReason r) { return {PickSort::ending, indexOf(r)}; }
  /// None: nobody.
  [[nodiscard]] static constexpr Pick winner(NationId n) { return {PickSort::winner, n.index()}; }
  [[nodiscard]] static constexpr Pick other(std::size_t n) { return {PickSort::other, n}; }
  [[nodiscard]] static constexpr Pick spent(int n) {
    return {PickSort::spent, static_cast<std::uint64_t>(n)};
  }
  [[nodiscard]] static constexpr Pick count(int n) {
    return {PickSort::count, static_cast<std::uint64_t>(n)};
  }
  [[nodiscard]] static constexpr Pick losses(int n) {
    return {PickSort::losses, static_cast<std::uint64_t>(n)};
  }

  /// Of `where` and `to`.
  [[nodiscard]] constexpr ProvinceId province() const { return ProvinceId(code); }
  /// Of `by`, `against` and `winner`.
  [[nodiscard]] constexpr NationId nation() const { return NationId(code); }
  [[nodiscard]] constexpr CardId card() const { return CardId(code); }
  [[nodiscard]] constexpr KnowHowId knowHow() const { return KnowHowId(code); }
  /// Of a closed list, such as Space, Kind, Resource.
  template <class E> [[nodiscard]] constexpr E as() const { return static_cast<E>(code); }
  /// Of `spent`, `count` and `losses`.
  [[nodiscard]] constexpr int number() const { return static_cast<int>(code); }
  /// Of `give` and `take`.
  [[nodiscard]] constexpr Amount amount() const {
    Amount a;
    for (std::size_t i = 0; i < kResources; ++i)
      a.of[i] = static_cast<std::int16_t>((code >> (16 * i)) & 0x7FFFU);
    return a;
  }

  friend constexpr auto operator<=>(const Pick&, const Pick&) = default;

private:
  static constexpr std::uint64_t packed(const Amount& a) {
    std::uint64_t code = 0;
    for (std::size_t i = 0; i < kResources; ++i)
      code |= static_cast<std::uint64_t>(static_cast<std::uint16_t>(a.of[i])) << (16 * i);
    return code;
  }
};

} // namespace annales::inline replay
