// What can go wrong, as a value.
#pragma once

#include <tl/expected.hpp>

#include <string>

namespace annales::inline engine {

/// A sentence for a person: what was found and what was expected.
struct Error {
  std::string message;
};

template <class T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(std::string message) {
  return tl::unexpected<Error>(Error{std::move(message)});
}

} // namespace annales::inline engine
