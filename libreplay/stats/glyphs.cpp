#include "libreplay/stats/glyphs.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace annales::inline replay {
namespace {

template <class E> Glyph sign(const E& e, GlyphKind kind, std::size_t detail = 0) {
  Glyph glyph;
  glyph.nation = e.nation;
  glyph.kind = kind;
  glyph.detail = static_cast<std::uint8_t>(detail);
  return glyph;
}

template <class E> Glyph signAgainst(const E& e, GlyphKind kind, NationId other) {
  Glyph glyph = sign(e, kind);
  glyph.other = other;
  return glyph;
}

using MaybeGlyph = std::optional<Glyph>;

struct Signs {
  MaybeGlyph operator()(const CityFounded& e) const {
    return sign(e, GlyphKind::founding, indexOf(e.resource));
  }
  MaybeGlyph operator()(const TempleBuilt& e) const { return sign(e, GlyphKind::temple); }
  MaybeGlyph operator()(const WallBuilt& e) const { return sign(e, GlyphKind::wall); }
  MaybeGlyph operator()(const CityConquered& e) const { return signAgainst(e, GlyphKind::conquest, e.from); }
  MaybeGlyph operator()(const NeutralTempleDestroyed& e) const { return sign(e, GlyphKind::conquest); }
  MaybeGlyph operator()(const KnowHowDeveloped& e) const {
    return sign(e, GlyphKind::knowHow, e.knowHow.index());
  }
  MaybeGlyph operator()(const PersonageWon& e) const {
    return sign(e, GlyphKind::personage, indexOf(e.personage));
  }
  MaybeGlyph operator()(const BattleFought& e) const { return signAgainst(e, GlyphKind::battle, e.opponent); }
  MaybeGlyph operator()(const CardPlayed& e) const { return sign(e, GlyphKind::card, e.card.index()); }
  MaybeGlyph operator()(const Corrected& e) const { return sign(e, GlyphKind::correction); }
  MaybeGlyph operator()(const GameEnded& e) const {
    Glyph glyph;
    glyph.nation = e.winner;
    glyph.kind = GlyphKind::gameEnd;
    glyph.detail = static_cast<std::uint8_t>(indexOf(e.reason));
    return glyph;
  }

  // Every turn has these: no sign.
  MaybeGlyph operator()(const GameCreated&) const { return {}; }
  MaybeGlyph operator()(const RoundBegan&) const { return {}; }
  MaybeGlyph operator()(const IncomeReceived&) const { return {}; }
  MaybeGlyph operator()(const TurnBegan&) const { return {}; }
  MaybeGlyph operator()(const RondelMoved&) const { return {}; }
  MaybeGlyph operator()(const Produced&) const { return {}; }
  MaybeGlyph operator()(const UnitsRecruited&) const { return {}; }
  MaybeGlyph operator()(const UnitsArmed&) const { return {}; }
  MaybeGlyph operator()(const BellonaUsed&) const { return {}; }
  MaybeGlyph operator()(const UnitsMoved&) const { return {}; }
  MaybeGlyph operator()(const CityAbandoned&) const { return {}; }
  MaybeGlyph operator()(const Traded&) const { return {}; }
  MaybeGlyph operator()(const CardRevealed&) const { return {}; }
  MaybeGlyph operator()(const CardTaken&) const { return {}; }
  MaybeGlyph operator()(const TurnEnded&) const { return {}; }
};

} // namespace

void GlyphTrack::add(const Step& step) {
  if (!step.folded()) return;
  if (MaybeGlyph glyph = std::visit(Signs{}, step.event)) {
    glyph->index = step.index;
    glyph->province = provinceOf(step.event);
    glyphs_.push_back(*glyph);
  }
}

void GlyphTrack::addViolation(EventIndex k, NationId nation) {
  Glyph glyph;
  glyph.index = k;
  glyph.nation = nation;
  glyph.kind = GlyphKind::violation;
  glyphs_.push_back(glyph);
}

std::span<const Glyph> GlyphTrack::between(EventIndex from, EventIndex to) const {
  const auto before = [](const Glyph& g, EventIndex k) { return g.index < k; };
  const auto first = std::lower_bound(glyphs_.begin(), glyphs_.end(), from, before);
  const auto last =
      std::upper_bound(first, glyphs_.end(), to, [](EventIndex k, const Glyph& g) { return k < g.index; });
  return {first, last};
}

EventIndex GlyphTrack::step(EventIndex k, GlyphKind kind, int by) const {
  std::int64_t left = std::abs(std::int64_t{by});
  EventIndex found = 0;
  const auto visit = [&](const Glyph& g) {
    const bool beyond = by > 0 ? g.index > k : g.index < k;
    if (g.kind != kind || !beyond || g.index == found || left == 0) return;
    found = g.index;
    --left;
  };
  if (by > 0)
    std::for_each(glyphs_.begin(), glyphs_.end(), visit);
  else
    std::for_each(glyphs_.rbegin(), glyphs_.rend(), visit);
  return left == 0 ? found : 0;
}

} // namespace annales::inline replay
