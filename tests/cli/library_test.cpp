// Games on their way into a library and out of it.
#include "libreplay/log/tags.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/store/library.h"
#include "tests/cli/stored.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sched.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
namespace fs = std::filesystem;

Ran import(const std::string& file, const std::string& library, const std::string& input = "") {
  return annales(with({"import", file, "--library", library}), input);
}

TEST(Import, AddsOnceAndSaysSo) {
  const Folder folder;
  const Ran first = import(kTwoGames, folder / "l");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out, StartsWith("added"));
  EXPECT_THAT(first.err, ::testing::Not(HasSubstr("contains no game")));
  const Ran second = import(kTwoGames, folder / "l");
  EXPECT_EQ(second.status, 0);
  EXPECT_THAT(second.out, StartsWith("already there"));
  EXPECT_EQ(listed(folder / "l").size(), 2U);
}

/// Files are read by as many threads as there are processors. When a game was imported is another matter, for
/// what vouches for it, too.
TEST(Import, StoresTheSameBytesOnOneProcessorAsOnAll) {
  const Folder folder;
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--nations", "4", "--games", "30", "--seed", "3",
                     "--out", folder / "games"})
                .status,
            0);
  ASSERT_EQ(annales({"import", folder / "games", "--library", folder / "all"}).status, 0);
  cpu_set_t all, one;
  ASSERT_EQ(sched_getaffinity(0, sizeof(all), &all), 0);
  CPU_ZERO(&one);
  for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++cpu)
    if (CPU_ISSET(cpu, &all)) CPU_SET(cpu, &one);
  ASSERT_EQ(sched_setaffinity(0, sizeof(one), &one), 0);
  const Ran ran = annales({"import", folder / "games", "--library", folder / "one"});
  sched_setaffinity(0, sizeof(all), &all);
  ASSERT_EQ(ran.status, 0);
  EXPECT_EQ(cellsOf(folder / "one", "games", "imported_at"), cellsOf(folder / "all", "games", "imported_at"));
  for (const char* table :
       {"maps", "segments", "lines", "tags", "annotations", "chain WHERE name <> 'games'"}) {
    const std::string cells = cellsOf(folder / "one", table);
    EXPECT_TRUE(cells == cellsOf(folder / "all", table)) << table;
    EXPECT_EQ(cells.empty(), table == std::string("annotations")) << table;
  }
}

TEST(Import, ExtendsAGameThatWentOn) {
  const Folder folder;
  const std::string whole = textOf(kGame);
  std::size_t cut = 0;
  for (int i = 0; i < 60; ++i)
    cut = whole.find('\n', cut) + 1;
  EXPECT_EQ(import("-", folder / "l", whole.substr(0, cut)).status, 0);
  const Ran more = import(kGame, folder / "l");
  EXPECT_EQ(more.status, 0);
  EXPECT_THAT(more.out, StartsWith("extended"));
  const Ran back = import("-", folder / "l", whole.substr(0, cut));
  EXPECT_EQ(back.status, 0) << back.out;
}

/// A city, a temple and a city at sea, which no table can have.
TEST(Import, KeepsACorrectionOfMoreThanAStock) {
  const Folder folder;
  const std::string log = ANNALES_SOURCE_DIR "/tests/corpus/correction.possible--city-at-sea.antike.jsonl";
  EXPECT_THAT(annales({"verify", log}).out, HasSubstr("correction.possible: mare has no site for a city"));
  EXPECT_THAT(
      annales({"replay", log}).out,
      HasSubstr("Correction: Ravenna is a city of the Greeks that yields marble and Ravenna has a temple"));
  const json state = json::parse(annales({"state", log, "--at", "6"}).out);
  EXPECT_EQ(state.at("provinces").at("ravenna").at("owner"), "greeks");
  EXPECT_EQ(state.at("provinces").at("ravenna").at("temple"), true);
  ASSERT_EQ(import(log, folder / "l").status, 0);
  const std::string id = listed(folder / "l").at(0).at("game");
  const std::string out = annales({"export", id, "--library", folder / "l", "--format", "events"}).out;
  std::istringstream lines(textOf(log));
  for (std::string line; std::getline(lines, line);)
    if (line.find("\"Corrected\"") != std::string::npos) {
      EXPECT_THAT(out, HasSubstr(line + "\n"));
    }
}

