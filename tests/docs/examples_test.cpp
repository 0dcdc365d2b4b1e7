// Every example of docs/*.md and README.md, given to the real program. docs/README.md says what a block asks.
#include "tests/docs/examples.h"
#include "tests/docs/shell.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <sstream>

namespace annales::docs {
namespace {

using nlohmann::json;

const Examples& examples() {
  static const Examples all;
  return all;
}

/// What `annales verify --json` says of the only file.
json verdictOn(const ScratchFolder& folder, const std::string& log) {
  folder.write("example.antike.jsonl", log);
  const Outcome run = runScript(folder.path(), "annales verify --maps . --json example.antike.jsonl");
  const json answer = json::parse(run.out, nullptr, false);
  EXPECT_TRUE(answer.is_object()) << "status " << run.status << '\n' << run.out << run.err;
  return answer.is_object() ? answer["files"][0] : json::object();
}

json violationsOf(const json& verdict) {
  EXPECT_FALSE(verdict.contains("error")) << verdict;
  json all = json::array();
  for (const json& game : verdict.value("games", json::array()))
    for (const json& violation : game["violations"])
      all.push_back(violation);
  return all;
}

/// "…" in the pattern stands for any text within a line.
bool fits(std::string_view text, std::string_view pattern) {
  constexpr std::string_view any = "…";
  const auto hole = pattern.find(any);
  if (hole == std::string_view::npos) return text == pattern;
  if (text.substr(0, hole) != pattern.substr(0, hole)) return false;
  const std::string_view rest = pattern.substr(hole + any.size());
  for (std::size_t at = hole; at <= text.size(); ++at) {
    if (fits(text.substr(at), rest)) return true;
    if (at < text.size() && text[at] == '\n') return false;
  }
  return false;
}

/// What an example types, and what it expects to read.
struct Transcript {
  std::string script, expected;
};

Transcript transcriptOf(const std::string& text) {
  Transcript all;
  std::string terminator; // of a here-document
  for (const std::string& line : linesOf(text)) {
    if (!terminator.empty()) {
      all.script += line + '\n';
      if (line == terminator) terminator.clear();
    } else if (line.starts_with("$ ")) {
      all.script += line.substr(2) + '\n';
      if (const auto here = line.find("<<'"); here != std::string::npos)
        terminator = line.substr(here + 3, line.find('\'', here + 3) - here - 3);
    } else {
      all.expected += line + '\n';
    }
  }
  return all;
}

class ExamplesRun : public ::testing::TestWithParam<std::size_t> {
protected:
  ExamplesRun() { examples().writeFiles(folder_.path()); }

  [[nodiscard]] static const Block& block() { return examples().blocks()[GetParam()]; }
  [[nodiscard]] static std::string text() { return examples().wholeText(block()); }

  void verify(const std::string& expected) const {
    const json violations = violationsOf(verdictOn(folder_, text()));
    if (expected == "ok") {
      EXPECT_EQ(violations, json::array());
      return;
    }
    ASSERT_FALSE(violations.empty());
    const json& first = violations.front();
    EXPECT_EQ(first["rule"].get<std::string>() + "@" + std::to_string(first["seq"].get<int>()), expected)
        << first;
  }

  /// Without a complaint, or with this as its first: "7:26".
  void agn(const std::string& expected) const {
    const json verdict = verdictOn(folder_, text());
    ASSERT_FALSE(verdict.contains("error")) << verdict;
    const json complaints = verdict.value("complaints", json::array());
    if (expected == "ok") {
      EXPECT_EQ(complaints, json::array());
      EXPECT_GT(verdict["games"][0]["events"], 5);
      return;
    }
    ASSERT_FALSE(complaints.empty());
    EXPECT_EQ(std::to_string(complaints[0]["line"].get<int>()) + ":" +
                  std::to_string(complaints[0]["column"].get<int>()),
              expected)
        << complaints;
  }

