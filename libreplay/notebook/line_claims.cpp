#include "libreplay/notebook/line_claims.h"

#include "libreplay/log/descent.h"
#include "libreplay/log/line_name.h"
#include "libreplay/notebook/merge_study.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::size_t kDigits = 8;

std::string suffixOf(const Hash& head) {
  return fmt::format(" ({})", hexOf(head).substr(0, kDigits));
}

/// What may be called what.
class Names {
public:
  Names(const Study& study, const EventLog& from) {
    for (const StudyLine& line : study.lines())
      add(line.name, study.events()[line.head].id);
    for (const auto& [name, head] : from.lines())
      add(name, from[head].id);
  }

  /// The name that a line would have if no other course had it.
  [[nodiscard]] std::string wish(const std::string& name, const Hash& head) const {
    const std::string suffix = suffixOf(head);
    if (!name.ends_with(suffix)) return name;
    std::string stem = name.substr(0, name.size() - suffix.size());
    if (stem.empty() || stem == kMainLine) return name;
    const auto cut = cut_.find(stem);
    if (cut == cut_.end()) return stem;
    if (cut->second.size() == 1) return *cut->second.begin();
    const auto same = ending_.find({std::move(stem), head});
    return same != ending_.end() ? same->second : name; // nobody can tell, so it keeps what it has
  }

private:
  /// Whatever the suffix, it is as long as any other.
  void add(const std::string& name, const Hash& head) {
    if (isLineName(name + std::string(kDigits + 4, ' '))) return; // shorter than what is left of a long one
    const std::string suffix = suffixOf(head);
    if (name.ends_with(suffix)) return;
    std::string stem = givenWay(name, head);
    stem.resize(stem.size() - suffix.size());
    cut_[stem].insert(name);
    const auto [at, isFirst] = ending_.try_emplace({std::move(stem), head}, name);
    if (!isFirst) at->second = std::min(at->second, name);
  }

  std::map<std::string, std::set<std::string>> cut_; // names by what is left of them before a suffix
  std::map<std::pair<std::string, Hash>, std::string> ending_; // and by where they lead
};

/// The names that lines have.
class TakenNames {
public:
  void add(const std::string& name) { names_.insert(name); }
  void remove(const std::string& name) {
    names_.erase(name);
    if (const auto at = passed_.find(name); at != passed_.end())
      at->second.first->freed.insert(at->second.second);
  }

  /// The name or, where somebody has it, `name (2)` and so on: it is taken from now on.
  std::string take(const std::string& name) {
    if (names_.insert(name).second) return name;
    for (int first = 2, end = 10;; first = end, end *= 10) {
      Numbers& numbers = numbers_[numberedName(name, first)];
      for (; !numbers.freed.empty(); numbers.freed.erase(numbers.freed.begin()))
        if (std::string free = numberedName(name, *numbers.freed.begin()); names_.insert(free).second)
          return free;
      for (numbers.next = std::max(numbers.next, first); numbers.next < end; ++numbers.next) {
        std::string next = numberedName(name, numbers.next);
        if (names_.insert(next).second) return next;
        passed_.emplace(std::move(next), std::pair(&numbers, numbers.next));
      }
    }
  }

private:
  /// Of one stem and as many digits: all names that are cut to it share them.
  struct Numbers {
    int next = 0;        // those before it were taken
    std::set<int> freed; // but for these, perhaps
  };

  std::set<std::string> names_;
  std::map<std::string, Numbers> numbers_; // by the first such name
  std::map<std::string, std::pair<Numbers*, int>> passed_;
};

using Heads = std::vector<NodeIndex>;

/// All that want one name.
struct Group {
  std::vector<const StudyLine*> held;
  Heads claims; // of the other log
};

class Settling {
public:
  Settling(const Study& study, const JoinedLogs& joined)
      : joined_(joined), descent_(joined.size(), [&](NodeIndex place) { return joined.parent(place); }) {
    for (const StudyLine& line : study.lines()) {
      taken_.add(line.name);
      named_.emplace(line.head, line.name);
    }
  }

  void settle(const std::string& wish, const Group& group) {
    const Heads heads = newHeads(wish, group);
    if (heads.empty()) return;
    Course course;
    for (const StudyLine* line : group.held)
      if (line->own && !absorbed(line->head, heads) && !course.emplace(line->head, line).second)
        claims_.surplus.push_back(line);
    for (const NodeIndex head : heads)
      course.emplace(head, nullptr);
    for (const StudyLine* line : group.held)
      if (line->own && absorbed(line->head, heads)) handOn(*line, heads, course);
    name(wish, group, course);
  }

  [[nodiscard]] LineClaims done() { return std::move(claims_); }

private:
  using Course = std::map<NodeIndex, const StudyLine*>; // of every head, the line that leads there

