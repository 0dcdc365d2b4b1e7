// annales work: what is done in tasks, whoever dies meanwhile, is what one machine does alone.
#include "tests/cli/stored.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <set>
#include <thread>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
namespace fs = std::filesystem;
using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

Ran done(const Words& words, int status = 0) {
  Ran ran = annales(words);
  EXPECT_EQ(ran.status, status) << words[0] << ' ' << words[1] << ": " << ran.err << ran.out;
  return ran;
}

/// Every game of a library by its id, as its event log.
std::map<std::string, std::string> gamesOf(const std::string& library) {
  std::map<std::string, std::string> games;
  for (const json& game : listed(library)) {
    const std::string id = game.at("game").get<std::string>();
    games[id] = done({"export", id, "--library", library, "--format", "events"}).out;
  }
  return games;
}

std::vector<fs::path> resultsOf(const std::string& folder, const std::string& task = "") {
  std::vector<fs::path> files;
  for (const auto& file : fs::directory_iterator(folder + "/results"))
    if (file.path().filename().string().starts_with(task)) files.push_back(file.path());
  std::ranges::sort(files);
  return files;
}

/// Starts a task and kills it after so many milliseconds.
Ran killedTask(const std::string& folder, int task, int milliseconds) {
  return annalesWhile({"work", "do", folder, "--task", std::to_string(task)}, [=](pid_t process) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    ::kill(process, SIGKILL);
  });
}

const Words kBots{"--map", "occident", "--nations", "4", "--games", "20", "--seed", "77"};

TEST(Work, WithKilledTasksALostNodeAndEverythingGatheredTwiceTheGamesAreThoseOfOneMachine) {
  const Folder folder;
  const std::string work = folder / "work", library = folder / "cluster.annales",
                    alone = folder / "alone.annales";
  const Ran plan = done(Words{"work", "plan", "simulate", work, "--per-task", "2"} + kBots);
  EXPECT_THAT(plan.out, HasSubstr("10 tasks planned"));
  EXPECT_THAT(plan.out, HasSubstr("Task 1 took "));
  EXPECT_THAT(plan.out, HasSubstr("sbatch --array=2-10 "));
  for (int task = 2; task <= 10; ++task)
    if (task % 5 != 0) done({"work", "do", work, "--task", std::to_string(task)});
  EXPECT_NE(killedTask(work, 5, 0).status, 0);
  killedTask(work, 10, 15); // somewhere in the middle, or already done
  {
    // A node is lost and its task goes on, while another node does the same task.
    const std::jthread lost([&] { done({"work", "do", work, "--task", "10", "--again"}); });
    done({"work", "do", work, "--task", "10", "--again"});
  }
  const Ran first = done({"work", "gather", work, "--library", library}, 1);
  EXPECT_THAT(first.out, HasSubstr("18 games added"));
  EXPECT_THAT(first.out, HasSubstr("No result yet for 1 of 10 tasks: 5"));
  EXPECT_THAT(first.out, HasSubstr("annales work do " + work));
  EXPECT_EQ(done({"work", "gather", work, "--missing"}).out, "5\n");
  EXPECT_THAT(done({"work", "do", work}).out, HasSubstr("1 task done, 9 had a result already"));
  EXPECT_THAT(done({"work", "gather", work, "--library", library}).out, HasSubstr("2 games added"));
  EXPECT_THAT(done({"work", "gather", work, "--library", library}).out,
              HasSubstr("0 games added to " + library + ", 20 already there"));
  done(Words{"simulate", "--library", alone} + kBots);
  EXPECT_EQ(gamesOf(library).size(), 20U);
  EXPECT_EQ(gamesOf(library), gamesOf(alone));
}

