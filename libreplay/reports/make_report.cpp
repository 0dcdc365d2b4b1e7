#include "libreplay/reports/make_report.h"

#include "libreplay/reports/reporter.h"

namespace annales::inline replay {

Result<Report> makeReport(const FactTable& table, const OpeningBook& book, const ReportQuestion& question,
                          Language language, const Watch& watch) {
  const Reporter reporter(table, book, question, language, watch);
  switch (question.kind) {
  case ReportKind::opening:
    return openingReport(reporter);
  case ReportKind::nation:
    return nationReport(reporter);
  case ReportKind::player:
    return playerReport(reporter);
  case ReportKind::evening:
    return eveningReport(reporter);
  case ReportKind::ratings:
    return ratingsReport(reporter);
  }
  return failure("there is no such report");
}

} // namespace annales::inline replay
