#include "libreplay/notebook/remark_order.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace annales::inline replay {
namespace {

bool earlier(const Annotation* a, const Annotation* b) {
  return std::tie(a->at, a->id) < std::tie(b->at, b->id);
}

std::uint64_t eightBytes(std::string_view text, std::size_t from) {
  std::uint64_t value = 0;
  for (std::size_t i = from; i < from + 8; ++i)
    value = value << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
  return value;
}

/// A remark, and copies of what usually decides its place: comparing them does not look into remarks.
struct Sorted {
  const Annotation* remark;
  std::size_t length; // of the time as text
  std::array<std::uint64_t, 3> time;
  std::uint64_t id;

  explicit Sorted(const Annotation* of)
      : remark(of),
        length(of->at.size()), time{eightBytes(of->at, 0), eightBytes(of->at, 8), eightBytes(of->at, 16)},
        id(of->id.head()) {}

  friend bool operator<(const Sorted& a, const Sorted& b) {
    if (a.time != b.time) return a.time < b.time;
    const bool whole = a.length == b.length && a.length <= 24;
    return whole && a.id != b.id ? a.id < b.id : earlier(a.remark, b.remark);
  }
};

void sort(std::vector<const Annotation*>& remarks) {
  if (std::is_sorted(remarks.begin(), remarks.end(), earlier)) return;
  std::vector<Sorted> sorted(remarks.begin(), remarks.end());
  std::sort(sorted.begin(), sorted.end());
  std::ranges::transform(sorted, remarks.begin(), &Sorted::remark);
}

/// Puts what a remark names before it.
class Sorting {
public:
  explicit Sorting(std::vector<const Annotation*> remarks) : waiting_(std::move(remarks)) {
    sort(waiting_);
    named_ = std::ranges::any_of(
        waiting_, [](const Annotation* remark) { return remark->replaces || remark->answers; });
    if (!named_) return;
    for (const Annotation* remark : waiting_)
      unseen_.emplace(remark->id, remark);
  }

  std::vector<const Annotation*> done() {
    if (!named_) return std::move(waiting_);
    for (const Annotation* remark : waiting_)
      if (unseen_.contains(remark->id)) take(remark);
    return std::move(sorted_);
  }

private:
  /// Without recursion: a thread may be long.
  void take(const Annotation* remark) {
    see(remark);
    while (!chain_.empty()) {
      if (const Annotation* before = unseenBefore(*chain_.back())) {
        see(before);
        continue;
      }
      sorted_.push_back(chain_.back());
      chain_.pop_back();
    }
  }

  void see(const Annotation* remark) {
    unseen_.erase(remark->id);
    chain_.push_back(remark);
  }

  [[nodiscard]] const Annotation* unseenBefore(const Annotation& remark) const {
    for (const auto& named : {remark.replaces, remark.answers}) {
      if (!named) continue;
      if (const auto at = unseen_.find(*named); at != unseen_.end()) return at->second;
    }
    return nullptr;
  }

  std::vector<const Annotation*> waiting_, sorted_, chain_;
  bool named_ = false; // some remark by another
  std::unordered_map<Hash, const Annotation*, HashHasher> unseen_;
};

} // namespace

std::vector<const Annotation*> inOrder(std::vector<const Annotation*> remarks) {
  return Sorting(std::move(remarks)).done();
}

std::vector<const Annotation*> inOrder(std::span<const Annotation> remarks) {
  std::vector<const Annotation*> pointers;
  pointers.reserve(remarks.size());
  for (const Annotation& remark : remarks)
    pointers.push_back(&remark);
  return inOrder(std::move(pointers));
}

} // namespace annales::inline replay
