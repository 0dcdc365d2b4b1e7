#include "libreplay/log/remark_versions.h"

namespace annales::inline replay {

RemarkVersions::RemarkVersions(std::span<const Annotation> remarks) {
  for (std::size_t i = 0; i < remarks.size(); ++i) {
    const auto replaced = find(remarks[i].replaces), answered = find(remarks[i].answers);
    first_.push_back(replaced ? first_[*replaced] : i);
    last_.push_back(i);
    last_[first_[i]] = i;
    thread_.push_back(answered ? thread(*answered) : i);
    places_.emplace(remarks[i].id, i);
  }
}

std::optional<std::size_t> RemarkVersions::find(const std::optional<Hash>& id) const {
  if (!id) return std::nullopt;
  const auto at = places_.find(*id);
  return at == places_.end() ? std::nullopt : std::optional(at->second);
}

} // namespace annales::inline replay
