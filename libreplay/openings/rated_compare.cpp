#include "libreplay/openings/rated_compare.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::uint32_t kColumnA = 0, kColumnB = 1, kFirstFree = 2;
constexpr std::uint32_t kNoColumn = ~std::uint32_t{0};
constexpr std::size_t kFewOfAKind =
    10; // seats of a rarer kind of nation or place have no column of their own

enum class RatedSide : std::uint8_t { neither, a, b };

/// A column for each different key that is frequent enough.
class KeyedColumns {
public:
  struct Key {
    std::uint32_t ruleset = 0;
    WordIndex board = 0, nation = 0; // in the table's words
    std::uint32_t nations = 0, seat = 0;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  void count(const Key& key, std::uint64_t times) { counts_[key] += times; }
  /// From `next` on, which is moved on; in an order that does not depend on that of the words.
  void number(const WordList& words, std::uint32_t& next, std::size_t atLeast) {
    std::vector<Key> frequent;
    for (const auto& [key, count] : counts_)
      if (count >= atLeast) frequent.push_back(key);
    std::ranges::sort(frequent, {}, [&](const Key& key) {
      return std::tuple(key.ruleset, std::string_view(words[key.board]), std::string_view(words[key.nation]),
                        key.nations, key.seat);
    });
    for (const Key& key : frequent)
      columns_.emplace(key, next++);
  }
  [[nodiscard]] std::uint32_t of(const Key& key) const {
    const auto at = columns_.find(key);
    return at == columns_.end() ? kNoColumn : at->second;
  }

private:
  std::map<Key, std::uint64_t> counts_;
  std::map<Key, std::uint32_t> columns_;
};

/// How often somebody of a name sat in these seats; who plays two nations plays one game.
std::vector<PlayerGames> countedPlayers(const FactTable& table, const std::vector<SeatRow>& seats) {
  std::vector<std::uint64_t> games(table.words().size());
  std::vector<GameRow> last(table.words().size(), ~GameRow{0});
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    const WordIndex player = table.seats().player[seat];
    if (std::exchange(last[player], game) != game) games[player] += table.times(game);
  }
  std::vector<PlayerGames> players;
  for (WordIndex word = 0; word < games.size(); ++word)
    if (games[word] > 0 && !table.words()[word].empty())
      players.push_back({table.words()[word], games[word]});
  return players;
}

/// A column for each who has a strength of his own, and one for all others of whom anybody knows the name.
class PlayerColumns {
public:
  PlayerColumns(const FactTable& table, OwnStrengths strengths, std::uint32_t& next)
      : table_(table), strengths_(std::move(strengths)), columns_(table.words().size(), kNoColumn) {
    for (const std::string& name : strengths_.names) {
      const std::uint32_t column = next++;
      if (const WordIndex word = table.words().find(name); word != kNoWord) columns_[word] = column;
    }
    if (strengths_.few > 0) together_ = next++;
  }

  [[nodiscard]] std::uint32_t of(WordIndex player) const {
    if (columns_[player] != kNoColumn || table_.words()[player].empty()) return columns_[player];
    return together_;
  }
  [[nodiscard]] std::size_t own() const { return strengths_.names.size(); }
  [[nodiscard]] std::size_t few() const { return strengths_.few; }

private:
  const FactTable& table_;
  OwnStrengths strengths_;
  std::vector<std::uint32_t> columns_; // by word of the table
  std::uint32_t together_ = kNoColumn;
};

/// Each different game once, with how many there are of it, in an order that does not depend on theirs.
std::vector<inference::RankedGame> rankedAlike(std::vector<inference::RankedGame> games) {
  const auto ofItem = [](const inference::RankedItem& item) {
    std::vector<std::pair<std::uint32_t, double>> covariates;
    for (const inference::Covariate& c : item.covariates)
      covariates.emplace_back(c.column, c.value);
    return std::pair(item.place, std::move(covariates));
  };
  const auto ofGame = [&](const inference::RankedGame& game) {
    std::vector<decltype(ofItem(game.items.front()))> items;
    for (const inference::RankedItem& item : game.items)
      items.push_back(ofItem(item));
    return items;
  };
  std::map<decltype(ofGame(games.front())), inference::RankedGame> different;
  for (inference::RankedGame& game : games) {
    std::ranges::sort(game.items, {}, ofItem);
    auto key = ofGame(game);
    const std::uint64_t times = game.times;
    const auto [at, isNew] = different.try_emplace(std::move(key), std::move(game));
    if (!isNew) at->second.times += times;
  }
  games.clear();
  for (auto& [key, game] : different) {
    game.cluster = games.size();
    games.push_back(std::move(game));
  }
  return games;
}

