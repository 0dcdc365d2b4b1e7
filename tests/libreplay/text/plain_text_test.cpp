// What searches take for the same.
#include "libreplay/text/plain_text.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(PlainText, KnowsNoCapitalsAndNoAccents) {
  EXPECT_EQ(plainText("ÀÉÎÕÜ àéîõü Çñ ß Æ ø Łódź Şţ Ž"), "aeiou aeiou cn ss ae o lodz st z");
  EXPECT_EQ(plainText("Straße"), plainText("STRASSE"));
  EXPECT_EQ(plainText("Mu\xCC\x88ller"), "muller") << "the dots are a character of their own";
  EXPECT_EQ(plainText("İstanbul ısı"), "istanbul isi");
  EXPECT_EQ(plainText("ﬁne"), "fine");
}

TEST(PlainText, KnowsOtherScripts) {
  EXPECT_EQ(plainText("Ἀθῆναι"), plainText("ΑΘΗΝΑΙ"));
  EXPECT_EQ(plainText("Ёлка 東"), "елка 東");
}

TEST(PlainText, LeavesWhatIsNoText) {
  EXPECT_EQ(plainText("\xC3"), "\xC3");
  EXPECT_EQ(plainText("a\xFF"
                      "Bé"),
            "a\xFF"
            "be");
  EXPECT_EQ(plainText(""), "");
}

TEST(PlainText, PartsGiveTheParts) {
  const std::string text = "Fünf große Straßen, Ærø – ﬃ Ἀθῆναι";
  std::string parts;
  for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(lengthOfCharacter(rest)))
    parts += plainText(rest.substr(0, lengthOfCharacter(rest)));
  EXPECT_EQ(parts, plainText(text));
}

TEST(PlainText, TellsTheFirstCapital) {
  EXPECT_EQ(capitalOf("ägypter"), "Ä");
  EXPECT_EQ(capitalOf("romans"), "R");
  EXPECT_EQ(capitalOf(""), "");
  EXPECT_EQ(capitalOf("\xC3"), "\xC3");
}

TEST(Slug, HasWordsAndHyphens) {
  EXPECT_EQ(slugOf("  Saguntum – again! ", 60), "saguntum-again");
  EXPECT_EQ(slugOf("Größe 2", 60), "grosse-2");
  EXPECT_EQ(slugOf("one two", 4), "one");
  EXPECT_EQ(slugOf("東", 60), "");
}

} // namespace
} // namespace annales
