// Where the remarks of a game are, in the order in which they are written out.
#pragma once

#include "importers/remarks/remark_writer.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/sentence.h"

#include <string>
#include <vector>

namespace annales::inline importers {

/// An event with threads, of which at least one remark is wanted.
struct RemarkedEvent {
  NodeIndex event = 0;
  std::string line;     // `main`, else the first by name that has it; empty: none
  int round = 0;        // 0: before the first
  NationId nation;      // who acts; none: nobody does
  std::string sentence; // in the game's language
  std::vector<std::uint32_t> threads;
};

/// What the writers ask about a game.
class RemarkPlaces {
public:
  explicit RemarkPlaces(const RemarkedGame& game);

  [[nodiscard]] const Discussion& discussion() const { return discussion_; }
  [[nodiscard]] const std::vector<RemarkedEvent>& events() const { return events_; }
  [[nodiscard]] const DisplayNames& names() const { return names_; }
  [[nodiscard]] const DiscussedRemark& remark(std::uint32_t place) const {
    return discussion_.remarks()[place];
  }
  [[nodiscard]] bool wants(const DiscussedRemark& remark) const {
    return !game_.wanted || game_.wanted(remark);
  }

private:
  void collect(const std::string& line, NodeIndex head);
  void add(const std::string& line, NodeIndex event);

  const RemarkedGame& game_;
  EventNames ids_;
  DisplayNames names_;
  Discussion discussion_;
  TreeFold fold_;
  std::vector<bool> done_; // by event
  std::vector<RemarkedEvent> events_;
};

/// Glyphs, then the observation tags, by their short names.
[[nodiscard]] std::vector<std::string> signsOfRemark(const Annotation& remark);
/// The tags that are neither a sign nor say whether a thread is open.
[[nodiscard]] std::vector<std::string_view> otherTagsOfRemark(const Annotation& remark);

} // namespace annales::inline importers
