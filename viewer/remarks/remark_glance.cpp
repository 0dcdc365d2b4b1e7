#include "viewer/remarks/remark_glance.h"

#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_words.h"

#include <QRegularExpression>
#include <QStringList>

namespace annales::viewer {
namespace {

constexpr std::size_t kBegin = 200; // bytes of a text that a row shows
constexpr int kMostGlyphs = 8;

bool continuesCharacter(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::string_view beginOf(std::string_view text) {
  std::size_t end = std::min(kBegin, text.size());
  while (end < text.size() && end > 0 && continuesCharacter(text[end]))
    --end;
  return text.substr(0, end);
}

} // namespace

QString signsAtAGlance(const Annotation& remark) {
  QStringList signs;
  for (const std::string& glyph : remark.glyphs)
    signs.append(SignWords::symbolOf(canonicalGlyph(glyph)));
  for (const std::string& tag : remark.tags)
    if (const GlyphSign* sign = signOf(tag)) signs.append(QString::fromUtf8(sign->symbol));
  return signs.mid(0, kMostGlyphs).join(u' ');
}

QString wordsAtAGlance(std::string_view text) {
  static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
  static const QRegularExpression marks(QStringLiteral("[*`]"));
  return fromUtf8(beginOf(text)).replace(link, QStringLiteral("\\1")).remove(marks).simplified();
}

} // namespace annales::viewer
