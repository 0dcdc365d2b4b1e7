// Options that take few words or whole numbers only; help and shell completion list the words.
#pragma once

#include "engine/core/ids.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace annales::cli {

inline CLI::Option* oneOf(CLI::Option* option, const std::vector<std::string>& words) {
  return option->check(CLI::IsMember(words).description(""))->type_name(CLI::detail::join(words, "|"));
}

/// More would not fit into 64 bits, and be taken for the greatest that does.
inline constexpr std::size_t kMostDigits = 18;

/// A whole number that is not negative: -1 would become the greatest there is.
inline CLI::Option* wholeNumber(CLI::Option* option) {
  const auto digitsOnly = [](const std::string& text) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
      return "expected a whole number from 0, not \"" + text + '"';
    return text.size() > kMostDigits ? "this number is too large: \"" + text + '"' : std::string();
  };
  return option->check(CLI::Validator(digitsOnly, ""));
}

/// `what` is done at once by several threads, which changes no answer.
inline CLI::Option* threadsOption(CLI::App& command, unsigned& threads, const std::string& what) {
  return command.add_option("--threads", threads, "How many " + what + " at once; it changes no answer")
      ->check(CLI::Range(1U, 64U))
      ->type_name("N")
      ->capture_default_str();
}

/// The words of one of the event log's closed lists.
template <class E> CLI::Option* oneOf(CLI::Option* option) {
  return oneOf(option, std::vector<std::string>(Words<E>::list.begin(), Words<E>::list.end()));
}

} // namespace annales::cli
