#include "viewer/remarks/glyph_signs.h"

#include "libreplay/words/remark_words.h"
#include "viewer/look/words.h"

#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

using enum GlyphGroup;

constexpr std::array kSigns{GlyphSign{move, "!", "!", '1'},
                            GlyphSign{move, "?", "?", '2'},
                            GlyphSign{move, "!!", "!!", '3'},
                            GlyphSign{move, "??", "??", '4'},
                            GlyphSign{move, "!?", "!?", '5'},
                            GlyphSign{move, "?!", "?!", '6'},
                            GlyphSign{move, "$7", "□", '7'},
                            GlyphSign{move, "$22", "⨀", '8'},
                            GlyphSign{position, "=", "=", 'Q'},
                            GlyphSign{position, "~", "∞", 'W'},
                            GlyphSign{position, "$14", "+=", 'E'},
                            GlyphSign{position, "$15", "=+", 'R'},
                            GlyphSign{position, "$16", "±", 'T'},
                            GlyphSign{position, "$17", "∓", 'U'},
                            GlyphSign{position, "+-", "+−", 'I'},
                            GlyphSign{position, "-+", "−+", 'O'},
                            GlyphSign{observation, "tempo-loss", "T−", 'A', true},
                            GlyphSign{observation, "overpaid", "¢", 'S', true},
                            GlyphSign{observation, "missed-personage", "☆", 'D', true},
                            GlyphSign{observation, "kingmaking", "♔", 'F', true},
                            GlyphSign{observation, "broken-pact", "⚔", 'H', true},
                            GlyphSign{observation, "$138", "⨁", 'J'},
                            GlyphSign{observation, "$146", "N", 'K'},
                            GlyphSign{observation, "$36", "↑", 'L'},
                            GlyphSign{observation, "$40", "→", 'X'},
                            GlyphSign{observation, "$132", "⇆", 'C'},
                            GlyphSign{observation, "$44", "=∞", 'V'},
                            GlyphSign{observation, "$140", "△", 'B'}};

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
  return sign == nullptr ? fromUtf8(glyph) : QString::fromUtf8(sign->symbol);
}

QString SignWords::nameOf(std::string_view word) {
  return QString::fromStdString(titleOfSign(word, spokenLanguage()));
}

QString SignWords::titleOf(GlyphGroup group) {
  switch (group) {
  case GlyphGroup::move:
    return tr("Move (one)");
  case GlyphGroup::position:
    return tr("Position of a nation (one glyph)");
  case GlyphGroup::observation:
    return tr("Observations (any number)");
  }
  return {};
}

} // namespace annales::viewer
