#include "libreplay/remarks/remark_threads.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/remark_versions.h"
#include "libreplay/stats/sentences.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::uint32_t kNone = ~std::uint32_t{0};

ThreadState said(const Annotation& remark) {
  if (hasTag(remark, "resolved")) return ThreadState::resolved;
  return hasTag(remark, "open") ? ThreadState::open : ThreadState::plain;
}

bool holdsEveryWord(const std::string& text, std::string_view query) {
  const std::string plain = plainText(text), wanted = plainText(query);
  for (std::size_t at = 0; at < wanted.size();) {
    const std::size_t end = std::min(wanted.find(' ', at), wanted.size());
    if (end > at && plain.find(wanted.substr(at, end - at)) == std::string::npos) return false;
    at = end + 1;
  }
  return true;
}

template <class T> bool agrees(const std::optional<T>& wanted, const T& value) {
  return !wanted || *wanted == value;
}

} // namespace

/// A remark is named by the place of its first version.
struct Discussion::Fold {
  const EventLog& events;
  std::span<const Annotation> annotations;
  RemarkVersions versions{annotations};

  [[nodiscard]] bool stands(std::uint32_t i) const {
    return versions.first(i) == i && !annotations[versions.last(i)].retracted &&
           events.find(annotations[i].event);
  }

  [[nodiscard]] DiscussedRemark remark(std::uint32_t i) const {
    DiscussedRemark standing;
    standing.now = annotations[versions.last(i)];
    standing.first = annotations[i].id;
    standing.written = annotations[i].at;
    standing.event = *events.find(annotations[i].event);
    return standing;
  }
};

Discussion::Discussion(const EventLog& events, std::span<const Annotation> annotations) {
  const Fold fold{events, annotations};
  std::vector<std::uint32_t> standing(annotations.size(), kNone), threads(annotations.size(), kNone);
  for (std::uint32_t i = 0; i < annotations.size(); ++i) {
    if (!fold.stands(i)) continue;
    standing[i] = static_cast<std::uint32_t>(remarks_.size());
    remarks_.push_back(fold.remark(i));
    DiscussedRemark& remark = remarks_.back();
    std::uint32_t& thread = threads[fold.versions.thread(i)];
    if (thread == kNone) {
      thread = static_cast<std::uint32_t>(threads_.size());
      threads_.push_back({remark.event, {}, ThreadState::plain});
    }
    remark.thread = thread;
    threads_[thread].remarks.push_back(standing[i]);
    byEvent_[remark.event].push_back(standing[i]);
  }
  for (std::uint32_t i = 0; i < annotations.size(); ++i)
    if (const std::uint32_t place = standing[fold.versions.first(i)]; place != kNone)
      byVersion_.emplace(annotations[i].id, place);
  for (RemarkThread& thread : threads_)
    thread.state = lastWord(fold, thread);
}

/// By time, as `standingRemarks` has it; of one moment the later arrival.
ThreadState Discussion::lastWord(const Fold& fold, const RemarkThread& thread) const {
  ThreadState state = ThreadState::plain;
  std::pair<std::string_view, std::size_t> latest;
  for (const std::uint32_t place : thread.remarks) {
    const Annotation& now = remarks_[place].now;
    const std::pair<std::string_view, std::size_t> when(now.at, *fold.versions.find(now.id));
    if (said(now) == ThreadState::plain || when < latest) continue;
    state = said(now);
    latest = when;
  }
  return state;
}

std::span<const std::uint32_t> Discussion::at(NodeIndex event) const {
  const auto found = byEvent_.find(event);
  if (found == byEvent_.end()) return {};
  return found->second;
}

const DiscussedRemark* Discussion::find(const Hash& id) const {
  const auto at = byVersion_.find(id);
  return at == byVersion_.end() ? nullptr : &remarks_[at->second];
}

bool passes(const RemarkFilter& filter, const DiscussedRemark& remark, ThreadState state) {
  const Annotation& a = remark.now;
  if (!agrees(filter.layer, a.layer) || !agrees(filter.audience, a.audience)) return false;
  if (!agrees(filter.author, a.author) || !agrees(filter.state, state)) return false;
  if (filter.nation && a.nation != filter.nation) return false;
  if (filter.glyph && !hasGlyph(a, *filter.glyph)) return false;
  if (filter.tag && !hasTag(a, *filter.tag)) return false;
  return filter.text.empty() || holdsEveryWord(a.text, filter.text);
}

std::vector<std::uint32_t> filtered(const Discussion& discussion, const RemarkFilter& filter) {
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = 0; i < discussion.remarks().size(); ++i) {
    const DiscussedRemark& remark = discussion.remarks()[i];
    if (passes(filter, remark, discussion.stateOf(remark))) places.push_back(i);
  }
  return places;
}

} // namespace annales::inline replay
