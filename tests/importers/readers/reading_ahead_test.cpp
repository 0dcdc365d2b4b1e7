// What several threads read comes out in the order in which it was put in.
#include "importers/readers/reading_ahead.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>

namespace annales {
namespace {

using Ahead = ReadingAhead<int, std::string>;

constexpr ReadingAheadBounds kBounds{.pieces = 8, .bytes = 100};

/// Some take longer than others.
std::string slowly(const int& number, std::size_t) {
  std::this_thread::sleep_for(std::chrono::microseconds(number % 5 * 100));
  if (number % 50 == 49) throw std::runtime_error(std::to_string(number));
  return std::to_string(number);
}

TEST(ReadingAhead, KeepsTheOrderAndItsBounds) {
  for (const std::size_t helpers : {0U, 1U, 4U}) {
    Ahead ahead(helpers, kBounds, slowly);
    int next = 0;
    const auto take = [&] {
      try {
        const Ahead::Done done = ahead.take();
        EXPECT_EQ(done.given, next);
        EXPECT_EQ(done.made, std::to_string(next));
      } catch (const std::runtime_error& thrown) {
        EXPECT_EQ(thrown.what(), std::to_string(next));
        EXPECT_EQ(next % 50, 49);
      }
      ++next;
    };
    std::size_t waiting = 0, most = 0;
    for (int i = 0; i < 300; ++i) {
      ahead.put(i, 10);
      most = std::max(most, ++waiting);
      for (; ahead.isFull() || ahead.isReady(); --waiting)
        take();
    }
    while (!ahead.empty())
      take();
    EXPECT_EQ(next, 300);
    EXPECT_LE(most, kBounds.pieces);
  }
}

TEST(ReadingAhead, ALargePieceFillsIt) {
  Ahead ahead(1, kBounds, slowly);
  ahead.put(1, 1000);
  EXPECT_FALSE(ahead.isFull()); // one is always read ahead
  ahead.put(2, 1);
  EXPECT_TRUE(ahead.isFull());
}

TEST(ReadingAhead, MayBeLeftWithPiecesThatNobodyTook) {
  std::atomic<int> read = 0;
  for (int turn = 0; turn < 50; ++turn) {
    ReadingAhead<int, int> ahead(2, kBounds, [&](const int& n, std::size_t) { return ++read, n; });
    for (int i = 0; i < turn % 8; ++i)
      ahead.put(i, 1);
    if (turn % 3 == 0 && !ahead.empty()) {
      EXPECT_EQ(ahead.take().made, 0);
    }
  }
  EXPECT_LE(read, 50 * 7);
}

TEST(ReadingAhead, EachThreadHasANumberOfItsOwn) {
  std::array<std::atomic<int>, 3> inUse{};
  ReadingAhead<int, int> ahead(2, {.pieces = 64, .bytes = 1000}, [&](const int& n, std::size_t thread) {
    EXPECT_EQ(inUse.at(thread)++, 0);
    std::this_thread::sleep_for(std::chrono::microseconds(50));
    --inUse.at(thread);
    return n;
  });
  for (int i = 0; i < 64; ++i)
    ahead.put(i, 1);
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(ahead.take().made, i);
}

} // namespace
} // namespace annales
