// A script in R finds every number of a comparison again, from the observations alone.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using Words = std::vector<std::string>;

struct RanScript {
  int status = -1;
  std::string out;
};

/// What R prints, of both streams.
RanScript rscript(const std::string& script, const std::string& observations = "") {
  const std::string command = "Rscript --vanilla '" + script + "'" +
                              (observations.empty() ? "" : " '" + observations + "'") + " 2>&1";
  RanScript ran;
  FILE* pipe = popen(command.c_str(), "r"); // NOLINT(cert-env33-c): the test's own words
  if (pipe == nullptr) return ran;
  std::array<char, 4096> piece{};
  for (std::size_t n = 0; (n = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;)
    ran.out.append(piece.data(), n);
  const int ended = pclose(pipe);
  ran.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
  return ran;
}

bool hasR() {
  return std::system("Rscript --version >/dev/null 2>&1") == 0; // NOLINT(cert-env33-c,concurrency-mt-unsafe)
}

class RepeatedInR : public ::testing::Test {
protected:
  void simulate(const Words& words) const {
    Words all{"simulate", "--library", library_, "--games", "40"};
    all.insert(all.end(), words.begin(), words.end());
    ASSERT_EQ(annales(all).status, 0);
  }
  [[nodiscard]] Ran compare(const Words& words) const {
    Words all{"stats", "compare", "--library", library_, "--observations", rows_, "--script", script_};
    all.insert(all.end(), words.begin(), words.end());
    return annales(all);
  }
  /// Compares A with each B, repeats all of it in R, and says how many tables these were.
  [[nodiscard]] std::size_t repeated(const std::string& a, const Words& bs) const {
    Words words{"--a", a};
    for (const std::string& b : bs)
      words.insert(words.end(), {"--b", b});
    const Ran ran = compare(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const RanScript found = rscript(script_);
    EXPECT_EQ(found.status, 0) << found.out;
    EXPECT_THAT(found.out, HasSubstr("Repeated."));
    return found.status == 0 ? bs.size() : 0;
  }

  Folder folder_;
  std::string library_ = folder_ / "bots.annales", rows_ = folder_ / "rows.csv",
              script_ = folder_ / "repeat.R";
};

TEST_F(RepeatedInR, TwentyTablesOfAllRulesets) {
  if (!hasR()) GTEST_SKIP() << "Rscript is not installed: no table was repeated.";
  std::size_t tables = 0;
  simulate({"--map", "occident", "--seed", "5"});
  tables += repeated("nation=romans", {"nation=greeks", "nation=germans", "opening=iron", ""});
  tables += repeated("opening=iron", {"opening=arming", "opening=marble", "", "seat=1"});
  tables += repeated("nation=romans; opening=iron", {"nation=romans; opening=arming"});
  simulate({"--map", "orient", "--nations", "3", "--option", "variant=expert", "--seed", "6"});
  tables += repeated("opening=iron", {"opening=arming", "option=variant", "board=occident", ""});
  simulate({"--ruleset", "antike-ii", "--map", "mare-nostrum", "--nations", "5", "--seed", "7"});
  tables += repeated("ruleset=antike-ii; seat=1", {"seat=2", "ruleset=antike-ii; seat=5", "opening=gold"});
  simulate({"--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2", "--seed", "8"});
  tables += repeated("ruleset=duellum; opening=iron",
                     {"ruleset=duellum; opening=arming", "ruleset=duellum; opening=marble", "", "nations=4"});
  EXPECT_GE(tables, 20U);
}

TEST_F(RepeatedInR, NothingToCompareIsRepeatedToo) {
  if (!hasR()) GTEST_SKIP() << "Rscript is not installed: no table was repeated.";
  simulate({"--map", "occident", "--seed", "5"});
  EXPECT_EQ(repeated("place=1", {"nation=romans"}), 1U);
  EXPECT_EQ(repeated("nation=romans; opening=iron", {"nation=greeks; from=2050"}), 1U);
}

TEST_F(RepeatedInR, AChangedObservationFails) {
  if (!hasR()) GTEST_SKIP() << "Rscript is not installed: no table was repeated.";
  simulate({"--map", "occident", "--seed", "5"});
  ASSERT_EQ(compare({"--a", "nation=romans", "--b", "nation=greeks"}).status, 0);
  std::string rows = textOf(rows_);
  const std::size_t at = rows.find(",a,1,1,");
  ASSERT_NE(at, std::string::npos);
  rows[at + 3] = '0';
  writeText(folder_ / "changed.csv", rows);
  const RanScript found = rscript(script_, folder_ / "changed.csv");
  EXPECT_EQ(found.status, 1) << found.out;
  EXPECT_THAT(found.out, HasSubstr("Not repeated"));
  EXPECT_EQ(rscript(script_, folder_ / "none.csv").status, 2);
}

TEST_F(RepeatedInR, ObservationsAreTheCountedNations) {
  simulate({"--map", "occident", "--seed", "5"});
  const Ran ran = compare({"--a", "nation=romans", "--b", "nation=greeks", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json found = json::parse(ran.out).at("comparisons").at(0);
  std::istringstream lines(textOf(rows_));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "comparison,game,cluster,stratum,side,value,weight,nation,kind\r");
  std::size_t a = 0, b = 0;
  while (std::getline(lines, line))
    ++(line.find(",a,") != std::string::npos ? a : b);
  EXPECT_EQ(a, found.at("a").at("decided"));
  EXPECT_EQ(b, found.at("b").at("decided"));
}

TEST_F(RepeatedInR, AFileIsNamedForEach) {
  simulate({"--map", "occident", "--seed", "5"});
  const Words sides{"stats", "compare",       "--library", library_,
                    "--a",   "nation=romans", "--b",       "nation=greeks"};
  const auto with = [&](Words more) {
    more.insert(more.begin(), sides.begin(), sides.end());
    return annales(more);
  };
  EXPECT_EQ(with({"--script", script_}).status, 2);
  EXPECT_EQ(with({"--observations", "-"}).status, 2);
  EXPECT_EQ(with({"--observations", rows_, "--script", rows_}).status, 2);
  EXPECT_EQ(with({"--observations", library_}).status, 2); // the library is no place for them
  EXPECT_EQ(with({"--observations", folder_ / "none/rows.csv"}).status, 3);
}

/// Strata add up to both sides, and the table names each as conditions that choose it.
TEST_F(RepeatedInR, EachStratumIsShown) {
  simulate({"--map", "occident", "--seed", "5"});
  const Ran ran = compare({"--a", "opening=iron", "--b", "", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json found = json::parse(ran.out).at("comparisons").at(0);
  const json& strata = found.at("by_stratum");
  ASSERT_EQ(strata.size(), found.at("strata").get<std::size_t>());
  std::size_t a = 0;
  double weights = 0;
  std::set<std::string> kinds;
  for (const json& stratum : strata) {
    a += stratum.at("a").at("counted").get<std::size_t>();
    weights += stratum.at("weight").get<double>();
    kinds.insert(stratum.at("kind").get<std::string>());
  }
  EXPECT_EQ(kinds.size(), strata.size());
  EXPECT_EQ(a, found.at("a").at("decided").get<std::size_t>() -
                   found.at("a").at("without_counterpart").get<std::size_t>());
  EXPECT_NEAR(weights, 1, 1e-4);
  EXPECT_EQ(found.at("heterogeneity").at("strata").is_number(), true);
  const Ran table = compare({"--a", "opening=iron", "--b", "", "--strata"});
  EXPECT_THAT(table.out, HasSubstr("the strata"));
  EXPECT_THAT(table.out, HasSubstr("Romans"));
  const Ran chosen = annales({"stats", "compare", "--library", library_, "--a",
                              *kinds.begin() + "; opening=iron", "--b", *kinds.begin(), "--json"});
  ASSERT_EQ(chosen.status, 0) << chosen.err;
  EXPECT_EQ(json::parse(chosen.out).at("comparisons").at(0).at("strata"), 1);
}

} // namespace
} // namespace annales::tests
