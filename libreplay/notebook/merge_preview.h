// What somebody's record of a game in a file has beyond the game as it is here: looked at first, then
// merged.
#pragma once

#include "libreplay/notebook/merge_conflicts.h"
#include "libreplay/notebook/merge_contents.h"
#include "libreplay/notebook/merge_study.h"
#include "libreplay/notebook/notebook.h"

#include <string>
#include <vector>

namespace annales::inline replay {

struct RemarksBy {
  std::string author;
  std::size_t count = 0;
  friend bool operator==(const RemarksBy&, const RemarksBy&) = default;
};

/// Counts as a person would: a remark with its edits is one.
struct MergePreview {
  std::vector<Edit> lines;   // of the main line, what-if lines and headers
  std::vector<Edit> remarks; // versions of remarks; some are on events that `lines` bring
  MergeContents contents;    // the same by name
  MergeConflicts conflicts;  // to be decided; of these nothing is in the lists above
  std::size_t newLines = 0, newTags = 0;
  std::size_t mainEvents = 0; // by which the main line grows
  std::size_t knownLines = 0, knownRemarks = 0;
  std::size_t homeless = 0;       // remarks on events of no line, which cannot be merged
  std::vector<RemarksBy> authors; // of the new remarks, by name

  [[nodiscard]] bool empty() const { return lines.empty() && remarks.empty() && conflicts.empty(); }
};

/// Fails with a sentence where the two main lines part. The order in which several files are merged makes
/// no difference (`mergeStudy`).
[[nodiscard]] Result<MergePreview> lookInto(const EventLog& from, const Notebook& notebook,
                                            const ConflictChoices& choices = {});

/// One page for the notebook. Without lines, remarks on events that only those would bring are left out.
[[nodiscard]] std::vector<Edit> editsOf(MergePreview found, const Study& study, bool lines, bool remarks);

} // namespace annales::inline replay
