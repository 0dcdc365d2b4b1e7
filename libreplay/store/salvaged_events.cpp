#include "libreplay/store/salvaged_events.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr NodeIndex kWidestGap = 1'000'000; // places of lost events
constexpr std::size_t kMostCourses = 8;     // that are tried where a batch may go
constexpr std::size_t kMostArrivals = 4096; // of one game

/// One order in which events can have arrived. Two programs that write the same game at once make two.
struct Arrival {
  EventLog log;
  std::vector<NodeIndex> places; // in the log, by place; kNoNode: lost
  NodeIndex solid = 1;
  bool goesOn = false; // in another one

  [[nodiscard]] NodeIndex end() const { return static_cast<NodeIndex>(places.size()); }
};

struct ProvenEvent {
  Event event;
  Hash id;
  NodeIndex parent = 0; // by place
};

const Hash* idOfParent(const Arrival& arrival, const std::vector<ProvenEvent>& proven, NodeIndex first,
                       NodeIndex parent) {
  if (parent >= first) return &proven[parent - first].id;
  if (parent >= arrival.end() || arrival.places[parent] == kNoNode) return nullptr;
  return &arrival.log[arrival.places[parent]].id;
}

/// The ids of the events that no other of the batch follows.
std::string tipsOfProven(const std::vector<ProvenEvent>& proven, NodeIndex first) {
  std::vector<bool> followed(proven.size());
  for (const ProvenEvent& event : proven)
    if (event.parent >= first) followed[event.parent - first] = true;
  std::string tips;
  for (std::size_t i = 0; i < proven.size(); ++i)
    if (!followed[i]) tips.append(proven[i].id.bytes.begin(), proven[i].id.bytes.end());
  return tips;
}

/// Nothing unless every event of the batch is what was stored.
std::optional<std::vector<ProvenEvent>> prove(const Arrival& arrival, const Segment& segment) {
  auto events = unpackAlone(segment, arrival.log.game());
  if (!events) return std::nullopt;
  const EventNames names = arrival.log.names();
  std::vector<ProvenEvent> proven;
  for (UnpackedEvent& event : *events) {
    const Hash* parent = idOfParent(arrival, proven, segment.first, event.parent);
    if (parent == nullptr || !checkSayable(event.event, names)) return std::nullopt;
    const Hash id = eventId(event.event, parent, names);
    proven.push_back({std::move(event.event), id, event.parent});
  }
  if (tipsOfProven(proven, segment.first) != segment.tips) return std::nullopt;
  return proven;
}

void goOn(Arrival& arrival, NodeIndex first, std::vector<ProvenEvent> proven) {
  const bool gap = first > arrival.end();
  arrival.places.resize(first, kNoNode);
  for (ProvenEvent& event : proven)
    arrival.places.push_back(
        arrival.log.append(arrival.places[event.parent], std::move(event.event), event.id));
  if (!gap && arrival.solid == first) arrival.solid = arrival.end();
}

class Arrivals {
public:
  explicit Arrivals(EventLog begun) { all_.push_back({std::move(begun), {0}, 1, false}); }

  /// `again`: another batch may begin at the same place.
  bool take(const Segment& segment, bool again) {
    bool taken = false;
    for (const std::size_t i : candidates(segment.first)) {
      auto proven = prove(all_[i], segment);
      if (!proven) continue;
      taken = true;
      if (!again || all_.size() >= kMostArrivals) {
        goOn(all_[i], segment.first, std::move(*proven));
        continue;
      }
      Arrival next = all_[i];
      next.goesOn = false;
      all_[i].goesOn = true;
      goOn(next, segment.first, std::move(*proven));
      all_.push_back(std::move(next));
    }
    return taken;
  }

  [[nodiscard]] SalvagedEvents unite() && {
    std::ranges::stable_sort(all_, std::greater(), [](const Arrival& one) { return one.log.size(); });
    SalvagedEvents united{std::move(all_.front().log), {}, all_.front().solid, {}};
    for (std::size_t i = 1; i < all_.size(); ++i)
      if (!all_[i].goesOn) addEvents(united.log, all_[i].log);
    return united;
  }

private:
  /// Where the batch comes right behind what is there; else, the newest first, where some of it is lost.
  [[nodiscard]] std::vector<std::size_t> candidates(NodeIndex first) const {
    std::vector<std::size_t> right, behind;
    for (std::size_t i = all_.size(); i-- > 0;) {
      const NodeIndex end = all_[i].end();
      if (end == first && right.size() < kMostCourses) right.push_back(i);
      const bool near = end < first && first - end <= kWidestGap;
      if (near && !all_[i].goesOn && behind.size() < kMostCourses) behind.push_back(i);
    }
    return right.empty() ? behind : right;
  }

  std::vector<Arrival> all_;
};

} // namespace

SalvagedEvents salvageEvents(EventLog begun, std::span<const FoundSegment> segments) {
  std::unordered_map<NodeIndex, std::size_t> beginning; // how many begin at that place
  for (const FoundSegment& found : segments)
    ++beginning[found.segment.first];
  Arrivals arrivals(std::move(begun));
  std::vector<std::int64_t> numbers;
  std::set<std::pair<std::int64_t, std::uint32_t>> taken, strange;
  for (const FoundSegment& found : segments) {
    if (!arrivals.take(found.segment, --beginning[found.segment.first] > 0)) {
      strange.insert({found.number, found.origin});
      continue;
    }
    taken.insert({found.number, found.origin});
    if (numbers.empty() || numbers.back() != found.number) numbers.push_back(found.number);
  }
  SalvagedEvents salvaged = std::move(arrivals).unite();
  salvaged.numbers = std::move(numbers);
  for (const auto& batch : strange) // it may have gone on in a stale page in one of two ways
    if (!taken.contains(batch)) salvaged.strange.push_back(batch.second);
  return salvaged;
}

void addEvents(EventLog& into, const EventLog& from) {
  std::vector<NodeIndex> places(from.size(), 0);
  for (NodeIndex i = 1; i < from.size(); ++i)
    places[i] = into.append(places[from[i].parent], from[i].event, from[i].id);
}

} // namespace annales::inline replay
