// The reader as a stream: several games at once, games that must leave memory, pipes, and disks that fail.
#include "importers/antike_jsonl/records.h"
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <ext/stdio_filebuf.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <thread>

namespace annales {
namespace {

using test::Json;
using test::LogText;

/// Writes down what it hears, and holds it against the log it is given.
class Witness : public ReadObserver {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override {
    heard.push_back({game, event, row, log[event].id});
    EXPECT_TRUE(event == 0 || log[event].parent < event);
    EXPECT_EQ(event + 1, log.size());
  }
  void resting(GameNumber game) override { rested.push_back(game); }

  struct Heard {
    GameNumber game;
    NodeIndex event;
    std::size_t row;
    Hash id;
  };
  std::vector<Heard> heard;
  std::vector<GameNumber> rested;
};

ReadOptions keeping(std::size_t bytes) {
  ReadOptions options;
  options.memory = bytes;
  return options;
}

/// `games` games side by side: each round of the file has one event of every game.
LogText interleaved(unsigned games, unsigned rounds) {
  LogText log;
  log.board(test::smallBoard());
  std::vector<std::string> heads;
  for (unsigned g = 0; g < games; ++g)
    heads.push_back(log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), g + 1)));
  for (unsigned r = 1; r <= rounds; ++r)
    for (unsigned g = 0; g < games; ++g)
      heads[g] = log.eventAfter(heads[g], "RoundBegan", {{"round", r}});
  return log;
}

TEST(LogReader, HearsEveryEventInFileOrderWithItsRow) {
  const LogText log = interleaved(3, 4);
  Witness witness;
  LogReader reader(nullptr, &witness);
  std::istringstream in(log.text());
  ASSERT_FALSE(reader.read(in));
  ASSERT_EQ(witness.heard.size(), 15U);
  for (std::size_t i = 0; i < witness.heard.size(); ++i) {
    EXPECT_EQ(witness.heard[i].row, i + 2);
    EXPECT_EQ(witness.heard[i].game, i % 3);
    EXPECT_EQ(witness.heard[i].event, i / 3);
  }
  EXPECT_TRUE(witness.rested.empty());
}

