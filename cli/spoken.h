// What a command says in the language that `--language` asks for.
#pragma once

#include "cli/parser.h"
#include "libreplay/words/wording.h"

#include <fmt/core.h>

#include <optional>
#include <string>

namespace annales::cli {

/// `--language`, "en" or "de".
void addLanguageOption(CLI::App& command, std::string& language);
[[nodiscard]] Language languageOf(const std::string& word);

/// One of two texts, with the same parts in the same order.
template <class... Parts>
[[nodiscard]] std::string spoken(Language language, fmt::format_string<Parts...> english,
                                 fmt::format_string<Parts...> german, Parts&&... parts) {
  return fmt::format(language == Language::german ? german : english, std::forward<Parts>(parts)...);
}

/// "1 game", "7 games".
struct Noun {
  std::string_view one, many, einer, viele;
};
[[nodiscard]] std::string counted(std::size_t count, const Noun& noun, Language language);

/// Over a column of events: "event"; as wide as the column.
[[nodiscard]] std::string_view headOfEvents(Language language);

/// "26.4 %", "26,4 %"; "-" where there is nothing.
[[nodiscard]] std::string percent(const std::optional<double>& share, Language language);

} // namespace annales::cli
