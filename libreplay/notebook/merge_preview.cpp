#include "libreplay/notebook/merge_preview.h"

#include <algorithm>
#include <map>
#include <set>

namespace annales::inline replay {
namespace {

TagHistory historyOf(const Notebook& notebook) {
  std::set<std::pair<std::string, std::string>> set = tagsEverSet(notebook);
  for (const auto& tag : notebook.study().base().tags())
    set.insert(tag);
  return [set = std::move(set)](const std::string& name, const std::string& value) {
    return set.contains({name, value});
  };
}

/// Whether each event is on a line of the log.
std::vector<bool> onLines(const EventLog& log) {
  std::vector<bool> reached(log.size(), false);
  const auto mark = [&](NodeIndex head) {
    for (; head != kNoNode && !reached[head]; head = log[head].parent)
      reached[head] = true;
  };
  mark(log.mainHead());
  for (const auto& [name, head] : log.lines())
    mark(head);
  return reached;
}

std::vector<RemarksBy> countedByAuthor(const std::vector<ComingRemark>& remarks) {
  std::map<std::string, std::size_t> counts;
  for (const ComingRemark& remark : remarks)
    ++counts[remark.now.author];
  std::vector<RemarksBy> authors;
  for (const auto& [author, count] : counts)
    authors.push_back({author, count});
  return authors;
}

/// Remarks of the file, each with its edits, of which some version is here.
std::size_t knownRemarksOf(const EventLog& from, const Study& study) {
  std::set<Hash> here, first;
  for (const Annotation& remark : study.remarks())
    here.insert(remark.id);
  std::map<Hash, Hash> firsts;
  for (const Annotation& remark : from.annotations()) {
    const auto before = remark.replaces ? firsts.find(*remark.replaces) : firsts.end();
    firsts.emplace(remark.id, before == firsts.end() ? remark.id : before->second);
    if (here.contains(remark.id)) first.insert(firsts.at(remark.id));
  }
  return first.size();
}

/// The chosen versions, behind what the merge brings.
void addDecisions(MergePreview& found, std::vector<Edit> decisions) {
  for (Edit& edit : decisions)
    (std::holds_alternative<AddRemark>(edit) ? found.remarks : found.lines).push_back(std::move(edit));
}

std::size_t ownLines(const EventLog& log) {
  return static_cast<std::size_t>(
      std::ranges::count_if(log.lines(), [](const auto& line) { return line.first != kMainLine; }));
}

} // namespace

Result<MergePreview> lookInto(const EventLog& from, const Notebook& notebook,
                              const ConflictChoices& choices) {
  const Study& study = notebook.study();
  const auto growth = mainGrowth(study, from);
  if (!growth) return tl::unexpected(growth.error());
  const TagHistory had = historyOf(notebook);
  const MergeConflicts conflicts = conflictsOf(study, from, had);
  MergePreview found;
  found.conflicts = undecided(conflicts, choices);
  MergeOmissions omitted = omissionsFor(found.conflicts, study, from);
  for (const TagConflict& tag : conflicts.tags)
    omitted.tags.insert(tag.name); // decided below, or not at all
  StudyMerge merge = mergeStudy(study, from, had, *growth, omitted);
  found.newTags = merge.tags;
  if (*growth) found.mainEvents = from[**growth].seq - study.events()[study.mainHead()].seq;
  found.newLines = merge.lines;
  found.knownLines = ownLines(from) - std::min(ownLines(from), merge.lines);
  found.knownRemarks = knownRemarksOf(from, study);
  const std::vector<bool> reached = onLines(from);
  const auto comes = [&](const Hash& event) {
    const auto at = from.find(event);
    return (at && reached[*at]) || study.events().find(event);
  };
  for (Edit& edit : merge.edits) {
    const auto* added = std::get_if<AddRemark>(&edit);
    if (added == nullptr)
      found.lines.push_back(std::move(edit));
    else if (comes(added->remark.event))
      found.remarks.push_back(std::move(edit));
    else
      ++found.homeless;
  }
  addDecisions(found, decisionsFor(conflicts, choices, found.remarks));
  std::vector<Edit> all = found.lines;
  all.insert(all.end(), found.remarks.begin(), found.remarks.end());
  found.contents = contentsOf(all, study);
  found.newTags = found.contents.tags.size();
  found.authors = countedByAuthor(found.contents.remarks);
  return found;
}

std::vector<Edit> editsOf(MergePreview found, const Study& study, bool lines, bool remarks) {
  std::vector<Edit> edits;
  if (lines) edits = std::move(found.lines);
  if (!remarks) return edits;
  for (Edit& edit : found.remarks)
    if (lines || study.events().find(std::get<AddRemark>(edit).remark.event))
      edits.push_back(std::move(edit));
  return edits;
}

} // namespace annales::inline replay
