#include "viewer/remarks/glyph_signs.h"

#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

using enum GlyphGroup;

constexpr std::array kSigns{
    GlyphSign{move, "!", "!", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Good"), '1'},
    GlyphSign{move, "?", "?", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Mistake"), '2'},
    GlyphSign{move, "!!", "!!", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Brilliant"), '3'},
    GlyphSign{move, "??", "??", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Blunder"), '4'},
    GlyphSign{move, "!?", "!?", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Interesting"), '5'},
    GlyphSign{move, "?!", "?!", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Dubious"), '6'},
    GlyphSign{move, "$7", "□", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Only move"), '7'},
    GlyphSign{move, "$22", "⨀", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Zugzwang"), '8'},
    GlyphSign{position, "=", "=", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Even"), 'Q'},
    GlyphSign{position, "~", "∞", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Unclear"), 'W'},
    GlyphSign{position, "$14", "+=", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Slightly better"), 'E'},
    GlyphSign{position, "$15", "=+", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Slightly worse"), 'R'},
    GlyphSign{position, "$16", "±", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Better"), 'T'},
    GlyphSign{position, "$17", "∓", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Worse"), 'U'},
    GlyphSign{position, "+-", "+−", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Winning"), 'I'},
    GlyphSign{position, "-+", "−+", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Losing"), 'O'},
    GlyphSign{observation, "tempo-loss", "T−", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Tempo lost"),
              'A', true},
    GlyphSign{observation, "overpaid", "¢", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Overpaid"), 'S',
              true},
    GlyphSign{observation, "missed-personage", "☆",
              QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Missed personage"), 'D', true},
    GlyphSign{observation, "kingmaking", "♔", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Kingmaking"),
              'F', true},
    GlyphSign{observation, "broken-pact", "⚔", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Broken pact"),
              'H', true},
    GlyphSign{observation, "$138", "⨁", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Time trouble"), 'J'},
    GlyphSign{observation, "$146", "N", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Novelty"), 'K'},
    GlyphSign{observation, "$36", "↑", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Initiative"), 'L'},
    GlyphSign{observation, "$40", "→", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Attack"), 'X'},
    GlyphSign{observation, "$132", "⇆", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Counterplay"), 'C'},
    GlyphSign{observation, "$44", "=∞", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "Compensation"), 'V'},
    GlyphSign{observation, "$140", "△", QT_TRANSLATE_NOOP("annales::viewer::SignWords", "With the idea"),
              'B'}};

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

std::span<const GlyphSign> glyphSigns() {
  return kSigns;
}

const GlyphSign* signOf(std::string_view word) {
  const auto at = std::ranges::find(kSigns, word, &GlyphSign::word);
  return at == kSigns.end() ? nullptr : &*at;
}

QString SignWords::symbolOf(std::string_view glyph) {
  const GlyphSign* sign = signOf(glyph);
  return sign == nullptr ? fromView(glyph) : QString::fromUtf8(sign->symbol);
}

QString SignWords::nameOf(std::string_view word) {
  const GlyphSign* sign = signOf(word);
  return sign == nullptr ? fromView(word) : nameOf(*sign);
}

QString SignWords::titleOf(GlyphGroup group) {
  switch (group) {
  case GlyphGroup::move:
    return tr("The move (one)");
  case GlyphGroup::position:
    return tr("The position of a nation (one)");
  case GlyphGroup::observation:
    return tr("Observations (any number)");
  }
  return {};
}

} // namespace annales::viewer
