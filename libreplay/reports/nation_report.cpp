#include "engine/core/json_reader.h"
#include "libreplay/reports/reporter.h"
#include "libreplay/words/sentence.h"

namespace annales::inline replay {
namespace {

ReportSection nationSummary(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"summary", reporter.text(say("At a glance")), {}};
  reporter.addSummary(section, reporter.groupOf(seats));
  return section;
}

ReportSection nationResults(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"results", reporter.text(say("Results")), {}};
  for (ReportTable table :
       {boardsTable(reporter, seats), countsTable(reporter, seats), placesTable(reporter, seats)})
    section.blocks.emplace_back(std::move(table));
  return section;
}

ReportSection nationPlayers(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"players", reporter.text(say("Players of this nation")), {}};
  if (ReportTable table = playersTable(reporter, seats); !table.rows.empty())
    section.blocks.emplace_back(std::move(table));
  return section;
}

} // namespace

Result<Report> nationReport(const Reporter& reporter) {
  const WordIndex wanted = reporter.table.words().find(reporter.question.subject);
  Seats seats;
  const Selection chosen = reporter.chosen(KnownOfAll::nations);
  for (const SeatRow seat : chosen.seats)
    if (reporter.table.seats().nation[seat] == wanted) seats.push_back(seat);
  if (seats.empty())
    return failure("none of the chosen games has the nation {}",
                   inQuotes(printable(reporter.question.subject)));
  const Seats others = reporter.othersIn(seats);
  Report report = reporter.begin(reporter.text(say("Nation: {}", reporter.nation(seats.front()))), seats,
                                 chosen.results.unknown.size());
  const Saying these = say("This nation"), those = say("Other nations");
  return assembled(
      reporter, std::move(report),
      {[&] { return nationSummary(reporter, seats); }, [&] { return openingsSection(reporter, seats); },
       [&] { return nationResults(reporter, seats); }, [&] { return nationPlayers(reporter, seats); },
       [&] { return tempoSection(reporter, seats, others, these, those); },
       [&] { return wasteSection(reporter, seats, others, these, those); },
       [&] { return examplesSection(reporter, seats); }});
}

} // namespace annales::inline replay
