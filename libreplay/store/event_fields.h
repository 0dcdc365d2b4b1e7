// What of each event is stored after its first byte, described once for writing and reading.
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "libreplay/store/bytes.h"

#include <limits>

namespace annales::inline replay {

/// What writer and reader have in common: the game, and whether all was well.
template <class Bytes> class FieldIo {
public:
  FieldIo(Bytes bytes, const Game& game) : bytes_(bytes), game_(game) {}
  [[nodiscard]] Bytes& bytes() { return bytes_; }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] std::size_t limit(NationId) const { return game_.nations(); }
  [[nodiscard]] std::size_t limit(ProvinceId) const { return game_.map->size(); }
  [[nodiscard]] std::size_t limit(KnowHowId) const { return game_.ruleset->knowHows.size(); }
  [[nodiscard]] std::size_t limit(CardId) const { return game_.ruleset->deck.size(); }
  [[nodiscard]] static constexpr std::size_t limit(CardPlace::Lies) { return 4; }
  [[nodiscard]] static constexpr std::size_t limit(Adjustment::Place) { return 3; }
  template <class E> [[nodiscard]] static constexpr std::size_t limit(E) requires requires { Words<E>::list; }
  { return Words<E>::list.size(); }

private:
  Bytes bytes_;
  const Game& game_;
};

class FieldWriter : public FieldIo<ByteWriter> {
public:
  FieldWriter(std::string& out, const Game& game) : FieldIo(ByteWriter(out), game) {}
  [[nodiscard]] bool sound() const { return sound_; }
  void require(bool truth) { sound_ = sound_ && truth; }

  template <class Tag, class Rep> void id(Id<Tag, Rep>& value) {
    require(value.index() < limit(value));
    bytes().varint(value.index());
  }
  template <class Tag, class Rep> void idOrNone(Id<Tag, Rep>& value) {
    require(!value.exists() || value.index() < limit(value));
    bytes().varint(value.exists() ? value.index() + 1 : 0);
  }
  template <class E> void choice(E& value) { bytes().varint(indexOf(value)); }
  /// For a list with a `none`.
  template <class E> void choiceOrNone(E& value) {
    bytes().varint(value == E::none ? 0 : indexOf(value) + 1);
  }
  template <class E> void choiceAnd(E& value, std::uint8_t& number) {
    bytes().varint(indexOf(value) + limit(value) * number);
  }
  void number(std::uint8_t& value) { bytes().varint(value); }
  void number(std::uint16_t& value) { bytes().varint(value); }
  void number(int& value) { bytes().varint(zigzag(value)); }
  void truth(bool& value) { bytes().byte(value ? 1 : 0); }
  void amount(Amount& value);
  void text(std::shared_ptr<const std::string>& value) { bytes().text(*value); }
  void effects(std::shared_ptr<const Adjustments>& value);

private:
  bool sound_ = true;
};

class FieldReader : public FieldIo<ByteReader&> {
public:
  FieldReader(ByteReader& in, const Game& game) : FieldIo(in, game) {}
  [[nodiscard]] bool sound() { return bytes().sound(); }
  void require(bool truth) {
    if (!truth) bytes().fail();
  }

  template <class Tag, class Rep> void id(Id<Tag, Rep>& value) { value = Id<Tag, Rep>(below(limit(value))); }
  template <class Tag, class Rep> void idOrNone(Id<Tag, Rep>& value) {
    const std::size_t next = below(limit(value) + 1);
    value = next == 0 ? Id<Tag, Rep>::none() : Id<Tag, Rep>(next - 1);
  }
  template <class E> void choice(E& value) { value = static_cast<E>(below(limit(value))); }
  template <class E> void choiceOrNone(E& value) {
    const std::size_t next = below(limit(value) + 1);
    value = next == 0 ? E::none : static_cast<E>(next - 1);
  }
  template <class E> void choiceAnd(E& value, std::uint8_t& number) {
    const std::size_t both = below(limit(value) * 256);
    number = static_cast<std::uint8_t>(both / limit(value));
    value = static_cast<E>(both % limit(value));
  }
  template <std::unsigned_integral T> void number(T& value) {
    value = static_cast<T>(bytes().varint(std::numeric_limits<T>::max()));
  }
  void number(int& value) {
    value = static_cast<int>(unzigzag(bytes().varint(std::numeric_limits<std::uint32_t>::max())));
  }
  void truth(bool& value) { value = below(2) == 1; }
  void amount(Amount& value);
  void text(std::shared_ptr<const std::string>& value) {
    value = std::make_shared<const std::string>(bytes().text());
  }
  void effects(std::shared_ptr<const Adjustments>& value);

private:
  /// 0 and a fault where the list is empty.
  std::size_t below(std::size_t end) {
    require(end > 0);
    return end > 0 ? static_cast<std::size_t>(bytes().varint(end - 1)) : 0;
  }
};

