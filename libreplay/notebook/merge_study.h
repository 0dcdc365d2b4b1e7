// Somebody else's record of a game merged into a study of it: as edits, so that it can be undone.
#pragma once

#include "engine/core/result.h"
#include "libreplay/notebook/notebook.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// Whether a header ever had this value: an old file must not undo a later edit.
using TagHistory = std::function<bool(const std::string& name, const std::string& value)>;

/// What is left out of a merge: versions of remarks, and headers.
struct MergeOmissions {
  std::set<Hash> remarks = {};
  std::set<std::string> tags = {};
};

struct StudyMerge {
  std::vector<Edit> edits;
  std::size_t events = 0, lines = 0, tags = 0, remarks = 0; // that the study lacked
};

/// The headers that pages of the notebook have set, but for pages that were undone.
[[nodiscard]] std::set<std::pair<std::string, std::string>> tagsEverSet(const Notebook& notebook);

/// Where the main line of `from` ends, in `from`; nothing unless that is further than in the study. Fails
/// with a sentence where the two part.
[[nodiscard]] Result<std::optional<NodeIndex>> mainGrowth(const Study& study, const EventLog& from);
/// The failure when two main lines share only this many events.
[[nodiscard]] tl::unexpected<Error> mainsPart(std::uint32_t shared);
/// The lines (except main), headers and remarks of `from` that the study lacks. A line goes as far as the
/// longer of two goes. Of several courses with one name the one whose head has the smallest id keeps the
/// name, the others are called `name (<first 8 digits of that id>)`; lines that came with the game keep their
/// names. Of two values that a header got here and there the greater one counts, and of two people who made
/// the same line the one with the greater name. So the order in which several logs are merged makes no
/// difference. Remarks come by time, then by id. Events of `from` that are on no line must be in the study
/// already. `main` leads the main line to that event of `from`, as a recording would.
[[nodiscard]] StudyMerge mergeStudy(const Study& study, const EventLog& from, const TagHistory& hadTag,
                                    std::optional<NodeIndex> main = std::nullopt,
                                    const MergeOmissions& omitted = {});

/// What a line is called when another course of play has its name.
[[nodiscard]] std::string givenWay(std::string_view name, const Hash& head);

} // namespace annales::inline replay
