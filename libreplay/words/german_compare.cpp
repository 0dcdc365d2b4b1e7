// Comparisons in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForComparisons{
    Translation{"line {} is not an entry of a ledger",
                "Zeile {} ist kein Eintrag eines Verlaufs von Vergleichen"},
};

} // namespace

std::span<const Translation> ofComparisons() {
  return kForComparisons;
}

} // namespace annales::inline replay::german
