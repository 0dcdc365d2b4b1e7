#include "libreplay/log/state_archive.h"

#include <concepts>
#include <type_traits>

namespace annales::inline replay {
namespace {

// The first index that no value of the type may have.
constexpr std::size_t limit(NationId) {
  return kMaxNations;
}
constexpr std::size_t limit(ProvinceId) {
  return kMaxProvinces;
}
constexpr std::size_t limit(CardId) {
  return kMaxCards;
}
constexpr std::size_t limit(Resource) {
  return kResources;
}
constexpr std::size_t limit(Kind) {
  return kKinds;
}
constexpr std::size_t limit(Stage) {
  return indexOf(Stage::over) + 1;
}
constexpr std::size_t limit(Space) {
  return kSpaces;
}

struct Writer {
  boost::archive::binary_oarchive& archive;

  template <std::integral T> void operator()(T& value) { archive.save_binary(&value, sizeof value); }
};

struct Reader {
  boost::archive::binary_iarchive& archive;
  bool sound = true;

  template <std::integral T> void operator()(T& value) { archive.load_binary(&value, sizeof value); }
};

/// Goes through a state with a writer or a reader. Whoever adds a member to a state adds it here and raises
/// the format number of keyframes; a test of the sizes is the reminder.
template <class Step> class Walk {
public:
  explicit Walk(Step& step) : step_(step) {}

  void operator()(GameState& s) {
    all(s.seq, s.round, s.active, s.ended, s.endReason, s.winner, s.bellona, s.bank, s.turn, s.specials,
        s.specialRows, s.cards);
    check(s.specialRows <= s.specials.size());
    for (std::size_t i = 0; i < s.fixed.nations; ++i)
      all(s.nations[i]);
    for (std::size_t i = 0; i < s.fixed.provinces; ++i)
      all(s.provinces[i]);
    check(s.turn.next <= s.fixed.nations && s.turn.groups <= s.groups.size());
    check(!s.ended || s.endReason < Words<EndReason>::list.size());
    for (std::size_t i = 0; i < s.groups.size() && i < s.turn.groups; ++i)
      all(s.groups[i]);
  }

private:
  template <class... T> void all(T&... values) { (one(values), ...); }

  void check(bool sound) {
    if constexpr (std::is_same_v<Step, Reader>) step_.sound = step_.sound && sound;
  }

  template <std::integral T> void one(T& value) { step_(value); }
  void one(bool& value) {
    std::uint8_t bit = value ? 1 : 0;
    step_(bit);
    check(bit <= 1);
    value = bit != 0;
  }
  template <class T>
  requires std::is_enum_v<T>
  void one(T& value) {
    auto rep = static_cast<std::uint8_t>(value);
    step_(rep);
    const bool none = std::is_same_v<T, Space> && rep == indexOf(Space::none);
    check(none || rep < limit(value));
    value = static_cast<T>(rep);
  }
  template <class Tag, class Rep> void one(Id<Tag, Rep>& id) {
    auto rep = static_cast<Rep>(id.index());
    step_(rep);
    check(rep == Id<Tag, Rep>::kNone || rep < limit(id));
    id = Id<Tag, Rep>(rep);
  }
  template <class T, std::size_t N> void one(std::array<T, N>& list) {
    for (T& element : list)
      one(element);
  }
  template <class T, std::size_t N> void one(T (&list)[N]) {
    for (T& element : list)
      one(element);
  }

  void one(BankState& b) { all(b.coins, b.temples, b.personages, b.tokens); }
  void one(Demand& d) { all(d.province, d.kind, d.left, d.spent); }
  void one(TurnState& t) {
    all(t.stage, t.next, t.actor, t.afterTurnEnd, t.space, t.produced, t.conquered, t.founded, t.awarded);
    all(t.abandoned, t.exhausted, t.bellonaUsed, t.wonAllKnowHow, t.templesDestroyed, t.citiesLost, t.awards);
    all(t.won, t.developed, t.knownBefore, t.demand, t.groups);
  }
  void one(NationState& n) {
    all(n.stock, n.supply, n.box, n.knowHow, n.personages, n.reached, n.stones);
    all(n.cities, n.temples, n.seas, n.walls, n.rondel);
  }
  void one(ProvinceState& p) {
    bool temple = p.temple, wall = p.wall, neutralTemple = p.neutralTemple; // no reference binds to a bit
    all(p.owner, p.resource, temple, wall, neutralTemple, p.units);
    p.temple = temple;
    p.wall = wall;
    p.neutralTemple = neutralTemple;
  }
  void one(UnitGroup& g) {
    all(g.province, g.kindAndSpent, g.count);
    check(g.province < kMaxProvinces);
  }
  void one(GameState::Special& s) {
    all(s.province, s.nationAndKind, s.count);
    check(s.province < kMaxProvinces);
  }
  void one(CardState::Pile& p) { all(p.drawPile, p.discards, p.hand); }
  void one(CardState::Fort& f) {
    all(f.province, f.bonus);
    check(f.province < kMaxProvinces);
  }
  void one(CardState& c) {
    all(c.piles, c.display, c.displayed, c.taken, c.filling, c.battleAt, c.battleKind, c.battleCount);
    all(c.battleSpent, c.forts, c.fortressAt, c.boxAtStart);
    check(c.displayed <= c.display.size());
  }

  Step& step_;
};

} // namespace

void writeState(boost::archive::binary_oarchive& archive, const GameState& state) {
  GameState copy = state; // one walk serves both directions, so it needs write access
  Writer writer{archive};
  Walk<Writer>{writer}(copy);
}

bool readState(boost::archive::binary_iarchive& archive, GameState& state) {
  Reader reader{archive};
  Walk<Reader>{reader}(state);
  return reader.sound;
}

} // namespace annales::inline replay
