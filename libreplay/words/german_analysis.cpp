// Players, matches and analyses in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForAnalysis{
    Translation{
        "a player must be random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, quick, "
        "strong, strong:N or level:N with N from 1 to {}, not {}",
        "ein Spieler muss random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, quick, "
        "strong, strong:N oder level:N mit N von 1 bis {} sein, nicht {}"},
    Translation{"bots must be mixed or players; {}", "Bots müssen mixed oder Spieler sein; {}"},
    Translation{
        "{} plays games that a net has learned, and none has learned {} yet; choose greedy, value or "
        "search:12:4",
        "{} spielt Spiele, die ein Netz gelernt hat, und {} hat noch keines gelernt; nehmen Sie greedy, "
        "value oder search:12:4"},
    Translation{"a file of a net cannot have this line: {}",
                "die Datei eines Netzes darf diese Zeile nicht enthalten: {}"},
    Translation{"the calibration of a net must be two numbers, not {}",
                "die Kalibrierung eines Netzes muss aus zwei Zahlen bestehen, nicht {}"},
    Translation{"a file of a net needs its format and its game",
                "die Datei eines Netzes muss das Format und das Spiel nennen"},
    Translation{"a file of a net needs {} weights", "die Datei eines Netzes braucht {} Gewichte"},
    Translation{"the weights of a net must be smaller", "die Gewichte eines Netzes müssen kleiner sein"},
    Translation{"a match of {} nations needs 2 to {} players, not {}",
                "ein Wettkampf von {} Völkern braucht 2 bis {} Spieler, nicht {}"},
    Translation{"{} is not a feature of a position", "{} ist kein Merkmal einer Stellung"},
    Translation{"the feature {} needs {} numbers", "das Merkmal {} braucht {} Zahlen"},
    Translation{"fitted weights need a format, a game and every feature",
                "angepasste Gewichte müssen das Format, das Spiel und jedes Merkmal nennen"},
    Translation{
        "an autopilot must be hand, recorded, recorded:PLAYER or a PLAYER (random, greedy, growth, military, "
        "progress, value, rollout:N:T, search:N:T, quick, strong, strong:N, level:N), not {}",
        "ein Autopilot muss hand, recorded, recorded:SPIELER oder ein SPIELER sein (random, greedy, growth, "
        "military, progress, value, rollout:N:T, search:N:T, quick, strong, strong:N, level:N), nicht {}"},
    Translation{"event {} makes no sense, so play cannot go on after it",
                "Ereignis {} ergibt keinen Sinn, danach kann also nicht weitergespielt werden"},
    Translation{"no event was given to leave out", "es ist kein Ereignis zum Weglassen angegeben"},
    Translation{"the line has only {} events, so there is no event {}",
                "die Linie hat nur {} Ereignisse, also kein Ereignis {}"},
    Translation{"event {} follows from the rules or is chance; leave out something that a nation did",
                "Ereignis {} folgt aus den Regeln oder ist Zufall; lassen Sie etwas weg, was ein Volk getan "
                "hat"},
    Translation{"event {} makes no sense, so nothing after it can be compared",
                "Ereignis {} ergibt keinen Sinn, also lässt sich danach nichts vergleichen"},
    Translation{"a query needs an id: a text of 1 to {} bytes",
                "eine Anfrage braucht eine id: einen Text von 1 bis {} Bytes"},
    Translation{"expected a text, not {}", "erwartet wird ein Text, nicht {}"},
    Translation{"expected a whole number from {} to {}", "erwartet wird eine ganze Zahl von {} bis {}"},
    Translation{"expected a list of at most {} whole numbers from {} to {}",
                "erwartet wird eine Liste von höchstens {} ganzen Zahlen von {} bis {}"},
    Translation{"against must be bots, players, strong or varied, not {}",
                "against muss bots, players, strong oder varied sein, nicht {}"},
    Translation{"its companies have words that this version does not know",
                "seine Gesellschaften haben Wörter, die diese Version nicht kennt"},
    Translation{"an action must be query_version, terminate or terminate_all, not {}",
                "eine action muss query_version, terminate oder terminate_all sein, nicht {}"},
    Translation{"terminate needs a terminateId", "terminate braucht eine terminateId"},
    Translation{"a query needs a game: the text of a file with one game",
                "eine Anfrage braucht ein game: den Text einer Datei mit einer Partie"},
    Translation{"the line has only {} events", "die Linie hat nur {} Ereignisse"},
    Translation{"the number of priorities must equal the number of positions",
                "es muss so viele priorities wie Stellungen "
                "geben"},
    Translation{"row {}: {}", "Zeile {}: {}"},
    Translation{"it must contain exactly one game", "der Text muss genau eine Partie enthalten"},
    Translation{"the game has no line {}", "die Partie hat keine Linie {}"},
    Translation{"a query must be an object, not {}", "eine Anfrage muss ein Objekt sein, nicht {}"},
    Translation{"too many queries are waiting: at most {} positions and {} MiB are allowed",
                "es warten zu viele Anfragen: Erlaubt sind höchstens {} Stellungen und {} MiB"},
    Translation{"event {} cannot be reached: an earlier event makes no sense",
                "Ereignis {} ist nicht zu erreichen: Ein früheres ergibt keinen Sinn"},
    Translation{"a correction or a card has placed commanders or admirals in a way the rules never do; the "
                "threat map does not cover this",
                "eine Berichtigung oder eine Karte hat Befehlshaber oder Admirale so aufgestellt, wie es die "
                "Regeln nie tun; die Übersicht der Bedrohungen berücksichtigt das nicht"},
    Translation{
        "the game cannot be played on from this turn: the turn is not over, or it has a card whose text only "
        "the players know",
        "von diesem Zug aus lässt sich nicht weiterspielen: Er ist nicht zu Ende, oder er hat eine Karte, "
        "deren Text nur die Spieler kennen"},
    Translation{"a line may have at most {} MiB", "eine Zeile darf höchstens {} MiB haben"},
    Translation{
        "no player has learned {} yet, so strong play is not known; choose bots or players",
        "{} hat noch kein Spieler gelernt, starkes Spiel ist daher nicht bekannt; wählen Sie bots oder "
        "players"},
    Translation{"companies must be all, or some of bots, players, strong and varied with commas, each once, "
                "not {}",
                "Gesellschaften sind all, oder einige von bots, players, strong und varied mit Kommas, jede "
                "einmal, nicht {}"},
};

} // namespace

std::span<const Translation> ofAnalysis() {
  return kForAnalysis;
}

} // namespace annales::inline replay::german
