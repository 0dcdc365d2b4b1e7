// Who plays on: styles drawn by their shares, steps elsewhere as often as is said, and a text that is read as
// it was written.
#include "engine/search/ahead.h"
#include "tests/engine/play/worlds.h"

#include <map>
#include <set>

namespace annales::tests {
namespace {

/// A game, before its first turn's step.
struct Begun {
  NewGame begun;
  GameState state;
  std::shared_ptr<const Reach> reach;
};

Begun firstTurn(int nations = 4) {
  const World world = worldOf("occident", RulesetId::antike, "occident", nations);
  Begun first{simulatedGame(world.spec, 0).value(), {}, nullptr};
  first.reach = reachOn(first.begun.game.map);
  auto playout = Playout::begin(first.begun.game, seat(Bots::mixed, first.begun.game), 5).value();
  while (const Event* event = playout.step())
    if (std::holds_alternative<TurnBegan>(*event)) break;
  first.state = playout.state();
  return first;
}

Company allLean(const Leaning& leaning) {
  Company company;
  for (std::size_t n = 0; n < kMaxNations; ++n)
    company.lean(NationId(n), leaning);
  return company;
}

/// The steps that the nation whose turn it is takes in so many games.
std::map<Space, int> stepsOf(const Company& company, const Begun& first, int games) {
  std::map<Space, int> steps;
  for (int i = 0; i < games; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    std::vector<Bot> bots;
    for (std::size_t n = 0; n < first.begun.game.nations(); ++n)
      bots.push_back(company.drawn(first.begun.game, NationId(n), first.reach, rng));
    auto on = Playout::resume(first.begun.game, first.state, std::move(bots), rng.next());
    while (const Event* event = on.step())
      if (const auto* move = std::get_if<RondelMoved>(event)) {
        EXPECT_LE(move->paid.total(), kDearestStep);
        ++steps[move->to];
        break;
      }
  }
  return steps;
}

TEST(Company, TheUsualOneDrawsStylesEvenlyAndMeetsTheSameChanceAsEver) {
  const Begun first = firstTurn();
  Ahead ahead(first.begun.game, first.reach);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng rng(seed);
    std::vector<Bot> bots;
    for (std::size_t n = 0; n < first.begun.game.nations(); ++n)
      bots.push_back(Bot::greedy(kStyles[rng.below(3)], first.reach));
    auto on = Playout::resume(first.begun.game, first.state, std::move(bots), rng.next());
    for (int turns = 8; turns > 0;)
      if (std::holds_alternative<TurnBegan>(*on.step())) --turns;
    EXPECT_EQ(ahead.rollout(first.state, 8, seed), ahead.valued(on.state()));
  }
}

TEST(Company, WhoLeansToOneStyleAlonePlaysIt) {
  const Begun first = firstTurn();
  const Company company = allLean({{0, 100, 0}});
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng rng(seed), same(seed);
    std::vector<Bot> drawn, military;
    for (std::size_t n = 0; n < first.begun.game.nations(); ++n) {
      drawn.push_back(company.drawn(first.begun.game, NationId(n), first.reach, rng));
      military.push_back(Bot::greedy(Style::military, first.reach));
    }
    auto a = Playout::resume(first.begun.game, first.state, std::move(drawn), seed);
    auto b = Playout::resume(first.begun.game, first.state, std::move(military), seed);
    for (int i = 0; i < 60; ++i)
      EXPECT_EQ(a.step()->index(), b.step()->index());
  }
}

/// Of 2,000 steps that are taken evenly each of eight spaces has 250, give or take five standard errors.
TEST(Company, ElsewhereIsEvenlyAmongWhatCostsLittle) {
  const auto steps = stepsOf(allLean({{0, 0, 0}}), firstTurn(), 2000);
  ASSERT_EQ(steps.size(), 8U);
  for (const auto& [space, times] : steps)
    EXPECT_NEAR(times, 250, 75) << wordOf(space);
}

/// Where no style goes anybody who does has strayed; of 2,000 a quarter strays, evenly over eight spaces.
TEST(Company, StraysAsOftenAsIsSaid) {
  const Begun first = firstTurn();
  const auto straight = stepsOf(allLean({{100, 0, 0}}), first, 300);
  const auto steps = stepsOf(allLean({{75, 0, 0}}), first, 2000);
  int strayed = 0, spaces = 0;
  for (const auto& [space, times] : steps)
    if (!straight.contains(space)) {
      strayed += times;
      ++spaces;
    }
  ASSERT_GT(spaces, 2);
  EXPECT_NEAR(strayed, 2000 * 0.25 * spaces / 8, 90);
}

