// What must hold in every position of every game: `legal` lists exactly what `check` lets pass, and nothing
// is lost on the table.
#include "engine/event/codec.h"
#include "engine/rules/rules.h"
#include "engine/state/state_json.h"
#include "tests/engine/play/worlds.h"
#include "tests/engine/rules/perturb.h"
#include "tests/often.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <unordered_set>

namespace annales {
namespace {

using tests::World;

/// Positions are sampled, so that a thousand games take seconds; ANNALES_EVERY_POSITION=1 looks at each.
std::uint32_t oneIn() {
  const char* every = std::getenv("ANNALES_EVERY_POSITION");
  return every != nullptr && *every != '\0' ? 1 : 40;
}

std::string factOf(const Event& event, const EventNames& names) {
  std::string text;
  appendFact(text, event, names);
  return text;
}

class Agreement {
public:
  explicit Agreement(const World& world) : world_(world) {}

  void play(std::uint64_t k) {
    Rng rng(Rng::derive(world_.spec.seed, k));
    tests::playThrough(world_, k, [&](const NewGame& begun, const GameState& state, const Event&) {
      if (rng.below(oneIn()) != 0) return;
      look(begun, state, rng);
    });
  }
  [[nodiscard]] std::size_t perturbed() const { return perturbed_; }

private:
  void look(const NewGame& begun, const GameState& state, Rng& rng) {
    const EventNames names{begun.game, *begun.provinces};
    legalInto(listed_, begun.game, state, Payments::every);
    texts_.clear();
    for (const Event& event : listed_) {
      const bool isNew = texts_.insert(factOf(event, names)).second;
      EXPECT_TRUE(isNew) << where(state) << "listed twice: " << factOf(event, names);
      passes(begun.game, state, event, names);
    }
    constexpr std::size_t kPerturbed = 12;
    Perturbation perturbation(begun.game, rng);
    for (std::size_t i = 0; i < kPerturbed && !listed_.empty(); ++i) {
      const auto row = rng.below(static_cast<std::uint32_t>(listed_.size()));
      for (const Event& event : perturbation.of(listed_[row]))
        agrees(begun.game, state, event, names);
    }
  }

  void passes(const Game& game, const GameState& state, const Event& event, const EventNames& names) const {
    const auto wrong = check(game, state, event);
    EXPECT_FALSE(wrong) << where(state) << factOf(event, names) << ' ' << wrong->rule << ": "
                        << wrong->message;
    GameState after = state;
    const Refusal refusal = apply(after, event);
    EXPECT_FALSE(refusal) << where(state) << factOf(event, names) << ' ' << *refusal;
  }

  void agrees(const Game& game, const GameState& state, const Event& event, const EventNames& names) {
    ++perturbed_;
    const bool legal = !check(game, state, event);
    const bool listed = texts_.contains(factOf(event, names));
    EXPECT_EQ(legal, listed) << where(state) << factOf(event, names);
  }

  [[nodiscard]] std::string where(const GameState& state) const {
    return fmt::format("{}, round {}, event {}: ", world_.name, state.round, state.seq);
  }

