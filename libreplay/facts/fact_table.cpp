#include "libreplay/facts/fact_table.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr int kMostInByte = 255;

Outcome outcomeOf(const GameFacts& game) {
  if (!game.reason) return Outcome::unfinished;
  return game.winner ? Outcome::won : Outcome::undecided;
}

} // namespace

WordIndex WordList::add(std::string_view word) {
  const auto [at, added] = places_.try_emplace(std::string(word), static_cast<WordIndex>(words_.size()));
  if (added) words_.push_back(&at->first);
  return at->second;
}

WordIndex WordList::find(std::string_view word) const {
  const auto at = places_.find(std::string(word));
  return at == places_.end() ? kNoWord : at->second;
}

void FactTable::add(const GameFacts& game, const Headers& headers) {
  const auto row = static_cast<GameRow>(games_.id.size());
  games_.id.push_back(game.id);
  games_.ruleset.push_back(game.ruleset);
  games_.board.push_back(words_.add(game.board));
  games_.date.push_back(words_.add(headers.date));
  games_.event.push_back(words_.add(headers.event));
  games_.site.push_back(words_.add(headers.site));
  games_.nations.push_back(static_cast<std::uint8_t>(game.seats.size()));
  games_.rounds.push_back(game.rounds);
  games_.outcome.push_back(outcomeOf(game));
  games_.firstSeat.push_back(static_cast<SeatRow>(seats_.game.size()));
  for (std::size_t n = 0; n < game.seats.size(); ++n) {
    const SeatFacts& seat = game.seats[n];
    seats_.game.push_back(row);
    seats_.seat.push_back(static_cast<std::uint8_t>(n));
    seats_.nation.push_back(words_.add(seat.nation));
    seats_.player.push_back(words_.add(seat.player));
    seats_.rating.push_back(
        static_cast<std::int16_t>(std::clamp(seat.rating.value_or(kNoRating), -1, 32767)));
    seats_.place.push_back(seat.place);
    seats_.personages.push_back(seat.personages);
    seats_.firstPersonageRound.push_back(
        static_cast<std::uint8_t>(std::min<int>(seat.firstPersonageRound, kMostInByte)));
    seats_.turns.push_back(seat.turns);
    seats_.idleTurns.push_back(seat.idleTurns);
    seats_.left.push_back(seat.left);
    seats_.opening.push_back(OpeningKey::of(seat.spaces));
    seats_.byRound.push_back(static_cast<std::uint32_t>(personages_.size()));
    personages_.insert(personages_.end(), seat.personagesByRound.begin(), seat.personagesByRound.end());
  }
}

int FactTable::personagesAt(SeatRow seat, unsigned round) const {
  const std::uint32_t begin = seats_.byRound[seat];
  const std::size_t end = seat + 1 < seats_.byRound.size() ? seats_.byRound[seat + 1] : personages_.size();
  if (round == 0 || begin == end) return 0;
  return personages_[std::min<std::size_t>(begin + round, end) - 1];
}

} // namespace annales::inline replay
