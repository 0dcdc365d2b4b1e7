// How strong each player was in each year, from all games of the years together.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/inference/interval.h"

#include <cstdint>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A rating is 1500 for a player of whom nothing is known. Of two alone the one with 400 points more is ahead
/// in ten of eleven games (Elo's scale).
inline constexpr double kMiddleRating = 1500;

struct RatingOptions {
  double spread = 150;            // standard deviation of new players' ratings, in points; more than 0
  double drift = 50;              // the same of how a player's rating changes in a year; 0: it never does
  std::size_t mostColumns = 1000; // of the fit; players with the fewest games share one rating beyond that
};

/// In one year in which the player played. Also the games of all other years count for it.
struct YearRating {
  int year = 0;
  std::uint64_t games = 0, wins = 0, results = 0; // `results`: of the games, results without moves
  double rating = kMiddleRating;
  inference::Interval interval{kMiddleRating, kMiddleRating}; // 95 %
};

struct PlayerRating {
  WordIndex player = 0; // of the table
  std::uint64_t games = 0, wins = 0, results = 0;
  std::vector<YearRating> years; // from the first to the last, none empty
  [[nodiscard]] const YearRating& last() const { return years.back(); }
};

enum class RatingStatus : std::uint8_t {
  found,
  nothingToTell, ///< no game with a winner and a date has two players with names
  notFound       ///< numbers too extreme
};

struct Ratings {
  RatingStatus status = RatingStatus::nothingToTell;
  std::vector<PlayerRating> players; // the highest rating of the last year first
  std::uint64_t games = 0;           // that count
  std::uint64_t results = 0;         // of these, results without moves
  std::uint64_t withoutDate = 0;     // decided games that do not count
  std::uint64_t withoutWinner = 0;   // games that do not count, as no one winner is known
  std::uint64_t shared = 0;          // players that share one rating and have no row
};

/// Over all seats of the games, in the table's order. A player with two nations has the better place of the
/// two. Persons without a name share one rating. Where only the winner is known, nothing is made of the order
/// of the others.
/// The model is Plackett and Luce's with normal changes from year to year, at its most likely ratings
/// (Plackett 1975; Glickman 1999; Coulom 2008). Intervals are normal, from the curvature there.
[[nodiscard]] Ratings ratingsOf(const FactTable& table, std::span<const SeatRow> seats,
                                const RatingOptions& options = {});

} // namespace annales::inline replay
