// Openings and conditions in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForOpenings{
    Translation{"{} is no space of the rondel", "{} ist kein Feld des Rondells"},
    Translation{"an opening has a code of 1 to {} characters",
                "eine Eröffnung hat ein Kürzel von 1 bis {} Zeichen"},
    Translation{"the opening {} has no name of 1 to {} characters",
                "die Eröffnung {} hat keinen Namen von 1 bis {} Zeichen"},
    Translation{"the opening {} must name the spaces of 1 to {} turns",
                "die Eröffnung {} muss die Felder von 1 bis {} Zügen nennen"},
    Translation{"a book holds at most {} openings", "ein Buch fasst höchstens {} Eröffnungen"},
    Translation{"the code {} stands for two openings", "das Kürzel {} steht für zwei Eröffnungen"},
    Translation{"{} must be a number from {} to {}, not {}",
                "{} muss eine Zahl von {} bis {} sein, nicht {}"},
    Translation{"opening names up to {} spaces of the rondel ({}), or is the code of an opening such as G1, "
                "not {}",
                "opening nennt bis zu {} Felder des Rondells ({}) oder ist das Kürzel einer Eröffnung wie "
                "G1, nicht {}"},
    Translation{"{} is no condition; there are {}", "{} ist keine Bedingung; es gibt {}"},
    Translation{"outcome is won, undecided or unfinished, not {}",
                "outcome ist won, undecided oder unfinished, nicht {}"},
    Translation{"ruleset is antike, antike-ii or duellum, not {}",
                "ruleset ist antike, antike-ii oder duellum, nicht {}"},
    Translation{"{} needs a value", "{} braucht einen Wert"},
    Translation{"no game is on the board {}; there are {}",
                "keine Partie ist auf dem Spielplan {}; es gibt {}"},
    Translation{"no game has the nation {}; there are {}", "keine Partie hat das Volk {}; es gibt {}"},
    Translation{"{} is a date as YYYY, YYYY-MM or YYYY-MM-DD, not {}",
                "{} ist ein Datum als JJJJ, JJJJ-MM oder JJJJ-MM-TT, nicht {}"},
    Translation{"a condition is a key, \"=\" and a value, such as nation=romans, not {}",
                "eine Bedingung ist ein Schlüssel, „=“ und ein Wert, etwa nation=romans, nicht {}"},
};

} // namespace

std::span<const Translation> ofOpenings() {
  return kForOpenings;
}

} // namespace annales::inline replay::german
