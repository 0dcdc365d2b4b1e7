#include "libreplay/openings/selection.h"

#include "libreplay/inference/shrinkage.h"
#include "libreplay/openings/game_options.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace annales::inline replay {
namespace {

/// For each row of a table whether it still fits: 0 or 1.
using Fits = std::vector<std::uint8_t>;

/// A column at a time, without branches.
template <class T, class F> void keepWhere(Fits& fits, const std::vector<T>& column, F&& holds) {
  for (std::size_t row = 0; row < fits.size(); ++row)
    fits[row] &= static_cast<std::uint8_t>(holds(column[row]));
}

template <class T> void keepEqual(Fits& fits, const std::vector<T>& column, T wanted) {
  keepWhere(fits, column, [wanted](T value) { return value == wanted; });
}

/// For each word of a table whether it passes, tested once a word and only if a row has it.
template <class F> class WordTest {
public:
  WordTest(const WordList& words, F passes)
      : words_(words), passes_(std::move(passes)), known_(words.size(), kUnknown) {}

  [[nodiscard]] bool operator()(WordIndex word) {
    if (known_[word] == kUnknown) known_[word] = passes_(words_[word]) ? 1 : 0;
    return known_[word] == 1;
  }

private:
  static constexpr std::uint8_t kUnknown = 2;
  const WordList& words_;
  F passes_;
  std::vector<std::uint8_t> known_;
};

auto holdsPart(const WordList& words, const std::string& part) {
  return WordTest(words, [plain = plainText(part)](const std::string& word) {
    return plainText(word).find(plain) != std::string::npos;
  });
}

auto isPerson(const WordList& words, const std::string& asked) {
  return WordTest(words, [name = AskedName(asked)](const std::string& word) { return name.fits(word); });
}

auto isInTime(const WordList& words, const std::string& from, const std::string& to) {
  return WordTest(words, [&from, last = to + '~', open = to.empty()](const std::string& date) {
    return !date.empty() && date >= from && (open || date <= last); // '~': the days of a month, …
  });
}

bool isRated(int rating, const std::optional<int>& from, const std::optional<int>& to) {
  return rating != kNoRating && (!from || rating >= *from) && (!to || rating <= *to);
}

/// Seats of recorded games: those of results are behind them.
SeatRow recordedSeats(const FactTable& table) {
  return table.hasResults() ? table.games().firstSeat[table.recordedGames()]
                            : static_cast<SeatRow>(table.seatCount());
}

/// Keeps games in which some seat passes.
template <class F> void keepWithSeat(Fits& fits, const FactTable& table, F&& passes) {
  Fits some(fits.size(), 0);
  const SeatRow count = recordedSeats(table);
  for (SeatRow seat = 0; seat < count; ++seat)
    some[table.seats().game[seat]] |= static_cast<std::uint8_t>(passes(seat));
  for (std::size_t game = 0; game < fits.size(); ++game)
    fits[game] &= some[game];
}

void keepRated(Fits& fits, const FactTable& table, const std::optional<int>& from,
               const std::optional<int>& to) {
  const SeatRow count = recordedSeats(table);
  for (SeatRow seat = 0; seat < count; ++seat)
    fits[table.seats().game[seat]] &=
        static_cast<std::uint8_t>(isRated(table.seats().rating[seat], from, to));
}

/// Both in the order of ids, as tables from a library are, or with a search a game.
void keepAmong(Fits& fits, const FactTable& table, const GameSet& among) {
  const std::span ids = std::span(table.games().id).first(fits.size());
  const bool sorted = std::ranges::is_sorted(ids);
  auto next = among.games().begin();
  for (std::size_t game = 0; game < fits.size(); ++game) {
    if (!sorted) {
      fits[game] &= static_cast<std::uint8_t>(among.contains(ids[game]));
      continue;
    }
    while (next != among.games().end() && *next < ids[game])
      ++next;
    fits[game] &= static_cast<std::uint8_t>(next != among.games().end() && *next == ids[game]);
  }
}

void keepWithPlayers(Fits& fits, const FactTable& table, const GameConditions& asked) {
  const SeatColumns& seats = table.seats();
  for (const std::string& player : asked.with)
    keepWithSeat(fits, table, [&seats, holds = isPerson(table.words(), player)](SeatRow seat) mutable {
      return holds(seats.player[seat]);
    });
  if (!asked.winner.empty())
    keepWithSeat(fits, table, [&, nation = table.words().find(asked.winner)](SeatRow seat) {
      return table.won(seat) && seats.nation[seat] == nation;
    });
  if (asked.ratingsFrom || asked.ratingsTo) keepRated(fits, table, asked.ratingsFrom, asked.ratingsTo);
}

Fits fittingGames(const FactTable& table, const GameConditions& asked) {
  const GameColumns& games = table.games();
  const WordList& words = table.words();
  Fits fits(table.recordedGames(), 1); // `ResultTest` asks results
  if (asked.record == RecordKind::result) std::ranges::fill(fits, std::uint8_t{0});
  if (asked.ruleset) keepEqual(fits, games.ruleset, *asked.ruleset);
  if (asked.nations) keepEqual(fits, games.nations, static_cast<std::uint8_t>(*asked.nations));
  if (asked.outcome) keepEqual(fits, games.outcome, *asked.outcome);
  if (!asked.board.empty()) keepEqual(fits, games.board, words.find(asked.board));
  for (const std::string& option : asked.options)
    keepWhere(fits, games.options,
              WordTest(words, [&option](const std::string& options) { return hasOption(options, option); }));
  if (!asked.from.empty() || !asked.to.empty())
    keepWhere(fits, games.date, isInTime(words, asked.from, asked.to));
  if (!asked.event.empty()) keepWhere(fits, games.event, holdsPart(words, asked.event));
  if (!asked.site.empty()) keepWhere(fits, games.site, holdsPart(words, asked.site));
  if (asked.among) keepAmong(fits, table, *asked.among);
  keepWithPlayers(fits, table, asked);
  return fits;
}

Fits fittingSeats(const FactTable& table, const Fits& games, const SeatConditions& asked) {
  const SeatColumns& seats = table.seats();
  Fits fits(recordedSeats(table));
  for (SeatRow seat = 0; seat < fits.size(); ++seat)
    fits[seat] = games[seats.game[seat]];
  if (!asked.nation.empty()) keepEqual(fits, seats.nation, table.words().find(asked.nation));
  if (asked.seat) keepEqual(fits, seats.seat, static_cast<std::uint8_t>(*asked.seat - 1));
  if (asked.place) keepEqual(fits, seats.place, static_cast<std::uint8_t>(*asked.place));
  if (!asked.player.empty()) keepWhere(fits, seats.player, isPerson(table.words(), asked.player));
  if (asked.ratingFrom || asked.ratingTo)
    keepWhere(fits, seats.rating,
              [&](int rating) { return isRated(rating, asked.ratingFrom, asked.ratingTo); });
  if (asked.opening != OpeningKey())
    keepWhere(fits, seats.opening, [&](OpeningKey key) { return key.beginsWith(asked.opening); });
  if (asked.named)
    for (SeatRow seat = 0; seat < fits.size(); ++seat)
      if (fits[seat] != 0)
        fits[seat] = annales::fits(*asked.named, table.games().ruleset[seats.game[seat]],
                                   table.words()[seats.nation[seat]], seats.opening[seat]);
  return fits;
}

std::uint8_t gamesAskFor(const GameConditions& asked) {
  std::uint8_t things = 0;
  if (asked.among || asked.ratingsFrom || asked.ratingsTo || !asked.event.empty())
    things |= KnownOfAll::moves;
  if (asked.nations) things |= KnownOfAll::count;
  if (!asked.board.empty()) things |= KnownOfAll::board;
  if (!asked.options.empty()) things |= KnownOfAll::options;
  if (!asked.winner.empty()) things |= KnownOfAll::nations;
  return things;
}

std::uint8_t seatsAskFor(const SeatConditions& asked) {
  std::uint8_t things = 0;
  if (asked.opening != OpeningKey() || asked.named || asked.ratingFrom || asked.ratingTo)
    things |= KnownOfAll::moves;
  if (!asked.nation.empty()) things |= KnownOfAll::nations;
  if (asked.seat) things |= KnownOfAll::seats;
  if (asked.place) things |= KnownOfAll::places;
  return things;
}

/// What a question gets from a result.
enum class ResultAnswer : std::uint8_t { no, unknown, yes };

/// The conditions of a filter, asked of results one by one.
class ResultTest {
public:
  ResultTest(const FactTable& table, const FactFilter& filter, ResultUse use, std::uint8_t alsoKnown = 0)
      : table_(table), asked_(filter.games), seats_(filter.seats), use_(use),
        needed_(static_cast<std::uint8_t>(gamesAskFor(filter.games) | alsoKnown)),
        neededOfSeats_(seatsAskFor(filter.seats)), inTime_(isInTime(table.words(), asked_.from, asked_.to)),
        atSite_(holdsPart(table.words(), asked_.site)) {
    for (const std::string& player : asked_.with)
      with_.emplace_back(player);
    if (!seats_.player.empty()) player_.emplace(seats_.player);
  }

