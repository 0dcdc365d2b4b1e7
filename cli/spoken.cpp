#include "cli/spoken.h"

#include "cli/choice.h"
#include "libreplay/words/comparison_words.h"

namespace annales::cli {

void addLanguageOption(CLI::App& command, std::string& language) {
  oneOf(command.add_option("--language", language, "Language of the output"), {"en", "de"})
      ->capture_default_str();
}

Language languageOf(const std::string& word) {
  return word == "de" ? Language::german : Language::english;
}

std::string counted(std::size_t count, const Noun& noun, Language language) {
  const bool german = language == Language::german, one = count == 1;
  return fmt::format("{} {}", count, one ? german ? noun.einer : noun.one : german ? noun.viele : noun.many);
}

std::string_view headOfEvents(Language language) {
  return language == Language::german ? "Ereignis" : "event";
}

std::string percent(const std::optional<double>& share, Language language) {
  return share ? decimalInWords(*share * 100, 1, language) + " %" : "-";
}

} // namespace annales::cli
