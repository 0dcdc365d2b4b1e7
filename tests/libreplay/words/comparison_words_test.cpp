// A comparison in sentences, in both languages.
#include "libreplay/openings/conditions.h"
#include "libreplay/words/comparison_words.h"
#include "tests/libreplay/openings/made_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

Comparison comparisonOf(const FactTable& table, const std::string& a, const std::string& b) {
  const FactFilter forA = readConditions(a).value(), forB = readConditions(b).value();
  return compare(table, select(table, forA), select(table, forB), strataFor(forA, forB),
                 {.bootstrap = false});
}

Comparison found(double value, inference::Interval interval) {
  Comparison comparison;
  comparison.strata = comparison.games = 4;
  comparison.pooled.value = value;
  comparison.pooled.interval = interval;
  comparison.prospect = {value, 0.3, 1, 4};
  comparison.games = 60;
  return comparison;
}

TEST(ComparisonWords, SayTheDifferenceAndWhatItIsWorth) {
  const Comparison some = found(0.0514, {-0.0101, 0.1119});
  const std::string english = differenceInWords(some, inference::Verdict::notShown, 1, Language::english);
  EXPECT_THAT(english, StartsWith("A wins 5.1 points more than B (95 %: −1.0 to 11.2): not shown; perhaps "));
  EXPECT_THAT(english, testing::EndsWith(" more games would be enough."));
  EXPECT_THAT(
      differenceInWords(some, inference::Verdict::notShown, 1, Language::german),
      StartsWith(
          "A gewinnt 5,1 Prozentpunkte mehr als B (95 %: −1,0 bis 11,2): nicht nachgewiesen; vielleicht "));
  EXPECT_EQ(
      differenceInWords(found(-0.2, {-0.3, -0.1}), inference::Verdict::shownLower, 1, Language::english),
      "A wins 20.0 points less than B (95 %: −30.0 to −10.0): shown.");
  EXPECT_THAT(differenceInWords(found(0, {-0.3, 0.3}), inference::Verdict::notShown, 1, Language::english),
              HasSubstr("equally often"));
  EXPECT_THAT(differenceInWords({}, inference::Verdict::notShown, 1, Language::german),
              HasSubstr("Nichts zu vergleichen"));
}

TEST(ComparisonWords, SayThatWholeGamesCannotDiffer) {
  Comparison whole = found(0, {0, 0});
  whole.wholeGames = true;
  EXPECT_THAT(differenceInWords(whole, inference::Verdict::notShown, 1, Language::english),
              HasSubstr("Choose a nation, a seat or a player"));
}

TEST(ComparisonWords, TheNumberOfGamesIsARangeOfFewDigits) {
  const auto words = [](double fewest, double middle, double most) {
    return moreGamesInWords({fewest, middle, most}, Language::english);
  };
  EXPECT_EQ(words(271, 725, 3877), "perhaps 280 to 3900 more games would be enough");
  EXPECT_EQ(words(271, 725, INFINITY), "it would take 280 more games or many more");
  EXPECT_EQ(words(0, 0, 5), "a few more games may be enough");
  EXPECT_EQ(words(823017, 823017, INFINITY), "");
  EXPECT_EQ(words(200, INFINITY, INFINITY), "");
}

TEST(ComparisonWords, SayWhyThereIsNothingToCompare) {
  Comparison ended = found(1, {1, 1});
  ended.a.tellsTheEnd = true;
  ended.a.choice = SideChoice::outcome;
  EXPECT_THAT(differenceInWords(ended, inference::Verdict::shownHigher, 1, Language::english),
              HasSubstr("A is chosen by how its games ended"));
  ended.a.choice = SideChoice::course;
  ended.a.wins = ended.a.decided = 32;
  EXPECT_THAT(differenceInWords(ended, inference::Verdict::shownHigher, 1, Language::english),
              HasSubstr("A won 32 of 32 seats"));
}

TEST(ComparisonWords, AskForMoreGamesWhereMoreWasAsked) {
  const Comparison some = found(0.1, {-0.1, 0.3});
  EXPECT_GT(moreGamesFor(some, 20).middle, moreGamesFor(some, 1).middle);
  EXPECT_NE(differenceInWords(some, inference::Verdict::notShown, 20, Language::english),
            differenceInWords(some, inference::Verdict::notShown, 1, Language::english));
}

