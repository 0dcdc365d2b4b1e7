// Text as searches compare it. Every search of the program asks here, so that all find the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Small letters without accents: "Ägypten" as "agypten", "Straße" as "strasse", "Søren" as "soren". Works
/// letter by letter, so the parts of a text give the parts of the answer. Bytes that are no UTF-8 stay.
[[nodiscard]] std::string plainText(std::string_view text);

/// How many bytes the first character has, 1 where it is no UTF-8. `text` is not empty.
[[nodiscard]] std::size_t lengthOfCharacter(std::string_view text);

/// The first character as a capital or as a small letter; empty for an empty text.
[[nodiscard]] std::string capitalOf(std::string_view text);
[[nodiscard]] std::string smallOf(std::string_view text);

/// Words of a-z and 0-9 with one hyphen between them, no longer than `most`: "Saguntum – again!" as
/// "saguntum-again". Empty where nothing is left.
[[nodiscard]] std::string slugOf(std::string_view text, std::size_t most);

} // namespace annales::inline replay
