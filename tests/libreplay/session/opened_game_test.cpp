#include "libreplay/session/opened_game.h"
#include "tests/libreplay/logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <thread>

namespace annales {
namespace {

using test::branchOff;
using test::caseLog;
using test::simulatedLog;
using test::stateOf;
using test::wholeGames;

std::vector<std::string> casesCalled(std::string_view prefix) {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(test::casePath("any").parent_path())) {
    const std::string name = file.path().filename().string();
    const std::size_t end = name.find(".antike.jsonl");
    if (name.starts_with(prefix) && end != std::string::npos) names.push_back(name.substr(0, end));
  }
  return names;
}

TEST(OpenedGame, ShowsTheFoldAtEveryEvent) {
  for (const std::string& name : wholeGames()) {
    const auto game = openGame(caseLog(name), nullptr);
    const OpenedLine& line = *game->main();
    Timeline timeline(game->log(), game->log().mainHead());
    ASSERT_EQ(line.length(), timeline.length());
    for (EventIndex k = 1; k <= line.length(); ++k)
      ASSERT_EQ(stateOf(line.log(), line.stateAt(k)), stateOf(line.log(), timeline.seek(k)))
          << name << " at " << k;
    EXPECT_TRUE(line.stats().violations.empty()) << name;
  }
}

TEST(OpenedGame, JumpsAnywhereAndBeyond) {
  const auto game = openGame(simulatedLog(RulesetId::duellum, 3), nullptr);
  const OpenedLine& line = *game->main();
  std::mt19937 random(2);
  for (int i = 0; i < 500; ++i) {
    const auto k = static_cast<EventIndex>(1 + random() % line.length());
    ASSERT_EQ(line.stateAt(k).seq, k);
    ASSERT_EQ(line.transitionAt(k).index, k);
  }
  EXPECT_EQ(line.stateAt(0).seq, 1U);
  EXPECT_EQ(line.stateAt(line.length() + 100).seq, line.length());
  EXPECT_EQ(line.transitionAt(line.length() + 100).index, line.length());
}

TEST(OpenedGame, NamesTheRuleOfEveryFirstViolation) {
  for (const std::string& name : casesCalled("bad-")) {
    const auto game = openGame(caseLog(name), nullptr);
    simdjson::dom::parser parser;
    const simdjson::dom::element verdict =
        parser.load((test::casePath(name).parent_path() / (name + ".expect.json")).string());
    const LineStats& stats = game->main()->stats();
    ASSERT_FALSE(stats.violations.empty()) << name;
    const LineViolation& first = stats.violations.front();
    EXPECT_EQ(first.index, verdict["seq"].get_uint64().value() + 1) << name;
    EXPECT_EQ(first.violation.rule, verdict["rule"].get_string().value()) << name;
    EXPECT_EQ(stats.violationAt(first.index), &first.violation);
    EXPECT_EQ(stats.violationAt(first.index - 1), nullptr);
    EXPECT_EQ(stats.symbols.step(first.index - 1, SymbolKind::violation, 1), first.index);
    EXPECT_FALSE(stats.sentences.at(first.index).empty());
  }
}

TEST(OpenedGame, EndsALineAtAnEventWithoutMeaning) {
  EventLog log = simulatedLog(RulesetId::antike, 1);
  const NodeIndex head = log.path(log.mainHead())[99];
  const ProvinceId nowhere = log.names().provinces.intern("atlantis");
  const NodeIndex bad = log.append(head, CityAbandoned{NationId(0), nowhere});
  const NodeIndex after = log.append(bad, TurnEnded{NationId(0)});
  ASSERT_TRUE(log.setLine("main", head));
  ASSERT_TRUE(log.setLine("bad", after));
  const auto game = openGame(std::move(log), nullptr);
  const OpenedLine& line = *game->line("bad");
  EXPECT_EQ(line.length(), 101U);
  EXPECT_EQ(line.timeline().length() - line.length(), 1U);
  ASSERT_EQ(line.stats().violations.size(), 1U);
  EXPECT_EQ(line.stats().violations.front().index, 101U);
  EXPECT_EQ(line.stats().violations.front().violation.rule, "log.meaning");
  EXPECT_EQ(stateOf(line.log(), line.stateAt(101)), stateOf(line.log(), line.stateAt(100)));
  EXPECT_FALSE(line.transitionAt(101).onBoard());
  EXPECT_TRUE(line.stats().ledger.at(101).empty());
  EXPECT_EQ(line.placeOf(after), 0U);
}

TEST(OpenedGame, OpensASetupWithoutMeaning) {
  const EventLog honest = simulatedLog(RulesetId::antike, 1);
  auto setup = std::make_shared<GameSetup>(*honest.game().setup);
  setup->nations[1].cities = setup->nations[0].cities; // two cities in one province
  EventLog log(NewGame{makeGame(setup, honest.game().map), std::make_shared<Gazetteer>(honest.game().map)});
  log.append(0, RoundBegan{1});
  const auto game = openGame(std::move(log), nullptr);
  const OpenedLine& line = *game->main();
  EXPECT_EQ(line.length(), 1U);
  EXPECT_EQ(line.timeline().length() - line.length(), 1U);
  ASSERT_NE(line.stats().violationAt(1), nullptr);
  EXPECT_EQ(line.stats().violationAt(1)->rule, "antike.setup");
  EXPECT_EQ(line.stateAt(1).seq, 0U);
  EXPECT_EQ(line.stats().series.at(Measure::cities, NationId(0), 1), 0);
  EXPECT_EQ(line.raceAt(1).size(), 4U);
}

TEST(OpenedGame, KnowsItsLines) {
  EventLog log = simulatedLog(RulesetId::antikeII, 1);
  const NodeIndex end = log.mainHead();
  const NodeIndex branch = branchOff(log, 50, 1);
  ASSERT_TRUE(log.setLine("main", end));
  ASSERT_TRUE(log.setLine("what if", branch));
  const auto game = openGame(std::move(log), nullptr);
  ASSERT_EQ(game->lines().size(), 2U);
  EXPECT_EQ(game->lines().front().name, "main");
  EXPECT_EQ(game->line("main"), game->main());
  EXPECT_TRUE(game->main()->isMain());
  EXPECT_EQ(game->line("nobody's"), nullptr);
  const auto whatIf = game->line("what if");
  ASSERT_NE(whatIf, nullptr);
  EXPECT_EQ(whatIf, game->line("what if")); // kept
  EXPECT_EQ(whatIf->length(), 51U);
  EXPECT_EQ(whatIf->sharedWith(*game->main()), 50U);
  EXPECT_EQ(game->main()->sharedWith(*whatIf), 50U);
  EXPECT_EQ(whatIf->sharedWith(*whatIf), 51U);
  EXPECT_EQ(whatIf->placeOf(branch), 51U);
  EXPECT_EQ(game->main()->placeOf(branch), 0U);
  EXPECT_EQ(game->main()->placeOf(branch + 1000), 0U);
}

TEST(OpenedGame, LinesOfAGrownLogAreCompared) {
  const EventLog whole = simulatedLog(RulesetId::antike, 2);
  const auto before = openGame(test::beginningOf(whole, 80), nullptr);
  const auto after = openGame(EventLog(whole), nullptr);
  EXPECT_EQ(before->id(), after->id());
  EXPECT_EQ(before->main()->sharedWith(*after->main()), 80U);
  const auto other = openGame(simulatedLog(RulesetId::antike, 3), nullptr);
  EXPECT_EQ(other->main()->sharedWith(*after->main()), 0U);
}

TEST(OpenedGame, OpensALineOnceForAllThreads) {
  EventLog log = simulatedLog(RulesetId::antike, 1);
  ASSERT_TRUE(log.setLine("other", log.path(log.mainHead())[150]));
  const auto game = openGame(std::move(log), nullptr);
  std::vector<std::shared_ptr<const OpenedLine>> found(4);
  std::vector<std::thread> threads;
  for (auto& slot : found)
    threads.emplace_back([&] { slot = game->line("other"); });
  for (std::thread& thread : threads)
    thread.join();
  for (const auto& line : found)
    EXPECT_EQ(line, found.front());
}

TEST(OpenedGame, PinsAnnotationsThatStand) {
  EventLog log = simulatedLog(RulesetId::antike, 1);
  const auto path = log.path(log.mainHead());
  const NodeIndex aside = branchOff(log, 10, 1);
  ASSERT_TRUE(log.setLine("main", path.back()));
  log.annotate(test::remarkOn(log, path[29], "late"));
  log.annotate(test::remarkOn(log, path[9], "first thought"));
  log.annotate(test::remarkOn(log, aside, "not on this line"));
  Annotation edit = test::remarkOn(log, path[9], "second thought");
  edit.replaces = log.annotations()[1].id;
  log.annotate(edit);
  Annotation retracted = test::remarkOn(log, path[29], "");
  retracted.replaces = log.annotations()[0].id;
  retracted.retracted = true;
  log.annotate(retracted);
  const auto game = openGame(std::move(log), nullptr);
  EXPECT_EQ(game->main()->pins(), (std::vector<Pin>{{10, 3}}));
}

/// Two people edited it at once: the last in the log holds.
TEST(OpenedGame, PinsOneOfTwoEdits) {
  EventLog log = simulatedLog(RulesetId::antike, 1);
  const NodeIndex at = log.path(log.mainHead())[9];
  log.annotate(test::remarkOn(log, at, "first thought"));
  for (const char* text : {"Ada's second thought", "Bob's second thought"}) {
    Annotation edit = test::remarkOn(log, at, text);
    edit.replaces = log.annotations()[0].id;
    log.annotate(edit);
  }
  EXPECT_EQ(openGame(std::move(log), nullptr)->main()->pins(), (std::vector<Pin>{{10, 2}}));
}

TEST(OpenedGame, TellsInTheLanguageOfItsFrontEnd) {
  const auto game = openGame(simulatedLog(RulesetId::antike, 1), test::boardFor(RulesetId::antike),
                             [](const Event& event, const DisplayNames& names) {
                               return std::string(nameOf(event)) + " auf " + names.board->name.de;
                             });
  EXPECT_EQ(game->main()->stats().sentences.at(2), "RoundBegan auf " + game->board()->name.de);
  const auto english = openGame(simulatedLog(RulesetId::antike, 1), nullptr);
  EXPECT_EQ(english->main()->stats().sentences.at(2), "Round 1 begins");
}

} // namespace
} // namespace annales