/// The games of a table as the ranking sees them.
class RatedModel {
public:
  RatedModel(const FactTable& table, const Selection& over, const SidesApart& sides, const Strata& strata,
             bool players, const RatedOptions& options)
      : table_(table), strata_(strata), options_(options), comparesPlayers_(players),
        side_(table.seatCount(), RatedSide::neither) {
    for (const SeatRow seat : sides.a)
      side_[seat] = RatedSide::a;
    for (const SeatRow seat : sides.b)
      side_[seat] = RatedSide::b;
    for (const SeatRow seat : over.seats)
      if (table.decided(seat)) seats_.push_back(seat);
    numberColumns();
    build();
    games_ = rankedAlike(std::move(games_));
  }

  RatedComparison fitted() {
    RatedComparison found;
    inference::RankingFit fit = inference::fitRanking(games_, columns_);
    constexpr int kMostTries = 8;
    for (int i = 0; i < kMostTries && fit.status() == inference::RankingStatus::separated; ++i) {
      sideGrows_ = sideGrows_ || std::ranges::any_of(fit.separated(), [](std::uint32_t column) {
                     return column == kColumnA || column == kColumnB;
                   });
      if (!leaveOut(fit.separated(), found.leftOut)) break;
      fit = inference::fitRanking(games_, columns_);
    }
    describe(found, fit);
    return found;
  }

private:
  using Key = KeyedColumns::Key;

  [[nodiscard]] std::uint64_t timesOf(SeatRow seat) const { return table_.times(table_.seats().game[seat]); }
  [[nodiscard]] bool isSide(SeatRow seat) const { return side_[seat] != RatedSide::neither; }
  [[nodiscard]] bool hasPlayer(SeatRow seat) const {
    return options_.skill == SkillFrom::players && !(comparesPlayers_ && isSide(seat));
  }
  /// What is compared stands for the nation of the two sides, too.
  [[nodiscard]] bool hasKind(SeatRow seat) const { return strata_.nation || !isSide(seat); }

  [[nodiscard]] bool knowsNation(SeatRow seat) const {
    return table_.knows(table_.seats().game[seat], KnownOfAll::nations);
  }
  [[nodiscard]] bool knowsSeat(SeatRow seat) const {
    return table_.knows(table_.seats().game[seat], KnownOfAll::seats);
  }

  /// Word 0 where boards are not looked at.
  [[nodiscard]] WordIndex boardOf(SeatRow seat) const {
    return strata_.board ? table_.kinds()[table_.seats().kind[seat]].board : 0;
  }
  [[nodiscard]] Key nationKey(SeatRow seat) const {
    const GameRow game = table_.seats().game[seat];
    return {.ruleset = strata_.ruleset ? static_cast<std::uint32_t>(table_.games().ruleset[game]) : 0,
            .board = boardOf(seat),
            .nation = table_.seats().nation[seat]};
  }
  [[nodiscard]] Key placeKey(SeatRow seat) const {
    const GameRow game = table_.seats().game[seat];
    return {.ruleset = strata_.ruleset ? static_cast<std::uint32_t>(table_.games().ruleset[game]) : 0,
            .board = boardOf(seat),
            .nations = strata_.nations ? table_.games().nations[game] : 0U,
            .seat = table_.seats().seat[seat]};
  }

  void numberColumns() {
    columns_ = kFirstFree;
    std::vector<SeatRow> named;
    for (const SeatRow seat : seats_) {
      if (hasPlayer(seat)) named.push_back(seat);
      if (!hasKind(seat)) continue;
      if (knowsNation(seat)) nations_.count(nationKey(seat), timesOf(seat));
      if (knowsSeat(seat)) places_.count(placeKey(seat), timesOf(seat));
    }
    players_.emplace(table_,
                     options_.own ? *options_.own : ownStrengths(countedPlayers(table_, named), options_),
                     columns_);
    nations_.number(table_.words(), columns_, kFewOfAKind);
    places_.number(table_.words(), columns_, kFewOfAKind);
    if (options_.skill == SkillFrom::ratings) rating_ = std::exchange(columns_, columns_ + 2);
  }

  void build() {
    for (const SeatRow seat : seats_) {
      const GameRow game = table_.seats().game[seat];
      if (games_.empty() || games_.back().cluster != game) games_.push_back({game, {}, table_.times(game)});
      games_.back().items.push_back(itemOf(seat));
    }
  }

  [[nodiscard]] inference::RankedItem itemOf(SeatRow seat) {
    inference::RankedItem item;
    // Of many results only the winner is known: all others are behind, in an order that is not known.
    if (const int place = table_.seats().place[seat]; place > 0) item.place = place;
    const auto add = [&](std::uint32_t column, double value = 1) {
      if (column != kNoColumn) item.covariates.push_back({column, value});
    };
    if (isSide(seat)) add(side_[seat] == RatedSide::a ? kColumnA : kColumnB);
    if (hasPlayer(seat)) {
      const std::uint32_t column = players_->of(table_.seats().player[seat]);
      unknown_ += column == kNoColumn ? timesOf(seat) : 0;
      add(column);
    }
    if (hasKind(seat)) {
      if (knowsNation(seat)) add(nations_.of(nationKey(seat)));
      if (knowsSeat(seat)) add(places_.of(placeKey(seat)));
    }
    if (options_.skill == SkillFrom::ratings && !(comparesPlayers_ && isSide(seat))) {
      constexpr double kUnit = 400, kMiddle = 1500; // as large as the other columns
      const int rating = table_.seats().rating[seat];
      unknown_ += rating == kNoRating ? timesOf(seat) : 0;
      rating == kNoRating ? add(rating_ + 1) : add(rating_, (rating - kMiddle) / kUnit);
    }
    return item;
  }

