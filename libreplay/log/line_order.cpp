#include "libreplay/log/line_order.h"

#include "libreplay/log/tags.h"
#include "libreplay/text/natural_order.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

/// No value of a tag is longer, so a long list goes on in the next one.
constexpr std::size_t kLongestRow = 10'000;

std::vector<LineName> byName(const EventLog& log) {
  std::vector<LineName> lines;
  lines.reserve(log.lines().size());
  for (const auto& [name, head] : log.lines())
    if (name != kMainLine) lines.push_back({name, head});
  sortNaturally(lines, &LineName::name);
  return lines;
}

/// What an order makes of the lines: each event belongs to the first of them that goes through it.
class Branches {
public:
  Branches(const EventLog& log, const std::vector<LineName>& order) : owners_(log.size(), kNone) {
    own(log, log.mainHead(), kMain);
    for (std::size_t k = 0; k < order.size(); ++k) {
      const NodeIndex fork = own(log, order[k].head, k);
      const bool leaves = fork != order[k].head;
      parents_.push_back(owners_[fork]);
      before_.push_back(kMain);
      if (!leaves) continue;
      std::vector<std::size_t>& there = leavingAt_[fork];
      if (!there.empty()) before_.back() = there.back();
      there.push_back(k);
      names_[fork].push_back(order[k].name);
    }
  }

  /// At each event the lines that leave there.
  [[nodiscard]] const std::map<NodeIndex, std::vector<std::string_view>>& names() const { return names_; }

  /// As near to the order of the names as these branches allow. `ranks`: the places of the lines there.
  [[nodiscard]] std::vector<std::size_t> nearestTo(const std::vector<std::size_t>& ranks) const {
    std::vector<std::vector<std::size_t>> behind(ranks.size());
    std::vector<int> waits(ranks.size(), 0);
    for (std::size_t k = 0; k < ranks.size(); ++k)
      for (const std::size_t first : {parents_[k], before_[k]})
        if (first != kMain) behind[first].push_back(k), ++waits[k];
    std::set<std::pair<std::size_t, std::size_t>> free;
    for (std::size_t k = 0; k < ranks.size(); ++k)
      if (waits[k] == 0) free.emplace(ranks[k], k);
    std::vector<std::size_t> order;
    while (!free.empty()) {
      order.push_back(free.begin()->second);
      free.erase(free.begin());
      for (const std::size_t next : behind[order.back()])
        if (--waits[next] == 0) free.emplace(ranks[next], next);
    }
    return order;
  }

private:
  static constexpr std::size_t kNone = ~std::size_t{0}, kMain = kNone - 1;

  /// The last event that another line has.
  NodeIndex own(const EventLog& log, NodeIndex at, std::size_t line) {
    for (; at != kNoNode && owners_[at] == kNone; at = log[at].parent)
      owners_[at] = line;
    return at;
  }

  std::vector<std::size_t> owners_; // by event
  std::vector<std::size_t> parents_,
      before_; // by line: the one that it leaves, the one that leaves there before
  std::map<NodeIndex, std::vector<std::size_t>> leavingAt_;
  std::map<NodeIndex, std::vector<std::string_view>> names_;
};

std::vector<LineName> nearestToNames(const EventLog& log, const Branches& branches,
                                     const std::vector<LineName>& wanted) {
  std::unordered_map<std::string_view, std::size_t> places;
  const std::vector<LineName> named = byName(log);
  for (const LineName& line : named)
    places.emplace(line.name, places.size());
  std::vector<std::size_t> ranks;
  ranks.reserve(wanted.size());
  for (const LineName& line : wanted)
    ranks.push_back(places.at(line.name));
  std::vector<LineName> lines;
  lines.reserve(wanted.size());
  for (const std::size_t k : branches.nearestTo(ranks))
    lines.push_back(wanted[k]);
  return lines;
}

std::vector<LineName> inOrderOf(const EventLog& log, const std::vector<std::string>& names) {
  std::vector<LineName> lines;
  lines.reserve(names.size());
  for (const std::string& name : names)
    if (const auto head = log.lines().find(name); head != log.lines().end())
      lines.push_back({name, head->second});
  return lines;
}

} // namespace

std::vector<std::string> namesInLineOrder(const Tags& tags) {
  std::vector<std::string> names;
  for (std::size_t number = 1;; ++number) {
    const auto at = tags.find(lineOrderTag(number));
    if (at == tags.end()) return names;
    for (std::string_view rest = at->second; !rest.empty();) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      names.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
}

Tags lineOrderTags(const std::vector<std::string>& names, const Tags& now) {
  Tags tags;
  std::vector<std::string> rows(1);
  for (const std::string& name : names) {
    if (rows.back().size() + name.size() + 1 > kLongestRow) rows.emplace_back();
    if (!rows.back().empty()) rows.back() += '\n';
    rows.back() += name;
  }
  for (std::size_t i = 0; i < rows.size(); ++i)
    tags[lineOrderTag(i + 1)] = std::move(rows[i]);
  for (std::size_t number = rows.size() + 1; now.contains(lineOrderTag(number)); ++number)
    tags[lineOrderTag(number)] = {};
  return tags;
}

std::vector<LineName> linesInOrder(const EventLog& log) {
  std::vector<LineName> lines = byName(log);
  std::unordered_map<std::string, std::size_t> places;
  for (std::string& name : namesInLineOrder(log.tags()))
    places.try_emplace(std::move(name), places.size());
  if (places.empty()) return lines;
  std::ranges::stable_sort(lines, {}, [&](const LineName& line) {
    const auto at = places.find(line.name);
    return at == places.end() ? places.size() : at->second;
  });
  return lines;
}

void setLineOrder(EventLog& log, const std::vector<std::string>& names) {
  const std::vector<LineName> wanted = inOrderOf(log, names), now = linesInOrder(log);
  if (wanted == now) return;
  const Branches branches(log, wanted);
  if (branches.names() == Branches(log, now).names()) return;
  std::vector<std::string> order;
  for (const LineName& line : nearestToNames(log, branches, wanted))
    order.push_back(line.name);
  for (auto& [name, value] : lineOrderTags(order, log.tags()))
    log.setTag(name, std::move(value));
}

} // namespace annales::inline replay
