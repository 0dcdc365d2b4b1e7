#include "libreplay/store/merge.h"

#include "libreplay/log/descent.h"
#include "libreplay/log/line_name.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/tags.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
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

/// `tree` is a log, or a `Descent` of one.
template <class Tree> bool onOneLine(const Tree& tree, NodeIndex a, NodeIndex b) {
  return tree.isAncestorOrSelf(a, b) || tree.isAncestorOrSelf(b, a);
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

/// Brings lines into a log whose events are all there already.
class LineMerge {
public:
  explicit LineMerge(EventLog& into)
      : into_(into), descent_(into.size(), [&](NodeIndex place) { return into[place].parent; }) {}

  /// Whether one moved: the one of that name, or `name (2)` and so on where it goes another way.
  bool operator()(const std::string& name, NodeIndex head) {
    const auto known = into_.lines().find(name);
    if (known == into_.lines().end() || onOneLine(descent_, known->second, head))
      return advance(into_, name, head);
    for (int first = 2, end = 10;; first = end, end *= 10) {
      // As they are cut to one length, the same for all names that begin like this one.
      Heads& heads = numbered_[numberedName(name, first)];
      for (int number = first; number < end; ++number)
        if (!isOtherWay(name, number, static_cast<std::size_t>(number - first), heads, head))
          return advance(into_, numberedName(name, number), head);
    }
  }

private:
  using Heads = std::vector<const NodeIndex*>;

  /// Whether the line of that number has the name and goes another way.
  bool isOtherWay(const std::string& name, int number, std::size_t place, Heads& heads, NodeIndex head) {
    if (place == heads.size()) {
      const auto known = into_.lines().find(numberedName(name, number));
      if (known == into_.lines().end()) return false;
      heads.push_back(&known->second);
    }
    return !onOneLine(descent_, *heads[place], head);
  }

  EventLog& into_;
  const Descent descent_;
  std::map<std::string, Heads> numbered_; // by the first name of as many digits; they stand in the log
};

/// As in a study, of two people who made the same line the one with the greater name counts.
bool givesWay(const std::string& name, const std::string& value, const Tags& known) {
  return lineOfAuthorTag(name) && value < tagOf(known, name);
}

std::size_t mergeTags(EventLog& into, const EventLog& from, const TagHistory& hadTag) {
  std::size_t added = 0;
  for (const auto& [name, value] : from.tags()) {
    if (hadTag(name, value) || givesWay(name, value, into.tags())) continue;
    into.setTag(name, value);
    ++added;
  }
  return added;
}

/// Remarks that link by name to a line that came as `name (2)` keep their meaning.
void keepFormerNames(EventLog& into, const EventLog& from, const Places& places) {
  for (const auto& [name, head] : from.lines()) {
    const auto same = into.lines().find(name);
    if (name == kMainLine || same == into.lines().end() || onOneLine(into, same->second, places[head]))
      continue;
    const auto links = [&line = name](const Annotation& remark) { return linksToLine(remark.text, line); };
    const std::vector<std::string> known = formerNames(into.tags(), from[head].id);
    if (std::ranges::count(known, name) > 0 || std::ranges::none_of(from.annotations(), links)) continue;
    const std::string tag = lineFormerTag(from[head].id);
    into.setTag(tag, withFormerName(tagOf(into.tags(), tag), name));
  }
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
  LineMerge mergeLine(into);
  for (const auto& [name, head] : from.lines())
    if (name != kMainLine && mergeLine(name, places[head])) ++count.lines;
  count.tags = mergeTags(into, from, hadTag);
  keepFormerNames(into, from, places);
  count.remarks = mergeRemarks(into, from);
  return count;
}

} // namespace annales::inline replay