TEST(Import, OfAMalformedFileNothingIsStored) {
  const Folder folder;
  const Ran ran = import("-", folder / "l", textOf(kTwoGames) + "{}\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, StartsWith("rejected"));
  EXPECT_TRUE(listed(folder / "l").empty());
}

/// Reading it would drop the locks on it, and another program could take its log away.
TEST(Import, LeavesTheLibraryItselfAlone) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  std::filesystem::create_symlink(folder / "l", folder / "link");
  const Ran ran =
      annales(with({"import", folder / "link", folder / "l", kTwoGames, "--library", folder / "l"}));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("is open here as a library"));
  EXPECT_EQ(listed(folder / "l").size(), 3U);
}

TEST(Import, CountsAFileThatIsRejected) {
  const Folder folder;
  const Ran ran = import("-", folder / "l", "Dear diary\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("0 games added, 0 already there, 0 extended, 1 rejected"));
}

TEST(Import, SaysThatAnEmptyFileContainsNoGame) {
  const Folder folder;
  const Ran ran = import("-", folder / "l", "");
  EXPECT_EQ(ran.status, 0) << "a file of no games is one";
  EXPECT_THAT(ran.err, HasSubstr("contains no game"));
}

TEST(Import, MakesNoLibraryForFilesThatAreNotThere) {
  const Folder folder;
  const Ran ran = import(folder / "nofile.agn", folder / "l");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("nofile.agn cannot be opened"));
  EXPECT_FALSE(std::filesystem::exists(folder / "l"));
}

TEST(Import, RejectsAFileWithAnEventThatMakesNoSense) {
  const Folder folder;
  const std::string bad = textOf(conformance("cases/bad-log.meaning--founding-in-atlantis.antike.jsonl"));
  const Ran ran = import("-", folder / "l", textOf(kTwoGames) + bad);
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(listed(folder / "l").empty());
}

TEST(Import, KeepsGamesThatBreakRules) {
  const Folder folder;
  EXPECT_EQ(import(conformance("cases/bad-pay.exact.antike.jsonl"), folder / "l").status, 0);
  const Ran check = annales({"check", folder / "l"});
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.out, HasSubstr("pay.exact"));
  EXPECT_EQ(annales({"check", "--no-rules", folder / "l"}).status, 0);
}

TEST(Export, OfEventsIsTheSameGameAgain) {
  const Folder folder;
  ASSERT_EQ(import(kLines, folder / "l").status, 0);
  const std::string id = listed(folder / "l")[0].at("game");
  const Ran events = annales({"export", id.substr(0, 8), "--library", folder / "l", "--format", "events"});
  EXPECT_EQ(events.status, 0) << events.err;
  EXPECT_THAT(events.out, StartsWith("{\"map\":"));
  EXPECT_THAT(import("-", folder / "l", events.out).out, StartsWith("already there"));
  ASSERT_EQ(import("-", folder / "other", events.out).status, 0);
  EXPECT_EQ(annales({"export", id, "--library", folder / "other", "--format", "events"}).out, events.out);
  EXPECT_EQ(annales({"verify", "-"}, events.out).status, 0);
}

TEST(Export, OfALedgerHasARowAnEvent) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const json game = listed(folder / "l")[0];
  const Ran csv = annales(with({"export", game.at("game"), "--library", folder / "l", "--format", "csv"}));
  EXPECT_EQ(csv.status, 0);
  EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), game.at("events").get<int>() + 1);
  EXPECT_THAT(csv.out, StartsWith("event,round,active,type,nation,sentence,germans.marble,"));
}

