// The conformance cases: malformed files are rejected with their row, all others are read and written again.
#include "tests/engine/event/corpus.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace annales {
namespace {

std::string contentOf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> sortedLines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

TEST(Conformance, MalformedFilesAreRejectedWithTheirRow) {
  const auto cases = test::casesNamed("malformed-", ".jsonl");
  EXPECT_GE(cases.size(), 19U);
  for (auto path : cases) {
    SCOPED_TRACE(path.filename().string());
    const auto rejection = test::rejectionOf(contentOf(path));
    ASSERT_TRUE(rejection);
    const auto expected = nlohmann::json::parse(std::ifstream(path.replace_extension("expect.json")));
    EXPECT_EQ(rejection->row, expected["row"].get<std::size_t>()) << rejection->message;
    EXPECT_FALSE(rejection->message.empty());
  }
}

TEST(Conformance, AllOtherFilesAreWrittenAgainLineForLine) {
  const auto cases = test::casesNamed("", ".antike.jsonl");
  EXPECT_GE(cases.size(), 40U);
  std::size_t sameBytes = 0;
  for (const auto& path : cases) {
    SCOPED_TRACE(path.filename().string());
    const std::string text = contentOf(path);
    const std::string written = test::rewritten(text);
    sameBytes += written == text;
    EXPECT_EQ(test::rewritten(written), written) << "a written file is in its final order";
    auto before = sortedLines(text);
    auto after = sortedLines(written);
    std::vector<std::string> missing;
    std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                        std::back_inserter(missing));
    // Records that a later one of the same name replaces are not written.
    if (path.filename().string().starts_with("ok-lines-tags"))
      EXPECT_EQ(missing.size(), 2U);
    else
      EXPECT_EQ(missing, std::vector<std::string>{});
  }
  // The whole games have their tags in front, and three files show what may stand elsewhere or be left out.
  EXPECT_EQ(sameBytes, cases.size() - 7);
}

} // namespace
} // namespace annales
