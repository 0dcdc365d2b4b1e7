#include "libreplay/openings/selection.h"

#include "libreplay/inference/shrinkage.h"
#include "libreplay/openings/game_options.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>

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

/// Keeps games in which some seat passes.
template <class F> void keepWithSeat(Fits& fits, const FactTable& table, F&& passes) {
  Fits some(fits.size(), 0);
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    some[table.seats().game[seat]] |= static_cast<std::uint8_t>(passes(seat));
  for (std::size_t game = 0; game < fits.size(); ++game)
    fits[game] &= some[game];
}

void keepRated(Fits& fits, const FactTable& table, const std::optional<int>& from,
               const std::optional<int>& to) {
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    fits[table.seats().game[seat]] &=
        static_cast<std::uint8_t>(isRated(table.seats().rating[seat], from, to));
}

/// Both in the order of ids, as tables from a library are, or with a search a game.
void keepAmong(Fits& fits, const FactTable& table, const GameSet& among) {
  const auto& ids = table.games().id;
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
  Fits fits(table.gameCount(), 1);
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
  Fits fits(table.seatCount());
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

} // namespace

Selection select(const FactTable& table, const FactFilter& filter) {
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
  return chosen;
}

OutcomeCounts outcomesOf(const FactTable& table, std::span<const SeatRow> seats) {
  OutcomeCounts counts;
  for (const SeatRow seat : seats)
    counts.count(table.games().outcome[table.seats().game[seat]], table.won(seat));
  return counts;
}

Baselines::Baselines(const FactTable& table, const GameConditions& games) : kinds_(table.seats().kind) {
  std::vector<inference::CountedShare> counts(table.kinds().size());
  for (KindIndex kind = 0; kind < counts.size(); ++kind)
    counts[kind].baseline = 1.0 / std::max<double>(2, table.kinds()[kind].nations);
  const Fits fits = fittingGames(table, games);
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat) {
    if (fits[table.seats().game[seat]] == 0 || !table.decided(seat)) continue;
    counts[kinds_[seat]].trials += 1;
    counts[kinds_[seat]].successes += table.won(seat) ? 1 : 0;
  }
  for (const inference::ShrunkShare& share : inference::shrinkTowardsBaselines(counts).shares)
    shares_.push_back(share.value);
}

} // namespace annales::inline replay