  using Perturbation = tests::Perturbation;
  const World& world_;
  std::vector<Event> listed_;
  std::unordered_set<std::string> texts_;
  std::size_t perturbed_ = 0;
};

TEST(RandomGames, LegalListsExactlyWhatCheckLetsPass) {
  constexpr std::uint64_t kGames = test::often(1000);
  const std::vector<World> worlds = tests::everyWorld();
  std::size_t perturbed = 0;
  for (std::uint64_t k = 0; k < kGames && !::testing::Test::HasFailure(); ++k) {
    Agreement agreement(worlds[k % worlds.size()]);
    agreement.play(k);
    perturbed += agreement.perturbed();
  }
  EXPECT_GT(perturbed, 100'000U);
}

/// What must never change while a game is played, as one text.
std::string conserved(const Game& game, const GameState& state) {
  const std::size_t nations = game.nations();
  int coins = state.bank.coins;
  int temples = state.bank.temples;
  std::array<int, kPersonages> personages{};
  std::array<int, 3> tokens{};
  std::vector<std::array<int, 3>> pieces(nations); // legions, galleys, cities with stones
  int walls = 0;
  for (std::size_t i = 0; i < kPersonages; ++i)
    personages[i] = state.bank.personages[i];
  for (std::size_t i = 0; i < tokens.size(); ++i)
    tokens[i] = state.bank.tokens[i];
  for (std::size_t n = 0; n < nations; ++n) {
    const NationState& nation = state.nations[n];
    coins += nation.has(Resource::coins);
    for (std::size_t i = 0; i < kPersonages; ++i)
      personages[i] += nation.personages[i];
    pieces[n] = {nation.supply[0] + nation.box[0], nation.supply[1] + nation.box[1], nation.stones};
    walls += nation.walls;
  }
  for (std::size_t p = 0; p < game.map->size(); ++p) {
    const ProvinceState& province = state.provinces[p];
    temples += province.temple + province.neutralTemple;
    walls += province.wall;
    for (std::size_t n = 0; n < nations; ++n)
      for (std::size_t kind = 0; kind < 2; ++kind)
        pieces[n][kind] += province.units[n][kind];
    if (!province.hasCity()) continue;
    ++tokens[indexOf(province.resource)];
    if (game.ruleset->stones != StonePolicy::sharedTokens) ++pieces[province.owner.index()][2];
  }
  std::string text = fmt::format("coins {} temples {} walls {} personages", coins, temples,
                                 game.ruleset->hasWalls ? 0 : walls);
  for (const int n : personages)
    text += fmt::format(" {}", n);
  if (game.ruleset->stones == StonePolicy::sharedTokens)
    text += fmt::format(" tokens {} {} {}", tokens[0], tokens[1], tokens[2]);
  for (const auto& piece : pieces)
    text += fmt::format(" pieces {} {} {}", piece[0], piece[1], piece[2]);
  return text;
}

/// Special units, cards and town walls of Duellum, walls less those that personages brought.
std::string conservedInDuellum(const Game& game, const GameState& state) {
  std::array<int, 2> specials{};
  int walls = 0;
  for (std::size_t n = 0; n < 2; ++n) {
    specials[0] += state.nations[n].box[2];
    specials[1] += state.nations[n].box[3];
    walls += state.nations[n].walls;
    const int personages = state.points(NationId(n));
    for (const int step : {1, 2, 3, 5, 7})
      walls -= personages >= step ? 1 : 0;
    for (std::size_t p = 0; p < game.map->size(); ++p)
      for (const Kind kind : {Kind::commander, Kind::admiral})
        specials[indexOf(kind) - 2] += state.units(ProvinceId(p), NationId(n), kind);
  }
  for (std::size_t p = 0; p < game.map->size(); ++p)
    walls += state.provinces[p].wall;
  std::string text = fmt::format("specials {} {} walls {} cards", specials[0], specials[1], walls);
  for (std::size_t c = 0; c < game.ruleset->deck.size(); ++c) {
    const CardState::Pile& pile = state.cards.piles[c];
    int copies = pile.drawPile + pile.discards + pile.hand[0] + pile.hand[1];
    for (std::size_t i = 0; i < state.cards.displayed; ++i)
      copies += state.cards.display[i] == CardId(c) ? 1 : 0;
    text += fmt::format(" {}", copies);
  }
  return text;
}

/// The counters that folding keeps beside the board agree with it.
void countersFitTheBoard(const Game& game, const GameState& state) {
  for (std::size_t n = 0; n < game.nations(); ++n) {
    int cities = 0, temples = 0, seas = 0;
    for (std::size_t p = 0; p < game.map->size(); ++p) {
      const ProvinceState& province = state.provinces[p];
      const bool own = province.owner == NationId(n);
      cities += own;
      temples += own && province.temple;
      const bool sails = state.units(ProvinceId(p), NationId(n), Kind::galley) +
                             state.units(ProvinceId(p), NationId(n), Kind::admiral) >
                         0;
      seas += sails ? (province.countsTwice ? 2 : 1) : 0;
    }
    const NationState& nation = state.nations[n];
    EXPECT_EQ(nation.cities, cities) << n;
    EXPECT_EQ(nation.temples, temples) << n;
    EXPECT_EQ(nation.seas, seas) << n;
  }
}

TEST(RandomGames, NothingIsLostOnTheTable) {
  constexpr std::uint64_t kGamesEach = test::often(8);
  for (const World& world : tests::everyWorld())
    for (std::uint64_t k = 0; k < kGamesEach && !::testing::Test::HasFailure(); ++k) {
      std::string before;
      tests::playThrough(world, k, [&](const NewGame& begun, const GameState& state, const Event& event) {
        std::string now = conserved(begun.game, state);
        if (begun.game.ruleset->id == RulesetId::duellum) now += conservedInDuellum(begun.game, state);
        if (::testing::Test::HasFailure()) return;
        EXPECT_EQ(before.empty() ? now : before, now)
            << world.name << ", event " << state.seq << " before " << nameOf(event);
        countersFitTheBoard(begun.game, state);
        before = std::move(now);
      });
    }
}

int specialsOnBoard(const Game& game, const GameState& state) {
  int sum = 0;
  for (std::size_t p = 0; p < game.map->size(); ++p)
    for (std::size_t n = 0; n < game.nations(); ++n)
      for (const Kind kind : {Kind::commander, Kind::admiral})
        sum += state.units(ProvinceId(p), NationId(n), kind);
  return sum;
}

bool ordinaryEnemiesShareAProvince(const Game& game, const GameState& state) {
  for (std::size_t p = 0; p < game.map->size(); ++p)
    for (const Kind kind : kBasicKinds)
      if (state.provinces[p].of(NationId(0), kind) > 0 && state.provinces[p].of(NationId(1), kind) > 0)
        return true;
  return false;
}

/// What a battle that a movement or an arming started took off the board (`duellum.arm`, `duellum.battle`).
struct Fallen {
  int inArming = 0, specialsInArming = 0, specialsInMovement = 0;
};

void countFallen(const World& world, std::uint64_t k, Fallen& fallen) {
  bool arming = false, fought = false;
  int before = 0;
  tests::playThrough(world, k, [&](const NewGame& begun, const GameState& state, const Event& event) {
    const int now = specialsOnBoard(begun.game, state);
    if (fought) (arming ? fallen.specialsInArming : fallen.specialsInMovement) += before - now;
    before = now;
    fought = std::holds_alternative<BattleFought>(event);
    if (fought && arming) ++fallen.inArming;
    EXPECT_TRUE(fought || !ordinaryEnemiesShareAProvince(begun.game, state))
        << world.name << ", event " << state.seq;
    if (std::holds_alternative<UnitsArmed>(event)) arming = true;
    if (std::holds_alternative<UnitsMoved>(event)) arming = false;
  });
}

TEST(RandomGames, SpecialUnitsFallOnlyInBattlesThatAMovementStarts) {
  constexpr std::uint64_t kGames = test::often(40);
  Fallen fallen;
  for (const World& world : tests::everyWorld())
    if (world.spec.options.specialUnits)
      for (std::uint64_t k = 0; k < kGames; ++k)
        countFallen(world, k, fallen);
  EXPECT_EQ(fallen.specialsInArming, 0);
  EXPECT_GT(fallen.inArming, 0);
  EXPECT_GT(fallen.specialsInMovement, 0);
}

} // namespace
} // namespace annales
