// Games whose truth is known, as facts: who is stronger, and what an opening is worth.
#pragma once

#include "libreplay/facts/fact_table.h"
#include "libreplay/inference/draws.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace annales::test {

inline Hash numberedHash(std::uint64_t number) {
  Hash id;
  for (std::size_t i = 0; i < 8; ++i)
    id.bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return id;
}

/// Four nations, each with one of two first spaces; the luck of the draw decides, and what is set here.
struct MadeGames {
  double advantage = 0;     // of who begins with iron: logarithm of strength
  double skill = 0;         // how far players differ
  double preference = 0;    // how much more the strong ones begin with iron
  std::size_t players = 12; // of whom four sit at a table
  std::uint64_t seed = 1;

  [[nodiscard]] GameFacts game(std::uint64_t number) const {
    static constexpr std::array kNations{"romans", "greeks", "germans", "egyptians"};
    inference::Draws draws(seed * 1'000'003 + number);
    GameFacts facts;
    facts.id = numberedHash(seed << 32U | number);
    facts.board = "occident";
    facts.reason = EndReason::personages;
    std::vector<std::size_t> seated(players);
    for (std::size_t i = 0; i < players; ++i)
      seated[i] = i;
    std::array<double, 4> times{};
    for (std::size_t n = 0; n < 4; ++n) {
      std::swap(seated[n], seated[n + draws.below(players - n)]);
      // evenly spaced between −skill and skill
      const double strength =
          skill * (2 * static_cast<double>(seated[n]) / static_cast<double>(players - 1) - 1);
      SeatFacts& seat = facts.seats.emplace_back();
      seat.nation = kNations[n];
      seat.player = "p" + std::to_string(100 + seated[n]);
      seat.rating = static_cast<int>(std::lround(1500 + 400 / std::log(10.0) * strength));
      const bool iron = draws.uniform() < 1 / (1 + std::exp(0.4 - preference * strength));
      seat.spaces = {iron ? Space::iron : Space::arming, static_cast<Space>(draws.below(5)),
                     static_cast<Space>(draws.below(5))};
      const double worth = 0.15 * static_cast<double>(n) + strength + (iron ? advantage : 0);
      times[n] = -std::log(1 - draws.uniform()) / std::exp(worth);
    }
    const double first = *std::ranges::min_element(times);
    facts.rounds = static_cast<std::uint16_t>(6 + draws.below(10));
    for (std::size_t n = 0; n < 4; ++n) {
      if (times[n] == first) facts.winner = n;
      facts.seats[n].place =
          static_cast<std::uint8_t>(1 + std::ranges::count_if(times, [&](double t) { return t < times[n]; }));
      std::uint8_t won = 0;
      for (unsigned round = 1; round <= facts.rounds; ++round) {
        won = static_cast<std::uint8_t>(won + (draws.uniform() < 0.3 ? 1 : 0));
        if (won > 0 && facts.seats[n].firstPersonageRound == 0)
          facts.seats[n].firstPersonageRound = static_cast<std::uint16_t>(round);
        facts.seats[n].personagesByRound.push_back(won);
      }
      facts.seats[n].personages = won;
    }
    return facts;
  }
  void add(FactTable& table, std::uint64_t from, std::uint64_t to) const {
    for (std::uint64_t number = from; number < to; ++number)
      table.add(game(number), {"2026-01-01", "", ""});
  }
  [[nodiscard]] FactTable table(std::uint64_t games) const {
    FactTable table;
    add(table, 0, games);
    return table;
  }
};

} // namespace annales::test
