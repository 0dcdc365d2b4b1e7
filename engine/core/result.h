// What can go wrong, as a value.
#pragma once

#include "engine/core/saying.h"

#include <tl/expected.hpp>

#include <concepts>
#include <string>

namespace annales::inline engine {

/// A sentence for a person: what was found and what was expected. In plain English, and in parts for other
/// languages; without parts where it is somebody else's sentence, such as the system's.
struct Error {
  std::string message;
  Saying saying;

  Error() = default;
  explicit Error(std::string foreign) : message(std::move(foreign)) {}
  explicit Error(Saying said) : message(plainEnglish(said)), saying(std::move(said)) {}
  /// To be put into another sentence.
  [[nodiscard]] Part part() const { return saying.empty() ? Part(message) : Part(saying); }
};

template <class T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(Saying saying) {
  return tl::unexpected<Error>(Error(std::move(saying)));
}
template <class Text>
requires std::same_as<std::remove_cvref_t<Text>, std::string>
[[nodiscard]] tl::unexpected<Error> failure(Text&& foreign) {
  return tl::unexpected<Error>(Error(std::string(std::forward<Text>(foreign))));
}
template <class First, class... Parts>
[[nodiscard]] tl::unexpected<Error> failure(SayingText<sizeof...(Parts) + 1> text, First&& first,
                                            Parts&&... parts) {
  return failure(say(text, std::forward<First>(first), std::forward<Parts>(parts)...));
}

} // namespace annales::inline engine
