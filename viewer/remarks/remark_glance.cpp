#include "viewer/remarks/remark_glance.h"

#include "libreplay/text/markdown_words.h"
#include "viewer/remarks/glyph_signs.h"
#include "viewer/remarks/remark_words.h"

#include <QStringList>

namespace annales::viewer {
namespace {

constexpr std::size_t kBegin = 200;  // bytes of a text that a row shows
constexpr std::size_t kRead = 2'000; // bytes that are read for it: signs and targets of links take room
constexpr int kMostGlyphs = 8;

bool continuesCharacter(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::string_view beginOf(std::string_view text, std::size_t bytes) {
  std::size_t end = std::min(bytes, text.size());
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
  return fromUtf8(beginOf(wordsOfMarkdown(beginOf(text, kRead)), kBegin));
}

QString remarkAtAGlance(const Annotation& remark, const OpenedGame& game) {
  if (!remark.text.empty()) return wordsAtAGlance(remark.text);
  for (const Mark& mark : remark.marks)
    if (const auto* pact = std::get_if<Pact>(&mark)) return RemarkWords::pact(*pact, game);
  return RemarkWords::arrowsAndRings(remark);
}

} // namespace annales::viewer
