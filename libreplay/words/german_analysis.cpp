// Players, matches and analyses in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForAnalysis{
    Translation{
        "a player is random, greedy, growth, military, progress, value, rollout:N:T or search:N:T, not {}",
        "ein Spieler ist random, greedy, growth, military, progress, value, rollout:N:T oder search:N:T, "
        "nicht {}"},
    Translation{"a match of {} nations has 2 to {} players, not {}",
                "ein Wettkampf von {} Völkern hat 2 bis {} Spieler, nicht {}"},
    Translation{"{} is no feature of a position", "{} ist kein Merkmal einer Stellung"},
    Translation{"the feature {} needs {} numbers", "das Merkmal {} braucht {} Zahlen"},
    Translation{"fitted weights need their format, a game and every feature",
                "angepasste Gewichte brauchen ihr Format, ein Spiel und jedes Merkmal"},
    Translation{
        "an autopilot is hand, recorded, recorded:PLAYER or a PLAYER (random, greedy, growth, military, "
        "progress, value, rollout:N:T, search:N:T), not {}",
        "ein Autopilot ist hand, recorded, recorded:SPIELER oder ein SPIELER (random, greedy, growth, "
        "military, progress, value, rollout:N:T, search:N:T), nicht {}"},
    Translation{"event {} has no meaning, so nothing can be played on after it",
                "Ereignis {} hat keinen Sinn, danach kann also nicht weitergespielt werden"},
    Translation{"no event is to be struck out", "es soll kein Ereignis gestrichen werden"},
    Translation{"the line has {} events, and no event {}",
                "die Linie hat {} Ereignisse und kein Ereignis {}"},
    Translation{"event {} follows from the rules or is chance: strike out what a nation did",
                "Ereignis {} folgt aus den Regeln oder ist Zufall: streiche, was ein Volk getan hat"},
    Translation{"event {} has no meaning, so nothing after it can be compared",
                "Ereignis {} hat keinen Sinn, danach ist also nichts zu vergleichen"},
    Translation{"a query has an id: a text of 1 to {} bytes",
                "eine Anfrage hat eine id: einen Text von 1 bis {} Bytes"},
    Translation{"a text was expected, not {}", "erwartet wurde ein Text, nicht {}"},
    Translation{"a whole number from {} to {} was expected", "erwartet wurde eine ganze Zahl von {} bis {}"},
    Translation{"a list of at most {} whole numbers from {} to {} was expected",
                "erwartet wurde eine Liste von höchstens {} ganzen Zahlen von {} bis {}"},
    Translation{"against is bots or players, not {}", "against ist bots oder players, nicht {}"},
    Translation{"an action is query_version, terminate or terminate_all, not {}",
                "eine action ist query_version, terminate oder terminate_all, nicht {}"},
    Translation{"terminate says which id", "terminate sagt, welche id"},
    Translation{"a query has a game: the text of a file with one game",
                "eine Anfrage hat ein game: den Text einer Datei mit einer Partie"},
    Translation{"the line has only {} events", "die Linie hat nur {} Ereignisse"},
    Translation{"there are as many priorities as positions", "es gibt so viele priorities wie Stellungen"},
    Translation{"row {}: {}", "Zeile {}: {}"},
    Translation{"it holds one game, neither none nor more",
                "es enthält eine Partie, nicht keine und nicht mehr"},
    Translation{"the game has no line {}", "die Partie hat keine Linie {}"},
    Translation{"a query is an object, not {}", "eine Anfrage ist ein Objekt, nicht {}"},
    Translation{"too much is waiting: at most {} positions, and queries of {} MiB",
                "es wartet zu viel: höchstens {} Stellungen, und Anfragen von {} MiB"},
    Translation{"event {} cannot be reached: one before it has no meaning",
                "Ereignis {} ist nicht zu erreichen: eines davor hat keinen Sinn"},
    Translation{"a correction or a card has put commanders and admirals as the rules do not: the threat map "
                "does not account for that",
                "eine Korrektur oder eine Karte hat Befehlshaber und Admirale hingestellt, wie die Regeln es "
                "nicht tun: die Karte der Bedrohungen berücksichtigt das nicht"},
    Translation{
        "the turn cannot be played on from: it is not over, or has a card that only the table can read",
        "von dem Zug aus lässt sich nicht weiterspielen: Er ist nicht zu Ende, oder er hat eine Karte, "
        "die nur der Tisch lesen kann"},
    Translation{"a line has at most {} MiB", "eine Zeile hat höchstens {} MiB"},
};

} // namespace

std::span<const Translation> ofAnalysis() {
  return kForAnalysis;
}

} // namespace annales::inline replay::german
