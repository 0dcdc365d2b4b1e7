// Results without moves and the logs that have them, in German, each sentence beside the English one that the
// source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForResults{
    Translation{"{} led {}, in the other record {}", "{} führte {}, im anderen Eintrag {}"},
    Translation{"{} had {} personages, in the other record {}",
                "{} hatte {} Persönlichkeiten, im anderen Eintrag {}"},
    Translation{"{} won, in the other record somebody else", "{} siegte, im anderen Eintrag jemand anders"},
    Translation{"the board was {}, in the other record {}", "der Spielplan war {}, im anderen Eintrag {}"},
    Translation{"must be null where nothing is known", "muss null sein, wo nichts bekannt ist"},
    Translation{"must be true, false or null", "muss true, false oder null sein"},
    Translation{"result: \"{}\" must be a text of at most {} characters",
                "Ergebnis: „{}“ muss ein Text von höchstens {} Zeichen sein"},
    Translation{"person: \"nations\" must have one or two nations",
                "Person: „nations“ muss ein oder zwei Völker haben"},
    Translation{"person: a nation must be an id (only a-z, 0-9 and -), not {}",
                "Person: ein Volk muss eine Kennung sein (nur a-z, 0-9 und -), nicht {}"},
    Translation{"person: \"nations\" must be sorted, each nation once",
                "Person: „nations“ muss sortiert sein, jedes Volk einmal"},
    Translation{"result: two persons have the same seat", "Ergebnis: zwei Personen haben denselben Platz"},
    Translation{"result: two persons have the same nation", "Ergebnis: zwei Personen haben dasselbe Volk"},
    Translation{"result: \"persons\" must have 2 to {} persons",
                "Ergebnis: „persons“ muss 2 bis {} Personen haben"},
    Translation{"result: \"sources\" must have 1 to {} sources",
                "Ergebnis: „sources“ muss 1 bis {} Quellen haben"},
    Translation{"result: \"date\" must be YYYY, YYYY-MM or YYYY-MM-DD, not {}",
                "Ergebnis: „date“ muss JJJJ, JJJJ-MM oder JJJJ-MM-TT sein, nicht {}"},
    Translation{"result: \"board\" must be an id (only a-z, 0-9 and -), not {}",
                "Ergebnis: „board“ muss eine Kennung sein (nur a-z, 0-9 und -), nicht {}"},
    Translation{"result: \"id\" must be {}", "Ergebnis: „id“ muss {} sein"},
    Translation{"several persons of one game have this word: it looks like the default of an app",
                "mehrere Personen einer Partie haben dieses Wort: Es sieht nach der Vorgabe einer App aus"},
    Translation{"this is what the nation is called", "so heißt das Volk"},
    Translation{"the colour of this nation on the boards of Annales",
                "die Farbe dieses Volks auf den Spielplänen von Annales"},
    Translation{"no nation or several nations have this colour on the boards of Annales",
                "kein Volk oder mehrere Völker haben diese Farbe auf den Spielplänen von Annales"},
    Translation{"the numbers are in the order of the list or of the points in most games",
                "die Zahlen folgen in den meisten Partien der Reihenfolge der Liste oder der Punkte"},
    Translation{"this looks like a word for somebody without a name",
                "das sieht nach einem Wort für jemanden ohne Namen aus"},
    Translation{"the names are alike, and both played in one game",
                "die Namen sind ähnlich, und beide spielten in einer Partie"},
    Translation{"the names differ in accents, capitals or the club behind them",
                "die Namen unterscheiden sich in Akzenten, in der Großschreibung oder im Verein dahinter"},
    Translation{"a word may have at most {} characters", "ein Wort darf höchstens {} Zeichen haben"},
    Translation{"the word {}: a person leads one or two nations",
                "das Wort {}: eine Person führt ein oder zwei Völker"},
    Translation{"the word {}: {} is no nation; expected an id such as romans",
                "das Wort {}: {} ist kein Volk; erwartet wird eine Kennung wie romans"},
    Translation{"the word {}: {} is no board; expected an id such as occident",
                "das Wort {}: {} ist kein Spielplan; erwartet wird eine Kennung wie occident"},
    Translation{"the word {}: {} is no game; expected {}",
                "das Wort {}: {} ist kein Spiel; erwartet wird {}"},
    Translation{"the word {}: expected the ids of two results, or of a result and a game",
                "das Wort {}: erwartet werden die Kennungen zweier Ergebnisse oder die eines Ergebnisses und "
                "einer Partie"},
    Translation{"the word {}: expected yes or no, not {}",
                "das Wort {}: erwartet wird yes oder no, nicht {}"},
    Translation{"this is no file of words; expected \"format\": \"{}\" and a list \"words\"",
                "das ist keine Datei mit Wörtern; erwartet werden „format“: „{}“ und eine Liste „words“"},
    Translation{"an item of \"words\" must have a \"word\" and a \"kind\": {}",
                "ein Eintrag von „words“ muss ein „word“ und ein „kind“ haben: {}"},
    Translation{"the word {}: \"ruleset\" must be {}", "das Wort {}: „ruleset“ muss {} sein"},
    Translation{"the file ends in the middle; it seems to be cut off",
                "die Datei endet mittendrin; sie scheint abgeschnitten zu sein"},
    Translation{"this is no JSON: a sign is missing or too much",
                "das ist kein JSON: Ein Zeichen fehlt oder ist zu viel"},
    Translation{"one entry of the file is larger than 8 MiB", "ein Eintrag der Datei ist größer als 8 MiB"},
    Translation{"the file has bytes that are not UTF-8", "die Datei enthält Bytes, die kein UTF-8 sind"},
    Translation{"this is no JSON: an entry has a fault", "das ist kein JSON: Ein Eintrag hat einen Fehler"},
    Translation{"a log of plays has no games",
                "eine Liste gespielter Partien enthält keine Partien mit Zügen"},
    Translation{"it counts no game", "er zählt keine Partie"},
    Translation{"it counts {} games and has one result", "er zählt {} Partien und hat nur ein Ergebnis"},
    Translation{"it names no persons", "er nennt keine Personen"},
    Translation{"it names one person alone", "er nennt nur eine Person"},
    Translation{"it names {} persons", "er nennt {} Personen"},
    Translation{"it names {} persons, and the game is for two",
                "er nennt {} Personen, und das Spiel ist für zwei"},
    Translation{"a program played along", "ein Programm spielte mit"},
    Translation{"the persons played in teams", "die Personen spielten in Teams"},
    Translation{"the play of {} was left out: {}", "der Eintrag {} wurde ausgelassen: {}"},
    Translation{"the first row of the table must have the headings of BG Stats",
                "die erste Zeile der Tabelle muss die Überschriften von BG Stats haben"},
    Translation{
        "BoardGameGeek answered with an error and no plays: {}. Check the name of the user and save the "
        "page again.",
        "BoardGameGeek antwortete mit einem Fehler und ohne Partien: {}. Prüfen Sie den Namen des Nutzers "
        "und speichern Sie die Seite noch einmal."},
    Translation{"this XML has no plays; expected what BoardGameGeek answers to /plays",
                "dieses XML hat keine Partien; erwartet wird, was BoardGameGeek auf /plays antwortet"},
    Translation{"this XML is damaged or cut off; save the page again",
                "dieses XML ist beschädigt oder abgeschnitten; speichern Sie die Seite noch einmal"}};

} // namespace

std::span<const Translation> ofResults() {
  return kForResults;
}

} // namespace annales::inline replay::german
