// What the library of the compiler expects of a system, where a page has none.
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <locale>

/// Numbers are written alike everywhere.
template <> std::locale fmt::detail::locale_ref::get<std::locale>() const {
  return std::locale::classic();
}

extern "C" {
/// Eight bytes at a time: that of WASI goes byte by byte, which is what sorting a list of legal events cost
/// most.
int memcmp(const void* left, const void* right, std::size_t bytes) {
  const auto* a = static_cast<const unsigned char*>(left);
  const auto* b = static_cast<const unsigned char*>(right);
  for (; bytes >= sizeof(std::uint64_t);
       bytes -= sizeof(std::uint64_t), a += sizeof(std::uint64_t), b += sizeof(std::uint64_t)) {
    std::uint64_t x = 0, y = 0;
    __builtin_memcpy(&x, a, sizeof x);
    __builtin_memcpy(&y, b, sizeof y);
    if (x != y) return __builtin_bswap64(x) < __builtin_bswap64(y) ? -1 : 1;
  }
  for (; bytes > 0; --bytes, ++a, ++b)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}
/// Nothing in the engine catches: what would be thrown ends the call, and the page begins anew from what it
/// kept.
void* __cxa_allocate_exception(std::size_t) throw() {
  std::abort();
}
void __cxa_free_exception(void*) throw() {}
void __cxa_throw(void*, void*, void (*)(void*)) {
  std::abort();
}
/// The only thread never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) {
  return 0;
}
}
