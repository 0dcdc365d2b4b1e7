#include "libreplay/session/session.h"

#include "libreplay/log/played_by.h"

#include <algorithm>

namespace annales::inline replay {

std::size_t Search::number(EventIndex k) const {
  if (!hits) return 0;
  const auto at = std::lower_bound(hits->begin(), hits->end(), k);
  return at != hits->end() && *at == k ? static_cast<std::size_t>(at - hits->begin()) + 1 : 0;
}

bool operator==(const Search& a, const Search& b) {
  if (a.text != b.text || a.size() != b.size()) return false;
  return a.size() == 0 || *a.hits == *b.hits;
}

bool View::shows(const OpenedGame& game, const LineName& line) const {
  if (shows(RemarkLayer::machine) || line.name == kMainLine) return true;
  const EventLog& log = game.log();
  return !isMachineAuthor(tagOf(log.tags(), lineAuthorTag(log[line.head].id)));
}

RemarkLayer layerOf(const Annotation& remark) {
  if (remark.layer == Layer::machine) return RemarkLayer::machine;
  switch (remark.audience) {
  case Audience::me:
    return RemarkLayer::mine;
  case Audience::coach:
    return RemarkLayer::coach;
  case Audience::club:
    return RemarkLayer::club;
  }
  return RemarkLayer::mine;
}

bool Tab::isFolded(std::uint32_t round) const {
  return std::binary_search(folded.begin(), folded.end(), round);
}

EventIndex Tab::changingIndex() const {
  const auto event = changing ? line->log().find(*changing) : std::nullopt;
  return event ? line->placeOf(*event) : 0;
}

std::shared_ptr<const OpenedLine> Tab::lineBeside() const {
  std::shared_ptr<const OpenedLine> other = beside.empty() ? nullptr : game->line(beside);
  if (!other || other->name() == line->name()) other = game->main();
  return other->name() == line->name() ? nullptr : other;
}

} // namespace annales::inline replay
