#include "libreplay/openings/game_wins.h"

namespace annales::inline replay {

void GameWins::add(GameRow game, bool won, std::uint32_t times) {
  if (game != open_) {
    open_ = game;
    seats_ = wins_ = 0;
  }
  if (seats_ == kMost) return;
  if (seats_ > 0) games_[seats_][wins_] -= times;
  ++seats_;
  wins_ = static_cast<std::uint8_t>(wins_ + (won ? 1 : 0));
  games_[seats_][wins_] += times;
}

void GameWins::add(std::size_t seats, std::size_t wins, std::uint32_t games) {
  if (seats <= kMost && wins <= seats) games_[seats][wins] += games;
}

void GameWins::add(const GameWins& more) {
  for (std::size_t seats = 0; seats <= kMost; ++seats)
    for (std::size_t wins = 0; wins <= seats; ++wins)
      games_[seats][wins] += more.games_[seats][wins];
}

std::vector<inference::GameTotal> GameWins::totals() const {
  std::vector<inference::GameTotal> totals;
  for (std::size_t seats = 1; seats <= kMost; ++seats)
    for (std::size_t wins = 0; wins <= seats; ++wins)
      if (games_[seats][wins] > 0)
        totals.push_back({static_cast<double>(wins), static_cast<double>(seats),
                          static_cast<double>(games_[seats][wins])});
  return totals;
}

} // namespace annales::inline replay
