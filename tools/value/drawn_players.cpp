#include "tools/value/drawn_players.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::tools {
namespace {

int drawn(Rng& rng, int growth, int military, int progress) {
  const int low = std::min({growth, military, progress}) / 2;
  const int high = std::max({growth, military, progress}) * 3 / 2;
  return low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
}

} // namespace

Taste drawnTaste(std::uint64_t seed) {
  const Taste& growth = tasteOf(Style::growth);
  const Taste& military = tasteOf(Style::military);
  const Taste& progress = tasteOf(Style::progress);
  Rng rng(seed);
  Taste taste;
  for (std::size_t p = 0; p < taste.personage.size(); ++p)
    taste.personage[p] = drawn(rng, growth.personage[p], military.personage[p], progress.personage[p]);
  for (int Taste::*number :
       {&Taste::peace, &Taste::march, &Taste::movement, &Taste::economy, &Taste::defence, &Taste::vengeance})
    taste.*number = drawn(rng, growth.*number, military.*number, progress.*number);
  return taste;
}

std::vector<Player> drawnPlayers(std::size_t count, std::uint64_t seed) {
  std::vector<Player> players;
  for (std::size_t i = 1; i <= count; ++i)
    players.push_back(Player::tasting(fmt::format("drawn-{}", i), drawnTaste(Rng::derive(seed, i))));
  return players;
}

} // namespace annales::tools
