// Each write, sync, truncation, renaming and removal fails once, or the program is killed there: what was
// acknowledged is there, `check` finds nothing, the message says what to do, and doing it again completes it.
// A few of these calls here; ANNALES_FAULTS says how many of each command (tests/hard/run).
#include "libreplay/store/library.h"
#include "tests/cli/program.h"
#include "tests/libreplay/logs.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <random>
#include <regex>
#include <set>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;

const std::string kFaultyDisk = std::string(ANNALES_BINARY_DIR) + "/tests/hard/libannales_faulty_disk.so";

/// One call of the program on a disk that fails.
struct Fault {
  long at = 0;
  std::string does;
};

Ran onDisk(const fs::path& disk, const std::vector<std::string>& args, const Fault& fault,
           long* calls = nullptr) {
  const Folder beside;
  const pid_t child = ::fork();
  if (child == 0) {
    for (const auto& [name, descriptor] : {std::pair{"out", 1}, std::pair{"err", 2}})
      ::dup2(::open((beside / name).c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), descriptor);
    ::setenv("LD_PRELOAD", kFaultyDisk.c_str(), 1);
    ::setenv("ANNALES_DISK_FOLDER", disk.c_str(), 1);
    ::setenv("ANNALES_DISK_COUNT", (beside / "count").c_str(), 1);
    ::setenv("ANNALES_DISK_AT", std::to_string(fault.at).c_str(), 1);
    ::setenv("ANNALES_DISK_DOES", fault.does.c_str(), 1);
    becomeAnnales(args);
  }
  int state = 0;
  ::waitpid(child, &state, 0);
  if (calls != nullptr) *calls = std::atol(textOf(beside / "count").c_str());
  return {WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state), textOf(beside / "out"),
          textOf(beside / "err")};
}

