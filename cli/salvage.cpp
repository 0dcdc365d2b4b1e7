#include "cli/salvage.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "libreplay/store/salvage_place.h"

#include <fmt/core.h>

#include <string>
#include <vector>

namespace annales::cli {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const std::string& part : parts)
    all += (all.empty() ? "" : ", ") + part;
  return all;
}

std::string lacksOf(const GameLack& game) {
  std::vector<std::string> lost;
  if (game.eventsFrom != 0) lost.push_back(fmt::format("events from {} on", game.eventsFrom));
  if (game.mainLine) lost.emplace_back("the end of its main line (it now runs to the last event found)");
  const auto some = [&](std::size_t count, const char* noun) {
    if (count > 0) lost.push_back(counted(count, noun));
  };
  if (game.lines > 0) lost.push_back(counted(game.lines, "row") + " of lines");
  some(game.tags, "header");
  some(game.remarks, "remark");
  some(game.pages, "notebook page");
  some(game.analyses, "analysed turn");
  if (game.otherTags) lost.emplace_back("headers (those found are not the ones that were stored)");
  if (game.otherPages) lost.emplace_back("notebook pages (those found are not the ones that were stored)");
  return joined(lost);
}

std::string nameOfLost(const LostGame& game) {
  std::vector<std::string> known;
  if (!game.date.empty()) known.push_back(printable(game.date));
  if (!game.event.empty()) known.push_back(printable(game.event));
  return known.empty() ? std::string("a game without any header left") : joined(known);
}

void tellWhatCameBack(const SalvageReport& report) {
  const std::string whole = report.inPart.empty()
                                ? std::string("none is known to be incomplete")
                                : fmt::format("{} of them only in part", report.inPart.size());
  putLine(fmt::format("restored: {}, {}, {}, {}; {}", counted(report.games, "game"),
                      counted(report.events, "event"), counted(report.remarks, "remark"),
                      counted(report.notebookPages, "notebook page"), whole));
  if (report.results > 0)
    putLine("restored: " + counted(report.results, "result without moves", "results without moves"));
  for (const GameLack& game : report.inPart)
    putLine(fmt::format("in part: game {}: lost: {}", hexOf(game.game), lacksOf(game)));
  for (const LostGame& game : report.lost)
    putLine(fmt::format("lost: {}: no readable page has its first event", nameOfLost(game)));
  if (report.unvouched > 0)
    putLine(fmt::format(
        "uncertain: {} may lack headers, lines, remarks or pages; the data to check this is lost, too",
        counted(report.unvouched, "game")));
  if (report.strangeBatches > 0)
    putLine(fmt::format("left out: {} that belong to no restored game",
                        counted(report.strangeBatches, "row") + " of events"));
  putLine(fmt::format("read: {} of the file{}, {} of them unreadable", counted(report.pagesRead, "page"),
                      report.withLog ? " and of the log beside it" : "", report.badPages));
}

/// What bringing back is told to do, and how far it is.
class Bringing {
public:
  explicit Bringing(const fs::path& library) : progress_("Restoring games from " + library.string(), 0) {
    options_.cancel = &interruptFlag();
    options_.progress = [this](std::size_t done, std::size_t of) {
      progress_.setTotal(of);
      progress_.at(done);
    };
  }
  [[nodiscard]] const Watch& options() const { return options_; }

private:
  Progress progress_;
  Watch options_;
};

int statusOf(const SalvageReport& report) {
  return report.inPart.empty() && report.lost.empty() && report.strangeBatches + report.unvouched == 0
             ? kDone
             : kStorageFailed;
}

} // namespace

std::optional<int> bringBack(const fs::path& library) {
  const auto report = salvageInPlace(library, Bringing(library).options());
  if (!report && report.error().kind == LibraryError::Kind::notALibrary) return std::nullopt;
  if (!report) return failedToChange(report.error());
  workIsDone();
  putLine(fmt::format("{} was damaged; a new library has taken its place", report->made.string()));
  tellWhatCameBack(*report);
  putLine(fmt::format("the damaged file is now {}; keep it until you have checked your games",
                      report->damaged.string()));
  return statusOf(*report);
}

int bringInto(const fs::path& library, const fs::path& into) {
  const auto report = salvageInto(library, into, Bringing(library).options());
  if (!report) return failedToChange(report.error());
  workIsDone();
  putLine(fmt::format("{} was made from {}, which was not changed", report->made.string(),
                      report->damaged.string()));
  tellWhatCameBack(*report);
  return statusOf(*report);
}

} // namespace annales::cli
