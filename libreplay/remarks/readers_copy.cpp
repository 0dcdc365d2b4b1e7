#include "libreplay/remarks/readers_copy.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/remark_versions.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace annales::inline replay {
namespace {

/// Goes through the remarks in the order of their arrival.
class Sieve {
public:
  Sieve(Audience reader, const std::vector<Annotation>& remarks)
      : reader_(reader), remarks_(remarks), versions_(remarks), kept_(remarks.size(), false),
        everClosed_(remarks.size(), false) {}

  std::vector<Annotation> run() {
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (!mayRead(reader_, remarks_[i].audience)) everClosed_[versions_.first(i)] = true;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (versions_.first(i) == i) kept_[i] = isForReader(i);
    std::vector<Annotation> through;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (kept_[versions_.first(i)] && mayRead(reader_, remarks_[i].audience)) through.push_back(passed(i));
    return through;
  }

  [[nodiscard]] std::size_t leftOut() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (versions_.first(i) == i && !kept_[i] && !remarks_[versions_.last(i)].retracted) ++count;
    return count;
  }

private:
  /// Of a first version. What was taken back is only for those who might have read all of it.
  [[nodiscard]] bool isForReader(std::size_t first) const {
    const Annotation& now = remarks_[versions_.last(first)];
    if (!mayRead(reader_, now.audience)) return false;
    if (const auto answered = versions_.find(remarks_[first].answers); answered && *answered < first)
      if (!kept_[versions_.first(*answered)]) return false;
    return !now.retracted || !everClosed_[first];
  }

  /// The remark, naming others by the ids that they have in the copy.
  Annotation passed(std::size_t i) {
    Annotation remark = remarks_[i];
    const bool answered = rename(remark.answers), replaced = rename(remark.replaces);
    if (answered || replaced) remark.id = annotationId(remark);
    ids_.emplace(remarks_[i].id, remark.id);
    latest_[versions_.first(i)] = remark.id;
    return remark;
  }

  bool rename(std::optional<Hash>& named) {
    if (!named) return false;
    const auto same = ids_.find(*named);
    std::optional<Hash> now = same != ids_.end() ? std::optional(same->second) : nearest(*named);
    return std::exchange(named, now) != named;
  }

  /// Of a version that stays behind, the one of the same remark that went before it into the copy.
  [[nodiscard]] std::optional<Hash> nearest(const Hash& id) const {
    const auto place = versions_.find(id);
    if (!place) return id; // names nothing, here as there
    const auto at = latest_.find(versions_.first(*place));
    return at == latest_.end() ? std::nullopt : std::optional(at->second);
  }

  Audience reader_;
  const std::vector<Annotation>& remarks_;
  RemarkVersions versions_;
  // By first version: it goes into the copy; one of its versions was not for the reader.
  std::vector<bool> kept_, everClosed_;
  std::unordered_map<Hash, Hash, HashHasher> ids_;
  std::unordered_map<std::size_t, Hash> latest_; // by first version
};

} // namespace

ReadersCopy copyFor(Audience reader, const EventLog& log) {
  if (std::ranges::all_of(log.annotations(),
                          [&](const Annotation& remark) { return mayRead(reader, remark.audience); }))
    return {log, 0};
  Sieve sieve(reader, log.annotations());
  std::vector<Annotation> through = sieve.run();
  return {log.withRemarks(std::move(through)), sieve.leftOut()};
}

} // namespace annales::inline replay
