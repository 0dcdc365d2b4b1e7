// An option whose value is one of a few words; help and shell completion list them.
#pragma once

#include "engine/core/ids.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace annales::cli {

inline CLI::Option* oneOf(CLI::Option* option, const std::vector<std::string>& words) {
  return option->check(CLI::IsMember(words).description(""))->type_name(CLI::detail::join(words, "|"));
}

/// The words of one of the event log's closed lists.
template <class E> CLI::Option* oneOf(CLI::Option* option) {
  return oneOf(option, std::vector<std::string>(Words<E>::list.begin(), Words<E>::list.end()));
}

} // namespace annales::cli
