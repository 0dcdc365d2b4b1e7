// Openings and conditions in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForOpenings{
    Translation{"{} is not a space of the rondel", "{} ist kein Feld des Rondells"},
    Translation{"the code of an opening must have 1 to {} characters",
                "das Kürzel einer Eröffnung muss 1 bis {} Zeichen haben"},
    Translation{"the name of the opening {} must have 1 to {} characters",
                "der Name der Eröffnung {} muss 1 bis {} Zeichen haben"},
    Translation{"the opening {} must name the spaces of 1 to {} turns",
                "die Eröffnung {} muss die Felder von 1 bis {} Zügen nennen"},
    Translation{"a book can have at most {} openings", "ein Buch kann höchstens {} Eröffnungen haben"},
    Translation{"two openings have the code {}", "zwei Eröffnungen haben das Kürzel {}"},
    Translation{"{} must be a number from {} to {}, not {}",
                "{} muss eine Zahl von {} bis {} sein, nicht {}"},
    Translation{"opening must be up to {} spaces of the rondel ({}) or the code of an opening such as G1, "
                "not {}",
                "opening muss bis zu {} Felder des Rondells ({}) oder das Kürzel einer Eröffnung wie G1 "
                "sein, nicht {}"},
    Translation{"{} is not a condition; the conditions are {}", "{} ist keine Bedingung; möglich sind {}"},
    Translation{"record must be played or result, not {}", "record muss played oder result sein, nicht {}"},
    Translation{"outcome must be won, undecided or unfinished, not {}",
                "outcome muss won, undecided oder unfinished sein, nicht {}"},
    Translation{"ruleset must be antike, antike-ii or duellum, not {}",
                "ruleset muss antike, antike-ii oder duellum sein, nicht {}"},
    Translation{"{} needs a value", "{} braucht einen Wert"},
    Translation{
        "line {}: expected another name, \"=\" and the person's name, such as \"Anni = Anna Berger\"",
        "Zeile {}: erwartet wird ein weiterer Name, „=“ und der Name der Person, etwa „Anni = Anna Berger“"},
    Translation{"a name is missing", "ein Name fehlt"},
    Translation{
        "a name must not have \"=\" or a line break in it, nor begin with \"#\" or \"~\"",
        "ein Name darf kein „=“ und keinen Zeilenumbruch enthalten und nicht mit „#“ oder „~“ beginnen"},
    Translation{"both names are of the same person already", "beide Namen gehören schon zur selben Person"},
    Translation{"No games of {}.", "Keine Partien von {}."},
    Translation{"No games of {}. Did you mean {}?", "Keine Partien von {}. Meinten Sie {}?"},
    Translation{"No player has {} in the name.", "Kein Spieler hat {} im Namen."},
    Translation{"no game uses the board {}; the boards are {}",
                "keine Partie hat den Spielplan {}; vorhanden: {}"},
    Translation{"no game has the nation {}; the nations are {}",
                "keine Partie hat das Volk {}; vorhanden: {}"},
    Translation{"{} must be a date as YYYY, YYYY-MM or YYYY-MM-DD, not {}",
                "{} muss ein Datum wie JJJJ, JJJJ-MM oder JJJJ-MM-TT sein, nicht {}"},
    Translation{"a condition must be a key, \"=\" and a value, such as nation=romans, not {}",
                "eine Bedingung muss ein Schlüssel, „=“ und ein Wert sein, etwa nation=romans, nicht {}"},
};

} // namespace

std::span<const Translation> ofOpenings() {
  return kForOpenings;
}

} // namespace annales::inline replay::german
