#include "libreplay/stats/sentences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Sentences some() {
  Sentences sentences;
  sentences.add("Romans build a temple at Capua for 5 marble");
  sentences.add("");
  sentences.add("Römer bauen einen Tempel in Düsseldorf (Œdenburg)");
  sentences.add("Greeks build a city at Capua");
  return sentences;
}

TEST(Sentences, AreKeptAsTheyAre) {
  const Sentences sentences = some();
  EXPECT_EQ(sentences.length(), 4U);
  EXPECT_EQ(sentences.at(1), "Romans build a temple at Capua for 5 marble");
  EXPECT_EQ(sentences.at(2), "");
  EXPECT_EQ(sentences.at(3), "Römer bauen einen Tempel in Düsseldorf (Œdenburg)");
}

TEST(Sentences, AreFoundByEveryWord) {
  const Sentences sentences = some();
  EXPECT_THAT(sentences.find("capua"), ElementsAre(1, 4));
  EXPECT_THAT(sentences.find("Capua romans"), ElementsAre(1));
  EXPECT_THAT(sentences.find("  TEMPLE  "), ElementsAre(1));
  EXPECT_THAT(sentences.find("\"build a city\""), ElementsAre(4));
  EXPECT_THAT(sentences.find("\"city build\""), IsEmpty());
  EXPECT_THAT(sentences.find("Sparta"), IsEmpty());
  EXPECT_THAT(sentences.find(""), IsEmpty());
  EXPECT_THAT(sentences.find(" \"\" "), IsEmpty());
}

TEST(Sentences, AccentsAndCapitalsDoNotMatter) {
  const Sentences sentences = some();
  EXPECT_THAT(sentences.find("ROMER"), ElementsAre(3));
  EXPECT_THAT(sentences.find("düsseldorf"), ElementsAre(3));
  EXPECT_THAT(sentences.find("DÜSSELDORF"), ElementsAre(3));
}

} // namespace
} // namespace annales
