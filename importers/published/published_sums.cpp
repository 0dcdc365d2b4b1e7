#include "importers/published/published_sums.h"

#include "engine/core/sha256.h"
#include "importers/published/answer_cells.h"
#include "importers/published/publishers.h"
#include "importers/published/server_conditions.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

namespace annales::inline importers {
namespace {

constexpr int kTries = 5; // while others publish

// In statements, of a row of `FactServer::seats`.
constexpr std::string_view kKindOfSeat = "ruleset, board, options, nations, s_seat, s_nation";
constexpr std::string_view kHasArrived = "spaces <> 1 AND spaces <> 2";
constexpr std::string_view kWonSeat = "CASE WHEN outcome = 2 AND s_place = 1 THEN 1 ELSE 0 END";
/// As `FactTable::wholeRounds`.
constexpr std::string_view kWholeRounds = "(rounds - CASE WHEN outcome = 0 AND rounds > 0 THEN 1 ELSE 0 END)";
static_assert(kNotChosen == 1 && kNotArrived == 2 && static_cast<int>(Outcome::unfinished) == 0 &&
              static_cast<int>(Outcome::won) == 2);

std::string sumOf(std::string_view condition, std::string_view value = "1") {
  return fmt::format("sum(CASE WHEN {} THEN {} ELSE 0 END)", condition, value);
}

KindWins kindIn(AnswerCells& cells) {
  KindWins kind;
  kind.ruleset = cells.ruleset();
  kind.board = cells.text();
  kind.options = cells.text();
  kind.nations = static_cast<unsigned>(cells.count());
  kind.seat = static_cast<unsigned>(cells.count()) - 1U;
  kind.nation = cells.text();
  return kind;
}

using WholeShares =
    std::map<std::tuple<RulesetId, std::string, std::string, unsigned, unsigned, std::string, bool>,
             inference::WholeShare>;

std::uint64_t maskOfTurns(std::size_t turns) {
  return OpeningKey(~std::uint64_t{0}).first(turns).bits();
}

class Summing {
public:
  Summing(FactServer& server, const SpacesAsked& asked, const ServerConditions& conditions, bool onlyNewest)
      : server_(server), asked_(asked), all_{{.onlyNewest = onlyNewest}, conditions.games},
        chosen_{{.condition = conditions.seats,
                 .from = asked.from.bits(),
                 .fromMask = maskOfTurns(asked.from.turns()),
                 .mask = maskOfTurns(asked.turns),
                 .onlyNewest = onlyNewest},
                fmt::format("{} AND {}", conditions.games, conditions.gamesOfSeats)} {}

  Result<OpeningSums> find(std::span<const Hash> maps) {
    for (const auto& step :
         {&Summing::addBaselines, &Summing::addCounts, &Summing::addRounds, &Summing::addWins})
      if (auto added = (this->*step)(); !added) return tl::unexpected(added.error());
    if (auto added = addGames(maps); !added) return tl::unexpected(added.error());
    if (!isWhole()) return failure("{}: the server's sums do not agree", server_.columnTable());
    for (auto& [opening, tally] : played_)
      sums_.played.push_back({opening, tally});
    std::ranges::stable_sort(sums_.played, std::greater{},
                             [](const PlayedOpening& one) { return one.tally.games; });
    return std::move(sums_);
  }

private:
  struct SeatsOfGames {
    SeatsAsked seats;
    std::string games; // a condition
  };

  [[nodiscard]] std::string select(const SeatsOfGames& of, std::string_view groups, std::string_view sums,
                                   std::string_view where) const {
    return fmt::format("SELECT {}, {} FROM {} WHERE {} AND {} GROUP BY {}", groups, sums,
                       server_.seats(of.seats), of.games, where, groups);
  }

  Result<void> addBaselines() {
    std::vector<KindWins> kinds;
    auto asked =
        askEach(server_, select(all_, kKindOfSeat, fmt::format("count(*), sum({})", kWonSeat), "outcome = 2"),
                [&](AnswerCells& cells) {
                  KindWins& kind = kinds.emplace_back(kindIn(cells));
                  kind.decided = cells.count();
                  kind.wins = cells.count();
                });
    if (!asked) return asked;
    const std::vector<double> shares = baselinesOf(kinds);
    for (std::size_t i = 0; i < kinds.size(); ++i)
      baselines_.emplace(kinds[i].kind(), inference::WholeShare(shares[i]));
    return {};
  }

