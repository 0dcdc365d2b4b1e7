// What a merge brings, by name, as a person counts it: a remark with its edits is one.
#pragma once

#include "libreplay/notebook/edit.h"
#include "libreplay/notebook/study.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

struct ComingLine {
  std::string name;
  std::string before;     // its name until now; empty where it keeps it or is new
  std::size_t events = 0; // new ones
};
struct ComingTag {
  std::string name, before, after;
};
struct ComingRemark {
  Annotation now;
  std::optional<Annotation> before; // what it changes; nothing for a new one
  std::uint32_t event = 0;          // its number on its line, from 1; 0 where it comes with the merge
};
struct MergeContents {
  std::vector<ComingLine> lines;
  std::vector<ComingTag> tags;
  std::vector<ComingRemark> remarks;
};

[[nodiscard]] MergeContents contentsOf(const std::vector<Edit>& edits, const Study& study);

} // namespace annales::inline replay
