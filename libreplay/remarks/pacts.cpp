#include "libreplay/remarks/pacts.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

/// Units of a nation that come into a province.
struct Arrival {
  NationId nation;
  ProvinceId province;
};

struct Arrivals {
  std::vector<Arrival> operator()(const UnitsMoved& e) const { return {{e.nation, e.to}}; }
  std::vector<Arrival> operator()(const UnitsArmed& e) const { return {{e.nation, e.province}}; }
  std::vector<Arrival> operator()(const BellonaUsed& e) const {
    if (!e.province.exists()) return {};
    return {{e.nation, e.province}};
  }
  std::vector<Arrival> operator()(const CardPlayed& e) const {
    std::vector<Arrival> arrivals;
    for (const Adjustment& effect : *e.effects) {
      const bool brings = effect.op == Adjustment::Op::units && effect.place == Adjustment::Place::province &&
                          effect.change > 0;
      if (brings && effect.nation == e.nation) arrivals.push_back({effect.nation, effect.province});
    }
    return arrivals;
  }
  template <class E> std::vector<Arrival> operator()(const E&) const { return {}; }
};

/// When the rounds of a line end.
class Rounds {
public:
  Rounds(const EventLog& log, std::span<const NodeIndex> path)
      : length_(static_cast<EventIndex>(path.size())) {
    for (std::size_t n = 0; n < path.size(); ++n)
      if (const auto* began = std::get_if<RoundBegan>(&log[path[n]].event))
        begins_.emplace_back(began->round, static_cast<EventIndex>(n + 1));
  }
  /// The last event before a later round begins.
  [[nodiscard]] EventIndex lastOf(int round) const {
    for (const auto& [number, begin] : begins_)
      if (number > round) return begin - 1;
    return length_;
  }

private:
  std::vector<std::pair<int, EventIndex>> begins_;
  EventIndex length_;
};

const Pact& pactOf(const Discussion& discussion, const StandingPact& pact) {
  return std::get<Pact>(discussion.remarks()[pact.remark].now.marks[pact.mark]);
}

bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool binds(const Pact& pact, const EventLog& log, const Arrival& arrival) {
  return holds(pact.nations, log.game().nationWord(arrival.nation)) &&
         holds(pact.provinces, log.names().provinces.word(arrival.province));
}

} // namespace

std::vector<StandingPact> pactsAlong(const Discussion& discussion, const EventLog& log,
                                     std::span<const NodeIndex> path) {
  const Rounds rounds(log, path);
  std::vector<StandingPact> pacts;
  for (std::size_t n = 0; n < path.size(); ++n)
    for (const std::uint32_t remark : discussion.at(path[n])) {
      const std::vector<Mark>& marks = discussion.remarks()[remark].now.marks;
      for (std::uint32_t mark = 0; mark < marks.size(); ++mark) {
        const auto* pact = std::get_if<Pact>(&marks[mark]);
        if (pact == nullptr) continue;
        const StandingPact standing{remark, mark, static_cast<EventIndex>(n + 1), rounds.lastOf(pact->until)};
        if (standing.last > standing.since || standing.since == path.size()) pacts.push_back(standing);
      }
    }
  return pacts;
}

std::vector<PactBreach> breachesAlong(const Discussion& discussion, const EventLog& log,
                                      std::span<const NodeIndex> path) {
  const std::vector<StandingPact> pacts = pactsAlong(discussion, log, path);
  std::vector<PactBreach> breaches;
  if (pacts.empty()) return breaches;
  for (EventIndex k = pacts.front().since + 1; k <= path.size(); ++k)
    for (const Arrival& arrival : std::visit(Arrivals{}, log[path[k - 1]].event))
      for (const StandingPact& pact : pacts)
        if (pact.since < k && k <= pact.last && binds(pactOf(discussion, pact), log, arrival))
          breaches.push_back({pact, k, arrival.nation, arrival.province});
  return breaches;
}

} // namespace annales::inline replay
