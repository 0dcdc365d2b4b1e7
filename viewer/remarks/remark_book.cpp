#include "viewer/remarks/remark_book.h"

#include "libreplay/desk/glyph_place.h"
#include "libreplay/log/linked_lines.h"

#include <algorithm>

namespace annales::viewer {
namespace {

constexpr std::string_view kAnyMoveGlyph = "!";

std::span<const NodeIndex> pathOf(const OpenedLine& line) {
  return std::span<const NodeIndex>(line.timeline().path()).first(line.length());
}

} // namespace

RemarkBook::RemarkBook(StudyEditor& editor, QObject* parent) : QObject(parent), editor_(editor) {}

const Discussion& RemarkBook::discussion() const {
  if (discussion_ && game_ == tab()->game) return *discussion_;
  const bool same = discussion_ && game_->id() == tab()->game->id();
  game_ = tab()->game;
  if (same && discussion_->grow(game_->log(), game_->log().annotations())) return *discussion_;
  return discussion_.emplace(game_->log(), game_->log().annotations());
}

std::span<const PactBreach> RemarkBook::breaches() const {
  if (line_ == tab()->line) return breaches_;
  breaches_ = breachesAlong(discussion(), tab()->line->log(), pathOf(*tab()->line));
  line_ = tab()->line;
  return breaches_;
}

bool RemarkBook::shows(const DiscussedRemark& remark) const {
  return store().session().view.shows(remark.now);
}

std::vector<std::uint32_t> RemarkBook::threadsAt(NodeIndex event) const {
  std::vector<std::uint32_t> threads;
  for (const std::uint32_t place : discussion().at(event)) {
    const DiscussedRemark& remark = discussion().remarks()[place];
    if (shows(remark)) threads.push_back(remark.thread);
  }
  std::ranges::sort(threads);
  threads.erase(std::unique(threads.begin(), threads.end()), threads.end());
  return threads;
}

bool RemarkBook::canWrite() const {
  return editor_.study() != nullptr;
}

bool RemarkBook::isOwn(const DiscussedRemark& remark) const {
  return remark.now.layer == Layer::human && remark.now.author == store().session().reviewer.name;
}

bool RemarkBook::ownHas(EventIndex at, const std::function<bool(const Annotation&)>& fits) const {
  return tab() != nullptr &&
         std::ranges::any_of(discussion().at(tab()->line->node(at)), [&](std::uint32_t place) {
           const DiscussedRemark& remark = discussion().remarks()[place];
           return isOwn(remark) && fits(remark.now);
         });
}

const DiscussedRemark* RemarkBook::wordless(const Hash& event) const {
  if (tab() == nullptr) return nullptr;
  const OpenedLine& line = *tab()->line;
  const auto node = line.log().find(event);
  const EventIndex at = node ? line.placeOf(*node) : 0;
  if (at == 0) return nullptr;
  for (const EventIndex place : {at, glyphPlace(line, at, kAnyMoveGlyph)}) {
    const auto here = discussion().at(line.node(place));
    for (auto i = here.rbegin(); i != here.rend(); ++i) {
      const DiscussedRemark& remark = discussion().remarks()[*i];
      const bool alone = discussion().threads()[remark.thread].remarks.size() == 1;
      if (isOwn(remark) && alone && remark.now.text.empty() && !remark.now.glyphs.empty()) return &remark;
    }
  }
  return nullptr;
}

void RemarkBook::follow(const RemarkLink& link) {
  if (tab() == nullptr) return;
  if (const auto* event = std::get_if<EventLink>(&link)) store().dispatch(GoTo{event->index});
  if (const auto* line = std::get_if<LineLink>(&link))
    store().dispatch(ChooseLine{lineOfLink(tab()->game->log(), line->name)});
  const auto* province = std::get_if<ProvinceLink>(&link);
  if (province == nullptr) return;
  if (const ProvinceId p = tab()->game->game().map->find(province->id); p.exists()) emit provinceAsked(p);
}

} // namespace annales::viewer
