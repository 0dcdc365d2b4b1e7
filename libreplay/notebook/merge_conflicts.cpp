#include "libreplay/notebook/merge_conflicts.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/edition.h"
#include "libreplay/log/remark_versions.h"
#include "libreplay/log/tags.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace annales::inline replay {
namespace {

/// What readers see of it.
std::string readableContent(const Annotation& remark) {
  Annotation plain = withoutEdition(remark);
  plain.id = {};
  plain.at.clear();
  plain.author.clear();
  plain.replaces.reset();
  plain.answers.reset();
  std::string text;
  appendAnnotationRecord(text, plain);
  return text;
}

/// One remark of one log with all its wordings there.
struct OneRemark {
  Hash first;
  Annotation latest;
  std::set<Hash> ids;
  std::set<std::string> contents;
};

/// By the names under which copies go (`editionTag`).
std::map<std::string, OneRemark> remarksByName(const std::vector<Annotation>& remarks) {
  const RemarkVersions versions(remarks);
  std::map<std::size_t, OneRemark> byFirst;
  std::map<std::size_t, std::string> names;
  for (std::size_t i = 0; i < remarks.size(); ++i) {
    const std::size_t first = versions.first(i);
    OneRemark& all = byFirst[first];
    all.first = remarks[first].id;
    all.latest = remarks[versions.last(i)];
    all.ids.insert(remarks[i].id);
    all.contents.insert(readableContent(remarks[i]));
    if (auto name = editionOf(remarks[i])) names[first] = std::move(*name);
  }
  std::map<std::string, OneRemark> byName;
  for (auto& [first, all] : byFirst) {
    const auto named = names.find(first);
    byName.emplace(named == names.end() ? editionName(all.first) : named->second, std::move(all));
  }
  return byName;
}

/// Whether one of the two has what the other says now, so that it only went on from there.
bool isAhead(const OneRemark& one, const OneRemark& other) {
  return one.ids.contains(other.latest.id) || one.contents.contains(readableContent(other.latest));
}

/// A copy in a file may lack its earlier wordings: then nothing tells which wording it was made of.
bool bothChangedIt(const OneRemark& ours, const OneRemark& theirs) {
  if (isAhead(ours, theirs) || isAhead(theirs, ours)) return false;
  return ours.ids.size() > 1; // else ours is as it was written, and theirs is an edit of it
}

std::vector<RemarkConflict> remarkConflicts(const Study& study, const EventLog& from) {
  std::vector<RemarkConflict> conflicts;
  const auto mayBeAnEdit = [](const Annotation& remark) { return remark.replaces || editionOf(remark); };
  if (std::ranges::none_of(from.annotations(), mayBeAnEdit)) return conflicts;
  const auto ours = remarksByName(study.log().annotations()), theirs = remarksByName(from.annotations());
  for (const auto& [name, there] : theirs) {
    const auto here = ours.find(name);
    if (here == ours.end() || here->second.latest.event != there.latest.event) continue;
    if (bothChangedIt(here->second, there))
      conflicts.push_back({here->second.first, there.first, here->second.latest, there.latest});
  }
  return conflicts;
}

/// As in `mergeStudy`: a header that came with the game was not changed here.
std::vector<TagConflict> tagConflicts(const Study& study, const EventLog& from, const TagHistory& hadTag) {
  std::vector<TagConflict> conflicts;
  const EventLog now = study.log();
  const Tags& base = study.base().tags();
  for (const auto& [name, theirs] : from.tags()) {
    const std::string& ours = tagOf(now.tags(), name);
    if (isForProgram(name) || ours.empty() || ours == theirs || hadTag(name, theirs)) continue;
    if (tagOf(base, name) != ours) conflicts.push_back({name, ours, theirs});
  }
  return conflicts;
}

/// The same words by the same author once more, so that they are the latest.
Annotation saidAgain(const Annotation& chosen, const Annotation& other, const std::string& at) {
  Annotation again = chosen;
  again.replaces = other.id;
  again.at = std::max(at, other.at);
  again.id = annotationId(again);
  return again;
}

/// A remark of its own with these words.
Annotation saidApart(Annotation remark) {
  remark.replaces.reset();
  remark.id = annotationId(remark);
  return remark;
}

/// The wording of the file as an edit of ours, where it is a copy; itself else.
Annotation asOurEdit(const RemarkConflict& conflict) {
  if (conflict.firstThere == conflict.first) return conflict.theirs;
  Annotation edit = withoutEdition(conflict.theirs);
  edit.replaces = conflict.ours.id;
  edit.answers = conflict.ours.answers;
  edit.id = {};
  edit.id = annotationId(edit);
  return edit;
}

bool brings(const std::vector<Edit>& merged, const Hash& remark) {
  return std::ranges::any_of(merged, [&](const Edit& edit) {
    const auto* added = std::get_if<AddRemark>(&edit);
    return added != nullptr && added->remark.id == remark;
  });
}

/// Both wordings are in the history then, and the chosen one is the latest.
void decideRemark(std::vector<Edit>& edits, const std::vector<Edit>& merged, const RemarkConflict& conflict,
                  ConflictSide side, const std::string& at) {
  const Annotation theirs = asOurEdit(conflict);
  const bool isCopy = conflict.firstThere != conflict.first;
  if (isCopy && !brings(merged, theirs.id)) edits.emplace_back(AddRemark{theirs});
  const bool takesTheirs = side == ConflictSide::theirs;
  edits.emplace_back(
      AddRemark{takesTheirs ? saidAgain(theirs, conflict.ours, at) : saidAgain(conflict.ours, theirs, at)});
  if (side == ConflictSide::both && !theirs.retracted) edits.emplace_back(AddRemark{saidApart(theirs)});
}

} // namespace

