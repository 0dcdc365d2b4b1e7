// Inside of `perform`: where somebody stands in a study. One file a subject answers intents there.
#pragma once

#include "libreplay/desk/perform.h"
#include "libreplay/remarks/remark_threads.h"

namespace annales::inline replay {

struct Stand {
  const Session& session;
  const Tab& tab;
  const Notebook& notebook;
  LinePlace at; // in `Study::events()`

  [[nodiscard]] const Study& study() const { return notebook.study(); }
  [[nodiscard]] const Reviewer& reviewer() const { return session.reviewer; }
  [[nodiscard]] const Hash& eventHere() const { return tab.line->idAt(tab.cursor); }
  [[nodiscard]] Discussion discussion() const { return {tab.game->log(), tab.game->log().annotations()}; }
};

[[nodiscard]] inline tl::unexpected<Said> no(SaidKey key, std::string about = {}) {
  return tl::unexpected<Said>(Said{key, std::move(about), {}});
}
[[nodiscard]] inline tl::unexpected<Said> no(const Error& why) {
  return tl::unexpected<Said>(because(why));
}
[[nodiscard]] inline Performed going(std::vector<Intent> then) {
  return {{}, std::move(then), {}, {}};
}
[[nodiscard]] inline Performed writing(std::vector<Edit> edits, std::vector<Intent> then = {},
                                       Said said = {}) {
  Performed performed{{}, std::move(then), std::move(said), {}};
  if (!edits.empty()) performed.page = std::move(edits);
  return performed;
}

// perform_places.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToFork& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToSibling& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoBackToFork& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToMainLine& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToRemark& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToMistake& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const GoToEvent& i);
// perform_play.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const PlayEvents& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const CorrectStocks& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ChangeDecision& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const LeaveOutDecision& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const KeepDecision& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const PasteBranch& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const CutBranch& i);
// perform_lines.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const PromoteLine& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const DemoteLine& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const PutLineFirst& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const NameLine& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ShowOrHideLine& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const RemoveLine& i);
// perform_remarks.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const WriteRemark& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const EditRemark& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const RetractRemark& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ResolveThread& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ToggleGlyph& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ToggleMark& i);
// perform_lessons.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const AddLessonStep& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const SetStepAsk& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const MakeLesson& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const MoveLessonStep& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const TakeOutLessonStep& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const RenameLesson& i);
// perform_record.cpp
[[nodiscard]] PerformResult performAt(const Stand& stand, const BeginRecording& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const ContinueRecording& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const EndRecording& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const MergeRecord& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const UndoLast& i);
[[nodiscard]] PerformResult performAt(const Stand& stand, const RedoLast& i);

} // namespace annales::inline replay
