// Our own corpus: each log's last event breaks the ruling that its expectation names, and nothing before it
// breaks any. ANNALES_REGENERATE=1 writes the files anew from corpus_cases.h.
#include "tests/corpus/corpus_cases.h"
#include "tests/engine/rules/log_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;
const fs::path kFolder = fs::path(ANNALES_SOURCE_DIR) / "tests" / "corpus";

struct Written {
  std::string name;
  std::string log;
  std::string expectation;
};

std::string expectation(const std::string& name, std::size_t seq) {
  return R"({"rule":")" + name.substr(0, name.find("--")) + R"(","seq":)" + std::to_string(seq) + "}\n";
}

Written writtenFrom(const CorpusCase& c) {
  LogBook book(corpusTable(c.board), c.name);
  book.play(c.before);
  const auto seq = book.events() + 1; // GameCreated stands before
  book.fault(c.fault);
  return {c.name, book.text(), expectation(c.name, seq)};
}

std::vector<Written> everything() {
  std::vector<Written> all;
  for (const CorpusCase& c : corpusCases())
    all.push_back(writtenFrom(c));
  for (const SetupCase& c : setupCases())
    all.push_back({c.name, LogBook(corpusTable(c.board), c.name).text(c.spoil), expectation(c.name, 0)});
  return all;
}

void write(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

TEST(Corpus, FilesAreWhatTheCasesSay) {
  const bool regenerate = std::getenv("ANNALES_REGENERATE") != nullptr;
  for (const Written& written : everything()) {
    const fs::path log = kFolder / (written.name + ".antike.jsonl");
    const fs::path answer = kFolder / (written.name + ".expect.json");
    if (regenerate) {
      write(log, written.log);
      write(answer, written.expectation);
    }
    ASSERT_TRUE(fs::exists(log)) << log << ": run with ANNALES_REGENERATE=1";
    EXPECT_EQ(textOf(log.string()), written.log) << written.name;
    EXPECT_EQ(textOf(answer.string()), written.expectation) << written.name;
  }
}

TEST(Corpus, EveryLogBreaksItsRuleAtItsLastEvent) {
  int logs = 0;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".antike.jsonl")) continue;
    ++logs;
    const LogReplay replay(entry.path().string());
    simdjson::dom::parser parser;
    const simdjson::dom::element expected =
        parser.load((kFolder / (name.substr(0, name.size() - 13) + ".expect.json")).string());
    ASSERT_EQ(replay.violations().size(), 1U) << name;
    EXPECT_EQ(replay.violations()[0].rule, std::string_view(expected["rule"])) << name;
    EXPECT_EQ(replay.violations()[0].seq, std::uint64_t(expected["seq"])) << name;
    EXPECT_THAT(replay.disagreements(), ::testing::IsEmpty()) << name;
  }
  EXPECT_EQ(logs, static_cast<int>(corpusCases().size() + setupCases().size()));
}

} // namespace
} // namespace annales::tests