TEST(Export, OffersWhatItHas) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const std::string game = listed(folder / "l")[0].at("game");
  const std::string help = annales({"export", "--help"}).out;
  const std::size_t from = help.find("--format ") + 9;
  std::istringstream offered(help.substr(from, help.find_first_of(" \n", from) - from));
  int formats = 0;
  for (std::string format; std::getline(offered, format, '|'); ++formats) {
    if (format == "facts" || format == "bg-stats") continue; // of the whole library
    EXPECT_EQ(annales(with({"export", game, "--library", folder / "l", "--format", format})).status, 0)
        << format;
  }
  EXPECT_EQ(formats, 12) << help;
  EXPECT_EQ(annales({"export", "zz", "--library", folder / "l", "--format", "events"}).status, 2);
  for (const std::vector<std::string>& part : std::vector<std::vector<std::string>>{
           {"--format", "agn", "--at", "5"}, {"--format", "events", "--line", "What if"}}) {
    std::vector<std::string> words = with({"export", game, "--library", folder / "l"});
    words.insert(words.end(), part.begin(), part.end());
    EXPECT_EQ(annales(words).status, 2) << part[2] << " would be passed over";
  }
  const Ran sheet = annales(with({"export", game, "--library", folder / "l", "--format", "sheet"}));
  EXPECT_THAT(sheet.err, HasSubstr("--maps")) << "this board is not built in";
  EXPECT_EQ(annales({"export", "", "--library", folder / "l", "--format", "doc"}).status, 2);
}

TEST(List, KnowsTagsAndResults) {
  const Folder folder;
  ASSERT_EQ(import(kLines, folder / "l").status, 0);
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  bool ended = false;
  bool tagged = false;
  for (const json& game : listed(folder / "l")) {
    ended = ended || game.at("ended").is_object();
    tagged = tagged || !game.at("tags").empty();
  }
  EXPECT_TRUE(ended);
  EXPECT_TRUE(tagged);
  const Ran text = annales({"list", "--library", folder / "l"});
  EXPECT_THAT(text.out, HasSubstr("won by"));
}

/// The rulebooks' openings and one's own, in lists and above a ledger.
TEST(List, NamesOpenings) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const json game = listed(folder / "l").at(0);
  const json& openings = game.at("openings");
  ASSERT_EQ(openings.size(), game.at("nations").size());
  const std::string text = annales({"list", "--library", folder / "l"}).out;
  const std::string ledger = annales({"replay", kGame, "--to", "1"}).out;
  std::size_t named = 0;
  for (const auto& [nation, opening] : openings.items()) {
    if (opening.is_null()) continue;
    ++named;
    const std::string title =
        opening.at("code").get<std::string>() + " " + opening.at("name").get<std::string>();
    EXPECT_THAT(text, HasSubstr(title));
    EXPECT_THAT(ledger, HasSubstr(": " + title));
  }
  EXPECT_GT(named, 0U);
}

/// A game that somebody took out of the list of the window is not in this one either.
TEST(List, LeavesOutWhatWasDeletedFromTheListUnlessAsked) {
  const Folder folder;
  ASSERT_EQ(import(kTwoGames, folder / "l").status, 0);
  const std::string id = listed(folder / "l")[0].at("game");
  {
    auto library = Library::open(folder / "l", Access::readWrite);
    ASSERT_TRUE(library);
    const std::vector<Entry> page{
        StudyChange{"ada", "2026-03-04T18:30:00Z", {SetTag{kHiddenTag, kHiddenValue}}}};
    ASSERT_TRUE(library->appendEntries(*library->find(id), 0, page));
  }
  const Ran left = annales({"list", "--library", folder / "l"});
  EXPECT_THAT(left.out, Not(HasSubstr(id.substr(0, 12))));
  EXPECT_THAT(left.err, HasSubstr("1 game\n"));
  EXPECT_THAT(left.err, HasSubstr("1 deleted game left out; --all lists them, too"));
  EXPECT_EQ(listed(folder / "l").size(), 1U);
  const Ran all = annales({"list", "--library", folder / "l", "--all"});
  EXPECT_THAT(all.out, HasSubstr(id.substr(0, 12)));
  EXPECT_THAT(all.err, Not(HasSubstr("left out")));
}

