// Effects of cards and corrections: "[stock Romans m-2, units Romans L+1 Roma, city Roma none]".
#include "importers/agn/arguments.h"

#include <array>

namespace annales::agn {
namespace {

using Read = tl::expected<void, Misread>;

class EffectReader {
  using Op = Adjustment::Op;

public:
  EffectReader(Arguments& arguments, const GameWords& words) : a_(arguments), words_(words) {}

  tl::expected<Adjustment, Misread> read() {
    const auto op = valueOf<Op>(a_.word());
    if (!op) return a_.wrong(say("expected the kind of change: {}", anyOf(Words<Op>::list)));
    e_ = {};
    e_.op = *op;
    a_.skip();
    if (Read done = rest(); !done) return tl::unexpected(done.error());
    return e_;
  }

private:
  Read rest() {
    switch (e_.op) {
    case Op::wall:
    case Op::temple:
    case Op::neutralTemple:
      return both(province(), [&] { return presence(); });
    case Op::stock:
      return both(nation(), [&] { return stock(); });
    case Op::strength:
      return both(province(), [&] { return change(); });
    case Op::units:
      return both(nation(), [&] { return units(); });
    case Op::city:
      return both(province(), [&] { return city(); });
    case Op::knowHow:
      return both(nation(), [&] { return knowHow(); });
    case Op::personage:
      return both(nation(), [&] { return personage(); });
    case Op::card:
      return card();
    case Op::rondel:
      return both(nation(), [&] { return rondel(); });
    case Op::bellona:
      return nation();
    }
    return {};
  }

  template <class Next> Read both(Read first, Next&& next) {
    if (!first) return first;
    return next();
  }
  Read nation() {
    const auto named = a_.nation();
    if (!named) return tl::unexpected(named.error());
    e_.nation = *named;
    return {};
  }
  Read province() {
    const auto named = a_.province();
    if (!named) return tl::unexpected(named.error());
    e_.province = *named;
    return {};
  }
  Read presence() {
    if (!a_.isSmall(Small::yes) && !a_.isSmall(Small::no)) return a_.wrong("expected yes or no");
    e_.present = a_.isSmall(Small::yes);
    a_.skip();
    return {};
  }
  Read change() {
    const auto number = wholeNumber(a_.word());
    if (!number || *number == 0 || *number < -99 || *number > 99)
      return a_.wrong("expected a number, such as +1 or -2");
    e_.change = *number;
    a_.skip();
    return {};
  }
  Read stock() {
    while (a_.is(Item::Sort::word)) {
      const auto piece = amountOf(a_.word());
      if (!piece) return a_.wrong(piece.error().saying);
      const auto sum = sumOf(e_.stock, *piece);
      if (!sum) return a_.wrong("expected an amount, such as m-2");
      e_.stock = *sum;
      a_.skip();
    }
    return e_.stock.empty() ? Read(a_.wrong("expected an amount, such as m-2")) : Read();
  }
  Read units() {
    std::vector<AmountPiece> pieces;
    const bool amount = a_.is(Item::Sort::word) && readAmountPieces(a_.word(), pieces) && pieces.size() == 1;
    const int kind = amount ? commonWords().kinds.exactly(pieces.front().unit) : -1;
    if (kind < 0 || pieces.front().number == 0 || pieces.front().number < -99 || pieces.front().number > 99)
      return a_.wrong("expected a change of units, such as L+1");
    e_.kind = static_cast<Kind>(kind);
    e_.change = pieces.front().number;
    a_.skip();
    e_.place = a_.isSmall(Small::box)      ? Adjustment::Place::box
               : a_.isSmall(Small::supply) ? Adjustment::Place::supply
                                           : Adjustment::Place::province;
    if (e_.place == Adjustment::Place::province) return province();
    a_.skip();
    return {};
  }
  Read city() {
    if (a_.isSmall(Small::none)) {
      a_.skip();
      return {};
    }
    if (Read named = nation(); !named) return named;
    const int resource = a_.is(Item::Sort::word) ? commonWords().resources.exactly(a_.word()) : -1;
    if (resource < 0 || resource == static_cast<int>(Resource::coins))
      return a_.wrong("a city can yield only marble, iron or gold");
    e_.resource = static_cast<Resource>(resource);
    a_.skip();
    return {};
  }
  Read knowHow() {
    const auto named = a_.term(words_.knowHows(), "not a know-how of this game");
    if (!named) return tl::unexpected(named.error());
    e_.knowHow = KnowHowId(static_cast<std::size_t>(*named));
    return presence();
  }
  Read personage() {
    const auto named = a_.term(commonWords().personages, "not a personage");
    if (!named) return tl::unexpected(named.error());
    e_.personage = static_cast<Personage>(*named);
    return change();
  }
  Read card() {
    const auto named = a_.term(words_.cards(), "not a card of this game");
    if (!named) return tl::unexpected(named.error());
    e_.card = CardId(static_cast<std::size_t>(*named));
    if (Read from = cardPlace(e_.from); !from) return from;
    if (!a_.is(Item::Sort::arrow)) return a_.wrong("expected > and where the card is now");
    a_.skip();
    return cardPlace(e_.to);
  }
  Read cardPlace(CardPlace& place) {
    static constexpr std::array<std::pair<Small, CardPlace::Lies>, 3> kPlaces{
        {{Small::pile, CardPlace::Lies::pile},
         {Small::discards, CardPlace::Lies::discards},
         {Small::open, CardPlace::Lies::open}}};
    for (const auto& [word, lies] : kPlaces)
      if (a_.isSmall(word)) {
        place.lies = lies;
        a_.skip();
        return {};
      }
    const auto named = a_.nation();
    if (!named) return tl::unexpected(named.error());
    place = {CardPlace::Lies::hand, *named};
    return {};
  }
  Read rondel() {
    if (a_.isSmall(Small::none)) {
      a_.skip();
      return {};
    }
    const auto named = a_.term(commonWords().spaces, "not a space of the rondel");
    if (!named) return tl::unexpected(named.error());
    e_.space = static_cast<Space>(*named);
    return {};
  }

  Arguments& a_;
  const GameWords& words_;
  Adjustment e_;
};

} // namespace

tl::expected<Adjustments, Misread> Interpreter::effects(const Item& item) const {
  const Items inside = itemsOf(item.text);
  Adjustments all;
  std::size_t at = 0;
  const auto there = [&](Misread misread) {
    misread.offset = item.offset;
    return tl::unexpected(std::move(misread));
  };
  while (at < inside.moves.size()) {
    Arguments arguments(*this, inside.moves, at, true);
    EffectReader reader(arguments, words_);
    auto effect = reader.read();
    if (!effect) return there(effect.error());
    all.push_back(*effect);
    if (at == inside.moves.size()) break;
    if (inside.moves[at].sort != Item::Sort::comma)
      return there({Error(Saying("effects must be separated by commas")), item.offset});
    ++at;
  }
  return all;
}

} // namespace annales::agn
