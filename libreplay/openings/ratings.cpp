#include "libreplay/openings/ratings.h"

#include "libreplay/inference/distributions.h"
#include "libreplay/inference/ranking.h"
#include "libreplay/openings/meetings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace annales::inline replay {
namespace {

const double kPointsOfStrength = 400 / std::log(10); // a logarithm of strength, in points

/// A person of a game: the best seat.
struct RatedPerson {
  WordIndex player = 0;
  SeatRow seat = 0;
};

struct RatedGame {
  GameRow game = 0;
  int year = 0;
  std::vector<RatedPerson> persons;
};

/// The columns of a fit in which every coefficient has the same prior: a player's rating in a year is the sum
/// of its first one and of the changes since.
class YearColumns {
public:
  YearColumns(const std::vector<const PlayerRating*>& order, const RatingOptions& options)
      : options_(options) {
    constexpr std::uint32_t kShared = 1; // that of persons without a column of their own
    columns_ = kShared;
    for (const PlayerRating* player : order) {
      const std::size_t next = columns_ + player->years.size();
      if (next > options.mostColumns) break;
      Own& own = own_[player->player];
      own.first = std::exchange(columns_, static_cast<std::uint32_t>(next));
      for (const YearRating& year : player->years)
        own.years.push_back(year.year);
    }
  }

  [[nodiscard]] bool has(WordIndex player) const { return own_.contains(player); }
  [[nodiscard]] std::uint32_t size() const { return columns_; }
  [[nodiscard]] std::size_t players() const { return own_.size(); }

  [[nodiscard]] std::vector<inference::Covariate> of(WordIndex player, int year) const {
    const auto found = own_.find(player);
    const double spread = options_.spread / kPointsOfStrength, drift = options_.drift / kPointsOfStrength;
    if (found == own_.end()) return {{0, spread}};
    const Own& own = found->second;
    std::vector<inference::Covariate> covariates{{own.first, spread}};
    for (std::size_t i = 1; i < own.years.size() && own.years[i] <= year; ++i)
      covariates.push_back({own.first + static_cast<std::uint32_t>(i),
                            drift * std::sqrt(static_cast<double>(own.years[i] - own.years[i - 1]))});
    return covariates;
  }

private:
  struct Own {
    std::uint32_t first = 0;
    std::vector<int> years;
  };
  RatingOptions options_;
  std::map<WordIndex, Own> own_;
  std::uint32_t columns_ = 0;
};

class RatingModel {
public:
  RatingModel(const FactTable& table, std::span<const SeatRow> seats, const RatingOptions& options)
      : table_(table), options_(options) {
    for (auto seat = seats.begin(); seat != seats.end();) {
      const auto begin = seat;
      const GameRow game = table.seats().game[*seat];
      while (seat != seats.end() && table.seats().game[*seat] == game)
        ++seat;
      addGame(game, {begin, seat});
    }
  }

  Ratings fitted() {
    if (games_.empty()) return std::move(ratings_);
    for (const RatedGame& game : games_)
      countGame(game);
    std::vector<const PlayerRating*> order;
    for (const auto& [word, player] : players_)
      order.push_back(&player);
    std::ranges::sort(order, [&](const PlayerRating* a, const PlayerRating* b) {
      return std::tuple(b->games, name(a->player)) < std::tuple(a->games, name(b->player));
    });
    const YearColumns columns(order, options_);
    ratings_.shared = order.size() - columns.players();
    const inference::RankingFit fit =
        inference::fitRanking(rankedGames(columns), columns.size(), {.ridge = 1});
    switch (fit.status()) {
    case inference::RankingStatus::found:
      ratings_.status = RatingStatus::found;
      describe(columns, fit);
      break;
    case inference::RankingStatus::nothingToTell:
      ratings_.status = RatingStatus::nothingToTell;
      break;
    case inference::RankingStatus::separated:
    case inference::RankingStatus::notConverged:
      ratings_.status = RatingStatus::notFound;
    }
    return std::move(ratings_);
  }

private:
  [[nodiscard]] const std::string& name(WordIndex player) const { return table_.words()[player]; }

  void addGame(GameRow game, std::span<const SeatRow> seats) {
    if (!table_.decided(seats.front())) {
      ++ratings_.withoutWinner;
      return;
    }
    RatedGame rated{game, 0, {}};
    bool anyName = false;
    for (const SeatRow seat : seats) {
      const WordIndex player = table_.seats().player[seat];
      anyName = anyName || !name(player).empty();
      const auto same = std::ranges::find(rated.persons, player, &RatedPerson::player);
      if (same == rated.persons.end() || name(player).empty())
        rated.persons.push_back({player, seat});
      else if (isAhead(table_, seat, same->seat) == true)
        same->seat = seat;
    }
    if (!anyName || rated.persons.size() < 2) return;
    const auto year = yearOf(name(table_.games().date[game]));
    if (!year) {
      ++ratings_.withoutDate;
      return;
    }
    rated.year = *year;
    games_.push_back(std::move(rated));
  }

  void countGame(const RatedGame& game) {
    ++ratings_.games;
    const bool result = table_.isResult(game.game);
    ratings_.results += result ? 1 : 0;
    for (const RatedPerson& person : game.persons) {
      if (name(person.player).empty()) continue;
      PlayerRating& player = players_[person.player];
      player.player = person.player;
      auto year = std::ranges::lower_bound(player.years, game.year, {}, &YearRating::year);
      if (year == player.years.end() || year->year != game.year)
        year = player.years.insert(year, YearRating{game.year});
      const bool won = table_.won(person.seat);
      const auto count = [&](auto& into) {
        ++into.games;
        into.wins += won ? 1 : 0;
        into.results += result ? 1 : 0;
      };
      count(player);
      count(*year);
    }
  }

  [[nodiscard]] std::vector<inference::RankedGame> rankedGames(const YearColumns& columns) const {
    std::vector<inference::RankedGame> ranked;
    ranked.reserve(games_.size());
    for (const RatedGame& game : games_) {
      inference::RankedGame& one = ranked.emplace_back();
      one.cluster = game.game;
      for (const RatedPerson& person : game.persons) {
        inference::RankedItem& item = one.items.emplace_back();
        if (const int place = table_.seats().place[person.seat]; place > 0) item.place = place;
        item.covariates = columns.of(person.player, game.year);
      }
    }
    return ranked;
  }

  void describe(const YearColumns& columns, const inference::RankingFit& fit) {
    const double reach = inference::normalReach(inference::kUsualLevel);
    for (auto& [word, player] : players_) {
      if (!columns.has(word)) continue;
      for (YearRating& year : player.years) {
        const inference::Posterior strength = fit.posterior(columns.of(word, year.year));
        year.rating = kMiddleRating + kPointsOfStrength * strength.value;
        const double error = kPointsOfStrength * strength.standardError * reach;
        year.interval = {year.rating - error, year.rating + error};
      }
      ratings_.players.push_back(std::move(player));
    }
    std::ranges::sort(ratings_.players, [&](const PlayerRating& a, const PlayerRating& b) {
      return std::tuple(b.last().rating, name(a.player)) < std::tuple(a.last().rating, name(b.player));
    });
  }

  const FactTable& table_;
  RatingOptions options_;
  std::vector<RatedGame> games_;
  std::map<WordIndex, PlayerRating> players_;
  Ratings ratings_;
};

} // namespace

Ratings ratingsOf(const FactTable& table, std::span<const SeatRow> seats, const RatingOptions& options) {
  return RatingModel(table, seats, options).fitted();
}

} // namespace annales::inline replay
