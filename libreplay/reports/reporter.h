// Inside of the reports: what all kinds share. Facts and question in, sentences and tables out.
#pragma once

#include "engine/core/saying.h"
#include "libreplay/inference/clustered_mean.h"
#include "libreplay/openings/explorer.h"
#include "libreplay/openings/measures.h"
#include "libreplay/reports/make_report.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace annales::inline replay {

using Seats = std::vector<SeatRow>; // in the table's order: those of a game follow each other

class Reporter;

/// What seats add up to. Those of one game are given one after another.
class SeatGroup {
public:
  void add(const Reporter& reporter, SeatRow seat);

  [[nodiscard]] const SeatTally& tally() const { return tally_; }
  /// Each once, however many of its seats are here.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  /// Interval by game: Wilson's where each game gave one seat.
  [[nodiscard]] ShareCell wins() const;
  [[nodiscard]] MeanCell place() const;
  [[nodiscard]] MeanCell personages() const;
  [[nodiscard]] MeanCell firstPersonage() const;

  /// One number a game: its sum over `size` seats.
  struct OneGame {
    double sum = 0;
    std::size_t size = 0;
  };
  /// An end of the interval that no number can reach is cut off at `range`.
  [[nodiscard]] static MeanCell meanOf(const inference::ClusteredMean& mean,
                                       const inference::Interval& range);

private:
  struct GameSums {
    inference::ClusteredMean closed;
    OneGame open;
    void begin();
    void add(double value);
    [[nodiscard]] inference::ClusteredMean all() const;
  };

  SeatTally tally_;
  double expected_ = 0;      // wins, were every seat as good as its baseline
  unsigned mostNations_ = 1; // of the decided games: no place comes behind
  GameRow game_ = ~GameRow{0};
  std::uint64_t games_ = 0;
  GameSums places_, personages_;
};

struct GroupRow {
  std::string label, second; // second: a name beside it, if there is one
  SeatGroup group;
};

class Reporter {
public:
  Reporter(const FactTable& facts, const OpeningBook& openings, const ReportQuestion& asked, Language in,
           const Watch& watch);

  const FactTable& table;
  const OpeningBook& book;
  const ReportQuestion& question;
  const Language language;
  const ResultUse results; // what an opening report has none of
  const Baselines baselines;

  /// What a seat wins on average: of its kind, or, where the report is about a nation, one in as many as
  /// play, as the nation itself makes the kind.
  [[nodiscard]] double baselineOf(SeatRow seat) const;
  [[nodiscard]] std::string text(const Saying& saying) const;
  [[nodiscard]] std::string nation(SeatRow seat) const;
  [[nodiscard]] std::string nationCalled(std::string_view id) const;
  [[nodiscard]] std::string board(GameRow game) const;
  [[nodiscard]] std::string player(SeatRow seat) const; // "–" where nobody is named
  [[nodiscard]] std::string spaces(OpeningKey key) const;
  [[nodiscard]] std::string openingName(SeatRow seat, OpeningKey key) const; // empty: none
  [[nodiscard]] std::string games(std::uint64_t count) const;
  [[nodiscard]] std::string rounds(std::uint64_t count) const;
  [[nodiscard]] std::string percent(double share) const;
  [[nodiscard]] const std::string& word(WordIndex index) const { return table.words()[index]; }

  /// That the filter asks for; of results those of which also this is known, of `KnownOfAll`.
  [[nodiscard]] Selection chosen(std::uint8_t alsoKnown = 0) const;
  [[nodiscard]] Seats allSeats() const { return chosen().seats; }
  /// Without those of results.
  [[nodiscard]] Seats recorded(const Seats& seats) const;
  /// Of a result of which that is not known, nothing of it counts.
  [[nodiscard]] bool knows(SeatRow seat, std::uint8_t things) const {
    return table.knows(table.seats().game[seat], things);
  }
  [[nodiscard]] std::vector<GameRow> gamesOf(const Seats& seats) const;
  /// Seats of the games in which one of these sits, without these.
  [[nodiscard]] Seats othersIn(const Seats& seats) const;
  [[nodiscard]] SeatGroup groupOf(const Seats& seats) const;
  [[nodiscard]] Report begin(std::string title, const Seats& seats, std::size_t unknown = 0) const;
  /// `unknown`: results that may belong here, and do not say.
  [[nodiscard]] Report beginGames(std::string title, const std::vector<GameRow>& games,
                                  std::size_t unknown = 0) const;

