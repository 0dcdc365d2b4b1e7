// One game as it was recorded: a Merkle tree of events, named lines through it, headers and remarks.
#pragma once

#include "engine/event/codec.h"
#include "libreplay/log/annotation.h"
#include "libreplay/log/event_blocks.h"
#include "libreplay/log/id_index.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

inline constexpr std::string_view kMainLine = "main";

/// Append-only: nothing that was added is ever changed or taken away; lines only move to descendants. Copies
/// share what they have in common.
class EventLog {
public:
  /// A log of one event, GameCreated.
  explicit EventLog(NewGame begun);

  [[nodiscard]] const Game& game() const { return begun_.game; }
  [[nodiscard]] const NewGame& begun() const { return begun_; }
  [[nodiscard]] EventNames names() const { return {begun_.game, *begun_.provinces}; }
  /// The id of GameCreated: the game's identity.
  [[nodiscard]] const Hash& id() const { return nodes_.front().id; }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] const EventNode& operator[](NodeIndex i) const { return nodes_[i]; }
  [[nodiscard]] std::optional<NodeIndex> find(const Hash& id) const;

  /// So many events are to be expected.
  void reserve(std::size_t events);
  /// The same events may be about to come as in another log of the game, in the same order: those are in
  /// memory once then.
  void expect(const EventLog& other);
  /// How many events are in memory once for this log and the other one.
  [[nodiscard]] std::size_t sharedWith(const EventLog& other) const {
    return nodes_.sharedBlocks(other.nodes_) * EventBlocks::kBlock;
  }
  /// Adds a child of `parent` and computes its id. Adding an event that is already there returns its
  /// place.
  NodeIndex append(NodeIndex parent, Event event);
  /// The same for an event whose id the caller has computed or checked.
  NodeIndex append(NodeIndex parent, Event event, const Hash& id);

  /// Names a line or moves it. Fails when the name is not 1 to 80 characters without control characters, or
  /// when `head` is neither the line's head nor a descendant of it.
  Result<void> setLine(std::string_view name, NodeIndex head);
  /// Every named line with its head. `main` is there only when a record named it.
  [[nodiscard]] const std::map<std::string, NodeIndex, std::less<>>& lines() const { return lines_; }
  /// Where `main` ends: its named head, else the last event that was added.
  [[nodiscard]] NodeIndex mainHead() const;
  /// The head of a line; `main` always has one.
  [[nodiscard]] std::optional<NodeIndex> head(std::string_view line) const;
  /// The events from the root to `head`, root first.
  [[nodiscard]] std::vector<NodeIndex> path(NodeIndex head) const;
  /// Those of the same way as values, without GameCreated: what folds them begins with `game()`.
  [[nodiscard]] std::vector<Event> eventsTo(NodeIndex head) const;
  /// Without walking all the way.
  [[nodiscard]] bool isAncestorOrSelf(NodeIndex ancestor, NodeIndex of) const;

  [[nodiscard]] const std::map<std::string, std::string>& tags() const { return tags_; }
  void setTag(std::string name, std::string value) { tags_[std::move(name)] = std::move(value); }
  [[nodiscard]] const std::vector<Annotation>& annotations() const { return annotations_; }
  void annotate(Annotation annotation) { annotations_.push_back(std::move(annotation)); }
  /// A copy of the game with these remarks instead of its own.
  [[nodiscard]] EventLog withRemarks(std::vector<Annotation> annotations) const;

private:
  [[nodiscard]] NodeIndex placeOf(const Hash& id) const;
  void push(Event event, const Hash& id, NodeIndex parent, std::uint32_t seq);

  NewGame begun_;
  EventBlocks nodes_;
  IdIndex byId_;
  std::map<std::string, NodeIndex, std::less<>> lines_;
  std::map<std::string, std::string> tags_;
  std::vector<Annotation> annotations_;
};

} // namespace annales::inline replay
