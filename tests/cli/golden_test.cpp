// Old files for ever: every build opens what tests/golden holds, finds it sound, and folds it to the same
// hashes.
#include "engine/boards/board_shelf.h"
#include "libreplay/store/library.h"
#include "tests/cli/program.h"

#include <fmt/core.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;

const fs::path kGolden = fs::path(ANNALES_SOURCE_DIR) / "tests/golden";

std::string digest(const std::string& text) {
  return hexOf(sha256(text)).substr(0, 16);
}

/// A line a game: its id, the digest of all that it says, and that of the state after it.
std::string foldedGames(const fs::path& file) {
  const Ran checked = annales({"check", file});
  if (checked.status != 0) return checked.out + checked.err;
  std::string all;
  auto library = Library::open(file, Access::readOnly);
  const auto games = library->gamesAfter(std::nullopt, 100);
  for (const Hash& game : *games) {
    const std::string id = hexOf(game).substr(0, 12);
    const std::string log =
        annales({"export", id, "--library", file, "--format", "events", "--with-private"}).out;
    all += fmt::format("{} {} {}\n", id, digest(log), digest(annales({"state", "-"}, log).out));
  }
  return all;
}

/// What expected.txt says of a file: the lines between its name and an empty one.
std::string expectedOf(const std::string& name) {
  const std::string all = textOf(kGolden / "expected.txt");
  const std::size_t at = all.find(name + ":\n");
  if (at == std::string::npos) return "nothing is expected of " + name;
  const std::size_t from = at + name.size() + 2;
  return all.substr(from, all.find("\n\n", from) + 1 - from);
}

std::vector<std::string> goldenFiles(const std::string& ending) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(kGolden))
    if (entry.path().filename().string().ends_with(ending)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Golden, LogsFoldToTheSameHashes) {
  const auto names = goldenFiles(".antike.jsonl");
  ASSERT_GE(names.size(), 3U);
  for (const std::string& name : names) {
    const Folder folder;
    EXPECT_EQ(annales({"verify", kGolden / name}).status, 0) << name;
    ASSERT_EQ(annales({"import", kGolden / name, "--library", folder / "l"}).status, 0) << name;
    EXPECT_EQ(foldedGames(folder / "l"), expectedOf(name)) << name;
  }
}

TEST(Golden, LibrariesOfEachVersionAreReadRaisedAndTheSame) {
  const auto names = goldenFiles(".annales");
  ASSERT_GE(names.size(), 1U);
  for (const std::string& name : names) {
    const Folder folder;
    const fs::path copy = folder / name;
    fs::copy_file(kGolden / name, copy);
    EXPECT_EQ(foldedGames(copy), expectedOf(name)) << name << ", read";
    EXPECT_EQ(textOf(copy), textOf(kGolden / name)) << "looking changes nothing";
    ASSERT_EQ(annales({"repair", copy}).status, 0) << name;
    EXPECT_EQ(foldedGames(copy), expectedOf(name)) << name << ", raised";
    const Ran checked = annales({"check", copy});
    EXPECT_THAT(checked.out, testing::HasSubstr("nothing wrong")) << name;
  }
}

TEST(Golden, BoardsDecksAndPricesAreAccepted) {
  EXPECT_THAT(annales({"map", "check", kGolden / "test-square.json"}).out,
              testing::HasSubstr("83ea9d6345b160aa078b48caaeb720564b442e56999a71b9fc1b1aed650ddde6"));
  EXPECT_EQ(annales({"deck", "check", kGolden / "club-deck.json"}).status, 0);
  EXPECT_EQ(annales({"prices", "check", kGolden / "club-prices.json"}).status, 0);
}

TEST(Golden, BoardsThatComeWithTheProgramKeepTheirHashes) {
  std::set<std::string> rows;
  for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards())
    rows.insert(
        fmt::format("{} {}\n", shelved.board->map->id(), hexOf(shelved.board->map->hash()).substr(0, 16)));
  std::string all;
  for (const std::string& row : rows)
    all += row;
  EXPECT_EQ(all, expectedOf("boards"));
}

} // namespace
} // namespace annales::tests
