#include "viewer/record/record_variations.h"

#include "libreplay/lines/variations.h"

namespace annales::viewer {
namespace {

/// The events of the study in the log of the opened game.
std::vector<NodeIndex> inLog(const EventLog& log, const Study& study, const std::vector<NodeIndex>& events) {
  std::vector<NodeIndex> found;
  for (const NodeIndex event : events) {
    const auto node = log.find(study.events()[event].id);
    if (!node) break;
    found.push_back(*node);
  }
  return found;
}

} // namespace

std::vector<RecordVariation> recordVariations(const Tab& tab, const StudyDesk& desk, const View& view) {
  const Notebook* notebook = desk.notebook(tab.game->id());
  if (notebook == nullptr || notebook->study().lines().empty()) return {};
  const Study& study = notebook->study();
  const LineTree tree(study, HiddenLines::leftOut, {view.shows(RemarkLayer::machine), tab.line->name()});
  std::vector<RecordVariation> variations;
  for (const Variation& way : variationsOf(tree, study, tab.line->name())) {
    const StudyLine* line = study.line(way.line); // null: as played
    const QString name = line == nullptr ? QString() : QString::fromStdString(study.authorOf(*line));
    if (way.at <= tab.line->length()) // behind it folding has stopped
      variations.push_back({way.at, way.line, name, way.events, inLog(tab.game->log(), study, way.begin)});
  }
  return variations;
}

} // namespace annales::viewer
