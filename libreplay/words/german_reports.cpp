// Reports in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForReports{
    Translation{" and {} more", " und {} weitere"},
    Translation{"Against whom", "Gegen wen"},
    Translation{"Ahead at the end", "Am Ende davor"},
    Translation{"At a glance", "Auf einen Blick"},
    Translation{"Baseline", "Vergleichswert"},
    Translation{"Beside others of the same kind: {} points (95 %, valid at every look: {}): not shown.",
                "Neben anderen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: {}): nicht "
                "nachgewiesen."},
    Translation{
        "Beside others of the same kind: {} points (95 %, valid at every look: {}): not shown; about {} "
        "more games would tell.",
        "Neben anderen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: {}): nicht "
        "nachgewiesen; "
        "etwa {} weitere Partien würden es zeigen."},
    Translation{
        "Beside others of the same kind: {} points (95 %, valid at every look: {}): shown, as long as "
        "nothing else was looked at.",
        "Neben anderen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: {}): nachgewiesen, "
        "solange "
        "nichts anderes nachgesehen wurde."},
    Translation{"Board", "Spielplan"},
    Translation{"By game and board", "Nach Spiel und Spielplan"},
    Translation{
        "By games won, then by personages. An evening shows who won it, not who plays better.",
        "Nach gewonnenen Partien, dann nach Persönlichkeiten. Ein Abend zeigt, wer ihn gewann, nicht, wer "
        "besser spielt."},
    Translation{"By nation", "Nach Volk"},
    Translation{"By number of nations", "Nach Zahl der Völker"},
    Translation{"By place in turn order", "Nach Platz in der Zugfolge"},
    Translation{"Club evening: {}", "Vereinsabend: {}"},
    Translation{"Code", "Kürzel"},
    Translation{"Date", "Datum"},
    Translation{"Each game", "Jede Partie"},
    Translation{"End", "Ende"},
    Translation{"Event", "Veranstaltung"},
    Translation{"First personage, round", "Erste Persönlichkeit, Runde"},
    Translation{"First {} turns", "Die ersten {} Züge"},
    Translation{
        "From 0 to 100 %. Wide bar: the interval that holds the true share in 95 of 100 cases. Mark: what "
        "was seen. Thin line: the baseline.",
        "Von 0 bis 100 %. Breiter Balken: der Bereich, der den wahren Anteil in 95 von 100 Fällen enthält. "
        "Marke: was zu sehen war. Dünner Strich: der Vergleichswert."},
    Translation{"Game", "Partie"},
    Translation{"Games", "Partien"},
    Translation{"Games together", "Gemeinsame Partien"},
    Translation{"Goods and coins left", "Übrige Waren und Münzen"},
    Translation{"Idle turns a game", "Leere Züge je Partie"},
    Translation{"Idle turns of 100", "Leere Züge von 100"},
    Translation{
        "Idle: a turn in which nothing was produced, built, developed, armed, moved, founded, conquered or "
        "won. Left: in stock at the end.",
        "Leer: ein Zug, in dem nichts produziert, gebaut, entwickelt, gerüstet, bewegt, gegründet, erobert "
        "oder gewonnen wurde. Übrig: am Ende im Vorrat."},
    Translation{"Its turns: {}.", "Ihre Züge: {}."},
    Translation{"Kaplan-Meier; interval log-log, by game", "Kaplan-Meier; Bereich log-log, nach Partien"},
    Translation{"Mean place {}; personages at the end of round {}: {}.",
                "Mittlerer Platz {}; Persönlichkeiten am Ende von Runde {}: {}."},
    Translation{"Moments", "Augenblicke"},
    Translation{"Most personages in one round ({}): {}.",
                "Die meisten Persönlichkeiten in einer Runde ({}): {}."},
    Translation{"Name", "Name"},
    Translation{"Names", "Namen"},
    Translation{"Nation", "Volk"},
    Translation{"Nation: {}", "Volk: {}"},
    Translation{"Nations", "Völker"},
    Translation{"No personage yet", "Noch keine Persönlichkeit"},
    Translation{"No.", "Nr."},
    Translation{"Nobody has won any of these games yet.", "Noch niemand hat eine dieser Partien gewonnen."},
    Translation{"Nobody in seats of this kind has won yet.",
                "Auf Plätzen dieser Art hat noch niemand gewonnen."},
    Translation{"Only: {}.", "Nur: {}."},
    Translation{"Older ones that are not shown: {}.", "Ältere, die nicht gezeigt werden: {}."},
    Translation{"Opening", "Eröffnung"},
    Translation{"Opening {}: {} ({})", "Eröffnung {}: {} ({})"},
    Translation{"Opening: {}", "Eröffnung: {}"},
    Translation{"Openings", "Eröffnungen"},
    Translation{"Other nations", "Andere Völker"},
    Translation{"Other openings", "Andere Eröffnungen"},
    Translation{"Over {}.", "Über {}."},
    Translation{"Personages", "Persönlichkeiten"},
    Translation{"Personages at round {}", "Persönlichkeiten in Runde {}"},
    Translation{"Personages by round", "Persönlichkeiten nach Runden"},
    Translation{"Place", "Platz"},
    Translation{"Played by {} of {} nations of the chosen games that had a turn, {}.",
                "Gespielt von {} von {} Völkern der gewählten Partien, die einen Zug hatten, {}."},
    Translation{"Played by {} of {} nations of the chosen games that had at least {} turns, {}.",
                "Gespielt von {} von {} Völkern der gewählten Partien, die mindestens {} Züge hatten, {}."},
    Translation{"Played: {}, {} in all.", "Gespielt: {}, zusammen {}."},
    Translation{"Played: {} with one player, {} in all.", "Gespielt: {} mit einem Spieler, zusammen {}."},
    Translation{"Played: {} with {} players, {} in all.", "Gespielt: {} mit {} Spielern, zusammen {}."},
    Translation{"Player", "Spieler"},
    Translation{"Player: {}", "Spieler: {}"},
    Translation{"Players", "Spieler"},
    Translation{"Rarer ones that are not shown: {}.", "Seltenere, die nicht gezeigt werden: {}."},
    Translation{"Result: personages", "Ergebnis: Persönlichkeiten"},
    Translation{"Results", "Ergebnisse"},
    Translation{"Round", "Runde"},
    Translation{"Rounds", "Runden"},
    Translation{"Rounds of the games", "Runden der Partien"},
    Translation{"Seat", "Platz am Tisch"},
    Translation{"Seats", "Plätze"},
    Translation{"Share of seats", "Anteil der Plätze"},
    Translation{"Space", "Feld"},
    Translation{"Standings", "Tabelle"},
    Translation{"Tempo", "Tempo"},
    Translation{"The clearest win (personages ahead: {}): {}.",
                "Der klarste Sieg (Persönlichkeiten voraus: {}): {}."},
    Translation{"The closest win (personages ahead: {}): {}.",
                "Der knappste Sieg (Persönlichkeiten voraus: {}): {}."},
    Translation{"The first personage came in round {}: {}.", "Die erste Persönlichkeit kam in Runde {}: {}."},
    Translation{"The lead changed most often (times: {}): {}.",
                "Die Führung wechselte am häufigsten (Male: {}): {}."},
    Translation{"The newest games", "Die neuesten Partien"},
    Translation{"The newest is of {}.", "Die neueste ist vom {}."},
    Translation{"The others at the table", "Die anderen am Tisch"},
    Translation{"The shortest took {}, the longest {}.", "Die kürzeste dauerte {}, die längste {}."},
    Translation{"There are no others of the same kind to compare with.",
                "Es gibt keine anderen derselben Art zum Vergleich."},
    Translation{"This nation", "Dieses Volk"},
    Translation{"This opening", "Diese Eröffnung"},
    Translation{"Turn {}", "Zug {}"},
    Translation{"Turns", "Züge"},
    Translation{"Waste", "Verschwendung"},
    Translation{"What came next", "Wie es weiterging"},
    Translation{"What the numbers are", "Was die Zahlen sind"},
    Translation{"Who plays it", "Wer sie spielt"},
    Translation{"Who plays this nation", "Wer dieses Volk spielt"},
    Translation{"Whose", "Wessen"},
    Translation{"Wins", "Siege"},
    Translation{"Wins by continuation", "Siege nach Fortsetzung"},
    Translation{"Wins by opening", "Siege nach Eröffnung"},
    Translation{"Won", "Gewonnen"},
    Translation{"Won from furthest behind (personages at the end of a round: {}): {}.",
                "Vom größten Rückstand gewonnen (Persönlichkeiten am Ende einer Runde: {}): {}."},
    Translation{"Won: {}. The baseline is {}: one in as many as play.",
                "Gewonnen: {}. Der Vergleichswert ist {}: einer von so vielen, wie mitspielen."},
    Translation{"Won: {}. The baseline is {}: what seats of the same kinds win on average.",
                "Gewonnen: {}. Der Vergleichswert ist {}: was Plätze derselben Art im Mittel gewinnen."},
    Translation{"a report on a player needs a name", "ein Bericht über jemanden braucht einen Namen"},
    Translation{"any", "beliebig"},
    Translation{"cancelled", "abgebrochen"},
    Translation{"game {}", "Partie {}"},
    Translation{"mean over decided games, CR2 by game", "Mittel über entschiedene Partien, CR2 nach Partien"},
    Translation{"mean over games that have ended, Student's t", "Mittel über beendete Partien, Students t"},
    Translation{"mean over seats of games that have ended, CR2 by game",
                "Mittel über Plätze beendeter Partien, CR2 nach Partien"},
    Translation{"mean, CR2 by game; games that ended before count as they ended",
                "Mittel, CR2 nach Partien; früher beendete Partien zählen, wie sie endeten"},
    Translation{
        "mean; games that are over keep their last value; band over all rounds together, by game (CR2, "
        "sup-t)",
        "Mittel; beendete Partien behalten ihren letzten Wert; Band über alle Runden zusammen, nach Partien "
        "(CR2, sup-t)"},
    Translation{"median round, Kaplan-Meier", "mittlere Runde (Median), Kaplan-Meier"},
    Translation{"median, Kaplan-Meier; interval from the curve's, by game",
                "Median, Kaplan-Meier; Bereich aus dem der Kurve, nach Partien"},
    Translation{"no nation of the chosen games played so", "kein Volk der gewählten Partien spielte so"},
    Translation{"no player of the chosen games is called {}", "in den gewählten Partien heißt niemand {}"},
    Translation{"no winner", "ohne Sieger"},
    Translation{"none of the chosen games has a date", "keine der gewählten Partien hat ein Datum"},
    Translation{"none of the games fits what was chosen", "keine der Partien passt zu dem, was gewählt ist"},
    Translation{"one game", "eine Partie"},
    Translation{"one round", "eine Runde"},
    Translation{"share of games with different places; Wilson",
                "Anteil der Partien mit verschiedenen Plätzen; Wilson"},
    Translation{"share of wins; Wilson; baseline: mean of the same kinds of seats",
                "Anteil der Siege; Wilson; Vergleichswert: Mittel derselben Art von Plätzen"},
    Translation{
        "share of wins; score interval by game (CR2), Wilson where each game gives one seat; baseline: mean "
        "of the same kinds of seats",
        "Anteil der Siege; Score-Bereich nach Partien (CR2), Wilson, wo jede Partie einen Platz gibt; "
        "Vergleichswert: Mittel derselben Art von Plätzen"},
    Translation{
        "share of wins; score interval by game (CR2), Wilson where each game gives one seat; baseline: one "
        "in as many as play",
        "Anteil der Siege; Score-Bereich nach Partien (CR2), Wilson, wo jede Partie einen Platz gibt; "
        "Vergleichswert: einer von so vielen, wie mitspielen"},
    Translation{"the nation {} is in none of the chosen games",
                "das Volk {} ist in keiner der gewählten Partien"},
    Translation{"there is no game of {}", "es gibt keine Partie vom {}"},
    Translation{"there is no such report", "einen solchen Bericht gibt es nicht"},
    Translation{"unfinished", "unbeendet"},
    Translation{"won", "gewonnen"},
    Translation{"{}", "{}"},
    Translation{"less", "weniger"},
    Translation{"more", "mehr"},
    Translation{"this is no manifest of a laboratory", "das ist kein Protokoll eines Eröffnungslabors"},
    Translation{"{} must be a whole number", "{} muss eine ganze Zahl sein"},
    Translation{"bot is random, growth, military or progress, not {}",
                "bot ist random, growth, military oder progress, nicht {}"},
    Translation{"a side is \"opening=\" and \"bot=\", with \";\" between, not {}",
                "eine Seite ist „opening=“ und „bot=“, mit „;“ dazwischen, nicht {}"},
    Translation{"the opening {} is one of {}, not of {}", "die Eröffnung {} ist eine von {}, nicht von {}"},
    Translation{"the nation {} does not play in this game", "das Volk {} spielt in dieser Partie nicht mit"},
    Translation{
        "About {} games tell a difference of {} points, where {} of 100 are won. At most {} are played; "
        "looked at every {}.",
        "Etwa {} Partien zeigen einen Unterschied von {} Prozentpunkten, wo {} von 100 gewonnen werden. "
        "Höchstens "
        "{} werden gespielt; nachgesehen wird alle {}."},
    Translation{"{}: A wins {} points {} than B (95 %, valid at every look: {}): shown after {} games.",
                "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jedem Nachsehen: {}): "
                "nachgewiesen nach {} Partien."},
    Translation{
        "{}: A wins {} points {} than B (95 %, valid at every look: {}): not shown; shown to be smaller than "
        "{} points after {} games.",
        "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jedem Nachsehen: {}): nicht nachgewiesen; "
        "nach {5} "
        "Partien nachgewiesen, dass es weniger als {4} Prozentpunkte sind."},
    Translation{
        "{}: A wins {} points {} than B (95 %, valid at every look: {}): not shown in {} games; no more were "
        "allowed.",
        "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jedem Nachsehen: {}): nicht nachgewiesen "
        "in {} "
        "Partien; mehr waren nicht erlaubt."},
    Translation{"{} ({} seats)", "{} ({} Plätze)"},
    Translation{"{} ({}) of {}", "{} ({}) von {}"},
    Translation{"{} games", "{} Partien"},
    Translation{"{} rounds", "{} Runden"},
    Translation{"{} is neither the code of an opening nor a row of spaces such as \"marble temple\"",
                "{} ist weder das Kürzel einer Eröffnung noch eine Reihe von Feldern wie „marble temple“"},
    Translation{
        "{} of the seats are of games that had ended before round {}; they count as they ended.",
        "{} der Plätze sind aus Partien, die vor Runde {} geendet hatten; sie zählen, wie sie endeten."},
    Translation{"{} of {} ({} %)", "{} von {} ({} %)"},
    Translation{"{} players have {} in their names; say more of it",
                "{} Spieler haben {} in ihren Namen; mehr davon nennen"},
    Translation{"So few games ({}) say little: any true share from {} to {} fits them.",
                "So wenige Partien ({}) sagen wenig: Zu ihnen passt jeder wahre Anteil von {} bis {}."},
    Translation{"{} to {}", "{} bis {}"},
    Translation{"{} unfinished and {} without a winner do not count among the wins.",
                "{} unbeendete und {} ohne Sieger zählen nicht zu den Siegen."},
};

} // namespace

std::span<const Translation> ofReports() {
  return kForReports;
}

} // namespace annales::inline replay::german
