#include "libreplay/notebook/line_claims.h"

#include "libreplay/log/line_name.h"
#include "libreplay/notebook/merge_study.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

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
      add(line.name);
    for (const auto& [name, head] : from.lines())
      add(name);
  }

  /// The name that a line would have if no other course had it.
  [[nodiscard]] std::string wish(const std::string& name, const Hash& head) const {
    const std::string suffix = suffixOf(head);
    if (!name.ends_with(suffix)) return name;
    for (const std::string& whole : long_) // which were cut short for the suffix
      if (whole != name && givenWay(whole, head) == name) return whole;
    const std::string stem = name.substr(0, name.size() - suffix.size());
    return stem.empty() || stem == kMainLine ? name : stem;
  }

private:
  void add(const std::string& name) {
    if (!isLineName(name + std::string(kDigits + 3, ' '))) long_.insert(name);
  }

  std::set<std::string> long_;
};

/// All that want one name.
struct Group {
  std::vector<const StudyLine*> held;
  std::vector<NodeIndex> claims; // heads of the other log
};

class Settling {
public:
  Settling(const Study& study, const JoinedLogs& joined) : study_(study), joined_(joined) {
    for (const StudyLine& line : study.lines())
      taken_.insert(line.name);
  }

  void settle(const std::string& wish, const Group& group) {
    const std::vector<NodeIndex> heads = newHeads(wish, group);
    if (heads.empty()) return;
    Course course;
    for (const StudyLine* line : group.held)
      if (line->own && !absorbed(line->head, heads) && !course.emplace(line->head, line).second)
        claims_.surplus.push_back(line);
    for (const NodeIndex head : heads)
      course.emplace(head, nullptr);
    for (const StudyLine* line : group.held)
      if (line->own && absorbed(line->head, heads)) handOn(*line, course);
    name(wish, group, course);
  }

  [[nodiscard]] LineClaims done() { return std::move(claims_); }

private:
  using Course = std::map<NodeIndex, const StudyLine*>; // of every head, the line that leads there

  [[nodiscard]] bool absorbed(NodeIndex head, const std::vector<NodeIndex>& by) const {
    return std::any_of(by.begin(), by.end(),
                       [&](NodeIndex further) { return joined_.isAncestorOrSelf(head, further); });
  }

  /// The furthest claims that no line leads to yet.
  [[nodiscard]] std::vector<NodeIndex> newHeads(const std::string& wish, const Group& group) const {
    std::vector<NodeIndex> heads;
    for (const NodeIndex head : group.claims) {
      const bool known = std::find(heads.begin(), heads.end(), head) != heads.end();
      if (!known && !goesFurther(head, group.claims) && !isHeld(wish, head, group)) heads.push_back(head);
    }
    return heads;
  }

  [[nodiscard]] bool goesFurther(NodeIndex head, const std::vector<NodeIndex>& claims) const {
    return std::any_of(claims.begin(), claims.end(), [&](NodeIndex further) {
      return further != head && joined_.isAncestorOrSelf(head, further);
    });
  }

  [[nodiscard]] bool isHeld(const std::string& wish, NodeIndex head, const Group& group) const {
    const auto leadsThere = [&](const StudyLine* line) { return joined_.isAncestorOrSelf(head, line->head); };
    if (std::any_of(group.held.begin(), group.held.end(), leadsThere)) return true;
    const std::string way = givenWay(wish, id(head)); // or numbered, where even that name was taken
    return std::any_of(study_.lines().begin(), study_.lines().end(), [&](const StudyLine& line) {
      return line.head == head && line.name.starts_with(way);
    });
  }

  /// The first course that a line is the beginning of goes on from it.
  void handOn(const StudyLine& line, Course& course) {
    NodeIndex best = kNoNode;
    for (const auto& [head, held] : course) {
      const bool free = held == nullptr && joined_.isAncestorOrSelf(line.head, head);
      if (free && (best == kNoNode || id(head) < id(best))) best = head;
    }
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
      if (line->own) taken_.erase(line->name);
  }

  /// Somebody may have given a line by hand what looks like another one's name.
  void keep(LineClaim claim) {
    const std::string name = claim.name;
    for (int number = 2; !taken_.insert(claim.name).second; ++number)
      claim.name = numberedName(name, number);
    const bool stays =
        claim.held != nullptr && claim.held->name == claim.name && claim.held->head == claim.head;
    if (!stays) claims_.changed.push_back(std::move(claim));
  }

  [[nodiscard]] const Hash& id(NodeIndex head) const { return joined_.id(head); }

  const Study& study_;
  const JoinedLogs& joined_;
  std::set<std::string> taken_;
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
