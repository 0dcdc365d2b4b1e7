// Reports in German, each sentence beside the English one that the source says.
#include "libreplay/words/german.h"

#include <array>

namespace annales::inline replay::german {
namespace {

constexpr std::array kForReports{
    Translation{" and {} more", " und {} weitere"},
    Translation{"A new player is rated 1500. Of two players, the one with 400 points more is ahead in 10 of "
                "11 games. The true rating is within the range in 95 of 100 cases.",
                "Neue Spieler haben 1500 Punkte. Von zwei Spielern liegt der mit 400 Punkten mehr in 10 "
                "von 11 Partien vorn. In 95 von 100 Fällen liegt die wahre Wertung im angegebenen Bereich."},
    Translation{"Ahead by year", "Vorn, nach Jahren"},
    Translation{"All players", "Alle Spieler"},
    Translation{"In the year", "Im Jahr"},
    Translation{"No rating: it takes games with a winner, a date and players' names.",
                "Keine Wertung: Dafür braucht es Partien mit Sieger, Datum und Spielernamen."},
    Translation{"No rating: the numbers are too extreme.", "Keine Wertung: Die Zahlen sind zu extrem."},
    Translation{"Not counted for ratings: {} without a date, {} without a known winner.",
                "Für Wertungen nicht gezählt: {} ohne Datum, {} ohne bekannten Sieger."},
    Translation{"Opponent", "Gegner"},
    Translation{"Opponents", "Gegner"},
    Translation{
        "Plackett-Luce with normal changes by year; normal interval",
        "Plackett-Luce mit normalverteilten Änderungen von Jahr zu Jahr; Intervall aus der Normalverteilung"},
    Translation{"Players with lower ratings, not shown: {}.",
                "Spieler mit niedrigerer Wertung, nicht gezeigt: {}."},
    Translation{"Rating", "Wertung"},
    Translation{"Ratings", "Wertungen"},
    Translation{"Ratings by year", "Wertungen nach Jahren"},
    Translation{"Who was ahead of whom", "Wer vor wem lag"},
    Translation{"nation unknown", "Volk unbekannt"},
    Translation{"board unknown", "Spielplan unbekannt"},
    Translation{"winner unknown", "Sieger unbekannt"},
    Translation{"Of these results", "Davon Ergebnisse"},
    Translation{"Played: {}. Only the results are known.", "Gespielt: {}. Nur die Ergebnisse sind bekannt."},
    Translation{"Played: {}. Of {} the moves are known, {} in all.",
                "Gespielt: {}. Von {} sind die Züge bekannt, zusammen {}."},
    Translation{"Results whose winner is not known: {}.", "Ergebnisse, deren Sieger nicht bekannt ist: {}."},
    Translation{"Ahead at the end", "Am Ende vorn"},
    Translation{"At a glance", "Auf einen Blick"},
    Translation{"Baseline", "Vergleichswert"},
    Translation{
        "Compared with others of the same kind: {} points (95 %, valid at every look: {}). Not shown.",
        "Im Vergleich mit anderen Plätzen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: "
        "{}). Nicht nachgewiesen."},
    Translation{
        "Compared with others of the same kind: {} points (95 %, valid at every look: {}). Not shown; {}.",
        "Im Vergleich mit anderen Plätzen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: "
        "{}). Nicht nachgewiesen; {}."},
    Translation{
        "Compared with others of the same kind: {} points (95 %, valid at every look: {}). Shown, if this is "
        "the only comparison that was made.",
        "Im Vergleich mit anderen Plätzen derselben Art: {} Prozentpunkte (95 %, gültig bei jedem Nachsehen: "
        "{}). Nachgewiesen, wenn dies der einzige Vergleich ist."},
    Translation{"Board", "Spielplan"},
    Translation{"By game and board", "Nach Spiel und Spielplan"},
    Translation{
        "Ranked by games won, then by personages. One evening shows who won, not who plays better.",
        "Nach gewonnenen Partien, dann nach Persönlichkeiten. Ein Abend zeigt, wer gewonnen hat, nicht, wer "
        "besser spielt."},
    Translation{"By nation", "Nach Volk"},
    Translation{"By number of nations", "Nach Zahl der Völker"},
    Translation{"By seat in turn order", "Nach Platz in der Zugfolge"},
    Translation{"Club evening: {}", "Vereinsabend: {}"},
    Translation{"Code", "Kürzel"},
    Translation{"Date", "Datum"},
    Translation{"Game by game", "Partie für Partie"},
    Translation{"End", "Ende"},
    Translation{"Event", "Veranstaltung"},
    Translation{"First personage, round", "Erste Persönlichkeit, Runde"},
    Translation{"First {} turns", "Die ersten {} Züge"},
    Translation{
        "From 0 to 100 %. Wide bar: the 95 % confidence interval. Mark: the observed share. Thin line: the "
        "baseline.",
        "Von 0 bis 100 %. Breiter Balken: das 95-%-Konfidenzintervall. Marke: der beobachtete Anteil. Dünner "
        "Strich: der Vergleichswert."},
    Translation{"Game", "Partie"},
    Translation{"Games", "Partien"},
    Translation{"Games together", "Gemeinsame Partien"},
    Translation{"Goods and coins left", "Übrige Waren und Münzen"},
    Translation{"Idle turns per game", "Leere Züge je Partie"},
    Translation{"Idle turns per 100", "Leere Züge je 100"},
    Translation{
        "Idle: a turn in which nothing was produced, built, developed, armed, moved, founded, conquered or "
        "won. Left: in stock at the end.",
        "Leer: ein Zug, in dem nichts produziert, gebaut, entwickelt, gerüstet, bewegt, gegründet, erobert "
        "oder gewonnen wurde. Übrig: am Ende noch im Vorrat."},
    Translation{"Its turns: {}.", "Züge dieser Eröffnung: {}."},
    Translation{"Kaplan-Meier; interval log-log, by game", "Kaplan-Meier; Intervall log-log, nach Partien"},
    Translation{"Mean place: {}. Personages at the end of round {}: {}.",
                "Mittlerer Rang: {}. Persönlichkeiten am Ende von Runde {}: {}."},
    Translation{"Moments", "Momente"},
    Translation{"The most personages in one round ({}): {}.",
                "Die meisten Persönlichkeiten in einer Runde ({}): {}."},
    Translation{"Name", "Name"},
    Translation{"Names", "Namen"},
    Translation{"Nation", "Volk"},
    Translation{"Nation: {}", "Volk: {}"},
    Translation{"Nations", "Völker"},
    Translation{"No personage yet", "Noch keine Persönlichkeit"},
    Translation{"No.", "Nr."},
    Translation{"None of these games has a winner yet.", "Noch keine dieser Partien hat einen Sieger."},
    Translation{"No seat of this kind has won yet.", "Auf Plätzen dieser Art hat noch niemand gewonnen."},
    Translation{"Filter: {}.", "Filter: {}."},
    Translation{"Older games not shown: {}.", "Ältere Partien, nicht gezeigt: {}."},
    Translation{"Opening", "Eröffnung"},
    Translation{"Opening {}: {} ({})", "Eröffnung {}: {} ({})"},
    Translation{"Opening: {}", "Eröffnung: {}"},
    Translation{"Openings", "Eröffnungen"},
    Translation{"Other nations", "Andere Völker"},
    Translation{"Other openings", "Andere Eröffnungen"},
    Translation{"Based on {}.", "Grundlage: {}."},
    Translation{"Personages", "Persönlichkeiten"},
    Translation{"Personages at round {}", "Persönlichkeiten in Runde {}"},
    Translation{"Personages by round", "Persönlichkeiten nach Runden"},
    Translation{"Place", "Rang"},
    Translation{"Played on {} of {} seats that had a turn in the chosen games ({}).",
                "Gespielt auf {} von {} Plätzen, die in den gewählten Partien einen Zug hatten ({})."},
    Translation{
        "Played on {} of {} seats that had at least {} turns in the chosen games ({}).",
        "Gespielt auf {} von {} Plätzen, die in den gewählten Partien mindestens {} Züge hatten ({})."},
    Translation{"Played: {}, {} in all.", "Gespielt: {}, insgesamt {}."},
    Translation{"Played: {} with one player, {} in all.", "Gespielt: {} mit einem Spieler, insgesamt {}."},
    Translation{"Played: {} with {} players, {} in all.", "Gespielt: {} mit {} Spielern, insgesamt {}."},
    Translation{"Player", "Spieler"},
    Translation{"Player: {}", "Spieler: {}"},
    Translation{"Players", "Spieler"},
    Translation{"Rarer ones not shown: {}.", "Seltenere, nicht gezeigt: {}."},
    Translation{"Result: personages", "Ergebnis: Persönlichkeiten"},
    Translation{"Results", "Ergebnisse"},
    Translation{"Round", "Runde"},
    Translation{"Rounds", "Runden"},
    Translation{"Rounds of the games", "Runden der Partien"},
    Translation{"Seat", "Platz"},
    Translation{"Seats", "Plätze"},
    Translation{"Share of seats", "Anteil der Plätze"},
    Translation{"Space", "Feld"},
    Translation{"Standings", "Tabelle"},
    Translation{"Tempo", "Tempo"},
    Translation{"The clearest win (personages ahead: {}): {}.",
                "Der klarste Sieg (Vorsprung an Persönlichkeiten: {}): {}."},
    Translation{"The closest win (personages ahead: {}): {}.",
                "Der knappste Sieg (Vorsprung an Persönlichkeiten: {}): {}."},
    Translation{"The first personage came in round {}: {}.", "Die erste Persönlichkeit kam in Runde {}: {}."},
    Translation{"Most changes of the lead ({}): {}.", "Die meisten Führungswechsel ({}): {}."},
    Translation{"Newest games", "Neueste Partien"},
    Translation{"The newest is from {}.", "Die neueste ist vom {}."},
    Translation{"Others at the table", "Andere am Tisch"},
    Translation{"The shortest game took {}, the longest {}.",
                "Die kürzeste Partie dauerte {}, die längste {}."},
    Translation{"There are no other seats of the same kind to compare with.",
                "Es gibt keine anderen Plätze derselben Art zum Vergleich."},
    Translation{"This nation", "Dieses Volk"},
    Translation{"This opening", "Diese Eröffnung"},
    Translation{"Turn {}", "Zug {}"},
    Translation{"Turns", "Züge"},
    Translation{"Waste", "Verluste"},
    Translation{"Continuations", "Fortsetzungen"},
    Translation{"What the numbers mean", "Was die Zahlen bedeuten"},
    Translation{"Played by", "Gespielt von"},
    Translation{"Players of this nation", "Spieler dieses Volks"},
    Translation{"Group", "Gruppe"},
    Translation{"Wins", "Siege"},
    Translation{"Wins by continuation", "Siege nach Fortsetzung"},
    Translation{"Wins by opening", "Siege nach Eröffnung"},
    Translation{"Won", "Gewonnen"},
    Translation{"The biggest comeback (personages behind at the end of a round: {}): {}.",
                "Die größte Aufholjagd (Rückstand an Persönlichkeiten am Ende einer Runde: {}): {}."},
    Translation{"Won: {}. The baseline is {}: an equal chance for every nation.",
                "Gewonnen: {}. Der Vergleichswert ist {}: die gleiche Chance für jedes Volk."},
    Translation{"Won: {}. The baseline is {}: the average for seats of the same kinds.",
                "Gewonnen: {}. Der Vergleichswert ist {}: der Durchschnitt für Plätze derselben Art."},
    Translation{"a player report needs a name", "ein Bericht über einen Spieler braucht einen Namen"},
    Translation{"any", "beliebig"},
    Translation{"cancelled", "abgebrochen"},
    Translation{"game {}", "Partie {}"},
    Translation{"mean over decided games, CR2 by game", "Mittel über entschiedene Partien, CR2 nach Partien"},
    Translation{"mean over games that have ended, Student's t", "Mittel über beendete Partien, Students t"},
    Translation{"mean over seats of games that have ended, CR2 by game",
                "Mittel über Plätze beendeter Partien, CR2 nach Partien"},
    Translation{"mean, CR2 by game; games that ended before count as they ended",
                "Mittel, CR2 nach Partien; früher beendete Partien zählen mit ihrem Endwert"},
    Translation{
        "mean; games that are over keep their last value; band over all rounds together, by game (CR2, "
        "sup-t)",
        "Mittel; beendete Partien behalten ihren letzten Wert; Band über alle Runden zusammen, nach Partien "
        "(CR2, sup-t)"},
    Translation{"median round, Kaplan-Meier", "mittlere Runde (Median), Kaplan-Meier"},
    Translation{"median, Kaplan-Meier; interval from the curve's, by game",
                "Median, Kaplan-Meier; Intervall aus dem der Kurve, nach Partien"},
    Translation{"no nation in the chosen games played this opening",
                "kein Volk in den gewählten Partien spielte diese "
                "Eröffnung"},
    Translation{"no winner", "ohne Sieger"},
    Translation{"none of the chosen games has a date", "keine der gewählten Partien hat ein Datum"},
    Translation{"no game matches the filter", "keine Partie passt zum Filter"},
    Translation{"one game", "eine Partie"},
    Translation{"one round", "eine Runde"},
    Translation{"share of games with different places; Wilson",
                "Anteil der Partien mit verschiedenen Rängen; Wilson"},
    Translation{"share of wins; Wilson; baseline: mean of the same kinds of seats",
                "Anteil der Siege; Wilson; Vergleichswert: Mittel derselben Art von Plätzen"},
    Translation{
        "share of wins; score interval by game (CR2), Wilson where each game gives one seat; baseline: mean "
        "of the same kinds of seats",
        "Anteil der Siege; Score-Intervall nach Partien (CR2), Wilson, wo jede Partie nur einen Platz "
        "beiträgt; Vergleichswert: Mittel derselben Art von Plätzen"},
    Translation{
        "share of wins; score interval by game (CR2), Wilson where each game gives one seat; baseline: one "
        "in as many as play",
        "Anteil der Siege; Score-Intervall nach Partien (CR2), Wilson, wo jede Partie nur einen Platz "
        "beiträgt; Vergleichswert: 1 geteilt durch die Zahl der Völker"},
    Translation{"none of the chosen games has the nation {}", "keine der gewählten Partien hat das Volk {}"},
    Translation{"there is no game from {}", "es gibt keine Partie vom {}"},
    Translation{"there is no such report", "diesen Bericht gibt es nicht"},
    Translation{"unfinished", "nicht beendet"},
    Translation{"won", "gewonnen"},
    Translation{"{}", "{}"},
    Translation{"less", "weniger"},
    Translation{"more", "mehr"},
    Translation{"this is not a manifest of the opening laboratory",
                "das ist kein Protokoll des Eröffnungslabors"},
    Translation{"{} must be a whole number", "{} muss eine ganze Zahl sein"},
    Translation{"bot must be random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, "
                "quick, strong, strong:N or level:N, not {}",
                "bot muss random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, quick, "
                "strong, strong:N oder level:N sein, nicht {}"},
    Translation{"a side must have \"opening=\", \"bot=\" or both with \";\" between them, not {}",
                "eine Seite muss „opening=“, „bot=“ oder beides mit „;“ dazwischen haben, nicht {}"},
    Translation{"the opening {} belongs to {}, not to {}", "die Eröffnung {} gehört zu {}, nicht zu {}"},
    Translation{"the nation {} does not play in this game", "das Volk {} spielt in dieser Partie nicht mit"},
    Translation{
        "About {} games are needed to show a difference of {} points if {} of 100 games are won. At most {} "
        "will be played, with a check every {} games.",
        "Etwa {} Partien braucht es, um einen Unterschied von {} Prozentpunkten zu zeigen, wenn {} von 100 "
        "gewonnen werden. Höchstens {} werden gespielt, mit einer Prüfung alle {} Partien."},
    Translation{"{}: A wins {} points {} than B (95 %, valid at every check: {}). Shown after {} games.",
                "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jeder Prüfung: {}). Nachgewiesen "
                "nach {} Partien."},
    Translation{
        "{}: A wins {} points {} than B (95 %, valid at every check: {}). No difference shown; it was shown "
        "to be smaller than {} points after {} games.",
        "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jeder Prüfung: {}). Kein Unterschied "
        "nachgewiesen; dass er kleiner als {} Prozentpunkte ist, war nach {} Partien nachgewiesen."},
    Translation{
        "{}: A wins {} points {} than B (95 %, valid at every check: {}). No difference shown in {} games; "
        "no more were allowed.",
        "{}: A gewinnt {} Prozentpunkte {} als B (95 %, gültig bei jeder Prüfung: {}). Kein Unterschied "
        "nachgewiesen in {} Partien; mehr waren nicht erlaubt."},
    Translation{"{} ({} seats)", "{} ({} Plätze)"},
    Translation{"{} ({}) of {}", "{} ({}) von {}"},
    Translation{"{} games", "{} Partien"},
    Translation{"{} rounds", "{} Runden"},
    Translation{"{} is neither the code of an opening nor a list of spaces such as \"marble temple\"",
                "{} ist weder das Kürzel einer Eröffnung noch eine Folge von Feldern wie „marble temple“"},
    Translation{
        "{} of the seats are from games that ended before round {}. They count with their final number of "
        "personages.",
        "{} der Plätze sind aus Partien, die vor Runde {} endeten. Sie zählen mit ihrer letzten Zahl an "
        "Persönlichkeiten."},
    Translation{"{} of {} ({} %)", "{} von {} ({} %)"},
    Translation{"{} players have {} in their names; give more of the name",
                "{} Spieler haben {} im Namen; geben Sie mehr vom Namen an"},
    Translation{"Too few games ({}) to say much: the true share may be anywhere from {} to {}.",
                "Zu wenige Partien ({}), um viel zu sagen: Der wahre Anteil kann irgendwo von {} bis {} "
                "liegen."},
    Translation{"{} to {}", "{} bis {}"},
    Translation{"Not counted for wins: {} unfinished, {} without a winner.",
                "Bei den Siegen nicht gezählt: {} nicht beendet, {} ohne Sieger."},
    Translation{"{}: {} of {}", "{}: {} von {}"},
};

} // namespace

std::span<const Translation> ofReports() {
  return kForReports;
}

} // namespace annales::inline replay::german
