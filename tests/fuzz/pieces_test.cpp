#include "tests/fuzz/pieces.h"

#include <gmock/gmock.h>

namespace annales::fuzz {
namespace {

using testing::ElementsAre;

std::vector<std::string> texts(const std::string& text, PieceKind kind) {
  std::vector<std::string> all;
  for (const Piece& piece : Pieces(text).of(kind))
    all.push_back(text.substr(piece.from, piece.length));
  return all;
}

TEST(Pieces, AreFoundWithinEachOther) {
  const std::string text = "{\"a \\\" b\":[1,x2]} R\xC3\xB6mer\n3)\"open\n";
  EXPECT_THAT(texts(text, PieceKind::group), ElementsAre("[1,x2]", "{\"a \\\" b\":[1,x2]}"));
  EXPECT_THAT(texts(text, PieceKind::quoted), ElementsAre("\"a \\\" b\""));
  EXPECT_THAT(texts(text, PieceKind::number), ElementsAre("1", "3"));
  EXPECT_THAT(texts(text, PieceKind::word), ElementsAre("x2", "R\xC3\xB6mer", "open"));
  EXPECT_THAT(texts(text, PieceKind::line),
              ElementsAre("{\"a \\\" b\":[1,x2]} R\xC3\xB6mer\n", "3)\"open\n"));
  EXPECT_THAT(texts(text, PieceKind::sign), ElementsAre("{", ":", "[", ",", ")", "\""));
}

TEST(Pieces, OfBothTextsMakeTheNext) {
  bool changed = false, ofTheOther = false;
  for (unsigned seed = 0; seed < 200; ++seed) {
    const std::string next = PieceMutator(seed).change("(a 1) [b 2]", "(other)");
    changed = changed || next != "(a 1) [b 2]";
    ofTheOther = ofTheOther || next.find("other") != std::string::npos;
    EXPECT_EQ(PieceMutator(seed).change("(a 1) [b 2]", "(other)"), next) << "the same seed, the same change";
  }
  EXPECT_TRUE(changed);
  EXPECT_TRUE(ofTheOther);
}

TEST(Pieces, OfNothingAreNone) {
  EXPECT_TRUE(Pieces("").all().empty());
  EXPECT_EQ(PieceMutator(1).change(" \t ", "").find_first_not_of(" \t "), std::string::npos);
}

} // namespace
} // namespace annales::fuzz
