// Work on other machines and published games in German, each sentence beside the English one that the source
// says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForClusters{
    Translation{"Cannot read {}: {}", "{} kann nicht gelesen werden: {}"},
    Translation{"{} contains other files, such as {}. Choose a new or empty folder",
                "{} enthält andere Dateien, etwa {}. Wählen Sie einen neuen oder leeren Ordner"},
    Translation{"{} contains another plan. Choose a new folder",
                "{} enthält einen anderen Plan. Wählen Sie einen neuen Ordner"},
    Translation{"{} has no plan. `annales work plan` makes one",
                "{} hat keinen Plan. „annales work plan“ erstellt einen"},
    Translation{"{} was changed since the plan was made. Plan again in a new folder",
                "{} wurde geändert, seit der Plan erstellt wurde. Planen Sie neu in einem neuen Ordner"},
    Translation{"the board of the plan is missing, or it is another one",
                "der Spielplan des Plans fehlt, oder es ist ein anderer"},
    Translation{"{} must be ids of games", "{} muss aus Kennungen von Partien bestehen"},
    Translation{"another version of the analysis planned this; plan again",
                "eine andere Version der Analyse hat dies geplant; planen Sie neu"},
    Translation{"there are no tasks", "es gibt keine Aufgaben"},
    Translation{"this is not a plan of `annales work`", "das ist kein Plan von „annales work“"},
    Translation{"must be hexadecimal digits", "muss aus hexadezimalen Ziffern bestehen"},
    Translation{"must be a whole number", "muss eine ganze Zahl sein"},
    Translation{"the games of task {} are not those of the plan",
                "die Partien der Aufgabe {} sind nicht die des Plans"},
    Translation{"must have a player for each seat", "muss einen Spieler für jeden Platz haben"},
    Translation{"must have a game for each rotation",
                "muss eine Partie für jede Verteilung der Plätze haben"},
    Translation{"{} has no host. Expected clickhouse://HOST:8123/DATABASE",
                "{} nennt keinen Rechner. Erwartet wird clickhouse://RECHNER:8123/DATENBANK"},
    Translation{"libcurl cannot start", "libcurl kann nicht starten"},
    Translation{"ClickHouse: the answer was cut off", "ClickHouse: die Antwort wurde abgeschnitten"},
    Translation{"ClickHouse: status {}", "ClickHouse: Status {}"},
    Translation{
        "The library libcurl was not found. Install it (Debian: libcurl4), or set ANNALES_LIBCURL=FILE",
        "Die Bibliothek libcurl wurde nicht gefunden. Installieren Sie sie (Debian: libcurl4), oder setzen "
        "Sie ANNALES_LIBCURL=DATEI"},
    Translation{"The library libcurl is too old", "Die Bibliothek libcurl ist zu alt"},
    Translation{"{} is not the name of a table", "{} ist kein Name einer Tabelle"},
    Translation{"{} is not the address of a database. Expected postgresql://HOST/DATABASE or "
                "clickhouse://HOST:8123/DATABASE",
                "{} ist keine Adresse einer Datenbank. Erwartet wird postgresql://RECHNER/DATENBANK oder "
                "clickhouse://RECHNER:8123/DATENBANK"},
    Translation{"The library libpq was not found. Install it (Debian: libpq5), or set ANNALES_LIBPQ=FILE",
                "Die Bibliothek libpq wurde nicht gefunden. Installieren Sie sie (Debian: libpq5), oder "
                "setzen Sie ANNALES_LIBPQ=DATEI"},
    Translation{"The library libpq is too old", "Die Bibliothek libpq ist zu alt"},
    Translation{"must be one for each nation", "muss für jedes Volk einmal vorhanden sein"},
    Translation{"{} must be one for each nation", "{} muss für jedes Volk einmal vorhanden sein"},
    Translation{"{} has no games on this server. `annales publish` puts them there",
                "{} hat keine Partien auf diesem Server. „annales publish“ legt sie dort ab"},
    Translation{"The server has {} games, and a publisher counted {}. A part of the table {} is missing, "
                "such as a shard. Nothing was calculated",
                "Der Server hat {} Partien, und beim Veröffentlichen wurden {} gezählt. Ein Teil der Tabelle "
                "{} fehlt, etwa ein Shard. Es wurde nichts berechnet"},
    Translation{"{}: the server's answer makes no sense", "{}: Die Antwort des Servers ergibt keinen Sinn"},
    Translation{"{}: the server's sums do not agree", "{}: Die Summen des Servers widersprechen sich"},
    Translation{
        "{} changes all the time: somebody is publishing games. Ask again later",
        "{} ändert sich ständig: Gerade werden Partien veröffentlicht. Fragen Sie später noch einmal"},
    Translation{"a row is cut off", "eine Zeile ist abgeschnitten"},
    Translation{"the rows are not in their order", "die Zeilen sind nicht in ihrer Reihenfolge"},
    Translation{"the game {} is not as it was published",
                "die Partie {} ist nicht, wie sie veröffentlicht wurde"},
};

} // namespace

std::span<const Translation> ofClusters() {
  return kForClusters;
}

} // namespace annales::inline replay::german
