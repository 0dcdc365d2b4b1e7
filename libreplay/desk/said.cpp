#include "libreplay/desk/said.h"

#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <cstddef>
#include <iterator>
#include <string_view>

namespace annales::inline replay {
namespace {

/// A row for each key, in their order. `{}`: what the sentence names.
struct SaidSentence {
  SaidKey key;
  std::string_view english, german;
};
constexpr SaidSentence kSaid[] = {
    {SaidKey::nothing, {}, {}},
    {SaidKey::because, {}, {}},
    {SaidKey::openAGame, "Open a game first.", "Öffnen Sie zuerst eine Partie."},
    {SaidKey::notEditable, "This game cannot be edited here.",
     "Diese Partie lässt sich hier nicht bearbeiten."},
    {SaidKey::keepsWriting, "Another program keeps writing to this game. Try again.",
     "Ein anderes Programm schreibt ständig in diese Partie. Versuchen Sie es noch einmal."},
    {SaidKey::whoWrites, "Not saved: enter your name first.",
     "Nicht gespeichert: Geben Sie zuerst Ihren Namen an."},
    {SaidKey::whereToKeep, "Not saved: choose first where to keep your work on this game.",
     "Nicht gespeichert: Wählen Sie zuerst, wo Ihre Arbeit an dieser Partie liegen soll."},
    {SaidKey::shownElse, "A different game is shown now. Nothing was done.",
     "Jetzt wird eine andere Partie gezeigt. Nichts wurde ausgeführt."},
    {SaidKey::othersWrote,
     "Someone else has just changed this game, so nothing was done. Check the change and try again.",
     "Jemand anderes hat diese Partie gerade geändert, darum wurde nichts ausgeführt. Prüfen Sie die "
     "Änderung und versuchen Sie es noch einmal."},
    {SaidKey::noForkAhead, "No other line branches off after this.", "Danach zweigt keine andere Linie ab."},
    {SaidKey::noForkBehind, "No other line branches off before this.", "Davor zweigt keine andere Linie ab."},
    {SaidKey::noLineBelow, "There is no line below this one.", "Darunter ist keine Linie."},
    {SaidKey::noLineAbove, "There is no line above this one.", "Darüber ist keine Linie."},
    {SaidKey::isMainLine, "This is already the main line.", "Das ist schon die Hauptlinie."},
    {SaidKey::noRemarkAhead, "No more remarks after this.", "Danach kommt keine Anmerkung mehr."},
    {SaidKey::noRemarkBehind, "No remarks before this.", "Davor ist keine Anmerkung."},
    {SaidKey::noMistakeAhead, "No more mistakes are marked after this.",
     "Danach ist kein Fehler mehr vermerkt."},
    {SaidKey::noMistakeBehind, "No mistakes are marked before this.", "Davor ist kein Fehler vermerkt."},
    {SaidKey::onNoLine, "That event is no longer on any line of the game.",
     "Dieses Ereignis liegt auf keiner Linie der Partie mehr."},
    {SaidKey::beginningStays,
     "The start of a game cannot be changed. Go to a decision, or record another game.",
     "Der Anfang einer Partie lässt sich nicht ändern. Gehen Sie zu einer Entscheidung, oder zeichnen "
     "Sie eine andere Partie auf."},
    {SaidKey::comesByItself,
     "This happened automatically. Go back to the decision that led to it and change that one.",
     "Das geschah automatisch. Gehen Sie zu der Entscheidung zurück, die dazu führte, und ändern Sie "
     "diese."},
    {SaidKey::unreached, "An earlier event makes no sense. Change that one first.",
     "Ein früheres Ereignis ergibt keinen Sinn. Ändern Sie zuerst dieses."},
    {SaidKey::gameHasEnded,
     "The game has ended here, so nothing can be corrected. Go back to the first event that was "
     "played differently.",
     "Die Partie ist hier zu Ende, darum lässt sich nichts berichtigen. Gehen Sie zum ersten Ereignis "
     "zurück, das anders gespielt wurde."},
    {SaidKey::nothingChanged, "Nothing was changed.", "Es wurde nichts geändert."},
    {SaidKey::standsAlready, "This is already what was played here, so nothing was changed.",
     "So wurde hier schon gespielt, also wurde nichts geändert."},
    {SaidKey::changeLost, "The event is no longer shown here, so nothing was changed.",
     "Das Ereignis wird hier nicht mehr gezeigt, also wurde nichts geändert."},
    {SaidKey::eventChanged, "Event {} was changed.", "Ereignis {} wurde geändert."},
    {SaidKey::eventLeftOut, "Event {} was left out.", "Ereignis {} wurde ausgelassen."},
    {SaidKey::correctionAfter, "A correction was added after event {}.",
     "Nach Ereignis {} wurde eine Berichtigung eingefügt."},
    {SaidKey::branchPasted, "The line was pasted.", "Die Linie wurde eingefügt."},
    {SaidKey::branchFits, "The whole line is legal here.", "Die ganze Linie ist hier erlaubt."},
    {SaidKey::branchDeleted, "The line from here was deleted.", "Die Linie ab hier wurde gelöscht."},
    {SaidKey::lineIsFirst, "This line already comes first.", "Die Linie steht schon an erster Stelle."},
    {SaidKey::linePromoted, "“{}” was moved up by one.", "„{}“ ist um eine Stelle nach oben gerückt."},
    {SaidKey::lineDeleted, "Line “{}” was deleted.", "Die Linie „{}“ wurde gelöscht."},
    {SaidKey::remarkIsGone, "That remark no longer exists.", "Diese Anmerkung gibt es nicht mehr."},
    {SaidKey::remarkDeleted, "The remark was deleted.", "Die Anmerkung wurde gelöscht."},
    {SaidKey::stepOfAnother, "A step of this lesson is a remark by {}. Only its author can change it.",
     "Ein Schritt dieser Lektion ist eine Anmerkung von {}. Nur der Verfasser kann sie ändern."},
    {SaidKey::lessonExists, "There is already a lesson “{}”. Choose another name.",
     "Es gibt schon eine Lektion „{}“. Wählen Sie einen anderen Namen."},
    {SaidKey::stepTakenOut,
     "The step was removed from the lesson. Its remark is kept. Undo restores the step.",
     "Der Schritt wurde aus der Lektion entfernt. Seine Anmerkung bleibt. Rückgängig stellt den Schritt "
     "wieder her."},
    {SaidKey::lessonMade, "The lesson “{}” is ready. F5 presents it, Undo removes it.",
     "Die Lektion „{}“ ist fertig. F5 zeigt sie, Rückgängig entfernt sie."},
    {SaidKey::lessonHasAll, "The lesson “{}” already has all these moments.",
     "Die Lektion „{}“ enthält diese Momente schon alle."},
    {SaidKey::nothingToTeach, "No clear mistakes of this size were found, so there is no lesson to make.",
     "Es wurde kein sicherer Fehler dieser Größe gefunden, also gibt es keine Lektion."},
    {SaidKey::notRecording, "No game is being recorded here.", "Hier wird keine Partie aufgezeichnet."},
    {SaidKey::recordsAlready, "This game is already being recorded.",
     "Diese Partie wird schon aufgezeichnet."},
    {SaidKey::recordIsComplete, "This game has ended, so there is nothing more to record.",
     "Diese Partie ist zu Ende, darum gibt es nichts mehr aufzuzeichnen."},
    {SaidKey::recordingContinued,
     "This game is being recorded from the end of its main line. What you play continues the record.",
     "Diese Partie wird vom Ende ihrer Hauptlinie an aufgezeichnet. Was Sie spielen, setzt die "
     "Aufzeichnung fort."},
    {SaidKey::recordingEnded, "Recording has ended. Anything you play from now on becomes a what-if line.",
     "Die Aufzeichnung ist beendet. Was Sie von jetzt an spielen, wird eine Was-wäre-wenn-Linie."},
    {SaidKey::endUndone, "The end of the recording was undone. What you play continues the record.",
     "Das Ende der Aufzeichnung wurde rückgängig gemacht. Was Sie spielen, setzt die Aufzeichnung "
     "fort."},
    {SaidKey::recordingUndone,
     "This game is no longer being recorded. Anything you play from now on becomes a what-if line.",
     "Diese Partie wird nicht mehr aufgezeichnet. Was Sie von jetzt an spielen, wird eine "
     "Was-wäre-wenn-Linie."},
    {SaidKey::nothingNew, "It contains nothing new.", "Darin ist nichts Neues."},
    {SaidKey::merged, "Merged.", "In die Partie übernommen."},
    {SaidKey::undone, "Undone.", "Rückgängig gemacht."},
    {SaidKey::redone, "Redone.", "Wiederhergestellt."}};

constexpr bool everyKeyHasItsRow() {
  for (std::size_t i = 0; i < std::size(kSaid); ++i)
    if (kSaid[i].key != static_cast<SaidKey>(i)) return false;
  return std::size(kSaid) == static_cast<std::size_t>(SaidKey::redone) + 1;
}
static_assert(everyKeyHasItsRow());

std::string sentenceOf(const Said& said, Language language) {
  const SaidSentence& text = kSaid[static_cast<std::size_t>(said.key)];
  return fmt::format(fmt::runtime(language == Language::german ? text.german : text.english), said.about);
}

} // namespace

std::string wordsOf(const Said& said, Language language) {
  return said.why ? reasonInWords(*said.why, language) : sentenceOf(said, language);
}

std::string wordsOf(const Said& said, const DisplayNames& names) {
  return said.why ? reasonInWords(*said.why, names) : sentenceOf(said, names.language);
}

} // namespace annales::inline replay
