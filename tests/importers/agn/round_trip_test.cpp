// log → AGN → log: the same events, ids, lines, headers and remarks.
#include "engine/play/simulate.h"
#include "importers/readers/format.h"
#include "tests/importers/agn/round_trip.h"
#include "tests/importers/antike_jsonl/read_logs.h"
#include "tests/often.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace annales {
namespace {

using namespace test;

std::vector<std::filesystem::path> logsIn(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::string(ANNALES_SOURCE_DIR) + folder))
    if (entry.path().string().ends_with(".antike.jsonl")) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

void expectSameGame(const EventLog& log, const std::string& what) {
  const std::string text = agnOf(log);
  const agn::ReadGame read = readAgn(text, log);
  ASSERT_TRUE(read.log) << what << "\n" << told(read.complaints);
  EXPECT_EQ(told(read.complaints), "") << what << "\n" << text;
  EXPECT_EQ(recordsOf(*read.log), recordsOf(log)) << what << "\n" << text;
}

void expectSameGames(const std::string& folder) {
  std::size_t games = 0;
  for (const auto& file : logsIn(folder)) {
    std::ifstream in(file, std::ios::binary);
    const auto logs = readLogs(in, knownShelf().finder());
    if (!logs) continue; // malformed on purpose
    for (const auto& log : *logs) {
      expectSameGame(*log, file.filename().string());
      ++games;
    }
  }
  EXPECT_GT(games, 10U);
}

TEST(AgnRoundTrip, SamplesComeBackAsTheyWere) {
  expectSameGames("/samples");
}

TEST(AgnRoundTrip, GamesThatBreakRulesComeBackAsTheyWere) {
  expectSameGames("/tests/corpus");
}

TEST(AgnRoundTrip, GamesOfTheConformanceCasesComeBackAsTheyWere) {
  expectSameGames("/tests/conformance");
}

TEST(AgnRoundTrip, ASampleWithoutLooseEndsHasTheSameBytes) {
  for (const char* name : {"game-occident", "antike-ii.game-mare-nostrum", "duellum.game-rome-carthage"}) {
    std::ifstream in(std::string(ANNALES_SOURCE_DIR "/samples/") + name + ".antike.jsonl", std::ios::binary);
    const auto logs = readLogs(in, knownShelf().finder());
    ASSERT_TRUE(logs);
    const agn::ReadGame read = readAgn(agnOf(*logs->front()), *logs->front());
    ASSERT_TRUE(read.log);
    EXPECT_EQ(bytesOf(*read.log), bytesOf(*logs->front())) << name;
  }
}

TEST(AgnSamples, TypedByHandAreTheGamesOfTheEventLogs) {
  std::size_t games = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples")) {
    if (entry.path().extension() != ".agn") continue;
    AnyReader reader(ReadRequest{.shelf = knownShelf()});
    std::ifstream in(entry.path(), std::ios::binary);
    ASSERT_FALSE(reader.read(in)) << entry.path();
    EXPECT_EQ(told(reader.complaints()), "") << entry.path();
    ASSERT_EQ(reader.games(), 1U) << entry.path();
    const auto typed = *reader.game(0);
    std::ifstream log(entry.path().parent_path() / (entry.path().stem().string() + ".antike.jsonl"));
    const auto logs = readLogs(log, knownShelf().finder());
    ASSERT_TRUE(logs);
    const EventLog& known = *logs->front();
    EXPECT_EQ((*typed)[typed->mainHead()].id, known[known.mainHead()].id) << entry.path();
    EXPECT_FALSE(typed->annotations().empty());
    ++games;
  }
  EXPECT_EQ(games, 6U);
}

/// How many games of each ruleset; many more where somebody asks for them.
std::uint64_t simulatedGames() {
  const char* asked = std::getenv("ANNALES_AGN_GAMES");
  return asked == nullptr ? test::often(100) : std::strtoull(asked, nullptr, 10);
}

class AgnSimulated : public testing::TestWithParam<std::tuple<RulesetId, const char*, int>> {};

TEST_P(AgnSimulated, GamesComeBackAsTheyWere) {
  SimulateSpec spec;
  spec.ruleset = std::get<0>(GetParam());
  spec.board = knownShelf().find(std::string_view(std::get<1>(GetParam())));
  spec.nations = std::get<2>(GetParam());
  spec.seed = 14;
  std::size_t events = 0, bytes = 0, starred = 0;
  for (std::uint64_t k = 0; k < simulatedGames(); ++k) {
    auto begun = simulatedGame(spec, k);
    ASSERT_TRUE(begun) << begun.error().message;
    EventLog log(*begun);
    ASSERT_TRUE(simulate(spec, k, *begun, [&](const Event& event) {
      if (!std::holds_alternative<GameCreated>(event))
        log.append(static_cast<NodeIndex>(log.size() - 1), event);
    }));
    const auto text = agn::gameText(log, spec.board); // reads it back by itself
    ASSERT_TRUE(text) << k;
    const agn::ReadGame read = readAgn(*text, log);
    ASSERT_EQ(bytesOf(*read.log), bytesOf(log)) << k;
    events += log.size();
    bytes += text->size();
    starred += static_cast<std::size_t>(std::count(text->begin(), text->end(), '*'));
  }
  EXPECT_LT(starred, events / 1000 + 1) << "what is legal is written as it is played";
  RecordProperty("events", static_cast<int>(events));
  std::printf("%zu events, %.1f bytes an event, %zu facts\n", events, double(bytes) / double(events),
              starred);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, AgnSimulated,
                         testing::Values(std::tuple{RulesetId::antike, "occident", 4},
                                         std::tuple{RulesetId::antikeII, "mare-nostrum", 4},
                                         std::tuple{RulesetId::duellum, "rome-carthage", 2}));

} // namespace
} // namespace annales
