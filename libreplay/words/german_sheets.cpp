// Spreadsheets, turns and tables for statisticians in German, each sentence beside the English one that the
// source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForSheets{
    Translation{
        "DuckDB's library {} was not found. Put libduckdb.so from duckdb.org (C/C++), or that of the npm "
        "package @duckdb/node-bindings-linux-x64, among the system's libraries or name it with "
        "ANNALES_DUCKDB=FILE",
        "DuckDBs Bibliothek {} wurde nicht gefunden. Legen Sie libduckdb.so von duckdb.org (C/C++) oder die "
        "des "
        "npm-Pakets @duckdb/node-bindings-linux-x64 zu den Bibliotheken des Systems, oder nennen Sie sie mit "
        "ANNALES_DUCKDB=DATEI"},
    Translation{
        "{} is no library of DuckDB, or too old a one: take version 1.0 or later",
        "{} ist keine Bibliothek von DuckDB oder eine zu alte: nehmen Sie Version 1.0 oder eine spätere"},
    Translation{"DuckDB cannot work in {}", "DuckDB kann in {} nicht arbeiten"},
    Translation{"DuckDB takes no rows for {}", "DuckDB nimmt keine Zeilen für {} an"},
    Translation{"tags stand before the first turn, each by itself",
                "Schlagwörter stehen vor dem ersten Zug, jedes für sich"},
    Translation{
        "this is never closed: a bracket, a brace or a quotation mark is missing",
        "das wird nie geschlossen: eine Klammer, eine geschweifte Klammer oder ein Anführungszeichen fehlt"},
    Translation{"this bracket closes nothing that stands here",
                "diese Klammer schließt nichts, was hier steht"},
    Translation{"the turn of another nation does not belong here: {}",
                "der Zug eines anderen Volks gehört nicht hierher: {}"},
    Translation{"a round has a number from 1 to 9999, not {}",
                "eine Runde hat eine Nummer von 1 bis 9999, nicht {}"},
    Translation{"{}: {}", "{}: {}"},
    Translation{"here must stand what was done, such as \"arm\"",
                "hier muss stehen, was getan wurde, etwa „arm“"},
    Translation{"\"{}\" is nothing that can be done here", "„{}“ kann man hier nicht tun"},
    Translation{"this says nothing about {}", "das sagt nichts über {}"},
    Translation{"here must stand a name of one word, such as \"wheel\"",
                "hier muss ein Name aus einem Wort stehen, etwa „wheel“"},
    Translation{"one action has units of one kind; write two actions",
                "eine Handlung hat Einheiten einer Art; schreiben Sie zwei Handlungen"},
    Translation{"here must stand the provinces of the way, such as [\"roma\",\"capua\"]",
                "hier müssen die Provinzen des Wegs stehen, etwa [\"roma\",\"capua\"]"},
    Translation{"an action is a text, such as \"Roma 2L\", or an object with \"do\"",
                "eine Handlung ist ein Text, etwa „Roma 2L“, oder ein Objekt mit „do“"},
    Translation{"an amount is an object such as {}, or a text such as {}",
                "eine Menge ist ein Objekt wie {} oder ein Text wie {}"},
    Translation{"here must stand \"{}\"", "hier muss „{}“ stehen"},
    Translation{"only version 1 is known", "nur Version 1 ist bekannt"},
    Translation{"\"{}\" is no field of a game and was passed over",
                "„{}“ ist kein Feld eines Spiels und wurde übergangen"},
    Translation{"\"{}\" is no field of a turn and was passed over",
                "„{}“ ist kein Feld eines Zugs und wurde übergangen"},
    Translation{"here must stand an object", "hier muss ein Objekt stehen"},
    Translation{"\"{}\" is no name for this: letters, digits, . - and _",
                "„{}“ ist dafür kein Name: Buchstaben, Ziffern, . - und _"},
    Translation{"here must stand a text, a number or a list of them",
                "hier muss ein Text, eine Zahl oder eine Liste davon stehen"},
    Translation{"here must stand the list of turns", "hier muss die Liste der Züge stehen"},
    Translation{"here must stand a text or a number", "hier muss ein Text oder eine Zahl stehen"},
    Translation{"here must stand a list of actions", "hier muss eine Liste von Handlungen stehen"},
    Translation{"between games nothing stands but blanks and commas",
                "zwischen Spielen stehen nur Leerzeichen und Kommas"},
    Translation{"the file ends in the middle of a game", "die Datei endet mitten in einem Spiel"},
    Translation{"no row names the columns: Round, Nation, Space, Paid, Actions, Comment",
                "keine Zeile nennt die Spalten: Runde, Volk, Feld, Bezahlt, Aktionen, Anmerkung"},
    Translation{"this row never ends: a quotation mark is missing?",
                "diese Zeile endet nie: fehlt ein Anführungszeichen?"},
    Translation{"the file is damaged: it cannot be unpacked",
                "die Datei ist beschädigt: sie lässt sich nicht entpacken"},
    Translation{"the file is damaged: what is packed in it is no sound XML",
                "die Datei ist beschädigt: Was darin gepackt ist, ist kein heiles XML"},
    Translation{"a workbook of more than {} MiB is not read; save the sheet as CSV, which may have any size",
                "eine Arbeitsmappe von mehr als {} MiB wird nicht gelesen; speichern Sie das Blatt als CSV, "
                "das beliebig groß sein darf"},
    Translation{"packed in this workbook is more than any sheet needs; save the sheet as CSV, which may "
                "have any size",
                "in dieser Arbeitsmappe ist mehr gepackt, als ein Blatt braucht; speichern Sie das Blatt als "
                "CSV, das beliebig groß sein darf"},
    Translation{"this packed file is no spreadsheet: .xlsx and .ods are read",
                "diese gepackte Datei ist keine Tabelle: .xlsx und .ods werden gelesen"},
    Translation{
        "unpacked, this workbook has {} MiB, more than {}; save the sheet as CSV, which may have any size",
        "ausgepackt hat diese Arbeitsmappe {} MiB, mehr als {}; speichern Sie das Blatt als CSV, das "
        "beliebig groß sein darf"},
    Translation{
        "a workbook with more than {} cells, {} with the empty ones before them, or {} MiB in them is "
        "not read; save the sheet as CSV, which may have any size",
        "eine Arbeitsmappe mit mehr als {} Zellen, {} mit den leeren davor, oder {} MiB darin wird "
        "nicht gelesen; speichern Sie das Blatt als CSV, das beliebig groß sein darf"},
    Translation{
        "a row of this game is longer than a sheet has it; take the event log or AGN",
        "eine Zeile dieses Spiels ist länger, als eine Tabelle sie hat; nehmen Sie das Ereignisprotokoll "
        "oder AGN"},
    Translation{"a cell of this game is longer than a workbook has it; take CSV",
                "eine Zelle dieses Spiels ist länger, als eine Arbeitsmappe sie hat; nehmen Sie CSV"},
};

} // namespace

std::span<const Translation> ofSheets() {
  return kForSheets;
}

} // namespace annales::inline replay::german
