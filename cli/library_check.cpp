#include "cli/library_check.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/progress.h"
#include "importers/verify/verifier.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

/// Games whose events break rules: kept on purpose, but worth knowing.
struct Illegal {
  std::size_t games = 0, events = 0;
  std::string first;
};

void judge(const EventLog& log, Illegal& illegal) {
  const auto violations = verifyLog(log);
  if (violations.empty()) return;
  ++illegal.games;
  illegal.events += violations.size();
  if (!illegal.first.empty()) return;
  const LogViolation& first = violations.front();
  illegal.first =
      fmt::format("{}: event {} {}: {}: {}", hexOf(log.id()), first.seq + 1,
                  first.line ? "of line " + *first.line : "on no line", first.rule, first.message);
}

int conclude(const CheckReport& report, const Illegal& illegal) {
  if (!report.findings.empty()) {
    const CheckFinding& first = report.findings.front();
    putLine(fmt::format("{}: {}: {}", report.pagesMissing ? "incomplete" : "damaged",
                        first.game ? "game " + hexOf(*first.game) : "the library", first.message));
    for (std::size_t i = 1; i < report.findings.size(); ++i)
      putLine(fmt::format("also: {}: {}",
                          report.findings[i].game ? "game " + hexOf(*report.findings[i].game) : "the library",
                          report.findings[i].message));
    return kStorageFailed;
  }
  if (illegal.games > 0) {
    putLine("against the rules: game " + illegal.first);
    putLine(fmt::format("{}, {}: undamaged; {} of {} against the rules", counted(report.games, "game"),
                        counted(report.events, "event"), counted(illegal.events, "event"),
                        counted(illegal.games, "game")));
    return kFound;
  }
  putLine(
      fmt::format("{}, {}: nothing wrong", counted(report.games, "game"), counted(report.events, "event")));
  return kDone;
}

} // namespace

int checkLibrary(Library& library, bool rules) {
  Illegal illegal;
  CheckReport report;
  {
    Progress progress("Checking " + library.path().string(), 0);
    CheckOptions check;
    check.cancel = &interruptFlag();
    check.progress = [&](std::size_t done, std::size_t of) {
      progress.setTotal(of);
      progress.at(done);
    };
    if (rules) check.game = [&](const EventLog& log) { judge(log, illegal); };
    auto result = library.check(check);
    if (!result) return failed(result.error());
    report = std::move(*result);
  }
  return interrupted() ? static_cast<int>(kInterrupted) : conclude(report, illegal);
}

} // namespace annales::cli
