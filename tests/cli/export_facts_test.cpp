// Facts of a library for statisticians on the command line.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <map>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;

TEST(ExportFacts, WritesTablesAndSaysHowManyRows) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", folder / "a"})).status, 0);
  const Ran ran = annales({"export", "--library", folder / "a", "--format", "facts", "--out", folder / "t"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("2 games written to"));
  for (const char* name : {"games", "seats", "turns", "personages", "battles", "cities", "payments", "rounds",
                           "openings", "cards", "tags", "options", "dictionary"})
    EXPECT_THAT(textOf(folder / ("t/" + std::string(name) + ".csv")), HasSubstr("\r\n")) << name;
}

TEST(ExportFacts, SaysHowToGetParquetWhereDuckDbLacks) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", folder / "a"})).status, 0);
  const char* had = std::getenv("ANNALES_DUCKDB");
  const std::string kept = had != nullptr ? had : "";
  ::setenv("ANNALES_DUCKDB", "/nowhere/libduckdb.so", 1);
  const Ran ran = annales({"export", "--library", folder / "a", "--format", "facts", "--out", folder / "t"});
  if (kept.empty())
    ::unsetenv("ANNALES_DUCKDB");
  else
    ::setenv("ANNALES_DUCKDB", kept.c_str(), 1);
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.err, HasSubstr("ANNALES_DUCKDB=FILE"));
  EXPECT_FALSE(std::filesystem::exists(folder / "t/games.parquet"));
}

TEST(ExportFacts, AreWrittenForAProgramWithAScriptThatLoadsThem) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", folder / "a"})).status, 0);
  const std::map<std::string, std::vector<std::string>> files{{"postgresql", {"games.csv", "load.sql"}},
                                                              {"clickhouse", {"games.tsv", "load.sh"}},
                                                              {"duckdb", {"games.csv", "load.sql"}},
                                                              {"sqlite", {"games.csv", "load.sql"}},
                                                              {"r", {"games.csv", "load.R"}},
                                                              {"pandas", {"games.csv", "load.py"}},
                                                              {"spreadsheet", {"facts.xlsx"}}};
  for (const auto& [program, names] : files) {
    const std::string place = folder / program;
    const Ran ran =
        annales({"export", "--library", folder / "a", "--format", "facts", "--for", program, "--out", place});
    EXPECT_EQ(ran.status, 0) << program << ran.err;
    for (const std::string& name : names)
      EXPECT_GT(std::filesystem::file_size(place + "/" + name), 100U) << program;
    if (names.size() > 1) {
      EXPECT_THAT(ran.out, HasSubstr("Load them: cd " + place));
    }
    EXPECT_THAT(textOf(place + "/dictionary.csv"), HasSubstr("table,column,type,meaning,nullable\r\n"));
  }
}

TEST(ExportFacts, AProgramIsNamedForFactsOnly) {
  const Folder folder;
  const Ran ran = annales({"export", "games.antike.jsonl", "--format", "agn", "--for", "sqlite"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("--for sqlite works only with --format facts"));
}

TEST(ExportFacts, AreOfAWholeLibraryAndNeedAFolder) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", folder / "a"})).status, 0);
  EXPECT_EQ(annales({"export", "--library", folder / "a", "--format", "facts"}).status, 2);
  EXPECT_EQ(
      annales({"export", "00", "--library", folder / "a", "--format", "facts", "--out", folder / "t"}).status,
      2);
  EXPECT_EQ(annales({"export", "--library", folder / "a", "--format", "events"}).status, 2);
  writeText(folder / "file", "");
  EXPECT_EQ(
      annales({"export", "--library", folder / "a", "--format", "facts", "--out", folder / "file"}).status,
      3);
}

TEST(ExportFacts, CtrlCLeavesNothing) {
  const Folder folder;
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--nations", "4", "--games", "150", "--seed", "3",
                     "--bots", "random", "--out", folder / "many.antike.jsonl"})
                .status,
            0);
  ASSERT_EQ(annales({"import", folder / "many.antike.jsonl", "--library", folder / "a"}).status, 0);
  const Ran ran = annalesWhile(
      {"export", "--library", folder / "a", "--format", "facts", "--out", folder / "t"}, [&](pid_t process) {
        const std::filesystem::path made = folder / "t"; // it is at work once that is there
        while (!std::filesystem::exists(made) || std::filesystem::is_empty(made)) {
        }
        ::kill(process, SIGINT);
      });
  EXPECT_EQ(ran.status, 130) << ran.out << ran.err;
  EXPECT_FALSE(std::filesystem::exists(folder / "t")) << "not even an empty folder";
}

} // namespace
} // namespace annales::tests
