// Libraries in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForStore{
    Translation{
        "Cannot read or write {} ({}). Check the disk and its connection, then try again. What was "
        "stored before is unchanged.",
        "{} lässt sich nicht lesen oder schreiben ({}). Prüfen Sie den Datenträger und seine Verbindung, "
        "dann versuchen Sie es noch einmal. Was vorher gespeichert war, ist unverändert."},
    Translation{"Cannot write {}: the disk is full. Nothing of this step was stored. Free some space, then "
                "try again.",
                "{} lässt sich nicht schreiben: Der Datenträger ist voll. Von diesem Schritt wurde nichts "
                "gespeichert. Schaffen Sie Platz, dann versuchen Sie es noch einmal."},
    Translation{
        "Another program is writing to {}. Wait until it has finished, then try again.",
        "Ein anderes Programm schreibt gerade in {}. Warten Sie, bis es fertig ist, dann versuchen Sie es "
        "noch einmal."},
    Translation{"Another program removed the locks of {} or the files beside it (-wal, -shm) while it was "
                "open. Nothing of this step was stored. Repeat it.",
                "Ein anderes Programm hat die Sperren von {} oder die Dateien daneben (-wal, -shm) entfernt, "
                "während die Sammlung geöffnet war. Von diesem Schritt wurde nichts gespeichert. Wiederholen "
                "Sie ihn."},
    Translation{
        "The files beside {} were removed while it was open. Wait until this program has closed it "
        "everywhere, then try again.",
        "Die Dateien neben {} wurden entfernt, während die Sammlung geöffnet war. Warten Sie, bis dieses "
        "Programm sie überall geschlossen hat, dann versuchen Sie es noch einmal."},
    Translation{"Access to {} was denied ({}). Allow access to the file and its folder, or work on a copy "
                "elsewhere.",
                "Der Zugriff auf {} wurde verweigert ({}). Erlauben Sie den Zugriff auf die Datei und ihren "
                "Ordner, oder arbeiten Sie anderswo mit einer Kopie."},
    Translation{"{} contains \"{}\", which does not belong in a library. Someone, or another program, added "
                "it. The file was not changed and nothing in it was run. Ask the person who sent it. "
                "`annales repair` with --into brings its games into a new library.",
                "{} enthält „{}“, das nicht in eine Sammlung gehört. Jemand oder ein anderes Programm hat es "
                "hinzugefügt. Die Datei wurde nicht geändert, und nichts darin wurde ausgeführt. Fragen Sie "
                "den Absender. „annales repair“ mit --into holt ihre Partien in eine neue Sammlung."},
    Translation{
        "{} lacks \"{}\", which every library has. It is damaged, and was not changed. `annales repair` "
        "restores what can still be read.",
        "In {} fehlt „{}“, das jede Sammlung hat. Die Datei ist beschädigt und wurde nicht geändert. "
        "„annales repair“ rettet, was noch lesbar ist."},
    Translation{
        "{} has lost the protection of its games against changes. Someone may have changed them. `annales "
        "repair` restores the protection and names the damaged games.",
        "In {} fehlt der Schutz der Partien vor Änderungen. Jemand kann sie geändert haben. „annales repair“ "
        "stellt den Schutz wieder her und nennt die beschädigten Partien."},
    Translation{"{} no longer exists.", "{} gibt es nicht mehr."},
    Translation{"Another program has changed {} since it was opened. Nothing was written to it.",
                "Ein anderes Programm hat {} seit dem Öffnen geändert. Es wurde nichts hineingeschrieben."},
    Translation{"Cannot write {}: {}", "{} lässt sich nicht schreiben: {}"},
    Translation{
        "The catalogue of {} has been altered. No game is affected. `annales repair` rebuilds it.",
        "Der Katalog von {} wurde verändert. Keine Partie ist betroffen. „annales repair“ legt ihn neu an."},
    Translation{
        "There is no library {}, but there is {} with the newest pages of one that was there. Put that "
        "library back, or move the other file away, then try again.",
        "Es gibt keine Sammlung {}, aber {} mit den neuesten Seiten einer Sammlung, die dort lag. Legen Sie "
        "diese Sammlung zurück, oder verschieben Sie die andere Datei, dann versuchen Sie es noch einmal."},
    Translation{
        "{} contains pages that do not belong to {}. It was left behind, perhaps when a backup replaced that "
        "library. Move it away, then try again. Nothing was changed.",
        "{} enthält Seiten, die nicht zu {} gehören. Die Datei blieb zurück, vielleicht als diese Sammlung "
        "durch eine Sicherung ersetzt wurde. Verschieben Sie sie, dann versuchen Sie es noch einmal. Es "
        "wurde nichts geändert."},
    Translation{"The search index of the remarks in {} is damaged ({}). No game is affected. `annales "
                "repair` rebuilds the index.",
                "Der Suchindex der Anmerkungen in {} ist beschädigt ({}). Keine Partie ist betroffen. "
                "„annales repair“ legt ihn neu an."},
    Translation{
        "{} is not a regular file, but {} keeps its newest changes there. Move it away, then try again.",
        "{} ist keine gewöhnliche Datei, aber die Sammlung {} bewahrt dort ihre neuesten Änderungen auf. "
        "Verschieben Sie, was dort liegt, dann versuchen Sie es noch einmal."},
    Translation{
        "{} says that it was written by a program that this version does not know. It can be read, but not "
        "changed. Export its games and import them into a new library, or continue with a backup.",
        "{} gibt an, von einem Programm zu stammen, das diese Version nicht kennt. Die Sammlung lässt sich "
        "lesen, aber nicht ändern. Exportieren Sie die Partien und importieren Sie sie in eine neue "
        "Sammlung, oder machen Sie mit einer Sicherung weiter."},
    Translation{"{} is where Annales keeps the facts of the library, but it contains something else. It was "
                "not changed. Move it away, then try again.",
                "{} liegt dort, wo Annales die Fakten der Sammlung aufbewahrt, enthält aber etwas anderes. "
                "Es wurde nicht geändert. Verschieben Sie es, dann versuchen Sie es noch einmal."},
    Translation{"{} is a link to {}, which does not exist. Is its disk connected? Nothing was changed.",
                "{} verweist auf {}, und das gibt es nicht. Ist der Datenträger angeschlossen? Es wurde "
                "nichts geändert."},
    Translation{
        "Cannot create {}: there is no folder {}. Create it first, or choose another.",
        "{} lässt sich nicht anlegen: Den Ordner {} gibt es nicht. Legen Sie ihn zuerst an, oder wählen Sie "
        "einen anderen."},
    Translation{"{} is not a library of games. It was not changed. Choose another file, or a new name.",
                "{} ist keine Sammlung von Partien. Die Datei wurde nicht geändert. Wählen Sie eine andere "
                "Datei oder einen neuen Namen."},
    Translation{
        "{} is not a library of games. It was not changed. Choose another file, or a new name. If it was a "
        "library, `annales repair` restores what can still be read.",
        "{} ist keine Sammlung von Partien. Die Datei wurde nicht geändert. Wählen Sie eine andere Datei "
        "oder einen neuen Namen. War es eine Sammlung, rettet „annales repair“, was noch lesbar ist."},
    Translation{"{} is damaged ({}). `annales repair` restores what can still be read, and keeps the damaged "
                "file. A backup may have more.",
                "{} ist beschädigt ({}). „annales repair“ rettet, was noch lesbar ist, und behält die "
                "beschädigte Datei. Eine Sicherung enthält vielleicht mehr."},
    Translation{
        "Parts of the library {} are missing ({}). Open it once for writing to rebuild the catalogue. If "
        "that does not help, `annales repair` restores what can still be read.",
        "Der Sammlung {} fehlen Teile ({}). Öffnen Sie sie einmal zum Schreiben, um den Katalog neu "
        "anzulegen. Hilft das nicht, rettet „annales repair“, was noch lesbar ist."},
    Translation{
        "Someone else has changed the same game in {} ({}). Load it again and repeat your change.",
        "Jemand anders hat dieselbe Partie in {} geändert ({}). Laden Sie sie neu und wiederholen Sie Ihre "
        "Änderung."},
    Translation{"Cancelled: {} was not created.", "Abgebrochen: {} wurde nicht angelegt."},
    Translation{"the {} refers to something that the game or its board does not have",
                "das Ereignis {} bezieht sich auf etwas, das die Partie oder ihr Spielplan nicht hat"},
    Translation{"it is cut off in the middle", "es bricht mittendrin ab"},
    Translation{"this version does not know the event type {}",
                "diese Version kennt die Ereignisart {} nicht"},
    Translation{"an event has an invalid value, or is cut off in the middle",
                "ein Ereignis hat einen ungültigen Wert oder bricht mittendrin ab"},
    Translation{"its label or its place in the game is invalid",
                "ihre Bezeichnung oder ihre Stelle in der Partie ist ungültig"},
    Translation{"its checksum does not match", "ihre Prüfsumme stimmt nicht"},
    Translation{"this version does not know its format", "diese Version kennt ihr Format nicht"},
    Translation{"it has an invalid number or the wrong length",
                "sie hat eine ungültige Zahl oder eine falsche Länge"},
    Translation{"the analysis has no valid name or effort",
                "die Analyse hat keinen gültigen Namen oder Aufwand"},
    Translation{"it is missing", "sie fehlt"},
    Translation{"its alternative cannot be played there", "ihre Alternative lässt sich dort nicht spielen"},
    Translation{
        "record {} of the analyses of the game {} cannot be used: {}. It is left out. Nothing of the game is "
        "lost; analyse it again to replace the record",
        "Zeile {} der Analysen der Partie {} ist unbrauchbar: {}. Sie wird ausgelassen. Von der Partie ist "
        "nichts verloren; eine neue Analyse ersetzt die Zeile"},
    Translation{"its first event is missing", "ihr erstes Ereignis fehlt"},
    Translation{"its first event does not match the stored id",
                "ihr erstes Ereignis passt nicht zur gespeicherten Kennung"},
    Translation{"some of its events are missing", "einige ihrer Ereignisse fehlen"},
    Translation{"part of one of its lines is missing", "ein Teil einer ihrer Linien fehlt"},
    Translation{"its line \"{}\" no longer ends at the stored event",
                "ihre Linie „{}“ endet nicht mehr beim gespeicherten Ereignis"},
    Translation{"its main line is missing", "ihre Hauptlinie fehlt"},
    Translation{"one of its remarks is missing", "eine ihrer Anmerkungen fehlt"},
    Translation{"one of its remarks has been altered", "eine ihrer Anmerkungen wurde verändert"},
    Translation{"The game {} in {} is damaged: {}. The other games can still be read. Import this one again "
                "into another library, or take it from a backup. `annales repair` with --into may restore "
                "more of it.",
                "Die Partie {} in {} ist beschädigt: {}. Die anderen Partien lassen sich noch lesen. "
                "Importieren Sie diese neu in eine andere Sammlung, oder holen Sie sie aus einer Sicherung. "
                "„annales repair“ mit --into rettet vielleicht mehr von ihr."},
    Translation{"it has fewer events or remarks than the stored game",
                "sie hat weniger Ereignisse oder Anmerkungen als "
                "die gespeicherte Partie"},
    Translation{"a remark is about an event that the game does not have",
                "eine Anmerkung betrifft ein Ereignis, das die Partie nicht hat"},
    Translation{"{} has no game {}", "{} hat keine Partie {}"},
    Translation{"The import has ended. Start a new one.", "Der Import ist beendet. Beginnen Sie einen "
                                                          "neuen."},
    Translation{
        "Cancelled: {} was not changed. Try again when you have more time.",
        "Abgebrochen: {} wurde nicht geändert. Versuchen Sie es noch einmal, wenn Sie mehr Zeit haben."},
    Translation{"{} is open in another program. Close it there, then try again.",
                "{} ist in einem anderen Programm geöffnet. Schließen Sie die Datei dort, dann versuchen Sie "
                "es noch einmal."},
    Translation{
        "Could not replace {} with the new library ({}). Allow access to its folder, then try again. Nothing "
        "is lost.",
        "{} ließ sich nicht durch die neue Sammlung ersetzen ({}). Erlauben Sie den Zugriff auf den Ordner, "
        "dann versuchen Sie es noch einmal. Nichts ist verloren."},
    Translation{"No game could be restored from {}. It was not changed.",
                "Aus {} ließ sich keine Partie retten. Die Datei wurde nicht geändert."},
    Translation{
        "The library restored from {} is faulty ({}). It was removed. Nothing was changed.",
        "Die aus {} gerettete Sammlung ist fehlerhaft ({}). Sie wurde entfernt. Es wurde nichts geändert."},
    Translation{"Cancelled: nothing from this import was stored in {}.",
                "Abgebrochen: Von diesem Import wurde nichts in {} gespeichert."},
    Translation{"The import has ended. Nothing from it was stored.",
                "Der Import ist beendet. Nichts davon wurde gespeichert."},
    Translation{"{} has no game whose id begins with \"{}\". `annales list` shows all ids.",
                "{} hat keine Partie, deren Kennung mit „{}“ beginnt. „annales list“ zeigt alle Kennungen."},
    Translation{"The ids of several games begin with \"{}\". Give more digits:{}",
                "Die Kennungen mehrerer Partien beginnen mit „{}“. Geben Sie mehr Ziffern an:{}"},
    Translation{"the lines and remarks added to this game would no longer fit",
                "die Linien und Anmerkungen zu dieser Partie würden nicht mehr passen"},
    Translation{"Someone else has changed the same game: {} pages are stored, {} were known here. Load the "
                "game again, then repeat your change.",
                "Jemand anders hat dieselbe Partie geändert: {} Seiten sind gespeichert, {} waren hier "
                "bekannt. Laden Sie die Partie neu, dann wiederholen Sie Ihre Änderung."},
    Translation{"{} was written by a newer version of Annales (library version {}; this version reads up to "
                "{}). Install the newer version.",
                "{} stammt von einer neueren Version von Annales (Sammlungsversion {}; diese Version liest "
                "bis {}). Installieren Sie die neuere Version."},
    Translation{
        "{} was written by an earlier version of Annales (library version {}; this version reads {} and "
        "later). It was not changed. Export its games with the earlier version, then import them into a new "
        "library.",
        "{} stammt von einer früheren Version von Annales (Sammlungsversion {}; diese Version liest ab {}). "
        "Die Datei wurde nicht geändert. Exportieren Sie ihre Partien mit der früheren Version, dann "
        "importieren Sie sie in eine neue Sammlung."},
    Translation{"Could not create {} ({}). Choose a folder that you can write to.",
                "{} ließ sich nicht anlegen ({}). Wählen Sie einen Ordner, in den Sie schreiben dürfen."},
    Translation{"There is no library {}. Import a game to create it.",
                "Es gibt keine Sammlung {}. Importieren Sie eine Partie, um sie anzulegen."},
    Translation{"Cannot access {} ({}). Allow access to its folder, or choose another file.",
                "{} ist nicht erreichbar ({}). Erlauben Sie den Zugriff auf den Ordner, oder wählen Sie eine "
                "andere Datei."},
    Translation{"There is no library {}.", "Es gibt keine Sammlung {}."},
    Translation{"{} was moved, deleted or replaced, so nothing new can be saved in it. Save it as another "
                "library.",
                "{} wurde verschoben, gelöscht oder ersetzt. Neues lässt sich dort nicht mehr speichern. "
                "Speichern Sie die Sammlung unter einem anderen Namen."},
    Translation{"The file {} already exists. It was not changed. Choose another name.",
                "Die Datei {} gibt es schon. Sie wurde nicht geändert. Wählen Sie einen anderen Namen."},
    Translation{"{} is a database, such as a library. Its contents would be lost, so it was not changed. "
                "Choose another file.",
                "{} ist eine Datenbank, etwa eine Sammlung. Ihr Inhalt ginge verloren, darum wurde sie nicht "
                "geändert. Wählen Sie eine andere Datei."},
    Translation{
        "{} could not be checked ({}): there is not enough space for temporary files. Free some space, or "
        "set TMPDIR to another folder.",
        "{} konnte nicht geprüft werden ({}): Für temporäre Dateien fehlt Platz. Schaffen Sie Platz, oder "
        "geben Sie mit TMPDIR einen anderen Ordner an."},
    Translation{"{} is open here as a library and cannot be read for games",
                "{} ist hier als Sammlung geöffnet und lässt sich nicht nach Partien durchsuchen"},
    Translation{"{} is being read here. Its contents would be lost, so it was not changed. Choose another "
                "file.",
                "{} wird hier gelesen. Der Inhalt ginge verloren, darum wurde die Datei nicht geändert. "
                "Wählen Sie eine andere Datei."},
    Translation{"page {} of its notebook is missing", "Seite {} ihres Notizbuchs fehlt"},
    Translation{"page {} of its notebook: {}", "Seite {} ihres Notizbuchs: {}"},
    Translation{"The search was cancelled.", "Die Suche wurde abgebrochen."},
    Translation{"a line has no start", "eine Linie hat keinen Anfang"},
    Translation{"the same event appears twice", "dasselbe Ereignis kommt doppelt vor"},
    Translation{"event {}: {}", "Ereignis {}: {}"},
    Translation{"an event of \"{}\": {}", "ein Ereignis von „{}“: {}"},
    Translation{"an earlier part of the game is missing", "ein früherer Teil der Partie fehlt"},
    Translation{"its events cannot be unpacked", "ihre Ereignisse lassen sich nicht entpacken"},
    Translation{"its events are stored in a format that this version does not know",
                "ihre Ereignisse sind in einem Format gespeichert, das diese Version nicht kennt"},
    Translation{"there is more data after the last event", "nach dem letzten Ereignis folgen weitere Daten"},
    Translation{"the events do not match the stored ids",
                "die Ereignisse passen nicht zu den gespeicherten Kennungen"},
    Translation{"Corrected version", "Berichtigte Fassung"},
    Translation{"Earlier version", "Frühere Fassung"},
    Translation{"its setup differs", "ihr Aufbau ist ein anderer"},
    Translation{"a corrected version of {}: the setup or the turn order differs. Choose whether it replaces "
                "the recorded game or both are kept",
                "eine berichtigte Fassung von {}: Der Aufbau oder die Zugfolge ist anders. Wählen Sie, ob "
                "sie die aufgezeichnete Partie ersetzt oder beide bleiben"},
    Translation{
        "a corrected version of {}: the two differ after event {}. Choose whether it replaces the "
        "recorded game, both are kept, or it becomes a line of the recorded game",
        "eine berichtigte Fassung von {}: Nach Ereignis {} weichen beide voneinander ab. Wählen Sie, ob "
        "sie die aufgezeichnete Partie ersetzt, beide bleiben oder sie eine Linie der aufgezeichneten "
        "Partie wird"},
    Translation{
        "it cannot become a line of {}: the setup or the turn order differs. Choose whether it replaces "
        "the recorded game or both are kept",
        "sie kann keine Linie von {} werden: Der Aufbau oder die Zugfolge ist anders. Wählen Sie, ob sie die "
        "aufgezeichnete Partie ersetzt oder beide bleiben"},
    Translation{"is not a province of the board", "ist keine Provinz des Spielplans"}};

} // namespace

std::span<const Translation> ofStore() {
  return kForStore;
}

} // namespace annales::inline replay::german
