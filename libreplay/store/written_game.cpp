#include "libreplay/store/written_game.h"

#include "libreplay/store/page_check.h"
#include "libreplay/store/summary.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

/// Such pages, undone ones too, would no longer make sense if the base's main line grew.
bool recordsMain(const Notebook& notebook) {
  const auto isMain = [](const Edit& edit) {
    const auto* line = std::get_if<SetLine>(&edit);
    return line != nullptr && line->name == kMainLine;
  };
  return std::any_of(notebook.entries().begin(), notebook.entries().end(), [&](const Entry& entry) {
    const auto* change = std::get_if<StudyChange>(&entry);
    return change != nullptr && std::any_of(change->edits.begin(), change->edits.end(), isMain);
  });
}

/// Adds events of another log of the game, each with all before it.
class Ways {
public:
  Ways(EventLog& to, const EventLog& from) : to_(to), from_(from), places_(from.size(), kNoNode) {
    places_[0] = 0;
  }

  /// Where the event is then.
  NodeIndex add(NodeIndex event) {
    std::vector<NodeIndex> way; // back to an event that has been added
    for (NodeIndex i = event; places_[i] == kNoNode; i = from_[i].parent)
      way.push_back(i);
    for (auto i = way.rbegin(); i != way.rend(); ++i)
      places_[*i] = to_.append(places_[from_[*i].parent], from_[*i].event, from_[*i].id);
    return places_[event];
  }

private:
  EventLog& to_;
  const EventLog& from_;
  std::vector<NodeIndex> places_; // in `to_`, by event of `from_`
};

std::vector<bool> onLines(const EventLog& log) {
  std::vector<bool> named(log.size(), false);
  const auto mark = [&](NodeIndex head) {
    for (; head != kNoNode && !named[head]; head = log[head].parent)
      named[head] = true;
  };
  mark(log.mainHead());
  for (const auto& [name, head] : log.lines())
    mark(head);
  return named;
}

/// Events on no line can only be in the base.
void addLoose(Ways& ways, const EventLog& seen, const EventLog& log) {
  const std::vector<bool> named = onLines(log);
  for (NodeIndex i = 0; i < log.size(); ++i)
    if (!named[i] && !seen.find(log[i].id)) ways.add(i);
}

/// One import; the steps in their order.
class Bringing {
public:
  Bringing(const WrittenGame& game, const EventLog& log, ConflictSide side)
      : game_(game), log_(log), base_(game.stored.log) {
    choices_.all = side;
    choices_.at = now();
  }

  LibraryResult<ImportOutcome> bring(const TagHistory& hadTag) {
    auto now = game_.reader.writtenOn(game_.key, game_.stored.log);
    if (!now) return tl::unexpected(now.error());
    const auto growth = mainGrowth(now->notebook.study(), log_);
    if (!growth) return libraryFailure(Trouble::refused, growth.error());
    const bool inPages = recordsMain(now->notebook);
    growBase(now->notebook.study(), inPages ? std::nullopt : *growth);
    auto then = baseChanged() ? game_.reader.writtenOn(game_.key, base_) : std::move(now);
    if (!then) return tl::unexpected(then.error());
    const auto had = [&, set = tagsEverSet(then->notebook)](const std::string& name,
                                                            const std::string& value) {
      return hadTag(name, value) || set.contains({name, value});
    };
    const Study& study = then->notebook.study();
    const MergeConflicts conflicts = conflictsOf(study, log_, had);
    const MergeConflicts open = undecided(conflicts, choices_);
    conflicts_ = open.size();
    MergeOmissions omitted = omissionsFor(open, study, log_);
    for (const TagConflict& tag : conflicts.tags)
      omitted.tags.insert(tag.name);
    StudyMerge merge = mergeStudy(study, log_, had, inPages ? *growth : std::nullopt, omitted);
    for (Edit& edit : decisionsFor(conflicts, choices_, merge.edits))
      merge.edits.push_back(std::move(edit));
    return store(*then, merge);
  }

private:
  void growBase(const Study& study, std::optional<NodeIndex> main) {
    Ways ways(base_, log_);
    addLoose(ways, study.log(), log_);
    if (main) mainMoved_ = base_.setLine(kMainLine, ways.add(*main)).has_value();
  }

  [[nodiscard]] bool baseChanged() const { return mainMoved_ || base_.size() > game_.stored.log.size(); }

  [[nodiscard]] KnownAs knownAs() const {
    KnownAs known;
    known.conflicts = conflicts_;
    return known;
  }

  LibraryResult<ImportOutcome> store(StoredNotebook& written, const StudyMerge& merge) {
    const std::size_t newEvents = base_.size() - game_.stored.log.size() + merge.events;
    const std::size_t newLines = merge.lines + (mainMoved_ && newEvents == 0 ? 1 : 0);
    if (!baseChanged() && merge.edits.empty())
      return LibraryResult<ImportOutcome>(tl::in_place, AlreadyThere{knownAs()});
    const std::vector<Entry> pages = pagesOf(merge.edits);
    if (auto good = writePages(written.notebook, pages); !good)
      return libraryFailure(Trouble::refused, good.error());
    const EventLog seen = written.notebook.study().log();
    if (baseChanged()) // refused with nothing written, or stored
      if (auto saved = game_.writer.write(base_, game_.stored.saved, seen); !saved)
        return tl::unexpected(saved.error());
    for (const Entry& page : pages)
      game_.reader.pages().add(game_.key, written.entries, page, base_.names());
    writeDerived(game_.connection, game_.key, seen);
    return LibraryResult<ImportOutcome>(tl::in_place,
                                        Extended{newEvents, newLines, merge.tags, merge.remarks, knownAs()});
  }

  std::vector<Entry> pagesOf(const std::vector<Edit>& edits) {
    if (edits.empty()) return {};
    return {StudyChange{"import", now(), edits}};
  }

  std::string now() {
    Query row(game_.connection, "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')");
    return row.next() ? row.text(0) : std::string();
  }

  WrittenGame game_;
  const EventLog& log_;
  EventLog base_;
  bool mainMoved_ = false;
  ConflictChoices choices_;
  std::size_t conflicts_ = 0; // that are left
};

} // namespace

LibraryResult<ImportOutcome> bringInto(WrittenGame game, const EventLog& log, const TagHistory& hadTag,
                                       ConflictSide conflicts) {
  return Bringing(game, log, conflicts).bring(hadTag);
}

} // namespace annales::inline replay
