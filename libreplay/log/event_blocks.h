// The events of a log in blocks that do not change once they are full: copies of a log share them.
#pragma once

#include "engine/core/sha256.h"
#include "engine/event/event.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// Place of an event in its log, in the order of arrival; 0 is GameCreated.
using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = ~NodeIndex{0};

struct EventNode {
  Event event;
  Hash id;
  NodeIndex parent = kNoNode;
  std::uint32_t seq = 0; // number of its ancestors
};

/// A list of events that only grows.
class EventBlocks {
public:
  static constexpr std::size_t kBlock = 64;

  EventBlocks() = default;
  EventBlocks(const EventBlocks& other);
  EventBlocks(EventBlocks&& other) noexcept
      : blocks_(std::move(other.blocks_)), size_(std::exchange(other.size_, 0)),
        expected_(std::move(other.expected_)) {}
  EventBlocks& operator=(EventBlocks other) noexcept {
    blocks_ = std::move(other.blocks_);
    size_ = other.size_;
    expected_ = std::move(other.expected_);
    return *this;
  }
  ~EventBlocks() = default;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const EventNode& operator[](std::size_t i) const {
    return *blocks_[i / kBlock]->at(i % kBlock);
  }
  [[nodiscard]] const EventNode& front() const { return (*this)[0]; }
  [[nodiscard]] const EventNode& back() const { return (*this)[size_ - 1]; }
  /// An ancestor of the event, often a far one; GameCreated has itself. Whoever goes there unless that is too
  /// far, and else to the parent, comes to any ancestor in steps as the logarithm of their number.
  [[nodiscard]] NodeIndex farAncestor(std::size_t i) const { return blocks_[i / kBlock]->far(i % kBlock); }

  void push(Event event, const Hash& id, NodeIndex parent, std::uint32_t seq) {
    const NodeIndex far = parent == kNoNode ? 0 : farBehind(parent);
    if (size_ % kBlock == 0) blocks_.push_back(std::make_shared<Block>());
    blocks_.back()->push(std::move(event), id, parent, seq, far);
    if (++size_ % kBlock == 0) shareLast();
  }

  /// The same events may be about to come as in the other list, at the same places: they are held once then.
  /// Both call foreign provinces by the same numbers.
  void expect(const EventBlocks& other) {
    expected_.assign(other.blocks_.begin(),
                     other.blocks_.begin() + static_cast<std::ptrdiff_t>(other.size_ / kBlock));
  }
  /// How many blocks of this list are those of the other one.
  [[nodiscard]] std::size_t sharedBlocks(const EventBlocks& other) const;

private:
  /// Room for so many events, of which the first few are there.
  class Block {
  public:
    Block() {} // leaves the room as it is
    Block(const Block& other) : size_(other.size_) {
      std::uninitialized_copy_n(other.at(0), size_, place(0));
      std::copy_n(other.far_.begin(), size_, far_.begin());
    }
    Block& operator=(const Block&) = delete;
    ~Block() { std::destroy_n(place(0), size_); }

    [[nodiscard]] const EventNode* at(std::size_t i) const {
      return reinterpret_cast<const EventNode*>(room_.data()) + i;
    }
    [[nodiscard]] NodeIndex far(std::size_t i) const { return far_[i]; }
    void push(Event event, const Hash& id, NodeIndex parent, std::uint32_t seq, NodeIndex far) {
      ::new (place(size_)) EventNode{std::move(event), id, parent, seq};
      far_[size_++] = far;
    }
    /// An id covers what the event says and all its ancestors, and places decide which of them is far.
    [[nodiscard]] bool says(const Block& other) const {
      return std::equal(
          at(0), at(size_), other.at(0), other.at(other.size_),
          [](const EventNode& a, const EventNode& b) { return a.id == b.id && a.parent == b.parent; });
    }

  private:
    [[nodiscard]] EventNode* place(std::size_t i) { return reinterpret_cast<EventNode*>(room_.data()) + i; }

    alignas(EventNode) std::array<std::byte, kBlock * sizeof(EventNode)> room_;
    std::array<NodeIndex, kBlock> far_; // next to the nodes, where it would take eight bytes
    std::size_t size_ = 0;
  };

  void shareLast();
  [[nodiscard]] NodeIndex farBehind(NodeIndex parent) const;

  std::vector<std::shared_ptr<Block>> blocks_; // all full but the last, which is this list's own
  std::size_t size_ = 0;
  std::vector<std::shared_ptr<Block>> expected_;
};

} // namespace annales::inline replay
