// Questions over states in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForQueries{
    Translation{"{} is too large: the largest number in a question is {}",
                "{} ist zu groß: Die größte Zahl in einer Frage "
                "ist {}"},
    Translation{"parentheses and words such as not can be nested at most {} deep",
                "Klammern und Wörter wie not dürfen höchstens {} tief verschachtelt sein"},
    Translation{
        "an opening must be spaces of the rondel in quotation marks, such as \"marble temple\"; a space is "
        "{}",
        "eine Eröffnung muss aus Feldern des Rondells in Anführungszeichen bestehen, etwa \"marble temple\"; "
        "ein Feld ist {}"},
    Translation{"a condition such as temples >= 2", "eine Bedingung wie temples >= 2"},
    Translation{"and, or", "and, or"},
    Translation{"a comparison such as >=", "ein Vergleich wie >="},
    Translation{"= or !=", "= oder !="},
    Translation{"a number", "eine Zahl"},
    Translation{"something to count such as temples", "etwas Zählbares wie temples"},
    Translation{"a word, or words in quotation marks", "ein Wort, oder Wörter in Anführungszeichen"},
    Translation{"a date such as 2024, 2024-05 or 2024-05-31", "ein Datum wie 2024, 2024-05 oder 2024-05-31"},
    Translation{"(", "("},
    Translation{")", ")"},
    Translation{"a nation", "ein Volk"},
    Translation{"a province", "eine Provinz"},
    Translation{"a know-how", "ein Fortschritt"},
    Translation{"a personage", "eine Persönlichkeit"},
    Translation{"a kind of unit", "eine Art von Einheiten"},
    Translation{"a ruleset", "ein Regelwerk"},
    Translation{"a board", "ein Spielplan"},
    Translation{"a space of the rondel", "ein Feld des Rondells"},
    Translation{"won, undecided or unfinished", "won, undecided oder unfinished"},
    Translation{"rival", "rival"},
    Translation{"turns or rounds", "turns oder rounds"},
    Translation{"{}", "{}"},
    Translation{"{} or {}", "{} oder {}"},
    Translation{"{}, {}", "{}, {}"},
    Translation{"the question ends too early; expected: {}", "die Frage endet zu früh; erwartet: {}"},
    Translation{"{} does not fit here; did you mean {}?", "{} passt hier nicht; ist {} gemeint?"},
    Translation{"{} makes no sense here", "{} ergibt hier keinen Sinn"},
    Translation{"expected {}, not {}", "erwartet: {}, nicht {}"},
    Translation{"the question is not valid UTF-8", "die Frage ist kein gültiges UTF-8"},
    Translation{"the name is not valid UTF-8", "der Name ist kein gültiges UTF-8"},
    Translation{"the question is longer than {} characters", "die Frage ist länger als {} Zeichen"},
    Translation{"a name must have 1 to {} characters and no line breaks",
                "ein Name muss 1 bis {} Zeichen und keine Zeilenumbrüche haben"},

    Translation{"the file already exists", "die Datei gibt es schon"},
    Translation{"the table of positions cannot be stored",
                "die Tabelle der Stellungen lässt sich nicht speichern"},
    Translation{"the question has more than {} parentheses", "die Frage hat mehr als {} Klammern"},
};

} // namespace

std::span<const Translation> ofQueries() {
  return kForQueries;
}

} // namespace annales::inline replay::german
