// Ctrl-C: every command ends, whatever it waits for, and leaves nothing half done. How soon is measured by
// tests/hard/interrupts, as it depends on the machine.
#include "tests/cli/stored.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <set>
#include <thread>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::string kSample =
    std::string(ANNALES_SOURCE_DIR) + "/samples/antike-ii.opening-growth.antike.jsonl";

/// Sends Ctrl-C after some milliseconds.
std::function<void(pid_t)> interruptAfter(int milliseconds) {
  return [milliseconds](pid_t process) {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    ::kill(process, SIGINT);
  };
}

/// Until the program is at work on the file, or has ended.
void waitUntilOpen(pid_t process, const fs::path& file) {
  const fs::path about = "/proc/" + std::to_string(process);
  for (std::error_code ended; !ended; std::this_thread::yield()) {
    if (fs::read_symlink(about / "exe", ended).filename() != "annales") continue; // not yet
    std::error_code gone;
    fs::directory_iterator at(about / "fd", gone);
    for (; !gone && at != fs::directory_iterator(); at.increment(gone))
      if (fs::read_symlink(at->path(), gone) == file) return;
  }
}

/// Sends Ctrl-C once the program is at work on the file.
std::function<void(pid_t)> interruptAt(const fs::path& file) {
  return [file](pid_t process) {
    waitUntilOpen(process, file);
    ::kill(process, SIGINT);
  };
}

/// A file that has more to say, and does not.
class EndlessFile {
public:
  explicit EndlessFile(std::string name) : name_(std::move(name)) {
    EXPECT_EQ(::mkfifo(name_.c_str(), 0600), 0);
    pipe_ = ::open(name_.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    const std::string text = textOf(kSample);
    EXPECT_EQ(::write(pipe_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  EndlessFile(const EndlessFile&) = delete;
  EndlessFile& operator=(const EndlessFile&) = delete;
  ~EndlessFile() { ::close(pipe_); }
  [[nodiscard]] const std::string& name() const { return name_; }

private:
  std::string name_;
  int pipe_ = -1;
};

/// Another program that keeps a library to itself, or writes into it.
class Owner {
public:
  Owner(const std::string& library, const char* begins) {
    EXPECT_EQ(sqlite3_open(library.c_str(), &db_), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db_, begins, nullptr, nullptr, nullptr), SQLITE_OK);
  }
  Owner(const Owner&) = delete;
  Owner& operator=(const Owner&) = delete;
  ~Owner() { sqlite3_close(db_); }

private:
  sqlite3* db_ = nullptr;
};

/// `command`, with these words behind it.
Words withMore(Words command, const Words& more) {
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

/// Each command that reads a file, and waits for the rest of it.
std::vector<Words> commandsReading(const std::string& file, const std::string& library,
                                   const std::string& game, const std::string& out) {
  return {{"verify", file},
          {"state", file},
          {"legal", file},
          {"replay", file},
          {"import", file, "--library", library},
          {"export", file, "--format", "agn", "--out", out},
          {"analyse", file},
          {"lesson", file, "--out", out},
          {"steps", file},
          {"worksheet", file, "--out", out},
          {"answers", file, "--library", library},
          {"playout", file, "--at", "5"},
          {"threats", file},
          {"claims", file},
          {"puzzles", file, "--out", out},
          {"account", file},
          {"map", "check", file},
          {"deck", "check", file},
          {"prices", "check", file},
          {"line", "merge", game, "--library", library, file},
          {"stats", "explore", "--library", library, "--by", "position", "--game", file, "--at", "5"}};
}

/// Each command that waits for a library.
std::vector<Words> commandsWaiting(const std::string& library, const std::string& game,
                                   const std::string& out) {
  const Words here{"--library", library};
  return {withMore({"list"}, here),
          {"check", library},
          {"repair", library},
          withMore({"backup", out}, here),
          withMore({"import", kSample}, here),
          withMore({"export", game, "--format", "html", "--out", out}, here),
          withMore({"replay", game}, here),
          withMore({"worksheet", game}, here),
          withMore({"annotate", game, "--at", "5", "--text", "Why?"}, here),
          withMore({"result", "add", "Ilse, Romans, 9", "Benno", "--ruleset", "antike"}, here),
          withMore({"result", "remove", "12"}, here),
          withMore({"result", "restore", "12"}, here),
          withMore({"result", "same", "12", "34"}, here),
          withMore({"line", "list", game}, here),
          withMore({"line", "add", game, "--at", "5", "--name", "try", "--events", kSample}, here),
          withMore({"line", "play", game, "--at", "5", "--others", "greedy"}, here),
          withMore({"line", "rename", game, "try", "tried"}, here),
          withMore({"line", "delete", game, "try"}, here),
          withMore({"line", "promote", game, "try"}, here),
          withMore({"line", "compare", game, "try"}, here),
          withMore({"line", "undo", game}, here),
          withMore({"line", "redo", game}, here),
          withMore({"stats", "openings"}, here),
          withMore({"stats", "explore"}, here),
          withMore({"stats", "compare", "--a", "nation=romans", "--b", "nation=greeks"}, here),
          withMore({"stats", "meetings"}, here),
          withMore({"stats", "ratings"}, here),
          withMore({"stats", "trend", "--nation", "romans"}, here),
          withMore({"stats", "report", "evening"}, here),
          withMore({"stats", "query", "nation = romans"}, here)};
}

/// Each command that computes for as long as it is asked to.
std::vector<Words> commandsComputing(const std::string& out) {
  const std::string much = "10000000";
  return {{"simulate", "--map", "occident", "--nations", "4", "--games", much, "--out", out},
          {"match", "value", "greedy", "--map", "occident", "--nations", "4", "--games", much, "--all"},
          {"playout", kSample, "--at", "20", "--budget", "1000000"},
          {"stats", "lab", "--a", "bot=growth", "--b", "bot=growth", "--nation", "romans", "--map",
           "occident", "--points", "1"}};
}

TEST(Interrupt, EndsEveryCommandThatWaitsForTheRestOfAFile) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSample, "--library", folder / "l"}).status, 0);
  const std::string game = listed(folder / "l")[0].at("game");
  const EndlessFile file(folder / "pipe");
  for (const Words& command : commandsReading(file.name(), folder / "l", game, folder / "out")) {
    SCOPED_TRACE(::testing::PrintToString(command));
    const Ran ran = annalesWhile(command, interruptAt(fs::canonical(file.name())));
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_FALSE(fs::exists(folder / "out"));
  }
  EXPECT_EQ(listed(folder / "l").size(), 1U);
}

