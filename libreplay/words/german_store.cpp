// Libraries in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStore{
    Translation{"Reading or writing {} failed ({}). Check the disk and its connection, then try again; what "
                "was stored before is not touched.",
                "{} ließ sich nicht lesen oder schreiben ({}). Die Platte und ihre Verbindung prüfen, dann "
                "noch einmal versuchen; was vorher gespeichert war, ist unberührt."},
    Translation{"The disk is full: {} could not grow, and nothing of this step was stored. Free some space, "
                "then try again.",
                "Die Platte ist voll: {} konnte nicht wachsen, und von diesem Schritt wurde nichts "
                "gespeichert. Platz schaffen, dann noch einmal versuchen."},
    Translation{
        "Another program is writing to {}. Wait until it has finished, then try again.",
        "Ein anderes Programm schreibt gerade in {}. Warten, bis es fertig ist, dann noch einmal versuchen."},
    Translation{"Another program has taken away the locks of {} or the files beside it (-wal, -shm) while it "
                "was open. "
                "Nothing of this step was stored. Do it again.",
                "Ein anderes Programm hat {} die Sperren oder die Dateien daneben (-wal, -shm) weggenommen, "
                "während die "
                "Bibliothek geöffnet war. Von diesem Schritt wurde nichts gespeichert. Bitte wiederholen."},
    Translation{
        "The files beside {} were taken away while it was open. Wait until this program has closed it "
        "everywhere, then try again.",
        "Die Dateien neben {} wurden weggenommen, während die Sammlung geöffnet war. Warten, bis dieses "
        "Programm sie überall geschlossen hat, dann noch einmal versuchen."},
    Translation{"{} refuses this ({}). Allow access to the file and its folder, or work on a copy elsewhere.",
                "{} lässt das nicht zu ({}). Zugriff auf die Datei und ihren Ordner erlauben oder anderswo "
                "mit einer Kopie arbeiten."},
    Translation{"{} defines \"{}\", which no library has: another program, or somebody, put it there. It was "
                "left as it is "
                "and nothing in it was run. Ask the person who sent it. `annales repair` with --into brings "
                "its games into a "
                "new library.",
                "{} enthält „{}“, das keine Sammlung hat: Ein anderes Programm oder jemand hat es "
                "hineingetan. Die Datei blieb, "
                "wie sie ist, und nichts darin wurde ausgeführt. Fragen, von wem sie kam. „annales repair“ "
                "mit --into holt ihre "
                "Partien in eine neue Sammlung."},
    Translation{
        "{} lacks \"{}\", which every library has: it is damaged and was left as it is. `annales repair` "
        "brings back what can still be read.",
        "In {} fehlt „{}“, das jede Sammlung hat: Die Datei ist beschädigt und blieb, wie sie ist. „annales "
        "repair“ holt zurück, was noch lesbar ist."},
    Translation{
        "{} lacks what keeps its games from being changed: somebody may have changed them. `annales repair` "
        "puts it back and says which games are damaged.",
        "In {} fehlt, was ihre Partien vor Änderungen schützt: Jemand kann sie geändert haben. „annales "
        "repair“ stellt es wieder her und sagt, welche Partien beschädigt sind."},
    Translation{
        "The catalogue of {} is not as it was made; no game is touched by that. `annales repair` makes it "
        "anew.",
        "Das Verzeichnis von {} ist nicht, wie es angelegt wurde; keine Partie ist davon berührt. „annales "
        "repair“ legt es neu an."},
    Translation{
        "There is no library {}, but beside it {}: the newest pages of one that stood there. Put that "
        "library "
        "back, or move the other file away, then try again.",
        "Es gibt keine Sammlung {}, aber daneben {}: die neuesten Seiten einer, die dort lag. Diese Sammlung "
        "zurücklegen oder die andere Datei wegräumen, dann noch einmal versuchen."},
    Translation{
        "{} holds pages that are not of {}: it was left behind, perhaps when a backup was put in the place "
        "of "
        "that library. Move it away, then try again; nothing was changed.",
        "{} enthält Seiten, die nicht zu {} gehören: Die Datei blieb zurück, vielleicht als eine Sicherung "
        "an "
        "die Stelle dieser Sammlung gelegt wurde. Die Datei wegräumen, dann noch einmal versuchen; es wurde "
        "nichts geändert."},
    Translation{"The search of remarks in {} is damaged ({}); no game is touched by that. `annales repair` "
                "makes it anew.",
                "Die Suche nach Anmerkungen in {} ist beschädigt ({}); keine Partie ist davon berührt. "
                "„annales repair“ legt sie neu an."},
    Translation{
        "{} is no plain file, and stands where {} keeps its newest pages. Move it away, then try "
        "again.",
        "{} ist keine gewöhnliche Datei und liegt, wo {} ihre neuesten Seiten aufhebt. Sie wegräumen, "
        "dann noch einmal versuchen."},
    Translation{
        "{} says that a program wrote it which this one does not know: it can be read, and nothing can be "
        "kept "
        "in it. Export its games and import them into a new library, or go on with a backup.",
        "{} gibt an, von einem Programm zu stammen, das dieses nicht kennt: Die Sammlung lässt sich lesen, "
        "aber "
        "nichts darin speichern. Exportieren Sie die Partien und importieren Sie sie in eine neue Sammlung, "
        "oder machen Sie mit einer Sicherung weiter."},
    Translation{"{} is in the place where Annales keeps the facts of the library, and holds something else; "
                "it was left "
                "as it is. Move it away, then try again.",
                "{} liegt, wo Annales die Fakten der Sammlung aufhebt, und enthält etwas anderes; die Datei "
                "blieb, wie "
                "sie ist. Sie wegräumen, dann noch einmal versuchen."},
    Translation{"{} is a link to {}, which is not there. Is its disk connected? Nothing was changed.",
                "{} verweist auf {}, und das ist nicht da. Ist der Datenträger angeschlossen? Nichts wurde "
                "geändert."},
    Translation{
        "No library can be made at {}: there is no folder {}. Make it first, or name another.",
        "{} kann nicht angelegt werden: Den Ordner {} gibt es nicht. Ihn zuerst anlegen oder einen anderen "
        "nennen."},
    Translation{"{} is not a library of games; it was left as it is. Name another file, or a new one.",
                "{} ist keine Sammlung von Partien; die Datei blieb, wie sie ist. Eine andere Datei nennen "
                "oder eine neue."},
    Translation{
        "{} is not a library of games; it was left as it is. Name another file, or a new one. If it was a "
        "library, `annales repair` brings back what can still be read.",
        "{} ist keine Sammlung von Partien; die Datei blieb, wie sie ist. Eine andere Datei nennen oder eine "
        "neue. "
        "War es eine Sammlung, holt „annales repair“ zurück, was noch lesbar ist."},
    Translation{"{} is damaged ({}). `annales repair` brings back what can still be read, and keeps the "
                "damaged file. A "
                "backup may have more.",
                "{} ist beschädigt ({}). „annales repair“ holt zurück, was noch lesbar ist, und behält die "
                "beschädigte "
                "Datei. Eine Sicherung hat vielleicht mehr."},
    Translation{
        "{} lacks what a library has ({}). Open it once for writing, which makes the catalogue anew; if that "
        "does not help, `annales repair` brings back what can still be read.",
        "{} fehlt, was eine Sammlung hat ({}). Einmal zum Schreiben öffnen, das legt das Verzeichnis neu an; "
        "hilft das nicht, holt „annales repair“ zurück, was noch lesbar ist."},
    Translation{
        "Somebody else has changed the same game in {} ({}). Load it again and repeat the change.",
        "Jemand anders hat dieselbe Partie in {} geändert ({}). Sie neu laden und die Änderung wiederholen."},
    Translation{"Interrupted: {} was not made.", "Abgebrochen: {} wurde nicht angelegt."},
    Translation{"the {} names what the game or its board does not have",
                "das Ereignis {} nennt etwas, das die Partie oder ihr Spielplan nicht hat"},
    Translation{"it ends in the middle", "es hört mittendrin auf"},
    Translation{"this version knows no event of the type {}", "diese Version kennt kein Ereignis der Art {}"},
    Translation{"an event has a value that it cannot have, or it ends in the middle",
                "ein Ereignis hat einen unmöglichen Wert oder hört mittendrin auf"},
    Translation{"it does not say what it is about", "sie sagt nicht, worüber sie spricht"},
    Translation{"its sum is not that of its bytes", "ihre Summe ist nicht die ihrer Bytes"},
    Translation{"this version does not know its format", "diese Version kennt ihr Format nicht"},
    Translation{"it has a number that it cannot have, or a wrong length",
                "sie hat eine unmögliche Zahl oder eine falsche Länge"},
    Translation{"an analysis without a sound name or effort",
                "eine Analyse ohne brauchbaren Namen oder Aufwand"},
    Translation{"it is missing", "sie fehlt"},
    Translation{"its alternative cannot be played there", "ihre Alternative kann dort nicht gespielt werden"},
    Translation{
        "row {} of the analyses of the game {} is not what it was: {}. It is left out; nothing of the "
        "game is lost, and analysing again finds it anew",
        "Zeile {} der Analysen der Partie {} ist nicht mehr, was sie war: {}. Sie bleibt weg; von der "
        "Partie ist nichts verloren, und eine neue Analyse findet sie wieder"},
    Translation{"its first event is missing", "ihr erstes Ereignis fehlt"},
    Translation{"its first event is not the one whose id was stored",
                "ihr erstes Ereignis ist nicht das mit der gespeicherten Kennung"},
    Translation{"a part of its events is missing", "ein Teil ihrer Ereignisse fehlt"},
    Translation{"a row of its lines is missing", "eine ihrer Linien fehlt"},
    Translation{"its line \"{}\" does not end where it did",
                "ihre Linie „{}“ endet nicht mehr, wo sie endete"},
    Translation{"its main line is missing", "ihre Hauptlinie fehlt"},
    Translation{"one of its remarks is missing", "eine ihrer Anmerkungen fehlt"},
    Translation{"one of its remarks is not what it was",
                "eine ihrer Anmerkungen ist nicht mehr, was sie war"},
    Translation{"The game {} in {} is damaged: {}. The other games can still be read; import this one again "
                "into another library, or take it from a backup. `annales repair` with --into may bring back "
                "more of it.",
                "Die Partie {} in {} ist beschädigt: {}. Die anderen Partien lassen sich noch lesen; diese "
                "neu in eine andere Sammlung importieren oder aus einer Sicherung holen. „annales repair“ "
                "mit --into holt "
                "vielleicht mehr von ihr zurück."},
    Translation{"it has less than what is stored already", "sie hat weniger, als schon gespeichert ist"},
    Translation{"a remark is about an event that the game does not have",
                "eine Anmerkung betrifft ein Ereignis, das die Partie nicht hat"},
    Translation{"{} has no game {}", "{} hat keine Partie {}"},
    Translation{"The import has ended; begin another one.", "Der Import ist zu Ende; einen neuen beginnen."},
    Translation{
        "Interrupted: {} was left as it was. Do the same again when there is time for it.",
        "Unterbrochen: {} ist geblieben, wie sie war. Dasselbe noch einmal tun, wenn Zeit dafür ist."},
    Translation{"{} is open in another program. Close it there, then try again.",
                "{} ist in einem anderen Programm geöffnet. Dort schließen, dann noch einmal versuchen."},
    Translation{
        "The new library could not be put in the place of {} ({}). Allow access to its folder, then try "
        "again; no page of it is lost.",
        "Die neue Sammlung ließ sich nicht an die Stelle von {} setzen ({}). Zugriff auf den Ordner "
        "erlauben, "
        "dann noch einmal versuchen; keine Seite davon ist verloren."},
    Translation{"No game could be brought back from {}. It was left as it is.",
                "Aus {} ließ sich keine Partie zurückholen. Die Datei blieb, wie sie ist."},
    Translation{
        "The library that was made of {} is not sound ({}). It was removed, and nothing was changed.",
        "Die Sammlung, die aus {} gemacht wurde, ist nicht heil ({}). Sie wurde entfernt, und nichts wurde "
        "geändert."},
    Translation{"Interrupted: nothing of this import was stored in {}.",
                "Unterbrochen: Von diesem Import wurde nichts in {} gespeichert."},
    Translation{"The import has ended; nothing of it was stored.",
                "Der Import ist zu Ende; nichts davon wurde gespeichert."},
    Translation{"{} has no game whose id begins with \"{}\". `annales list` names them all.",
                "{} hat keine Partie, deren Kennung mit „{}“ beginnt. „annales list“ nennt alle."},
    Translation{"Several games begin with \"{}\"; give more digits:{}",
                "Mehrere Partien beginnen mit „{}“; mehr Ziffern angeben:{}"},
    Translation{"what was written on this game would lose its sense",
                "was zu dieser Partie geschrieben wurde, verlöre seinen Sinn"},
    Translation{"Somebody else has written on the same game: {} pages are stored, {} were known. Read the "
                "others, then write again.",
                "Jemand anders hat zu derselben Partie geschrieben: {} Seiten sind gespeichert, {} waren "
                "bekannt. Die anderen lesen, dann noch einmal schreiben."},
    Translation{"{} was written by a newer version of Annales (library version {}, this one reads {}). "
                "Install the newer version.",
                "{} stammt von einer neueren Version von Annales (Sammlungsversion {}, diese liest {}). "
                "Die neuere Version installieren."},
    Translation{
        "{} was written by an earlier version of Annales (library version {}, this one reads {} and "
        "later); it was left as it is. Export its games with that version, and import them into a new "
        "library.",
        "{} stammt von einer früheren Version von Annales (Sammlungsversion {}, diese liest ab {}) und "
        "blieb, wie es ist. Exportieren Sie die Partien mit jener Version und importieren Sie sie in "
        "eine neue Sammlung."},
    Translation{
        "No library could be made at {} ({}). Name a folder that can be written.",
        "Bei {} ließ sich keine Sammlung anlegen ({}). Einen Ordner nennen, in den sich schreiben lässt."},
    Translation{"There is no library {}. Importing a game makes one.",
                "Es gibt keine Sammlung {}. Wer eine Partie importiert, legt sie an."},
    Translation{"{} cannot be reached ({}). Allow access to its folder, or name another file.",
                "{} ist nicht zu erreichen ({}). Zugriff auf den Ordner erlauben oder eine andere Datei "
                "nennen."},
    Translation{"There is no library {}.", "Es gibt keine Sammlung {}."},
    Translation{"{} is not there any more, or is another file now: nothing new can be kept in it. Save it as "
                "another library.",
                "{} ist nicht mehr da oder jetzt eine andere Datei: Neues lässt sich dort nicht mehr "
                "speichern. Unter "
                "einem anderen Namen sichern."},
    Translation{"There is a file {} already; it was left as it is. Name another one.",
                "Es gibt schon eine Datei {}; sie blieb, wie sie war. Eine andere nennen."},
    Translation{"{} is a database, such as a library, and all that it keeps would be lost; it was left as it "
                "is. Name another file.",
                "{} ist eine Datenbank, etwa eine Sammlung, und alles darin ginge verloren; die Datei blieb, "
                "wie sie ist. Eine andere nennen."},
    Translation{
        "{} could not be checked ({}): there is too little room for temporary files. Free some space, or "
        "name another folder with TMPDIR.",
        "{} konnte nicht geprüft werden ({}): Für temporäre Dateien ist zu wenig Platz. Platz schaffen, oder "
        "mit TMPDIR einen anderen Ordner nennen."},
    Translation{"{} is open here as a library, and is not read for games",
                "{} ist hier als Sammlung geöffnet und wird nicht nach Partien durchsucht"},
    Translation{"{} is read here, and what it keeps would be lost; it was left as it is. Name another file.",
                "{} wird hier gelesen, und was darin steht, ginge verloren; die Datei blieb, wie sie ist. "
                "Eine andere nennen."},
    Translation{"page {} of its notebook is missing", "Seite {} ihres Notizbuchs fehlt"},
    Translation{"page {} of its notebook: {}", "Seite {} ihres Notizbuchs: {}"},
    Translation{"The search was interrupted.", "Die Suche wurde unterbrochen."},
    Translation{"a branch begins nowhere", "ein Zweig beginnt nirgends"},
    Translation{"the same event appears there twice", "dasselbe Ereignis kommt dort doppelt vor"},
    Translation{"event {}: {}", "Ereignis {}: {}"},
    Translation{"an event of \"{}\": {}", "ein Ereignis von „{}“: {}"},
    Translation{"an earlier part of the game is missing", "ein früherer Teil der Partie fehlt"},
    Translation{"its events are stored in a way that this version does not know",
                "ihre Ereignisse sind auf eine Weise gespeichert, die diese Version nicht kennt"},
    Translation{"more follows after the last event", "nach dem letzten Ereignis folgt noch etwas"},
    Translation{"the events are not those whose ids were stored",
                "die Ereignisse sind nicht die mit den gespeicherten Kennungen"},
    Translation{"is not a province of the board", "ist keine Provinz des Spielplans"}};

} // namespace

std::span<const Translation> ofStore() {
  return kForStore;
}

} // namespace annales::inline replay::german
