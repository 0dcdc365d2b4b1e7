// People with several names.
#include "libreplay/text/people.h"
#include "libreplay/text/person_name.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::ElementsAre;

People peopleOf(std::string_view text) {
  auto people = People::read(text);
  EXPECT_TRUE(people) << (people ? "" : people.error().message);
  return people.value_or(People());
}

TEST(People, ALineSaysWhoIsMeant) {
  const People people = peopleOf("\xEF\xBB\xBF# our club\r\n\r\n Anni = Anna Berger \nA. Berger=Anna Berger");
  EXPECT_EQ(people.nameOf("ANNI "), "Anna Berger");
  EXPECT_EQ(people.nameOf("a. berger"), "Anna Berger");
  EXPECT_EQ(people.nameOf("Anna Berger"), "Anna Berger");
  EXPECT_EQ(people.nameOf("Bruno"), "Bruno");
  EXPECT_EQ(people.text(), "A. Berger = Anna Berger\nAnni = Anna Berger\n");
  EXPECT_THAT(people.foldedNamesOf("Anni"), ElementsAre("anni", "anna berger", "a. berger"));
}

TEST(People, NamesOfNamesLeadToThePerson) {
  EXPECT_EQ(peopleOf("Anni = Anna\nNanni = Anni").nameOf("Nanni"), "Anna");
  EXPECT_EQ(peopleOf("Nanni = Anni\nAnni = Anna").nameOf("Nanni"), "Anna");
}

TEST(People, WhatIsNoSuchLineIsNamed) {
  const auto why = [](std::string_view text) {
    const auto people = People::read(text);
    return people ? std::string() : people.error().message;
  };
  EXPECT_THAT(why("# x\nAnni"), testing::StartsWith("line 2: expected another name"));
  EXPECT_EQ(why("Anni ="), "line 1: a name is missing");
  EXPECT_EQ(why("Anni = ANNI"), "line 1: both names are of the same person already");
  EXPECT_EQ(why("Anni = Anna\nAnna = Anni"), "line 2: both names are of the same person already");
  EXPECT_THAT(why("~a = Anna"), testing::HasSubstr("begin with"));
}

TEST(People, TakingANameBackMakesItAPersonAgain) {
  const People people = peopleOf("Anni = Anna");
  EXPECT_TRUE(people.without("ANNI").empty());
  EXPECT_EQ(people.without("Bruno").otherNames(), people.otherNames());
}

/// The names of the user, while a test runs.
class Named {
public:
  explicit Named(std::string_view text) { useEverywhere(peopleOf(text)); }
  ~Named() { useEverywhere({}); }
  Named(const Named&) = delete;
  Named& operator=(const Named&) = delete;
};

TEST(People, AreAskedForByEachOfTheirNames) {
  const Named named("Anni = Anna Berger");
  for (const char* asked : {"Anni", "anna BERGER", "~anni", "~berger"})
    for (const char* name : {"Anni", "Anna Berger"})
      EXPECT_TRUE(AskedName(asked).fits(name)) << asked << ' ' << name;
  EXPECT_FALSE(AskedName("Anna").fits("Anni"));
}

} // namespace
} // namespace annales::tests
