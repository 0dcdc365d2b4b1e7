#include "importers/remarks/remark_places.h"

#include "libreplay/analysis/turning_point.h"
#include "libreplay/log/edition.h"
#include "libreplay/log/line_order.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/stats/step.h"

#include <algorithm>

namespace annales::inline importers {

RemarkPlaces::RemarkPlaces(const RemarkedGame& game)
    : game_(game), ids_(game.log.names()), names_{ids_.game, ids_.provinces, game.board, game.language},
      discussion_(game.log, game.log.annotations()), fold_(game.log), done_(game.log.size(), false) {
  collect(std::string(kMainLine), game.log.mainHead());
  for (const auto& [name, head] : linesInOrder(game.log))
    collect(name, head);
  for (NodeIndex event = 0; event < game.log.size(); ++event)
    if (!done_[event]) add({}, event);
}

void RemarkPlaces::collect(const std::string& line, NodeIndex head) {
  std::vector<NodeIndex> way; // back to an event that is done, as then are all before it
  for (NodeIndex event = head; event != kNoNode && !done_[event]; event = game_.log[event].parent) {
    done_[event] = true;
    way.push_back(event);
  }
  for (auto event = way.rbegin(); event != way.rend(); ++event)
    add(line, *event);
}

void RemarkPlaces::add(const std::string& line, NodeIndex event) {
  std::vector<std::uint32_t> threads;
  for (const std::uint32_t place : discussion_.at(event))
    if (wants(remark(place))) threads.push_back(remark(place).thread);
  if (threads.empty()) return;
  std::sort(threads.begin(), threads.end());
  threads.erase(std::unique(threads.begin(), threads.end()), threads.end());
  RemarkedEvent at;
  at.event = event;
  at.line = line;
  at.threads = std::move(threads);
  at.sentence = sentenceOf(game_.log[event].event, names_);
  at.nation = nationOf(game_.log[event].event);
  if (const GameState* state = fold_.after(event)) at.round = static_cast<int>(state->round);
  events_.push_back(std::move(at));
}

std::string turningSentence(const RemarkedGame& game, const DisplayNames& names) {
  if (game.analysis == nullptr) return {};
  const auto point = turningPoint(game.log.game(), *game.analysis);
  return point ? turningPointInWords(*point, *game.analysis, names) : std::string();
}

std::vector<std::string> signsOfRemark(const Annotation& remark) {
  std::vector<std::string> signs;
  for (const std::string& glyph : remark.glyphs)
    signs.emplace_back(canonicalGlyph(glyph));
  for (const std::string_view tag : observationTags())
    if (hasGlyph(remark, tag)) signs.emplace_back(tag);
  return signs;
}

std::vector<std::string_view> otherTagsOfRemark(const Annotation& remark) {
  const auto signs = observationTags();
  std::vector<std::string_view> others;
  for (const std::string_view tag : remark.tags)
    if (tag != "open" && tag != "resolved" && !isEditionTag(tag) &&
        std::find(signs.begin(), signs.end(), tag) == signs.end())
      others.push_back(tag);
  return others;
}

} // namespace annales::inline importers
