#include "libreplay/notebook/merge_contents.h"

#include "libreplay/log/tags.h"

#include <algorithm>
#include <unordered_map>

namespace annales::inline replay {
namespace {

/// Edits as one list of what changes; each remark and each header once.
class ComingThings {
public:
  explicit ComingThings(const Study& study) : study_(study), now_(study.log()) {
    for (const Annotation& remark : study.remarks())
      known_.emplace(remark.id, &remark);
  }

  void add(const Edit& edit) {
    if (const auto* line = std::get_if<SetLine>(&edit))
      found_.lines.push_back({line->name, {}, line->events.size()});
    if (const auto* line = std::get_if<RenameLine>(&edit)) found_.lines.push_back({line->to, line->from, 0});
    if (const auto* tag = std::get_if<SetTag>(&edit); tag != nullptr && !isForProgram(tag->name)) add(*tag);
    if (const auto* remark = std::get_if<AddRemark>(&edit)) add(remark->remark);
  }
  [[nodiscard]] MergeContents done() {
    std::erase_if(found_.tags, [](const ComingTag& tag) { return tag.before == tag.after; });
    return std::move(found_);
  }

private:
  void add(const SetTag& tag) {
    for (ComingTag& known : found_.tags)
      if (known.name == tag.name) return static_cast<void>(known.after = tag.value);
    found_.tags.push_back({tag.name, tagOf(now_.tags(), tag.name), tag.value});
  }

  void add(const Annotation& remark) {
    const auto earlier = remark.replaces ? places_.find(*remark.replaces) : places_.end();
    if (earlier != places_.end()) {
      const std::size_t place = earlier->second;
      found_.remarks[place].now = remark;
      places_[remark.id] = place;
      return;
    }
    ComingRemark coming{remark, {}, 0};
    if (const auto before = remark.replaces ? known_.find(*remark.replaces) : known_.end();
        before != known_.end())
      coming.before = *before->second;
    if (const auto at = study_.events().find(remark.event)) coming.event = study_.events()[*at].seq + 1;
    places_[remark.id] = found_.remarks.size();
    found_.remarks.push_back(std::move(coming));
  }

  const Study& study_;
  const EventLog now_;
  std::unordered_map<Hash, const Annotation*, HashHasher> known_;
  std::unordered_map<Hash, std::size_t, HashHasher> places_;
  MergeContents found_;
};

} // namespace

MergeContents contentsOf(const std::vector<Edit>& edits, const Study& study) {
  ComingThings contents(study);
  for (const Edit& edit : edits)
    contents.add(edit);
  return contents.done();
}

} // namespace annales::inline replay
