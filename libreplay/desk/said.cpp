#include "libreplay/desk/said.h"

#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <string_view>

namespace annales::inline replay {
namespace {

struct Sentence {
  std::string_view english, german;
};

/// Every key is asked for here by the compiler. `{}`: what the sentence names.
Sentence textOf(SaidKey key) {
  switch (key) {
  case SaidKey::nothing:
  case SaidKey::because:
    return {};
  case SaidKey::openAGame:
    return {"Open a game first.", "Öffnen Sie zuerst eine Partie."};
  case SaidKey::notEditable:
    return {"This game cannot be edited here.", "Diese Partie lässt sich hier nicht bearbeiten."};
  case SaidKey::keepsWriting:
    return {"Another program keeps writing to this game. Try again.",
            "Ein anderes Programm schreibt ständig in diese Partie. Versuchen Sie es noch einmal."};
  case SaidKey::whoWrites:
    return {"Not saved: enter your name first.", "Nicht gespeichert: Geben Sie zuerst Ihren Namen an."};
  case SaidKey::whereToKeep:
    return {"Not saved: choose first where to keep your work on this game.",
            "Nicht gespeichert: Wählen Sie zuerst, wo Ihre Arbeit an dieser Partie liegen soll."};
  case SaidKey::shownElse:
    return {"A different game is shown now. Nothing was done.",
            "Jetzt wird eine andere Partie gezeigt. Nichts wurde ausgeführt."};
  case SaidKey::othersWrote:
    return {"Someone else has just changed this game, so nothing was done. Check the change and try again.",
            "Jemand anderes hat diese Partie gerade geändert, darum wurde nichts ausgeführt. Prüfen Sie die "
            "Änderung und versuchen Sie es noch einmal."};
  case SaidKey::noForkAhead:
    return {"No other line branches off after this.", "Danach zweigt keine andere Linie ab."};
  case SaidKey::noForkBehind:
    return {"No other line branches off before this.", "Davor zweigt keine andere Linie ab."};
  case SaidKey::noLineBelow:
    return {"There is no line below this one.", "Darunter ist keine Linie."};
  case SaidKey::noLineAbove:
    return {"There is no line above this one.", "Darüber ist keine Linie."};
  case SaidKey::isMainLine:
    return {"This is already the main line.", "Das ist schon die Hauptlinie."};
  case SaidKey::noRemarkAhead:
    return {"No more remarks after this.", "Danach kommt keine Anmerkung mehr."};
  case SaidKey::noRemarkBehind:
    return {"No remarks before this.", "Davor ist keine Anmerkung."};
  case SaidKey::noMistakeAhead:
    return {"No more mistakes are marked after this.", "Danach ist kein Fehler mehr vermerkt."};
  case SaidKey::noMistakeBehind:
    return {"No mistakes are marked before this.", "Davor ist kein Fehler vermerkt."};
  case SaidKey::onNoLine:
    return {"That event is no longer on any line of the game.",
            "Dieses Ereignis liegt auf keiner Linie der Partie mehr."};
  case SaidKey::beginningStays:
    return {"The start of a game cannot be changed. Go to a decision, or record another game.",
            "Der Anfang einer Partie lässt sich nicht ändern. Gehen Sie zu einer Entscheidung, oder zeichnen "
            "Sie eine andere Partie auf."};
  case SaidKey::comesByItself:
    return {"This happened automatically. Go back to the decision that led to it and change that one.",
            "Das geschah automatisch. Gehen Sie zu der Entscheidung zurück, die dazu führte, und ändern Sie "
            "diese."};
  case SaidKey::unreached:
    return {"An earlier event makes no sense. Change that one first.",
            "Ein früheres Ereignis ergibt keinen Sinn. Ändern Sie zuerst dieses."};
  case SaidKey::gameHasEnded:
    return {"The game has ended here, so nothing can be corrected. Go back to the first event that was "
            "played differently.",
            "Die Partie ist hier zu Ende, darum lässt sich nichts berichtigen. Gehen Sie zum ersten Ereignis "
            "zurück, das anders gespielt wurde."};
  case SaidKey::nothingChanged:
    return {"Nothing was changed.", "Es wurde nichts geändert."};
  case SaidKey::standsAlready:
    return {"This is already what was played here, so nothing was changed.",
            "So wurde hier schon gespielt, also wurde nichts geändert."};
  case SaidKey::changeLost:
    return {"The event is no longer shown here, so nothing was changed.",
            "Das Ereignis wird hier nicht mehr gezeigt, also wurde nichts geändert."};
  case SaidKey::eventChanged:
    return {"Event {} was changed.", "Ereignis {} wurde geändert."};
  case SaidKey::eventLeftOut:
    return {"Event {} was left out.", "Ereignis {} wurde ausgelassen."};
  case SaidKey::correctionAfter:
    return {"A correction was added after event {}.", "Nach Ereignis {} wurde eine Berichtigung eingefügt."};
  case SaidKey::branchPasted:
    return {"The line was pasted.", "Die Linie wurde eingefügt."};
  case SaidKey::branchFits:
    return {"The whole line is legal here.", "Die ganze Linie ist hier erlaubt."};
  case SaidKey::branchDeleted:
    return {"The line from here was deleted.", "Die Linie ab hier wurde gelöscht."};
  case SaidKey::lineIsFirst:
    return {"This line already comes first.", "Die Linie steht schon an erster Stelle."};
  case SaidKey::linePromoted:
    return {"“{}” was moved up by one.", "„{}“ ist um eine Stelle nach oben gerückt."};
  case SaidKey::lineDeleted:
    return {"Line “{}” was deleted.", "Die Linie „{}“ wurde gelöscht."};
  case SaidKey::remarkIsGone:
    return {"That remark no longer exists.", "Diese Anmerkung gibt es nicht mehr."};
  case SaidKey::remarkDeleted:
    return {"The remark was deleted.", "Die Anmerkung wurde gelöscht."};
  case SaidKey::stepOfAnother:
    return {"A step of this lesson is a remark by {}. Only its author can change it.",
            "Ein Schritt dieser Lektion ist eine Anmerkung von {}. Nur der Verfasser kann sie ändern."};
  case SaidKey::lessonExists:
    return {"There is already a lesson “{}”. Choose another name.",
            "Es gibt schon eine Lektion „{}“. Wählen Sie einen anderen Namen."};
  case SaidKey::stepTakenOut:
    return {
        "The step was removed from the lesson. Its remark is kept. Undo restores the step.",
        "Der Schritt wurde aus der Lektion entfernt. Seine Anmerkung bleibt. Rückgängig stellt den Schritt "
        "wieder her."};
  case SaidKey::lessonMade:
    return {"The lesson “{}” is ready. F5 presents it, Undo removes it.",
            "Die Lektion „{}“ ist fertig. F5 zeigt sie, Rückgängig entfernt sie."};
  case SaidKey::lessonHasAll:
    return {"The lesson “{}” already has all these moments.",
            "Die Lektion „{}“ enthält diese Momente schon alle."};
  case SaidKey::nothingToTeach:
    return {"No clear mistakes of this size were found, so there is no lesson to make.",
            "Es wurde kein sicherer Fehler dieser Größe gefunden, also gibt es keine Lektion."};
  case SaidKey::notRecording:
    return {"No game is being recorded here.", "Hier wird keine Partie aufgezeichnet."};
  case SaidKey::recordingEnded:
    return {"Recording has ended. Anything you play from now on becomes a what-if line.",
            "Die Aufzeichnung ist beendet. Was Sie von jetzt an spielen, wird eine Was-wäre-wenn-Linie."};
  case SaidKey::recordsAlready:
    return {"This game is already being recorded.", "Diese Partie wird schon aufgezeichnet."};
  case SaidKey::recordIsComplete:
    return {"This game has ended, so there is nothing more to record.",
            "Diese Partie ist zu Ende, darum gibt es nichts mehr aufzuzeichnen."};
  case SaidKey::recordingContinued:
    return {"This game is being recorded from the end of its main line. What you play continues the record.",
            "Diese Partie wird vom Ende ihrer Hauptlinie an aufgezeichnet. Was Sie spielen, setzt die "
            "Aufzeichnung fort."};
  case SaidKey::endUndone:
    return {"The end of the recording was undone. What you play continues the record.",
            "Das Ende der Aufzeichnung wurde rückgängig gemacht. Was Sie spielen, setzt die Aufzeichnung "
            "fort."};
  case SaidKey::recordingUndone:
    return {"This game is no longer being recorded. Anything you play from now on becomes a what-if line.",
            "Diese Partie wird nicht mehr aufgezeichnet. Was Sie von jetzt an spielen, wird eine "
            "Was-wäre-wenn-Linie."};
  case SaidKey::nothingNew:
    return {"It contains nothing new.", "Darin ist nichts Neues."};
  case SaidKey::merged:
    return {"Merged.", "In die Partie übernommen."};
  case SaidKey::undone:
    return {"Undone.", "Rückgängig gemacht."};
  case SaidKey::redone:
    return {"Redone.", "Wiederhergestellt."};
  }
  return {};
}

std::string sentenceOf(const Said& said, Language language) {
  const Sentence text = textOf(said.key);
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