  /// Whether the game fits, and `into` the seats that do.
  ResultAnswer ask(GameRow game, std::vector<SeatRow>& into) {
    if (isOut(game)) return ResultAnswer::no;
    std::vector<SeatRow> fitting;
    const SeatRow first = table_.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + table_.games().nations[game]; ++seat)
      if (!isOut(seat, game)) fitting.push_back(seat);
    if (fitting.empty()) return ResultAnswer::no;
    if (isUnknown(game)) return ResultAnswer::unknown;
    into.insert(into.end(), fitting.begin(), fitting.end());
    return ResultAnswer::yes;
  }
  /// Whether it fits, whatever its seats.
  ResultAnswer askGame(GameRow game) {
    if (isOut(game)) return ResultAnswer::no;
    return isGameUnknown(game) ? ResultAnswer::unknown : ResultAnswer::yes;
  }

private:
  [[nodiscard]] bool knows(GameRow game, std::uint8_t things) const { return table_.knows(game, things); }
  [[nodiscard]] const std::string& word(WordIndex index) const { return table_.words()[index]; }

  /// For sure.
  bool isOut(GameRow game) {
    const GameColumns& games = table_.games();
    if (asked_.record == RecordKind::played) return true;
    if (asked_.ruleset && games.ruleset[game] != *asked_.ruleset) return true;
    if (asked_.nations && knows(game, KnownOfAll::count) && games.nations[game] != *asked_.nations)
      return true;
    const Outcome outcome = games.outcome[game];
    if (asked_.outcome && outcome != Outcome::unknown && outcome != *asked_.outcome) return true;
    const std::string& board = word(games.board[game]);
    if (!asked_.board.empty() && !board.empty() && board != asked_.board) return true;
    if (knows(game, KnownOfAll::options))
      for (const std::string& option : asked_.options)
        if (!hasOption(word(games.options[game]), option)) return true;
    if ((!asked_.from.empty() || !asked_.to.empty()) && !inTime_(games.date[game])) return true;
    if (!asked_.site.empty() && !word(games.site[game]).empty() && !atSite_(games.site[game])) return true;
    return !std::ranges::all_of(with_, [&](const AskedName& name) { return hasPlayer(game, name); }) ||
           isOtherWinner(game);
  }
  [[nodiscard]] bool hasPlayer(GameRow game, const AskedName& name) const {
    const SeatRow first = table_.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + table_.games().nations[game]; ++seat)
      if (name.fits(word(table_.seats().player[seat]))) return true;
    return false;
  }
  [[nodiscard]] bool isOtherWinner(GameRow game) const {
    if (asked_.winner.empty() || !knows(game, KnownOfAll::nations)) return false;
    const SeatRow first = table_.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + table_.games().nations[game]; ++seat)
      if (table_.won(seat)) return word(table_.seats().nation[seat]) != asked_.winner;
    return false;
  }
  bool isOut(SeatRow seat, GameRow game) {
    const SeatColumns& seats = table_.seats();
    if (player_ && !player_->fits(word(seats.player[seat]))) return true;
    if (!seats_.nation.empty() && knows(game, KnownOfAll::nations) &&
        word(seats.nation[seat]) != seats_.nation)
      return true;
    if (seats_.seat && knows(game, KnownOfAll::seats) && seats.seat[seat] + 1U != *seats_.seat) return true;
    return seats_.place && knows(game, KnownOfAll::places) && seats.place[seat] != *seats_.place;
  }

  /// Of a game that is not out.
  [[nodiscard]] bool isGameUnknown(GameRow game) const {
    const GameColumns& games = table_.games();
    if (use_ == ResultUse::wins && games.outcome[game] != Outcome::won) return true;
    return !knows(game, needed_) || (asked_.outcome && games.outcome[game] == Outcome::unknown) ||
           (!asked_.site.empty() && word(games.site[game]).empty()) ||
           (!asked_.winner.empty() && games.outcome[game] != Outcome::won);
  }
  [[nodiscard]] bool isUnknown(GameRow game) const {
    return isGameUnknown(game) || !knows(game, neededOfSeats_);
  }

  const FactTable& table_;
  const GameConditions& asked_;
  const SeatConditions& seats_;
  ResultUse use_;
  std::uint8_t needed_, neededOfSeats_;
  decltype(isInTime(std::declval<const WordList&>(), {}, {})) inTime_;
  decltype(holdsPart(std::declval<const WordList&>(), {})) atSite_;
  std::vector<AskedName> with_;
  std::optional<AskedName> player_;
};

} // namespace

