// Games that are handed on as soon as they are whole, instead of being kept: memory does not grow with their
// file.
#pragma once

#include "importers/readers/format.h"

#include <functional>

namespace annales::inline importers {

/// The row of the file in which an event stands, from 1.
using RowOfEvent = std::function<std::size_t(NodeIndex)>;

/// Tells the observer, where there is one, all events of a game.
void showEvents(const ReadRequest& request, GameNumber number, const EventLog& log, const RowOfEvent& rowOf);

class HandingOn {
public:
  /// The request stays where it is.
  explicit HandingOn(const ReadRequest& request) : request_(request) {}

  /// Somebody takes games as they come.
  [[nodiscard]] bool isWanted() const { return static_cast<bool>(request_.whole); }
  /// Nobody wants more of them.
  [[nodiscard]] bool isOver() const { return over_; }
  void hand(const std::shared_ptr<const EventLog>& log, const RowOfEvent& rowOf);

private:
  const ReadRequest& request_;
  GameNumber given_ = 0;
  bool over_ = false;
};

} // namespace annales::inline importers
