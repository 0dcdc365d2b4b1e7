// What goes wrong, on its way to Python's `annales.Error`.
#pragma once

#include "importers/readers/game_reader.h"
#include "libreplay/store/library_error.h"

#include <cstddef>
#include <exception>
#include <string>

namespace annales::python {

/// The sentence of the command line, with the place and the ruling where there is one.
class Trouble : public std::exception {
public:
  explicit Trouble(std::string sentence) : message(std::move(sentence)) {}
  explicit Trouble(const Error& error);
  explicit Trouble(const LibraryError& error);
  /// Of a file.
  Trouble(const std::string& file, const Rejection& why);
  [[nodiscard]] const char* what() const noexcept override { return message.c_str(); }

  std::string message;
  std::size_t row = 0, column = 0; // from 1; 0: not known
  std::string rule;                // the id of the ruling; empty: none
};

/// The value, or its error as an exception.
template <class T, class E> T valueOr(tl::expected<T, E>&& found) {
  if (!found) throw Trouble(found.error());
  if constexpr (!std::is_void_v<T>) return std::move(*found);
}

} // namespace annales::python
