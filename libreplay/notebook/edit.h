// What a person does to a game apart from playing it: lines of their own, remarks, headers, recording. Facts
// like the events of a game: kept in order, never changed, folded into a Study.
#pragma once

#include "engine/core/sha256.h"
#include "engine/event/event.h"
#include "libreplay/log/annotation.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// A list of events that its copies share: pages are kept by a desk, by a library and by whoever wrote them.
class SharedEvents {
public:
  SharedEvents() = default;
  SharedEvents(std::vector<Event> events)
      : events_(std::make_shared<const std::vector<Event>>(std::move(events))) {}
  SharedEvents(std::initializer_list<Event> events) : SharedEvents(std::vector<Event>(events)) {}

  [[nodiscard]] const Event* begin() const { return events_ ? events_->data() : nullptr; }
  [[nodiscard]] const Event* end() const { return begin() + size(); }
  [[nodiscard]] std::size_t size() const { return events_ ? events_->size() : 0; }
  [[nodiscard]] bool empty() const { return size() == 0; }

private:
  std::shared_ptr<const std::vector<Event>> events_; // null: none
};

/// The line of that name now leads to `head`: from the event `parent` on through `events`. Makes the line
/// where there is none, lengthens, cuts or replaces it where there is. `main` only while recording.
struct SetLine {
  std::string name;
  Hash parent;
  SharedEvents events;
  Hash head; // of the last event, of `parent` where there are none
};
struct RenameLine {
  std::string from, to;
};
struct DeleteLine {
  std::string name;
};
struct HideLine {
  std::string name;
  bool hidden = true;
};
/// Order among the what-if lines: before another one, or last.
struct PlaceLine {
  std::string name;
  std::optional<std::string> before;
};
/// A new remark, or the edit of one (`replaces`).
struct AddRemark {
  Annotation remark;
};
struct SetTag {
  std::string name, value;
};
/// While a game is recorded its main line may be lengthened, and cut as far as it is not stored as played.
struct SetRecording {
  bool on = true;
};

using Edit =
    std::variant<SetLine, RenameLine, DeleteLine, HideLine, PlaceLine, AddRemark, SetTag, SetRecording>;

/// What one gesture does, and one undo takes back.
struct StudyChange {
  std::string author;
  std::string at; // UTC, YYYY-MM-DDThh:mm:ssZ
  std::vector<Edit> edits;
};
struct UndoChange {
  std::string author, at;
};
struct RedoChange {
  std::string author, at;
};
/// A page of a notebook.
using Entry = std::variant<StudyChange, UndoChange, RedoChange>;

} // namespace annales::inline replay
