#include "libreplay/facts/fact_table.h"

namespace annales::inline replay {

FactTable::FactTable(FactColumns columns, WordList words, WordList deeds)
    : columns_(std::move(columns)), words_(std::move(words)), deeds_(std::move(deeds)) {
  addKinds(0);
}

void FactTable::add(const GameFacts& game, const Headers& headers) {
  const auto first = static_cast<SeatRow>(seatCount());
  append(columns_, words_, game, headers,
         [&](std::size_t seat, std::size_t turn) { return deeds_.add(game.seats[seat].opening[turn].done); });
  addKinds(first);
}

void FactTable::addKinds(SeatRow first) {
  const auto& [games, seats, gains, turns] = columns_;
  columns_.seats.kind.reserve(seats.game.size());
  for (SeatRow seat = first; seat < seats.game.size(); ++seat) {
    const GameRow game = seats.game[seat];
    columns_.seats.kind.push_back(kinds_.add({games.ruleset[game], games.board[game], games.options[game],
                                              games.nations[game], seats.seat[seat], seats.nation[seat]}));
  }
}

} // namespace annales::inline replay
