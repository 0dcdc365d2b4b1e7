#include "libreplay/facts/fact_columns.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr int kMostInByte = 255;

std::uint8_t inByte(std::size_t number) {
  return static_cast<std::uint8_t>(std::min<std::size_t>(number, kMostInByte));
}

Outcome outcomeOf(const GameFacts& game) {
  if (!game.reason) return Outcome::unfinished;
  return game.winner ? Outcome::won : Outcome::undecided;
}

/// Only where the number changes, which it seldom does.
void appendGains(std::vector<Gain>& gains, const std::vector<std::uint8_t>& byRound) {
  const std::size_t begin = gains.size();
  std::uint8_t had = 0;
  for (std::size_t i = 0; i < byRound.size(); ++i) {
    if (byRound[i] == had) continue;
    had = byRound[i];
    const std::uint8_t round = inByte(i + 1);
    if (gains.size() > begin && gains.back().round == round) gains.pop_back();
    gains.push_back({round, had});
  }
}

} // namespace

void append(FactColumns& columns, WordList& words, const GameFacts& game, const GameHeaders& headers,
            const std::function<DeedIndex(std::size_t, std::size_t)>& deedOf) {
  auto& [games, seats, gains, turns] = columns;
  const auto row = static_cast<GameRow>(games.id.size());
  games.id.push_back(game.id);
  games.ruleset.push_back(game.ruleset);
  games.board.push_back(words.add(game.board));
  games.options.push_back(words.add(game.options));
  games.date.push_back(words.add(headers.date));
  games.event.push_back(words.add(headers.event));
  games.site.push_back(words.add(headers.site));
  games.map.push_back(words.add(hexOf(game.map)));
  games.nations.push_back(static_cast<std::uint8_t>(game.seats.size()));
  games.rounds.push_back(game.rounds);
  games.outcome.push_back(outcomeOf(game));
  games.bots.push_back(headers.bots ? 1 : 0);
  games.firstSeat.push_back(static_cast<SeatRow>(seats.game.size()));
  for (std::size_t n = 0; n < game.seats.size(); ++n) {
    const SeatFacts& seat = game.seats[n];
    seats.game.push_back(row);
    seats.seat.push_back(static_cast<std::uint8_t>(n));
    seats.nation.push_back(words.add(seat.nation));
    seats.player.push_back(words.add(seat.player));
    seats.rating.push_back(static_cast<std::int16_t>(std::clamp(seat.rating.value_or(kNoRating), -1, 32767)));
    seats.place.push_back(seat.place);
    seats.personages.push_back(seat.personages);
    seats.firstPersonageRound.push_back(inByte(seat.firstPersonageRound));
    seats.turns.push_back(seat.turns);
    seats.idleTurns.push_back(seat.idleTurns);
    seats.left.push_back(seat.left);
    seats.opening.push_back(OpeningKey::of(seat.spaces));
    seats.firstGain.push_back(static_cast<std::uint32_t>(gains.size()));
    appendGains(gains, seat.personagesByRound);
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      const bool begun = turn < seat.opening.size();
      turns.deed[turn].push_back(begun ? deedOf(n, turn) : kNoDeed);
      turns.position[turn].push_back(begun ? seat.opening[turn].position : 0);
    }
  }
}

void append(FactColumns& columns, const FactColumns& from, GameRow game) {
  const SeatRow first = from.games.firstSeat[game];
  const std::uint8_t nations = from.games.nations[game];
  const auto row = static_cast<GameRow>(columns.games.id.size());
  eachGameColumn([game](auto& to, const auto& of) { to.push_back(of[game]); }, columns.games, from.games);
  columns.games.firstSeat.push_back(static_cast<SeatRow>(columns.seats.game.size()));
  for (std::uint8_t n = 0; n < nations; ++n) {
    const SeatRow seat = first + n;
    eachSeatColumn([seat](auto& to, const auto& of) { to.push_back(of[seat]); }, columns.seats, from.seats);
    columns.seats.game.push_back(row);
    columns.seats.seat.push_back(n);
    columns.seats.firstGain.push_back(static_cast<std::uint32_t>(columns.gains.size()));
    columns.gains.insert(columns.gains.end(), from.gains.begin() + from.seats.firstGain[seat],
                         from.gains.begin() + from.gainsEnd(seat));
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      columns.turns.deed[turn].push_back(from.turns.deed[turn][seat]);
      columns.turns.position[turn].push_back(from.turns.position[turn][seat]);
    }
  }
}

} // namespace annales::inline replay
