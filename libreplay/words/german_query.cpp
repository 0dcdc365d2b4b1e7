// Questions over states in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForQueries{
    Translation{"{} is too large: questions count up to {}", "{} ist zu groß: Fragen zählen bis {}"},
    Translation{"parentheses and words like not are at most {} deep",
                "Klammern und Wörter wie not stehen höchstens {} tief ineinander"},
    Translation{
        "an opening names spaces of the rondel in quotation marks, such as \"marble temple\"; there are {}",
        "eine Eröffnung nennt Felder des Rondells in Anführungszeichen, etwa \"marble temple\"; es gibt {}"},
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
    Translation{"the question ends where {} is expected", "die Frage endet, wo noch etwas kommen muss: {}"},
    Translation{"{}? did you mean {}", "{}? War {} gemeint?"},
    Translation{"{} makes no sense here", "{} ergibt hier keinen Sinn"},
    Translation{"expected {}, not {}", "erwartet: {}, nicht {}"},
    Translation{"the question is not valid UTF-8", "die Frage ist kein gültiges UTF-8"},
    Translation{"the name is not valid UTF-8", "der Name ist kein gültiges UTF-8"},
    Translation{"a question has at most {} letters", "eine Frage hat höchstens {} Buchstaben"},
    Translation{"a name has 1 to {} letters and no line breaks",
                "ein Name hat 1 bis {} Buchstaben und keine Zeilenumbrüche"},

    Translation{"there is a file already", "dort ist schon eine Datei"},
    Translation{"the columns of states cannot be kept",
                "die Spalten der Stellungen lassen sich nicht aufbewahren"},
    Translation{"a question has at most {} parentheses", "eine Frage hat höchstens {} Klammern"},
};

} // namespace

std::span<const Translation> ofQueries() {
  return kForQueries;
}

} // namespace annales::inline replay::german
