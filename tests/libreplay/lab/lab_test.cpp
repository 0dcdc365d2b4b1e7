// The laboratory, with games whose truth is known and with bots.
#include "engine/boards/board_shelf.h"
#include "engine/search/player.h"
#include "libreplay/lab/lab_manifest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using testing::HasSubstr;

/// Wins by chance alone, with another share on each side.
LabPlayer chance(double a, double b, std::uint64_t seed) {
  return [=](std::uint64_t k) -> Result<LabGame> {
    Rng rng(Rng::derive(seed, k));
    const double share = sideOf(k) == inference::Side::a ? a : b;
    LabGame game;
    game.decided = true;
    game.won = rng.below(1'000'000) < share * 1e6;
    game.head.bytes[0] = static_cast<std::uint8_t>(k);
    return game;
  };
}

LabAnswer ran(const LabDesign& design, const LabPlayer& player, unsigned threads = 1) {
  LabWatch watch;
  watch.threads = threads;
  const auto answer = runLab(design, player, watch);
  EXPECT_TRUE(answer) << (answer ? "" : answer.error().message);
  return answer.value_or(LabAnswer{});
}

TEST(Lab, TwoEqualWaysEndAsNotShown) {
  const LabDesign design = designOf(0.15, 0.15, 0.25, 0);
  int shown = 0, smaller = 0;
  constexpr int kRuns = 300;
  for (int seed = 0; seed < kRuns; ++seed) {
    const LabVerdict verdict = ran(design, chance(0.25, 0.25, static_cast<std::uint64_t>(seed))).verdict;
    shown += verdict == LabVerdict::aWinsMore || verdict == LabVerdict::bWinsMore ? 1 : 0;
    smaller += verdict == LabVerdict::noMatter ? 1 : 0;
  }
  EXPECT_LE(shown, kRuns / 20) << "false verdicts";
  EXPECT_GE(smaller, kRuns * 9 / 10) << "most are shown to be smaller than the margin";
}

TEST(Lab, ADifferenceIsFoundAfterAboutAsManyGamesAsPredicted) {
  const LabDesign design = designOf(0.15, 0.001, 0.275, 100'000);
  double games = 0;
  constexpr int kRuns = 200;
  for (int seed = 0; seed < kRuns; ++seed) {
    const LabAnswer answer = ran(design, chance(0.35, 0.20, static_cast<std::uint64_t>(seed)));
    EXPECT_EQ(answer.verdict, LabVerdict::aWinsMore);
    games += static_cast<double>(answer.count()) / kRuns;
  }
  const auto predicted = static_cast<double>(design.predicted);
  EXPECT_NEAR(games, predicted, 0.2 * predicted);
}

TEST(Lab, ANationThatNeverWinsTellsNothingAtOnce) {
  const LabDesign design = designOf(0.25, 0.25, 0.25, 0);
  const LabAnswer answer = ran(design, chance(0, 0, 1));
  EXPECT_GE(answer.count(), design.atLeast);
  EXPECT_GT(answer.anytime.interval.width(), 0.01) << "no win in so many games leaves doubt";
  const LabAnswer few = ran(designOf(0.25, 0.25, 0.25, 20), chance(0, 0, 1));
  EXPECT_EQ(few.verdict, LabVerdict::budgetUsed);
  EXPECT_GT(few.anytime.interval.width(), 0.1);
}

TEST(Lab, StopsAtItsBudget) {
  LabDesign design = designOf(0.05, 0.05, 0.25, 90);
  const LabAnswer answer = ran(design, chance(0.3, 0.2, 1));
  EXPECT_EQ(answer.verdict, LabVerdict::budgetUsed);
  EXPECT_EQ(answer.count(), 90U);
}

TEST(Lab, ThreadsChangeNothing) {
  const LabDesign design = designOf(0.15, 0.05, 0.3, 0);
  const LabAnswer one = ran(design, chance(0.4, 0.2, 5), 1), four = ran(design, chance(0.4, 0.2, 5), 4);
  EXPECT_EQ(one.games, four.games);
  EXPECT_EQ(one.count(), four.count());
  EXPECT_EQ(one.anytime.interval, four.anytime.interval);
}

TEST(Lab, CanBeCancelled) {
  std::atomic<bool> cancel = false;
  LabWatch watch;
  watch.cancel = &cancel;
  watch.progress = [&](std::uint64_t done, std::uint64_t) { cancel = done >= 50; };
  EXPECT_FALSE(runLab(designOf(0.02, 0.02, 0.25, 0), chance(0.25, 0.25, 1), watch));
}

LabQuestion botQuestion() {
  static const BoardShelf shelf = BoardShelf::builtIn();
  LabQuestion question;
  question.games.board = shelf.find("occident");
  question.games.seed = 3;
  question.nation = "greeks";
  const OpeningBook& book = OpeningBook::ofRulebooks();
  question.a = readLabSide("opening=G1", book, RulesetId::antike).value();
  question.b = readLabSide("opening=iron gold; bot=military", book, RulesetId::antike).value();
  question.difference = question.margin = 0.5;
  question.budget = 20;
  return question;
}

TEST(LabQuestions, PlayBotsTheWaysThatWereAsked) {
  const LabQuestion question = botQuestion();
  const LabPlayer player = playerOf(question, true);
  for (std::uint64_t k = 0; k < 4; ++k) {
    const auto game = player(k);
    ASSERT_TRUE(game);
    std::vector<Space> greek;
    for (const NodeIndex node : game->log->path(game->log->mainHead()))
      if (const auto* move = std::get_if<RondelMoved>(&(*game->log)[node].event))
        if (game->log->game().nationWord(move->nation) == "greeks") greek.push_back(move->to);
    ASSERT_GE(greek.size(), 2U);
    const bool isA = k % 2 == 0;
    EXPECT_TRUE(game->followed);
    EXPECT_EQ(greek[0], isA ? Space::marble : Space::iron);
    EXPECT_EQ(greek[1], isA ? Space::temple : Space::gold);
    EXPECT_EQ(player(k)->head, game->head) << "the same game again";
  }
}

TEST(LabQuestions, SayWhatIsWrong) {
  const OpeningBook& book = OpeningBook::ofRulebooks();
  const auto complaint = [&](std::string_view side) {
    return readLabSide(side, book, RulesetId::antike).error().message;
  };
  EXPECT_THAT(complaint(""), HasSubstr("a side must have"));
  EXPECT_THAT(complaint("opening=marbel"), HasSubstr("neither the code"));
  EXPECT_THAT(complaint("opening=G2"), HasSubstr("belongs to antike-ii, not to antike"));
  EXPECT_THAT(complaint("bot=mixed"), HasSubstr("not \"mixed\""));
  EXPECT_THAT(complaint("player=Ada"), HasSubstr("a side must have"));
  LabQuestion question = botQuestion();
  question.nation = "persians";
  EXPECT_THAT(designOf(question).error().message, HasSubstr("does not play"));
}

TEST(LabQuestions, TakePlayersByNameOnEitherSideAndAtTheTable) {
  LabQuestion question = botQuestion();
  question.games.bots = readLineup("value,growth", RulesetId::antike).value();
  question.a = readLabSide("bot=quick", OpeningBook::ofRulebooks(), RulesetId::antike).value();
  question.b = readLabSide("bot=level:1; opening=M1", OpeningBook::ofRulebooks(), RulesetId::antike).value();
  const LabDesign design = designOf(question).value();
  question.budget = 2;
  const LabAnswer answer = ran(design, playerOf(question, false), 2);
  const std::string manifest = labManifest(question, design, answer, "1").value();
  EXPECT_THAT(manifest, HasSubstr("\"bots\":\"value,growth\""));
  EXPECT_THAT(manifest, HasSubstr("\"bot\":\"quick\""));
  const auto record = readLabManifest(manifest);
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->question.b.bot->word(), "level:1");
  EXPECT_EQ(record->question.games.bots.word(), "value,growth");
  for (const char* word : {"bot=value,growth", "bot=strongest", "bot=level:7"})
    EXPECT_THAT(readLabSide(word, OpeningBook::ofRulebooks(), RulesetId::antike).error().message,
                HasSubstr("bot must be random, greedy"));
}

