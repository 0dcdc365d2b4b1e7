#include "libreplay/notebook/arriving_remarks.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/edition.h"
#include "libreplay/log/remark_versions.h"
#include "libreplay/notebook/remark_order.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace annales::inline replay {
namespace {

using Ids = std::unordered_set<Hash, HashHasher>;

Ids idsOf(const std::vector<Annotation>& remarks) {
  Ids ids;
  for (const Annotation& remark : remarks)
    ids.insert(remark.id);
  return ids;
}

/// What a remark says, whatever it names and however it came here.
Hash contentOf(const Annotation& remark) {
  Annotation bare = withoutEdition(remark);
  bare.answers.reset();
  bare.replaces.reset();
  return annotationId(bare);
}

/// The wordings of all remarks on one side, by the names under which copies go.
class Editions {
public:
  explicit Editions(const std::vector<Annotation>& remarks) : remarks_(remarks), versions_(remarks) {
    names_.resize(remarks.size());
    for (std::size_t i = 0; i < remarks.size(); ++i)
      if (auto name = editionOf(remarks[i])) names_[versions_.first(i)] = std::move(*name);
    for (std::size_t i = 0; i < remarks.size(); ++i)
      if (versions_.first(i) == i) byName_.emplace(nameOf(i), i);
  }

  [[nodiscard]] std::string nameOf(std::size_t remark) const {
    const std::size_t first = versions_.first(remark);
    return names_[first].empty() ? editionName(remarks_[first].id) : names_[first];
  }
  /// The first wording of the remark under the name.
  [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const {
    const auto at = byName_.find(name);
    return at == byName_.end() ? std::nullopt : std::optional(at->second);
  }
  [[nodiscard]] const RemarkVersions& versions() const { return versions_; }
  [[nodiscard]] const Annotation& operator[](std::size_t place) const { return remarks_[place]; }

private:
  const std::vector<Annotation>& remarks_;
  RemarkVersions versions_;
  std::vector<std::string> names_; // by first wording; empty without a tag
  std::unordered_map<std::string, std::size_t> byName_;
};

/// Knows again what came as a copy.
class Recognising {
public:
  Recognising(const Study& study, const std::vector<Annotation>& from)
      : known_(idsOf(study.remarks())), ours_(study.remarks()), theirs_(from) {
    for (std::size_t i = 0; i < study.remarks().size(); ++i)
      contents_.emplace(contentOf(study.remarks()[i]), i);
  }

  std::vector<Annotation> run(const std::vector<Annotation>& from) {
    std::vector<Annotation> arriving;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (known_.contains(from[i].id)) continue;
      Annotation remark = from[i];
      if (const auto first = sameOfOurs(i))
        if (!isNews(i, *first, remark)) continue;
      const bool answered = rename(remark.answers), replaced = rename(remark.replaces);
      if (answered || replaced || remark.id != from[i].id) remark.id = annotationId(remark);
      ids_.insert_or_assign(from[i].id, remark.id);
      if (known_.insert(remark.id).second) arriving.push_back(std::move(remark));
    }
    return arriving;
  }

private:
  /// The first wording of the remark here of which this is a wording there, under other ids.
  [[nodiscard]] std::optional<std::size_t> sameOfOurs(std::size_t place) const {
    if (known_.contains(theirs_[theirs_.versions().first(place)].id)) return std::nullopt;
    const auto ours = ours_.find(theirs_.nameOf(place));
    return ours && ours_[*ours].event == theirs_[place].event ? ours : std::nullopt;
  }

  /// Makes `remark` an edit of ours. False where there is nothing to write.
  bool isNews(std::size_t place, std::size_t first, Annotation& remark) {
    const Annotation& now = ours_[ours_.versions().last(first)];
    ids_.insert_or_assign(remark.id, now.id);
    if (theirs_.versions().last(place) != place) return false;
    if (const auto same = contents_.find(contentOf(remark)); same != contents_.end())
      if (ours_.versions().first(same->second) == first) return false;
    if (remark.author == now.author && remark.at <= now.at) return false;
    remark = withoutEdition(std::move(remark));
    remark.replaces = now.id;
    remark.answers = ours_[first].answers;
    remark.id = {};
    return true;
  }

  bool rename(std::optional<Hash>& named) const {
    if (!named) return false;
    const auto at = ids_.find(*named);
    if (at == ids_.end() || at->second == *named) return false;
    named = at->second;
    return true;
  }

  Ids known_;
  const Editions ours_, theirs_;
  std::unordered_map<Hash, std::size_t, HashHasher> contents_; // of ours
  std::unordered_map<Hash, Hash, HashHasher> ids_;             // here, by those there
};

bool hasEdition(const std::vector<Annotation>& remarks) {
  return std::ranges::any_of(remarks, [](const Annotation& remark) { return editionOf(remark).has_value(); });
}

} // namespace

std::vector<Annotation> arrivingRemarks(const Study& study, const std::vector<Annotation>& from) {
  std::vector<Annotation> arriving;
  if (hasEdition(study.remarks()) || hasEdition(from)) {
    arriving = Recognising(study, from).run(from);
  } else {
    Ids known = idsOf(study.remarks());
    std::ranges::copy_if(from, std::back_inserter(arriving),
                         [&](const Annotation& remark) { return known.insert(remark.id).second; });
  }
  std::vector<Annotation> sorted;
  sorted.reserve(arriving.size());
  for (const Annotation* remark : inOrder(arriving))
    sorted.push_back(*remark);
  return sorted;
}

} // namespace annales::inline replay
