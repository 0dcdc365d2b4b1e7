// `--library=$LIB` with LIB unset: an option with an empty value. CLI11 would take the next word for it.
#pragma once

#include "cli/parser.h"

#include <string>
#include <vector>

namespace annales::cli {

/// For an option to which an empty text says something, such as "all others".
CLI::Option* mayBeEmpty(CLI::Option* option);
/// Every other option of the program and of its commands refuses an empty value, however it is written.
void refuseEmptyValues(CLI::App& program);
/// `--option=` as two words, the second of them empty. A flag with "=" and nothing behind it is refused as
/// CLI11 refuses.
[[nodiscard]] std::vector<std::string> withEmptyValues(const CLI::App& program,
                                                       const std::vector<std::string>& words);
/// What CLI11 says of a word, as a sentence.
[[nodiscard]] std::string sentenceOf(const CLI::ParseError& why);

} // namespace annales::cli