std::uint8_t asksFor(const FactFilter& filter) {
  return gamesAskFor(filter.games) | seatsAskFor(filter.seats);
}

std::pair<Selection, Selection> selectBoth(const FactTable& table, const FactFilter& a, const FactFilter& b,
                                           ResultUse results) {
  const auto both = static_cast<std::uint8_t>(asksFor(a) | asksFor(b));
  return {select(table, a, results, both), select(table, b, results, both)};
}

Selection select(const FactTable& table, const FactFilter& filter, ResultUse results,
                 std::uint8_t alsoKnown) {
  const Fits games = fittingGames(table, filter.games);
  const Fits seats = fittingSeats(table, games, filter.seats);
  Selection chosen;
  chosen.games = static_cast<std::size_t>(std::ranges::count(games, 1));
  chosen.seats.resize(seats.size());
  std::size_t count = 0;
  for (SeatRow seat = 0; seat < seats.size(); ++seat) {
    chosen.seats[count] = seat;
    count += seats[seat];
  }
  chosen.seats.resize(count);
  if (!table.hasResults() || results == ResultUse::none) return chosen;
  ResultTest test(table, filter, results, alsoKnown);
  for (auto game = static_cast<GameRow>(table.recordedGames()); game < table.gameCount(); ++game) {
    const ResultAnswer answer = test.ask(game, chosen.seats);
    chosen.results.counted += answer == ResultAnswer::yes ? 1 : 0;
    if (answer == ResultAnswer::unknown) chosen.results.unknown.push_back(game);
    chosen.games += test.askGame(game) == ResultAnswer::yes ? 1 : 0;
  }
  return chosen;
}

