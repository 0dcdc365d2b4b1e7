// A game with everything that people thought about it: the recorded log, what-if lines in their order,
// remarks.
#pragma once

#include "engine/core/result.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/edit.h"
#include "libreplay/notebook/line_list.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace annales::inline replay {

class Study {
public:
  /// `base`: the log as it was recorded or imported. Nothing of it is ever lost.
  explicit Study(std::shared_ptr<const EventLog> base);

  /// Fails with a sentence, having changed nothing. A line that the edit begins is by `author`, until a tag
  /// says otherwise; by nobody known where no tag could say that name.
  Result<void> apply(const Edit& edit, const std::string& author = {});
  /// The same edits may be about to come as in another study of the game: events that come of them are in
  /// memory once then.
  void expect(const Study& other) { events_.expect(other.events_); }
  /// The last so many edits never happened. Events that they added can still be found, on no line.
  void takeBack(std::size_t edits);
  /// Back to the base. Added events can still be found, on no line.
  void reset();

  [[nodiscard]] const EventLog& base() const { return *base_; }
  /// All events that were ever in the study, including those of deleted lines. Its lines, tags and remarks
  /// are those of the base.
  [[nodiscard]] const EventLog& events() const { return events_; }
  [[nodiscard]] NodeIndex mainHead() const { return main_; }
  [[nodiscard]] const LineList& lines() const { return lines_; }
  /// Who made one of these lines; empty where nobody is known.
  [[nodiscard]] const std::string& authorOf(const StudyLine& line) const {
    return lines_.authorOf(line.place);
  }
  /// Null where there is none; never `main`.
  [[nodiscard]] const StudyLine* line(std::string_view name) const;
  [[nodiscard]] bool recording() const { return recording_; }
  /// The header that says the order of the lines; empty where they have that of their names.
  [[nodiscard]] Tags lineOrder() const;
  /// The value of a header now; empty where there is none.
  [[nodiscard]] std::string tagNow(const std::string& name) const;
  /// Of the base first, then in order of arrival.
  [[nodiscard]] const std::vector<Annotation>& remarks() const { return remarks_; }
  /// `name`, or `name (2)` and so on: one that no line has.
  [[nodiscard]] std::string freeName(std::string_view name) const;

  /// The log as it is now: what everybody else reads, shows and exports. Events on no line only if
  /// they came with the base; remarks only where their event is there, added ones by time, so that it does
  /// not matter in which order they arrived.
  [[nodiscard]] EventLog log() const;

private:
  struct Editor;
  using WayBack = std::function<void(Study&)>;

  [[nodiscard]] Result<NodeIndex> place(const SetLine& edit);
  [[nodiscard]] Result<NodeIndex> extend(NodeIndex parent, const SetLine& edit);
  [[nodiscard]] Result<LineList::Place> ownLine(std::string_view name) const;
  /// Nothing where no line ends there.
  [[nodiscard]] std::optional<WayBack> nameAuthor(const Hash& head, const std::string& author);
  [[nodiscard]] bool standsAt(const Hash& remark, const Hash& event) const;
  void keep(const Annotation& remark);
  void arrange(const std::vector<std::string>& names);

  std::shared_ptr<const EventLog> base_;
  EventLog events_;
  NodeIndex main_;
  LineList lines_;
  std::vector<Annotation> remarks_;
  std::unordered_map<Hash, std::size_t, HashHasher> remarkById_;
  std::vector<std::pair<std::string, std::string>> tags_; // beyond the base's
  bool recording_ = false;
  std::vector<WayBack> waysBack_; // from each edit
};

/// The message where no line has the name.
[[nodiscard]] tl::unexpected<Error> noLine(std::string_view name);

} // namespace annales::inline replay
