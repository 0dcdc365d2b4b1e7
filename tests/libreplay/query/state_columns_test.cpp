// The columns beside a library: always those of its games, whatever happens to either.
#include "libreplay/query/findings.h"
#include "libreplay/query/read_question.h"
#include "libreplay/store/state_columns.h"
#include "tests/libreplay/query/small_games.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/temp_library.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <chrono>
#include <fstream>

namespace annales {
namespace {

using namespace test;
namespace fs = std::filesystem;

struct StatesOfLibrary : ::testing::Test {
  TempFolder folder;
  fs::path library = folder / "club.annales";
  fs::path beside = StateColumns::folderFor(library);

  void import(const std::vector<int>& games) const {
    Library open = openNew(library);
    for (const int k : games)
      importInto(open, smallGame(k));
  }
  [[nodiscard]] std::size_t refreshed() const { return must(StateColumns(library).refresh()).read; }
  [[nodiscard]] std::vector<fs::path> files() const {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(beside))
      found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
  }
  /// Every event of a question, as text; asked anew.
  [[nodiscard]] std::string
  answer(const char* text = "temples >= 1 or some rival has (founded a city)") const {
    StateColumns columns(library);
    const Answer answer = must(columns.ask(*readQuestion(text)));
    std::string all;
    const std::vector<FoundEvent> events = eventsOf(answer, 0).value();
    for (const FoundEvent& event : events)
      all += hexOf(event.game).substr(0, 8) + ' ' + event.nation + ' ' + std::to_string(event.seq) + ' ' +
             std::to_string(event.moments) + '\n';
    return all;
  }
};

TEST_F(StatesOfLibrary, AreReadOnceAndThenOnlyForWhatIsNew) {
  import({0, 1, 2});
  EXPECT_EQ(refreshed(), 3U);
  EXPECT_EQ(refreshed(), 0U);
  import({0, 1, 2, 3});
  EXPECT_EQ(refreshed(), 1U);
  const std::string before = answer();
  EXPECT_FALSE(before.empty());
  fs::remove_all(beside);
  EXPECT_EQ(answer(), before);
}

TEST_F(StatesOfLibrary, WaitForNoPipe) {
  import({0});
  fs::create_directory(beside);
  const fs::path pipe = beside / "00000009-aaaaaaaaaaaa.states";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(refreshed(), 1U);
  EXPECT_EQ(refreshed(), 0U);
  EXPECT_TRUE(fs::is_fifo(pipe)) << "it is somebody's";
}

TEST_F(StatesOfLibrary, FollowAGameThatHasGrown) {
  Library open = openNew(library);
  const EventLog whole = smallGame(1);
  importInto(open, beginningOf(whole, 60));
  EXPECT_EQ(refreshed(), 1U);
  importInto(open, whole);
  EXPECT_EQ(refreshed(), 1U);
  StateColumns columns(library);
  must(columns.refresh());
  EXPECT_EQ(columns.table()->gameCount(), 1U) << "the old rows are dead";
  std::vector<EventLog> one;
  one.push_back(smallGame(1));
  EXPECT_EQ(columns.table()->rowCount(), tableOf(one)->rowCount()) << "the states of a game, once";
  const Answer expected = runQuestion(tableOf(one), *readQuestion("cities >= 1")).value();
  EXPECT_EQ(must(columns.ask(*readQuestion("cities >= 1"))).states, expected.states);
}

TEST_F(StatesOfLibrary, AreNotLookedAtAgainWhileNobodyWrites) {
  import({0, 1});
  fs::last_write_time(library, fs::file_time_type::clock::now() - std::chrono::hours(1));
  StateColumns columns(library);
  must(columns.refresh());
  const auto table = columns.table();
  must(columns.refresh());
  EXPECT_EQ(columns.table(), table);
  import({0, 1, 2});
  EXPECT_EQ(must(columns.refresh()).read, 1U);
  EXPECT_EQ(columns.table()->gameCount(), 3U);
  EXPECT_EQ(table->gameCount(), 2U) << "whoever asked keeps what was there";
}

TEST_F(StatesOfLibrary, DoNotDependOnTheOrderOfImport) {
  import({0, 1, 2, 3, 4, 5});
  const std::string there = answer();
  for (const fs::path& file : files())
    fs::remove(file);
  fs::remove(library);
  import({5, 3});
  static_cast<void>(refreshed());
  import({5, 3, 0, 2, 1, 4});
  EXPECT_EQ(answer(), there);
}

/// In whichever order their games come.
TEST_F(StatesOfLibrary, HaveOneChunkForEachKind) {
  import({0, 1, 2, 3, 4, 5, 6, 7, 8}); // of three games of the family, by turns
  EXPECT_EQ(refreshed(), 9U);
  EXPECT_EQ(files().size(), 3U);
  StateColumns columns(library);
  must(columns.refresh());
  for (const auto& chunk : columns.table()->chunks)
    EXPECT_EQ(chunk->games().size(), 3U) << chunk->kind().board;
}

TEST_F(StatesOfLibrary, SmallChunksArePutTogether) {
  for (int k = 0; k < 36; k += 3) { // of one kind
    import({k});
    static_cast<void>(refreshed());
  }
  EXPECT_LE(files().size(), 9U);
  StateColumns columns(library);
  must(columns.refresh());
  EXPECT_EQ(columns.table()->gameCount(), 12U);
  const std::string gathered = answer();
  fs::remove_all(beside);
  EXPECT_EQ(answer(), gathered);
}

TEST_F(StatesOfLibrary, SurviveAnyDamage) {
  import({0, 1, 2});
  const std::string right = answer();
  const fs::path victim = files().front();
  std::ifstream in(victim, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  const auto write = [&](const std::string& content) {
    std::ofstream(victim, std::ios::binary | std::ios::trunc) << content;
  };
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{3}, std::size_t{40}, bytes.size() / 2, bytes.size() - 1}) {
    write(bytes.substr(0, size));
    EXPECT_EQ(answer(), right) << size;
    EXPECT_EQ(refreshed(), 0U);
    if (fs::exists(victim)) fs::remove(victim);
  }
  static_cast<void>(refreshed());
  for (std::size_t at = 0; at < bytes.size(); at += bytes.size() / 61 + 1) {
    for (const fs::path& file : files())
      fs::remove(file);
    std::string bad = bytes;
    bad[at] = static_cast<char>(bad[at] ^ 0x55);
    write(bad);
    EXPECT_EQ(answer(), right) << at;
  }
}