  /// In the order of the tree, in which what follows from an event comes right behind it.
  [[nodiscard]] Heads alongTree(Heads heads) const {
    const auto number = [&](NodeIndex head) { return descent_.first(head); };
    std::ranges::sort(heads, {}, number);
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    return heads;
  }

  /// Those of `heads`, which are in order, that are the event or follow from it.
  [[nodiscard]] std::span<const NodeIndex> below(NodeIndex event, const Heads& heads) const {
    const auto number = [&](NodeIndex head) { return descent_.first(head); };
    const auto first = std::ranges::lower_bound(heads, descent_.first(event), {}, number);
    return {first, std::ranges::lower_bound(first, heads.end(), descent_.end(event), {}, number)};
  }

  [[nodiscard]] bool absorbed(NodeIndex head, const Heads& by) const { return !below(head, by).empty(); }

  /// The furthest claims that no line leads to yet.
  [[nodiscard]] Heads newHeads(const std::string& wish, const Group& group) const {
    const Heads claims = alongTree(group.claims);
    Heads held;
    for (const StudyLine* line : group.held)
      held.push_back(line->head);
    held = alongTree(std::move(held));
    Heads heads;
    for (const NodeIndex head : claims) {
      const bool furthest = below(head, claims).size() == 1;
      if (furthest && !absorbed(head, held) && !hasGivenWay(wish, head)) heads.push_back(head);
    }
    return heads;
  }

  /// Whether a line does that leads there.
  [[nodiscard]] bool hasGivenWay(const std::string& wish, NodeIndex head) const {
    const std::string way = givenWay(wish, id(head)); // or numbered, where even that name was taken
    const auto at = named_.lower_bound({head, way});
    return at != named_.end() && at->first == head && at->second.starts_with(way);
  }

  /// The first course that a line is the beginning of goes on from it.
  void handOn(const StudyLine& line, const Heads& heads, Course& course) {
    NodeIndex best = kNoNode;
    for (const NodeIndex head : below(line.head, heads))
      if (course[head] == nullptr && (best == kNoNode || id(head) < id(best))) best = head;
    if (best == kNoNode)
      claims_.surplus.push_back(&line);
    else
      course[best] = &line;
  }

  void name(const std::string& wish, const Group& group, const Course& course) {
    NodeIndex keeper = kNoNode;
    for (const auto& [head, held] : course)
      if (keeper == kNoNode || id(head) < id(keeper)) keeper = head;
    for (const StudyLine* line : group.held)
      if (!line->own && line->name == wish) keeper = kNoNode;
    std::vector<LineClaim> claims;
    for (const auto& [head, held] : course)
      claims.push_back({head == keeper ? wish : givenWay(wish, id(head)), held, head});
    free(group);
    // Who has the name gives it up before somebody else gets it.
    const auto has = [&](const LineClaim& claim) {
      return claim.held != nullptr && claim.held->name == wish;
    };
    std::stable_sort(claims.begin(), claims.end(),
                     [&](const LineClaim& a, const LineClaim& b) { return has(a) && !has(b); });
    for (LineClaim& claim : claims)
      keep(std::move(claim));
  }

  void free(const Group& group) {
    for (const StudyLine* line : group.held)
      if (line->own) taken_.remove(line->name);
  }

  /// Somebody may have given a line by hand what looks like another one's name.
  void keep(LineClaim claim) {
    claim.name = taken_.take(claim.name);
    const bool stays =
        claim.held != nullptr && claim.held->name == claim.name && claim.held->head == claim.head;
    if (!stays) claims_.changed.push_back(std::move(claim));
  }

  [[nodiscard]] const Hash& id(NodeIndex head) const { return joined_.id(head); }

  const JoinedLogs& joined_;
  const Descent descent_;
  TakenNames taken_;
  std::set<std::pair<NodeIndex, std::string_view>> named_; // lines of the study by where they lead
  LineClaims claims_;
};

} // namespace

std::string givenWay(std::string_view name, const Hash& head) {
  return suffixedName(name, suffixOf(head));
}

LineClaims settleNames(const Study& study, const EventLog& from, const JoinedLogs& joined) {
  const Names names(study, from);
  std::map<std::string, Group> groups;
  for (const auto& [name, head] : from.lines())
    if (name != kMainLine) groups[names.wish(name, from[head].id)].claims.push_back(joined.placeOf(head));
  for (const StudyLine& line : study.lines())
    if (const auto at = groups.find(names.wish(line.name, joined.id(line.head))); at != groups.end())
      at->second.held.push_back(&line);
  Settling settling(study, joined);
  for (const auto& [wish, group] : groups)
    settling.settle(wish, group);
  return settling.done();
}

} // namespace annales::inline replay
