// Whether checksums are compared.
#pragma once

namespace annales::inline engine {

/// Only a program for fuzzing does not: nobody guesses a sum, so nothing behind it would ever be tried,
/// though an attacker computes it. The macro is libFuzzer's convention.
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
inline constexpr bool kComparesSums = false;
#else
inline constexpr bool kComparesSums = true;
#endif

} // namespace annales::inline engine
