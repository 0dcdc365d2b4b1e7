// The language: what is understood, what is complained about, and how words are completed.
#include "libreplay/query/read_question.h"
#include "libreplay/query/state_rows.h"
#include "libreplay/words/reason.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::string meant(std::string_view text) {
  const auto read = readQuestion(text);
  return read ? textOf(*read) : "complaint: " + read.error().message;
}

TEST(ReadingQuestions, UnderstandsTheLanguage) {
  const std::pair<const char*, const char*> examples[] = {
      {"nation = romans and temples >= 2 and galleys = 0 and round <= 5",
       "nation = romans and temples >= 2 and galleys = 0 and round <= 5"},
      {"  NATION is Romans AND Temples >= 2 ", "nation = romans and temples >= 2"},
      {"at least 2 temples and no galleys", "temples >= 2 and galleys = 0"},
      {"more than 3 coins or fewer than 2 legions", "coins > 3 or legions < 2"},
      {"coins at most 3, exactly 1 king", "coins <= 3 and kings = 1"},
      {"temples > galleys", "temples > galleys"},
      {"some rival has galleys >= 3", "some rival has (galleys >= 3)"},
      {"every rival has (cities < 4 or no temple)", "every rival has (cities < 4 or temples = 0)"},
      {"no rival has wheel", "not (some rival has (knows wheel))"},
      {"any rival owns carthago", "some rival has (owns carthago)"},
      {"has king and has wheel and has tyros", "kings >= 1 and knows wheel and owns tyros"},
      {"founded a city in tyros within 3 turns of (bought sailing)",
       "founded tyros and within 3 turns of (bought sailing)"},
      {"temples = 1 before (won)", "temples = 1 and before (won)"},
      {"after (claimed a king) and not own turn", "after (claimed king) and not (own turn)"},
      {"never galleys > 0", "not (ever (galleys > 0))"},
      {"within 2 rounds after (lost a city)", "within 2 rounds after (lost a city)"},
      {"built a temple in Tyros", "built a temple in tyros"},
      {"destroyed a temple or built a wall", "destroyed a temple or built a wall"},
      {"armed legions or recruited galley", "armed legion or recruited galley"},
      {"fought a battle in tyros", "fought in tyros"},
      {"space = maneuver-1 or space is know-how", "space = maneuver-1 or space = know-how"},
      {"opening = \"marble, temple\"", "opening = \"marble temple\""},
      {"player contains \"van der \\\"Berg\"", "player contains \"van der \\\"Berg\""},
      {"player = \"van der \\\"Berg\"", "player = \"van der \\\"Berg\""},
      {"player = ~Berg", "player contains \"Berg\""},
      {"player != ~Berg", "player != \"~Berg\""},
      {"date >= 2024-05 and date != 2025", "date >= 2024-05 and date != 2025"},
      {"winner != romans and ruleset is antike-ii", "winner != romans and ruleset = antike-ii"},
      {"know-hows \u2265 3 and place = 1 and seat is at least 2",
       "know-hows >= 3 and place = 1 and seat >= 2"},
      {"remark contains blunder or glyph = ?? or tag = \"to do\"",
       "remark contains \"blunder\" or glyph = \"\?\?\" or tag = \"to do\""},
      {"temples = 1 and (cities = 2 or cities = 3 or cities = 4)",
       "temples = 1 and (cities = 2 or cities = 3 or cities = 4)"},
  };
  for (const auto& [text, meaning] : examples)
    EXPECT_EQ(meant(text), meaning) << text;
}

struct Wrong {
  const char* text;
  const char* marked; // the words that are underlined
  const char* said;
};

