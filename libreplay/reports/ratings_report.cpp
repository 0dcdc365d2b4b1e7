// All players of the games: how strong each was in each year, and who was ahead of whom.
#include "libreplay/openings/meetings.h"
#include "libreplay/openings/ratings.h"
#include "libreplay/reports/reporter.h"
#include "libreplay/words/sentence.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

constexpr std::string_view kRatedBy = "Plackett-Luce with normal changes by year; normal interval";

/// More years than fit beside each other: the newest.
constexpr std::size_t kMostYears = 8;

MeanCell ratingCell(const YearRating& year) {
  return {year.rating, year.interval, year.games, 0};
}

std::vector<int> newestYears(const Ratings& ratings) {
  std::set<int> all;
  for (const PlayerRating& player : ratings.players)
    for (const YearRating& year : player.years)
      all.insert(year.year);
  std::vector<int> years(all.begin(), all.end());
  if (years.size() > kMostYears) years.erase(years.begin(), years.end() - kMostYears);
  return years;
}

ReportTable ratingsNow(const Reporter& reporter, const Ratings& ratings) {
  ReportTable made{"ratings",
                   {},
                   {{"name", reporter.text(say("Player")), CellKind::text},
                    {"rating", reporter.text(say("Rating")), CellKind::mean, kRatedBy},
                    {"year", reporter.text(say("In the year")), CellKind::count},
                    {"games", reporter.text(say("Games")), CellKind::count},
                    {"won", reporter.text(say("Won")), CellKind::count}},
                   {},
                   {}};
  for (const PlayerRating& player : ratings.players) {
    if (made.rows.size() == kMostRows) {
      made.note = reporter.text(
          say("Players with lower ratings, not shown: {}.", ratings.players.size() - kMostRows));
      break;
    }
    made.rows.push_back({printable(reporter.word(player.player)), ratingCell(player.last()),
                         static_cast<std::uint64_t>(player.last().year), player.games, player.wins});
  }
  return made;
}

/// A column for each of the newest years.
ReportTable ratingsByYear(const Reporter& reporter, const Ratings& ratings) {
  const std::vector<int> years = newestYears(ratings);
  ReportTable made{"ratings_by_year", reporter.text(say("Ratings by year")), {}, {}, {}};
  if (years.size() < 2) return made;
  static constexpr std::array<std::string_view, kMostYears> kKeys{"year_1", "year_2", "year_3", "year_4",
                                                                  "year_5", "year_6", "year_7", "year_8"};
  made.columns.push_back({"name", reporter.text(say("Player")), CellKind::text});
  for (std::size_t i = 0; i < years.size(); ++i)
    made.columns.push_back({kKeys[i], std::to_string(years[i]), CellKind::mean, kRatedBy});
  for (const PlayerRating& player : ratings.players) {
    if (made.rows.size() == kMostRows) break;
    auto& row = made.rows.emplace_back();
    row.emplace_back(printable(reporter.word(player.player)));
    for (const int year : years) {
      const auto at = std::ranges::find(player.years, year, &YearRating::year);
      row.push_back(at == player.years.end() ? ReportCell(MeanCell{}) : ReportCell(ratingCell(*at)));
    }
  }
  return made;
}

ReportSection ratingsSection(const Reporter& reporter, const Ratings& ratings) {
  ReportSection section{"ratings", reporter.text(say("Ratings")), {}};
  const auto add = [&](const Saying& saying) {
    section.blocks.emplace_back(ReportSentence{reporter.text(saying)});
  };
  switch (ratings.status) {
  case RatingStatus::nothingToTell:
    add(say("No rating: it takes games with a winner, a date and players' names."));
    return section;
  case RatingStatus::notFound:
    add(say("No rating: the numbers are too extreme."));
    return section;
  case RatingStatus::found:
    break;
  }
  add(say("A new player is rated 1500. Of two players, the one with 400 points more is ahead in 10 of 11 "
          "games. The true rating is within the range in 95 of 100 cases."));
  if (ratings.withoutDate + ratings.withoutWinner > 0)
    add(say("Not counted for ratings: {} without a date, {} without a known winner.", ratings.withoutDate,
            ratings.withoutWinner));
  section.blocks.emplace_back(ratingsNow(reporter, ratings));
  if (ReportTable years = ratingsByYear(reporter, ratings); !years.columns.empty())
    section.blocks.emplace_back(std::move(years));
  return section;
}

ReportSection meetingsSection(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"meetings", reporter.text(say("Who was ahead of whom")), {}};
  struct Pair {
    std::string first, second;
    Meetings met;
  };
  std::vector<Pair> pairs;
  for (const auto& [words, met] : allMeetings(reporter.table, seats))
    pairs.push_back({reporter.word(words.first), reporter.word(words.second), met});
  std::ranges::sort(pairs, [](const Pair& a, const Pair& b) {
    return std::tie(b.met.games, a.first, a.second) < std::tie(a.met.games, b.first, b.second);
  });
  if (pairs.empty()) return section;
  ReportTable made{"meetings",
                   {},
                   {{"name", reporter.text(say("Player")), CellKind::text},
                    {"other", reporter.text(say("Opponent")), CellKind::text},
                    {"games", reporter.text(say("Games together")), CellKind::count},
                    {"ahead", reporter.text(say("Ahead at the end")), CellKind::share,
                     "share of games with different places; Wilson"},
                    {"years", reporter.text(say("Ahead by year")), CellKind::text}},
                   {},
                   {}};
  for (const auto& [first, second, met] : pairs) {
    if (made.rows.size() == kMostRows) {
      made.note = reporter.text(say("Rarer ones not shown: {}.", pairs.size() - kMostRows));
      break;
    }
    std::string years;
    for (const Meetings::Year& year : met.years) {
      if (year.year == 0 || year.decided == 0) continue;
      years += years.empty() ? "" : ", ";
      years += reporter.text(say("{}: {} of {}", year.year, year.ahead, year.decided));
    }
    const ShareCell ahead{met.ahead, met.decided, met.interval(), {}};
    made.rows.push_back({printable(first), printable(second), met.games, ahead, years});
  }
  section.blocks.emplace_back(std::move(made));
  return section;
}

} // namespace

Result<Report> ratingsReport(const Reporter& reporter) {
  const Selection chosen = reporter.chosen();
  if (chosen.seats.empty()) return failure("no game matches the filter");
  const Seats seats = seatsOfGames(reporter.table, chosen.seats);
  Report report = reporter.begin(reporter.text(say("All players")), seats, chosen.results.unknown.size());
  return assembled(reporter, std::move(report),
                   {[&] { return ratingsSection(reporter, ratingsOf(reporter.table, seats)); },
                    [&] { return meetingsSection(reporter, seats); }});
}

} // namespace annales::inline replay