  /// The same for turns in JSON, with the place in the document: "5:/turns/1".
  void turns(const std::string& expected) const {
    if (expected == "ok") return agn(expected);
    const json complaints = verdictOn(folder_, text()).value("complaints", json::array());
    ASSERT_FALSE(complaints.empty());
    const std::string found =
        std::to_string(complaints[0]["line"].get<int>()) + ":" + complaints[0]["message"].get<std::string>();
    EXPECT_TRUE(found.starts_with(expected + ": ")) << complaints;
  }

  void malformed(int row) const {
    const json verdict = verdictOn(folder_, text());
    ASSERT_TRUE(verdict.contains("error")) << verdict;
    EXPECT_EQ(verdict["error"]["row"], row) << verdict;
  }

  void facts(const std::string& name) const {
    const json verdict = verdictOn(folder_, chained(examples().facts(name)));
    EXPECT_FALSE(verdict.contains("error")) << verdict;
  }

  void mapCheck(const std::string& place) const {
    folder_.write("board.json", text());
    const Outcome run = runScript(folder_.path(), "annales map check --json board.json");
    const json answer = json::parse(run.out, nullptr, false);
    ASSERT_TRUE(answer.is_object()) << run.out << run.err;
    if (place == "ok") {
      EXPECT_EQ(answer["findings"], json::array());
      EXPECT_EQ(run.status, 0);
    } else {
      ASSERT_FALSE(answer["findings"].empty());
      EXPECT_EQ(answer["findings"][0]["place"], place) << answer;
      EXPECT_EQ(run.status, 1);
    }
  }

  void state(const std::string& name, const std::string& at) const {
    folder_.write("example.antike.jsonl", examples().wholeText(examples().named(name)));
    const Outcome run = runScript(folder_.path(), "annales state --maps . example.antike.jsonl --at " + at);
    EXPECT_EQ(json::parse(run.out, nullptr, false), json::parse(text())) << run.out << run.err;
  }

  /// The ruleset's game of the documents, with these options, begins by the rules.
  void begins(const std::string& ruleset, const json& options) const {
    json created = json::parse(examples().facts(ruleset).front());
    created["data"]["options"] = options;
    EXPECT_EQ(violationsOf(verdictOn(folder_, chained({created.dump()}))), json::array());
  }

  /// `annales deck check` or `annales prices check`: its first finding is at the place, or there is none.
  void check(const std::string& command, const std::string& place) const {
    folder_.write("checked.json", text());
    const Outcome run = runScript(folder_.path(), "annales " + command + " check --json checked.json");
    const json answer = json::parse(run.out, nullptr, false);
    ASSERT_TRUE(answer.is_object()) << run.out << run.err;
    const json& findings = answer["files"][0]["findings"];
    EXPECT_EQ(run.status, place.empty() ? 0 : 1);
    EXPECT_EQ(findings.empty(), place.empty()) << answer;
    if (!place.empty() && !findings.empty()) {
      EXPECT_EQ(findings[0]["place"], place) << answer;
    }
  }

  /// Prices that equal the table's are not for a log, so `simulate` must leave them out.
  void prices() const {
    check("prices", "");
    folder_.write("checked.json", text());
    const std::string ruleset = json::parse(text())["ruleset"];
    const std::string board = ruleset == "duellum" ? "rome-carthage --nations 2" : "orient-ii --nations 3";
    const Outcome run =
        runScript(folder_.path(), "annales simulate --ruleset " + ruleset + " --map " + board +
                                      " --prices checked.json --out - | annales verify -");
    EXPECT_EQ(run.status, 0) << run.out << run.err;
  }

  /// A book of openings that `annales stats` reads.
  void openings() const {
    folder_.write("openings.json", text());
    const Outcome run =
        runScript(folder_.path(), "annales simulate --map occident --games 2 --library bots.annales &&"
                                  "annales stats openings --openings openings.json --library bots.annales");
    EXPECT_EQ(run.status, 0) << run.out << run.err;
  }

  /// Each line is a question that `annales stats query` understands and answers.
  void questions() const {
    ASSERT_EQ(
        runScript(folder_.path(), "annales simulate --map occident --games 2 --library bots.annales").status,
        0);
    for (const std::string& question : linesOf(text())) {
      const Outcome run =
          runScript(folder_.path(), "annales stats query '" + question + "' --json --library bots.annales");
      EXPECT_EQ(run.status, 0) << question << run.err;
      EXPECT_TRUE(json::parse(run.out, nullptr, false).is_object()) << question << run.out;
    }
  }