TEST(LabManifests, ReadBackGiveTheSameBytes) {
  const LabQuestion question = botQuestion();
  const LabDesign design = designOf(question).value();
  const LabAnswer answer = ran(design, playerOf(question, false), 2);
  const std::string manifest = labManifest(question, design, answer, "1").value();
  const auto record = readLabManifest(manifest);
  ASSERT_TRUE(record) << record.error().message;
  LabQuestion again = record->question;
  again.games.board = question.games.board;
  EXPECT_EQ(record->mapHash, question.games.board->map->hash());
  const LabDesign same = designOf(again).value();
  EXPECT_EQ(labManifest(again, same, ran(same, playerOf(again, false), 1), "1").value(), manifest);
  again.games.seed = 4;
  EXPECT_NE(labManifest(again, same, ran(same, playerOf(again, false), 1), "1").value(), manifest);
}

TEST(LabManifests, ThatAreBrokenAreRefused) {
  const LabQuestion question = botQuestion();
  const LabDesign design = designOf(question).value();
  const std::string good = labManifest(question, design, LabAnswer{}, "1").value();
  ASSERT_TRUE(readLabManifest(good));
  EXPECT_FALSE(readLabManifest(""));
  EXPECT_FALSE(readLabManifest("{}"));
  for (const auto& [from, to] : {std::pair("\"annales-lab/1\"", "\"annales-lab/2\""),
                                 {"\"0.5\"", "\"5\""},
                                 {"\"greeks\"", "7"},
                                 {"\"marble\"", "\"marbel\""},
                                 {"\"seed\":\"3\"", "\"seed\":\"-3\""}}) {
    std::string bad = good;
    const std::size_t at = bad.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    bad.replace(at, std::string_view(from).size(), to);
    EXPECT_FALSE(readLabManifest(bad)) << bad;
  }
  for (std::size_t cut = 1; cut < good.size(); cut += 7)
    EXPECT_FALSE(readLabManifest(good.substr(0, good.size() - 1 - cut)));
}

} // namespace
} // namespace annales
