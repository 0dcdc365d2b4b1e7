// A page of one file that loads nothing and sends nothing: its policy forbids every script and style but its
// own.
#pragma once

#include "libreplay/words/word.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline importers::page {

struct PageDocument {
  Language language = Language::english;
  std::string title;
  std::string_view style;
  std::string_view skeleton; // the body without data
  std::string data;          // blocks of the body that no browser runs
  std::string_view script;
  bool runsEngine = false; // a module that compiles WebAssembly out of the data
};

[[nodiscard]] std::string documentText(const PageDocument& document);
/// What a block of data may hold: `<` could end it.
[[nodiscard]] std::string inScript(const std::string& json);
[[nodiscard]] std::string base64(std::span<const std::uint8_t> bytes);

} // namespace annales::inline importers::page