template <class Io> void fields(Io& io, RoundBegan& e) {
  io.number(e.round);
}
template <class Io> void fields(Io& io, IncomeReceived& e) {
  io.amount(e.gain);
}
template <class Io> void fields(Io&, TurnBegan&) {}
template <class Io> void fields(Io& io, RondelMoved& e) {
  io.choice(e.to);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, Produced& e) {
  io.amount(e.gain);
}
template <class Io> void fields(Io& io, TempleBuilt& e) {
  io.id(e.province);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, WallBuilt& e) {
  io.id(e.province);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, KnowHowDeveloped& e) {
  io.id(e.knowHow);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, UnitsRecruited& e) {
  io.choiceAnd(e.kind, e.count);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, UnitsArmed& e) {
  io.choiceAnd(e.kind, e.count);
  io.id(e.province);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, BellonaUsed& e) {
  io.id(e.passedTo);
  io.choice(e.kind);
  io.idOrNone(e.province);
}
template <class Io> void fields(Io& io, UnitsMoved& e) {
  io.choiceAnd(e.kind, e.count);
  io.number(e.spent);
  io.id(e.from);
  io.id(e.to);
}
template <class Io> void fields(Io& io, BattleFought& e) {
  io.id(e.opponent);
  io.id(e.demandedBy);
  io.choiceAnd(e.kind, e.count);
  io.number(e.spent);
  io.id(e.province);
}
template <class Io> void fields(Io& io, CityConquered& e) {
  io.id(e.from);
  io.number(e.legions);
  io.number(e.galleys);
  io.id(e.province);
}
template <class Io> void fields(Io& io, NeutralTempleDestroyed& e) {
  io.number(e.legions);
  io.number(e.galleys);
  io.id(e.province);
}
template <class Io> void fields(Io& io, CityAbandoned& e) {
  io.id(e.province);
}
template <class Io> void fields(Io& io, CityFounded& e) {
  io.choice(e.resource);
  io.id(e.province);
  io.amount(e.paid);
}
template <class Io> void fields(Io& io, Traded& e) {
  io.amount(e.paid);
  io.amount(e.gain);
}
template <class Io> void fields(Io& io, CardRevealed& e) {
  io.id(e.card);
}
template <class Io> void fields(Io& io, CardTaken& e) {
  io.id(e.card);
}
template <class Io> void fields(Io& io, CardPlayed& e) {
  io.id(e.card);
  io.effects(e.effects);
}
template <class Io> void fields(Io& io, PersonageWon& e) {
  io.choice(e.personage);
  io.choiceAnd(e.reason, e.walls);
}
template <class Io> void fields(Io&, TurnEnded&) {}
template <class Io> void fields(Io& io, GameEnded& e) {
  io.choice(e.reason);
}
template <class Io> void fields(Io& io, Corrected& e) {
  io.amount(e.change);
  io.text(e.more->reason);
}
/// A correction of more than a stock.
struct CorrectedMore : Corrected {};
template <class Io> void fields(Io& io, CorrectedMore& e) {
  io.amount(e.change);
  io.text(e.more->reason);
  io.effects(e.more->effects);
  io.require(e.more->effects && !e.more->effects->empty());
}
template <class Io> void fields(Io& io, CardPlace& place) {
  io.choice(place.lies);
  if (place.lies == CardPlace::Lies::hand) io.id(place.nation);
}
/// Only what the kind of effect has, as in the event log.
template <class Io> void fields(Io& io, Adjustment& e) {
  io.choice(e.op);
  switch (e.op) {
  case Adjustment::Op::wall:
  case Adjustment::Op::temple:
  case Adjustment::Op::neutralTemple:
    io.id(e.province);
    io.truth(e.present);
    return;
  case Adjustment::Op::stock:
    io.id(e.nation);
    io.amount(e.stock);
    return;
  case Adjustment::Op::strength:
    io.id(e.province);
    io.number(e.change);
    return;
  case Adjustment::Op::units:
    io.id(e.nation);
    io.choice(e.kind);
    io.number(e.change);
    io.choice(e.place);
    if (e.place == Adjustment::Place::province) io.id(e.province);
    return;
  case Adjustment::Op::city:
    io.idOrNone(e.nation);
    io.id(e.province);
    if (e.nation.exists()) io.choice(e.resource);
    return;
  case Adjustment::Op::knowHow:
    io.id(e.nation);
    io.id(e.knowHow);
    io.truth(e.present);
    return;
  case Adjustment::Op::personage:
    io.id(e.nation);
    io.choice(e.personage);
    io.number(e.change);
    return;
  case Adjustment::Op::card:
    io.id(e.card);
    fields(io, e.from);
    fields(io, e.to);
    return;
  case Adjustment::Op::rondel:
    io.id(e.nation);
    io.choiceOrNone(e.space);
    return;
  case Adjustment::Op::bellona:
    io.id(e.nation);
    return;
  }
}

} // namespace annales::inline replay