TEST(ComparisonWords, CountApartWhatDoesNotCount) {
  ComparedSide side;
  side.decided = 40;
  side.wins = 12;
  EXPECT_EQ(countsInWords(side, Language::english), "12 of 40 won");
  side.unfinished = 2;
  side.undecided = 1;
  side.withoutCounterpart = 3;
  EXPECT_EQ(countsInWords(side, Language::english),
            "12 of 40 won, 3 without a counterpart, 2 unfinished, 1 undecided");
  EXPECT_EQ(countsInWords(side, Language::german),
            "12 von 40 gewonnen, 3 ohne Gegenstück, 2 nicht beendet, 1 ohne Entscheidung");
}

TEST(ComparisonWords, GivePerCentAndIntervalOfWhatCounts) {
  ComparedSide side;
  side.decided = 40;
  side.wins = 12;
  side.withoutCounterpart = 3;
  side.countedWins = 10;
  side.share.observations = 37;
  side.share.value = 10 / 37.0;
  side.share.interval = {0.154, 0.43};
  EXPECT_EQ(countsInWords(side, Language::english),
            "10 of 37 won: 27.0 % (95 %: 15.4 to 43.0), 3 without a counterpart");
  EXPECT_EQ(countsInWords(side, Language::german),
            "10 von 37 gewonnen: 27,0 % (95 %: 15,4 bis 43,0), 3 ohne Gegenstück");
}

TEST(ComparisonWords, GiveTheSharesOfTheSameKindsWhereTheyDiffer) {
  Comparison some = found(-0.1, {-0.2, 0.1});
  some.a.share.value = 0.4, some.b.share.value = 0.3;
  some.a.weighed.value = 0.3, some.b.weighed.value = 0.4;
  EXPECT_THAT(sameKindsInWords(some, Language::english), HasSubstr("A wins 30.0 % ("));
  EXPECT_THAT(sameKindsInWords(some, Language::german), HasSubstr("gewinnt A 30,0 % ("));
  some.pooled.value = 0.1; // as played
  EXPECT_EQ(sameKindsInWords(some, Language::english), "");
}

TEST(ComparisonWords, SaySoWhereGamesAreFew) {
  const FactTable few = test::MadeGames{}.table(20), many = test::MadeGames{}.table(400);
  const Comparison small = comparisonOf(few, "opening=iron", "opening=arming");
  EXPECT_THAT(caveatsInWords(small, Language::english), ElementsAre(HasSubstr("Too few games to say much")));
  const double raw = static_cast<double>(small.a.wins) / static_cast<double>(small.a.decided);
  EXPECT_LT(std::abs(small.a.drawn.value - small.a.expected), std::abs(raw - small.a.expected) + 1e-9);
  EXPECT_THAT(caveatsInWords(comparisonOf(many, "opening=iron", "opening=arming"), Language::german),
              ElementsAre());
  const Comparison part = comparisonOf(many, "opening=iron", "");
  EXPECT_THAT(caveatsInWords(part, Language::english), ElementsAre(HasSubstr("compared with the rest")));
  EXPECT_EQ(part.b.games, comparisonOf(many, "opening=arming", "").a.games);
  const Comparison both = comparisonOf(many, "opening=iron", "nation=romans");
  EXPECT_THAT(caveatsInWords(both, Language::english), ElementsAre(HasSubstr("In both A and B")));
}

TEST(ComparisonWords, TellStrengthsAsGames) {
  RatedComparison rated;
  EXPECT_THAT(ratedInWords(rated, Language::english), HasSubstr("no decided game"));
  rated.status = RatedStatus::found;
  rated.ahead = 0.541;
  rated.aheadInterval = {0.47, 0.61};
  rated.games = 1;
  rated.players = 12;
  rated.few = 3;
  EXPECT_EQ(ratedInWords(rated, Language::english),
            "Between equally strong players, A finishes ahead of B in 54 of 100 games (95 %: 47 to 61).");
  EXPECT_EQ(ratedOverInWords(rated, Language::english),
            "1 game; 12 rated individually, 3 with few games rated together");
  EXPECT_THAT(ratedInWords(rated, Language::german), StartsWith("Bei gleich starken Spielern"));
}

TEST(ComparisonWords, WriteNumbersAsTheLanguageDoes) {
  EXPECT_EQ(decimalInWords(-0.04, 1, Language::english), "0.0");
  EXPECT_EQ(decimalInWords(-1.26, 1, Language::german), "−1,3");
  EXPECT_EQ(decimalInWords(std::nan(""), 1, Language::german), "–");
  EXPECT_EQ(pInWords(0.0001, Language::german), "< 0,001");
  EXPECT_EQ(strataInWords({.seat = false, .nation = false}, Language::english),
            "same ruleset, board, rule options, number of nations");
}

} // namespace
} // namespace annales
