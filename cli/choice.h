// Options that take few words or whole numbers only; help and shell completion list the words.
#pragma once

#include "cli/parser.h"
#include "engine/core/ids.h"

#include <string>
#include <type_traits>
#include <vector>

namespace annales::cli {

inline CLI::Option* oneOf(CLI::Option* option, const std::vector<std::string>& words) {
  return option->check(CLI::IsMember(words).description(""))->type_name(CLI::detail::join(words, "|"));
}

inline CLI::Option* wholeNumber(CLI::Option* option) {
  return option->check(CLI::Validator(notInDigits, ""));
}

/// From `least` to `most`, in digits, with a point where there may be one: "nan" is between any two.
template <class N> [[nodiscard]] CLI::Validator numberIn(N least, N most) {
  const CLI::Range range(least, most);
  CLI::Validator number = range;
  return number.operation([range](std::string& text) {
    std::string fault = std::is_integral_v<N> ? notInDigits(text) : notANumber(text);
    return fault.empty() ? range(text) : fault;
  });
}

/// `what` is done at once by several threads, which changes no answer.
inline CLI::Option* threadsOption(CLI::App& command, unsigned& threads, const std::string& what) {
  return command
      .add_option("--threads", threads,
                  "Number of " + what +
                      " handled at once; does not change "
                      "the result")
      ->check(numberIn(1U, 64U))
      ->type_name("N")
      ->capture_default_str();
}

/// The words of one of the event log's closed lists.
template <class E> CLI::Option* oneOf(CLI::Option* option) {
  return oneOf(option, std::vector<std::string>(Words<E>::list.begin(), Words<E>::list.end()));
}

} // namespace annales::cli