/// Whether it was deleted before anybody asked or between two questions, and until it is brought back.
TEST(Statistics, CountNoDeletedGame) {
  const Folder folder;
  ASSERT_EQ(import(kTwoGames, folder / "l").status, 0);
  const std::string id = listed(folder / "l")[0].at("game");
  std::size_t pages = 0;
  const auto mark = [&](const char* hidden) {
    auto library = Library::open(folder / "l", Access::readWrite);
    ASSERT_TRUE(library);
    const std::vector<Entry> page{StudyChange{"ada", "2026-03-04T18:30:00Z", {SetTag{kHiddenTag, hidden}}}};
    ASSERT_TRUE(library->appendEntries(*library->find(id), pages++, page));
  };
  const auto expectGames = [&](std::size_t games) {
    const Ran query = annales({"stats", "query", "rounds >= 0", "--library", folder / "l"});
    EXPECT_THAT(query.out + query.err, HasSubstr(std::to_string(games) + " game")) << query.out << query.err;
    const Ran facts =
        annales({"export", "--format", "facts", "--library", folder / "l", "--out", folder / "facts"});
    EXPECT_THAT(facts.out, StartsWith(std::to_string(games) + " game"));
    const Ran openings = annales({"stats", "openings", "--library", folder / "l", "--csv"});
    EXPECT_EQ(openings.status, 0);
    for (const Ran& ran : {query, facts, openings})
      EXPECT_EQ(ran.err.find("1 deleted game left out") != std::string::npos, games == 1) << ran.err;
    auto file = FactsFile::open(folder / "l");
    ASSERT_TRUE(file);
    const auto table = file->load();
    ASSERT_TRUE(table);
    EXPECT_EQ(table->gameCount(), games);
  };
  expectGames(2);
  mark(kHiddenValue);
  expectGames(1);
  EXPECT_THAT(annales({"stats", "openings", "--library", folder / "l", "--language", "de"}).err,
              HasSubstr("1 gelöschte Partie ausgelassen"));
  mark("");
  expectGames(2);
}

/// Somebody else's file cannot take a game out of my list.
TEST(Import, PassesOverTagsThatBelongToALibrary) {
  const Folder folder;
  const std::string hidden = R"({"name":"library.hidden","rec":"tag","value":"yes"})"
                             "\n";
  ASSERT_EQ(import("-", folder / "new", textOf(kGame) + hidden).status, 0);
  ASSERT_EQ(import(kGame, folder / "old").status, 0);
  EXPECT_THAT(import("-", folder / "old", textOf(kGame) + hidden).out, StartsWith("already there"));
  for (const std::string& library : {folder / "new", folder / "old"}) {
    const json games = listed(library);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].at("tags").contains("library.hidden"));
  }
}

TEST(List, SaysInJsonWhereEachNationWentOnTheRondel) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const json game = listed(folder / "l")[0];
  const std::string log =
      annales({"export", game.at("game"), "--library", folder / "l", "--format", "events"}).out;
  json spaces = json::object();
  for (const json& nation : game.at("nations"))
    spaces[nation] = json::array();
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);)
    if (const json record = json::parse(line); record.value("type", "") == "RondelMoved")
      spaces[record["data"]["nation"]].push_back(record["data"]["to"]);
  EXPECT_EQ(game.at("rondel"), spaces);
  EXPECT_GT(spaces.front().size(), 5U);
}