TEST(ReadingQuestions, ComplainsWhereSomethingIsWrongAndSuggestsWhatWasMeant) {
  const Wrong wrong[] = {
      {"tempels >= 2", "tempels", "did you mean temples"},
      {"nation = roman", "roman", "did you mean romans"},
      {"temples >= 2 adn galleys = 0", "adn", "did you mean and"},
      {"owns carthaga", "carthaga", "did you mean carthago"},
      {"temples", "", "a comparison such as >="},
      {"temples >= ", "", "a number"},
      {"temples >= two", "two", "a number"},
      {"temples >= 2 and", "", "a condition such as temples >= 2"},
      {"(temples >= 2", "", ")"},
      {"temples >= 2)", ")", "and, or"},
      {"within 3 (won)", "(", "turns or rounds"},
      {"coins > 255", "255", "the largest number in a question is 254"},
      {"opening = \"marbel\"", "\"marbel\"", "spaces of the rondel"},
      {"", "", "a condition such as temples >= 2"},
      {"date = yesterday", "yesterday", "a date such as 2024"},
      {"date = ----", "----", "a date such as 2024"},
      {"date >= 2024-13-99", "2024-13-99", "a date such as 2024"},
  };
  for (const Wrong& one : wrong) {
    const auto read = readQuestion(one.text);
    ASSERT_FALSE(read) << one.text;
    EXPECT_THAT(read.error().message, HasSubstr(one.said)) << one.text;
    EXPECT_EQ(std::string_view(one.text).substr(read.error().from, read.error().length), one.marked)
        << one.text;
    EXPECT_NE(reasonInWords(read.error(), Language::german), read.error().message) << one.text;
  }
}

TEST(ReadingQuestions, RefusesWhatIsNotUtf8) {
  const auto read = readQuestion("player = \"P\xff\"");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "the question is not valid UTF-8");
}

TEST(ReadingQuestions, SurvivesAnything) {
  EXPECT_FALSE(readQuestion(std::string(100'000, '(')));
  EXPECT_FALSE(readQuestion(std::string(1900, '(')));
  std::string deep;
  for (int i = 0; i < 400; ++i)
    deep += "not ";
  EXPECT_THAT(readQuestion(deep + "won").error().message, HasSubstr("deep"));
  const std::string good =
      "nation = romans and (temples >= 2 or founded tyros) within 3 turns of (player = \"A\\\"b\")";
  ASSERT_TRUE(readQuestion(good));
  for (std::size_t at = 0; at < good.size(); ++at)
    for (const char c : {'\0', '(', ')', '"', '\\', '\xFF', ' ', '9', 'z', '-'}) {
      std::string bad = good;
      bad[at] = c;
      static_cast<void>(readQuestion(bad));
      static_cast<void>(completionsAt(bad, at));
      static_cast<void>(readQuestion(good.substr(0, at)));
    }
}

TEST(CompletingQuestions, OffersWhatMayComeThere) {
  EXPECT_THAT(completionsAt("te", 2).words, ElementsAre("temples", "text"));
  EXPECT_THAT(completionsAt("nation = ro", 11).words, Contains("romans"));
  EXPECT_EQ(completionsAt("nation = ro", 11).from, 9U);
  EXPECT_THAT(completionsAt("temples ", 8).words, Contains(">="));
  EXPECT_THAT(completionsAt("temples >= 2 ", 13).words, Contains("and"));
  EXPECT_THAT(completionsAt("temples >= 2 ", 13).words, testing::Not(Contains("temples")));
  EXPECT_THAT(completionsAt("temples >= ", 11).expected.message, HasSubstr("a number"));
  EXPECT_THAT(completionsAt("knows w", 7).words, ElementsAre("wheel"));
  EXPECT_THAT(completionsAt("space = maneuver-", 17).words, ElementsAre("maneuver-1", "maneuver-2"));
  EXPECT_THAT(completionsAt("some ", 5).words, Contains("rival"));
  EXPECT_TRUE(completionsAt("tempels >= 2 an", 15).words.empty()) << "what comes before makes no sense";
  EXPECT_TRUE(completionsAt("player = \"te", 12).words.empty()) << "inside quotation marks";
  EXPECT_THAT(completionsAt("", 0).words, Contains("nation"));
}

} // namespace
} // namespace annales
