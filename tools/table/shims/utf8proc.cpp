#include "utf8proc.h"

#include "simdjson.h"

#include <cstdlib>
#include <string>

// Answered by the page (importers/table/page/engine.js). Texts are UTF-8; `out` has room for `room` bytes, and the answer
// is how many there would be.
#define PAGE_ANSWERS(name) extern "C" __attribute__((import_module("page"), import_name(#name)))
PAGE_ANSWERS(folded) int pageFolded(const void* text, int length, int how, void* out, int room);
PAGE_ANSWERS(signKind) int pageSignKind(int code);
PAGE_ANSWERS(otherCase) int pageOtherCase(int code, int upper);

utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t length, utf8proc_int32_t* code) {
  const unsigned first = length > 0 ? text[0] : 0x80U;
  const int count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (count == 0 || count > length || !simdjson::validate_utf8(reinterpret_cast<const char*>(text), std::size_t(count)))
    return -1;
  unsigned all = count == 1 ? first : first & (0x7FU >> count);
  for (int i = 1; i < count; ++i)
    all = all << 6U | (text[i] & 0x3FU);
  *code = static_cast<utf8proc_int32_t>(all);
  return count;
}

utf8proc_ssize_t utf8proc_encode_char(utf8proc_int32_t code, utf8proc_uint8_t* out) {
  const auto c = static_cast<unsigned>(code);
  const auto put = [&](int at, unsigned byte) { out[at] = static_cast<utf8proc_uint8_t>(byte); };
  if (c < 0x80) return put(0, c), 1;
  if (c < 0x800) return put(0, 0xC0U | c >> 6U), put(1, 0x80U | (c & 0x3FU)), 2;
  if (c < 0x10000) return put(0, 0xE0U | c >> 12U), put(1, 0x80U | (c >> 6U & 0x3FU)), put(2, 0x80U | (c & 0x3FU)), 3;
  return put(0, 0xF0U | c >> 18U), put(1, 0x80U | (c >> 12U & 0x3FU)), put(2, 0x80U | (c >> 6U & 0x3FU)),
         put(3, 0x80U | (c & 0x3FU)), 4;
}

utf8proc_ssize_t utf8proc_map(const utf8proc_uint8_t* text, utf8proc_ssize_t length, utf8proc_uint8_t** out,
                              utf8proc_option_t how) {
  int room = 2 * length + 16;
  *out = static_cast<utf8proc_uint8_t*>(std::malloc(static_cast<std::size_t>(room)));
  const int needed = pageFolded(text, length, how, *out, room);
  if (needed <= room) return needed;
  *out = static_cast<utf8proc_uint8_t*>(std::realloc(*out, static_cast<std::size_t>(needed)));
  return pageFolded(text, length, how, *out, needed);
}

utf8proc_ssize_t utf8proc_decompose_char(utf8proc_int32_t code, utf8proc_int32_t* out, utf8proc_ssize_t room,
                                         utf8proc_option_t how, int*) {
  utf8proc_uint8_t text[4];
  utf8proc_uint8_t parts[128];
  const int length = pageFolded(text, utf8proc_encode_char(code, text), how, parts, sizeof parts);
  utf8proc_ssize_t count = 0;
  for (int at = 0; at < length && at < static_cast<int>(sizeof parts) && count < room; ++count) {
    const auto taken = utf8proc_iterate(parts + at, length - at, out + count);
    if (taken <= 0) break;
    at += taken;
  }
  return count;
}

utf8proc_category_t utf8proc_category(utf8proc_int32_t code) {
  return static_cast<utf8proc_category_t>(pageSignKind(code));
}
utf8proc_int32_t utf8proc_toupper(utf8proc_int32_t code) {
  return pageOtherCase(code, 1);
}
utf8proc_int32_t utf8proc_tolower(utf8proc_int32_t code) {
  return pageOtherCase(code, 0);
}