  /// Those who always or never come out ahead: without them the others keep the most likely strengths. False
  /// where it is A or B alone.
  bool leaveOut(const std::vector<std::uint32_t>& separated, std::size_t& leftOut) {
    std::vector<bool> gone(columns_);
    for (const std::uint32_t column : separated)
      if (column >= kFirstFree) gone[column] = true;
    std::size_t taken = 0;
    for (inference::RankedGame& game : games_)
      taken += game.times * std::erase_if(game.items, [&](const inference::RankedItem& item) {
                 return std::ranges::any_of(item.covariates,
                                            [&](const inference::Covariate& c) { return gone[c.column]; });
               });
    leftOut += taken;
    return taken > 0;
  }

  void count(RatedComparison& found) const {
    for (const inference::RankedGame& game : games_) {
      if (game.items.size() < 2) continue;
      found.games += game.times;
      found.seats += game.items.size() * game.times;
      for (const inference::RankedItem& item : game.items)
        for (const inference::Covariate& c : item.covariates) {
          found.sideA += c.column == kColumnA ? game.times : 0;
          found.sideB += c.column == kColumnB ? game.times : 0;
        }
    }
  }

  void describe(RatedComparison& found, const inference::RankingFit& fit) const {
    found.skill = options_.skill;
    found.players = players_->own();
    found.few = players_->few();
    found.unknown = unknown_;
    found.logLikelihood = fit.logLikelihood();
    count(found);
    switch (fit.status()) {
    case inference::RankingStatus::nothingToTell:
      found.status = sideGrows_ ? RatedStatus::alwaysAhead : RatedStatus::nothingToTell;
      return;
    case inference::RankingStatus::separated:
      found.status = RatedStatus::alwaysAhead;
      return;
    case inference::RankingStatus::notConverged:
      found.status = RatedStatus::notFound;
      return;
    case inference::RankingStatus::found:
      break;
    }
    const std::array less{inference::Covariate{kColumnA, 1}, inference::Covariate{kColumnB, -1}};
    found.strength = fit.contrast(less);
    const bool both = found.sideA > 0 && found.sideB > 0;
    found.status = both && found.strength.comparable ? RatedStatus::found : RatedStatus::neverMet;
    if (found.status != RatedStatus::found) return;
    const auto ahead = [](double strength) { return 1 / (1 + std::exp(-strength)); };
    found.ahead = ahead(found.strength.value);
    found.aheadInterval = {ahead(found.strength.interval.low), ahead(found.strength.interval.high)};
    const double error = std::max(found.strength.standardError, found.strength.robustError);
    if (error > 0) found.pValue = inference::normalTwoSided(found.strength.value / error);
  }

  const FactTable& table_;
  Strata strata_;
  RatedOptions options_;
  bool comparesPlayers_;
  std::vector<RatedSide> side_; // by seat of the table
  std::vector<SeatRow> seats_;  // of decided games
  std::optional<PlayerColumns> players_;
  KeyedColumns nations_, places_;
  std::uint32_t columns_ = 0, rating_ = 0;
  std::uint64_t unknown_ = 0;
  bool sideGrows_ = false; // without limit: with it whoever never beat that side was left out
  std::vector<inference::RankedGame> games_;
};

} // namespace

OwnStrengths ownStrengths(std::vector<PlayerGames> players, const RatedOptions& options) {
  OwnStrengths found;
  std::ranges::sort(players, [](const PlayerGames& x, const PlayerGames& y) {
    return std::tuple(y.games, x.name) < std::tuple(x.games, y.name);
  });
  for (PlayerGames& player : players)
    if (player.games >= options.fewGames && found.names.size() < options.mostPlayers)
      found.names.push_back(std::move(player.name));
  found.few = players.size() - found.names.size();
  return found;
}

RatedComparison compareRated(const FactTable& table, const Selection& over, const Selection& a,
                             const Selection& b, const Strata& strata, bool comparesPlayers,
                             const RatedOptions& options) {
  return RatedModel(table, over, apart(a, b), strata, comparesPlayers, options).fitted();
}

bool comparesPlayers(const FactFilter& a, const FactFilter& b) {
  return a.seats.player != b.seats.player || a.seats.ratingFrom != b.seats.ratingFrom ||
         a.seats.ratingTo != b.seats.ratingTo;
}

std::string_view wordOf(SkillFrom skill) {
  switch (skill) {
  case SkillFrom::players:
    return "players";
  case SkillFrom::ratings:
    return "ratings";
  case SkillFrom::nothing:
    return "nothing";
  }
  return {};
}

} // namespace annales::inline replay
