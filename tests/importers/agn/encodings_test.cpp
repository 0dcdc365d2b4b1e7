// Games as editors save them: whatever the encoding, the text is the same.
#include "tests/importers/readers/many_games.h"
#include "tests/importers/sheets/polluted.h"

namespace annales {
namespace {

using namespace test;
using std::string_literals::operator""s;

/// Letters beyond ASCII in the name of a tag, a person's name, a nation, a word and a remark.
std::string german() {
  return "[Player.R\u00f6mer \"J\u00f6rg\"]\n" +
         gameText(1, "Ph\u00f6nizier: Eisen {M\u00fcde?}\nR\u00f6mer: Marmor, Gr\u00fcndet\n");
}

TEST(AgnEncodings, AFileReadsTheSameInEach) {
  const std::string text = german();
  const Told clean = readMany(text, 1, false);
  ASSERT_NE(clean.logs.find("J\u00f6rg"), std::string::npos);
  ASSERT_NE(clean.logs.find("M\u00fcde"), std::string::npos);
  ASSERT_NE(clean.complaints, "") << "with the column of a mistake behind such letters";
  EXPECT_EQ(readMany("\xEF\xBB\xBF" + text, 1, false), clean);
  EXPECT_EQ(readMany("\xFF\xFE" + inUtf16(text, false), 1, false), clean);
  EXPECT_EQ(readMany("\xFE\xFF" + inUtf16(text, true), 1, false), clean);
  EXPECT_EQ(readMany(inUtf16(text, false), 1, false), clean);
  EXPECT_EQ(readMany(inWindows1252(text), 1, false), clean);
}

TEST(AgnEncodings, AByteThatIsNoUtf8LeavesTheOthersAsTheyAre) {
  const Told read = readMany(gameText(1, "Phoenicians: Iron {\u20ac \xFC \x81}\n"), 1, false);
  EXPECT_EQ(read.complaints, "");
  EXPECT_NE(read.logs.find("\u20ac \u00fc \uFFFD"), std::string::npos) << read.logs;
}

TEST(AgnEncodings, ANulIsRefusedInEach) {
  const std::string text = gameText(1, "Phoenicians: Iron {a\0b}\n"s);
  for (const std::string& bytes : {text, "\xFF\xFE" + inUtf16(text, false)}) {
    AnyReader reader(ReadRequest{.shelf = knownShelf()});
    std::istringstream in(bytes);
    const auto rejected = reader.read(in);
    ASSERT_TRUE(rejected);
    EXPECT_EQ(rejected->message, "the character U+0000 is not allowed");
  }
}

} // namespace
} // namespace annales
