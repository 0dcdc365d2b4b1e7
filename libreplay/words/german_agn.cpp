// What the reader of AGN says, in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForAgn{
    Translation{"a game may have at most {} MiB", "eine Partie darf höchstens {} MiB haben"},
    Translation{"a game may have at most {} events", "eine Partie darf höchstens {} Ereignisse haben"},
    Translation{"a game may have at most {} remarks", "eine Partie darf höchstens {} Anmerkungen haben"},
    Translation{"a game may have at most {} lines", "eine Partie darf höchstens {} Linien haben"},
    Translation{"a game may have at most {} tags", "eine Partie darf höchstens {} Kopfzeilen haben"},
    Translation{"this action has too many words", "diese Aktion hat zu viele Wörter"},
    Translation{"this game is already in the file; only the first one is read",
                "diese Partie steht schon in der Datei; nur die erste wird gelesen"},
    Translation{"{} is {}", "{} ist {}"},
    Translation{"{} could be {}: write more letters", "{} könnte {} sein: mehr Buchstaben schreiben"},
    Translation{"{} is {}; did you mean {}?", "{} ist {}; meinten Sie {}?"},
    Translation{"not a province of this board", "keine Provinz dieses Spielplans"},
    Translation{"not a nation of this game", "kein Volk dieser Partie"},
    Translation{"not a know-how of this game", "kein Fortschritt dieses Spiels"},
    Translation{"not a card of this game", "keine Karte dieser Partie"},
    Translation{"not a space of the rondel", "kein Feld des Rondells"},
    Translation{"not a personage", "keine Persönlichkeit"},
    Translation{"not a reason for winning a personage", "kein Grund für eine Persönlichkeit"},
    Translation{"not a way for a game to end", "kein mögliches Ende einer Partie"},
    Translation{"expected a number of units, such as 2L for two legions or G for a galley",
                "erwartet wird eine Zahl von Einheiten, etwa 2L für zwei Legionen oder G für eine Galeere"},
    Translation{"expected a province", "erwartet wird eine Provinz"},
    Translation{"expected a nation", "erwartet wird ein Volk"},
    Translation{"a payment cannot be negative", "eine Zahlung kann nicht negativ sein"},
    Translation{"nothing can follow, because an earlier event makes no sense",
                "es kann nichts folgen, denn ein früheres Ereignis ergibt keinen Sinn"},
    Translation{"this bracket is never closed", "diese Klammer wird nie geschlossen"},
    Translation{"this closing bracket has no opening bracket",
                "zu dieser schließenden Klammer fehlt die öffnende"},
    Translation{"this is never closed, so everything after it counts as part of it",
                "das wird nie geschlossen, also gilt alles danach als Teil davon"},
    Translation{"\"{}\" makes no sense here", "„{}“ ergibt hier keinen Sinn"},
    Translation{"these brackets are nested too deeply", "diese Klammern sind zu tief verschachtelt"},
    Translation{"these brackets are empty", "diese Klammern sind leer"},
    Translation{"a tag needs a name and a text in quotation marks, and must come before the first turn",
                "eine Kopfzeile braucht einen Namen und einen Text in Anführungszeichen und muss vor dem "
                "ersten Zug stehen"},
    Translation{"this is round {}, not {}", "das ist Runde {}, nicht {}"},
    Translation{
        "the remark that this one answers or replaces must come before it and be about the same event",
        "die Anmerkung, die diese beantwortet oder ersetzt, muss davor stehen und zum selben Ereignis "
        "gehören"},
    Translation{"\"{}\" is {}", "„{}“ ist {}"},
    Translation{"BoardHash must have 64 digits (0-9 and a-f)",
                "BoardHash muss 64 Ziffern haben (0-9 und a-f)"},
    Translation{
        "no board with this hash is in the file or known (built in, your own, or from --maps); remove "
        "[BoardHash] to use the board named in [Board]",
        "ein Spielplan mit dieser Prüfsumme ist weder in der Datei noch bekannt (eingebaut, ein eigener oder "
        "aus --maps); ohne [BoardHash] gilt der Spielplan aus [Board]"},
    Translation{"the board is missing: add a tag such as [Board \"occident\"]",
                "der Spielplan fehlt: eine Kopfzeile wie [Board \"occident\"] ergänzen"},
    Translation{"there is no board \"{}\"", "es gibt keinen Spielplan „{}“"},
    Translation{"the game is missing: add a tag such as [Rules \"Antike\"]",
                "das Spiel fehlt: eine Kopfzeile wie [Rules \"Antike\"] ergänzen"},
    Translation{"there is no game \"{}\"; use Antike, Antike II or Duellum",
                "es gibt kein Spiel „{}“; möglich sind Antike, Antike II und Duellum"},
    Translation{"the nations are missing: add them in turn order, such as [Nations \"Romans, Greeks, "
                "Germans\"]",
                "die Völker fehlen: in Zugfolge ergänzen, etwa [Nations \"Römer, Griechen, Germanen\"]"},
    Translation{"the tag {} appears twice; the last one counts",
                "die Kopfzeile {} kommt doppelt vor; die letzte zählt"},
    Translation{
        "{} could mean several days or none and is kept as written; write YYYY, YYYY-MM or YYYY-MM-DD",
        "{} könnte mehrere Tage oder keinen bedeuten und bleibt, wie es dasteht; eindeutig sind JJJJ, "
        "JJJJ-MM und JJJJ-MM-TT"},
    Translation{
        "a quotation mark or bracket of this tag is missing; it is read as [{} {}]",
        "dieser Kopfzeile fehlt ein Anführungszeichen oder eine Klammer; gelesen wird sie als [{} {}]"},
    Translation{"these lines are quoted as in a reply; the marks before them are skipped",
                "diese Zeilen sind wie in einer Antwort zitiert; die Zeichen davor werden übersprungen"},
    Translation{"the marks of a web page are skipped here",
                "die HTML-Auszeichnungen einer Webseite werden hier übersprungen"},
    Translation{"this line is not part of a game, so it is skipped: {}",
                "diese Zeile gehört zu keiner Partie und wird übersprungen: {}"},
    Translation{"lines {} to {} are not part of a game, so they are skipped; the first is {}",
                "die Zeilen {} bis {} gehören zu keiner Partie und werden übersprungen; die erste ist {}"},
    Translation{"the tag Result says {}, but the {} won this game",
                "die Kopfzeile Result nennt {}, aber die {} haben diese Partie gewonnen"},
    Translation{"the tag Result says {}, but no nation won this game",
                "die Kopfzeile Result nennt {}, aber kein Volk hat diese Partie gewonnen"},
    Translation{"\"{}\" is not a nation", "„{}“ ist kein Volk"},
    Translation{"the resource of {} is missing: write it, such as \"{} gold\"",
                "der Rohstoff von {} fehlt: ergänzen, etwa „{} "
                "gold“"},
    Translation{"the start cities are missing: add them for each nation, such as [Start.Romans \"Roma, "
                "Ancona, Neapolis\"]",
                "die Startstädte fehlen: für jedes Volk ergänzen, etwa [Start.Romans \"Roma, Ancona, "
                "Neapolis\"]"},
    Translation{
        "for this number of nations, the board suggests no start cities for the {}: add [Start.{} \"…\"]",
        "für so viele Völker schlägt der Spielplan keine Startstädte für die {} vor: [Start.{} \"…\"] "
        "ergänzen"},
    Translation{"Controllers needs a number for each nation, such as \"1 2 1 2\"",
                "Controllers braucht für jedes Volk eine Zahl, etwa „1 2 1 2“"},
    Translation{"expected > and where the units go, such as 2L Roma>Capua",
                "erwartet wird > und wohin die Einheiten ziehen, etwa 2L Roma>Capua"},
    Translation{"a conquest costs only legions and galleys",
                "eine Eroberung kostet nur Legionen und Galeeren"},
    Translation{"a city can yield only marble, iron or gold",
                "eine Stadt kann nur Marmor, Eisen oder Gold liefern"},
    Translation{"expected an amount, such as m2", "erwartet wird eine Menge, etwa m2"},
    Translation{"expected > and what the bank gave, such as m2>g1",
                "erwartet wird > und was die Bank gab, etwa m2>g1"},
    Translation{"expected a number from {} to {}", "erwartet wird eine Zahl von {} bis {}"},
    Translation{"a round must have a number from 1 to 9999",
                "eine Runde muss eine Nummer von 1 bis 9999 haben"},
    Translation{"expected the correction, such as m-2 g+1", "erwartet wird die Berichtigung, etwa m-2 g+1"},
    Translation{"expected the name of a line in quotation marks",
                "erwartet wird der Name einer Linie in Anführungszeichen"},
    Translation{
        "after {}, an action needs a verb; did you mean found, trade or the next nation?",
        "nach {} braucht eine Aktion ein Verb; meinten Sie „gründet“, „tauscht“ oder das nächste Volk?"},
    Translation{"\"{}\" is not an amount; write m5 or m3 c2, for example (m marble, i iron, g gold, c coins)",
                "„{}“ ist keine Menge; möglich ist etwa m5 oder m3 c2 (m Marmor, i Eisen, g Gold, c Münzen)"},
    Translation{
        "\"{}\" is not a resource; write m for marble, i for iron, g for gold or c for coins",
        "„{}“ ist kein Rohstoff; möglich sind m für Marmor, i für Eisen, g für Gold und c für Münzen"},
    Translation{"an amount can be at most {}", "eine Menge darf höchstens {} sein"},
    Translation{"after *, write what happened", "hinter * muss stehen, was geschah"},
    Translation{"expected the kind of change: {}", "erwartet wird die Art der Änderung: {}"},
    Translation{"expected yes or no", "erwartet wird ja oder nein"},
    Translation{"expected a number, such as +1 or -2", "erwartet wird eine Zahl, etwa +1 oder -2"},
    Translation{"expected an amount, such as m-2", "erwartet wird eine Menge, etwa m-2"},
    Translation{"expected a change of units, such as L+1",
                "erwartet wird eine Änderung der Einheiten, etwa L+1"},
    Translation{"expected > and where the card is now", "erwartet wird > und wo die Karte jetzt liegt"},
    Translation{"effects must be separated by commas", "Wirkungen müssen durch Kommas getrennt sein"},
    Translation{"\"[%{} …]\" is not a command for remarks", "„[%{} …]“ ist kein Befehl für Anmerkungen"},
    Translation{"\"[%{} {}]\" is not a valid command", "„[%{} {}]“ ist kein gültiger Befehl"},
    Translation{"the nation is missing: write it with a colon before the action",
                "das Volk fehlt: mit einem Doppelpunkt vor die Aktion schreiben"},
    Translation{"nothing happens here", "hier geschieht nichts"},
    Translation{"the way there costs {}; the {} do not have that much",
                "der Weg dorthin kostet {}; die {} haben nicht so viel"},
    Translation{"the way to {} costs {}: write what was paid, such as (g1)",
                "der Weg nach {} kostet {}: dazuschreiben, was bezahlt wurde, etwa (g1)"},
    Translation{"the number of units must be from 1 to 99",
                "die Zahl der Einheiten muss zwischen 1 und 99 liegen"},
    Translation{"this game has no commanders or admirals",
                "in dieser Partie gibt es keine Befehlshaber und Admirale"},
    Translation{"write what moves: L for legions, G for galleys",
                "dazuschreiben, was zieht: L für Legionen, G für Galeeren"},
    Translation{"write the opponent, such as fight Roma L Greeks",
                "den Gegner dazuschreiben, etwa kämpft Roma L Griechen"},
    Translation{"write what was lost, such as 2L 1G: {} defends with strength {}",
                "dazuschreiben, was verloren ging, etwa 2L 1G: {} verteidigt sich mit Stärke {}"},
    Translation{"{} defends with strength {}, and there are not that many units there",
                "{} verteidigt sich mit Stärke {}, und so viele Einheiten stehen dort nicht"},
    Translation{"the number of lost units must be from 0 to 99",
                "die Zahl der verlorenen Einheiten muss zwischen 0 und 99 liegen"},
    Translation{"there is no city there to conquer", "dort gibt es keine Stadt zu erobern"},
    Translation{"write what was lost, such as 2L 1G", "dazuschreiben, was verloren ging, etwa 2L 1G"},
    Translation{"write what the city yields, such as found {} gold",
                "dazuschreiben, was die Stadt liefert, etwa gründet {} Gold"},
    Translation{"write what the card did, such as [wall Roma no]",
                "dazuschreiben, was die Karte bewirkte, etwa [wall Roma no]"},
    Translation{"write where, such as play earthquake Roma",
                "den Ort dazuschreiben, etwa spielt Erdbeben Roma"},
    Translation{"{} cannot be played here", "{} lässt sich hier nicht spielen"},
    Translation{"in this game, destroying a temple never ends the game",
                "in diesem Spiel beendet kein zerstörter Tempel die "
                "Partie"},
    Translation{"a correction cannot change strength; only cards can",
                "eine Berichtigung kann keine Stärke ändern, das können nur Karten"},
    Translation{"this does not exist in this game", "das gibt es in diesem Spiel nicht"},
    Translation{
        "this game cannot be written as AGN: reading it back would give a different game",
        "diese Partie lässt sich nicht als AGN schreiben: Beim Zurücklesen käme eine andere Partie heraus"},
    Translation{
        "this game has more than {} events, {} remarks or {} lines: export it as an event log (--format "
        "events)",
        "diese Partie hat mehr als {} Ereignisse, {} Anmerkungen oder {} Linien: als Ereignisprotokoll "
        "exportieren (--format events)"},
    Translation{"this game has more than {} lines nested in one another: export it as an event log (--format "
                "events)",
                "in dieser Partie sind mehr als {} Linien ineinander verschachtelt: als Ereignisprotokoll "
                "exportieren (--format events)"},
    Translation{"this game has more than {} MiB of turns: export it as an event log (--format events)",
                "die Züge dieser Partie haben mehr als {} MiB: als Ereignisprotokoll exportieren (--format "
                "events)"},
};

} // namespace

std::span<const Translation> ofAgn() {
  return kForAgn;
}

} // namespace annales::inline replay::german
