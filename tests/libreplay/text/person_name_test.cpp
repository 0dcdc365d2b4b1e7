#include "libreplay/text/person_name.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(PersonName, IsFoldedInCaseAndBlanks) {
  EXPECT_EQ(foldedName("  ANNA \t von\u00A0 der\u2003Aue\n"), "anna von der aue");
  EXPECT_EQ(foldedName("ZO\u00CB Gro\u00DF"), foldedName("zoe\u0308 GROSS"));
  EXPECT_EQ(foldedName("\u0130stanbul"), foldedName("i\u0307stanbul"));
  EXPECT_NE(foldedName("Ren\u00E9"), foldedName("Rene"));
  EXPECT_EQ(foldedName(" \t"), "");
  EXPECT_EQ(foldedName("P\xFF"), "P\xFF") << "no UTF-8 stays";
  EXPECT_EQ(foldedName(foldedName("  \uFB01NE  X ")), foldedName("  \uFB01NE  X "));
}

TEST(PersonName, AnnaIsNeitherHannaNorJoannaNorAnnaLena) {
  const AskedName anna("Anna");
  for (const char* name : {"Anna", "anna", " ANNA "})
    EXPECT_TRUE(anna.fits(name)) << name;
  for (const char* name : {"Hanna", "Joanna", "Anna-Lena", "Anna Lena", "Ann", ""})
    EXPECT_FALSE(anna.fits(name)) << name;
}

TEST(PersonName, APartIsAskedForWithATilde) {
  for (const char* asked : {"~anna", " ~ ANNA", "~nna"}) {
    const AskedName part(asked);
    EXPECT_TRUE(part.isPart());
    for (const char* name : {"Anna", "Hanna", "Joanna", "Anna-Lena"})
      EXPECT_TRUE(part.fits(name)) << asked << ' ' << name;
    EXPECT_FALSE(part.fits("Bruno"));
    EXPECT_FALSE(part.fits(""));
  }
  EXPECT_TRUE(AskedName("~rene").fits("Ren\u00E9 M.")) << "as searches compare";
}

TEST(PersonName, NobodyIsAskedForWithoutLetters) {
  for (const char* asked : {"", " ", "~", " ~ "}) {
    EXPECT_TRUE(AskedName(asked).empty()) << '"' << asked << '"';
    EXPECT_FALSE(AskedName(asked).fits("")) << '"' << asked << '"';
    EXPECT_FALSE(AskedName(asked).fits("Anna")) << '"' << asked << '"';
  }
}

TEST(PersonName, NearNamesAreTheNearestFirstAndAtMostFive) {
  EXPECT_THAT(nearNames("Ana", {"Anna", "Bruno", "Hanna", "Clara", ""}), ElementsAre("Anna", "Hanna"));
  EXPECT_THAT(nearNames("Rene", {"Ren\u00E9", "Irene Meier"}), ElementsAre("Ren\u00E9", "Irene Meier"));
  EXPECT_THAT(nearNames("Anna", {"Anna B", "Anna C", "Anna D", "Anna E", "Anna F", "Anna G"}),
              ElementsAre("Anna B", "Anna C", "Anna D", "Anna E", "Anna F"));
  EXPECT_THAT(nearNames("Bruno", {"Anna", "Clara"}), IsEmpty());
  EXPECT_THAT(nearNames(" ", {"Anna"}), IsEmpty());
  EXPECT_THAT(nearNames("A", {"Bo", "Cy"}), IsEmpty());
}

} // namespace
} // namespace annales::tests