  /// All that is added up over seats. An unfinished game that has not come so far is not in the personages.
  Result<void> addCounts() {
    const std::string early = fmt::format("outcome = 0 AND {} < {}", kWholeRounds, asked_.round);
    const std::string personages =
        fmt::format("{} - {}",
                    server_.firstByteOf(fmt::format(
                        "substr(s_personages, least({}, length(s_personages)), 1)", asked_.round)),
                    static_cast<int>(kNoPersonagesSign));
    const std::string sums = fmt::format(
        "count(*), {}, {}, sum({}), {}, {}, {}, {}", sumOf("outcome = 0"), sumOf("outcome = 1"), kWonSeat,
        sumOf("outcome = 2", "s_place"), sumOf(fmt::format("NOT ({})", early), personages),
        sumOf(fmt::format("outcome <> 0 AND rounds < {}", asked_.round)), sumOf(early));
    bool strange = false;
    auto asked = askEach(server_, select(chosen_, fmt::format("spaces, {}", kKindOfSeat), sums, kHasArrived),
                         [&](AnswerCells& cells) {
                           const OpeningKey opening = cells.opening();
                           const KindWins kind = kindIn(cells);
                           SeatTally part;
                           part.games = cells.count();
                           part.unfinished = cells.count();
                           part.undecided = cells.count();
                           part.wins = cells.count();
                           part.places = cells.count();
                           part.personages = cells.count();
                           part.endedBefore = cells.count();
                           part.early = cells.count();
                           const auto baseline = baselines_.find(kind.kind());
                           strange = strange || (baseline == baselines_.end() && part.decided() > 0);
                           if (baseline != baselines_.end())
                             part.expected.add(baseline->second, part.decided());
                           addSums(played_[opening], part);
                           addSums(sums_.all, part);
                         });
    if (asked && strange) return failure("{}: the server's sums do not agree", server_.columnTable());
    return asked;
  }

  /// Until which round seats had no personage, or in which they won the first.
  Result<void> addRounds() {
    const std::string hasWon = fmt::format("s_first > 0 AND s_first <= {}", kWholeRounds);
    const std::string round = fmt::format("least(CASE WHEN {} THEN s_first ELSE {} END, {})", hasWon,
                                          kWholeRounds, SeatTally::kRounds);
    const std::string won = fmt::format("CASE WHEN {} THEN 1 ELSE 0 END", hasWon);
    return askEach(
        server_,
        fmt::format("SELECT spaces, {} AS until, {} AS first_won, count(*) FROM {} WHERE {} AND {} GROUP "
                    "BY spaces, until, first_won",
                    round, won, server_.seats(chosen_.seats), chosen_.games, kHasArrived),
        [&](AnswerCells& cells) {
          SeatTally& tally = played_[cells.opening()];
          const std::uint64_t until = cells.count();
          const bool first = cells.count() == 1;
          const auto seats = static_cast<std::uint32_t>(cells.count());
          if (until == 0 || until > SeatTally::kRounds) return;
          for (SeatTally* sum : {&tally, &sums_.all})
            (first ? sum->first : sum->without)[until - 1] += seats;
        });
  }

  Result<void> addWins() {
    return askEach(server_,
                   select(chosen_, "spaces, alike, alike_won", "count(*)",
                          fmt::format("{} AND outcome = 2", kHasArrived)),
                   [&](AnswerCells& cells) {
                     SeatTally& tally = played_[cells.opening()];
                     const std::uint64_t seats = cells.count(), wins = cells.count(),
                                         games = cells.games(seats);
                     tally.wonByGame.add(seats, wins, static_cast<std::uint32_t>(games));
                     decidedOfGames_ += seats * games;
                   });
  }

