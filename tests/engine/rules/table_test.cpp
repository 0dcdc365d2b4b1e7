// The table that the tests of rules lay out and play on.
#include "tests/engine/rules/tables.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace annales::tests {

TEST(Table, SaysWhatIsLegalAndWhatIsNot) {
  static Table t = antikeTable();
  EXPECT_NONFATAL_FAILURE(t.when("round 2").thenLegal(), "antike.round");
  EXPECT_NONFATAL_FAILURE(t.when("round 1").thenBreaks("antike.round"), "is legal");
  EXPECT_NONFATAL_FAILURE(t.when("round 2").thenBreaks("turn.order"), "should break turn.order");
  t.given({"round 1"});
}

TEST(Table, LaysOutTheSameNumbersAsFolding) {
  Table laid = antikeTable();
  laid.units("romans", "roma", 1, 0).city("romans", "alesia", Resource::gold);
  Table played = antikeTable();
  played.onTurn("romans", "arming");
  played.happens("arm 1 legion roma iron:1").happens("found alesia gold marble:1 gold:1");
  EXPECT_EQ(laid["romans"].supply, played["romans"].supply);
  EXPECT_EQ(laid["romans"].cities, played["romans"].cities);
  EXPECT_EQ(laid["romans"].stones, played["romans"].stones);
}

} // namespace annales::tests
