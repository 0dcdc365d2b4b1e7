// A long file through a pipe: what is in memory stays bounded.
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <ext/stdio_filebuf.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <thread>

namespace annales {
namespace {

using test::Json;
using test::LogText;

/// A whole game of the conformance cases, made another one by its number.
class GameCopies {
public:
  GameCopies() {
    std::ifstream in(ANNALES_SOURCE_DIR "/tests/conformance/cases/game-01-hex-3.antike.jsonl");
    for (std::string line; std::getline(in, line);)
      records_.push_back(Json::parse(line));
  }
  [[nodiscard]] std::size_t records() const { return records_.size(); }
  [[nodiscard]] std::string text(unsigned number) const {
    std::map<std::string, std::string> ids;
    std::string all;
    for (Json record : records_) {
      if (record["rec"] == "event") {
        if (record["type"] == "GameCreated")
          record["data"]["game"] = test::created("antike", Json::object(), number)["game"];
        const std::string old = record["id"];
        if (!record["parent"].is_null()) record["parent"] = ids.at(record["parent"]);
        record = LogText::eventRecord(record["parent"], std::string(record["type"]), record["data"]);
        ids[old] = record["id"];
      }
      if (record["rec"] == "line") record["head"] = ids.at(record["head"]);
      all += record.dump() + "\n";
    }
    return all;
  }

private:
  std::vector<Json> records_;
};

/// The most games that were ever in memory.
class MostResident : public ReadObserver {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t) override {
    ++events;
    if (event == 0) resident.insert(game);
    largest = std::max(largest, log.size());
    most = std::max(most, resident.size());
  }
  void resting(GameNumber game) override { resident.erase(game); }

  std::size_t events = 0;
  std::size_t largest = 0;
  std::size_t most = 0;
  std::set<GameNumber> resident;
};

TEST(LogReaderMemory, DoesNotGrowWithTheFile) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  constexpr unsigned kGames = 150;
  std::thread writing([end = ends[1]] {
    const GameCopies copies;
    __gnu_cxx::stdio_filebuf<char> buffer(end, std::ios::out | std::ios::binary);
    std::ostream out(&buffer);
    for (unsigned g = 1; g <= kGames; ++g)
      out << copies.text(g);
  });
  __gnu_cxx::stdio_filebuf<char> buffer(ends[0], std::ios::in | std::ios::binary);
  std::istream in(&buffer);
  MostResident watch;
  ReadOptions options;
  options.memory = std::size_t{2} << 20U;
  LogReader reader(nullptr, &watch, std::move(options));
  const auto rejection = reader.read(in);
  writing.join();
  ASSERT_FALSE(rejection) << rejection->message;
  EXPECT_EQ(reader.games(), kGames);
  EXPECT_EQ(watch.events, kGames * 602U);
  EXPECT_LE(watch.most, 20U);
  EXPECT_EQ(reader.residentGames(), watch.resident.size());
  EXPECT_EQ((*reader.game(7))->size(), watch.largest);
}

} // namespace
} // namespace annales
