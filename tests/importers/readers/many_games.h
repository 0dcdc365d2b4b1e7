// Files of many games, and what a reader of them tells.
#pragma once

#include "importers/readers/format.h"
#include "tests/importers/agn/round_trip.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace annales::test {

/// A short game as AGN.
inline std::string gameText(std::size_t k, const std::string& turns = "Phoenicians: Iron\nRomans: Gold\n") {
  return fmt::format("[Event \"Game {0}\"]\n[Date \"2026-11-17\"]\n[Board \"occident\"]\n[Nations "
                     "\"Phoenicians, Romans, Germans, Greeks\"]\n\n{1}\n",
                     k, turns);
}

struct Watched : ReadObserver {
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override {
    seen += fmt::format("{} {} {} {}\n", game, hexOf(log[event].id), event, row);
    ++present;
    most = std::max(most, ++events[game]);
    alive.insert(game);
    mostAlive = std::max(mostAlive, alive.size());
  }
  void resting(GameNumber game) override { alive.erase(game); }
  std::string seen;
  std::map<GameNumber, std::size_t> events;
  std::set<GameNumber> alive;
  std::size_t present = 0, most = 0, mostAlive = 0;
};

struct Told {
  std::string seen, complaints, logs;
  bool operator==(const Told&) const = default;
};

inline Told readMany(const std::string& text, std::size_t threads, bool handedOn) {
  Watched watched;
  Told run;
  const auto add = [&](const std::shared_ptr<const EventLog>& log) {
    run.logs += bytesOf(*log);
    return true;
  };
  ReadRequest request{.shelf = knownShelf(), .observer = &watched, .threads = threads};
  if (handedOn) request.whole = add;
  AnyReader reader(std::move(request));
  std::istringstream in(text);
  EXPECT_FALSE(reader.read(in));
  if (!handedOn)
    for (GameNumber g = 0; g < reader.games(); ++g)
      add(*reader.game(g));
  if (handedOn) {
    EXPECT_EQ(reader.games(), 0U);
  }
  run.seen = watched.seen;
  run.complaints = told(reader.complaints());
  return run;
}

} // namespace annales::test
