// Spreadsheets, turns and tables for statisticians in German, each sentence beside the English one that the
// source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForSheets{
    Translation{
        "The DuckDB library {} was not found. Get libduckdb.so from duckdb.org (C/C++) or from the npm "
        "package @duckdb/node-bindings-linux-x64. Put it among the system libraries, or set "
        "ANNALES_DUCKDB=FILE",
        "Die DuckDB-Bibliothek {} wurde nicht gefunden. Holen Sie libduckdb.so von duckdb.org (C/C++) oder "
        "aus dem npm-Paket @duckdb/node-bindings-linux-x64. Legen Sie sie zu den Bibliotheken des Systems, "
        "oder setzen Sie ANNALES_DUCKDB=DATEI"},
    Translation{
        "a sheet has room for {} rows, and the table {} has more: export for a database",
        "ein Blatt hat Platz für {} Zeilen, und die Tabelle {} hat mehr: Exportieren Sie für eine Datenbank"},
    Translation{"the table {}: {}", "die Tabelle {}: {}"},
    Translation{"a workbook cannot be made", "eine Arbeitsmappe lässt sich nicht anlegen"},
    Translation{"the workbook cannot be written: {}", "die Arbeitsmappe lässt sich nicht schreiben: {}"},
    Translation{"{} is not a DuckDB library, or it is too old: use version 1.0 or later",
                "{} ist keine DuckDB-Bibliothek oder zu alt: Verwenden Sie Version 1.0 oder neuer"},
    Translation{"DuckDB cannot start in {}", "DuckDB kann in {} nicht starten"},
    Translation{"DuckDB accepts no rows for {}", "DuckDB nimmt keine Zeilen für {} an"},
    Translation{"tags must come before the first turn, each on its own",
                "Kopfzeilen müssen vor dem ersten Zug stehen, jede für sich"},
    Translation{
        "this is never closed: a bracket, a brace or a quotation mark is missing",
        "das wird nie geschlossen: Eine runde oder geschweifte Klammer oder ein Anführungszeichen fehlt"},
    Translation{"this closing bracket has no opening bracket here",
                "zu dieser schließenden Klammer fehlt hier die öffnende"},
    Translation{"the turn of another nation does not belong here: {}",
                "der Zug eines anderen Volks gehört nicht hierher: {}"},
    Translation{"a round must have a number from 1 to 9999, not {}",
                "eine Runde muss eine Nummer von 1 bis 9999 haben, nicht {}"},
    Translation{"{}: {}", "{}: {}"},
    Translation{"expected an action, such as \"arm\"", "erwartet wird eine Aktion, etwa „arm“"},
    Translation{"\"{}\" is not an action", "„{}“ ist keine Aktion"},
    Translation{"this field does not belong to {}", "dieses Feld gehört nicht zu {}"},
    Translation{"expected a name of one word, such as \"wheel\"",
                "erwartet wird ein Name aus einem Wort, etwa „wheel“"},
    Translation{"an action can have units of only one kind; write two actions",
                "eine Aktion kann nur Einheiten einer Art haben; schreiben Sie zwei Aktionen"},
    Translation{"expected the provinces of the path, such as [\"roma\",\"capua\"]",
                "erwartet werden die Provinzen des Wegs, etwa [\"roma\",\"capua\"]"},
    Translation{"an action must be a text, such as \"Roma 2L\", or an object with \"do\"",
                "eine Aktion muss ein Text sein, etwa „Roma 2L“, oder ein Objekt mit „do“"},
    Translation{"an amount must be an object, such as {}, or a text, such as {}",
                "eine Menge muss ein Objekt sein wie {} oder ein Text wie {}"},
    Translation{"expected \"{}\"", "erwartet wird „{}“"},
    Translation{"only version 1 is supported", "unterstützt wird nur Version 1"},
    Translation{"\"{}\" is not a field of a game and was ignored",
                "„{}“ ist kein Feld einer Partie und wurde übergangen"},
    Translation{"\"{}\" is not a field of a turn and was ignored",
                "„{}“ ist kein Feld eines Zugs und wurde übergangen"},
    Translation{"expected an object", "erwartet wird ein Objekt"},
    Translation{"\"{}\" is not a valid name: use only letters, digits, . - and _",
                "„{}“ ist kein gültiger Name: Erlaubt sind nur Buchstaben, Ziffern, . - und _"},
    Translation{"expected a text, a number or a list of these",
                "erwartet wird ein Text, eine Zahl oder eine Liste davon"},
    Translation{"expected the list of turns", "erwartet wird die Liste der Züge"},
    Translation{"expected a text or a number", "erwartet wird ein Text oder eine Zahl"},
    Translation{"expected a list of actions", "erwartet wird eine Liste von Aktionen"},
    Translation{"only blanks and commas may come between games",
                "zwischen Partien dürfen nur Leerzeichen und Kommas stehen"},
    Translation{"the file ends in the middle of a game", "die Datei endet mitten in einer Partie"},
    Translation{"no row has the column headings Round, Nation, Space, Paid, Actions, Comment",
                "keine Zeile hat die Spaltentitel Runde, Volk, Feld, Bezahlt, Aktionen, Anmerkung"},
    Translation{"this row never ends; is a quotation mark missing?",
                "diese Zeile endet nie; fehlt ein Anführungszeichen?"},
    Translation{"the file is damaged: it cannot be unpacked",
                "die Datei ist beschädigt: Sie lässt sich nicht entpacken"},
    Translation{"the file is damaged: it contains invalid XML",
                "die Datei ist beschädigt: Sie enthält ungültiges XML"},
    Translation{"this workbook is larger than {} MiB; save the sheet as CSV, which may be of any size",
                "diese Arbeitsmappe ist größer als {} MiB; speichern Sie das Blatt als CSV, das beliebig "
                "groß sein darf"},
    Translation{"this workbook contains more than any sheet needs; save the sheet as CSV, which may be of "
                "any size",
                "diese Arbeitsmappe enthält mehr, als ein Blatt braucht; speichern Sie das Blatt als CSV, "
                "das beliebig groß sein darf"},
    Translation{"this packed file is not a spreadsheet; only .xlsx and .ods can be read",
                "diese gepackte Datei ist keine Tabelle; lesen lassen sich nur .xlsx und .ods"},
    Translation{
        "unpacked, this workbook has {} MiB, but at most {} can be read; save the sheet as CSV, which may be "
        "of any size",
        "ausgepackt hat diese Arbeitsmappe {} MiB, lesen lassen sich höchstens {}; speichern Sie das Blatt "
        "als CSV, das beliebig groß sein darf"},
    Translation{
        "this workbook is too large: at most {} cells ({} counting the empty ones before them) and {} MiB of "
        "text can be read; save the sheet as CSV, which may be of any size",
        "diese Arbeitsmappe ist zu groß: Lesen lassen sich höchstens {} Zellen ({} mit den leeren davor) und "
        "{} MiB Text; speichern Sie das Blatt als CSV, das beliebig groß sein darf"},
    Translation{
        "a row of this game is too long for a sheet; use the event log or AGN",
        "eine Zeile dieser Partie ist zu lang für eine Tabelle; nehmen Sie das Ereignisprotokoll oder AGN"},
    Translation{"a cell of this game is too long for a workbook; use CSV",
                "eine Zelle dieser Partie ist zu lang für eine Arbeitsmappe; nehmen Sie CSV"},
};

} // namespace

std::span<const Translation> ofSheets() {
  return kForSheets;
}

} // namespace annales::inline replay::german
