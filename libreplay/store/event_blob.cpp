#include "libreplay/store/event_blob.h"

#include "libreplay/store/event_fields.h"

#include <fmt/core.h>

#include <array>
#include <utility>

namespace annales::inline replay {
namespace {

// The low five bits of an event's first byte. 0 is the mark of a branch (see segment.cpp), 31 is kept free
// for tags of two bytes.
template <class E> constexpr std::uint8_t kTag = 0;
template <> constexpr std::uint8_t kTag<RoundBegan> = 1;
template <> constexpr std::uint8_t kTag<IncomeReceived> = 2;
template <> constexpr std::uint8_t kTag<TurnBegan> = 3;
template <> constexpr std::uint8_t kTag<RondelMoved> = 4;
template <> constexpr std::uint8_t kTag<Produced> = 5;
template <> constexpr std::uint8_t kTag<TempleBuilt> = 6;
template <> constexpr std::uint8_t kTag<WallBuilt> = 7;
template <> constexpr std::uint8_t kTag<KnowHowDeveloped> = 8;
template <> constexpr std::uint8_t kTag<UnitsRecruited> = 9;
template <> constexpr std::uint8_t kTag<UnitsArmed> = 10;
template <> constexpr std::uint8_t kTag<BellonaUsed> = 11;
template <> constexpr std::uint8_t kTag<UnitsMoved> = 12;
template <> constexpr std::uint8_t kTag<BattleFought> = 13;
template <> constexpr std::uint8_t kTag<CityConquered> = 14;
template <> constexpr std::uint8_t kTag<NeutralTempleDestroyed> = 15;
template <> constexpr std::uint8_t kTag<CityAbandoned> = 16;
template <> constexpr std::uint8_t kTag<CityFounded> = 17;
template <> constexpr std::uint8_t kTag<Traded> = 18;
template <> constexpr std::uint8_t kTag<CardRevealed> = 19;
template <> constexpr std::uint8_t kTag<CardTaken> = 20;
template <> constexpr std::uint8_t kTag<CardPlayed> = 21;
template <> constexpr std::uint8_t kTag<PersonageWon> = 22;
template <> constexpr std::uint8_t kTag<TurnEnded> = 23;
template <> constexpr std::uint8_t kTag<GameEnded> = 24;
template <> constexpr std::uint8_t kTag<Corrected> = 25;
template <> constexpr std::uint8_t kTag<CorrectedMore> = 26;

constexpr std::uint8_t kTagBits = 5;
constexpr std::uint8_t kTagMask = (1U << kTagBits) - 1;
constexpr std::uint8_t kNobody = 7; // in the three bits above the tag

template <class E> constexpr bool kMayLackNation = std::is_same_v<E, GameEnded>;
template <class E> constexpr bool kHasNation = kMayLackNation<E> || requires(const E& e) {
  e.nation;
};

/// The nation that shares the first byte with the tag.
template <class E> auto& nationOf(E& event) {
  if constexpr (kMayLackNation<std::remove_const_t<E>>)
    return event.winner;
  else
    return event.nation;
}

template <class E> std::uint8_t nationBits(FieldWriter& io, const E& event) {
  if constexpr (!kHasNation<E>)
    return 0;
  else {
    const NationId nation = nationOf(event);
    if (kMayLackNation<E> && !nation.exists()) return kNobody;
    io.require(nation.index() < io.game().nations());
    return static_cast<std::uint8_t>(nation.index());
  }
}

template <class E> void write(FieldWriter& io, const E& event) {
  io.bytes().byte(static_cast<std::uint8_t>(kTag<E> | nationBits(io, event) << kTagBits));
  E copy = event; // one description of the fields serves both directions, so it needs write access
  fields(io, copy);
}

template <class E> void takeNation(FieldReader& io, E& event, std::uint8_t bits) {
  if constexpr (!kHasNation<E>)
    io.require(bits == 0);
  else if (kMayLackNation<E> && bits == kNobody)
    nationOf(event) = NationId::none();
  else {
    io.require(bits < io.game().nations());
    nationOf(event) = NationId(bits);
  }
}

template <class E> Event read(FieldReader& io, std::uint8_t nation) {
  E event;
  takeNation(io, event, nation);
  fields(io, event); // a reader that has failed only gives zeros
  if constexpr (std::is_same_v<E, CorrectedMore>)
    return Corrected(std::move(event));
  else
    return event;
}

using Read = Event (*)(FieldReader&, std::uint8_t);

/// Corrections of stocks alone keep the bytes that they always had.
void write(FieldWriter& io, const Corrected& event) {
  if (adjustmentsOf(event).empty())
    write<Corrected>(io, event);
  else
    write(io, CorrectedMore{event});
}

template <std::size_t... I> constexpr auto readersOf(std::index_sequence<I...>) {
  std::array<Read, kTagMask + 1> readers{};
  const auto add = [&]<class E>(std::type_identity<E>) {
    if constexpr (!std::is_same_v<E, GameCreated>) {
      if (kTag<E> == 0 || readers[kTag<E>] != nullptr) throw "every type needs a tag of its own";
      readers[kTag<E>] = &read<E>;
    }
  };
  (add(std::type_identity<std::variant_alternative_t<I, Event>>{}), ...);
  add(std::type_identity<CorrectedMore>{});
  return readers;
}

constexpr auto kReaders = readersOf(std::make_index_sequence<std::variant_size_v<Event>>{});

} // namespace

Result<void> appendEventBlob(std::string& out, const Event& event, const Game& game) {
  const std::size_t before = out.size();
  FieldWriter io(out, game);
  std::visit(
      [&]<class E>(const E& e) {
        if constexpr (std::is_same_v<E, GameCreated>)
          io.require(false);
        else
          write(io, e);
      },
      event);
  if (io.sound()) return {};
  out.resize(before);
  return failure("the {} refers to something that the game or its board does not have", nameOf(event));
}

Result<Event> readEventBlob(ByteReader& in, const Game& game) {
  const std::uint8_t first = in.byte();
  const Read reader = kReaders[first & kTagMask];
  if (!in.sound()) return failure("it is cut off in the middle");
  if (reader == nullptr) return failure("this version does not know the event type {}", first & kTagMask);
  FieldReader io(in, game);
  Event event = reader(io, static_cast<std::uint8_t>(first >> kTagBits));
  if (!io.sound()) return failure("an event has an invalid value, or is cut off in the middle");
  return event;
}

} // namespace annales::inline replay