TEST(Interrupt, EndsEveryCommandThatWaitsForALibrary) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSample, "--library", folder / "l"}).status, 0);
  const std::string game = listed(folder / "l")[0].at("game");
  const Owner owner(folder / "l", "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  for (const Words& command : commandsWaiting(folder / "l", game, folder / "out")) {
    SCOPED_TRACE(::testing::PrintToString(command));
    const Ran ran = annalesWhile(command, interruptAt(fs::canonical(folder / "l")));
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_FALSE(fs::exists(folder / "out"));
  }
}

TEST(Interrupt, EndsEveryCommandThatWaitsForSomebodyWhoWrites) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSample, "--library", folder / "l"}).status, 0);
  const std::string game = listed(folder / "l")[0].at("game");
  ASSERT_EQ(annales({"annotate", game, "--library", folder / "l", "--at", "4", "--text", "Here."}).status, 0);
  const Owner owner(folder / "l", "BEGIN IMMEDIATE");
  const Words here{"--library", folder / "l"};
  for (const Words& command :
       std::vector<Words>{withMore({"import", kGame, "--maps", conformance("maps")}, here),
                          {"repair", folder / "l"},
                          withMore({"annotate", game, "--at", "5", "--text", "Why?"}, here),
                          withMore({"line", "undo", game}, here),
                          withMore({"stats", "query", "nation = romans", "--save", "Romans"}, here)}) {
    SCOPED_TRACE(::testing::PrintToString(command));
    const Ran ran = annalesWhile(command, interruptAt(fs::canonical(folder / "l")));
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
  EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
}

TEST(Interrupt, EndsWhatWaitsForTheFactsThatSomebodyElseMakes) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSample, "--library", folder / "l"}).status, 0);
  const Words command{"stats", "openings", "--library", folder / "l"};
  for (const char* begins : {"BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"}) {
    SCOPED_TRACE(begins);
    ASSERT_EQ(annales(command).status, 0);
    alter(folder / "l-facts", "DELETE FROM seen"); // so that there is something to write
    const Owner owner(folder / "l-facts", begins);
    const Ran ran = annalesWhile(command, interruptAfter(1000));
    EXPECT_EQ(ran.status, 130);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "") << "nobody asks any more whether the file was locked";
  }
}

