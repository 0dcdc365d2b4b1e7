// Numbers as readers write them.
#include "libreplay/words/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace annales {
namespace {

TEST(NumberText, HasTheSignAndThePointOfTheLanguage) {
  EXPECT_EQ(decimalText(-25, 1, Language::english), "−25.0");
  EXPECT_EQ(decimalText(-1.26, 1, Language::german), "−1,3");
  EXPECT_EQ(signedText(47.7, 1, Language::english), "+47.7");
  EXPECT_EQ(signedText(-25.94, 1, Language::german), "−25,9");
}

TEST(NumberText, NothingHasNoSign) {
  for (const double number : {0.0, -0.0, 0.04, -0.04}) {
    EXPECT_EQ(signedText(number, 1, Language::english), "0.0");
    EXPECT_EQ(decimalText(number, 1, Language::german), "0,0");
  }
}

TEST(NumberText, SaysWhatIsNoNumber) {
  EXPECT_EQ(decimalText(std::nan(""), 1, Language::english), "–");
  EXPECT_EQ(signedText(std::nan(""), 1, Language::english), "–");
  EXPECT_EQ(decimalText(-std::numeric_limits<double>::infinity(), 1, Language::german), "−∞");
}

} // namespace
} // namespace annales