/// All games of a library, or what is wrong with it.
std::string contentOfLibrary(const fs::path& file) {
  if (!fs::exists(file)) return "no library";
  auto library = Library::open(file, Access::readOnly);
  if (!library) return "not opened: " + library.error().message;
  const auto report = library->check({});
  if (!report) return "not checked: " + report.error().message;
  if (!report->findings.empty()) return "found: " + report->findings.front().message;
  const auto games = library->gamesAfter(std::nullopt, 100);
  std::string all;
  for (const Hash& game : *games)
    all += test::contentOf(*library->load(game));
  static const std::regex kWhen(R"~("(at|id)":"[^"]*")~"); // of remarks, another one each time
  return std::regex_replace(all, kWhen, "");
}

std::set<std::string> namesOf(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

/// What somebody does, in a folder that holds the library `l`.
struct Deed {
  const char* name;
  std::vector<std::vector<std::string>> before; // commands; % is the folder
  std::vector<std::string> args;
  const char* made = "l"; // the library that it writes
  bool otherFile = false; // or another file, which is whole or not there
  std::string old = {};   // a library of an earlier version, with which all begins
};

std::vector<std::string> in(const fs::path& folder, std::vector<std::string> args) {
  for (std::string& arg : args)
    for (std::size_t at = 0; (at = arg.find('%', at)) != std::string::npos;)
      arg.replace(at, 1, folder.string());
  return args;
}

const std::vector<std::string> kImportTwo{"import", kTwoGames, "--library",
                                          "%/l",    "--maps",  conformance("maps")};
const std::vector<std::string> kImportOne{"import", kGame, "--library", "%/l", "--maps", conformance("maps")};
const std::string kId = "5725f12d312c";

std::vector<Deed> deeds() {
  return {
      {"a library is made", {}, kImportTwo},
      {"games are imported", {kImportOne}, kImportTwo},
      {"a remark is written",
       {kImportOne},
       {"annotate", kId, "--library", "%/l", "--text", "No.", "--author", "ada"}},
      {"a line is merged",
       {kImportOne,
        {"import", kGame, "--library", "%/m", "--maps", conformance("maps")},
        {"annotate", kId, "--library", "%/m", "--text", "Mine.", "--author", "ada"}},
       {"line", "merge", kId, "--library", "%/l", "%/theirs.antike.jsonl", "--maps", conformance("maps")}},
      {"the catalogue is made anew", {kImportOne}, {"repair", "%/l"}},
      {"a copy is made", {kImportOne}, {"backup", "%/copy", "--library", "%/l"}, "copy"},
      {"a workbook is written",
       {kImportOne},
       {"export", kId, "--library", "%/l", "--format", "xlsx", "--out", "%/game.xlsx"},
       "game.xlsx",
       true},
      {"a page is written",
       {kImportOne},
       {"export", kId, "--library", "%/l", "--format", "html", "--out", "%/game.html"},
       "game.html",
       true},
      {"a remark is undone",
       {kImportOne, {"annotate", kId, "--library", "%/l", "--text", "No.", "--author", "ada"}},
       {"line", "undo", kId, "--library", "%/l"}},
      {"an old library is raised", {}, {"repair", "%/l"}, "l", false, "library-2.annales"},
      {"the version before is raised", {}, {"repair", "%/l"}, "l", false, "library-3.annales"}};
}

/// Each call in each way, in any order: enough of them are all.
std::vector<Fault> faultsOf(long calls) {
  std::vector<Fault> all;
  for (long at = 1; at <= calls; ++at)
    for (const char* does : {"kill", "fail", "torn", "full"})
      all.push_back({at, does});
  std::ranges::shuffle(all, std::mt19937(11));
  return all;
}

class FaultyDisk : public testing::TestWithParam<Deed> {
protected:
  /// The library, or the bytes of the file.
  std::string made(const fs::path& folder) const {
    const fs::path file = folder / GetParam().made;
    if (!GetParam().otherFile) return contentOfLibrary(file);
    return fs::exists(file) ? fmt::format("{} bytes", fs::file_size(file)) : "no file";
  }
  void prepare(const fs::path& folder) const {
    fs::remove_all(folder);
    fs::copy(start_.path(), folder, fs::copy_options::recursive);
  }
  void SetUp() override {
    if (const std::string& old = GetParam().old; !old.empty())
      fs::copy_file(fs::path(ANNALES_SOURCE_DIR) / "tests/golden" / old, start_ / "l");
    for (const auto& args : GetParam().before)
      ASSERT_EQ(annales(in(start_.path(), args)).status, 0);
    if (fs::exists(start_.path() / "m")) // somebody else's record of the game
      writeText(
          start_ / "theirs.antike.jsonl",
          annales({"export", kId, "--library", start_ / "m", "--format", "events", "--with-private"}).out);
  }

  void tryOnce(const fs::path& disk, const Fault& fault) const {
    prepare(disk);
    const std::string before = made(disk), kept = contentOfLibrary(disk / "l");
    const Ran ran = onDisk(disk, in(disk, GetParam().args), fault);
    const bool killed = fault.does == "kill" || fault.does == "torn";
    const std::string said =
        fmt::format("{} at call {}: status {}, {}{}", fault.does, fault.at, ran.status, ran.out, ran.err);
    EXPECT_TRUE(ran.status == (killed ? 137 : ran.status) && (killed || ran.status <= 3)) << said;
    const std::string now = made(disk);
    EXPECT_TRUE(now == after_ ||
                ((now == before || now.empty()) && ran.status != 0)) // empty: made, nothing in it yet
        << said << now.substr(0, 300);
    if (std::string(GetParam().made) != "l") {
      EXPECT_EQ(contentOfLibrary(disk / "l"), kept) << said;
    }
    if (!killed && ran.status != 0) {
      EXPECT_THAT(ran.err, testing::HasSubstr(disk.string())) << said;
      static const std::regex kAdvice(
          "try again|Free some|Check the disk|Name a|Allow access|Copy it|backup");
      EXPECT_TRUE(std::regex_search(ran.err, kAdvice)) << said;
    }
    const Ran again = annales(in(disk, GetParam().args));
    EXPECT_TRUE(again.status == 0 || (again.status == 2 && now == after_)) << said << again.err;
    EXPECT_EQ(made(disk), now == after_ ? afterTwo_ : after_) << said << again.out << again.err;
    const bool finished = !killed && ran.status != 0;
    static const std::regex kBegun("\\.annales-(new|part)-"); // what was killed is cleared away after an hour
    for (const std::string& name : namesOf(disk))
      EXPECT_TRUE((!finished && std::regex_search(name, kBegun)) || names_.contains(name))
          << said << "left: " << name;
  }
  void learn(const fs::path& disk) {
    prepare(disk);
    ASSERT_EQ(onDisk(disk, in(disk, GetParam().args), {}, &calls_).status, 0);
    after_ = made(disk);
    static_cast<void>(annales(in(disk, GetParam().args)));
    afterTwo_ = made(disk); // a remark that was written is written once more
    names_ = namesOf(disk);
  }

  Folder start_;
  std::string after_, afterTwo_;
  std::set<std::string> names_;
  long calls_ = 0;
};

TEST_P(FaultyDisk, LosesNothingThatWasAcknowledged) {
#ifdef ANNALES_SANITIZED
  GTEST_SKIP() << "the sanitizers want to be loaded first";
#endif
  const Folder folder;
  const fs::path disk = folder.path() / "disk";
  learn(disk);
  ASSERT_GT(calls_, 3);
  const char* asked = std::getenv("ANNALES_FAULTS");
  const std::size_t most = asked == nullptr ? 10 : static_cast<std::size_t>(std::atol(asked));
  std::vector<Fault> faults = faultsOf(calls_);
  const std::size_t all = faults.size();
  faults.resize(std::min(most, all));
  for (const Fault& fault : faults) {
    if (HasFailure()) break;
    tryOnce(disk, fault);
  }
  std::cout << fmt::format("{}: {} calls of the disk, {} of {} faults tried\n", GetParam().name, calls_,
                           faults.size(), all);
}

/// The program, whose files may not grow beyond 20,000 bytes.
Ran annalesWithSmallFiles(const std::vector<std::string>& args) {
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit limit{20000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &limit); // of this process, too, for as long
  const Ran ran = annales(args);
  setrlimit(RLIMIT_FSIZE, &before);
  return ran;
}

/// The system sends a signal then, which nobody handles here: the program has to.
TEST(FileThatMayNotGrow, IsAnErrorWithASentence) {
  const Folder folder;
  ASSERT_EQ(annales(in(folder.path(), kImportOne)).status, 0);
  const std::string before = contentOfLibrary(folder / "l");
  const std::string library = folder / "l";
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"import", kGame, "--library", folder / "other", "--maps",
                                 conformance("maps")},
        std::vector<std::string>{"annotate", kId, "--library", library, "--text", std::string(30000, 'x')},
        std::vector<std::string>{"export", kId, "--library", library, "--format", "html", "--out",
                                 folder / "page"},
        std::vector<std::string>{"backup", folder / "copy", "--library", library},
        std::vector<std::string>{"simulate", "--map", "occident", "--nations", "4", "--out",
                                 folder / "games"}}) {
    const Ran ran = annalesWithSmallFiles(args);
    EXPECT_EQ(ran.status, 3) << args.front() << ran.err;
    EXPECT_THAT(ran.err, testing::HasSubstr("try again")) << args.front();
  }
  EXPECT_EQ(contentOfLibrary(folder / "l"), before);
  for (const char* half : {"page", "copy", "games"})
    EXPECT_FALSE(fs::exists(folder / half)) << half;
}

