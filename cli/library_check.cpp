#include "cli/library_check.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
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

/// What is shown by finding nothing: of a library that counts no rows, only that what is there is sound.
std::string conclusion(const CheckReport& report, std::string_view rules) {
  const std::string results =
      report.results == 0 ? std::string()
                          : ", " + counted(report.results, "record of a result", "records of results");
  const std::string all =
      fmt::format("{}, {}{}: ", counted(report.games, "game"), counted(report.events, "event"), results);
  if (report.counted) return all + (rules.empty() ? "nothing wrong" : fmt::format("undamaged; {}", rules));
  return fmt::format(
      "{}no damage found{}{}\nMissing rows cannot be detected: an earlier version of Annales wrote this "
      "library and did not count them. Opening it for writing (`annales repair` does this) counts them from "
      "then on.",
      all, rules.empty() ? "" : "; ", rules);
}

int conclude(const CheckReport& report, const Illegal& illegal, bool rules) {
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
    putLine("breaks the rules: game " + illegal.first);
    putLine(conclusion(report, fmt::format("{} in {} against the rules", counted(illegal.events, "event"),
                                           counted(illegal.games, "game"))));
    return kFound;
  }
  putLine(conclusion(report, rules ? "" : "rules not checked"));
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
  return interrupted() ? static_cast<int>(kInterrupted) : conclude(report, illegal, rules);
}

} // namespace annales::cli