TEST(Work, TheSameTaskOnSeveralMachinesAtOnceIsTheSameFile) {
  const Folder folder;
  const std::string work = folder / "work";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  {
    std::vector<std::jthread> machines;
    for (int i = 0; i < 3; ++i)
      machines.emplace_back([&] { done({"work", "do", work, "--task", "2", "--again", "--threads", "1"}); });
  }
  ASSERT_EQ(resultsOf(work).size(), 2U);
  const std::string bytes = textOf(resultsOf(work, "000002").at(0));
  done({"work", "do", work, "--task", "2", "--again", "--threads", "3"});
  EXPECT_EQ(resultsOf(work).size(), 2U);
  EXPECT_EQ(textOf(resultsOf(work, "000002").at(0)), bytes);
}

TEST(Work, AnalysesAreThoseOfOneMachineByteForByte) {
  const Folder folder;
  const std::string library = folder / "club.annales", alone = folder / "alone.annales",
                    work = folder / "work";
  for (const std::string& one : {library, alone})
    done({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2", "--games", "3",
          "--library", one});
  const Words effort{"--budget", "2", "--turns", "1", "--seed", "5"};
  done(Words{"work", "plan", "analyse", work, "--library", library} + effort);
  EXPECT_NE(killedTask(work, 2, 20).status, 0);
  EXPECT_THAT(done({"work", "gather", work, "--library", library}, 1).out,
              HasSubstr("No result yet for 2 of 3 tasks: 2-3"));
  done({"work", "do", work, "--share", "2/2"});
  done({"work", "do", work, "--share", "1/2"});
  done({"work", "gather", work, "--library", library});
  EXPECT_THAT(done({"work", "gather", work, "--library", library}).out, HasSubstr("0 analyses added"));
  for (const json& game : listed(library)) {
    const std::string id = game.at("game").get<std::string>();
    const Ran one = done(Words{"analyse", id, "--library", alone, "--json"} + effort);
    const Ran many = done(Words{"analyse", id, "--library", library, "--json", "--no-keep"} + effort);
    EXPECT_EQ(one.out, many.out);
    EXPECT_THAT(many.err, HasSubstr("0 added"));
    EXPECT_THAT(many.err, Not(HasSubstr(" 0 of "))); // all of them came from the library
    EXPECT_EQ(done({"analyse", id, "--library", library, "--kept", "--json"}).out,
              done({"analyse", id, "--library", alone, "--kept", "--json"}).out);
  }
  const Ran again = annales(Words{"work", "plan", "analyse", folder / "more", "--library", library} + effort);
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("3 games are analysed already with this effort"));
}

TEST(Work, AMatchInTasksGivesTheTableOfOneMachine) {
  const Folder folder;
  const std::string work = folder / "work";
  const Words match{"growth", "random", "--map", "occident", "--games", "40", "--seed", "3"};
  done(Words{"work", "plan", "match", work, "--per-task", "8"} + match);
  const Ran early = annales({"work", "gather", work, "--json"});
  if (early.status == 1) {
    EXPECT_THAT(early.out, HasSubstr("No result yet for 4 of 5 tasks: 2-5"));
  }
  done({"work", "do", work});
  EXPECT_EQ(done({"work", "gather", work, "--json"}).out, done(Words{"match", "--json"} + match).out);
  EXPECT_EQ(done({"work", "gather", work}).out, done(Words{"match"} + match).out);
}

TEST(Work, TheLaboratoryInTasksGivesTheManifestOfOneMachine) {
  const Folder folder;
  const std::string work = folder / "work", many = folder / "many.json", one = folder / "one.json";
  const Words lab{"--a",   "bot=growth", "--b",      "bot=random", "--nation", "romans",
                  "--map", "occident",   "--points", "40",         "--seed",   "1"};
  done(Words{"work", "plan", "lab", work, "--per-task", "40", "--keep-games"} + lab);
  done({"work", "do", work});
  const std::string stored = folder / "many.annales", alone = folder / "alone.annales";
  const Ran answer = done({"work", "gather", work, "--manifest", many, "--library", stored});
  const Ran expected = done(Words{"stats", "lab", "--manifest", one, "--library", alone} + lab);
  EXPECT_EQ(textOf(many), textOf(one));
  EXPECT_THAT(expected.out, HasSubstr(answer.out));
  EXPECT_EQ(gamesOf(stored), gamesOf(alone));
}

