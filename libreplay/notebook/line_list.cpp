#include "libreplay/notebook/line_list.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {

std::size_t LineList::find(std::string_view name) const {
  const auto known = markOf_.find(name);
  if (known == markOf_.end()) return size();
  return static_cast<std::size_t>(std::ranges::find(marks_, known->second) - marks_.begin());
}

void LineList::putIn(std::size_t at, StudyLine line) {
  markOf_.emplace(line.name, next_);
  marks_.insert(marks_.begin() + static_cast<std::ptrdiff_t>(at), next_++);
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at), std::move(line));
}

StudyLine LineList::takeOut(std::size_t at) {
  StudyLine line = std::move(lines_[at]);
  markOf_.erase(markOf_.find(line.name));
  marks_.erase(marks_.begin() + static_cast<std::ptrdiff_t>(at));
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
  return line;
}

std::string LineList::rename(std::size_t at, std::string name) {
  markOf_.erase(markOf_.find(lines_[at].name));
  markOf_.emplace(name, marks_[at]);
  return std::exchange(lines_[at].name, std::move(name));
}

void LineList::clear() {
  lines_.clear();
  marks_.clear();
  markOf_.clear();
}

} // namespace annales::inline replay
