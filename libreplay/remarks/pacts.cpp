#include "libreplay/remarks/pacts.h"

#include <algorithm>
#include <list>
#include <map>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

/// Units of a nation that come into a province.
struct PactArrival {
  NationId nation;
  ProvinceId province;
};

struct Arrivals {
  std::vector<PactArrival> operator()(const UnitsMoved& e) const { return {{e.nation, e.to}}; }
  std::vector<PactArrival> operator()(const UnitsArmed& e) const { return {{e.nation, e.province}}; }
  std::vector<PactArrival> operator()(const BellonaUsed& e) const {
    if (!e.province.exists()) return {};
    return {{e.nation, e.province}};
  }
  std::vector<PactArrival> operator()(const CardPlayed& e) const {
    std::vector<PactArrival> arrivals;
    for (const Adjustment& effect : *e.effects) {
      const bool brings = effect.op == Adjustment::Op::units && effect.place == Adjustment::Place::province &&
                          effect.change > 0;
      if (brings && effect.nation == e.nation) arrivals.push_back({effect.nation, effect.province});
    }
    return arrivals;
  }
  template <class E> std::vector<PactArrival> operator()(const E&) const { return {}; }
};

/// When the rounds of a line end.
class Rounds {
public:
  Rounds(const EventLog& log, std::span<const NodeIndex> path)
      : length_(static_cast<EventIndex>(path.size())) {
    for (std::size_t n = 0; n < path.size(); ++n)
      if (const auto* began = std::get_if<RoundBegan>(&log[path[n]].event))
        if (begins_.empty() || began->round > begins_.back().first)
          begins_.emplace_back(began->round, static_cast<EventIndex>(n + 1));
  }
  /// The last event before a later round begins.
  [[nodiscard]] EventIndex lastOf(int round) const {
    const auto later = std::ranges::upper_bound(begins_, round, {}, &std::pair<int, EventIndex>::first);
    return later == begins_.end() ? length_ : later->second - 1;
  }

private:
  std::vector<std::pair<int, EventIndex>> begins_; // each round later than the one before
  EventIndex length_;
};

const Pact& pactOf(const Discussion& discussion, const StandingPact& pact) {
  return std::get<Pact>(discussion.remarks()[pact.remark].now.marks[pact.mark]);
}

/// The nations that a pact binds, each once.
std::vector<NationId> boundNations(const Pact& pact, const Game& game) {
  std::vector<NationId> nations;
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (std::ranges::find(pact.nations, game.nationWord(NationId(n))) != pact.nations.end())
      nations.emplace_back(n);
  return nations;
}

/// The provinces that a pact closes, each once.
std::vector<std::string_view> closedProvinces(const Pact& pact) {
  std::vector<std::string_view> provinces(pact.provinces.begin(), pact.provinces.end());
  std::ranges::sort(provinces);
  provinces.erase(std::unique(provinces.begin(), provinces.end()), provinces.end());
  return provinces;
}

/// The pacts in force at an event, by whom and where they bind. The discussion that has them outlives it.
class PactsInForce {
public:
  explicit PactsInForce(const EventLog& log) : log_(log) {}

  void add(const StandingPact& standing, const Pact& pact) {
    const std::vector<std::string_view> provinces = closedProvinces(pact);
    for (const NationId nation : boundNations(pact, log_.game()))
      for (const std::string_view province : provinces)
        binding_[{nation, province}].push_back(standing);
  }
  /// The first `most` that an arrival with event `k` breaks. Those that are over by then are forgotten.
  [[nodiscard]] std::vector<StandingPact> brokenBy(const PactArrival& arrival, EventIndex k,
                                                   std::size_t most) {
    std::vector<StandingPact> broken;
    const auto bound = binding_.find({arrival.nation, log_.names().provinces.word(arrival.province)});
    if (bound == binding_.end()) return broken;
    std::list<StandingPact>& pacts = bound->second;
    for (auto pact = pacts.begin(); pact != pacts.end() && broken.size() < most;)
      if (pact->last < k)
        pact = pacts.erase(pact);
      else
        broken.push_back(*pact++);
    return broken;
  }

private:
  const EventLog& log_;
  std::map<std::pair<NationId, std::string_view>, std::list<StandingPact>> binding_;
};

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
  PactsInForce inForce(log);
  auto next = pacts.begin();
  for (EventIndex k = pacts.front().since + 1; k <= path.size(); ++k) {
    for (; next != pacts.end() && next->since < k; ++next)
      inForce.add(*next, pactOf(discussion, *next));
    std::size_t room = kMostBroken;
    for (const PactArrival& arrival : std::visit(Arrivals{}, log[path[k - 1]].event))
      for (const StandingPact& pact : inForce.brokenBy(arrival, k, room)) {
        breaches.push_back({pact, k, arrival.nation, arrival.province});
        --room;
      }
  }
  return breaches;
}

} // namespace annales::inline replay