/// A catalogue of an earlier version has no such column: it is counted then, and kept once somebody writes.
TEST(List, CountsTheRondelAnewForALibraryOfAnEarlierVersion) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const json before = listed(folder / "l");
  sqlite3* db = nullptr;
  sqlite3_open((folder / "l").c_str(), &db);
  EXPECT_EQ(
      sqlite3_exec(
          db,
          "CREATE TABLE kept AS SELECT game, ruleset, nations, players, date, event, ended, winner, reason, "
          "rounds, events, stored, remarks, tags FROM summaries; DROP TABLE summaries;"
          "CREATE TABLE summaries (\n  game INTEGER PRIMARY KEY REFERENCES games (key),\n  ruleset TEXT NOT "
          "NULL,\n"
          "  nations TEXT NOT NULL, -- in turn order\n  players TEXT NOT NULL,\n  date TEXT NOT NULL,\n"
          "  event TEXT NOT NULL,\n  ended INTEGER NOT NULL,\n  winner TEXT NOT NULL,\n  reason TEXT NOT "
          "NULL,\n"
          "  rounds INTEGER NOT NULL,\n  events INTEGER NOT NULL,\n  stored INTEGER NOT NULL,\n"
          "  remarks INTEGER NOT NULL,\n  tags TEXT NOT NULL\n);"
          "INSERT INTO summaries SELECT * FROM kept; DROP TABLE kept; DROP TABLE seal",
          nullptr, nullptr, nullptr),
      SQLITE_OK);
  sqlite3_close(db);
  EXPECT_EQ(listed(folder / "l"), before);
  EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
  ASSERT_EQ(import(kTwoGames, folder / "l").status, 0);
  EXPECT_EQ(listed(folder / "l").size(), 3U);
  EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
}

TEST(Libraries, ThatCannotBeUsedAreStatusThree) {
  const Folder folder;
  writeText(folder / "text", "this is no library, but a text of some length\n");
  for (const std::string& library : {folder / "missing", folder / "text", folder.path().string()}) {
    const Ran ran = annales({"list", "--library", library});
    EXPECT_EQ(ran.status, 3) << library;
    EXPECT_FALSE(ran.err.empty());
    EXPECT_EQ(annales({"check", library}).status, 3) << library;
  }
  EXPECT_EQ(import(kGame, folder / "text").status, 3);
  EXPECT_THAT(textOf(folder / "text"), StartsWith("this is no library"));
  EXPECT_EQ(import(kGame, folder / "no/such/folder/l").status, 3);
}

/// `--accept ""` of a script whose variable is not set must not accept what the default library lacks.
TEST(Libraries, HaveNoEmptyName) {
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"check", ""},
                                             {"repair", "--accept", ""},
                                             {"list", "--library", ""},
                                             {"replay", kGame, "--library", ""},
                                             {"simulate", "--map", "occident", "--library", ""}}) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 2) << command.front();
    EXPECT_THAT(ran.err, HasSubstr(" needs a value\n")) << command.front();
  }
}

/// It looks, and whoever only looks changes nothing.
TEST(Check, NamesAMissingTableAndDoesNotMakeIt) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  for (const char* lost : {"DROP TABLE summaries", "DROP TABLE remarks", "DROP TABLE remark_texts"}) {
    alter(folder / "l", lost);
    const std::string before = textOf(folder / "l");
    const Ran ran = annales({"check", folder / "l"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_THAT(ran.out, StartsWith("damaged: the library: the table "));
    EXPECT_THAT(ran.out, HasSubstr("is missing. No game is affected"));
    EXPECT_THAT(ran.out, Not(HasSubstr("also:"))) << lost;
    EXPECT_TRUE(textOf(folder / "l") == before) << lost;
    ASSERT_EQ(annales({"repair", folder / "l"}).status, 0);
    EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
  }
}

/// Wherever the damage is: rows lie at the end of a page, and a page without rows loses nothing.
TEST(Check, NamesADamagedGame) {
  constexpr std::size_t page = 4096, damage = 64;
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  ASSERT_EQ(annales({"check", folder / "l"}).status, 0);
  const std::string whole = textOf(folder / "l");
  int named = 0, leftOut = 0;
  for (std::size_t end = page; end <= whole.size(); end += page) {
    std::string bytes = whole;
    for (std::size_t i = end - damage; i < end; ++i)
      bytes[i] = static_cast<char>(bytes[i] ^ 0x55);
    writeText(folder / "damaged", bytes);
    const Ran ran = annales({"check", folder / "damaged"});
    const bool empty = whole.compare(end - damage, damage, std::string(damage, '\0')) == 0;
    EXPECT_EQ(ran.status, empty ? 0 : 3) << "page " << end / page << ": " << ran.out << ran.err;
    if ((ran.out + ran.err).find("The game 5725f12d312c in") == std::string::npos) continue;
    ++named;
    const Ran puzzles = annales({"puzzles", "--library", folder / "damaged", "--positions", "0"});
    const bool said = puzzles.err.find("1 damaged game left out") != std::string::npos;
    leftOut += puzzles.status == 0 && said ? 1 : 0;
  }
  EXPECT_GE(leftOut, 1) << "the others can still be looked at";
  EXPECT_GE(named, 2) << "its row and its events";
}

TEST(Repair, MakesTheCatalogueAnewAndSaysWhatStaysDamaged) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  const json before = listed(folder / "l");
  alter(folder / "l", "UPDATE summaries SET winner = 'nobody'; DROP TRIGGER segments_stay");
  EXPECT_EQ(annales({"check", folder / "l"}).status, 3);
  const Ran mended = annales({"repair", folder / "l"});
  EXPECT_EQ(mended.status, 0) << mended.err;
  EXPECT_THAT(mended.out, HasSubstr("were rebuilt"));
  EXPECT_THAT(mended.out, HasSubstr("undamaged; rules not checked"));
  EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
  EXPECT_EQ(listed(folder / "l"), before);
  alter(folder / "l", "DROP TRIGGER segments_stay; UPDATE segments SET events = zeroblob(10)");
  const Ran damaged = annales({"repair", folder / "l"});
  EXPECT_EQ(damaged.status, 3);
  EXPECT_THAT(damaged.out, HasSubstr("5725f12d312c"));
}

