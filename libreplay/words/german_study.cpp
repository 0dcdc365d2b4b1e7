// Notebooks and lines in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStudy{
    Translation{"a file of answers has at most 8 MiB", "eine Datei mit Antworten hat höchstens 8 MiB"},
    Translation{"must be a moment such as 2026-11-28T19:30:00Z",
                "muss ein Zeitpunkt wie 2026-11-28T19:30:00Z sein"},
    Translation{"must be 1 to 60 of the characters a to z, 0 to 9 and -",
                "muss aus 1 bis 60 der Zeichen a bis z, 0 bis 9 und - bestehen"},
    Translation{"must be 16 hexadecimal digits", "muss aus 16 hexadezimalen Ziffern bestehen"},
    Translation{"must have at most 10,000 characters", "darf höchstens 10.000 Zeichen haben"},
    Translation{"must have at most 1,000 events", "darf höchstens 1.000 Ereignisse haben"},
    Translation{"must have at most 2,000 answers", "darf höchstens 2.000 Antworten haben"},
    Translation{"must be a name of 1 to 200 characters without blanks around it",
                "muss ein Name von 1 bis 200 Zeichen ohne Leerzeichen am Rand sein"},
    Translation{"a correction is no move", "eine Berichtigung ist kein Zug"},
    Translation{"a line's name must have 1 to 80 characters and no control characters",
                "der Name einer Linie muss 1 bis 80 Zeichen und keine Steuerzeichen haben"},
    Translation{"a line can move only to the same event or to a later one",
                "eine Linie kann nur zum selben oder zu einem späteren Ereignis rücken"},
    Translation{"{} is not an edit", "{} ist keine Bearbeitung"},
    Translation{"{} is not a page of a notebook", "{} ist keine Seite eines Notizbuchs"},
    Translation{"its main line differs from the stored one after event {}, and a recorded game cannot be "
                "changed. Give the different line a name of its own",
                "ihre Hauptlinie weicht nach Ereignis {} von der gespeicherten ab, und eine aufgezeichnete "
                "Partie lässt sich nicht ändern. Geben Sie der abweichenden Linie einen eigenen Namen"},
    Translation{"there is nothing to undo", "es gibt nichts rückgängig zu machen"},
    Translation{"there is nothing to redo", "es gibt nichts zu wiederholen"},
    Translation{"there is no line \"{}\"", "es gibt keine Linie „{}“"},
    Translation{"the main line is kept as it was played and cannot be changed",
                "die Hauptlinie bleibt, wie sie gespielt wurde, und lässt sich nicht ändern"},
    Translation{"the line \"{}\" came with the game: you can hide it, but not change it",
                "die Linie „{}“ kam mit der Partie: Sie lässt sich ausblenden, aber nicht ändern"},
    Translation{"this part of the main line is already stored and cannot be changed",
                "dieser Teil der Hauptlinie ist schon gespeichert und lässt sich nicht ändern"},
    Translation{"there is already a line \"{}\"", "es gibt schon eine Linie „{}“"},
    Translation{"the event of the remark is not in this game",
                "das Ereignis der Anmerkung ist nicht in dieser Partie"},
    Translation{"a remark can only answer or replace another remark about the same event",
                "eine Anmerkung kann nur eine andere zum selben Ereignis beantworten oder ersetzen"},
    Translation{"this remark already exists", "diese Anmerkung gibt es schon"},
    Translation{"the event that \"{}\" starts from is not in this game",
                "das Ereignis, bei dem „{}“ beginnt, ist nicht in dieser Partie"},
    Translation{"the events of \"{}\" do not lead to the stated last event",
                "die Ereignisse von „{}“ führen nicht zum angegebenen letzten Ereignis"},
    Translation{"the line of an event is longer than 1 MiB", "ein Ereignis ist länger als 1 MiB"},
    Translation{"the event is not on the line \"{}\"", "das Ereignis liegt nicht auf der Linie „{}“"},
    Translation{"the start of a game cannot be copied as a line",
                "der Anfang einer Partie lässt sich nicht als Linie kopieren"},
    Translation{"the copied line has more than 100,000 rows",
                "die kopierte Linie hat mehr als 100.000 Zeilen"},
    Translation{"line {}: {}", "Zeile {}: {}"},
    Translation{"it contains no events", "darin sind keine Ereignisse"},
    Translation{"the main line always comes first and cannot be hidden",
                "die Hauptlinie steht immer an erster Stelle und lässt sich nicht ausblenden"},
    Translation{"\"{}\" is already the first what-if line at its fork",
                "„{}“ ist an dieser Gabelung schon die erste Was-wäre-wenn-Linie"},
    Translation{"\"{}\" is already the last line at its fork",
                "„{}“ ist an dieser Gabelung schon die letzte Linie"},
    Translation{"the event is not on any line", "das Ereignis liegt auf keiner Linie"},
    Translation{"the start of a game cannot be changed", "der Anfang einer Partie lässt sich nicht ändern"},
    Translation{"\"{}\" has nothing to undo", "auf „{}“ gibt es nichts rückgängig zu machen"},
    Translation{"the new event makes no sense there", "das neue Ereignis ergibt dort keinen Sinn"},
    Translation{"an earlier event makes no sense, so nothing can follow it",
                "ein früheres Ereignis ergibt keinen Sinn, also kann nichts darauf folgen"},
    Translation{"the event is not on the line", "das Ereignis liegt nicht auf der Linie"},
    Translation{"the event is not in this game", "das Ereignis ist nicht in dieser Partie"},
    Translation{"the line cannot be played there: {}", "die Linie lässt sich dort nicht spielen: {}"},
    Translation{"no event of the line can be played there",
                "dort lässt sich kein Ereignis der Linie spielen"}};

} // namespace

std::span<const Translation> ofStudy() {
  return kForStudy;
}

} // namespace annales::inline replay::german
