#include "libreplay/store/merge.h"

#include "libreplay/log/line_name.h"

#include <fmt/core.h>

#include <set>
#include <vector>

namespace annales::inline replay {
namespace {

using Places = std::vector<NodeIndex>; // of the events of `from` in `into`

Places mergeEvents(EventLog& into, const EventLog& from) {
  Places places(from.size(), 0);
  for (NodeIndex i = 1; i < from.size(); ++i)
    places[i] = into.append(places[from[i].parent], from[i].event, from[i].id);
  return places;
}

/// The last event that both lines share, counted from 1.
std::uint32_t sharedEvents(const EventLog& log, NodeIndex a, NodeIndex b) {
  while (a != b) {
    if (log[a].seq < log[b].seq) std::swap(a, b);
    a = log[a].parent;
  }
  return log[a].seq + 1;
}

bool onOneLine(const EventLog& log, NodeIndex a, NodeIndex b) {
  return log.isAncestorOrSelf(a, b) || log.isAncestorOrSelf(b, a);
}

/// Lines only grow: the further of two heads counts. True when it moved.
bool advance(EventLog& log, std::string_view name, NodeIndex head) {
  const auto now = log.lines().find(name);
  const bool grows =
      now == log.lines().end() || (now->second != head && log.isAncestorOrSelf(now->second, head));
  return grows && log.setLine(name, head).has_value();
}

/// Whether it moved.
Result<bool> mergeMain(EventLog& into, NodeIndex head) {
  const NodeIndex stored = into.mainHead();
  if (!onOneLine(into, stored, head)) return mainsPart(sharedEvents(into, stored, head));
  return advance(into, kMainLine, head);
}

bool mergeLine(EventLog& into, const std::string& name, NodeIndex head) {
  std::string candidate = name;
  for (int number = 2;; ++number) {
    const auto known = into.lines().find(candidate);
    if (known == into.lines().end() || onOneLine(into, known->second, head))
      return advance(into, candidate, head);
    candidate = numberedName(name, number);
  }
}

std::size_t mergeTags(EventLog& into, const EventLog& from, const TagHistory& hadTag) {
  std::size_t added = 0;
  for (const auto& [name, value] : from.tags()) {
    if (hadTag(name, value)) continue;
    into.setTag(name, value);
    ++added;
  }
  return added;
}

std::size_t mergeRemarks(EventLog& into, const EventLog& from) {
  std::set<Hash> known;
  for (const Annotation& remark : into.annotations())
    known.insert(remark.id);
  std::size_t added = 0;
  for (const Annotation& remark : from.annotations()) {
    if (!known.insert(remark.id).second) continue;
    into.annotate(remark);
    ++added;
  }
  return added;
}

} // namespace

Result<MergeCount> merge(EventLog& into, const EventLog& from, const TagHistory& hadTag) {
  MergeCount count;
  const std::size_t before = into.size();
  // Said outright, as a log without the word takes its last event, which is about to change.
  if (auto fixed = into.setLine(kMainLine, into.mainHead()); !fixed) return tl::unexpected(fixed.error());
  const Places places = mergeEvents(into, from);
  count.events = into.size() - before;
  const auto mainMoved = mergeMain(into, places[from.mainHead()]);
  if (!mainMoved) return tl::unexpected(mainMoved.error());
  if (*mainMoved && count.events == 0) ++count.lines; // it is implied where events came
  for (const auto& [name, head] : from.lines())
    if (name != kMainLine && mergeLine(into, name, places[head])) ++count.lines;
  count.tags = mergeTags(into, from, hadTag);
  count.remarks = mergeRemarks(into, from);
  return count;
}

} // namespace annales::inline replay
