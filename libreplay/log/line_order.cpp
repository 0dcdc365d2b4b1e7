#include "libreplay/log/line_order.h"

#include "libreplay/log/tags.h"
#include "libreplay/text/natural_order.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

/// No value of a tag is longer, so a long list goes on in the next one.
constexpr std::size_t kLongestRow = 10'000;

std::vector<LineName> linesByName(const EventLog& log) {
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
      const bool within = fork == order[k].head; // of another line
      leaving_[owners_[fork]].push_back({log[fork].seq, !within, within ? naturalKey(order[k].name) : "", k});
      if (!within) names_[fork].push_back(order[k].name);
    }
    for (auto& [line, there] : leaving_)
      std::ranges::sort(there);
  }

  /// At each event the lines that leave there.
  [[nodiscard]] const std::map<NodeIndex, std::vector<std::string_view>>& names() const { return names_; }

  /// The lines along the game, each before those that leave it.
  [[nodiscard]] std::vector<std::size_t> alongTheGame() const {
    std::vector<std::size_t> order, waiting;
    const auto wait = [&](std::size_t line) {
      const auto leaving = leaving_.find(line);
      if (leaving == leaving_.end()) return;
      for (auto next = leaving->second.rbegin(); next != leaving->second.rend(); ++next)
        waiting.push_back(std::get<std::size_t>(*next));
    };
    for (wait(kMain); !waiting.empty(); wait(order.back())) {
      order.push_back(waiting.back());
      waiting.pop_back();
    }
    return order;
  }

private:
  static constexpr std::size_t kNone = ~std::size_t{0}, kMain = kNone - 1;
  /// Where it leaves, whether it has events of its own, else its name; its place in the order.
  using Leaving = std::tuple<std::uint32_t, bool, std::string, std::size_t>;

  /// The last event that another line has.
  NodeIndex own(const EventLog& log, NodeIndex at, std::size_t line) {
    for (; at != kNoNode && owners_[at] == kNone; at = log[at].parent)
      owners_[at] = line;
    return at;
  }

  std::vector<std::size_t> owners_;                     // by event
  std::map<std::size_t, std::vector<Leaving>> leaving_; // by line
  std::map<NodeIndex, std::vector<std::string_view>> names_;
};

std::vector<LineName> linesNamed(const EventLog& log, const std::vector<std::string>& names) {
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
  std::vector<std::string> rows;
  for (const std::string& name : names) {
    if (rows.empty() || rows.back().size() + name.size() + 1 > kLongestRow) rows.emplace_back();
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
  std::vector<LineName> lines = linesByName(log);
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
  const std::vector<LineName> wanted = linesNamed(log, names), now = linesInOrder(log);
  if (wanted == now) return;
  const Branches branches(log, wanted);
  if (branches.names() == Branches(log, now).names()) return;
  std::vector<std::string> order;
  for (const std::size_t k : branches.alongTheGame())
    order.push_back(wanted[k].name);
  for (auto& [name, value] : lineOrderTags(order, log.tags()))
    log.setTag(name, std::move(value));
}

} // namespace annales::inline replay
