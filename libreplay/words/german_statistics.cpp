// Statistics of a library in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStatistics{
    Translation{"{} works only for the games of a library", "{} gilt nur für die Partien einer Sammlung"},
    Translation{"{} is not a game option; the options are {}",
                "{} ist keine Option einer Partie; möglich sind {}"},
    Translation{"the question {}, character {}: {}", "die Frage {}, Zeichen {}: {}"},
};

} // namespace

std::span<const Translation> ofStatistics() {
  return kForStatistics;
}

} // namespace annales::inline replay::german
