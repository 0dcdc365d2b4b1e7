#include "libreplay/study/standing.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace annales {
namespace {

using Places = std::unordered_map<Hash, std::size_t, HashHasher>;

bool hasTag(const Annotation& remark, std::string_view tag) {
  return std::find(remark.tags.begin(), remark.tags.end(), tag) != remark.tags.end();
}

/// Where the remark leads through others that came before it; itself where it leads nowhere.
class Roots {
public:
  explicit Roots(std::span<const Annotation> remarks) {
    for (std::size_t i = 0; i < remarks.size(); ++i) {
      first_.push_back(follow(first_, remarks[i].replaces, i));
      thread_.push_back(follow(thread_, remarks[i].answers ? remarks[i].answers : remarks[i].replaces, i));
      places_.emplace(remarks[i].id, i);
    }
  }
  /// What it is an edit of, however often it was edited.
  [[nodiscard]] std::size_t first(std::size_t remark) const { return first_[remark]; }
  /// What its thread began with.
  [[nodiscard]] std::size_t thread(std::size_t remark) const { return thread_[remark]; }

private:
  [[nodiscard]] std::size_t follow(const std::vector<std::size_t>& roots, const std::optional<Hash>& to,
                                   std::size_t self) const {
    if (!to) return self;
    const auto at = places_.find(*to);
    return at == places_.end() ? self : roots[at->second];
  }

  Places places_;
  std::vector<std::size_t> first_, thread_;
};

std::vector<StandingRemark> lastEdits(std::span<const Annotation> remarks, const Roots& roots) {
  std::vector<std::size_t> last(remarks.size());
  for (std::size_t i = 0; i < remarks.size(); ++i)
    last[roots.first(i)] = i;
  std::vector<StandingRemark> standing;
  for (std::size_t i = 0; i < remarks.size(); ++i)
    if (last[roots.first(i)] == i && !remarks[i].retracted) standing.push_back({i, false});
  return standing;
}

} // namespace

std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks) {
  const Roots roots(remarks);
  std::vector<StandingRemark> standing = lastEdits(remarks, roots);
  const auto when = [&](std::size_t i) { return std::pair<std::string_view, std::size_t>(remarks[i].at, i); };
  std::unordered_map<std::size_t, std::size_t> resolved; // the last in each thread
  for (const auto& [place, open] : standing) {
    if (!hasTag(remarks[place], "resolved")) continue;
    const auto [at, first] = resolved.emplace(roots.thread(place), place);
    if (!first && when(at->second) < when(place)) at->second = place;
  }
  for (StandingRemark& remark : standing) {
    if (!hasTag(remarks[remark.place], "open")) continue;
    const auto answer = resolved.find(roots.thread(remark.place));
    remark.open = answer == resolved.end() || when(answer->second) < when(remark.place);
  }
  return standing;
}

} // namespace annales
