#include "viewer/library/seat_room.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SeatRoom of(double room, std::vector<double> names) {
  return seatRoom(names, room, 20, 30, 15);
}

TEST(SeatRoom, LeavesNamesWholeWhereThereIsRoom) {
  EXPECT_EQ(of(190, {40, 60, 30}), (SeatRoom{{40, 60, 30}, 0}));
}

TEST(SeatRoom, ShortensLongNamesFirst) {
  const SeatRoom four = of(80 + 160, {30, 90, 70, 40});
  EXPECT_THAT(four.names, ElementsAre(30, 45, 45, 40));
  EXPECT_EQ(four.left, 0U) << "the fourth stays";
}

TEST(SeatRoom, CountsThoseForWhomThereIsNone) {
  const SeatRoom some = of(130, {40, 60, 30, 50});
  EXPECT_EQ(some.names.size(), 2U);
  EXPECT_EQ(some.left, 2U);
  EXPECT_LE(some.names[0] + some.names[1] + 2 * 20 + 15, 130);
  EXPECT_EQ(of(10, {40, 60}).left, 2U);
  EXPECT_THAT(of(10, {40, 60}).names, IsEmpty());
  EXPECT_EQ(of(10, {}), SeatRoom{});
}

} // namespace
} // namespace annales::viewer::test
