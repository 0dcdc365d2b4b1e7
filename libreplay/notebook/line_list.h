// The what-if lines of a game in their order, found by name however many there are.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/text/text_map.h"

#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// A what-if line.
struct StudyLine {
  std::string name;
  NodeIndex head = kNoNode; // in `Study::events()`
  bool hidden = false;
  bool own = false; // made here: may be renamed, changed and deleted; one that came with the log only hidden
  std::uint32_t place = 0; // in the memory of its list, as long as both are there
};

/// Every change costs the same, wherever the line stands and however many there are. What is taken back comes
/// in the opposite order of what was done. No two lines have the same name: who adds or renames one has
/// looked.
class LineList {
public:
  using Place = std::uint32_t;
  static constexpr Place kNowhere = 0; // before the first line and behind the last one

  /// The lines in their order.
  class Iterator {
  public:
    using value_type = StudyLine;
    using reference = const StudyLine&;
    using pointer = const StudyLine*;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;

    Iterator() = default;
    Iterator(const LineList& list, Place at) : list_(&list), at_(at) {}
    reference operator*() const { return list_->links_[at_].line; }
    pointer operator->() const { return &**this; }
    Iterator& operator++() {
      at_ = list_->links_[at_].next;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

  private:
    const LineList* list_ = nullptr;
    Place at_ = kNowhere;
  };

  [[nodiscard]] Iterator begin() const { return {*this, links_[kNowhere].next}; }
  [[nodiscard]] Iterator end() const { return {*this, kNowhere}; }
  [[nodiscard]] std::size_t size() const { return placeOf_.size(); }
  [[nodiscard]] bool empty() const { return size() == 0; }
  /// There must be one.
  [[nodiscard]] const StudyLine& front() const { return *begin(); }

  /// `kNowhere` where none has the name.
  [[nodiscard]] Place find(std::string_view name) const;
  [[nodiscard]] const StudyLine& operator[](Place line) const { return links_[line].line; }
  [[nodiscard]] Place next(Place line) const { return links_[line].next; }
  [[nodiscard]] const std::string& authorOf(Place line) const;

  /// Behind all others.
  void add(StudyLine line, std::string author);
  void takeBackAdded();
  void takeOut(Place line);
  /// Where it was taken out.
  void putBack(Place line);
  /// Behind all others where `before` is nowhere.
  void move(Place line, Place before);
  /// The name before.
  std::string rename(Place line, std::string name);
  /// Whether it was hidden.
  bool hide(Place line, bool hidden);

  /// Where a line ends, and who made it as far as it says so itself.
  struct End {
    NodeIndex head = kNoNode;
    std::string author;
    std::uint64_t since = 0;
  };
  /// It has the same author there. The end before.
  End end(Place line, NodeIndex head);
  void putEndBack(Place line, End before);

  /// Who is said to have made all lines that ended at an event at a moment.
  struct Naming {
    std::string author;
    std::uint64_t at = 0;
  };
  [[nodiscard]] bool endsAt(NodeIndex head) const { return heads_.contains(head); }
  /// What was said before.
  std::optional<Naming> nameAuthor(NodeIndex head, std::string author);
  void takeBackNaming(NodeIndex head, std::optional<Naming> before);

  void clear();

private:
  struct Link {
    StudyLine line;
    std::string author;
    std::uint64_t since = 0; // a later naming of its end counts
    Place before = kNowhere, next = kNowhere;
  };

  void linkIn(Place line, Place before);
  void linkOut(Place line);
  void countIn(Place line);
  void countOut(Place line);

  std::vector<Link> links_ = std::vector<Link>(1); // the first is no line; one taken out keeps its place
  TextMap<Place> placeOf_;
  std::unordered_map<NodeIndex, std::uint32_t> heads_; // how many lines end there
  std::unordered_map<NodeIndex, Naming> namings_;
  std::uint64_t moment_ = 0;
};

} // namespace annales::inline replay
