#include "libreplay/remarks/readers_copy.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/edition.h"
#include "libreplay/log/remark_versions.h"

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
  Sieve(Audience reader, Wordings wordings, const std::vector<Annotation>& remarks)
      : reader_(reader), wordings_(wordings), remarks_(remarks), versions_(remarks),
        forReader_(remarks.size(), false), everClosed_(remarks.size(), false) {}

  std::vector<Annotation> run() {
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (!mayRead(reader_, remarks_[i].audience)) everClosed_[versions_.first(i)] = true;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (versions_.first(i) == i) forReader_[i] = isForReader(i);
    std::vector<Annotation> through;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (const auto place = wordingAt(i)) through.push_back(passed(i, *place));
    return through;
  }

  [[nodiscard]] std::size_t leftOut() const {
    return countFirst([&](std::size_t i) { return !forReader_[i] && !isDeleted(i); });
  }
  [[nodiscard]] std::size_t deleted() const {
    return countFirst([&](std::size_t i) { return forReader_[i] && !isKept(i); });
  }
  [[nodiscard]] std::size_t earlier() const {
    if (wordings_ == Wordings::all) return 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (isKept(versions_.first(i)) && versions_.last(i) != i) ++count;
    return count;
  }

private:
  template <class Counts> [[nodiscard]] std::size_t countFirst(Counts counts) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < remarks_.size(); ++i)
      if (versions_.first(i) == i && counts(i)) ++count;
    return count;
  }

  [[nodiscard]] const Annotation& now(std::size_t remark) const { return remarks_[versions_.last(remark)]; }
  [[nodiscard]] bool isDeleted(std::size_t remark) const { return now(remark).retracted; }
  /// Of a first wording.
  [[nodiscard]] bool isKept(std::size_t first) const {
    return forReader_[first] && (wordings_ == Wordings::all || !isDeleted(first));
  }

  /// Of a first wording. A deleted remark is for those who might have read all of it.
  [[nodiscard]] bool isForReader(std::size_t first) const {
    if (!mayRead(reader_, now(first).audience)) return false;
    if (const auto answered = versions_.find(remarks_[first].answers); answered && *answered < first)
      if (!forReader_[versions_.first(*answered)]) return false;
    return !isDeleted(first) || !everClosed_[first];
  }

  /// Which wording goes into the copy at this place. One that stands alone is at the place of the first, so
  /// that what answers it comes later.
  [[nodiscard]] std::optional<std::size_t> wordingAt(std::size_t place) const {
    const std::size_t first = versions_.first(place);
    if (!isKept(first)) return std::nullopt;
    if (wordings_ == Wordings::standing)
      return place == first ? std::optional(versions_.last(place)) : std::nullopt;
    return mayRead(reader_, remarks_[place].audience) ? std::optional(place) : std::nullopt;
  }

  /// The wording, naming others by the ids that they have in the copy.
  Annotation passed(std::size_t place, std::size_t wording) {
    Annotation remark = remarks_[wording];
    const std::size_t first = versions_.first(place);
    if (wordings_ == Wordings::standing) remark.answers = remarks_[first].answers;
    const std::optional<Hash> answers = answeredBy(remark.answers), replaces = inCopy(remark.replaces);
    const bool answered = std::exchange(remark.answers, answers) != answers;
    const bool replaced = std::exchange(remark.replaces, replaces) != replaces;
    if (answered || replaced) {
      if (!remark.replaces && !editionOf(remark))
        remark.tags.insert(remark.tags.begin(), editionTag(remarks_[first].id)); // "before" stays the last
      remark.id = annotationId(remark);
    }
    ids_.emplace(remarks_[wording].id, remark.id);
    latest_[first] = remark.id;
    return remark;
  }

  /// What a remark answers in the copy: it goes on without a remark that stays behind.
  [[nodiscard]] std::optional<Hash> answeredBy(std::optional<Hash> named) const {
    while (named) {
      if (const auto there = inCopy(named)) return there;
      named = remarks_[versions_.first(*versions_.find(named))].answers;
    }
    return named;
  }

  /// The wording itself or, where it stays behind, the one of the same remark that went before it into the
  /// copy.
  [[nodiscard]] std::optional<Hash> inCopy(const std::optional<Hash>& named) const {
    if (!named) return named;
    if (const auto same = ids_.find(*named); same != ids_.end()) return same->second;
    const auto place = versions_.find(named);
    if (!place) return named; // names nothing, here as there
    const auto at = latest_.find(versions_.first(*place));
    return at == latest_.end() ? std::nullopt : std::optional(at->second);
  }

  Audience reader_;
  Wordings wordings_;
  const std::vector<Annotation>& remarks_;
  RemarkVersions versions_;
  // By first wording: the reader may know of it; one of its wordings was not for the reader.
  std::vector<bool> forReader_, everClosed_;
  std::unordered_map<Hash, Hash, HashHasher> ids_;
  std::unordered_map<std::size_t, Hash> latest_; // by first wording
};

bool goesWhole(Audience reader, Wordings wordings, const Annotation& remark) {
  return mayRead(reader, remark.audience) && (wordings == Wordings::all || !remark.replaces);
}

} // namespace

ReadersCopy copyFor(Audience reader, const EventLog& log, Wordings wordings) {
  if (std::ranges::all_of(log.annotations(),
                          [&](const Annotation& remark) { return goesWhole(reader, wordings, remark); }))
    return {log, 0, 0, 0};
  Sieve sieve(reader, wordings, log.annotations());
  std::vector<Annotation> through = sieve.run();
  return {log.withRemarks(std::move(through)), sieve.leftOut(), sieve.earlier(), sieve.deleted()};
}

} // namespace annales::inline replay
