// Every question, exploration, comparison and report that the documents, the help and the window show as an
// example finds something in the sample games.
#include "tests/docs/examples.h"
#include "tests/docs/shell.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <set>

namespace annales::docs {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::vector<std::string> eachMatch(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
    found.push_back((*at)[1]);
  return found;
}

/// The commands of `annales stats` in a page's tables and sentences.
std::vector<std::string> commandsIn(const fs::path& page) {
  std::string text = proseOf(page);
  return eachMatch(std::regex_replace(text, std::regex(R"(\\\|)"), "|"),
                   std::regex("`(annales stats [^`]+)`"));
}

/// Those that look for games: `lab` plays its own, `ledger` reads a file.
bool looksForGames(const std::string& command) {
  return std::regex_search(command, std::regex("^annales stats (query|explore|openings|compare|report) ")) &&
         !std::regex_search(command, std::regex("--(saved|list|delete)|opening\\|nation"));
}

/// Of a library, as JSON, without what is written into files.
std::string asJson(std::string command, const std::string& library) {
  for (const char* left : {" --library [^ ]+", " --html [^ ]+", " --csv( [^- ][^ ]*)?", " --json", " --games",
                           " --count-by [a-z]+", " --save \"[^\"]*\"", " --ledger [^ ]+"})
    command = std::regex_replace(command, std::regex(left), "");
  return command + " --json --library " + library;
}

std::string question(const std::string& text) {
  return "annales stats query '" + text + "'";
}

/// How many games the answer is about; of a comparison those of the smaller side.
std::int64_t gamesIn(const json& answer) {
  if (answer.contains("comparisons")) {
    std::int64_t least =
        answer["comparisons"].empty() ? 0 : answer["comparisons"][0]["a"]["games"].get<int>();
    for (const json& one : answer["comparisons"])
      least = std::min({least, one["a"]["games"].get<std::int64_t>(), one["b"]["games"].get<std::int64_t>()});
    return least;
  }
  if (answer.contains("found")) return answer["found"]["games"];
  if (answer.contains("over") && answer["over"].is_object()) return answer["over"]["games"];
  if (answer.contains("rows") && answer.contains("all"))
    return static_cast<std::int64_t>(answer["rows"].size());
  return answer.value("games", 0);
}

class ExamplesFind : public ::testing::Test {
protected:
  ExamplesFind() {
    examples_.writeFiles(folder_.path());
    const std::string samples = (root() / "samples").string();
    sh("annales import '" + samples + "'/*.antike.jsonl --library samples.annales >/dev/null");
    sh("cp '" + samples + "/game-occident.antike.jsonl' game.antike.jsonl");
    sh("cp game.antike.jsonl tonight.antike.jsonl");
  }

  void sh(const std::string& script) const {
    const Outcome run = runScript(folder_.path(), script);
    ASSERT_EQ(run.status, 0) << script << '\n' << run.err;
  }

  void expectGames(const std::string& command, const std::string& library, const std::string& where) const {
    const Outcome run = runScript(folder_.path(), asJson(command, library));
    const json answer = json::parse(run.out, nullptr, false);
    ASSERT_TRUE(run.status == 0 && answer.is_object()) << where << ": " << command << '\n' << run.err;
    EXPECT_GT(gamesIn(answer), 0) << where << ", in " << library << ": " << command << '\n' << run.err;
  }

  Examples examples_;
  ScratchFolder folder_;
};

TEST_F(ExamplesFind, SomethingForEachQuestionOfThePages) {
  int seen = 0;
  for (const Block& block : examples_.blocks())
    if (block.has("questions"))
      for (const std::string& text : linesOf(block.text)) {
        expectGames(question(text), "samples.annales", block.document);
        ++seen;
      }
  const std::regex inSentences("`([a-z-]+ (?:>=|<=) [0-9]+ [^`]*)`");
  std::vector<fs::path> pages = documents();
  pages.push_back(root() / "README.md");
  for (const fs::path& page : pages)
    for (const std::string& text : eachMatch(proseOf(page), inSentences)) {
      expectGames(question(text), "samples.annales", page.filename().string());
      ++seen;
    }
  const std::regex inWindow(R"re(tr\("(?:For example: |such as )([a-z]+ (?:=|>=)[^"]*)"\))re");
  for (const char* file : {"viewer/questions/questions_panel.cpp", "viewer/openings/filter_form.cpp"})
    for (const std::string& text : eachMatch(contentOf(root() / file), inWindow)) {
      expectGames(question(text), "samples.annales", file);
      ++seen;
    }
  EXPECT_GE(seen, 9);
}

/// Also in the library that the first example of that page makes.
TEST_F(ExamplesFind, SomethingForEachCommandOfThePages) {
  const auto& blocks = examples_.blocks();
  const auto first = std::ranges::find_if(
      blocks, [](const Block& b) { return b.document == "command-line.md" && b.has("run"); });
  ASSERT_NE(first, blocks.end());
  for (const std::string& made : eachMatch(first->text, std::regex(R"(\$ (annales simulate [^\n]+))")))
    sh(made);
  int seen = 0;
  std::vector<fs::path> pages = documents();
  pages.push_back(root() / "README.md");
  for (const fs::path& page : pages)
    for (const std::string& command : commandsIn(page)) {
      if (!looksForGames(command)) continue;
      expectGames(command, "samples.annales", page.filename().string());
      if (page.filename() == "command-line.md")
        expectGames(command, "club.annales", page.filename().string());
      ++seen;
    }
  EXPECT_GE(seen, 5);
}

TEST_F(ExamplesFind, SomethingForEachCommandOfTheHelp) {
  int seen = 0;
  for (const std::string command : {"query", "explore", "openings", "compare", "report opening",
                                    "report nation", "report player", "report evening"}) {
    const Outcome help = runScript(folder_.path(), "annales stats " + command + " --help");
    ASSERT_EQ(help.status, 0);
    for (const std::string& example : eachMatch(help.out, std::regex(R"(\n\s+(annales stats [^\n]+))"))) {
      if (!looksForGames(example)) continue;
      expectGames(example, "samples.annales", command + " --help");
      ++seen;
    }
  }
  EXPECT_GE(seen, 20);
}

} // namespace
} // namespace annales::docs
