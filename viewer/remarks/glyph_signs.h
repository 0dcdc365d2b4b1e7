// The glyphs that a remark can carry, in their three groups.
#pragma once

#include "libreplay/remarks/glyph_groups.h"

#include <QCoreApplication>
#include <QString>
#include <span>
#include <string_view>

namespace annales::viewer {

inline constexpr int kGlyphGroups = 3;

struct GlyphSign {
  GlyphGroup group = GlyphGroup::move;
  std::string_view word; // as remarks carry it: a glyph, or a tag where `isTag`
  const char* symbol;    // UTF-8
  char key;              // in the palette
  bool isTag = false;
};

/// The first eight are those of moves, in Lichess' order.
[[nodiscard]] std::span<const GlyphSign> glyphSigns();
inline constexpr int kMoveGlyphs = 8;
/// Null for a glyph or tag that is not in the palette.
[[nodiscard]] const GlyphSign* signOf(std::string_view word);

class SignWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::SignWords)
public:
  [[nodiscard]] static QString nameOf(const GlyphSign& sign) { return nameOf(sign.word); }
  /// What is shown for a glyph; the glyph itself where the palette does not have it.
  [[nodiscard]] static QString symbolOf(std::string_view glyph);
  /// Of a glyph or tag, for people.
  [[nodiscard]] static QString nameOf(std::string_view word);
  [[nodiscard]] static QString titleOf(GlyphGroup group);
};

} // namespace annales::viewer
