/* The part of utf8proc that Annales compares texts with: the page's own Unicode tables answer. */
#ifndef ANNALES_TABLE_UTF8PROC_H
#define ANNALES_TABLE_UTF8PROC_H

#include <cstdint>

using utf8proc_uint8_t = std::uint8_t;
using utf8proc_int32_t = std::int32_t;
using utf8proc_ssize_t = std::int32_t;

enum utf8proc_option_t {
  UTF8PROC_STABLE = 1 << 1,
  UTF8PROC_COMPAT = 1 << 2,
  UTF8PROC_COMPOSE = 1 << 3,
  UTF8PROC_DECOMPOSE = 1 << 4,
  UTF8PROC_IGNORE = 1 << 5,
  UTF8PROC_CASEFOLD = 1 << 10,
  UTF8PROC_STRIPMARK = 1 << 13
};
enum utf8proc_category_t { UTF8PROC_CATEGORY_CN = 0, UTF8PROC_CATEGORY_SM = 19, UTF8PROC_CATEGORY_SO = 22 };

/// Length of the character in bytes; negative where the text begins with no UTF-8.
utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t length, utf8proc_int32_t* code);
utf8proc_ssize_t utf8proc_encode_char(utf8proc_int32_t code, utf8proc_uint8_t* out);
utf8proc_ssize_t utf8proc_decompose_char(utf8proc_int32_t code, utf8proc_int32_t* out, utf8proc_ssize_t room,
                                         utf8proc_option_t how, int* boundary);
/// `*out` is to be freed.
utf8proc_ssize_t utf8proc_map(const utf8proc_uint8_t* text, utf8proc_ssize_t length, utf8proc_uint8_t** out,
                              utf8proc_option_t how);
utf8proc_category_t utf8proc_category(utf8proc_int32_t code);
utf8proc_int32_t utf8proc_toupper(utf8proc_int32_t code);
utf8proc_int32_t utf8proc_tolower(utf8proc_int32_t code);

#endif