TEST(Work, ADamagedResultCountsAsMissingAndIsDoneAgain) {
  const Folder folder;
  const std::string work = folder / "work", library = folder / "bots.annales";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  const fs::path result = resultsOf(work, "000001").at(0);
  const std::string bytes = textOf(result);
  writeText(result, bytes.substr(0, bytes.size() / 2));
  const Ran gathered = done({"work", "gather", work, "--library", library}, 1);
  EXPECT_THAT(gathered.err, HasSubstr("was damaged"));
  EXPECT_THAT(gathered.out, HasSubstr("No result yet for 2 of 2 tasks: 1-2"));
  done({"work", "do", work, "--task", "1"});
  EXPECT_EQ(textOf(resultsOf(work, "000001").at(0)), bytes);
}

TEST(Work, ResultsOfAnotherPlanAreLeftOut) {
  const Folder folder;
  const std::string work = folder / "work", other = folder / "other";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  done({"work", "plan", "simulate", other, "--per-task", "10", "--map", "occident", "--games", "20", "--seed",
        "78"});
  const fs::path result = resultsOf(other, "000001").at(0);
  fs::remove(resultsOf(work, "000001").at(0));
  fs::copy(result, work + "/results");
  const Ran gathered = done({"work", "gather", work, "--library", folder / "bots.annales"}, 1);
  EXPECT_THAT(gathered.err, HasSubstr("belongs to another plan"));
  EXPECT_THAT(gathered.out, HasSubstr("0 games added"));
}

TEST(Work, TwoResultsThatDifferAreNeverGathered) {
  const Folder folder;
  const std::string work = folder / "work", other = folder / "other", library = folder / "bots.annales";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  done({"work", "do", work});
  // A second result of the same task, sound in itself, as a faulty machine would make it.
  const fs::path sound = resultsOf(work, "000001").at(0);
  const std::string bytes = textOf(sound);
  const std::size_t row = bytes.find('\n') + 1, second = bytes.find('\n', row) + 1;
  writeText(work + "/other", bytes.substr(0, row) + bytes.substr(second) + bytes.substr(row, second - row));
  FILE* sum = ::popen(("sha256sum " + work + "/other").c_str(), "r");
  std::string digits(32, ' ');
  ASSERT_EQ(::fread(digits.data(), 1, 32, sum), 32U);
  ::pclose(sum);
  fs::rename(work + "/other", work + "/results/000001-" + digits + ".jsonl");
  const Ran gathered = done({"work", "gather", work, "--library", library}, 1);
  EXPECT_THAT(gathered.err, HasSubstr("task 1 has different results"));
  EXPECT_THAT(gathered.out, HasSubstr("10 games added"));
}

TEST(Work, AnotherVersionDoesNoTask) {
  const Folder folder;
  const std::string work = folder / "work";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  std::string plan = textOf(work + "/plan.json");
  const std::string version = "\"program\":\"";
  plan.insert(plan.find(version) + version.size(), "9");
  writeText(work + "/plan.json", plan);
  for (const Words& words :
       {Words{"work", "do", work}, Words{"work", "gather", work, "--library", folder / "l"}})
    EXPECT_THAT(done(words, 2).err, HasSubstr("Use the same version"));
}

TEST(Work, AFolderHasOnePlan) {
  const Folder folder;
  const std::string work = folder / "work";
  done(Words{"work", "plan", "simulate", work} + kBots);
  done(Words{"work", "plan", "simulate", work} + kBots);
  EXPECT_THAT(done({"work", "plan", "simulate", work, "--map", "orient"}, 2).err,
              HasSubstr("contains another plan"));
  fs::create_directory(folder / "full");
  writeText(folder / "full/letter.txt", "Dear club");
  EXPECT_THAT(done(Words{"work", "plan", "simulate", folder / "full"} + kBots, 2).err,
              HasSubstr("letter.txt"));
  EXPECT_THAT(done({"work", "do", folder / "full"}, 2).err, HasSubstr("has no plan"));
}

