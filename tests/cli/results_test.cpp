// Results without moves on the command line: imported, listed, answered about, exported.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kPlays = ANNALES_SOURCE_DIR "/tests/importers/plays/files/";

class Results : public ::testing::Test {
protected:
  Ran import(const std::vector<std::string>& files, const std::string& library = "club") const {
    std::vector<std::string> words{"import"};
    words.insert(words.end(), files.begin(), files.end());
    return run(words, library);
  }
  Ran run(std::vector<std::string> words, const std::string& library = "club") const {
    words.insert(words.end(), {"--library", folder_ / (library + ".annales")});
    return annales(words);
  }
  /// Ids of records apart: they tell nothing of which came first.
  [[nodiscard]] json listed(const std::string& library = "club") const {
    return json::parse(run({"list", "--results", "--json"}, library).out).at("results");
  }

  Folder folder_;
};

TEST_F(Results, OfTwoLogsOfTheSameEveningsAreListedOnce) {
  const Ran first = import({kPlays + "bgstats-small.json"});
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.err,
              HasSubstr("3 results without moves added, 0 already there, 0 left out, 1 play of another game "
                        "passed over"));
  EXPECT_EQ(import({kPlays + "bgg-plays-small.xml"}).status, 0);
  EXPECT_EQ(listed().size(), 3U);
  const Ran again = import({kPlays + "bgstats-small.json", kPlays + "bgg-plays-small.xml"});
  EXPECT_THAT(again.err, HasSubstr("0 results without moves added, 6 already there"));
  EXPECT_THAT(run({"list"}).out, HasSubstr("result without moves, won by Ilse"));
  EXPECT_EQ(annales({"check", folder_ / "club.annales"}).status, 0);
}

TEST_F(Results, AreTheSameInWhateverOrderFilesCome) {
  const std::vector<std::string> files{kPlays + "bgstats-small.json", kPlays + "bgg-plays-small.xml",
                                       kPlays + "results-table.csv"};
  import(files, "forward");
  import({files[2], files[1], files[0]}, "backward");
  import(files, "backward");
  EXPECT_EQ(listed("forward"), listed("backward"));
  EXPECT_EQ(run({"export", "--results", "--format", "csv"}, "forward").out,
            run({"export", "--results", "--format", "csv"}, "backward").out);
}

TEST_F(Results, OfAnErrorPageAreNone) {
  const Ran ran = import({kPlays + "bgg-error.xml"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("Invalid object or user"));
}

TEST_F(Results, WordsAreAskedForOnceAndRemembered) {
  const std::string words = folder_ / "words.json";
  const Ran asked = import({kPlays + "results-table.csv", "--words", words});
  EXPECT_EQ(asked.status, 0) << asked.out << asked.err;
  EXPECT_THAT(asked.err, HasSubstr("written to"));
  json file = json::parse(textOf(words));
  bool found = false;
  for (json& word : file.at("words"))
    if (word.at("word") == "gelb") {
      EXPECT_TRUE(word.at("proposal").is_null());
      word["answer"] = "arabs";
      found = true;
    }
  ASSERT_TRUE(found);
  writeText(words, file.dump());
  EXPECT_EQ(import({kPlays + "results-table.csv", "--words", words}).status, 0);
  EXPECT_THAT(run({"list"}).out, HasSubstr("Ilse (Arabs, 10)"));
  EXPECT_THAT(run({"list"}).out, HasSubstr("board orient")); // the only one with Arabs
  writeText(words, "{");
  EXPECT_EQ(import({kPlays + "results-table.csv", "--words", words}).status, 2);
}

TEST_F(Results, WithoutNationsAreAListOfTheirOwn) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const json list = json::parse(run({"list", "--without-nations", "--json"}).out).at("results");
  EXPECT_EQ(list.size(), 4U);
}

TEST_F(Results, ExportedAsALogComeBackAsTheyWere) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const std::string log = folder_ / "results.antike.jsonl";
  EXPECT_EQ(run({"export", "--results", "--format", "events", "--out", log}).status, 0);
  EXPECT_EQ(annales({"verify", log}).status, 0);
  EXPECT_EQ(import({log}, "other").status, 0);
  EXPECT_EQ(listed("other"), listed());
  EXPECT_THAT(import({log}).err, HasSubstr("0 results without moves added, 9 already there"));
  EXPECT_EQ(import({folder_ / "club.annales"}, "third").status, 0);
  EXPECT_EQ(listed("third"), listed());
}

