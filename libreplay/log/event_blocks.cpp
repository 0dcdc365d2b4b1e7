#include "libreplay/log/event_blocks.h"

namespace annales::inline replay {

EventBlocks::EventBlocks(const EventBlocks& other) : blocks_(other.blocks_), size_(other.size_) {
  if (size_ % kBlock != 0) blocks_.back() = std::make_shared<Block>(*blocks_.back());
}

void EventBlocks::shareLast() {
  if (expected_.empty()) return;
  const std::size_t last = blocks_.size() - 1;
  const bool same = last < expected_.size() && blocks_[last]->says(*expected_[last]);
  if (same)
    blocks_[last] = expected_[last];
  else
    expected_.clear(); // from here on they differ
}

/// Two leaps of one length become one of twice the length (Myers, "An applicative random-access stack").
NodeIndex EventBlocks::farBehind(NodeIndex parent) const {
  const NodeIndex first = farAncestor(parent), second = farAncestor(first);
  const std::uint32_t between = (*this)[first].seq;
  return (*this)[parent].seq - between == between - (*this)[second].seq ? second : parent;
}

std::size_t EventBlocks::sharedBlocks(const EventBlocks& other) const {
  std::size_t shared = 0;
  for (std::size_t i = 0; i < std::min(blocks_.size(), other.blocks_.size()); ++i)
    shared += blocks_[i] == other.blocks_[i] ? 1 : 0;
  return shared;
}

} // namespace annales::inline replay