TEST(Interrupt, EndsWhatWaitsForAPipeIntoWhichNobodyWrites) {
  const Folder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  const Ran ran = annalesWhile({"verify", folder / "pipe"}, interruptAt(fs::canonical(folder / "pipe")));
  EXPECT_EQ(ran.status, 130);
  EXPECT_EQ(ran.out, "");
}

TEST(Interrupt, EndsEveryCommandThatComputes) {
  const Folder folder;
  for (const Words& command : commandsComputing(folder / "out")) {
    SCOPED_TRACE(::testing::PrintToString(command));
    const Ran ran = annalesWhile(command, interruptAfter(300));
    EXPECT_EQ(ran.status, 130) << ran.err;
    EXPECT_TRUE(fs::is_empty(folder.path()));
  }
}

/// What they are called, without their subjects.
void addNames(std::set<std::string>& names, const std::vector<Words>& commands) {
  for (const Words& command : commands) {
    names.insert(command[0]);
    names.insert(command[0] + " " + command[1]);
  }
}

TEST(Interrupt, NoCommandIsLeftOutHere) {
  std::set<std::string> seen{"engine",     "stats ledger",  "boards",      "completion",
                             "people add", "people remove", "people list", // tests/cli/engine_test.cpp;
                             "work plan",  "work do",       "work gather", // tests/cli/work_test.cpp;
                             "publish"};                                   // needs a server;
  addNames(seen, commandsReading("", "", "", ""));                         // the others are done at once
  addNames(seen, commandsWaiting("", "", ""));
  addNames(seen, commandsComputing(""));
  for (const std::string& command : commandsIn(annales({"--help"}).out)) {
    const Words deeper = commandsIn(annales({command, "--help"}).out);
    if (deeper.empty()) {
      EXPECT_TRUE(seen.contains(command)) << command;
    }
    for (const std::string& sub : deeper)
      EXPECT_TRUE(seen.contains(command + " " + sub)) << command << " " << sub;
  }
}

TEST(Interrupt, LeavesNothingHalfWritten) {
  const Folder folder;
  const Ran ran = annalesWhile({"simulate", "--map", "occident", "--nations", "6", "--games", "1000000",
                                "--out", folder / "games.antike.jsonl"},
                               interruptAfter(500));
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(Interrupt, StopsAnImportAsIfItHadNotBeen) {
  const Folder folder;
  const Ran simulated = annales(
      {"simulate", "--map", "occident", "--nations", "6", "--games", "60", "--out", folder / "games"});
  ASSERT_EQ(simulated.status, 0) << simulated.err;
  const int delays[] = {20, 100, 300};
  for (const int delay : delays) {
    const Ran ran =
        annalesWhile({"import", folder / "games", "--library", folder / "l"}, interruptAfter(delay));
    EXPECT_TRUE(ran.status == 130 || ran.status == 0) << ran.status << ran.err;
    if (fs::exists(folder / "l")) {
      EXPECT_EQ(annales({"check", folder / "l"}).status, 0);
    }
  }
  EXPECT_EQ(annales({"import", folder / "games", "--library", folder / "l"}).status, 0);
  EXPECT_EQ(listed(folder / "l").size(), 60U);
}

TEST(Interrupt, StopsARepairAndSaysWhatBecameOfTheLibrary) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", folder / "l"})).status, 0);
  alter(folder / "l", "UPDATE summaries SET events = 77");
  sqlite3* writer = nullptr;
  ASSERT_EQ(sqlite3_open((folder / "l").c_str(), &writer), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(writer, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const Ran ran = annalesWhile({"repair", folder / "l"}, [&](pid_t process) {
    waitUntilOpen(process, fs::canonical(folder / "l"));
    ::kill(process, SIGINT); // while it waits for the other writer
    sqlite3_exec(writer, "COMMIT", nullptr, nullptr, nullptr);
  });
  sqlite3_close(writer);
  EXPECT_EQ(ran.status, 130);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("was not changed"));
  EXPECT_EQ(listed(folder / "l")[0].at("events"), 77) << "and so it is";
  EXPECT_EQ(annales({"repair", folder / "l"}).status, 0);
  EXPECT_NE(listed(folder / "l")[0].at("events"), 77);
}

} // namespace
} // namespace annales::tests
