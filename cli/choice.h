// Options that take few words or whole numbers only; help and shell completion list the words.
#pragma once

#include "engine/core/ids.h"

#include <CLI/CLI.hpp>

#include <string>
#include <type_traits>
#include <vector>

namespace annales::cli {

inline CLI::Option* oneOf(CLI::Option* option, const std::vector<std::string>& words) {
  return option->check(CLI::IsMember(words).description(""))->type_name(CLI::detail::join(words, "|"));
}

/// More would not fit into 64 bits, and be taken for the greatest that does.
inline constexpr std::size_t kMostDigits = 18;

/// Empty, or what is wrong. -1 would become the greatest number there is, 0x10 and 010 others than they look.
inline std::string notInDigits(const std::string& text) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
    return "expected a whole number such as 12, not \"" + text + '"';
  return text.size() > kMostDigits ? "this number is too large: \"" + text + '"' : std::string();
}

inline CLI::Option* wholeNumber(CLI::Option* option) {
  return option->check(CLI::Validator(notInDigits, ""));
}

/// Not the empty name, which a variable that is not set leaves: it would stand for the default.
inline CLI::Option* notEmpty(CLI::Option* option) {
  const auto fault = [](const std::string& name) {
    return std::string(name.empty() ? "the name is empty" : "");
  };
  return option->check(CLI::Validator(fault, ""));
}

/// From `least` to `most`, in digits, with a point where there may be one: "nan" is between any two.
template <class N> [[nodiscard]] CLI::Validator numberIn(N least, N most) {
  const CLI::Range range(least, most);
  CLI::Validator number = range;
  return number.operation([range](std::string& text) {
    if (const std::string fault = range(text); !fault.empty()) return fault;
    if constexpr (std::is_integral_v<N>) return notInDigits(text);
    const bool plain = text.find_first_not_of("0123456789.") == std::string::npos;
    return plain ? std::string() : "expected a number such as 2.5, not \"" + text + '"';
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
