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

std::vector<RemarksBy> countedByAuthor(const std::vector<Edit>& remarks) {
  std::map<std::string, std::size_t> counts;
  for (const Edit& edit : remarks)
    ++counts[std::get<AddRemark>(edit).remark.author];
  std::vector<RemarksBy> authors;
  for (const auto& [author, count] : counts)
    authors.push_back({author, count});
  return authors;
}

std::size_t ownLines(const EventLog& log) {
  return static_cast<std::size_t>(
      std::ranges::count_if(log.lines(), [](const auto& line) { return line.first != kMainLine; }));
}

} // namespace

Result<MergePreview> lookInto(const EventLog& from, const Notebook& notebook) {
  const Study& study = notebook.study();
  const auto growth = mainGrowth(study, from);
  if (!growth) return tl::unexpected(growth.error());
  StudyMerge merge = mergeStudy(study, from, historyOf(notebook), *growth);
  MergePreview found;
  found.newTags = merge.tags;
  if (*growth) found.mainEvents = from[**growth].seq - study.events()[study.mainHead()].seq;
  found.newLines = merge.lines;
  found.knownLines = ownLines(from) - std::min(ownLines(from), merge.lines);
  found.knownRemarks = from.annotations().size() - merge.remarks;
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
  found.authors = countedByAuthor(found.remarks);
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
