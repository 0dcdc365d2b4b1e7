// What the reader of AGN says, in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForAgn{
    Translation{"a game of more than {} MiB is none", "eine Partie von mehr als {} MiB ist keine"},
    Translation{"a game of more than {} events is none", "eine Partie von mehr als {} Ereignissen ist keine"},
    Translation{"a game of more than {} remarks is none",
                "eine Partie von mehr als {} Anmerkungen ist keine"},
    Translation{"a game of more than {} lines is none", "eine Partie von mehr als {} Linien ist keine"},
    Translation{"a head of more than {} tags is none", "ein Kopf von mehr als {} Kopfzeilen ist keiner"},
    Translation{"nobody follows an action of so many words",
                "einer Handlung mit so vielen Wörtern folgt niemand"},
    Translation{"this game is in the file already; only the first is read",
                "diese Partie steht schon in der Datei; nur die erste wird gelesen"},
    Translation{"{} is {}", "{} ist {}"},
    Translation{"{} can be {}: write more of it", "{} kann {} sein: mehr davon schreiben"},
    Translation{"{} is {}; did you mean {}?", "{} ist {}; ist {} gemeint?"},
    Translation{"no province of this board", "keine Provinz dieses Spielplans"},
    Translation{"no nation of this game", "kein Volk dieser Partie"},
    Translation{"no know-how of this game", "kein Fortschritt dieses Spiels"},
    Translation{"no card of this game", "keine Karte dieser Partie"},
    Translation{"no space of the rondel", "kein Feld des Rondells"},
    Translation{"no personage", "keine Persönlichkeit"},
    Translation{"no reason to win a personage", "kein Grund für eine Persönlichkeit"},
    Translation{"no way for a game to end", "kein Ende einer Partie"},
    Translation{"here must stand how many units, such as 2L for two legions or G for a galley",
                "hier muss stehen, wie viele Einheiten, etwa 2L für zwei Legionen oder G für eine Galeere"},
    Translation{"here must stand a province", "hier muss eine Provinz stehen"},
    Translation{"here must stand a nation", "hier muss ein Volk stehen"},
    Translation{"nobody pays less than nothing", "niemand zahlt weniger als nichts"},
    Translation{"nothing can follow, as an event before it makes no sense",
                "es kann nichts folgen, denn ein Ereignis davor ergibt keinen Sinn"},
    Translation{"this bracket is never closed", "diese Klammer wird nie geschlossen"},
    Translation{"this bracket closes nothing", "diese Klammer schließt nichts"},
    Translation{"this is never closed: all that follows is read as a part of it",
                "das wird nie geschlossen: alles Folgende gilt als Teil davon"},
    Translation{"\"{}\" has no meaning here", "„{}“ hat hier keine Bedeutung"},
    Translation{"nobody follows brackets that deep", "so tief verschachtelten Klammern folgt niemand"},
    Translation{"nothing stands in these brackets", "in diesen Klammern steht nichts"},
    Translation{"a tag is a name and a text in quotation marks, and stands before the first turn",
                "eine Kopfzeile ist ein Name und ein Text in Anführungszeichen und steht vor dem ersten Zug"},
    Translation{"this is round {}, not {}", "das ist Runde {}, nicht {}"},
    Translation{
        "this remark answers or replaces none before it on the same event",
        "diese Anmerkung antwortet auf keine oder ersetzt keine, die beim selben Ereignis vor ihr steht"},
    Translation{"\"{}\" is {}", "„{}“ ist {}"},
    Translation{"BoardHash has 64 digits 0-9 and a-f", "BoardHash hat 64 Ziffern 0-9 und a-f"},
    Translation{
        "a board with this hash is neither in the file nor among those known (built in, your own, and those "
        "of --maps); without [BoardHash] the one with that name is taken",
        "einen Spielplan mit dieser Prüfsumme hat weder die Datei noch ist er bekannt (eingebaut, ein "
        "eigener, "
        "oder aus --maps); ohne [BoardHash] gilt der mit dem Namen"},
    Translation{"on which board? Write a tag such as [Board \"occident\"]",
                "auf welchem Spielplan? Es fehlt eine Kopfzeile wie [Board \"occident\"]"},
    Translation{"nobody knows a board \"{}\"", "einen Spielplan „{}“ kennt niemand"},
    Translation{"which game? Write a tag such as [Rules \"Antike\"]",
                "welches Spiel? Es fehlt eine Kopfzeile wie [Rules \"Antike\"]"},
    Translation{"there is no game \"{}\"; there are Antike, Antike II and Duellum",
                "es gibt kein Spiel „{}“; es gibt Antike, Antike II und Duellum"},
    Translation{"who plays? Write the nations in turn order, such as [Nations \"Romans, Greeks, Germans\"]",
                "wer spielt? Es fehlen die Völker in Zugfolge, etwa [Nations \"Römer, Griechen, Germanen\"]"},
    Translation{"there are two tags {}, and the last one holds",
                "es gibt zwei Kopfzeilen {}, und die letzte gilt"},
    Translation{"\"{}\" is no nation", "„{}“ ist kein Volk"},
    Translation{"say what {} yields, such as \"{} gold\"", "es fehlt, was {} liefert, etwa „{} gold“"},
    Translation{"write the start cities of each nation, such as [Start.Romans \"Roma, Ancona, Neapolis\"]",
                "es fehlen die Anfangsstädte jedes Volkes, etwa [Start.Romans \"Roma, Ancona, Neapolis\"]"},
    Translation{
        "with so many nations the board suggests no start for the {}: write [Start.{} \"…\"]",
        "bei so vielen Völkern schlägt der Spielplan für {} keinen Anfang vor: es fehlt [Start.{} \"…\"]"},
    Translation{"Controllers has a number for each nation, such as \"1 2 1 2\"",
                "Controllers hat für jedes Volk eine Zahl, etwa „1 2 1 2“"},
    Translation{"here must stand > and where the units go, such as 2L Roma>Capua",
                "hier muss > stehen und wohin die Einheiten ziehen, etwa 2L Roma>Capua"},
    Translation{"in a conquest legions and galleys are lost",
                "bei einer Eroberung gehen Legionen und Galeeren verloren"},
    Translation{"a city yields marble, iron or gold", "eine Stadt liefert Marmor, Eisen oder Gold"},
    Translation{"here must stand an amount, such as m2", "hier muss eine Menge stehen, etwa m2"},
    Translation{"here must stand > and what the bank gave, such as m2>g1",
                "hier muss > stehen und was die Bank gab, etwa m2>g1"},
    Translation{"here must stand a number from {} to {}", "hier muss eine Zahl von {} bis {} stehen"},
    Translation{"a round has a number from 1 to 9999", "eine Runde hat eine Zahl von 1 bis 9999"},
    Translation{"here must stand what was put right, such as m-2 g+1",
                "hier muss stehen, was berichtigt wurde, etwa m-2 g+1"},
    Translation{"here must stand the name of a line in quotation marks",
                "hier muss der Name einer Variante in Anführungszeichen stehen"},
    Translation{
        "after {} nothing can stand without a verb; found, trade or the next nation is meant?",
        "nach {} kann nichts ohne Verb stehen; ist „gründet“, „tauscht“ oder das nächste Volk gemeint?"},
    Translation{
        "\"{}\" is no amount; write it as m5 or m3 c2: m marble, i iron, g gold, c coins",
        "„{}“ ist keine Menge; man schreibt sie als m5 oder m3 c2: m Marmor, i Eisen, g Gold, c Münzen"},
    Translation{"\"{}\" is nothing to pay with: m marble, i iron, g gold, c coins",
                "mit „{}“ lässt sich nicht zahlen: m Marmor, i Eisen, g Gold, c Münzen"},
    Translation{"no amount is larger than {}", "keine Menge ist größer als {}"},
    Translation{"behind * stands what happened", "hinter * steht, was geschah"},
    Translation{"here must stand what changed: {}", "hier muss stehen, was sich änderte: {}"},
    Translation{"here must stand yes or no", "hier muss ja oder nein stehen"},
    Translation{"here must stand a number such as +1 or -2", "hier muss eine Zahl stehen, etwa +1 oder -2"},
    Translation{"here must stand an amount, such as m-2", "hier muss eine Menge stehen, etwa m-2"},
    Translation{"here must stand how many units came or went, such as L+1",
                "hier muss stehen, wie viele Einheiten kamen oder gingen, etwa L+1"},
    Translation{"here must stand > and where the card lies now",
                "hier muss > stehen und wo die Karte jetzt liegt"},
    Translation{"effects are parted by commas", "Wirkungen werden durch Kommas getrennt"},
    Translation{"\"[%{} …]\" is no command of a remark", "„[%{} …]“ ist kein Befehl einer Anmerkung"},
    Translation{"\"[%{} {}]\" is not understood", "„[%{} {}]“ ist nicht zu verstehen"},
    Translation{"whose turn is it? Write the nation and a colon before what it does",
                "wer ist am Zug? Vor dem, was ein Volk tut, stehen sein Name und ein Doppelpunkt"},
    Translation{"nothing happens here", "hier geschieht nichts"},
    Translation{"the way there costs {}, and the {} do not have that much",
                "der Weg dorthin kostet {}, und die {} haben nicht so viel"},
    Translation{"the way to {} costs {}: write what was paid, such as (g1)",
                "der Weg nach {} kostet {}: es fehlt, womit gezahlt wurde, etwa (g1)"},
    Translation{"units are counted from 1 to 99", "Einheiten zählt man von 1 bis 99"},
    Translation{"this game has no commanders and admirals",
                "diese Partie hat keine Befehlshaber und Admirale"},
    Translation{"say what moves: L for legions, G for galleys",
                "es fehlt, was zieht: L für Legionen, G für Galeeren"},
    Translation{"say against whom, such as fight Roma L Greeks",
                "es fehlt, gegen wen, etwa fight Roma L Griechen"},
    Translation{"say what was lost, such as 2L 1G: {} defends with {}",
                "es fehlt, was verloren ging, etwa 2L 1G: {} verteidigt sich mit {}"},
    Translation{"{} defends with {}, and so many units are not there",
                "{} verteidigt sich mit {}, und so viele Einheiten sind nicht dort"},
    Translation{"units are counted from 0 to 99", "Einheiten zählt man von 0 bis 99"},
    Translation{"nobody has a city there to be conquered",
                "dort hat niemand eine Stadt, die zu erobern wäre"},
    Translation{"say what was lost, such as 2L 1G", "es fehlt, was verloren ging, etwa 2L 1G"},
    Translation{"say what the city yields, such as found {} gold",
                "es fehlt, was die Stadt liefert, etwa found {} gold"},
    Translation{"say what the card did, such as [wall Roma no]",
                "es fehlt, was die Karte bewirkte, etwa [wall Roma no]"},
    Translation{"say where, such as play earthquake Roma", "es fehlt, wo, etwa play earthquake Roma"},
    Translation{"{} cannot be played here", "{} lässt sich hier nicht spielen"},
    Translation{"in this game no temple ends the game", "in diesem Spiel beendet kein Tempel die Partie"},
    Translation{"strength is for cards, not for corrections",
                "Stärke gibt es bei Karten, nicht bei Berichtigungen"},
    Translation{"this game has no such thing", "das gibt es in diesem Spiel nicht"},
    Translation{
        "this game cannot be written as AGN: something in it is not as the event log has it",
        "diese Partie lässt sich nicht als AGN schreiben: etwas an ihr ist nicht, wie das Protokoll es hat"},
    Translation{
        "a game of more than {} events, {} remarks or {} lines is written only as an event log: --format "
        "events",
        "eine Partie von mehr als {} Ereignissen, {} Anmerkungen oder {} Linien wird nur als "
        "Ereignisprotokoll geschrieben: --format events"},
    Translation{"a game with more than {} lines within each other is written only as an event log: --format "
                "events",
                "eine Partie mit mehr als {} Linien ineinander wird nur als Ereignisprotokoll geschrieben: "
                "--format events"},
    Translation{"a game of more than {} MiB of turns is written only as an event log: --format events",
                "eine Partie von mehr als {} MiB an Zügen wird nur als Ereignisprotokoll geschrieben: "
                "--format events"},
};

} // namespace

std::span<const Translation> ofAgn() {
  return kForAgn;
}

} // namespace annales::inline replay::german
