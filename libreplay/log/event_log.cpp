#include "libreplay/log/event_log.h"

#include "libreplay/log/line_name.h"

#include <algorithm>

namespace annales::inline replay {

EventLog::EventLog(NewGame begun) : begun_(std::move(begun)) {
  Event created = GameCreated{begun_.game.setup};
  const Hash id = eventId(created, nullptr, names());
  push(std::move(created), id, kNoNode, 0);
}

NodeIndex EventLog::placeOf(const Hash& id) const {
  return byId_.find(id, [this](NodeIndex place) -> const Hash& { return nodes_[place].id; });
}

void EventLog::push(Event event, const Hash& id, NodeIndex parent, std::uint32_t seq) {
  const auto place = static_cast<NodeIndex>(nodes_.size());
  nodes_.push(std::move(event), id, parent, seq);
  byId_.add(id, place, [this](NodeIndex at) -> const Hash& { return nodes_[at].id; });
}

void EventLog::reserve(std::size_t events) {
  byId_.reserve(events, [this](NodeIndex at) -> const Hash& { return nodes_[at].id; });
}

/// Which numbers foreign provinces have is each log's own affair.
void EventLog::expect(const EventLog& other) {
  if (begun_.provinces == other.begun_.provinces || !other.begun_.provinces->hasStrangers())
    nodes_.expect(other.nodes_);
}

std::optional<NodeIndex> EventLog::find(const Hash& id) const {
  if (nodes_.back().id == id) return static_cast<NodeIndex>(nodes_.size() - 1); // as mostly it is
  const NodeIndex place = placeOf(id);
  if (place == kNoNode) return std::nullopt;
  return place;
}

NodeIndex EventLog::append(NodeIndex parent, Event event) {
  const Hash id = eventId(event, &nodes_[parent].id, names());
  return append(parent, std::move(event), id);
}

NodeIndex EventLog::append(NodeIndex parent, Event event, const Hash& id) {
  if (const NodeIndex known = placeOf(id); known != kNoNode) return known;
  push(std::move(event), id, parent, nodes_[parent].seq + 1);
  return static_cast<NodeIndex>(nodes_.size() - 1);
}

Result<void> EventLog::setLine(std::string_view name, NodeIndex head) {
  if (!isLineName(name))
    return failure("a line's name must have 1 to 80 characters and no control characters");
  const auto at = lines_.find(name);
  if (at == lines_.end()) {
    lines_.emplace(name, head);
    return {};
  }
  if (!isAncestorOrSelf(at->second, head))
    return failure("a line can move only to the same event or to a later one");
  at->second = head;
  return {};
}

NodeIndex EventLog::mainHead() const {
  const auto at = lines_.find(kMainLine);
  return at == lines_.end() ? static_cast<NodeIndex>(nodes_.size() - 1) : at->second;
}

std::optional<NodeIndex> EventLog::head(std::string_view line) const {
  if (line == kMainLine) return mainHead();
  const auto at = lines_.find(line);
  if (at == lines_.end()) return std::nullopt;
  return at->second;
}

std::vector<NodeIndex> EventLog::path(NodeIndex head) const {
  std::vector<NodeIndex> path(nodes_[head].seq + 1);
  for (auto slot = path.rbegin(); slot != path.rend(); ++slot) {
    *slot = head;
    head = nodes_[head].parent;
  }
  return path;
}

std::vector<Event> EventLog::eventsTo(NodeIndex head) const {
  std::vector<Event> events;
  events.reserve(nodes_[head].seq);
  for (const NodeIndex i : path(head))
    if (i != 0) events.push_back(nodes_[i].event);
  return events;
}

bool EventLog::isAncestorOrSelf(NodeIndex ancestor, NodeIndex of) const {
  const std::uint32_t seq = nodes_[ancestor].seq;
  while (nodes_[of].seq > seq) {
    const NodeIndex far = nodes_.farAncestor(of);
    of = nodes_[far].seq >= seq ? far : nodes_[of].parent;
  }
  return of == ancestor;
}

EventLog EventLog::withRemarks(std::vector<Annotation> annotations) const {
  EventLog copy = *this;
  copy.annotations_ = std::move(annotations);
  return copy;
}

} // namespace annales::inline replay