TEST(Libraries, OfAStrangerRunNothing) {
  const Folder folder;
  ASSERT_EQ(import(kGame, folder / "l").status, 0);
  alter(folder / "l", "CREATE TRIGGER echo AFTER INSERT ON entries BEGIN SELECT 1; END");
  const std::vector<std::vector<std::string>> commands{
      {"list", "--library", folder / "l"}, {"check", folder / "l"}, {"repair", folder / "l"}};
  for (const auto& command : commands) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 3);
    EXPECT_THAT(ran.err, HasSubstr("\"echo\", which does not belong in a library"));
  }
}

TEST(Numbers, AreNotNegative) {
  for (const auto& command :
       {with({"simulate", "--map", "occident", "--out", "-", "--games", "-1"}),
        with({"simulate", "--map", "occident", "--out", "-", "--seed", "-1"}),
        with({"state", kGame, "--at", "-1"}), with({"replay", kGame, "--from", "-1"})}) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("expected a whole number"));
  }
}

TEST(Numbers, ThatFitNowhereAreSaidToBeTooLarge) {
  const Ran ran = annales(with({"state", kGame, "--at", "99999999999999999999"}));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("this number is too large: \"99999999999999999999\""));
}

TEST(Numbers, AreWrittenInDigitsWhateverCommandTakesThem) {
  const std::vector<std::vector<std::string>> commands{
      {"stats", "query", "won", "--limit"},
      {"stats", "query", "won", "--turns"},
      {"stats", "openings", "--limit"},
      {"stats", "openings", "--turns"},
      {"stats", "openings", "--round"},
      {"stats", "explore", "--limit"},
      {"stats", "explore", "--game", kGame, "--at"},
      {"stats", "report", "evening", "--round"},
      {"stats", "lab", "--seed"},
      {"stats", "lab", "--budget"},
      {"stats", "lab", "--points"},
      {"stats", "lab", "--nations"},
      {"analyse", kGame, "--budget"},
      {"analyse", kGame, "--turns"},
      {"analyse", kGame, "--without"},
      {"lesson", kGame, "--moments"},
      {"puzzles", kGame, "--positions"},
      {"playout", kGame, "--budget"},
      {"match", "growth", "growth", "--map", "occident", "--games"},
      {"simulate", "--map", "occident", "--out", "-", "--nations"},
      {"engine", "--threads"}};
  for (std::vector<std::string> command : commands)
    for (const std::string number : {"-1", "0x3", "nan", "3 ", "99999999999999999999"}) {
      std::vector<std::string> asked = command;
      asked.push_back(number);
      const Ran ran = annales(asked);
      EXPECT_EQ(ran.status, 2) << ::testing::PrintToString(asked);
      EXPECT_THAT(ran.err, HasSubstr(command.back() + ": ")) << ::testing::PrintToString(asked);
    }
}

