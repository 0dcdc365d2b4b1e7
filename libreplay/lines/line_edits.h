// What a person does to lines, as edits for a page of the notebook. Nothing here changes a study; a builder
// that finds nothing to do gives no edits, one that is not allowed fails with a sentence.
#pragma once

#include "libreplay/lines/line_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// An event of `Study::events()`, and the line on which it is seen.
struct LinePlace {
  std::string line{kMainLine};
  NodeIndex event = 0;
};

/// The edits that playing needs, and where one is once they are written. No edits: the events are there
/// already, and one follows the line.
struct Played {
  std::vector<Edit> edits;
  std::string line;
  Hash event;

  [[nodiscard]] bool follows() const { return edits.empty(); }
};

using Edits = std::vector<Edit>;

/// Plays events after a place. As far as some line goes on with the same events it is followed, the present
/// line first. The rest lengthens the line that ends there, where it is one's own and not a machine's or,
/// while recording, main; else it becomes a new own line, named after `stem`. Whether the events are legal is
/// up to the caller. Fails where the place is on no such line.
[[nodiscard]] Result<Played> play(const Study& study, const LinePlace& at, const std::vector<Event>& events,
                                  std::string_view stem = "What if");

/// "What if 3": a name that no line has, numbered above all lines of that stem.
[[nodiscard]] std::string automaticName(const Study& study, std::string_view stem = "What if");

/// Before the line above it among those that leave their common parent at the same event; where it is the
/// first there, before the parent, whose part up to the fork becomes its own. Any line but main.
[[nodiscard]] Result<Edits> promote(const Study& study, std::string_view line);
/// After the line below it at its fork; where it is the last there, after the first line that leaves it.
[[nodiscard]] Result<Edits> demote(const Study& study, std::string_view line);
/// Before all other what-if lines.
[[nodiscard]] Result<Edits> makeFirst(const Study& study, std::string_view line);

/// Own lines only.
[[nodiscard]] Result<Edits> renameLine(const Study& study, std::string_view line, std::string_view to);
/// Own lines only.
[[nodiscard]] Result<Edits> deleteLine(const Study& study, std::string_view line);
/// Any line but main.
[[nodiscard]] Result<Edits> hideLine(const Study& study, std::string_view line, bool hidden);

/// Removes the event and everything after it. Own lines through it end before it; those that would then
/// have nothing of their own are deleted. Main only while recording, as far as it is not stored as played.
/// Fails, naming it, where a line that came with the game goes through the event.
[[nodiscard]] Result<Edits> deleteBranch(const Study& study, NodeIndex event);

/// Takes back the last `steps` steps of a line, fewer where there are fewer: of main while recording, or of
/// one's own line, which disappears when nothing of its own is left. A step is a decision, or the end of a
/// turn with everything that the rules bring with it. Other lines keep the events. Fails where there is
/// nothing to take back.
[[nodiscard]] Result<Edits> takeBack(const Study& study, std::string_view line, int steps = 1);

/// Whether a step of `takeBack` begins with the event.
[[nodiscard]] bool beginsStep(const Event& before, const Event& event);

/// The event after these, as if they were played from `parent` on.
[[nodiscard]] Hash headAfter(const EventLog& events, const Hash& parent, const std::vector<Event>& played);

} // namespace annales::inline replay