ResultsMet resultsMet(const FactTable& table, const Selection& a, const Selection& b) {
  ResultsMet met;
  std::set<GameRow> counted;
  for (const Selection* side : {&a, &b})
    for (const SeatRow seat : side->seats)
      if (table.isResult(table.seats().game[seat])) counted.insert(table.seats().game[seat]);
  met.counted = counted.size();
  std::ranges::set_union(a.results.unknown, b.results.unknown, std::back_inserter(met.unknown));
  std::erase_if(met.unknown, [&](GameRow game) { return counted.contains(game); });
  return met;
}

std::vector<SeatRow> seatsOfGames(const FactTable& table, std::span<const SeatRow> seats) {
  std::vector<SeatRow> whole;
  GameRow before = ~GameRow{0};
  for (const SeatRow one : seats) {
    const GameRow game = table.seats().game[one];
    if (game == before) continue;
    before = game;
    for (SeatRow seat = 0; seat < table.games().nations[game]; ++seat)
      whole.push_back(table.games().firstSeat[game] + seat);
  }
  return whole;
}

Selection recordedAlone(const FactTable& table, const Selection& chosen) {
  Selection alone;
  alone.seats = chosen.seats;
  std::erase_if(alone.seats, [&](SeatRow seat) { return table.isResult(table.seats().game[seat]); });
  alone.games = chosen.games - std::min(chosen.games, chosen.results.counted);
  return alone;
}

OutcomeCounts outcomesOf(const FactTable& table, std::span<const SeatRow> seats) {
  OutcomeCounts counts;
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    counts.count(table.games().outcome[game], table.won(seat), table.times(game));
  }
  return counts;
}

std::vector<double> baselinesOf(std::span<const KindWins> kinds) {
  std::vector<std::size_t> order(kinds.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return kinds[a].kind() < kinds[b].kind(); });
  std::vector<inference::CountedShare> counts;
  for (const std::size_t at : order)
    counts.push_back({static_cast<double>(kinds[at].wins), static_cast<double>(kinds[at].decided),
                      1.0 / std::max(2U, kinds[at].nations)});
  const inference::Shrinkage found = inference::shrinkTowardsBaselines(counts);
  std::vector<double> shares(kinds.size());
  for (std::size_t place = 0; place < order.size(); ++place)
    shares[order[place]] = found.shares[place].value;
  return shares;
}

Baselines::Baselines(const FactTable& table, const GameConditions& games, ResultUse results)
    : kinds_(table.seats().kind) {
  std::vector<KindWins> counts;
  for (KindIndex at = 0; at < table.kinds().size(); ++at) {
    const SeatKind& kind = table.kinds()[at];
    counts.push_back({kind.ruleset, table.words()[kind.board], table.words()[kind.options], kind.nations,
                      kind.seat, table.words()[kind.nation], kind.isResult});
  }
  Fits fits = fittingGames(table, games);
  SeatRow count = recordedSeats(table);
  if (table.hasResults() && results != ResultUse::none) {
    count = static_cast<SeatRow>(table.seatCount());
    fits.resize(table.gameCount(), 0);
    const FactFilter filter{games, {}};
    ResultTest test(table, filter, ResultUse::wins);
    for (auto game = static_cast<GameRow>(table.recordedGames()); game < table.gameCount(); ++game)
      fits[game] = test.askGame(game) == ResultAnswer::yes ? 1 : 0;
  }
  for (SeatRow seat = 0; seat < count; ++seat) {
    if (fits[table.seats().game[seat]] == 0 || !table.decided(seat)) continue;
    ++counts[kinds_[seat]].decided;
    counts[kinds_[seat]].wins += table.won(seat) ? 1 : 0;
  }
  shares_ = baselinesOf(counts);
  for (const double share : shares_)
    whole_.emplace_back(share);
}

} // namespace annales::inline replay
