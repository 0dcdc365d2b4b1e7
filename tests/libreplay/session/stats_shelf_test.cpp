// Statistics that were kept say what counting anew would say, or nothing at all.
#include "libreplay/session/opened_game.h"
#include "libreplay/stats/stats_archive.h"
#include "tests/libreplay/store/temp_library.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <fstream>

namespace annales {
namespace {

using test::caseLog;
using test::simulatedLog;
using test::TempFolder;
namespace fs = std::filesystem;

const Hash& headOf(const EventLog& log) {
  return log[log.mainHead()].id;
}

/// Everything that a panel could ask.
void expectEqual(const OpenedGame& a, const OpenedGame& b) {
  const LineStats& x = a.main()->stats();
  const LineStats& y = b.main()->stats();
  EXPECT_EQ(packStats(x, a.id()), packStats(y, b.id())) << "members that are packed";
  ASSERT_EQ(x.sentences.length(), y.sentences.length());
  for (EventIndex k = 1; k <= x.sentences.length(); ++k)
    ASSERT_EQ(x.sentences.at(k), y.sentences.at(k));
  ASSERT_EQ(x.violations.size(), y.violations.size());
  for (std::size_t i = 0; i < x.violations.size(); ++i) {
    EXPECT_EQ(x.violations[i].index, y.violations[i].index);
    EXPECT_EQ(x.violations[i].violation.rule, y.violations[i].violation.rule);
    EXPECT_EQ(x.violations[i].violation.message, y.violations[i].violation.message);
  }
}

/// A game in which a rule is broken.
EventLog withAMistake() {
  EventLog log = simulatedLog(RulesetId::antikeII, 1);
  const NodeIndex at = log.path(log.mainHead())[99];
  const NodeIndex head = log.append(at, TurnBegan{NationId(3)});
  EventLog line(NewGame{log.game(), std::make_shared<Gazetteer>(log.game().map)});
  NodeIndex end = 0;
  for (const NodeIndex node : log.path(head))
    if (node != 0) end = line.append(end, log[node].event);
  return line;
}

TEST(StatsShelf, SaysWhatCountingAnewSays) {
  const TempFolder folder;
  const StatsShelf shelf(folder / "lines");
  std::vector<EventLog> logs{withAMistake()};
  for (const std::string& name : test::wholeGames())
    logs.push_back(caseLog(name));
  for (const EventLog& log : logs) {
    const auto counted = openGame(EventLog(log), nullptr);
    EXPECT_FALSE(shelf.find(headOf(log)));
    expectEqual(*openGame(EventLog(log), nullptr, sentenceOf, &shelf), *counted);
    EXPECT_TRUE(shelf.find(headOf(log))) << "the first opening keeps them";
    expectEqual(*openGame(EventLog(log), nullptr, sentenceOf, &shelf), *counted);
  }
  EXPECT_FALSE(openGame(withAMistake(), nullptr, sentenceOf, &shelf)->main()->stats().violations.empty());
}

TEST(StatsShelf, TellsInTheLanguageOfToday) {
  const TempFolder folder;
  const StatsShelf shelf(folder / "lines");
  const EventLog log = caseLog("game-d-01");
  static_cast<void>(openGame(EventLog(log), nullptr, sentenceOf, &shelf));
  const auto other = openGame(
      EventLog(log), nullptr, [](const Event&, const DisplayNames&) { return std::string("Satz"); }, &shelf);
  EXPECT_EQ(other->main()->stats().sentences.at(5), "Satz");
}

TEST(StatsShelf, IgnoresWhatDoesNotFit) {
  const EventLog log = test::beginningOf(caseLog("game-01-hex-3"), 60);
  const auto game = openGame(EventLog(log), nullptr);
  const std::string sound = packStats(game->main()->stats(), headOf(log));
  ASSERT_TRUE(unpackStats(sound, headOf(log)));
  EXPECT_FALSE(unpackStats(sound, log.id())) << "of another line";
  for (std::size_t i = 0; i < sound.size(); i += 5) {
    std::string damaged = sound;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    ASSERT_FALSE(unpackStats(damaged, headOf(log))) << "byte " << i;
  }
  for (std::size_t size = 0; size < sound.size(); size += 97)
    ASSERT_FALSE(unpackStats(std::string_view(sound).substr(0, size), headOf(log)));
}

TEST(StatsShelf, CountsAnewWhereAFileIsDamaged) {
  const TempFolder folder;
  const StatsShelf shelf(folder / "lines");
  const EventLog log = caseLog("game-d-01");
  const auto first = openGame(EventLog(log), nullptr, sentenceOf, &shelf);
  const fs::path file = folder.path() / "lines" / (hexOf(headOf(log)) + ".stats");
  ASSERT_TRUE(fs::exists(file));
  fs::resize_file(file, fs::file_size(file) / 2);
  EXPECT_FALSE(shelf.find(headOf(log)));
  expectEqual(*openGame(EventLog(log), nullptr, sentenceOf, &shelf), *first);
  EXPECT_TRUE(shelf.find(headOf(log))) << "and makes the file whole again";
}

TEST(StatsShelf, ForgetsWhatWasNotUsedForLongest) {
  const TempFolder folder;
  const EventLog first = caseLog("game-d-01"), second = caseLog("game-01-hex-3");
  const auto one = openGame(EventLog(first), nullptr), two = openGame(EventLog(second), nullptr);
  const std::size_t larger = std::max(packStats(one->main()->stats(), headOf(first)).size(),
                                      packStats(two->main()->stats(), headOf(second)).size());
  const StatsShelf shelf(folder / "lines", larger);
  shelf.keep(headOf(first), one->main()->stats());
  fs::last_write_time(folder.path() / "lines" / (hexOf(headOf(first)) + ".stats"),
                      fs::file_time_type::clock::now() - std::chrono::hours(1));
  shelf.keep(headOf(second), two->main()->stats());
  EXPECT_FALSE(shelf.find(headOf(first)));
  EXPECT_TRUE(shelf.find(headOf(second)));
}

TEST(StatsShelf, ClearsAwayWhatAKilledProgramLeft) {
  const TempFolder folder;
  const EventLog log = caseLog("game-d-01");
  const pid_t child = fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  const fs::path left = folder.path() / (hexOf(log.id()) + ".part-" + std::to_string(child));
  std::ofstream(left) << "half of them";
  fs::last_write_time(left, fs::file_time_type::clock::now() - std::chrono::hours(2));
  StatsShelf(folder.path()).keep(headOf(log), openGame(EventLog(log), nullptr)->main()->stats());
  EXPECT_FALSE(fs::exists(left));
}

TEST(StatsShelf, DoesWithoutADisk) {
  const TempFolder folder;
  std::ofstream(folder / "no-folder") << "a file stands here";
  const StatsShelf shelf(folder.path() / "no-folder" / "lines");
  const EventLog log = caseLog("game-d-01");
  expectEqual(*openGame(EventLog(log), nullptr, sentenceOf, &shelf), *openGame(EventLog(log), nullptr));
}

} // namespace
} // namespace annales