TEST_F(Results, ForThePhoneAreTheSameGames) {
  import({kPlays + "bgstats-small.json", kPlays + "results-table.csv"});
  const json before = listed();
  const std::string phone = folder_ / "evenings.bgsplay";
  EXPECT_EQ(run({"export", "--results", "--format", "bg-stats", "--out", phone}).status, 0);
  EXPECT_EQ(import({phone}).status, 0);
  const json after = listed();
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i)
    EXPECT_EQ(after[i].at("date"), before[i].at("date"));
  EXPECT_EQ(run({"export", "--results", "--format", "agn"}).status, 2);
  EXPECT_EQ(run({"export", "--all", "--format", "bg-stats"}).status, 2);
}

TEST_F(Results, TypedByHandAreReplacedDeletedAndRestored) {
  const auto typed = [&](std::vector<std::string> words) {
    std::vector<std::string> all{"result"};
    all.insert(all.end(), words.begin(), words.end());
    return run(all);
  };
  const Ran added = typed({"add", "Ilse, Romans, 9", "Benno, Greeks, 7", "Carina, , 6", "Dario", "--ruleset",
                           "antike-ii", "--date", "2026-02-03"});
  ASSERT_EQ(added.status, 0) << added.err;
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("won by Ilse"));
  const std::string id = listed()[0].at("result");
  EXPECT_EQ(
      typed({"add", "Ilse, Romans, 8", "Benno, Greeks, 9", "--ruleset", "antike-ii", "--replace", id}).status,
      0);
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_EQ(listed()[0].at("persons").size(), 2U);
  const std::string replaced = listed()[0].at("result");
  EXPECT_EQ(typed({"remove", replaced}).status, 0);
  EXPECT_EQ(json::parse(run({"list", "--json"}).out).at("results").size(), 0U);
  EXPECT_EQ(typed({"restore", replaced}).status, 0);
  EXPECT_EQ(listed().size(), 1U);
  EXPECT_EQ(typed({"remove", "ffffffffffff"}).status, 2);
  EXPECT_EQ(typed({"add", "Ilse", "--ruleset", "antike"}).status, 2) << "one person is no game";
}

TEST_F(Results, ThatMayBeOneGameAreOneWhereTheirOwnerSaysSo) {
  const auto type = [&](const std::string& last) {
    return run({"result", "add", "Ilse, Romans, 9", "Benno, Greeks, 7", last, "--ruleset", "antike-ii",
                "--date", "2026-02-03"})
        .status;
  };
  EXPECT_EQ(type("Carina, , 6"), 0);
  writeText(folder_ / "table.csv",
            "Date,Game,Place,Name,Points\n2026-02-03,Antike II,1,Ilse,9\n,,2,Benno,7\n,,3,Carina,5\n");
  import({folder_ / "table.csv"});
  ASSERT_EQ(listed().size(), 2U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("perhaps the same game"));
  const std::string a = listed()[0].at("result"), b = listed()[1].at("result");
  EXPECT_EQ(run({"result", "same", a, b}).status, 0);
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_THAT(run({"list"}).out, HasSubstr("contradiction"));
  EXPECT_EQ(run({"result", "same", a, b, "--forget"}).status, 0);
  ASSERT_EQ(listed().size(), 2U);
  EXPECT_EQ(run({"result", "same", a, b, "--not"}).status, 0);
  EXPECT_THAT(run({"list"}).out, Not(HasSubstr("perhaps the same game")));
  EXPECT_EQ(run({"result", "same", a, a}).status, 2);
  EXPECT_EQ(run({"result", "same", a, "ffff"}).status, 2);
}

TEST_F(Results, AnImportedOneThatWasDeletedStaysDeletedWhenItIsImportedAgain) {
  import({kPlays + "results-table.csv"});
  const std::string id = listed()[0].at("result");
  EXPECT_EQ(run({"result", "remove", id}).status, 0);
  EXPECT_EQ(listed().size(), 5U);
  import({kPlays + "results-table.csv"});
  EXPECT_EQ(listed().size(), 5U);
}

TEST_F(Results, AreNoGamesOfStatistics) {
  import({kGame, "--maps", conformance("maps")});
  const std::string before = run({"stats", "openings", "--json"}).out;
  const std::string list = run({"list", "--json"}).out;
  EXPECT_THAT(list, Not(HasSubstr("results")));
  import({kPlays + "bgstats-small.json"});
  EXPECT_EQ(run({"stats", "openings", "--json"}).out, before);
}

} // namespace
} // namespace annales::tests