  void deck(const std::string& form) const {
    json cards = json::parse(text());
    if (form == "file") check("deck", "");
    if (form == "file") {
      json option = json::object();
      for (const json& card : cards["cards"])
        option[card["id"].get<std::string>()] = {
            {"copies", card["copies"]}, {"does", card["does"]}, {"when", card["when"]}};
      cards = option;
    }
    begins("duellum", {{"deck", cards}});
  }

  void transcript(int status) const {
    const Transcript lines = transcriptOf(text());
    const Outcome run = runScript(folder_.path(), lines.script);
    EXPECT_TRUE(fits(run.out, lines.expected)) << run.out << run.err;
    EXPECT_EQ(run.status, status) << run.err;
  }

  ScratchFolder folder_;
};

TEST_P(ExamplesRun, IsAsThePageSays) {
  const Block& b = block();
  SCOPED_TRACE(b.document + ":" + std::to_string(b.row));
  if (b.has("verify")) return verify(b.word("verify"));
  if (b.has("agn")) return agn(b.word("agn"));
  if (b.has("sheet")) return agn(b.word("sheet"));
  if (b.has("turns")) return turns(b.word("turns"));
  if (b.has("malformed")) return malformed(std::stoi(b.word("malformed")));
  if (b.has("facts")) return facts(b.word("facts"));
  if (b.has("map-check")) return mapCheck(b.word("map-check"));
  if (b.has("state")) return state(b.word("state"), b.word("at"));
  if (b.has("openings")) return openings();
  if (b.has("questions")) return questions();
  if (b.has("deck")) return deck(b.word("deck"));
  if (b.has("deck-check")) return check("deck", b.word("deck-check"));
  if (b.has("prices")) return prices();
  if (b.has("prices-check")) return check("prices", b.word("prices-check"));
  if (b.has("options")) return begins(b.word("options"), json::parse(text()));
  if (b.has("run")) return transcript(b.has("exit") ? std::stoi(b.word("exit")) : 0);
  const bool isProbed =
      b.language == "jsonl" || b.language == "json" || b.language == "sh" || b.language == "agn";
  EXPECT_TRUE(b.document == "README.md" || !isProbed) << "the example does not say what must come out";
}

std::string nameOf(const ::testing::TestParamInfo<std::size_t>& info) {
  const Block& b = examples().blocks()[info.param];
  std::string name = b.document + "_" + std::to_string(b.row);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name + "_" + std::to_string(info.param);
}

/// The commands in the tables of docs/command-line.md work, one after another, with the files of its first
/// example.
TEST(ExamplesOfTheCommandLine, Work) {
  const ScratchFolder folder;
  examples().writeFiles(folder.path());
  const auto& blocks = examples().blocks();
  const auto first = std::find_if(blocks.begin(), blocks.end(), [](const Block& b) {
    return b.document == "command-line.md" && b.has("run");
  });
  ASSERT_NE(first, blocks.end());
  std::string script = "{\n" + transcriptOf(first->text).script + "} > /dev/null\n";
  static const std::regex kCommand("`(annales [^`]*)`");
  int seen = 0;
  for (const std::string& line : linesOf(proseOf(root() / "docs/command-line.md"))) {
    if (!line.starts_with("| ")) continue;
    for (std::sregex_iterator at(line.begin(), line.end(), kCommand), end; at != end; ++at, ++seen)
      script +=
          (*at)[1].str() + " > /dev/null < /dev/null || echo failed: command " + std::to_string(seen) + '\n';
  }
  EXPECT_GT(seen, 40);
  const Outcome run = runScript(folder.path(), script);
  EXPECT_EQ(run.out, "") << script << run.err;
}

INSTANTIATE_TEST_SUITE_P(ExamplesOf, ExamplesRun,
                         ::testing::Range(std::size_t{0}, examples().blocks().size()), nameOf);

} // namespace
} // namespace annales::docs
