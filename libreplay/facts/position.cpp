#include "libreplay/facts/position.h"

#include "engine/event/options_codec.h"

#include <string>

namespace annales::inline replay {
namespace {

/// FNV-1a over 64-bit words, mixed at the end as splitmix64 does.
class Fingerprint {
public:
  void add(std::uint64_t value) {
    hash_ ^= value;
    hash_ *= 0x100000001b3ULL;
    hash_ ^= hash_ >> 29U;
  }
  template <class T> void addAll(const T& values) {
    for (const auto value : values)
      add(static_cast<std::uint64_t>(value));
  }
  [[nodiscard]] std::uint64_t done() const {
    std::uint64_t z = hash_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  }

private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

void add(Fingerprint& print, const NationState& nation) {
  print.addAll(nation.stock);
  print.addAll(nation.supply);
  print.addAll(nation.box);
  print.add(nation.knowHow);
  print.addAll(nation.personages);
  print.addAll(nation.reached);
  print.addAll(std::array{nation.stones, nation.cities, nation.temples, nation.seas, nation.walls});
  print.add(indexOf(nation.rondel));
}

void add(Fingerprint& print, const ProvinceState& province, std::size_t nations) {
  print.add(province.owner.index() << 8U | indexOf(province.resource));
  print.add((province.temple ? 1U : 0U) | (province.wall ? 2U : 0U) | (province.neutralTemple ? 4U : 0U) |
            (province.countsTwice ? 8U : 0U));
  for (std::size_t n = 0; n < nations; ++n)
    print.addAll(province.units[n]);
}

void add(Fingerprint& print, const CardState& cards) {
  for (const CardState::Pile& pile : cards.piles)
    print.addAll(std::array{pile.drawPile, pile.discards, pile.hand[0], pile.hand[1]});
  for (std::size_t i = 0; i < cards.displayed; ++i)
    print.add(cards.display[i].index());
}

} // namespace

std::uint64_t positionOf(const Game& game, const GameState& state) {
  Fingerprint print;
  print.addAll(game.setup->mapHash.bytes);
  print.add(indexOf(game.ruleset->id));
  if (const Options& agreed = game.setup->options; !(agreed == Options())) {
    std::string options; // prices, deck and coins of other rules lead elsewhere from the same board
    appendOptions(options, agreed, *game.ruleset);
    print.addAll(options);
  }
  print.addAll(std::array{state.fixed.nations, state.fixed.goal, state.fixed.generalPoints});
  print.add(state.turn.next);
  print.add(state.active.index());
  print.add(state.bellona.index());
  print.add(static_cast<std::uint64_t>(state.bank.coins));
  print.add(state.bank.temples);
  print.addAll(state.bank.personages);
  print.addAll(state.bank.tokens);
  for (std::size_t n = 0; n < state.fixed.nations; ++n)
    add(print, state.nations[n]);
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    add(print, state.provinces[p], state.fixed.nations);
  for (std::size_t i = 0; i < state.specialRows; ++i)
    print.addAll(
        std::array{state.specials[i].province, state.specials[i].nationAndKind, state.specials[i].count});
  if (game.ruleset->hasCards) add(print, state.cards);
  return print.done();
}

} // namespace annales::inline replay