  Result<void> addGames(std::span<const Hash> maps) {
    std::set<std::string> reconstructed;
    for (const Hash& map : maps)
      reconstructed.insert(hexOf(map));
    std::set<RulesetId> rulesets;
    GamesBehind& found = sums_.games;
    auto asked = askEach(server_,
                         select(chosen_, "ruleset, map, bots, outcome, chosen, arrived, arrived_won",
                                "count(*)", "spaces <> 1"),
                         [&](AnswerCells& cells) {
                           rulesets.insert(cells.ruleset());
                           const bool isReconstructed = reconstructed.contains(cells.text()),
                                      byBots = cells.count() == 1;
                           const bool decided = cells.count() == static_cast<std::uint64_t>(Outcome::won);
                           const std::uint64_t chosen = cells.count(), arrived = cells.count(),
                                               won = cells.count();
                           const std::uint64_t games = cells.games(chosen);
                           found.severalOfAGame = found.severalOfAGame || chosen > 1;
                           if (arrived == 0) return;
                           found.origins.games += games;
                           found.origins.bots += byBots ? games : 0;
                           found.origins.reconstructed += isReconstructed ? games : 0;
                           arrivedOfGames_ += arrived * games;
                           if (decided)
                             sums_.all.wonByGame.add(arrived, won, static_cast<std::uint32_t>(games));
                         });
    found.rulesets.assign(rulesets.begin(), rulesets.end());
    return asked;
  }

  /// Every answer is about the same seats.
  [[nodiscard]] bool isWhole() const {
    return arrivedOfGames_ == sums_.all.games && decidedOfGames_ == sums_.all.decided();
  }

