#include "libreplay/notebook/merge_study.h"

#include "libreplay/log/linked_lines.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/arriving_remarks.h"
#include "libreplay/notebook/joined_logs.h"
#include "libreplay/notebook/line_claims.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>

namespace annales::inline replay {
namespace {

/// Makes edits for one study; knows what earlier edits have brought.
class Merging {
public:
  Merging(const Study& study, const EventLog& from)
      : study_(study), from_(from), joined_(study, from), brought_(joined_.size(), false) {}

  void main(NodeIndex end) {
    const bool off = !study_.recording();
    if (off) done_.edits.emplace_back(SetRecording{true});
    done_.edits.emplace_back(wayTo(std::string(kMainLine), joined_.placeOf(end)));
    if (off) done_.edits.emplace_back(SetRecording{false});
    if (done_.events == 0) ++done_.lines; // it is implied where events came
  }

  void lines() {
    const LineClaims claims = settleNames(study_, from_, joined_);
    for (const StudyLine* line : claims.surplus)
      done_.edits.emplace_back(DeleteLine{line->name});
    for (const LineClaim& claim : claims.changed)
      if (claim.held != nullptr && claim.held->name != claim.name)
        done_.edits.emplace_back(RenameLine{claim.held->name, claim.name});
    for (const LineClaim& claim : claims.changed)
      if (claim.held == nullptr || claim.held->head != claim.head) line(claim);
    authors(claims);
    formerNamesOf(claims);
  }

  void tags(const TagHistory& hadTag, const std::set<std::string>& omitted) {
    const EventLog now = study_.log();
    for (const auto& [name, value] : from_.tags())
      if (!lineOfAuthorTag(name) && !omitted.contains(name) && !hadTag(name, value) &&
          holds(now, name, value)) {
        done_.edits.emplace_back(SetTag{name, value});
        ++done_.tags;
      }
  }

  void remarks(const std::set<Hash>& omitted) {
    std::vector<Annotation> theirs;
    std::ranges::copy_if(from_.annotations(), std::back_inserter(theirs),
                         [&](const Annotation& remark) { return !omitted.contains(remark.id); });
    std::vector<Annotation> arriving = arrivingRemarks(study_, theirs);
    done_.remarks = arriving.size();
    for (Annotation& remark : arriving)
      done_.edits.emplace_back(AddRemark{std::move(remark)});
  }

  [[nodiscard]] StudyMerge done() { return std::move(done_); }

private:
  void line(const LineClaim& claim) {
    done_.edits.emplace_back(wayTo(claim.name, claim.head));
    ++done_.lines;
  }

  /// What is known of an event where lines end.
  struct End {
    std::string author;   // of those who made lines here, the one with the greatest name
    bool stays = false;   // a line goes on ending here
    bool reached = false; // a line is led here now: by whoever merges, unless it is said otherwise
  };

  /// Whoever merges did not make these lines: they are whose either log says, or nobody's. Of two people who
  /// made the same line the one with the greater name counts.
  void authors(const LineClaims& claims) {
    for (const auto& [head, end] : ends(claims)) {
      const std::string name = lineAuthorTag(joined_.id(head));
      const std::string& other = tagOf(from_.tags(), name);
      if (end.reached || (end.stays && other > end.author))
        done_.edits.emplace_back(SetTag{name, std::max(end.author, other)});
    }
  }

  /// Remarks that link to a line by the name that it loses keep their meaning.
  void formerNamesOf(const LineClaims& claims) {
    std::multimap<NodeIndex, const std::string*> theirs; // by where they end
    for (const auto& [name, head] : from_.lines())
      if (name != kMainLine) theirs.emplace(joined_.placeOf(head), &name);
    for (const LineClaim& claim : claims.changed) {
      const std::string tag = lineFormerTag(joined_.id(claim.head));
      std::string names = study_.tagNow(tag);
      const std::string before = names;
      if (claim.held != nullptr && claim.held->name != claim.name) lose(claim.held->name, names);
      const auto [first, last] = theirs.equal_range(claim.head);
      for (auto at = first; at != last; ++at)
        if (*at->second != claim.name) lose(*at->second, names);
      if (names != before) done_.edits.emplace_back(SetTag{tag, std::move(names)});
    }
  }

