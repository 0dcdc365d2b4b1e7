#include "cli/import_report.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "libreplay/log/tags.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <variant>
#include <vector>

namespace annales::cli {
namespace {

std::string idOf(const Hash& game) {
  return hexOf(game).substr(0, 12);
}

/// "date 2026-11-17, in the file 2026-11-18".
std::string differencesAsText(const std::vector<HeadDifference>& heads) {
  std::vector<std::string> parts;
  for (const HeadDifference& head : heads)
    parts.push_back(
        fmt::format("{} \"{}\", in the file \"{}\"", head.name, printable(head.here), printable(head.there)));
  return fmt::format("{}", fmt::join(parts, "; "));
}

/// Lines below that of the game.
std::string moreAbout(const KnownAs& known) {
  std::string more;
  if (!known.heads.empty() && known.headsTaken)
    more += fmt::format("\n               headers of the file taken: {}", differencesAsText(known.heads));
  else if (!known.heads.empty())
    more += fmt::format("\n               the same moves under other headers: {}. Kept as they are; --heads "
                        "take takes those of the file",
                        differencesAsText(known.heads));
  if (known.conflicts > 0)
    more += fmt::format("\n               {} left: both sides changed a remark or a header. `annales line "
                        "merge` shows both versions",
                        counted(known.conflicts, "conflict"));
  if (known.restored) more += "\n               it was deleted and is back in the list";
  if (known.deleted) more += "\n               it was deleted from the list; --restore brings it back";
  return more;
}

class ImportLine {
public:
  ImportLine(const EventLog& log, ImportCounts& counts) : log_(log), counts_(counts) {}

  std::string operator()(const Added& added) const {
    ++counts_.added;
    const std::string line = "added          " + importedTitle(log_, added.as.value_or(log_.id()));
    const std::string deleted = isHidden(log_.tags()) ? ", deleted from the list" : "";
    if (!added.corrects) return line + deleted;
    return fmt::format("{}, a corrected version of {}{}", line, idOf(*added.corrects),
                       added.replaced ? ", which is deleted from the list now" : "; both are kept");
  }
  std::string operator()(const AlreadyThere& there) const {
    ++counts_.there;
    if (there.known.deleted) ++counts_.deleted;
    counts_.conflicts += there.known.conflicts;
    return "already there  " + titleOf(there.known) + moreAbout(there.known);
  }
  std::string operator()(const Extended& extended) const {
    ++counts_.extended;
    if (extended.known.deleted) ++counts_.deleted;
    counts_.conflicts += extended.known.conflicts;
    std::string line =
        fmt::format("extended       {}: {}, {}, {}, {}", titleOf(extended.known),
                    counted(extended.newEvents, "new event"), counted(extended.newLines, "line"),
                    counted(extended.newTags, "tag"), counted(extended.newRemarks, "remark"));
    if (!extended.line.empty())
      line += fmt::format("; the corrected version is the line \"{}\"", printable(extended.line));
    return line + moreAbout(extended.known);
  }
  std::string operator()(const Rejected& rejected) const {
    ++counts_.rejected;
    const std::string line =
        fmt::format("rejected       {}: {}", importedTitle(log_, log_.id()), printable(rejected.message));
    if (!rejected.corrects) return line;
    ++counts_.corrected;
    return line + ": --corrected replace, both or line";
  }
  std::string operator()(const Waiting&) const { return {}; }

private:
  [[nodiscard]] std::string titleOf(const KnownAs& known) const {
    return importedTitle(log_, known.game.value_or(log_.id()));
  }

  const EventLog& log_;
  ImportCounts& counts_;
};

} // namespace

ImportCounts& ImportCounts::operator+=(const ImportCounts& more) {
  added += more.added;
  there += more.there;
  extended += more.extended;
  rejected += more.rejected;
  corrected += more.corrected;
  deleted += more.deleted;
  conflicts += more.conflicts;
  results += more.results;
  knownResults += more.knownResults;
  foreign += more.foreign;
  leftOut += more.leftOut;
  words += more.words;
  return *this;
}

std::string importedTitle(const EventLog& log, const Hash& id) {
  std::vector<std::string> nations;
  for (const NationSetup& nation : log.game().setup->nations)
    nations.push_back(readableId(nation.nation));
  return fmt::format("{} {} ({})", idOf(id), gameTitle(log.tags(), nations), counted(log.size(), "event"));
}

std::string lineAbout(const EventLog& log, const ImportOutcome& outcome, ImportCounts& counts) {
  return std::visit(ImportLine(log, counts), outcome);
}

void tellCounts(const ImportCounts& counts) {
  const std::size_t ofPlays = counts.results + counts.knownResults + counts.foreign + counts.leftOut;
  const std::size_t ofGames = counts.added + counts.there + counts.extended + counts.rejected;
  if (ofGames > 0 || ofPlays == 0)
    tell(fmt::format("{} added, {} already there, {} extended, {} rejected", counted(counts.added, "game"),
                     counts.there, counts.extended, counts.rejected));
  if (ofPlays > 0)
    tell(fmt::format("{} without moves added, {} already there, {} left out, {} passed over",
                     counted(counts.results, "result"), counts.knownResults, counts.leftOut,
                     counted(counts.foreign, "play of another game", "plays of other games")));
  if (counts.words > 0)
    tell(counted(counts.words, "answer about words is", "answers about words are") + " remembered");
  if (counts.corrected > 0)
    tell(
        fmt::format("{} not stored: {} a corrected version of a recorded game. Import again with --corrected "
                    "replace, --corrected both or --corrected line.",
                    counted(counts.corrected, "game"), counts.corrected == 1 ? "it is" : "each is"));
  if (counts.conflicts > 0)
    tell(fmt::format("{} left: both sides changed a remark or a header. Import again with --conflicts mine, "
                     "--conflicts theirs or --conflicts both.",
                     counted(counts.conflicts, "conflict")));
  if (counts.deleted > 0)
    tell(fmt::format("{} found that {} deleted from the list. Import again with --restore to bring {} back.",
                     counted(counts.deleted, "game"), counts.deleted == 1 ? "was" : "were",
                     counts.deleted == 1 ? "it" : "them"));
}

} // namespace annales::cli