TEST(FileThatMayNotGrow, IsNotCountedAsExported) {
  const Folder folder;
  const std::string library = folder / "l";
  ASSERT_EQ(annales({"import", kGame, kTwoGames, "--library", library, "--maps", conformance("maps")}).status,
            0);
  ASSERT_EQ(annales({"result", "add", "Ilse, Romans, 9", "Benno", "--ruleset", "antike", "--comment",
                     std::string(9000, 'x'), "--library", library})
                .status,
            0);
  for (const int i : {1, 2})
    ASSERT_EQ(annales({"result", "add", "Ilse, Romans, 9", "Carina", "--ruleset", "antike", "--minutes",
                       std::to_string(i), "--comment", std::string(9000, 'x'), "--library", library})
                  .status,
              0);
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"--all", "--format", "html", "--out", folder / "pages"},
        std::vector<std::string>{"--all", "--format", "events", "--out", folder / "all.antike.jsonl"},
        std::vector<std::string>{"--results", "--format", "csv", "--out", folder / "results.csv"},
        std::vector<std::string>{"--results", "--format", "bg-stats", "--out", folder / "results.bgsplay"}}) {
    std::vector<std::string> all{"export", "--library", library};
    all.insert(all.end(), args.begin(), args.end());
    const Ran ran = annalesWithSmallFiles(all);
    EXPECT_EQ(ran.status, 3) << args[2] << ran.err;
    EXPECT_THAT(ran.err, testing::HasSubstr("try again")) << args[2];
    if (args[0] == "--all")
      EXPECT_THAT(ran.err, testing::HasSubstr("0 of 3 games exported")) << args[2];
    else
      EXPECT_THAT(ran.err, testing::Not(testing::HasSubstr("exported"))) << args[2];
  }
  const Ran whole = annales(
      {"export", "--library", library, "--results", "--format", "csv", "--out", folder / "results.csv"});
  EXPECT_THAT(whole.err, testing::HasSubstr("3 results without moves exported"));
}

INSTANTIATE_TEST_SUITE_P(Deeds, FaultyDisk, testing::ValuesIn(deeds()), [](const auto& deed) {
  std::string name = deed.param.name;
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
});

} // namespace
} // namespace annales::tests
