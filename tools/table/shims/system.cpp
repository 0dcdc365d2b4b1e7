// What the library of the compiler expects of a system, where a page has none.
#include <fmt/format.h>

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <locale>

/// Numbers are written alike everywhere.
template <> std::locale fmt::detail::locale_ref::get<std::locale>() const {
  return std::locale::classic();
}

extern "C" {
/// Nothing in the engine catches: what would be thrown ends the call, and the page begins anew from what it kept.
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
