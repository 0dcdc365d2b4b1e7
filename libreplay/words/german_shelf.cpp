// A user's own book of openings in German.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForOwnOpenings{
    Translation{"the German name of the opening {} is longer than {} characters",
                "der deutsche Name der Eröffnung {} ist länger als {} Zeichen"},
    Translation{"the opening {} allows no space in turn {}", "die Eröffnung {} erlaubt in Zug {} kein Feld"},
    Translation{"it is not an ordinary file", "sie ist keine gewöhnliche Datei"},
    Translation{"it is too large for an opening book", "sie ist zu groß für ein Eröffnungsbuch"},
    Translation{"it is empty", "sie ist leer"},
};

} // namespace

std::span<const Translation> ofOwnOpenings() {
  return kForOwnOpenings;
}

} // namespace annales::inline replay::german
