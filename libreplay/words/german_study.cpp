// Notebooks and lines in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStudy{
    Translation{"a line's name has 1 to 80 characters and no control characters",
                "der Name einer Linie hat 1 bis 80 Zeichen und keine Steuerzeichen"},
    Translation{"a line moves only to the same event or to one that follows it",
                "eine Linie rückt nur zum selben Ereignis oder zu einem, das ihm folgt"},
    Translation{"{} is not an edit", "{} ist keine Bearbeitung"},
    Translation{"{} is not a page of a notebook", "{} ist keine Seite eines Notizbuchs"},
    Translation{"its main line diverges from the stored one after event {}: what was played cannot be "
                "changed. Give the other course of play a line name of its own",
                "ihre Hauptlinie weicht nach Ereignis {} von der gespeicherten ab: Was gespielt wurde, lässt "
                "sich nicht ändern. Dem anderen Verlauf einen eigenen Liniennamen geben"},
    Translation{"there is nothing to undo", "es gibt nichts rückgängig zu machen"},
    Translation{"there is nothing to redo", "es gibt nichts zu wiederholen"},
    Translation{"there is no line \"{}\"", "es gibt keine Linie „{}“"},
    Translation{"the recorded line stays as it was played",
                "die aufgezeichnete Linie bleibt, wie sie gespielt wurde"},
    Translation{"the line \"{}\" came with the game: it can be hidden, not changed",
                "die Linie „{}“ kam mit der Partie: Sie lässt sich ausblenden, nicht ändern"},
    Translation{"that part of the main line is stored as it was played, and stays as it is",
                "dieser Teil der Hauptlinie ist gespeichert, wie er gespielt wurde, und bleibt so"},
    Translation{"there is already a line \"{}\"", "es gibt schon eine Linie „{}“"},
    Translation{"the event that the remark is about is not in this game",
                "das Ereignis der Anmerkung ist nicht in dieser Partie"},
    Translation{"a remark can only answer or replace one about the same event",
                "eine Anmerkung kann nur eine zum selben Ereignis beantworten oder ersetzen"},
    Translation{"this remark is there already", "diese Anmerkung ist schon da"},
    Translation{"the event that \"{}\" goes on from is not in this game",
                "das Ereignis, an das „{}“ anschließt, ist nicht in dieser Partie"},
    Translation{"the events of \"{}\" do not lead where it says",
                "die Ereignisse von „{}“ führen nicht dahin, wohin sie sollen"},
    Translation{"a line of an event is at most 1 MiB long",
                "die Zeile eines Ereignisses ist höchstens 1 MiB lang"},
    Translation{"the event is not on the line \"{}\"", "das Ereignis liegt nicht auf der Linie „{}“"},
    Translation{"the beginning of a game is not a branch", "der Anfang einer Partie ist kein Zweig"},
    Translation{"a branch has at most 100,000 lines", "ein Zweig hat höchstens 100.000 Zeilen"},
    Translation{"line {}: {}", "Zeile {}: {}"},
    Translation{"there are no events in it", "darin sind keine Ereignisse"},
    Translation{"the main line always comes first and is never hidden",
                "die Hauptlinie steht immer vorn und ist nie ausgeblendet"},
    Translation{"\"{}\" is already the first what-if line at its event",
                "„{}“ ist an ihrem Ereignis schon die erste Was-wäre-wenn-Linie"},
    Translation{"\"{}\" is already the last line at its event",
                "„{}“ ist an ihrem Ereignis schon die letzte Linie"},
    Translation{"the event is not on any line", "das Ereignis liegt auf keiner Linie"},
    Translation{"a game keeps its beginning", "eine Partie behält ihren Anfang"},
    Translation{"\"{}\" has nothing to take back", "auf „{}“ gibt es nichts zurückzunehmen"},
    Translation{"the new event has no meaning there", "das neue Ereignis ergibt dort keinen Sinn"},
    Translation{"an event before it has no meaning, so nothing can go on from there",
                "ein Ereignis davor ergibt keinen Sinn, also geht es von dort nicht weiter"},
    Translation{"the event is not on the line", "das Ereignis liegt nicht auf der Linie"},
    Translation{"the event is not in this game", "das Ereignis ist nicht in dieser Partie"},
    Translation{"the branch cannot be played there: {}", "der Zweig lässt sich dort nicht spielen: {}"},
    Translation{"the branch has nothing to play there", "der Zweig hat dort nichts zu spielen"}};

} // namespace

std::span<const Translation> ofStudy() {
  return kForStudy;
}

} // namespace annales::inline replay::german