ConflictSide ConflictChoices::of(const RemarkConflict& conflict) const {
  const auto chosen = remarks.find(conflict.first);
  return chosen == remarks.end() ? all : chosen->second;
}

ConflictSide ConflictChoices::of(const TagConflict& conflict) const {
  const auto chosen = tags.find(conflict.name);
  return chosen == tags.end() ? all : chosen->second;
}

MergeConflicts conflictsOf(const Study& study, const EventLog& from, const TagHistory& hadTag) {
  return {remarkConflicts(study, from), tagConflicts(study, from, hadTag)};
}

MergeConflicts undecided(const MergeConflicts& conflicts, const ConflictChoices& choices) {
  const auto isOpen = [&](const auto& conflict) { return choices.of(conflict) == ConflictSide::ask; };
  MergeConflicts left;
  std::ranges::copy_if(conflicts.remarks, std::back_inserter(left.remarks), isOpen);
  std::ranges::copy_if(conflicts.tags, std::back_inserter(left.tags), isOpen);
  return left;
}

MergeOmissions omissionsFor(const MergeConflicts& undecided, const Study& study, const EventLog& from) {
  MergeOmissions left;
  for (const TagConflict& tag : undecided.tags)
    left.tags.insert(tag.name);
  if (undecided.remarks.empty()) return left;
  std::unordered_set<Hash, HashHasher> firsts, known;
  for (const RemarkConflict& conflict : undecided.remarks)
    firsts.insert(conflict.firstThere);
  for (const Annotation& remark : study.remarks())
    known.insert(remark.id);
  const auto isLeftOut = [&](const std::optional<Hash>& id) { return id && left.remarks.contains(*id); };
  for (const Annotation& remark : from.annotations()) {
    const bool isVersion =
        firsts.contains(remark.id) || (remark.replaces && firsts.contains(*remark.replaces));
    if (isVersion) firsts.insert(remark.id); // its edits are versions, too
    if (known.contains(remark.id)) continue;
    if (isVersion || isLeftOut(remark.replaces) || isLeftOut(remark.answers)) left.remarks.insert(remark.id);
  }
  return left;
}

std::vector<Edit> decisionsFor(const MergeConflicts& conflicts, const ConflictChoices& choices,
                               const std::vector<Edit>& merged) {
  std::vector<Edit> edits;
  for (const RemarkConflict& conflict : conflicts.remarks)
    if (const ConflictSide side = choices.of(conflict); side != ConflictSide::ask)
      decideRemark(edits, merged, conflict, side, choices.at);
  for (const TagConflict& conflict : conflicts.tags) {
    const ConflictSide side = choices.of(conflict);
    if (side == ConflictSide::ask) continue;
    edits.emplace_back(SetTag{conflict.name, conflict.theirs}); // it was here, so that it is not asked again
    if (side != ConflictSide::theirs) edits.emplace_back(SetTag{conflict.name, conflict.ours});
  }
  return edits;
}

} // namespace annales::inline replay
