// Statistics of a library in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStatistics{
    Translation{"{} is a condition for the games of a library",
                "{} ist eine Bedingung an die Partien einer Sammlung"},
    Translation{"{} is no option of a game; there are {}", "{} ist keine Option einer Partie; es gibt {}"},
    Translation{"the question {}, letter {}: {}", "die Frage {}, Buchstabe {}: {}"},
};

} // namespace

std::span<const Translation> ofStatistics() {
  return kForStatistics;
}

} // namespace annales::inline replay::german
