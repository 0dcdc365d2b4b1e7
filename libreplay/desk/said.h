// What a person is told after an intent, as a value: a key and what is put into its sentence.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/result.h"
#include "libreplay/words/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

enum class SaidKey : std::uint8_t {
  nothing,
  because, // `why` says it
  openAGame,
  notEditable,
  keepsWriting,
  whoWrites,   // the reviewer's name is not known
  whereToKeep, // nor where the game is kept
  shownElse,   // another game, since somebody was asked
  othersWrote, // so that the page would be another one
  // places
  noForkAhead,
  noForkBehind,
  noLineBelow,
  noLineAbove,
  isMainLine,
  noRemarkAhead,
  noRemarkBehind,
  noMistakeAhead,
  noMistakeBehind,
  onNoLine,
  // playing
  beginningStays,
  comesByItself,
  unreached,
  gameHasEnded,
  nothingChanged,
  standsAlready,
  changeLost,
  eventChanged,    // its number
  eventLeftOut,    // its number
  correctionAfter, // the event's number
  branchPasted,
  branchFits,
  branchDeleted,
  // lines
  lineIsFirst,
  linePromoted, // its name
  lineDeleted,  // its name
  // remarks and lessons
  remarkIsGone,
  remarkDeleted,
  stepOfAnother, // its author
  lessonExists,  // its name
  stepTakenOut,
  lessonMade,   // its name
  lessonHasAll, // likewise
  nothingToTeach,
  // the record
  notRecording,
  recordsAlready,
  recordIsComplete,
  recordingContinued,
  recordingEnded,
  endUndone,       // of a recording, which goes on
  recordingUndone, // its beginning
  nothingNew,
  merged,
  undone,
  redone
};

struct Said {
  SaidKey key = SaidKey::nothing;
  std::string about;        // what is named in the sentence
  std::optional<Error> why; // of `because`
  [[nodiscard]] bool silent() const { return key == SaidKey::nothing; }
};

[[nodiscard]] inline Said because(Error why) {
  return {SaidKey::because, {}, std::move(why)};
}

/// One sentence; empty for `nothing`.
[[nodiscard]] std::string wordsOf(const Said& said, Language language = Language::english);
/// The same, with the names of a game and in their language.
[[nodiscard]] std::string wordsOf(const Said& said, const DisplayNames& names);

} // namespace annales::inline replay
