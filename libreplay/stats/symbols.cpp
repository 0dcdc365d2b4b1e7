#include "libreplay/stats/symbols.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace annales::inline replay {
namespace {

template <class E> Symbol symbolFor(const E& e, SymbolKind kind, std::size_t detail = 0) {
  Symbol symbol;
  symbol.nation = e.nation;
  symbol.kind = kind;
  symbol.detail = static_cast<std::uint8_t>(detail);
  return symbol;
}

template <class E> Symbol symbolAgainst(const E& e, SymbolKind kind, NationId other) {
  Symbol symbol = symbolFor(e, kind);
  symbol.other = other;
  return symbol;
}

using MaybeSymbol = std::optional<Symbol>;

struct Signs {
  MaybeSymbol operator()(const CityFounded& e) const {
    return symbolFor(e, SymbolKind::founding, indexOf(e.resource));
  }
  MaybeSymbol operator()(const TempleBuilt& e) const { return symbolFor(e, SymbolKind::temple); }
  MaybeSymbol operator()(const WallBuilt& e) const { return symbolFor(e, SymbolKind::wall); }
  MaybeSymbol operator()(const CityConquered& e) const {
    return symbolAgainst(e, SymbolKind::conquest, e.from);
  }
  MaybeSymbol operator()(const NeutralTempleDestroyed& e) const { return symbolFor(e, SymbolKind::conquest); }
  MaybeSymbol operator()(const KnowHowDeveloped& e) const {
    return symbolFor(e, SymbolKind::knowHow, e.knowHow.index());
  }
  MaybeSymbol operator()(const PersonageWon& e) const {
    return symbolFor(e, SymbolKind::personage, indexOf(e.personage));
  }
  MaybeSymbol operator()(const BattleFought& e) const {
    return symbolAgainst(e, SymbolKind::battle, e.opponent);
  }
  MaybeSymbol operator()(const CardPlayed& e) const { return symbolFor(e, SymbolKind::card, e.card.index()); }
  MaybeSymbol operator()(const Corrected& e) const { return symbolFor(e, SymbolKind::correction); }
  MaybeSymbol operator()(const GameEnded& e) const {
    Symbol symbol;
    symbol.nation = e.winner;
    symbol.kind = SymbolKind::gameEnd;
    symbol.detail = static_cast<std::uint8_t>(indexOf(e.reason));
    return symbol;
  }

  // Every turn has these: no symbol.
  MaybeSymbol operator()(const GameCreated&) const { return {}; }
  MaybeSymbol operator()(const RoundBegan&) const { return {}; }
  MaybeSymbol operator()(const IncomeReceived&) const { return {}; }
  MaybeSymbol operator()(const TurnBegan&) const { return {}; }
  MaybeSymbol operator()(const RondelMoved&) const { return {}; }
  MaybeSymbol operator()(const Produced&) const { return {}; }
  MaybeSymbol operator()(const UnitsRecruited&) const { return {}; }
  MaybeSymbol operator()(const UnitsArmed&) const { return {}; }
  MaybeSymbol operator()(const BellonaUsed&) const { return {}; }
  MaybeSymbol operator()(const UnitsMoved&) const { return {}; }
  MaybeSymbol operator()(const CityAbandoned&) const { return {}; }
  MaybeSymbol operator()(const Traded&) const { return {}; }
  MaybeSymbol operator()(const CardRevealed&) const { return {}; }
  MaybeSymbol operator()(const CardTaken&) const { return {}; }
  MaybeSymbol operator()(const TurnEnded&) const { return {}; }
};

} // namespace

void SymbolTrack::add(const Step& step) {
  if (!step.folded()) return;
  if (MaybeSymbol symbol = std::visit(Signs{}, step.event)) {
    symbol->index = step.index;
    symbol->province = provinceOf(step.event);
    symbols_.push_back(*symbol);
  }
}

void SymbolTrack::addViolation(EventIndex k, NationId nation) {
  Symbol symbol;
  symbol.index = k;
  symbol.nation = nation;
  symbol.kind = SymbolKind::violation;
  symbols_.push_back(symbol);
}

std::span<const Symbol> SymbolTrack::between(EventIndex from, EventIndex to) const {
  const auto before = [](const Symbol& g, EventIndex k) { return g.index < k; };
  const auto first = std::lower_bound(symbols_.begin(), symbols_.end(), from, before);
  const auto last =
      std::upper_bound(first, symbols_.end(), to, [](EventIndex k, const Symbol& g) { return k < g.index; });
  return {first, last};
}

EventIndex SymbolTrack::step(EventIndex k, SymbolKind kind, int by) const {
  std::int64_t left = std::abs(std::int64_t{by});
  EventIndex found = 0;
  const auto visit = [&](const Symbol& g) {
    const bool beyond = by > 0 ? g.index > k : g.index < k;
    if (g.kind != kind || !beyond || g.index == found || left == 0) return;
    found = g.index;
    --left;
  };
  if (by > 0)
    std::for_each(symbols_.begin(), symbols_.end(), visit);
  else
    std::for_each(symbols_.rbegin(), symbols_.rend(), visit);
  return left == 0 ? found : 0;
}

} // namespace annales::inline replay
