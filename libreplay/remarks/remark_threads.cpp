#include "libreplay/remarks/remark_threads.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/standing.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <string_view>

namespace annales::inline replay {
namespace {

constexpr std::uint32_t kNone = ~std::uint32_t{0};

/// What one more remark that stands makes of its thread.
ThreadState after(ThreadState before, const Annotation& remark, bool open) {
  if (open) return ThreadState::open;
  return before == ThreadState::plain && hasTag(remark, "resolved") ? ThreadState::resolved : before;
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

bool saysState(const std::string& tag) {
  return tag == "open" || tag == "resolved";
}

/// Apart from whether the thread is open, which is no news about the remark.
bool saysTheSame(const Annotation& a, const Annotation& b) {
  const auto content = [](Annotation remark) {
    std::erase_if(remark.tags, saysState);
    return signedBy(std::move(remark), {}).id;
  };
  return content(editOf(a, a, {})) == content(editOf(a, b, {}));
}

template <class T> bool agrees(const std::optional<T>& wanted, const T& value) {
  return !wanted || *wanted == value;
}

} // namespace

Discussion::Discussion(const EventLog& events, std::span<const Annotation> annotations) {
  const RemarkVersions versions(annotations);
  std::vector<std::uint32_t> places(annotations.size(), kNone), threads(annotations.size(), kNone);
  for (const StandingRemark& standing : standingRemarks(annotations, versions)) {
    const Annotation &first = annotations[standing.first], &now = annotations[standing.place];
    const auto event = events.find(first.event);
    if (!event) continue;
    const auto place = static_cast<std::uint32_t>(remarks_.size());
    places[standing.first] = place;
    std::uint32_t& thread = threads[standing.thread];
    if (thread == kNone) {
      thread = static_cast<std::uint32_t>(threads_.size());
      threads_.push_back({*event, {}, ThreadState::plain});
    }
    const bool edited = now.id != first.id && !saysTheSame(first, now);
    remarks_.push_back({now, first.id, first.at, *event, thread, edited});
    threads_[thread].remarks.push_back(place);
    threads_[thread].state = after(threads_[thread].state, now, standing.open);
    byEvent_[*event].push_back(place);
  }
  arrived_.reserve(annotations.size());
  for (const Annotation& remark : annotations)
    arrive(remark, events.find(remark.event));
  for (std::size_t i = 0; i < annotations.size(); ++i)
    if (const std::uint32_t place = places[versions.first(i)]; place != kNone)
      byVersion_.emplace(annotations[i].id, place);
}

void Discussion::arrive(const Annotation& remark, std::optional<NodeIndex> event) {
  arrived_.push_back({remark.id, remark.event, event.value_or(kNoNode)});
}

bool Discussion::hasGrown(const EventLog& events, std::span<const Annotation> annotations) const {
  if (annotations.size() < arrived_.size()) return false;
  for (std::size_t i = 0; i < arrived_.size(); ++i) {
    const Arrived& known = arrived_[i];
    if (annotations[i].id != known.id) return false;
    if (known.place == kNoNode ? events.find(known.event).has_value()
                               : known.place >= events.size() || events[known.place].id != known.event)
      return false;
  }
  return std::ranges::all_of(annotations.subspan(arrived_.size()), [&](const Annotation& remark) {
    return !remark.answers && !remark.replaces && !remark.retracted && !byVersion_.contains(remark.id) &&
           events.find(remark.event).has_value();
  });
}

bool Discussion::grow(const EventLog& events, std::span<const Annotation> annotations) {
  if (!hasGrown(events, annotations)) return false;
  for (const Annotation& remark : annotations.subspan(arrived_.size())) {
    const NodeIndex event = *events.find(remark.event);
    const auto place = static_cast<std::uint32_t>(remarks_.size());
    const auto thread = static_cast<std::uint32_t>(threads_.size());
    const bool open = hasTag(remark, "open") && !hasTag(remark, "resolved");
    threads_.push_back({event, {place}, after(ThreadState::plain, remark, open)});
    remarks_.push_back({remark, remark.id, remark.at, event, thread, false});
    byEvent_[event].push_back(place);
    byVersion_.emplace(remark.id, place);
    arrive(remark, event);
  }
  return true;
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