  /// A table of groups with wins, place and tempo; `second` is the title of a column of names.
  [[nodiscard]] ReportTable groupTable(std::string_view key, const Saying& title, const Saying& first,
                                       std::vector<GroupRow> rows, const Saying& second = {}) const;
  [[nodiscard]] BarChart barsOf(std::string_view key, const Saying& title, const ReportTable& table) const;
  /// Groups by what `keyOf` says of a seat (nothing: left out), the largest first.
  template <class Key>
  [[nodiscard]] std::vector<std::pair<Key, SeatGroup>>
  grouped(const Seats& seats, const std::function<std::optional<Key>(SeatRow)>& keyOf) const;

  /// What the first numbers say, and how little a few games do.
  void addSummary(ReportSection& section, const SeatGroup& group) const;
  /// Whether the seats win more than the others of their kind: same ruleset, board, number of nations, seat
  /// and nation, with a verdict that stays valid while games keep coming.
  void addDifference(ReportSection& section, const Seats& seats, const Seats& others) const;

  /// False once it was cancelled.
  [[nodiscard]] bool step(std::size_t done, std::size_t of) const;

private:
  [[nodiscard]] Seats seatsIn(const std::vector<GameRow>& games) const; // the first of each

  const Watch& watch_;
};

template <class Key>
std::vector<std::pair<Key, SeatGroup>>
Reporter::grouped(const Seats& seats, const std::function<std::optional<Key>(SeatRow)>& keyOf) const {
  std::map<Key, SeatGroup> groups;
  for (const SeatRow seat : seats)
    if (const auto key = keyOf(seat)) groups[*key].add(*this, seat);
  std::vector<std::pair<Key, SeatGroup>> sorted(groups.begin(), groups.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.second.tally().games > b.second.tally().games;
  });
  return sorted;
}

/// What a report is made of: a section each.
using SectionMaker = std::function<ReportSection()>;
[[nodiscard]] Result<Report> assembled(const Reporter& reporter, Report report,
                                       const std::vector<SectionMaker>& makers);

// Sections that several kinds have.
/// Curves of personages and of "no personage yet", and tables of tempo and waste, of these beside the others.
[[nodiscard]] ReportSection tempoSection(const Reporter& reporter, const Seats& seats, const Seats& others,
                                         const Saying& these, const Saying& those);
[[nodiscard]] ReportSection wasteSection(const Reporter& reporter, const Seats& seats, const Seats& others,
                                         const Saying& these, const Saying& those);
[[nodiscard]] ReportSection openingsSection(const Reporter& reporter, const Seats& seats);
[[nodiscard]] ReportTable playersTable(const Reporter& reporter, const Seats& seats);
[[nodiscard]] ReportTable nationsTable(const Reporter& reporter, const Seats& seats);
[[nodiscard]] ReportTable boardsTable(const Reporter& reporter, const Seats& seats);
[[nodiscard]] ReportTable countsTable(const Reporter& reporter, const Seats& seats);
[[nodiscard]] ReportTable placesTable(const Reporter& reporter, const Seats& seats); // in turn order
[[nodiscard]] ReportSection examplesSection(const Reporter& reporter, const Seats& seats);

[[nodiscard]] Result<Report> openingReport(const Reporter& reporter);
[[nodiscard]] Result<Report> nationReport(const Reporter& reporter);
[[nodiscard]] Result<Report> playerReport(const Reporter& reporter);
[[nodiscard]] Result<Report> eveningReport(const Reporter& reporter);
[[nodiscard]] Result<Report> ratingsReport(const Reporter& reporter);
[[nodiscard]] ReportSection momentsSection(const Reporter& reporter, const std::vector<GameRow>& games);

/// How many rows a list of players or openings has at most; the note says how many more there are.
inline constexpr std::size_t kMostRows = 20;

} // namespace annales::inline replay