TEST(Simulate, TheSameSeedGivesTheSameBytes) {
  const std::vector<std::string> args{"simulate", "--map",  "occident", "--nations", "4", "--games",
                                      "3",        "--seed", "11",       "--out",     "-"};
  const Ran first = annales(args);
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(annales(args).out, first.out);
  const Ran verified = annales({"verify", "--json", "-"}, first.out);
  EXPECT_EQ(verified.status, 0) << verified.out;
  EXPECT_EQ(json::parse(verified.out).at("files")[0].at("games").size(), 3U);
}

TEST(Simulate, SaysInATagHowEachNationPlays) {
  const auto tags = [](const std::string& bots) {
    const Ran ran =
        annales({"simulate", "--map", "occident", "--nations", "4", "--bots", bots, "--out", "-"});
    std::map<std::string, std::string> found;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
      if (const json record = json::parse(line); record.at("rec") == "tag")
        found[record["name"]] = record["value"];
    return found;
  };
  std::multiset<std::string> styles;
  for (const auto& [name, value] : tags("mixed"))
    if (name.starts_with("bot.")) styles.insert(value);
  EXPECT_EQ(styles, (std::multiset<std::string>{"growth", "growth", "military", "progress"}));
  EXPECT_EQ(tags("military").at("bot.romans"), "military");
  EXPECT_EQ(tags("random").at("bot.romans"), "random");
}

TEST(Simulate, TakesPlayersByNameInTurn) {
  const std::vector<std::string> args{"simulate",  "--ruleset", "duellum", "--map",         "rome-carthage",
                                      "--nations", "2",         "--bots",  "level:1,quick", "--seed",
                                      "4",         "--out",     "-"};
  const Ran ran = annales(args);
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(annales(args).out, ran.out);
  EXPECT_THAT(ran.out, HasSubstr("\"annales simulate: bots level:1,quick, seed 4, game 1\""));
  std::multiset<std::string> words;
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);)
    if (const json record = json::parse(line); record.at("rec") == "tag")
      if (record.at("name").get<std::string>().starts_with("bot.")) words.insert(record["value"]);
  EXPECT_EQ(words, (std::multiset<std::string>{"level:1", "quick"}));
  for (const char* bots : {"fritz", "level:9", "value,", "mixed,value"}) {
    const Ran refused = annales({"simulate", "--map", "occident", "--bots", bots, "--out", "-"});
    EXPECT_EQ(refused.status, 2) << bots;
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr("a player must be random, greedy"));
  }
}

TEST(Simulate, TakesOptionsAndRefusesNonsense) {
  const auto play = [](std::vector<std::string> more) {
    std::vector<std::string> args{"simulate", "--map", "occident", "--bots", "random", "--seed", "3"};
    args.insert(args.end(), more.begin(), more.end());
    return annales(args);
  };
  const Ran fine =
      play({"--nations", "3", "--option", "variant=expert", "--option", "goal=12", "--out", "-"});
  ASSERT_EQ(fine.status, 0) << fine.err;
  EXPECT_THAT(fine.out, HasSubstr(R"("options":{"goal":12,"variant":"expert"})"));
  EXPECT_EQ(annales({"verify", "-"}, fine.out).status, 0);
  EXPECT_EQ(play({"--option", "variant=quick", "--out", "-"}).status, 2);
  EXPECT_EQ(play({"--option", "variant", "--out", "-"}).status, 2);
  EXPECT_EQ(play({"--option", "variant=expert", "--option", "variant=expert", "--out", "-"}).status, 2);
  EXPECT_EQ(play({"--nations", "7", "--out", "-"}).status, 2);
  EXPECT_EQ(play({}).status, 2);
  EXPECT_EQ(annales({"simulate", "--map", "atlantis", "--out", "-"}).status, 2);
  EXPECT_EQ(play({"--out", "/nowhere/at/all"}).status, 3);
}

} // namespace
} // namespace annales::tests
