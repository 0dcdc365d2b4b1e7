// Seals: whoever reads a sealed file knows that no line, tag or annotation is missing or changed.
#include "engine/boards/board_shelf.h"
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::Json;
using test::LogText;

std::vector<std::string> rowsOf(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> rows;
  for (std::string row; std::getline(in, row);)
    rows.push_back(row + '\n');
  return rows;
}

std::string joined(const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows)
    text += row;
  return text;
}

/// As anybody would make one who has read about it.
std::string sealOf(const std::vector<std::string>& rows) {
  std::string covered;
  for (const std::string& row : rows)
    if (const std::string rec = Json::parse(row)["rec"]; rec != "map" && rec != "event") covered += row;
  return Json{{"rec", "seal"}, {"rows", rows.size()}, {"sha256", hexOf(sha256(covered))}}.dump() + '\n';
}

/// A game with two lines, tags and a thread of remarks, and an event on no line.
std::string discussedGame() {
  LogText log = test::begun("antike");
  const std::string root = log.last();
  const std::string other = log.eventAfter(root, "RoundBegan", {{"round", 2}});
  log.eventAfter(root, "RoundBegan", {{"round", 3}});
  const std::string main = log.eventAfter(root, "RoundBegan", {{"round", 1}});
  log.record({{"head", main}, {"name", "main"}, {"rec", "line"}});
  log.record({{"head", other}, {"name", "What if"}, {"rec", "line"}});
  log.record({{"name", "event"}, {"rec", "tag"}, {"value", "Tuesday"}});
  log.record({{"name", "site"}, {"rec", "tag"}, {"value", "Köln"}});
  log.annotation(test::remark(main));
  log.annotation(test::remark(root));
  return test::rewritten(log.text());
}

std::string sealed(const std::string& text) {
  std::istringstream in(text);
  const auto logs = test::readLogs(in, BoardShelf::builtIn().finder());
  std::ostringstream out;
  LogWriter writer(out);
  for (const auto& log : *logs)
    writer.write(*log);
  writer.seal();
  return out.str();
}

struct Read {
  std::string verdict;
  Sealing sealing;
};

Read read(const std::string& text, std::size_t threads = 1) {
  std::istringstream in(text);
  ReadOptions options;
  options.threads = threads;
  LogReader reader(BoardShelf::builtIn().finder(), nullptr, std::move(options));
  const auto rejection = reader.read(in);
  return {rejection ? rejection->message : "accepted", reader.sealing()};
}

TEST(Seal, IsWhatTheDescriptionSays) {
  const std::string game = discussedGame();
  EXPECT_EQ(sealed(game), game + sealOf(rowsOf(game)));
}

TEST(Seal, OfAWholeFileIsFoundIntact) {
  for (const std::size_t threads : {1U, 2U}) {
    const Read whole = read(sealed(discussedGame()), threads);
    EXPECT_EQ(whole.verdict, "accepted");
    EXPECT_EQ(whole.sealing, Sealing::whole);
    EXPECT_EQ(read(discussedGame(), threads).sealing, Sealing::none) << "old files stay as they are";
  }
}

TEST(Seal, NoRowCanBeLeftOutDoubledOrPutElsewhere) {
  const std::vector<std::string> rows = rowsOf(sealed(discussedGame()));
  const auto isRejected = [](const std::vector<std::string>& some) {
    return read(joined(some)).verdict != "accepted";
  };
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    auto fewer = rows, more = rows;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), rows[i]);
    EXPECT_TRUE(isRejected(fewer)) << "without row " << i + 1;
    EXPECT_TRUE(isRejected(more)) << "row " << i + 1 << " twice";
  }
  for (std::size_t i = 5; i + 2 < rows.size(); ++i) { // behind the events, whose order nothing hangs on
    auto swapped = rows;
    std::swap(swapped[i], swapped[i + 1]);
    EXPECT_TRUE(isRejected(swapped)) << "rows " << i + 1 << " and " << i + 2;
  }
}

TEST(Seal, NoByteCanBeChanged) {
  const std::string text = sealed(discussedGame());
  const std::size_t board = text.find('\n');
  std::size_t changed = 0;
  for (std::size_t i = board + 1; i < text.size(); ++i)
    for (const char c : {static_cast<char>(text[i] ^ 1), ' ', 'x'}) {
      if (c == text[i]) continue;
      std::string other = text;
      other[i] = c;
      ++changed;
      EXPECT_NE(read(other).verdict, "accepted") << "byte " << i << " is " << c;
    }
  EXPECT_GT(changed, 3000U);
}

TEST(Seal, SaysWhatIsWrong) {
  std::vector<std::string> rows = rowsOf(sealed(discussedGame()));
  rows.erase(rows.end() - 2); // a remark that nobody answers
  EXPECT_EQ(read(joined(rows)).verdict,
            "seal: 11 rows were sealed, but there are 10 now: rows are missing or were added");
  rows = rowsOf(sealed(discussedGame()));
  rows[8].replace(rows[8].find("Köln"), 5, "Bonn");
  EXPECT_EQ(read(joined(rows)).verdict,
            "seal: a line, tag or annotation before it has changed since it was sealed");
}

TEST(Seal, EachCoversWhatStandsSinceTheOneBefore) {
  const std::string one = sealed(discussedGame());
  const std::string two = sealed(test::rewritten(test::begun("antike-ii").text()));
  for (const std::size_t threads : {1U, 2U}) {
    EXPECT_EQ(read(one + two, threads).verdict, "accepted");
    EXPECT_EQ(read(one + two, threads).sealing, Sealing::whole);
    EXPECT_EQ(read(one + test::rewritten(two), threads).sealing, Sealing::part);
  }
  const std::string nothing = sealOf({});
  EXPECT_EQ(read(nothing).sealing, Sealing::whole) << "a file of no games";
  EXPECT_EQ(read(one + nothing).verdict, "accepted");
}

TEST(Seal, IsARecordLikeOthers) {
  const std::string game = discussedGame();
  EXPECT_EQ(test::verdict(game + R"({"rec":"seal","rows":11})" + '\n'),
            "row 12: seal: \"sha256\" is missing");
  EXPECT_THAT(test::verdict(game + R"({"rec":"seal","rows":-1,"sha256":""})" + '\n'),
              testing::HasSubstr("\"rows\" must be a whole number from 0"));
  std::string spread = sealOf(rowsOf(game));
  spread.insert(1, "  ");
  EXPECT_EQ(test::verdict(game + spread), "accepted");
}

} // namespace
} // namespace annales