  void lose(const std::string& name, std::string& names) const {
    const auto links = [&](const Annotation& remark) { return linksToLine(remark.text, name); };
    if (std::ranges::any_of(study_.remarks(), links) || std::ranges::any_of(from_.annotations(), links))
      names = withFormerName(std::move(names), name);
  }

  [[nodiscard]] std::map<NodeIndex, End> ends(const LineClaims& claims) const {
    std::map<NodeIndex, End> ends;
    std::set<const StudyLine*> elsewhere(claims.surplus.begin(), claims.surplus.end());
    for (const LineClaim& claim : claims.changed) {
      if (claim.held != nullptr && claim.held->head == claim.head) continue;
      if (claim.held != nullptr) elsewhere.insert(claim.held);
      ends[claim.head].reached = true;
    }
    for (const StudyLine& line : study_.lines()) {
      End& end = ends[line.head];
      end.author = std::max(end.author, study_.authorOf(line));
      end.stays = end.stays || !elsewhere.contains(&line);
    }
    return ends;
  }

  /// From the last event that the study will have by then.
  [[nodiscard]] SetLine wayTo(std::string name, NodeIndex head) {
    SetLine way{std::move(name), {}, {}, joined_.id(head)};
    std::size_t length = 0;
    for (NodeIndex at = head; !has(at); at = joined_.parent(at))
      ++length;
    done_.events += length;
    std::vector<Event> events(length);
    for (; !has(head); head = joined_.parent(head)) {
      events[--length] = joined_.event(head);
      brought_[head] = true;
    }
    way.parent = joined_.id(head);
    way.events = std::move(events);
    return way;
  }

  [[nodiscard]] bool has(NodeIndex place) const { return joined_.isOurs(place) || brought_[place]; }

  [[nodiscard]] bool holds(const EventLog& now, const std::string& name, const std::string& value) const {
    const auto current = now.tags().find(name);
    if (current == now.tags().end()) return true;
    const auto first = study_.base().tags().find(name);
    const bool untouched = first != study_.base().tags().end() && first->second == current->second;
    return current->second != value && (untouched || current->second < value);
  }

  const Study& study_;
  const EventLog& from_;
  const JoinedLogs joined_;
  StudyMerge done_;
  std::vector<bool> brought_; // of the joined logs: by earlier edits
};

/// The events that the study's main line and the one to `end` share, counted from 1.
std::uint32_t sharedEvents(const Study& study, const EventLog& from, NodeIndex end) {
  const EventLog& events = study.events();
  for (;; end = from[end].parent)
    if (const auto at = events.find(from[end].id); at && events.isAncestorOrSelf(*at, study.mainHead()))
      return from[end].seq + 1;
}

} // namespace

std::set<std::pair<std::string, std::string>> tagsEverSet(const Notebook& notebook) {
  std::set<std::pair<std::string, std::string>> tags;
  for (const StudyChange* change : notebook.standing())
    for (const Edit& edit : change->edits)
      if (const auto* tag = std::get_if<SetTag>(&edit)) tags.emplace(tag->name, tag->value);
  return tags;
}

tl::unexpected<Error> mainsPart(std::uint32_t shared) {
  return failure("its main line differs from the stored one after event {}, and a recorded game cannot be "
                 "changed. Give the different line a name of its own",
                 shared);
}

Result<std::optional<NodeIndex>> mainGrowth(const Study& study, const EventLog& from) {
  const EventLog& events = study.events();
  const NodeIndex end = from.mainHead();
  const std::uint32_t shared = sharedEvents(study, from, end);
  if (shared == from[end].seq + 1) return std::nullopt;
  if (shared == events[study.mainHead()].seq + 1) return end;
  return mainsPart(shared);
}

StudyMerge mergeStudy(const Study& study, const EventLog& from, const TagHistory& hadTag,
                      std::optional<NodeIndex> main, const MergeOmissions& omitted) {
  Merging merging(study, from);
  if (main) merging.main(*main);
  merging.lines();
  merging.tags(hadTag, omitted.tags);
  merging.remarks(omitted.remarks);
  return merging.done();
}

} // namespace annales::inline replay