TEST(Company, ItsTextIsReadAsItWasWritten) {
  Company company;
  EXPECT_EQ(company.text(), "");
  EXPECT_TRUE(company.isUsual());
  company.lean(NationId(0), {{20, 50, 20}});
  company.lean(NationId(2), {{0, 0, 100}});
  EXPECT_EQ(company.text(), "20:50:20 even 0:0:100");
  EXPECT_EQ(company.of(NationId(0))->elsewhere(), 10);
  EXPECT_EQ(Company::read(company.text()), company);
  EXPECT_EQ(Company::read(""), Company());
  EXPECT_NE(company.within(2), company);
  EXPECT_EQ(company.within(2).text(), "20:50:20");
  EXPECT_EQ(company.within(3), company);
}

TEST(Company, AnyOtherTextIsRefused) {
  for (const char* bad :
       {" ", "even", "20:50:20 even", "20:50", "20:50:20:10", "20:50:31", "020:50:20", "20: 50:20",
        "-1:50:20", "+1:50:20", "20:50:20 ", " 20:50:20", "20:50:20  1:1:1", "20:50:20,1:1:1", "101:0:0", "a",
        "20:50:2x", "1:1:1 1:1:1 1:1:1 1:1:1 1:1:1 1:1:1 1:1:1", "99999999999:0:0"})
    EXPECT_FALSE(Company::read(bad)) << bad;
}

/// Two nations of the game that has a net.
Begun firstTurnOfLearned() {
  const World world = worldOf("duel", RulesetId::duellum, "rome-carthage", 2);
  Begun first{simulatedGame(world.spec, 0).value(), {}, nullptr};
  first.reach = reachOn(first.begun.game.map);
  auto playout = Playout::begin(first.begun.game, seat(Bots::mixed, first.begun.game), 5).value();
  for (int turns = 20; turns > 0;)
    if (std::holds_alternative<TurnBegan>(*playout.step())) --turns;
  first.state = playout.state();
  return first;
}

TEST(Company, ThoseThatHaveLearnedHaveAWordAndNoLeaning) {
  for (const Learned learned : {Learned::strong, Learned::varied}) {
    const Company company(learned);
    EXPECT_FALSE(company.isUsual());
    EXPECT_EQ(Company::read(company.text()), company);
    EXPECT_EQ(company.within(2), company);
    EXPECT_FALSE(company.of(NationId(0)));
  }
  EXPECT_NE(Company(Learned::strong), Company(Learned::varied));
  EXPECT_EQ(Company(Learned::none), Company());
  EXPECT_FALSE(Company::read("strong varied"));
}

TEST(Company, StrongPlayIsTheSameByTheSameSeedWhateverWasPlayedBefore) {
  const Begun first = firstTurnOfLearned();
  for (const Learned learned : {Learned::strong, Learned::varied}) {
    Ahead fresh(first.begun.game, first.reach, Company(learned));
    std::vector<Chances> alone;
    for (std::uint64_t seed = 0; seed < 8; ++seed)
      alone.push_back(Ahead(first.begun.game, first.reach, Company(learned)).rollout(first.state, 2, seed));
    for (std::uint64_t seed = 8; seed-- > 0;)
      EXPECT_EQ(fresh.rollout(first.state, 2, seed), alone[seed]) << "seed " << seed;
  }
}

TEST(Company, VariedPlayVariesMoreThanStrongPlay) {
  const Begun first = firstTurnOfLearned();
  const auto different = [&](Learned learned) {
    Ahead ahead(first.begun.game, first.reach, Company(learned));
    std::set<Chances> all;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
      all.insert(ahead.rollout(first.state, 2, seed));
    return all.size();
  };
  EXPECT_GT(different(Learned::varied), different(Learned::strong));
  EXPECT_GT(different(Learned::varied), 1U);
}

TEST(Company, TheNetJudgesStrongPlayRightAfterATurn) {
  const Begun first = firstTurnOfLearned();
  Ahead ahead(first.begun.game, first.reach, Company(Learned::strong));
  const auto net = Net::of(RulesetId::duellum);
  ASSERT_NE(net, nullptr);
  const Chances chances = net->chances(first.begun.game, first.state, *first.reach);
  EXPECT_EQ(ahead.judged(first.state), chances);
  EXPECT_EQ(ahead.valued(first.state), net->said(chances, phaseOf(first.state)));
  Rng rng(3);
  std::vector<Bot> bots;
  for (std::size_t n = 0; n < 2; ++n)
    bots.push_back(ahead.company().drawn(first.begun.game, NationId(n), first.reach, rng));
  auto on = Playout::resume(first.begun.game, first.state, std::move(bots), rng.next());
  while (!std::holds_alternative<TurnEnded>(*on.step())) {
  }
  EXPECT_EQ(ahead.rollout(first.state, 1, 3), ahead.valued(on.state()));
}

} // namespace
} // namespace annales::tests
