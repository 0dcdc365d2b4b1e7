#include "engine/core/json_reader.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/reports/reporter.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// An opening as it was asked for: one of the book's, or spaces.
struct AskedOpening {
  const NamedOpening* named = nullptr;
  OpeningKey key;

  [[nodiscard]] std::size_t turns() const { return named != nullptr ? named->turns.size() : key.turns(); }
  [[nodiscard]] bool isOf(const Reporter& reporter, SeatRow seat) const {
    const FactTable& table = reporter.table;
    const OpeningKey played = table.seats().opening[seat];
    if (named == nullptr) return played.beginsWith(key);
    return fits(*named, table.games().ruleset[table.seats().game[seat]],
                reporter.word(table.seats().nation[seat]), played);
  }
};

Result<AskedOpening> askedOpening(const Reporter& reporter) {
  const std::string& subject = reporter.question.subject;
  AskedOpening asked;
  asked.named = reporter.book.withCode(subject);
  if (asked.named != nullptr) return asked;
  const auto key = OpeningKey::read(subject);
  if (!key || key->turns() == 0)
    return failure("{} is neither the code of an opening nor a list of spaces such as \"marble temple\"",
                   inQuotes(printable(subject)));
  asked.key = *key;
  return asked;
}

std::string patternOf(const Reporter& reporter, const NamedOpening& opening) {
  std::string words;
  for (const SpaceChoice& turn : opening.turns) {
    if (!words.empty()) words += ", ";
    if (turn.isAny()) {
      words += reporter.text(say("any"));
      continue;
    }
    std::string choice;
    for (std::size_t i = 0; i < kSpaces; ++i)
      if (const auto space = static_cast<Space>(i); turn.allows(space))
        choice += (choice.empty() ? "" : "/") + std::string(titleOf(space, reporter.language));
    words += choice;
  }
  return words;
}

std::string titleFor(const Reporter& reporter, const AskedOpening& asked) {
  if (asked.named == nullptr) return reporter.text(say("Opening: {}", reporter.spaces(asked.key)));
  const bool german = reporter.language == Language::german && !asked.named->german.empty();
  return reporter.text(say("Opening {}: {} ({})", asked.named->code,
                           german ? asked.named->german : asked.named->english,
                           titleOf(asked.named->ruleset)));
}

ReportSection summaryOf(const Reporter& reporter, const AskedOpening& asked, const Seats& seats,
                        const Seats& others) {
  ReportSection section{"summary", reporter.text(say("At a glance")), {}};
  if (asked.named != nullptr)
    section.blocks.emplace_back(
        ReportSentence{reporter.text(say("Its turns: {}.", patternOf(reporter, *asked.named)))});
  const ShareCell played{seats.size(), seats.size() + others.size(), {}, {}};
  const std::string share = reporter.percent(played.value().value_or(0));
  section.blocks.emplace_back(ReportSentence{
      reporter.text(asked.turns() == 1
                        ? say("Played on {} of {} seats that had a turn in the chosen games ({}).",
                              played.hits, played.over, share)
                        : say("Played on {} of {} seats that had at least {} turns in the chosen games ({}).",
                              played.hits, played.over, asked.turns(), share))});
  reporter.addSummary(section, reporter.groupOf(seats));
  reporter.addDifference(section, seats, others);
  return section;
}

/// Names of all lengths that these seats' openings have, the most frequent first.
ReportSection namesOf(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"names", reporter.text(say("Names")), {}};
  const FactTable& table = reporter.table;
  std::vector<std::pair<const NamedOpening*, std::uint64_t>> names;
  for (const NamedOpening& opening : reporter.book.openings()) {
    Seats so;
    std::ranges::copy_if(seats, std::back_inserter(so), [&](SeatRow seat) {
      return fits(opening, table.games().ruleset[table.seats().game[seat]],
                  reporter.word(table.seats().nation[seat]), table.seats().opening[seat]);
    });
    if (!so.empty()) names.emplace_back(&opening, reporter.gamesOf(so).size());
  }
  std::ranges::stable_sort(names, std::greater{}, [](const auto& name) { return name.second; });
  if (names.empty()) return section;
  ReportTable made{"names",
                   {},
                   {{"code", reporter.text(say("Code")), CellKind::text},
                    {"name", reporter.text(say("Name")), CellKind::text},
                    {"turns", reporter.text(say("Turns")), CellKind::text},
                    {"games", reporter.text(say("Games")), CellKind::count}},
                   {},
                   {}};
  for (const auto& [opening, count] : names) {
    const bool german = reporter.language == Language::german && !opening->german.empty();
    made.rows.push_back({printable(opening->code), printable(german ? opening->german : opening->english),
                         patternOf(reporter, *opening), count});
  }
  section.blocks.emplace_back(std::move(made));
  return section;
}

ReportSection continuationsOf(const Reporter& reporter, const AskedOpening& asked, const Seats& seats) {
  ReportSection section{"continuations", reporter.text(say("Continuations")), {}};
  const std::size_t turn = asked.turns();
  const auto groups = reporter.grouped<Space>(seats, [&](SeatRow seat) -> std::optional<Space> {
    const OpeningKey key = reporter.table.seats().opening[seat];
    return key.turns() > turn ? std::optional(key.at(turn)) : std::nullopt;
  });
  std::vector<GroupRow> rows;
  for (const auto& [space, group] : groups)
    rows.push_back({space == Space::none ? "–" : std::string(titleOf(space, reporter.language)), {}, group});
  if (rows.empty()) return section;
  ReportTable made = reporter.groupTable("continuations", say("Turn {}", turn + 1), say("Space"), rows);
  section.blocks.emplace_back(reporter.barsOf("continuations", say("Wins by continuation"), made));
  section.blocks.emplace_back(std::move(made));
  return section;
}

ReportSection whoPlays(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"players", reporter.text(say("Played by")), {}};
  for (ReportTable table :
       {nationsTable(reporter, seats), playersTable(reporter, seats), countsTable(reporter, seats)})
    if (!table.rows.empty()) section.blocks.emplace_back(std::move(table));
  return section;
}

} // namespace

Result<Report> openingReport(const Reporter& reporter) {
  const auto asked = askedOpening(reporter);
  if (!asked) return tl::unexpected(asked.error());
  Seats seats, others;
  const FactTable& table = reporter.table;
  for (const SeatRow seat : reporter.allSeats()) {
    if (asked->named != nullptr && table.games().ruleset[table.seats().game[seat]] != asked->named->ruleset)
      continue;
    if (table.seats().opening[seat].turns() < asked->turns()) continue; // has not come so far
    (asked->isOf(reporter, seat) ? seats : others).push_back(seat);
  }
  if (seats.empty()) return failure("no nation in the chosen games played this opening");
  Report report = reporter.begin(titleFor(reporter, *asked), seats);
  const Saying these = say("This opening"), those = say("Other openings");
  return assembled(
      reporter, std::move(report),
      {[&] { return summaryOf(reporter, *asked, seats, others); }, [&] { return namesOf(reporter, seats); },
       [&] { return continuationsOf(reporter, *asked, seats); }, [&] { return whoPlays(reporter, seats); },
       [&] { return tempoSection(reporter, seats, others, these, those); },
       [&] { return examplesSection(reporter, seats); }});
}

} // namespace annales::inline replay
