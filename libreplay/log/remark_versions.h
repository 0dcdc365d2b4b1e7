// Which remarks are versions of one another, and which belong to one thread.
#pragma once

#include "libreplay/log/annotation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// Remarks are identified by their places among all. A remark that replaces or answers one that did not come
/// before it replaces or answers nothing.
class RemarkVersions {
public:
  explicit RemarkVersions(std::span<const Annotation> remarks);

  [[nodiscard]] std::optional<std::size_t> find(const std::optional<Hash>& id) const;
  /// What it is an edit of, however often it was edited; itself where it is not an edit.
  [[nodiscard]] std::size_t first(std::size_t remark) const { return first_[remark]; }
  /// Of several edits of one remark the last counts, as the event log says.
  [[nodiscard]] std::size_t last(std::size_t remark) const { return last_[first_[remark]]; }
  /// The first version of what its thread began with. An edit never leaves the thread.
  [[nodiscard]] std::size_t thread(std::size_t remark) const { return thread_[first_[remark]]; }

private:
  std::unordered_map<Hash, std::size_t, HashHasher> places_;
  std::vector<std::size_t> first_;
  std::vector<std::size_t> last_, thread_; // only those of first versions count
};

} // namespace annales::inline replay
