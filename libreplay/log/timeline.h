// The states along a line of play: any of them in a few folds, forwards or backwards.
#pragma once

#include "engine/fold/apply.h"
#include "engine/state/game_state.h"
#include "libreplay/log/event_log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

inline constexpr std::size_t kKeyframeStep = 64;

/// States of a line at regular distances, so that any other state is a few folds away.
struct Keyframes {
  /// After 1, 65, 129… events.
  std::vector<GameState> states;
  /// How many events of the line fold.
  std::size_t folded = 0;
};

/// An event that folding refused; its line is not followed past it.
struct FoldStop {
  NodeIndex event = kNoNode;
  std::string why;
};

/// One line of a log, which must stay where it is while the timeline is used. The log may grow; the timeline
/// does not see it.
class Timeline {
public:
  /// Folds the line once.
  Timeline(const EventLog& log, NodeIndex head);
  /// Takes the keyframes of the same line in a log that has got other lines and remarks since.
  Timeline(const EventLog& log, NodeIndex head, Keyframes keyframes);

  /// Events on the line, GameCreated included.
  [[nodiscard]] std::size_t length() const { return path_.size(); }
  /// How many of them fold; fewer than `length` only where `stop` says why. 0 when the setup makes no sense.
  [[nodiscard]] std::size_t folded() const { return keyframes_.folded; }
  [[nodiscard]] const std::optional<FoldStop>& stop() const { return stop_; }
  /// The events of the line, root first: `path()[n - 1]` leads to `stateAt(n)`.
  [[nodiscard]] const std::vector<NodeIndex>& path() const { return path_; }
  [[nodiscard]] const Keyframes& keyframes() const { return keyframes_; }

  /// The state after the first `n` events, 1 to `folded()`; beyond that the last one there is.
  [[nodiscard]] GameState stateAt(std::size_t n) { return seek(n); }
  /// The same without a copy, until the next seek.
  const GameState& seek(std::size_t n);

private:
  void foldAll();
  [[nodiscard]] const Event& event(std::size_t n) const { return (*log_)[path_[n - 1]].event; }

  const EventLog* log_;
  std::vector<NodeIndex> path_;
  Keyframes keyframes_;
  std::optional<FoldStop> stop_;
  GameState cursor_;
  std::size_t at_ = 0; // events folded into the cursor
};

/// The state after any event of the tree. Asking in file order costs one fold each; any other order at most
/// `kKeyframeStep` folds once its neighbourhood is known.
class TreeFold {
public:
  explicit TreeFold(const EventLog& log);

  /// The state after the event, until the next call; null when folding refused it or one of its ancestors.
  const GameState* after(NodeIndex event);
  /// Why folding refused this very event; nothing when it folds, when an ancestor was refused, or before it
  /// was asked for.
  [[nodiscard]] std::optional<std::string_view> refusal(NodeIndex event) const;

private:
  enum class Outcome : std::uint8_t { unknown, refused };
  bool climb(NodeIndex event);
  bool step(NodeIndex event);
  void keep(NodeIndex event);
  [[nodiscard]] Outcome outcome(NodeIndex event) const;
  void setRefused(NodeIndex event);

  const EventLog* log_;
  GameState cursor_;
  NodeIndex at_ = kNoNode;
  std::string setupFault_;
  std::vector<Outcome> outcomes_; // may be shorter than the log
  std::unordered_map<NodeIndex, GameState> keyframes_;
  std::unordered_map<NodeIndex, std::string_view> refusals_;
  std::vector<NodeIndex> branch_; // scratch
};

} // namespace annales::inline replay
