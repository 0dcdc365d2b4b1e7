// What two people have both changed: one remark or one header. Neither wins without a word.
#pragma once

#include "libreplay/notebook/merge_study.h"
#include "libreplay/notebook/notebook.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Whose version counts; `both` keeps the other remark as one of its own. Headers have one value: `both` is
/// `mine` there.
enum class ConflictSide : std::uint8_t { ask, mine, theirs, both };

/// The latest versions here and there.
struct RemarkConflict {
  Hash first;      // the first wording here
  Hash firstThere; // likewise; another one in a file that has the remark as a copy
  Annotation ours, theirs;
};
struct TagConflict {
  std::string name, ours, theirs;
};
struct MergeConflicts {
  std::vector<RemarkConflict> remarks;
  std::vector<TagConflict> tags;
  [[nodiscard]] bool empty() const { return remarks.empty() && tags.empty(); }
  [[nodiscard]] std::size_t size() const { return remarks.size() + tags.size(); }
};

struct ConflictChoices {
  ConflictSide all = ConflictSide::ask;
  std::map<Hash, ConflictSide> remarks = {}; // by `RemarkConflict::first`, instead of `all`
  std::map<std::string, ConflictSide> tags = {};
  std::string at = {}; // UTC, the moment of choosing

  [[nodiscard]] ConflictSide of(const RemarkConflict& conflict) const;
  [[nodiscard]] ConflictSide of(const TagConflict& conflict) const;
};

/// `hadTag` as for `mergeStudy`.
[[nodiscard]] MergeConflicts conflictsOf(const Study& study, const EventLog& from, const TagHistory& hadTag);
/// Those that are still to be decided.
[[nodiscard]] MergeConflicts undecided(const MergeConflicts& conflicts, const ConflictChoices& choices);
/// What a merge leaves out until they are: the other versions, and what answers them.
[[nodiscard]] MergeOmissions omissionsFor(const MergeConflicts& undecided, const Study& study,
                                          const EventLog& from);
/// After the merge, which brings `merged`: the chosen versions count. Both stay in the history.
[[nodiscard]] std::vector<Edit> decisionsFor(const MergeConflicts& conflicts, const ConflictChoices& choices,
                                             const std::vector<Edit>& merged);

} // namespace annales::inline replay

namespace annales {
template <> struct Words<ConflictSide> {
  static constexpr std::array<std::string_view, 4> list{"ask", "mine", "theirs", "both"};
};
} // namespace annales
