// Many games in one import: their facts are made meanwhile, and what is stored can be prepared beforehand.
#include "libreplay/log/retold.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/store/prepared_game.h"
#include "tests/libreplay/store/temp_library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <set>

namespace annales {
namespace {

using namespace test;

constexpr int kMany = 620, kFew = 30;

/// Everything that a query gives, a line a row, in one order.
std::string cellsOf(const std::filesystem::path& file, const std::string& query) {
  const SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement row(db, query);
  std::multiset<std::string> rows;
  while (row.executeStep()) {
    std::string text;
    for (int i = 0; i < row.getColumnCount(); ++i)
      text += row.getColumn(i).getString() + '|';
    rows.insert(text);
  }
  std::string all;
  for (const std::string& text : rows)
    all += text + '\n';
  return all;
}

struct ManyGamesImported : ::testing::Test {
  TempFolder folder;
  std::filesystem::path library = folder / "club.annales";
  std::filesystem::path beside = FactsFile::pathFor(library);
  EventLog short_ = beginningOf(simulatedLog(RulesetId::antike, 3), 120);

  static EventLog beginningOf(const EventLog& log, NodeIndex events) {
    EventLog beginning(log.begun());
    for (NodeIndex i = 1; i < events; ++i)
      beginning.append(i - 1, log[i].event);
    beginning.setTag("date", "2024-05-01");
    beginning.setTag("player." + log.game().nationWord(NationId(0)), "Ada");
    return beginning;
  }
  /// Another game each time, that went the same way.
  [[nodiscard]] EventLog game(int k) const {
    return retold(short_, {.identity = madeUpIdentity("game " + std::to_string(k))});
  }
  void add(ImportBatch& batch, int first, int last) const {
    for (int k = first; k < last; ++k)
      must(batch.add(game(k)));
  }
  void import(int first, int last) {
    Library open = openNew(library);
    ImportBatch batch = must(open.beginImport());
    add(batch, first, last);
    must(batch.commit());
  }
  [[nodiscard]] std::vector<std::string> filesBeside() const {
    std::vector<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(folder.path()))
      if (file.path() != library) files.push_back(file.path().filename().string());
    return files;
  }
  [[nodiscard]] Refreshed refreshed() const { return must(must(FactsFile::open(library)).refresh()); }
  [[nodiscard]] std::string facts() const {
    std::string all;
    for (const char* view : {"games", "seats", "openings", "tags"})
      all += cellsOf(beside, "SELECT * FROM " + std::string(view));
    return all;
  }
};

TEST_F(ManyGamesImported, HaveTheirFactsAtOnce) {
  import(0, kMany);
  EXPECT_THAT(filesBeside(), testing::ElementsAre(beside.filename().string()));
  EXPECT_LT(refreshed().read, 500U) << "the others were made meanwhile";
  const std::string meanwhile = facts();
  std::filesystem::remove(beside);
  EXPECT_EQ(refreshed().read, static_cast<std::size_t>(kMany));
  EXPECT_EQ(facts(), meanwhile);
}

TEST_F(ManyGamesImported, LeaveFactsThatAreThereToTheNextQuestion) {
  import(0, kFew);
  EXPECT_EQ(refreshed().read, static_cast<std::size_t>(kFew));
  import(kFew, kFew + kMany);
  EXPECT_EQ(refreshed().read, static_cast<std::size_t>(kMany));
  EXPECT_EQ(number(beside, "SELECT count(*) FROM games"), kFew + kMany);
}

TEST_F(ManyGamesImported, AreInNoAnswerBeforeTheLibraryHasThem) {
  Library open = openNew(library);
  ImportBatch batch = must(open.beginImport());
  add(batch, 0, kMany + 600);
  EXPECT_FALSE(std::filesystem::exists(beside));
  EXPECT_EQ(refreshed().read, 0U) << "a question of another program";
  must(batch.commit());
  EXPECT_EQ(refreshed().read, static_cast<std::size_t>(kMany + 600)) << "those facts are left alone";
}

TEST_F(ManyGamesImported, LeaveOlderGamesToTheFirstQuestion) {
  import(0, kFew);
  import(kFew, kFew + kMany);
  EXPECT_FALSE(std::filesystem::exists(beside)) << "the facts of the first games would be missing";
}

TEST_F(ManyGamesImported, AreMoreThanAFew) {
  import(0, kFew);
  EXPECT_FALSE(std::filesystem::exists(beside));
}

TEST_F(ManyGamesImported, LeaveNoFactsWhereTheImportEndsEarly) {
  {
    Library open = openNew(library);
    ImportBatch batch = must(open.beginImport());
    add(batch, 0, kMany + 600);
  }
  EXPECT_THAT(filesBeside(), testing::IsEmpty());
}

TEST_F(ManyGamesImported, ForgetWhatAKilledImportLeft) {
  import(0, kMany);
  const std::filesystem::path left = FactsFile::pathFor(library.string() + "-importing");
  std::filesystem::rename(beside, left);
  std::filesystem::remove(library);
  import(5, kMany + 5);
  EXPECT_FALSE(std::filesystem::exists(left));
  EXPECT_LE(number(beside, "SELECT count(*) FROM games"), kMany) << "not the first five";
  static_cast<void>(refreshed());
  EXPECT_EQ(number(beside, "SELECT count(*) FROM games"), kMany);
}

TEST_F(ManyGamesImported, AreReadAgainWhereTheyGainedSomethingInTheSameImport) {
  {
    Library open = openNew(library);
    ImportBatch batch = must(open.beginImport());
    add(batch, 0, kMany);
    EventLog more = game(kMany - 1);
    more.setTag("site", "Rom");
    EXPECT_TRUE(std::holds_alternative<Extended>(must(batch.add(more))));
    must(batch.commit());
  }
  static_cast<void>(refreshed());
  EXPECT_EQ(number(beside, "SELECT count(*) FROM games WHERE site = 'Rom'"), 1);
}

TEST(PreparedGame, IsStoredAsAnyOther) {
  TempFolder folder;
  const EventLog log = simulatedLog(RulesetId::antike, 5);
  const auto stored = [&](const std::string& name, const PreparedGame* prepared, bool compares) {
    Library library = openNew(folder / name);
    ImportBatch batch =
        compares ? must(library.beginImport(nullptr, ImportRules{})) : must(library.beginImport());
    EXPECT_TRUE(std::holds_alternative<Added>(must(batch.add(log, prepared))));
    must(batch.commit());
    std::string all;
    for (const char* cells : {"id, map, created FROM games", "* FROM segments", "* FROM lines", "* FROM tags",
                              "* FROM summaries"})
      all += cellsOf(folder / name, "SELECT " + std::string(cells));
    return all;
  };
  const PreparedGame prepared = prepareGame(log);
  const std::string plain = stored("plain", nullptr, false);
  EXPECT_EQ(stored("prepared", &prepared, false), plain);
  EXPECT_EQ(stored("compared", &prepared, true), plain);
}

TEST(PreparedGame, ThatMakesNoSenseIsRefusedWithTheReason) {
  TempFolder folder;
  EventLog log(simulatedLog(RulesetId::antike, 5).begun());
  log.append(0, TurnEnded{NationId(0)});
  log.append(1, CityFounded{NationId(0), Resource::marble, ProvinceId(0), {}});
  log.append(2, CityFounded{NationId(0), Resource::marble, ProvinceId(0), {}});
  const PreparedGame prepared = prepareGame(log);
  ASSERT_FALSE(prepared.segment);
  Library library = openNew(folder / "club");
  ImportBatch batch = must(library.beginImport());
  const ImportOutcome with = must(batch.add(log, &prepared)), without = must(batch.add(log));
  ASSERT_TRUE(std::holds_alternative<Rejected>(with) && std::holds_alternative<Rejected>(without));
  EXPECT_EQ(std::get<Rejected>(with).message, std::get<Rejected>(without).message);
}

TEST(PreparedGames, AreTakenOnce) {
  PreparedGames games;
  const auto log = std::make_shared<const EventLog>(simulatedLog(RulesetId::duellum, 1));
  EXPECT_FALSE(games.take(*log));
  games.prepare(log);
  const auto game = games.take(*log);
  ASSERT_TRUE(game);
  EXPECT_FALSE(game->facts);
  EXPECT_FALSE(games.take(*log));
  games.want({.facts = true});
  games.prepare(log);
  EXPECT_EQ(games.take(*log).value().facts.value().events, log->size());
}

} // namespace
} // namespace annales
