#include "libreplay/notebook/remark_order.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace annales::inline replay {
namespace {

bool earlier(const Annotation* a, const Annotation* b) {
  return std::tie(a->at, a->id) < std::tie(b->at, b->id);
}

/// Puts what a remark names before it.
class Sorting {
public:
  explicit Sorting(std::vector<const Annotation*> remarks) : waiting_(std::move(remarks)) {
    std::sort(waiting_.begin(), waiting_.end(), earlier);
    for (const Annotation* remark : waiting_)
      unseen_.emplace(remark->id, remark);
  }

  std::vector<const Annotation*> done() {
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