TEST(Work, TasksThatThePlanLacksAreRefused) {
  const Folder folder;
  const std::string work = folder / "work";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  for (const char* task : {"0", "3", "2-1", "1-3", "x", "1,,2", ""})
    EXPECT_EQ(annales({"work", "do", work, "--task", task}).status, 2) << task;
  for (const char* share : {"0/2", "3/2", "2", "1/0", "a/b"})
    EXPECT_EQ(annales({"work", "do", work, "--share", share}).status, 2) << share;
}

TEST(Work, TheScriptDoesTheTaskThatTheQueueNames) {
  const Folder folder;
  const std::string work = folder / "wo rk's";
  done(Words{"work", "plan", "simulate", work, "--per-task", "10"} + kBots);
  const std::string script = work + "/run.sh";
  const auto run = [&](const std::string& before, const std::string& task) {
    return std::system((before + " sh \"" + script + "\" " + task + " >/dev/null 2>&1").c_str());
  };
  EXPECT_EQ(run("SLURM_ARRAY_TASK_ID=2", ""), 0);
  EXPECT_EQ(resultsOf(work).size(), 2U);
  EXPECT_EQ(run("", "1"), 0);
  EXPECT_NE(run("", ""), 0);
  EXPECT_NE(run("", "3"), 0);
}

/// Sends Ctrl-C after some milliseconds.
Ran interruptedAfter(int milliseconds, const Words& words) {
  return annalesWhile(words, [=](pid_t process) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    ::kill(process, SIGINT);
  });
}

TEST(Work, AfterCtrlCTheSameCommandGoesOn) {
  const Folder folder;
  const std::string work = folder / "work", library = folder / "bots.annales";
  const Words games{"--map", "occident", "--games", "4000", "--per-task", "2000"};
  const Ran plan = interruptedAfter(300, Words{"work", "plan", "simulate", work} + games);
  EXPECT_EQ(plan.status, 130);
  EXPECT_THAT(plan.err, HasSubstr("the plan is complete"));
  const Ran doing = interruptedAfter(300, {"work", "do", work});
  EXPECT_EQ(doing.status, 130);
  EXPECT_TRUE(resultsOf(work).empty()) << "no half result";
  EXPECT_EQ(done({"work", "gather", work, "--missing"}).out, "1\n2\n");
  EXPECT_EQ(done({"work", "gather", work, "--library", library}, 1).status, 1);
  sqlite3* writer = nullptr;
  ASSERT_EQ(sqlite3_open(library.c_str(), &writer), SQLITE_OK);
  ASSERT_EQ(
      sqlite3_exec(writer, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr),
      SQLITE_OK);
  EXPECT_EQ(interruptedAfter(500, {"work", "gather", work, "--library", library}).status, 130);
  sqlite3_close(writer);
}

TEST(Work, OwnBoardsAndOptionsTravelWithThePlan) {
  const Folder folder;
  const std::vector<Words> kinds{{"--map", "test-hex", "--maps", conformance("maps")},
                                 {"--map", "orient", "--option", "variant=expert", "--option", "goal=12"}};
  for (const Words& kind : kinds) {
    const Words games = kind + Words{"--nations", "3", "--games", "2"};
    const std::string work = folder / kind[1], library = work + ".annales", alone = work + "-alone.annales";
    done(Words{"work", "plan", "simulate", work, "--per-task", "1"} + games);
    done({"work", "do", work});
    done({"work", "gather", work, "--library", library});
    done(Words{"simulate", "--library", alone} + games);
    EXPECT_EQ(gamesOf(library), gamesOf(alone));
    fs::remove(work + "/board.json");
    EXPECT_THAT(done({"work", "do", work}, 2).err, HasSubstr("the board of the plan is missing"));
  }
}

} // namespace
} // namespace annales::tests