TEST(LogReader, GamesThatLeftMemoryComeBack) {
  const LogText log = interleaved(20, 6);
  Witness all;
  Witness few;
  std::istringstream in(log.text());
  std::istringstream again(log.text());
  LogReader roomy(nullptr, &all);
  LogReader narrow(nullptr, &few, keeping(30'000));
  ASSERT_FALSE(roomy.read(in));
  ASSERT_FALSE(narrow.read(again));
  EXPECT_LE(narrow.residentGames(), 4U);
  EXPECT_GT(few.rested.size(), 60U);
  ASSERT_EQ(few.heard.size(), all.heard.size());
  for (std::size_t i = 0; i < all.heard.size(); ++i) {
    EXPECT_EQ(few.heard[i].id, all.heard[i].id);
    EXPECT_EQ(few.heard[i].event, all.heard[i].event);
  }
  ASSERT_EQ(narrow.games(), 20U);
  for (GameNumber g = 0; g < 20; ++g) {
    const auto one = roomy.game(g);
    const auto other = narrow.game(g);
    ASSERT_TRUE(one && other);
    ASSERT_EQ((*one)->size(), (*other)->size());
    for (NodeIndex i = 0; i < (*one)->size(); ++i)
      EXPECT_EQ((**one)[i].id, (**other)[i].id);
  }
}

TEST(LogReader, GamesThatTakeTurnsForLongStayInMemoryInTheEnd) {
  const LogText log = interleaved(3, 1500);
  Witness witness;
  LogReader narrow(nullptr, &witness, keeping(30'000));
  std::istringstream in(log.text());
  ASSERT_FALSE(narrow.read(in));
  EXPECT_EQ(witness.heard.size(), 4503U);
  EXPECT_EQ(narrow.residentGames(), 3U);
  EXPECT_LT(witness.rested.size(), 2500U) << "once an event, they would be over 4000";
}

/// A game with all that a game can have, in an order of its own.
LogText everything(unsigned salt) {
  LogText log = test::begun("duellum", {{"specialUnits", true}}, salt);
  const std::string root = log.last();
  std::string branch;
  for (const auto& [type, data] : test::facts("duellum")) {
    log.event(type, data);
    if (branch.empty()) branch = log.last();
  }
  log.record({{"head", log.last()}, {"name", "main"}, {"rec", "line"}});
  const Json end = log.last();
  const std::string other =
      log.eventAfter(branch, "Corrected", {{"change", {{"gold", 1}}}, {"nation", "red"}, {"reason", "ü\n"}});
  log.record({{"head", other}, {"name", "what if \"so\""}, {"rec", "line"}});
  log.record({{"name", "event"}, {"rec", "tag"}, {"value", "Ü 𝄞"}});
  log.record({{"name", "site"}, {"rec", "tag"}, {"value", ""}});
  Json remark = test::remark(root);
  remark["marks"] = Json::parse(R"([{"colour":"red","from":"aa","kind":"arrow","to":"bb"},
    {"colour":"blue","kind":"ring","province":"cc"},
    {"kind":"pact","nations":["red","green"],"provinces":["aa"],"until":8}])");
  remark["nation"] = "red";
  const std::string first = log.annotation(remark);
  remark["replaces"] = first;
  remark["answers"] = first;
  remark["retracted"] = true;
  remark["layer"] = "machine";
  log.annotation(remark);
  return log;
}

TEST(LogReader, WhatLeftMemoryIsWrittenAsItWas) {
  std::string text;
  for (unsigned salt = 1; salt <= 8; ++salt)
    text += everything(salt).text();
  std::istringstream in(text);
  LogReader reader(nullptr, nullptr, keeping(1));
  ASSERT_FALSE(reader.read(in));
  EXPECT_EQ(reader.residentGames(), 1U);
  std::ostringstream out;
  LogWriter writer(out);
  for (GameNumber g = 0; g < reader.games(); ++g)
    writer.write(**reader.game(g));
  EXPECT_EQ(out.str(), test::rewritten(text));
}

TEST(LogReader, RecordsReachGamesThatLeftMemory) {
  std::vector<std::string> roots;
  std::vector<std::string> middles;
  LogText log;
  log.board(test::smallBoard());
  for (unsigned g = 1; g <= 5; ++g) {
    roots.push_back(log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), g)));
    for (int r = 1; r <= 100; ++r) {
      log.event("RoundBegan", {{"round", r}});
      if (r == 50) middles.push_back(log.last());
    }
  }
  std::vector<std::string> remarks;
  for (const std::string& middle : middles) {
    log.record({{"head", middle}, {"name", "half"}, {"rec", "line"}});
    remarks.push_back(log.annotation(test::remark(middle)));
  }
  for (std::size_t g = 0; g < 5; ++g) {
    Json answer = test::remark(middles[g]);
    answer["answers"] = remarks[g];
    log.annotation(answer);
    log.eventAfter(middles[g], "TurnBegan", {{"nation", "red"}});
  }
  log.record({{"name", "event"}, {"rec", "tag"}, {"value", "the last game's"}});
  const auto read = [](const LogText& what, std::size_t memory) {
    std::istringstream in(what.text());
    LogReader reader(nullptr, nullptr, keeping(memory));
    const auto rejection = reader.read(in);
    if (rejection) return "row " + std::to_string(rejection->row) + ": " + rejection->message;
    std::ostringstream out;
    LogWriter writer(out);
    for (GameNumber g = 0; g < reader.games(); ++g)
      writer.write(**reader.game(g));
    return out.str();
  };
  EXPECT_EQ(read(log, 1), read(log, 1U << 30U));
  EXPECT_THAT(read(log, 1), testing::HasSubstr("the last game's"));

  // What is wrong with a game stays wrong when it has left memory.
  LogText twice = log;
  twice.eventAfter(middles[0], "TurnBegan", {{"nation", "red"}});
  EXPECT_THAT(read(twice, 1), testing::HasSubstr("already"));
  LogText back = log;
  back.record({{"head", roots[1]}, {"name", "half"}, {"rec", "line"}});
  EXPECT_THAT(read(back, 1), testing::HasSubstr("can move only"));
  LogText same = log;
  same.annotation(test::remark(middles[2]));
  EXPECT_THAT(read(same, 1), testing::HasSubstr("already"));
  LogText game = log;
  game.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), 3));
  EXPECT_THAT(read(game, 1), testing::HasSubstr("already"));
  LogText orphan = log;
  orphan.eventAfter(std::string(64, 'a'), "TurnBegan", {{"nation", "red"}});
  EXPECT_THAT(read(orphan, 1), testing::HasSubstr("earlier in the file"));
}

