#include "libreplay/desk/glyph_place.h"
#include "libreplay/desk/stand.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/remark_edits.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// By the reviewer; the moment is stamped on by whoever writes the page.
Writing by(const Stand& stand) {
  return {stand.reviewer().name, {}};
}

bool isOwn(const Stand& stand, const Annotation& remark) {
  return remark.layer == Layer::human && remark.author == stand.reviewer().name;
}

/// All that it says is whether its thread is open.
bool onlyResolves(const Annotation& remark) {
  const bool tagged = std::ranges::any_of(
      remark.tags, [](const std::string& tag) { return tag != "open" && tag != "resolved"; });
  return remark.text.empty() && remark.glyphs.empty() && remark.marks.empty() && !tagged && !remark.ask;
}

bool saysNothing(const Annotation& remark) {
  const bool tagged = std::ranges::any_of(remark.tags, [](const std::string& tag) { return tag != "open"; });
  return remark.text.empty() && remark.glyphs.empty() && remark.marks.empty() && !tagged && !remark.ask;
}

Performed added(Annotation remark) {
  return writing({AddRemark{std::move(remark)}});
}

PerformResult instead(const Stand& stand, const Annotation& before, Annotation changed) {
  if (saysNothing(changed)) return added(retractionOf(before, by(stand)));
  return added(editOf(before, std::move(changed), by(stand)));
}

PerformResult fresh(const Stand& stand, Annotation draft) {
  if (draft.event == Hash{}) draft.event = stand.eventHere();
  return added(remarkOf(std::move(draft), by(stand)));
}

/// Changes the newest own remark at that place of the line that fits, or a new one, of which nothing may be
/// left.
template <class Fits, class Change>
PerformResult changeOwn(const Stand& stand, EventIndex at, const Fits& fits, const Change& change) {
  const Discussion discussion = stand.discussion();
  const auto here = discussion.at(stand.tab.line->node(at));
  for (auto place = here.rbegin(); place != here.rend(); ++place) {
    const Annotation& before = discussion.remarks()[*place].now;
    if (!isOwn(stand, before) || !fits(before)) continue;
    Annotation changed = before;
    change(changed);
    return instead(stand, before, std::move(changed));
  }
  Annotation draft;
  draft.event = stand.tab.line->idAt(at);
  draft.audience = stand.reviewer().audience;
  change(draft);
  if (saysNothing(draft)) return Performed{};
  return fresh(stand, std::move(draft));
}

template <class Fits> bool ownHas(const Stand& stand, EventIndex at, const Fits& fits) {
  const Discussion discussion = stand.discussion();
  return std::ranges::any_of(discussion.at(stand.tab.line->node(at)), [&](std::uint32_t place) {
    const Annotation& remark = discussion.remarks()[place].now;
    return isOwn(stand, remark) && fits(remark);
  });
}

/// Arrow or ring on the same provinces, whatever the colour.
bool samePlace(const Mark& a, const Mark& b) {
  const auto* arrowA = std::get_if<Arrow>(&a);
  const auto* arrowB = std::get_if<Arrow>(&b);
  if (arrowA != nullptr && arrowB != nullptr) return arrowA->from == arrowB->from && arrowA->to == arrowB->to;
  const auto* ringA = std::get_if<Ring>(&a);
  const auto* ringB = std::get_if<Ring>(&b);
  return ringA != nullptr && ringB != nullptr && ringA->province == ringB->province;
}

MarkColour colourOf(const Mark& mark) {
  if (const auto* arrow = std::get_if<Arrow>(&mark)) return arrow->colour;
  const auto* ring = std::get_if<Ring>(&mark);
  return ring != nullptr ? ring->colour : MarkColour::green;
}

void toggle(std::vector<Mark>& marks, const Mark& mark) {
  const auto at = std::ranges::find_if(marks, [&](const Mark& one) { return samePlace(one, mark); });
  if (at == marks.end())
    marks.push_back(mark);
  else if (colourOf(*at) == colourOf(mark))
    marks.erase(at);
  else
    *at = mark;
}

} // namespace

PerformResult performAt(const Stand& stand, const WriteRemark& i) {
  const bool answersNothing = i.draft.answers && stand.discussion().find(*i.draft.answers) == nullptr;
  if (answersNothing) return no(SaidKey::remarkIsGone);
  return fresh(stand, i.draft);
}

PerformResult performAt(const Stand& stand, const EditRemark& i) {
  const Discussion discussion = stand.discussion();
  const DiscussedRemark* before = discussion.find(i.remark);
  if (before == nullptr) return no(SaidKey::remarkIsGone);
  return instead(stand, before->now, i.changed);
}

PerformResult performAt(const Stand& stand, const RetractRemark& i) {
  const Discussion discussion = stand.discussion();
  const DiscussedRemark* before = discussion.find(i.remark);
  if (before == nullptr) return no(SaidKey::remarkIsGone);
  Performed retracted = added(retractionOf(before->now, by(stand)));
  retracted.said.key = SaidKey::remarkDeleted;
  return retracted;
}

PerformResult performAt(const Stand& stand, const ResolveThread& i) {
  const Discussion discussion = stand.discussion();
  const DiscussedRemark* asked = discussion.find(i.remark);
  if (asked == nullptr) return no(SaidKey::remarkIsGone);
  const std::vector<std::uint32_t>& thread = discussion.threads()[asked->thread].remarks;
  const auto mine = [&](std::uint32_t place) {
    const Annotation& remark = discussion.remarks()[place].now;
    return isOwn(stand, remark) && (place == thread.front() || onlyResolves(remark));
  };
  const auto own = std::find_if(thread.rbegin(), thread.rend(), mine);
  const std::uint32_t said = own != thread.rend() ? *own : thread.front();
  return added(resolutionOf(discussion.remarks()[said].now, i.resolved, by(stand)));
}

PerformResult performAt(const Stand& stand, const ToggleGlyph& i) {
  const OpenedLine& line = *stand.tab.line;
  const GlyphGroup group = groupOf(i.glyph);
  const bool ofNation = group != GlyphGroup::observation;
  const auto hasIt = [&](const Annotation& remark) { return hasGlyph(remark, i.glyph); };
  EventIndex at = glyphPlace(line, stand.tab.cursor, i.glyph);
  if (ownHas(stand, stand.tab.cursor, hasIt)) at = stand.tab.cursor; // where an earlier version put it
  const std::string nation = glyphNation(line, at, i.glyph, i.nation);
  const auto concerns = [&](const Annotation& remark) {
    return !ofNation || !remark.nation || *remark.nation == nation;
  };
  const bool known =
      ownHas(stand, at, [&](const Annotation& remark) { return hasIt(remark) && concerns(remark); });
  return changeOwn(
      stand, at, [&](const Annotation& remark) { return concerns(remark) && (!known || hasIt(remark)); },
      [&](Annotation& remark) {
        remark = withGlyph(std::move(remark), i.glyph);
        if (ofNation && !known && !remark.nation && !nation.empty()) remark.nation = nation;
      });
}

PerformResult performAt(const Stand& stand, const ToggleMark& i) {
  const auto has = [&](const Annotation& remark) {
    return std::ranges::any_of(remark.marks, [&](const Mark& one) { return samePlace(one, i.mark); });
  };
  const bool known = ownHas(stand, stand.tab.cursor, has);
  return changeOwn(
      stand, stand.tab.cursor, [&](const Annotation& remark) { return !known || has(remark); },
      [&](Annotation& remark) { toggle(remark.marks, i.mark); });
}

} // namespace annales::inline replay
