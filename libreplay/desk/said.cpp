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
    return {"Another program keeps writing to this game; try again.",
            "Ein anderes Programm schreibt immerzu in diese Partie; versuchen Sie es noch einmal."};
  case SaidKey::whoWrites:
    return {"Not saved: say first who you are.", "Nicht gespeichert: Sagen Sie zuerst, wer Sie sind."};
  case SaidKey::whereToKeep:
    return {"Not saved: say first where your work on this game goes.",
            "Nicht gespeichert: Sagen Sie zuerst, wohin Ihre Arbeit an dieser Partie soll."};
  case SaidKey::shownElse:
    return {"Something else is shown now, so nothing was done.",
            "Jetzt wird etwas anderes gezeigt, darum ist nichts geschehen."};
  case SaidKey::othersWrote:
    return {"Somebody else has just written in this game, so nothing was done. Look at it and try again.",
            "Gerade hat jemand anderes in diese Partie geschrieben, darum ist nichts geschehen. Sehen Sie es "
            "sich an und versuchen Sie es noch einmal."};
  case SaidKey::noForkAhead:
    return {"No other line branches off further on.", "Weiter vorn zweigt keine andere Linie ab."};
  case SaidKey::noForkBehind:
    return {"No other line branches off before this.", "Vorher zweigt keine andere Linie ab."};
  case SaidKey::noLineBelow:
    return {"There is no line below this one.", "Darunter ist keine Linie."};
  case SaidKey::noLineAbove:
    return {"There is no line above this one.", "Darüber ist keine Linie."};
  case SaidKey::isMainLine:
    return {"This is already the recorded line.", "Dies ist schon die aufgezeichnete Linie."};
  case SaidKey::noRemarkAhead:
    return {"No more remarks further on.", "Weiter vorn ist keine Anmerkung."};
  case SaidKey::noRemarkBehind:
    return {"No remarks before this.", "Vorher ist keine Anmerkung."};
  case SaidKey::noMistakeAhead:
    return {"No more mistakes are marked further on.", "Weiter vorn ist kein Fehler vermerkt."};
  case SaidKey::noMistakeBehind:
    return {"No mistakes are marked before this.", "Vorher ist kein Fehler vermerkt."};
  case SaidKey::onNoLine:
    return {"That event is no longer on any line of the game.",
            "Dieses Ereignis steht auf keiner Linie der Partie mehr."};
  case SaidKey::beginningStays:
    return {"The start of a game cannot be changed: go to a decision, or record another game.",
            "Der Anfang einer Partie bleibt, wie er ist: Gehen Sie zu einer Entscheidung, oder zeichnen Sie "
            "eine andere Partie auf."};
  case SaidKey::comesByItself:
    return {"This happened automatically. Go back to the decision that led to it and change that one.",
            "Das hat niemand entschieden: Es folgt aus den Regeln. Gehen Sie zu der Entscheidung zurück, die "
            "dazu führt, und ändern Sie diese."};
  case SaidKey::unreached:
    return {"An earlier event makes no sense: change that one first.",
            "Ein früheres Ereignis ergibt keinen Sinn: Ändern Sie zuerst dieses."};
  case SaidKey::gameHasEnded:
    return {"Nothing can be corrected after the end: go back to where the table played differently.",
            "Die Partie ist hier zu Ende: Gehen Sie dorthin zurück, wo der Tisch etwas anderes tat."};
  case SaidKey::nothingChanged:
    return {"Nothing was changed.", "Es wurde nichts geändert."};
  case SaidKey::standsAlready:
    return {"That is already what happens here, so nothing was changed.",
            "So wurde gespielt: Es wurde nichts geändert."};
  case SaidKey::changeLost:
    return {"The event is no longer shown here, so nothing was changed.",
            "Das Ereignis wird hier nicht mehr gezeigt, es wurde also nichts geändert."};
  case SaidKey::eventChanged:
    return {"Event {} was changed.", "Ereignis {} ist geändert."};
  case SaidKey::eventLeftOut:
    return {"Event {} was left out.", "Ereignis {} ist ausgelassen."};
  case SaidKey::correctionAfter:
    return {"A correction was added after event {}.", "Nach Ereignis {} steht eine Berichtigung."};
  case SaidKey::branchPasted:
    return {"The branch was pasted.", "Ein Zweig ist eingefügt."};
  case SaidKey::branchFits:
    return {"The whole branch is legal here.", "Der ganze Zweig ist hier erlaubt."};
  case SaidKey::branchDeleted:
    return {"The branch from here was deleted.", "Der Zweig von hier an ist gelöscht."};
  case SaidKey::lineIsFirst:
    return {"This line already comes first.", "Die Linie steht schon an erster Stelle."};
  case SaidKey::linePromoted:
    return {"“{}” now comes before its sibling.", "„{}“ steht jetzt vor der Nachbarlinie."};
  case SaidKey::lineDeleted:
    return {"Line “{}” was deleted.", "Die Linie „{}“ ist gelöscht."};
  case SaidKey::remarkIsGone:
    return {"That remark is no longer there.", "Diese Anmerkung gibt es nicht mehr."};
  case SaidKey::remarkDeleted:
    return {"The remark was deleted.", "Die Anmerkung ist gelöscht."};
  case SaidKey::stepOfAnother:
    return {"A step of this lesson is a remark by {}; only its author can change it.",
            "Ein Schritt dieser Lektion ist eine Anmerkung von {}; nur wer sie schrieb, kann sie ändern."};
  case SaidKey::lessonExists:
    return {"There is already a lesson “{}”. Choose another name.",
            "Es gibt schon eine Lektion „{}“. Wählen Sie einen anderen Namen."};
  case SaidKey::stepTakenOut:
    return {
        "The step was removed from the lesson; its remark stays. Undo brings it back.",
        "Der Schritt gehört nicht mehr zur Lektion; seine Anmerkung bleibt. Rückgängig bringt ihn wieder."};
  case SaidKey::lessonMade:
    return {"The lesson “{}” is there: F5 presents it, Undo takes it back.",
            "Die Lektion „{}“ ist da: F5 zeigt sie, Rückgängig nimmt sie zurück."};
  case SaidKey::lessonHasAll:
    return {"The lesson “{}” has all these moments already.",
            "Die Lektion „{}“ hat diese Momente schon alle."};
  case SaidKey::nothingToTeach:
    return {"Nothing was shown to give so much away, so there is nothing to make a lesson of.",
            "Nirgends wurde nachweislich so viel verschenkt, dass daraus eine Lektion werden könnte."};
  case SaidKey::notRecording:
    return {"No game is being recorded here.", "Hier wird keine Partie aufgezeichnet."};
  case SaidKey::recordingEnded:
    return {"Recording has ended: anything you play from now on is a what-if line.",
            "Die Aufzeichnung ist beendet: Was Sie von jetzt an spielen, ist eine Was-wäre-wenn-Linie."};
  case SaidKey::nothingNew:
    return {"It has nothing that you do not already have.", "Darin ist nichts, was Sie nicht schon haben."};
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
