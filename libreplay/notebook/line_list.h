// The what-if lines of a game in their order, found by name however many there are.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/text/text_map.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// A what-if line.
struct StudyLine {
  std::string name;
  NodeIndex head = kNoNode; // in `Study::events()`
  bool hidden = false;
  bool own = false; // made here: may be renamed, changed and deleted; one that came with the log only hidden
  std::string author; // who made it; empty where nobody is known
  friend bool operator==(const StudyLine&, const StudyLine&) = default;
};

/// No two have the same name: who adds or renames one has looked.
class LineList {
public:
  [[nodiscard]] const std::vector<StudyLine>& all() const { return lines_; }
  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  [[nodiscard]] StudyLine& operator[](std::size_t at) { return lines_[at]; } // not its name
  [[nodiscard]] const StudyLine& operator[](std::size_t at) const { return lines_[at]; }
  /// Its place, or `size()`.
  [[nodiscard]] std::size_t find(std::string_view name) const;

  void add(StudyLine line) { putIn(size(), std::move(line)); }
  void putIn(std::size_t at, StudyLine line);
  StudyLine takeOut(std::size_t at);
  /// The name before.
  std::string rename(std::size_t at, std::string name);
  void clear();

private:
  using Mark = std::uint32_t;

  std::vector<StudyLine> lines_;
  std::vector<Mark> marks_; // of the lines, in their order: places change, and texts are slow to compare
  TextMap<Mark> markOf_;
  Mark next_ = 0;
};

} // namespace annales::inline replay
