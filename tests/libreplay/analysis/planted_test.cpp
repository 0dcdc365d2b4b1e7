// What was given away on purpose is found, and what made no difference is not held against anybody.
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/analysis/blame.h"
#include "libreplay/analysis/company_estimate.h"
#include "tests/libreplay/analysis/planted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>

namespace annales {
namespace {

using tests::Played, tests::plantedBlunder, tests::plantedGift, tests::playedBy;

/// Which of many games are tried: all up to the number in this variable of the environment, else those given.
std::vector<std::uint64_t> gamesAsked(const char* variable, std::vector<std::uint64_t> otherwise) {
  const char* asked = std::getenv(variable);
  if (asked == nullptr) return otherwise;
  std::vector<std::uint64_t> games(std::strtoull(asked, nullptr, 10));
  std::iota(games.begin(), games.end(), std::uint64_t{0});
  return games;
}

/// The default of the analysis: of the bots alone; ANNALES_PLANTED_COMPANIES=all: in all companies, as the
/// command judges by default.
AnalysisEffort effortAsked() {
  AnalysisEffort effort;
  const char* companies = std::getenv("ANNALES_PLANTED_COMPANIES");
  if (companies != nullptr && companies == kAllCompanies)
    effort.beside = {Company(Learned::strong), Company(Learned::varied)};
  return effort;
}

struct PlantedKind {
  RulesetId ruleset;
  const char* board;
  int nations;
};

/// All three games, two to six nations.
PlantedKind kindOf(std::uint64_t k) {
  constexpr std::array kKinds{PlantedKind{RulesetId::antike, "occident", 4},
                              PlantedKind{RulesetId::antikeII, "mare-nostrum", 4},
                              PlantedKind{RulesetId::duellum, "rome-carthage", 2},
                              PlantedKind{RulesetId::antike, "orient", 3},
                              PlantedKind{RulesetId::antikeII, "orient-ii", 6},
                              PlantedKind{RulesetId::duellum, "greece-persia", 2},
                              PlantedKind{RulesetId::antike, "orient", 5},
                              PlantedKind{RulesetId::antikeII, "orient-ii", 3}};
  return kKinds[k % kKinds.size()];
}

/// ANNALES_PLANTED_BLUNDERS=100 tries that many games.
TEST(Planted, BlundersAreFoundAtTheDefaultBudget) {
  const bool all = std::getenv("ANNALES_PLANTED_BLUNDERS") != nullptr;
  int planted = 0, found = 0;
  for (const std::uint64_t k : gamesAsked("ANNALES_PLANTED_BLUNDERS", {11, 24, 115})) {
    const PlantedKind kind = kindOf(k);
    const auto blunder = plantedBlunder(kind.ruleset, kind.board, kind.nations, k);
    if (!blunder) continue;
    ++planted;
    const AnalysedTurn turn =
        analysedTurn(blunder->played.begun.game, blunder->played.events, blunder->event, effortAsked())
            .value();
    const bool isFound = turn.regret && turn.regret->judgement >= Judgement::mistake;
    found += isFound ? 1 : 0;
    if (!all) continue;
    std::printf("game %3d, event %4zu: threw away %.2f; regret %.3f (from %.3f)%s\n", static_cast<int>(k),
                blunder->event, blunder->lost, turn.regret ? turn.regret->regret : 0.0,
                turn.regret ? turn.regret->interval.low : 0.0, isFound ? "" : ", NOT found");
    if (turn.regret && !turn.regret->beside.empty())
      std::printf("  %s\n", companiesInWords(*turn.regret, effortAsked(), Language::english).c_str());
    std::fflush(stdout);
  }
  if (all) std::printf("planted %d, found %d\n", planted, found);
  EXPECT_GE(planted, 3);
  EXPECT_GE(found, 0.95 * planted);
}

/// ANNALES_FORCED_TURNS=40 looks at that many games.
TEST(Planted, NothingIsHeldAgainstATurnThatMadeNoDifference) {
  const bool all = std::getenv("ANNALES_FORCED_TURNS") != nullptr;
  int forced = 0, flagged = 0;
  for (const std::uint64_t k : gamesAsked("ANNALES_FORCED_TURNS", {2})) {
    const PlantedKind kind = kindOf(k);
    const Played played = playedBy("random", kind.ruleset, kind.board, kind.nations, k);
    for (const auto& turn : tests::forcedTurns(played, all ? 10 : 2)) {
      const AnalysedTurn analysed =
          analysedTurn(played.begun.game, played.events, turn.event, effortAsked()).value();
      if (!analysed.regret) continue;
      const bool isFlagged = analysed.regret->judgement != Judgement::notDistinguishable;
      if (isFlagged) {
        const double gain =
            tests::gainOf(analysed.regret->alternative, played, analysed.event, analysed.next);
        std::printf("game %d, event %zu: flagged from %.3f, and in fact %.3f better\n", static_cast<int>(k),
                    analysed.event, analysed.regret->interval.low, gain);
        if (gain >= kThresholds[1]) continue; // more was tried than by us: it was not forced
      }
      ++forced;
      flagged += isFlagged ? 1 : 0;
    }
    if (all)
      std::printf("after game %d: %d forced turns, %d flagged\n", static_cast<int>(k), forced, flagged);
    std::fflush(stdout);
  }
  EXPECT_GE(forced, 1);
  EXPECT_EQ(flagged, 0);
}

/// Turn after turn of a game, `apart` turns from one to the next, is replaced by the best that four times the
/// budget finds; the usual budget then looks at that with another chance. ANNALES_GOOD_MOVES=8 does so in
/// that many whole games, at 64 places of each.
TEST(Planted, GoodMovesAreSeldomHeldAgainstAnybody) {
  const bool all = std::getenv("ANNALES_GOOD_MOVES") != nullptr;
  int moves = 0, flagged = 0, mistakes = 0;
  for (const std::uint64_t k : gamesAsked("ANNALES_GOOD_MOVES", {0, 2})) {
    const PlantedKind kind = kindOf(k);
    const Played played = playedBy("greedy", kind.ruleset, kind.board, kind.nations, 900 + k);
    const std::size_t places = tests::turnPlaces(played).size(), wanted = all ? 64 : 8;
    for (std::size_t i = 0; i < wanted; ++i) {
      const std::size_t event = tests::turnPlaces(played)[i * (places - 1) / wanted];
      const AnalysisEffort much{.budget = 4 * AnalysisEffort{}.budget, .seed = 77};
      const auto found = analysedTurn(played.begun.game, played.events, event, much).value();
      if (!found.regret) continue;
      std::vector<Event> good(played.events.begin(), played.events.begin() + static_cast<long>(event) + 1);
      good.insert(good.end(), found.regret->alternative.begin(), found.regret->alternative.end());
      const auto turn = analysedTurn(played.begun.game, good, event, effortAsked()).value();
      if (!turn.regret) continue;
      ++moves;
      flagged += turn.regret->judgement != Judgement::notDistinguishable ? 1 : 0;
      mistakes += turn.regret->judgement >= Judgement::mistake ? 1 : 0;
    }
    if (all)
      std::printf("after game %d: %d good moves, %d flagged, %d of them as mistakes\n", static_cast<int>(k),
                  moves, flagged, mistakes);
    std::fflush(stdout);
  }
  EXPECT_GE(moves, 10);
  EXPECT_LE(flagged, 0.05 * moves + (all ? 0 : 2));
}

/// ANNALES_PLANTED_GIFTS=80 tries that many games.
TEST(Planted, GiftsAreAscribedToTheRightPair) {
  const bool all = std::getenv("ANNALES_PLANTED_GIFTS") != nullptr;
  int planted = 0, right = 0;
  // There is one in each of these; the search takes seconds.
  for (const std::uint64_t k : gamesAsked("ANNALES_PLANTED_GIFTS", {0, 10, 14, 18})) {
    const bool second = k % 3 == 2;
    const int nations = second ? 4 : 3 + static_cast<int>(k % 2);
    const auto gift = plantedGift(second ? RulesetId::antikeII : RulesetId::antike,
                                  second       ? "orient-ii"
                                  : k % 2 == 0 ? "occident"
                                               : "orient",
                                  nations, k);
    if (!gift) continue;
    ++planted;
    GameAnalysis analysis;
    analysis.turns.push_back(
        analysedTurn(gift->played.begun.game, gift->played.events, gift->event, {.budget = 48}).value());
    analysis.after = analysis.turns.back().before;
    const auto gifts = giftsOf(analysis);
    const Chances row = blameOf(analysis).given[gift->from.index()];
    const bool most = std::ranges::max_element(row) - row.begin() == static_cast<long>(gift->to.index());
    const bool isRight =
        !gifts.empty() && gifts.front().from == gift->from && gifts.front().to == gift->to && most;
    right += isRight ? 1 : 0;
    if (all) {
      std::printf("game %2d: nation %d gave to %d; the ledger has %.3f, %s\n", static_cast<int>(k),
                  static_cast<int>(gift->from.index()), static_cast<int>(gift->to.index()),
                  row[gift->to.index()], isRight ? "the largest gift" : "NOT the largest gift");
      std::fflush(stdout);
    }
  }
  RecordProperty("planted", planted);
  RecordProperty("right", right);
  if (all) std::printf("planted %d, ascribed rightly %d\n", planted, right);
  EXPECT_GE(planted, 3);
  EXPECT_GE(right, 0.9 * planted);
}

} // namespace
} // namespace annales
