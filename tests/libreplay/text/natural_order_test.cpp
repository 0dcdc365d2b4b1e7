// Names as people sort them.
#include "libreplay/text/natural_order.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(NaturalOrder, NumbersSortAsNumbers) {
  const std::vector<std::string> inOrder{"",         "1",         "2",         "10",        "game",
                                         "Game 2",   "Game 2b",   "game 10",   "Game 10.2", "Game 10.10",
                                         "Game ten", "Ägypten 3", "agypten 20"};
  std::vector<std::string> sorted(inOrder.rbegin(), inOrder.rend());
  sortNaturally(sorted, [](const std::string& name) { return name; });
  EXPECT_EQ(sorted, (std::vector<std::string>{"", "1", "2", "10", "Ägypten 3", "agypten 20", "game", "Game 2",
                                              "Game 2b", "game 10", "Game 10.2", "Game 10.10", "Game ten"}));
}

TEST(NaturalOrder, LongNumbersAndZerosBeforeThem) {
  const std::string nines(300, '9'), one = "1" + std::string(300, '0');
  EXPECT_LT(naturalKey(nines), naturalKey(one));
  EXPECT_LT(naturalKey("a 007"), naturalKey("a 8"));
  EXPECT_NE(naturalKey("a 07"), naturalKey("a 7")) << "different names stay different";
  EXPECT_LT(naturalKey("a 07 x"), naturalKey("a 7 y"));
  EXPECT_NE(naturalKey("Line"), naturalKey("line"));
}

TEST(NaturalOrder, ThingsOfOneNameStayInTheirOrder) {
  std::vector<std::pair<std::string, int>> things{{"b", 1}, {"a 10", 2}, {"b", 3}, {"a 9", 4}};
  sortNaturally(things, [](const auto& thing) { return thing.first; });
  EXPECT_EQ(things, (std::vector<std::pair<std::string, int>>{{"a 9", 4}, {"a 10", 2}, {"b", 1}, {"b", 3}}));
}

} // namespace
} // namespace annales