  FactServer& server_;
  const SpacesAsked& asked_;
  SeatsOfGames all_, chosen_;
  WholeShares baselines_;
  std::map<OpeningKey, SeatTally> played_;
  OpeningSums sums_;
  std::uint64_t arrivedOfGames_ = 0, decidedOfGames_ = 0;
};

} // namespace

Result<std::optional<PublishedSums>> PublishedSums::open(FactServer& server) {
  const auto publishers = publishersOn(server);
  if (!publishers) return tl::unexpected(publishers.error());
  const auto there = server.exists(server.columnTable());
  if (!there) return tl::unexpected(there.error());
  if (!*there) return std::nullopt;
  std::map<std::string, std::string> versions; // of the second table
  auto asked = askEach(server,
                       fmt::format("SELECT game, version FROM {} WHERE {} ORDER BY version",
                                   server.columnTable(), isPublisherRow()),
                       [&](AnswerCells& cells) {
                         std::string row = cells.text();
                         versions[std::move(row)] = cells.text();
                       });
  if (!asked) return tl::unexpected(asked.error());
  for (const PublisherRow& one : *publishers)
    if (const auto known = versions.find(one.game); known == versions.end() || known->second != one.version)
      return std::nullopt;
  PublishedSums sums(server);
  auto state = sums.state();
  if (!state) return tl::unexpected(state.error());
  sums.state_ = *std::move(state);
  std::uint64_t rows = 0, games = 0, changed = 0;
  std::string changedGame;
  const std::string isChanged = fmt::format("mark <> {}", server.markOfRow());
  asked = askEach(
      server,
      fmt::format("SELECT count(*), {}, coalesce({}, 0), min(CASE WHEN {} THEN game ELSE 'none' END) FROM "
                  "{} WHERE {}",
                  server.different("game"), sumOf(isChanged), isChanged, server.columnTable(), kIsGame),
      [&](AnswerCells& cells) {
        rows = cells.count();
        games = cells.count();
        changed = cells.count();
        changedGame = cells.text();
      });
  if (!asked) return tl::unexpected(asked.error());
  if (changed > 0)
    return failure("{}: {}", server.columnTable(),
                   Error(say("the game {} is not as it was published", changedGame)).part());
  if (auto enough = holdsAll(*publishers, games, server.columnTable()); !enough)
    return tl::unexpected(enough.error());
  sums.games_ = games;
  if (rows == games) return sums;
  sums.onlyNewest_ = true;
  asked = askEach(server, fmt::format("SELECT count(*) FROM {} WHERE {}", server.columnRows(true), kIsGame),
                  [&](AnswerCells& cells) { rows = cells.count(); });
  if (!asked) return tl::unexpected(asked.error());
  return rows == games ? std::optional(sums) : std::nullopt; // else a game is on two shards
}

Result<std::string> PublishedSums::state() const {
  std::string found;
  auto asked = server_->ask(fmt::format("SELECT count(*), sum(version) FROM {}", server_->columnTable()),
                            [&](auto& cells) {
                              for (const std::string& cell : cells)
                                found += cell + ' ';
                              return true;
                            });
  return asked ? Result<std::string>(found) : tl::unexpected(asked.error());
}

Result<std::set<std::string>> PublishedSums::words(const std::string& select) const {
  std::set<std::string> found;
  auto asked = askEach(*server_, select, [&](AnswerCells& cells) { found.insert(cells.text()); });
  return asked ? Result<std::set<std::string>>(std::move(found)) : tl::unexpected(asked.error());
}

Result<std::set<std::string>> PublishedSums::boards() const {
  return words(fmt::format("SELECT DISTINCT board FROM {} WHERE {}", server_->columnTable(), kIsGame));
}

Result<std::set<std::string>> PublishedSums::nations() const {
  // By game: a row for each seat that uses none of its other columns is more than ClickHouse's shards can do.
  constexpr char kBetween = ';';
  const auto ofGames =
      words(fmt::format("SELECT DISTINCT {} AS of_game FROM {} WHERE {}",
                        server_->seatsInTurn([](const SeatTerms& seat) { return seat.nation; }, kBetween),
                        server_->columnTable(), kIsGame));
  if (!ofGames) return tl::unexpected(ofGames.error());
  std::set<std::string> found;
  for (const std::string& game : *ofGames)
    for (std::size_t begin = 0; begin <= game.size();) {
      const std::size_t end = std::min(game.find(kBetween, begin), game.size());
      found.insert(game.substr(begin, end - begin));
      begin = end + 1;
    }
  return found;
}

Result<std::vector<CountedName>> PublishedSums::players() const {
  std::vector<CountedName> found;
  auto asked =
      askEach(*server_,
              fmt::format("SELECT s_player, count(*) FROM {} WHERE {} AND s_player <> '' GROUP BY s_player",
                          server_->seats({.onlyNewest = onlyNewest_}), kIsGame),
              [&](AnswerCells& cells) {
                std::string name = cells.text();
                found.push_back({std::move(name), cells.count()});
              });
  return asked ? Result<std::vector<CountedName>>(std::move(found)) : tl::unexpected(asked.error());
}

ServerWords PublishedSums::serverWords() const {
  auto known = std::make_shared<std::optional<std::vector<CountedName>>>();
  return {[this](const std::string& column) {
            return words(
                fmt::format("SELECT DISTINCT {} FROM {} WHERE {}", column, server_->columnTable(), kIsGame));
          },
          [this, known]() -> Result<std::vector<CountedName>> {
            if (*known) return **known;
            auto found = players();
            if (found) *known = *found;
            return found;
          }};
}

template <class T>
Result<std::optional<T>> PublishedSums::whileUnchanged(const std::function<Result<std::optional<T>>()>& ask) {
  for (int i = 0; i < kTries; ++i) {
    auto found = ask();
    const auto after = state();
    if (!after) return tl::unexpected(after.error());
    if (*after == state_) return found;
    const auto again = open(*server_);
    if (!again) return tl::unexpected(again.error());
    if (!*again) return std::nullopt;
    *this = **again;
  }
  return failure("{} changes all the time: somebody is publishing games. Ask again later",
                 server_->columnTable());
}

Result<std::optional<OpeningSums>> PublishedSums::openings(const SpacesAsked& asked,
                                                           std::span<const Hash> maps) {
  const auto conditions = serverConditions(*server_, asked.filter, serverWords());
  if (!conditions) return tl::unexpected(conditions.error());
  if (!*conditions) return std::nullopt;
  return whileUnchanged<OpeningSums>([&]() -> Result<std::optional<OpeningSums>> {
    auto sums = Summing(*server_, asked, **conditions, onlyNewest_).find(maps);
    if (!sums) return tl::unexpected(sums.error());
    return *std::move(sums);
  });
}

Result<std::optional<std::vector<PublishedSides>>> PublishedSums::sides(std::span<const SidesAsked> asked) {
  using All = std::vector<PublishedSides>;
  return whileUnchanged<All>([&]() -> Result<std::optional<All>> {
    const ServerWords words = serverWords();
    All all;
    for (const SidesAsked& one : asked) {
      auto found = publishedSides(*server_, one, words, onlyNewest_);
      if (!found) return tl::unexpected(found.error());
      if (!*found) return std::nullopt;
      all.push_back(**std::move(found));
    }
    return all;
  });
}

std::string PublishedSums::digits() const {
  constexpr std::size_t kDigits = 16;
  return hexOf(sha256(state_)).substr(0, kDigits);
}

} // namespace annales::inline importers
