// Whom a name means, whatever command asks.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <stdlib.h>

#include <cstdlib>
#include <filesystem>
#include <optional>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class People : public ::testing::Test {
protected:
  People() {
    for (const char* player : {"Anna", "  ANNA ", "Hanna", "Joanna", "Anna-Lena", "Bruno"}) {
      const std::string game = folder_ / "game.agn";
      writeText(game, "[Event \"" + std::string(player) + "\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n" +
                          "[Player.Phoenicians \"" + player + "\"]\n[Player.Romans \"Zora\"]\n" +
                          "1. Phoenicians: Iron\nRomans: Gold\nGermans: Marble\nGreeks: Gold\n" +
                          "game agreed Phoenicians\n");
      const Ran ran = annales({"import", game, "--library", library_});
      EXPECT_EQ(ran.status, 0) << ran.err;
    }
  }
  [[nodiscard]] Ran run(std::vector<std::string> words) const {
    words.insert(words.end(), {"--library", library_});
    return annales(words);
  }
  [[nodiscard]] std::size_t listed(const std::string& player) const {
    return json::parse(run({"list", "--json", "--player", player}).out).at("games").size();
  }

  Folder folder_;
  std::string library_ = folder_ / "club.annales";
};

TEST_F(People, AnnaIsAnnaAloneInEveryCommand) {
  EXPECT_EQ(listed("anna"), 2U);
  EXPECT_EQ(listed("~anna"), 5U);
  const auto games = [&](const std::vector<std::string>& words) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
  };
  const auto openings = [&](const std::string& key, const std::string& name) {
    return games({"stats", "openings", "--json", key, name}).at("all").at("games");
  };
  EXPECT_EQ(openings("--player", "Anna"), 2);
  EXPECT_EQ(openings("--player", "~Anna"), 5);
  EXPECT_EQ(openings("--with", "Anna"), 8) << "each of four nations";
  const auto asked = [&](const std::string& question) {
    return games({"stats", "query", question, "--json"}).at("found").at("games");
  };
  EXPECT_EQ(asked("player = Anna"), 2);
  EXPECT_EQ(asked("player = ~anna"), 5);
  EXPECT_EQ(asked("player contains anna"), 5);
  EXPECT_EQ(run({"stats", "report", "player", "anna"}).status, 0);
  EXPECT_THAT(run({"stats", "report", "player", "~anna"}).err, HasSubstr("4 players have \"anna\""));
}

TEST_F(People, WhomNoGameHasAreAnsweredWithNearNames) {
  const std::string near = "No games of \"Ana\". Did you mean Anna, Hanna?";
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"list", "--player", "Ana"},
        {"stats", "openings", "--player", "Ana"},
        {"stats", "explore", "--with", "Ana"},
        {"stats", "compare", "--a", "player=Ana", "--b", "player=Bruno"},
        {"stats", "query", "won and player = Ana"},
        {"stats", "report", "player", "Ana"}})
    EXPECT_THAT(run(words).err, HasSubstr(near)) << ::testing::PrintToString(words);
  EXPECT_EQ(run({"list", "--player", "Ana"}).status, 0);
  EXPECT_THAT(run({"stats", "openings", "--player", "Ana", "--language", "de"}).err,
              HasSubstr("Keine Partien von \"Ana\". Meinten Sie Anna, Hanna?"));
  EXPECT_THAT(run({"list", "--player", "Xerxes"}).err,
              AllOf(HasSubstr("No games of \"Xerxes\"."), Not(HasSubstr("Did you mean"))));
  EXPECT_THAT(run({"list", "--player", "Anna"}).err, Not(HasSubstr("No games")));
  EXPECT_EQ(run({"list", "--player", "~"}).status, 2);
}

/// A folder of its own for the user's data.
class OtherNames : public People {
protected:
  OtherNames() {
    if (const char* own = std::getenv("XDG_DATA_HOME")) before_ = own;
    setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
  }
  ~OtherNames() override {
    before_ ? setenv("XDG_DATA_HOME", before_->c_str(), 1) : unsetenv("XDG_DATA_HOME");
  }
  OtherNames(const OtherNames&) = delete;
  OtherNames& operator=(const OtherNames&) = delete;
  [[nodiscard]] static Ran at(const std::vector<std::string>& words) { return annales(words); }
  [[nodiscard]] json told(std::vector<std::string> words) const {
    words.insert(words.end(), {"--json", "--library", library_});
    const Ran ran = at(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out);
  }

private:
  std::optional<std::string> before_;
};

TEST_F(OtherNames, CountForThePersonInEveryCommand) {
  EXPECT_EQ(at({"people", "add", "Hanna", "Anna"}).status, 0);
  EXPECT_EQ(at({"people", "list"}).out, "Hanna = Anna\n");
  EXPECT_EQ(told({"list", "--player", "Anna"}).at("games").size(), 3U);
  EXPECT_EQ(told({"list", "--player", "hanna"}).at("games").size(), 3U);
  EXPECT_EQ(told({"stats", "openings", "--player", "Anna"}).at("all").at("games"), 3);
  EXPECT_EQ(told({"stats", "query", "player = Anna"}).at("found").at("games"), 3);
  const json groups = told({"stats", "query", "seat = 1", "--count-by", "player"});
  EXPECT_THAT(groups.dump(),
              AllOf(HasSubstr("\"Anna\""), Not(HasSubstr("\"Hanna\"")), Not(HasSubstr("ANNA"))));
  EXPECT_THAT(at({"stats", "report", "player", "Hanna", "--library", library_}).out,
              HasSubstr("Player: Anna"));
  EXPECT_EQ(at({"people", "remove", "HANNA"}).status, 0);
  EXPECT_EQ(told({"list", "--player", "Anna"}).at("games").size(), 2U);
  EXPECT_THAT(at({"people", "remove", "Hanna"}).err, HasSubstr("No person has the other name"));
}

TEST_F(OtherNames, AreRefusedWhereTheySayNothing) {
  EXPECT_EQ(at({"people", "add", "Anna", "anna"}).status, 2);
  std::filesystem::create_directories(folder_.path() / "data/annales");
  writeText((folder_.path() / "data/annales/people.txt").string(), "Anni\n");
  EXPECT_THAT(at({"list", "--library", library_}).err,
              HasSubstr("people.txt: line 1: expected another name"));
}

} // namespace
} // namespace annales::tests