TEST(LogReader, ManyBoardsStayOnDisk) {
  LogText log;
  std::vector<Json> boards;
  for (int i = 0; i < 300; ++i) {
    Json board = test::smallBoard();
    board["id"] = "small-" + std::to_string(i);
    boards.push_back(board);
    log.board(board);
  }
  for (const std::size_t i : {std::size_t{0}, std::size_t{150}, std::size_t{299}}) {
    Json data = test::created("antike", Json::object(), static_cast<unsigned>(i + 1));
    data["map"] = boards[i]["id"];
    data["mapHash"] = hexOf(sha256(boards[i].dump()));
    log.eventAfter(nullptr, "GameCreated", data);
  }
  EXPECT_EQ(test::verdict(log.text()), "accepted");
  FileBoards shelf(nullptr, 4);
  StrictJson json;
  std::vector<Hash> hashes;
  for (const Json& board : boards) {
    const std::string text = board.dump();
    const auto map = readMap(*json.parse(text));
    ASSERT_TRUE(map && shelf.add(*map));
    hashes.push_back((*map)->hash());
    EXPECT_LE(shelf.resident(), 4U);
  }
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const auto map = shelf.find(hashes[i]);
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->canonical(), boards[i].dump());
  }
  EXPECT_LE(shelf.resident(), 4U);
}

/// A disk that is full, or that cannot be read again.
class BrokenSpill : public SpillStore {
public:
  explicit BrokenSpill(bool full) : full_(full) {}
  Result<void> put(std::size_t, std::string_view, std::span<const Hash>) override {
    if (full_) return failure("the disk is full");
    return {};
  }
  Result<std::string> text(std::size_t) override { return failure("the disk is gone"); }
  Result<std::optional<std::size_t>> find(const Hash&) override { return failure("the disk is gone"); }

private:
  bool full_;
};

TEST(LogReader, TellsADiskThatFailsFromAFileThatIsWrong) {
  for (const bool full : {true, false}) {
    ReadOptions options = keeping(1);
    options.spill = std::make_unique<BrokenSpill>(full);
    LogReader reader(nullptr, nullptr, std::move(options));
    std::istringstream in(interleaved(2, 1).text());
    const auto rejection = reader.read(in);
    ASSERT_TRUE(rejection);
    EXPECT_TRUE(rejection->disk);
    EXPECT_EQ(rejection->row, full ? 3U : 4U);
  }
}

TEST(LogReader, HandsGamesOnInOrderUntilNobodyWantsMore) {
  for (const std::size_t threads : {1U, 2U}) {
    std::vector<Hash> taken;
    ReadOptions options = keeping(1);
    options.threads = threads;
    options.whole = [&](const auto& log) { return taken.push_back(log->id()), taken.size() < 30; };
    LogReader reader(nullptr, nullptr, std::move(options));
    std::istringstream in(interleaved(50, 3).text());
    ASSERT_FALSE(reader.read(in));
    ASSERT_EQ(taken.size(), 30U) << threads;
    for (GameNumber game = 0; game < taken.size(); ++game)
      EXPECT_EQ((*reader.game(game))->id(), taken[game]) << threads;
  }
}

/// Takes what is put, and cannot give it back.
class ForgetfulSpill : public BrokenSpill {
public:
  ForgetfulSpill() : BrokenSpill(false) {}
  Result<std::optional<std::size_t>> find(const Hash&) override { return std::nullopt; }
};

TEST(LogReader, SaysThatTheDiskFailedWhereAGameDoesNotComeBack) {
  for (const std::size_t threads : {1U, 2U}) {
    std::size_t taken = 0;
    ReadOptions options = keeping(1);
    options.threads = threads;
    options.spill = std::make_unique<ForgetfulSpill>();
    options.whole = [&](const auto&) { return ++taken, true; };
    LogReader reader(nullptr, nullptr, std::move(options));
    std::istringstream in(interleaved(20, 0).text());
    const auto rejection = reader.read(in);
    ASSERT_TRUE(rejection);
    EXPECT_TRUE(rejection->disk);
    EXPECT_EQ(rejection->row, 0U);
    EXPECT_EQ(taken, 0U) << threads;
  }
}

TEST(LogReader, SaysThatAStreamCannotBeRead) {
  std::ifstream folder(ANNALES_SOURCE_DIR "/tests");
  LogReader reader(nullptr);
  const auto rejection = reader.read(folder);
  ASSERT_TRUE(rejection);
  EXPECT_EQ(rejection->row, 1U);
  EXPECT_THAT(rejection->message, testing::HasSubstr("cannot be read"));
}

} // namespace
} // namespace annales
