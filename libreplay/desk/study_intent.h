// What a person wants to do in the study of the shown game, as values. What only moves the cursor within a
// line is an `Intent` of the session.
#pragma once

#include "libreplay/learning/decisive.h"
#include "libreplay/log/annotation.h"
#include "libreplay/log/event_log.h"
#include "libreplay/notebook/merge_conflicts.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace annales::inline replay {

// --- to another place of the study; these write nothing. `by` below 0 goes back
/// To the next place where another line leaves the shown one.
struct GoToFork {
  int by = 1;
};
/// To the event in the same place on the line below (above).
struct GoToSibling {
  int by = 1;
};
/// To the event after which the shown line left the one it comes from.
struct GoBackToFork {};
struct GoToMainLine {};
/// To the next event with a remark in the layers that are shown.
struct GoToRemark {
  int by = 1;
};
/// To right before the next event that a shown remark calls a mistake, so that one may think first.
struct GoToMistake {
  int by = 1;
};
/// To an event, on the shown line where that has it, else on the first line that does.
struct GoToEvent {
  Hash event;
};

// --- playing
/// In the place of the decision that is being changed where the tab stands there; else after the cursor:
/// along a line that already goes on so, else on a new line of one's own.
struct PlayEvents {
  std::vector<Event> events; // legal one after another, or the caller knows why not
  std::string name;          // of the line, should it be a new one; empty: an automatic one
  /// What is said of it in the same breath, behind so many of the events, as in `WriteRemark`. Not while a
  /// decision is being changed.
  std::vector<std::pair<std::size_t, Annotation>> remarks{};
};
/// The table's stocks were different. Played like any event, but in the middle of a recording the later
/// events are kept.
struct CorrectStocks {
  Corrected correction;
};
/// The decision at the cursor is about to be changed.
struct ChangeDecision {};
/// The decision that is about to be changed gives way to nothing.
struct LeaveOutDecision {};
/// The decision stays as it is.
struct KeepDecision {};
/// Events from elsewhere, as far as they are legal after the cursor.
struct PasteBranch {
  std::vector<Event> branch;
};
/// The event at the cursor and all that follows it.
struct CutBranch {};

// --- lines, by name; where it is empty, the one that is shown
struct PromoteLine {
  std::string line;
};
struct DemoteLine {
  std::string line;
};
struct PutLineFirst {
  std::string line;
};
struct NameLine {
  std::string line, name;
};
struct ShowOrHideLine {
  std::string line;
  bool hidden = true;
};
struct RemoveLine {
  std::string line;
};

// --- remarks
/// A remark or an answer. Its event is the one at the cursor where `draft.event` is the null hash; author,
/// moment and id are given to it.
struct WriteRemark {
  Annotation draft;
};
/// `changed` instead of the remark; retracted where it says nothing any more.
struct EditRemark {
  Hash remark; // any version of it
  Annotation changed;
};
struct RetractRemark {
  Hash remark;
};
/// The thread of the remark is open, or resolved. In one's own remark where the thread begins with it, else
/// as an answer that says nothing else.
struct ResolveThread {
  Hash remark;
  bool resolved = true;
};
/// On one's own remark at the cursor, or a new one: the glyph (or observing tag) comes or goes. A glyph for a
/// move comes on the move, and is about the nation that makes it (libreplay/desk/glyph_place.h).
struct ToggleGlyph {
  std::string glyph;
  std::string nation; // whom every other one is about; empty: no nation in particular
};
/// Likewise an arrow or a ring; one on the same provinces in another colour is painted anew.
struct ToggleMark {
  Mark mark;
};

// --- lessons
/// The event becomes the last step of the lesson, which begins with it where there is none of that title.
struct AddLessonStep {
  std::string title; // see `lessonSlug`
  std::string text;  // question, `---`, answer: see `splitLessonText`
  Hash event;
  std::optional<Hash> remark; // one's own that becomes the step; none: a new one
  std::optional<Ask> ask = std::nullopt;
  int number = 0; // of the step, at least: the lesson may have steps in other games
};
/// What the step asks: which turns are right or wrong, and its hints. Of one's own remark, or of one by a
/// machine; the rest of it stays.
struct SetStepAsk {
  Hash remark; // any version of it
  std::optional<Ask> ask;
};
/// Moments of the shown line become a lesson by the machine, or go on one of that title that lacks them: for
/// each a remark of the layer `machine` and a line that shows its answer.
struct MakeLesson {
  std::string title;
  std::vector<LessonMoment> moments;
};
struct MoveLessonStep {
  std::string slug;
  std::size_t from = 0, to = 0; // places, from 0
};
struct TakeOutLessonStep {
  std::string slug;
  std::size_t place = 0;
};
struct RenameLesson {
  std::string slug, title;
};

// --- the record
/// The shown game, of its GameCreated alone, is recorded from now on; what begins by itself begins.
struct BeginRecording {
  std::vector<std::pair<std::string, std::string>> headers;
};
/// The shown game is recorded on from the end of its main line, whether or not it was recorded before.
struct ContinueRecording {};
/// What was recorded is from now on what was played.
struct EndRecording {};
/// Somebody else's record of the game, or a part of it.
struct MergeRecord {
  std::shared_ptr<const EventLog> record;
  bool lines = true, remarks = true;
  ConflictChoices choices = {}; // what both sides changed
};

struct UndoLast {};
struct RedoLast {};

using StudyIntent =
    std::variant<GoToFork, GoToSibling, GoBackToFork, GoToMainLine, GoToRemark, GoToMistake, GoToEvent,
                 PlayEvents, CorrectStocks, ChangeDecision, LeaveOutDecision, KeepDecision, PasteBranch,
                 CutBranch, PromoteLine, DemoteLine, PutLineFirst, NameLine, ShowOrHideLine, RemoveLine,
                 WriteRemark, EditRemark, RetractRemark, ResolveThread, ToggleGlyph, ToggleMark,
                 AddLessonStep, SetStepAsk, MakeLesson, MoveLessonStep, TakeOutLessonStep, RenameLesson,
                 BeginRecording, ContinueRecording, EndRecording, MergeRecord, UndoLast, RedoLast>;

} // namespace annales::inline replay
