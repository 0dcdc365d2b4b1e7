// Names of openings: which one a beginning has, what may stand in a book, and two people's changes to one.
#include "libreplay/facts/game_facts.h"
#include "libreplay/openings/line_openings.h"
#include "libreplay/openings/opening_lookup.h"
#include "libreplay/openings/opening_merge.h"
#include "tests/libreplay/logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace annales {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using enum Space;

NamedOpening opening(std::string code, std::string name, std::vector<SpaceChoice> turns = {{marble}},
                     std::string nation = "") {
  return {std::move(code), std::move(name), "", RulesetId::antike, std::move(nation), std::move(turns)};
}

OpeningBook bookOf(const std::vector<NamedOpening>& openings) {
  OpeningBook book;
  for (const NamedOpening& one : openings)
    if (!book.add(one)) throw std::runtime_error(one.code);
  return book;
}

std::vector<std::string> codesIn(const OpeningBook& book) {
  std::vector<std::string> codes;
  for (const NamedOpening& one : book.openings())
    codes.push_back(one.code + " " + one.english);
  return codes;
}

TEST(OpeningLookup, SaysWhatTheBookSays) {
  OpeningBook book = OpeningBook::ofRulebooks();
  std::mt19937 random(5);
  const std::array<std::string, 3> nations{"romans", "greeks", ""};
  for (int i = 0; i < 40; ++i) {
    std::vector<SpaceChoice> turns;
    for (unsigned t = 0; t <= random() % 4; ++t) {
      SpaceChoice choice = random() % 4 == 0 ? SpaceChoice::any() : SpaceChoice();
      choice.allow(static_cast<Space>(random() % kSpaces));
      choice.allow(static_cast<Space>(random() % kSpaces));
      turns.push_back(choice);
    }
    ASSERT_TRUE(book.add(opening("X" + std::to_string(i), "n", turns, nations[random() % 3])));
  }
  OpeningLookup lookup(book);
  std::size_t named = 0;
  for (int i = 0; i < 3000; ++i) {
    std::vector<Space> spaces;
    for (unsigned t = 0; t < random() % 7; ++t)
      spaces.push_back(random() % 9 == 0 ? Space::none : static_cast<Space>(random() % kSpaces));
    const OpeningKey key = OpeningKey::of(spaces);
    const std::string& nation = nations[random() % 2];
    const auto ruleset = static_cast<RulesetId>(random() % 3);
    ASSERT_EQ(lookup.name(ruleset, nation, key), book.name(ruleset, nation, key)) << key.words();
    named += book.name(ruleset, nation, key) != nullptr ? 1 : 0;
  }
  EXPECT_GT(named, 500U);
}

TEST(OpeningBook, TakesNothingThatItCouldNotReadAgain) {
  OpeningBook book;
  const auto why = [&](const NamedOpening& one) { return book.add(one).error().message; };
  EXPECT_THAT(why(opening("A", "A", {{marble}, {}})), HasSubstr("allows no space in turn 2"));
  EXPECT_THAT(why(opening("", "A")), HasSubstr("must have 1 to 12"));
  EXPECT_THAT(why(opening("A", "")), HasSubstr("must have 1 to 80 characters"));
  EXPECT_THAT(why(opening("A", "A", {})), HasSubstr("1 to 16 turns"));
  NamedOpening german = opening("A", "A");
  german.german = std::string(81, 'x');
  EXPECT_THAT(why(german), HasSubstr("German name"));
  EXPECT_THAT(book.openings(), IsEmpty());
  ASSERT_TRUE(book.add(opening("A", "one")));
  ASSERT_TRUE(book.add(opening("B", "two", {{arming, maneuver1}, SpaceChoice::any()}, "romans")));
  ASSERT_TRUE(book.add(opening("A", "three")));
  EXPECT_THAT(codesIn(book), ElementsAre("A three", "B two")) << "replaced at its place";
  EXPECT_EQ(*OpeningBook::read(book.json()), book);
}

TEST(OpeningBook, ReadsAsManyAsItHoldsAndNoMore) {
  std::string text = R"({"openings":[)";
  for (int i = 0; i < 10'001; ++i)
    text += (i > 0 ? "," : "") + std::string(R"({"code":"C)") + std::to_string(i) +
            R"(","english":"n","ruleset":"antike","turns":["*"]})";
  EXPECT_THAT(OpeningBook::read(text + "]}").error().message, HasSubstr("at most 10000"));
}

/// The header of a file names the same openings as the facts of a library.
TEST(LineOpenings, AreThoseOfTheFacts) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    for (std::uint64_t k = 0; k < 3; ++k) {
      const EventLog log = test::simulatedLog(ruleset, k);
      const GameFacts facts = factsOf(log);
      const auto keys = openingKeys(log, log.mainHead());
      ASSERT_EQ(keys.size(), facts.seats.size());
      for (std::size_t n = 0; n < keys.size(); ++n) {
        EXPECT_EQ(keys[n], OpeningKey::of(facts.seats[n].spaces));
        EXPECT_GT(keys[n].turns(), 3U);
      }
    }
}

TEST(MergedOpenings, KeepWhatBothHaveWritten) {
  const OpeningBook before =
      bookOf({opening("A", "a"), opening("B", "b"), opening("C", "c"), opening("D", "d")});
  const OpeningBook theirs =
      bookOf({opening("A", "theirs"), opening("B", "b"), opening("D", "d"), opening("T", "t")});
  const OpeningBook mine =
      bookOf({opening("A", "a"), opening("B", "mine"), opening("C", "c"), opening("M", "m")});
  const MergedBook merged = mergeOpenings(before, theirs, mine);
  EXPECT_THAT(merged.clashes, IsEmpty());
  EXPECT_THAT(codesIn(merged.book), ElementsAre("A theirs", "B mine", "T t", "M m"))
      << "C was taken out there, D here";
}

TEST(MergedOpenings, LoseNeitherOfTwoChangesToTheSameCode) {
  const OpeningBook before = bookOf({opening("A", "a"), opening("B", "b"), opening("C", "c")});
  const OpeningBook theirs =
      bookOf({opening("A", "theirs"), opening("N", "new there"), opening("C", "changed")});
  const OpeningBook mine = bookOf({opening("A", "mine"), opening("B", "kept"), opening("N", "new here")});
  const MergedBook merged = mergeOpenings(before, theirs, mine);
  EXPECT_THAT(merged.clashes, ElementsAre("A", "N"));
  EXPECT_THAT(codesIn(merged.book),
              ElementsAre("A mine", "A-2 theirs", "N new here", "N-2 new there", "C changed", "B kept"))
      << "what one took out and the other changed stays";
}

TEST(MergedOpenings, FindACodeThatMayStandInABook) {
  for (const std::string& code : {std::string("ABCDEFGHIJKL"), std::string("ÄÖÜÄÖÜÄÖÜÄÖÜ")}) {
    const OpeningBook theirs = bookOf({opening(code, "theirs")});
    const MergedBook merged = mergeOpenings({}, theirs, bookOf({opening(code, "mine")}));
    ASSERT_EQ(merged.book.openings().size(), 2U) << code;
    EXPECT_TRUE(OpeningBook::read(merged.book.json())) << merged.book.json();
  }
}

} // namespace
} // namespace annales