TEST_F(StatesOfLibrary, LeaveOtherFilesAlone) {
  import({0});
  fs::create_directory(beside);
  std::ofstream(beside / "notes.txt") << "mine";
  std::ofstream(beside / "00000001-old.states") << "not a chunk";
  EXPECT_EQ(refreshed(), 1U);
  EXPECT_TRUE(fs::exists(beside / "notes.txt"));
  EXPECT_FALSE(fs::exists(beside / "00000001-old.states"));
}

TEST_F(StatesOfLibrary, WhatAKilledRefreshLeftGoesWithTheNext) {
  import({0});
  EXPECT_EQ(refreshed(), 1U);
  const pid_t child = fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  const fs::path left = files().front().string() + "." + std::to_string(child);
  std::ofstream(left) << "half a chunk";
  fs::last_write_time(left, fs::file_time_type::clock::now() - std::chrono::hours(2));
  EXPECT_EQ(refreshed(), 0U);
  EXPECT_FALSE(fs::exists(left));
  EXPECT_EQ(files().size(), 1U);
}

TEST_F(StatesOfLibrary, AreKeptInMemoryWhereTheFolderCannotBeWritten) {
  import({0, 1});
  std::ofstream(beside) << "a file where the folder should be";
  const std::string kept = answer();
  fs::remove(beside);
  EXPECT_EQ(answer(), kept);
}

TEST_F(StatesOfLibrary, ACancelLeavesWhatWasRead) {
  import({0, 1, 2, 3});
  std::atomic<bool> cancel = true;
  RefreshOptions options;
  options.cancel = &cancel;
  StateColumns columns(library);
  EXPECT_EQ(troubleOf(columns.refresh(options)), LibraryError::Kind::cancelled);
  EXPECT_FALSE(answer().empty());
}

TEST_F(StatesOfLibrary, RemarksAreAskedOfTheLibrary) {
  Library open = openNew(library);
  EventLog log = smallGame(2);
  Annotation remark = remarkOn(log, log.path(log.mainHead())[40], "A blunder");
  remark.glyphs = {"\?\?"};
  remark.id = annotationId(remark);
  log.annotate(remark);
  importInto(open, log);
  StateColumns columns(library);
  const Answer found = must(columns.ask(*readQuestion("glyph = ?? and own turn")));
  EXPECT_EQ(found.states, 1U);
}

} // namespace
} // namespace annales
