#include "libreplay/text/visible_text.h"

#include <utf8proc.h>

namespace annales::inline replay {
namespace {

constexpr std::string_view kNoCharacter = "\xEF\xBF\xBD"; // U+FFFD

bool turnsOrHides(utf8proc_int32_t character) {
  const auto within = [&](utf8proc_int32_t first, utf8proc_int32_t last) {
    return character >= first && character <= last;
  };
  return character == 0xAD || character == 0x34F || character == 0x61C || within(0x115F, 0x1160) ||
         within(0x17B4, 0x17B5) || within(0x180B, 0x180F) || within(0x200B, 0x200F) ||
         within(0x2028, 0x202E) || within(0x2060, 0x206F) || character == 0x3164 || character == 0xFEFF ||
         character == 0xFFA0 || within(0xFFF0, 0xFFFB) || within(0x1BCA0, 0x1BCA3) ||
         within(0x1D173, 0x1D17A) || within(0xE0000, 0xE0FFF);
}

bool isControl(utf8proc_int32_t character) {
  return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

/// U+FE00–U+FE0F.
bool selectsLook(utf8proc_int32_t character) {
  return character >= 0xFE00 && character <= 0xFE0F;
}

/// Signs and emoji have two looks; behind anything else what chooses one is only hidden.
bool hasLooks(utf8proc_int32_t character) {
  const auto category = utf8proc_category(character);
  return category == UTF8PROC_CATEGORY_SO || category == UTF8PROC_CATEGORY_SM;
}

bool isBreak(utf8proc_int32_t character) {
  return character == '\n' || character == '\t';
}

} // namespace

std::string visibleText(std::string_view text, Breaks breaks) {
  std::string out;
  out.reserve(text.size());
  utf8proc_int32_t before = 0; // the character that was read last
  while (!text.empty()) {
    utf8proc_int32_t character = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &character);
    const std::size_t taken = length > 0 ? static_cast<std::size_t>(length) : 1;
    if (length <= 0)
      out += kNoCharacter;
    else if (isControl(character))
      out += breaks == Breaks::stay && isBreak(character) ? text[0] : ' ';
    else if (selectsLook(character) ? hasLooks(before) : !turnsOrHides(character))
      out += text.substr(0, taken);
    before = length > 0 ? character : 0;
    text.remove_prefix(taken);
  }
  return out;
}

} // namespace annales::inline replay
