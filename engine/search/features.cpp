#include "engine/search/features.h"

#include "engine/rules/know_how.h"
#include "engine/search/survey.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace annales::inline engine {
namespace {

constexpr std::array<std::string_view, kFeatures> kFeatureNames{
    "points",       "one-short",     "two-short",    "three-short",    "to-king",      "to-citizen",
    "to-navigator", "near-king",     "near-citizen", "near-navigator", "scholars",     "prey",
    "generals",     "threatened",    "siege",        "besieged",       "raids",        "raided",
    "marble",       "iron",          "gold",         "coins",          "makes-marble", "makes-iron",
    "makes-gold",   "cities",        "temples",      "seas",           "legions",      "galleys",
    "know-hows",    "walks",         "sails",        "defence",        "settlers",     "foundable",
    "buildable",    "sites",         "land",         "wait",           "on-iron",      "on-temple",
    "on-gold",      "on-maneuver-1", "on-arming",    "on-marble",      "on-know-how",  "on-maneuver-2",
    "walls",        "cards",         "box",          "specials",       "bellona"};

float upTo(int count, int most) {
  return static_cast<float>(std::clamp(count, 0, most)) / static_cast<float>(most);
}

/// The first few count most.
float heap(int count) {
  constexpr float kHalf = 6;
  const auto x = static_cast<float>(std::max(0, count));
  return x / (x + kHalf);
}

class FeatureFiller {
public:
  FeatureFiller(const Game& game, const GameState& state, const Survey& seen)
      : game_(game), state_(state), seen_(seen), nations_(game.nations()) {}

  void fill(Features& out) const {
    for (std::size_t n = 0; n < nations_; ++n)
      fillOne(out[n], NationId(n));
    shareLand(out);
    shareShrines(out);
    shareTowns(out);
  }

private:
  void fillOne(NationFeatures& row, NationId n) const;
  void personages(NationFeatures& row, NationId n) const;
  void board(NationFeatures& row, NationId n) const;
  void shareLand(Features& out) const;
  void shareShrines(Features& out) const;
  void shareTowns(Features& out) const;
  [[nodiscard]] int scholarsFor(NationId n) const;
  [[nodiscard]] int guardsOf(ProvinceId p) const;
  [[nodiscard]] bool areFoes(std::size_t a, std::size_t b) const {
    const auto& nations = game_.setup->nations;
    return a != b && nations[a].controller != nations[b].controller;
  }

  const Game& game_;
  const GameState& state_;
  const Survey& seen_;
  std::size_t nations_;
};

void put(NationFeatures& row, Feature feature, float value) {
  row[indexOf(feature)] = value;
}

int FeatureFiller::scholarsFor(NationId n) const {
  const NationState& own = state_[n];
  const std::uint16_t known = state_.known();
  int gold = own.has(Resource::gold) + own.has(Resource::coins), count = 0;
  for (std::size_t i = 0; i < game_.ruleset->knowHows.size(); ++i) {
    const KnowHow& k = game_.ruleset->knowHows[i];
    if (((known >> i) & 1U) != 0 || (k.lower.exists() && !own.knows(k.lower))) continue;
    if (k.price.first > gold) continue;
    gold -= k.price.first;
    ++count;
  }
  return std::min<int>(count, state_.bank.personages[indexOf(Personage::scholar)]);
}

void FeatureFiller::personages(NationFeatures& row, NationId n) const {
  struct Way {
    Personage personage;
    int step, level, count;
    Feature progress, near;
    int nearly;
  };
  const NationState& own = state_[n];
  const Way ways[] = {
      {Personage::king, 5, own.reached[0], own.cities, Feature::toKing, Feature::nearKing, 1},
      {Personage::citizen, 3, own.reached[1], own.temples, Feature::toCitizen, Feature::nearCitizen, 1},
      {Personage::navigator, 7, own.reached[2], own.seas, Feature::toNavigator, Feature::nearNavigator, 2}};
  for (const Way& way : ways) {
    const bool left = state_.bank.personages[indexOf(way.personage)] > 0;
    const int done = way.count - way.step * way.level;
    put(row, way.progress, left ? upTo(done, way.step) : 0);
    put(row, way.near, left && way.step - done <= way.nearly ? 1 : 0);
  }
  put(row, Feature::scholars, upTo(scholarsFor(n), 3));
  const int goal = state_.fixed.goal, points = state_.points(n);
  put(row, Feature::points, static_cast<float>(points) / static_cast<float>(std::max(1, goal)));
  put(row, Feature::oneShort, points + 1 >= goal ? 1 : 0);
  put(row, Feature::twoShort, points + 2 >= goal ? 1 : 0);
  put(row, Feature::threeShort, points + 3 >= goal ? 1 : 0);
}

void FeatureFiller::board(NationFeatures& row, NationId n) const {
  const NationState& own = state_[n];
  const std::size_t i = n.index();
  const int bonus = seen_.skills[i].production;
  put(row, Feature::makesMarble, upTo(seen_.makes[i][0] + bonus, 15));
  put(row, Feature::makesIron, upTo(seen_.makes[i][1] + bonus, 15));
  put(row, Feature::makesGold, upTo(seen_.makes[i][2] + bonus, 15));
  put(row, Feature::cities, upTo(own.cities, 20));
  put(row, Feature::temples, upTo(own.temples, 12));
  put(row, Feature::seas, upTo(own.seas, 21));
  put(row, Feature::legions, upTo(seen_.units[i][0], 20));
  put(row, Feature::galleys, upTo(seen_.units[i][1], 20));
  put(row, Feature::walks, upTo(seen_.skills[i].range[0] - 1, 2));
  put(row, Feature::sails, upTo(seen_.skills[i].range[1] - 1, 2));
  put(row, Feature::defence, upTo(seen_.skills[i].defence, 2));
  put(row, Feature::settlers, upTo(seen_.settlers[i], 4));
  int affordable = 0, coins = own.has(Resource::coins);
  for (; affordable < seen_.settlers[i]; ++affordable) {
    for (const Resource r : kGoods)
      coins -= own.has(r) <= affordable ? 1 : 0;
    if (coins < 0) break;
  }
  put(row, Feature::foundable, upTo(affordable, 3));
  const int places = std::min<int>(own.cities - own.temples, state_.bank.temples);
  const int paid = (own.has(Resource::marble) + own.has(Resource::coins)) / game_.ruleset->templePrice;
  put(row, Feature::buildable, upTo(std::min(places, paid), 3));
  int reached = 0;
  for (std::size_t s = 0; s < seen_.freeCount; ++s)
    reached += seen_.reached[i].soon[seen_.freeSites[s]] > 0 ? 1 : 0;
  put(row, Feature::sites, upTo(reached, 8));
}

void FeatureFiller::fillOne(NationFeatures& row, NationId n) const {
  row.fill(0);
  const NationState& own = state_[n];
  personages(row, n);
  board(row, n);
  put(row, Feature::marble, heap(own.has(Resource::marble)));
  put(row, Feature::iron, heap(own.has(Resource::iron)));
  put(row, Feature::gold, heap(own.has(Resource::gold)));
  put(row, Feature::coins, heap(own.has(Resource::coins)));
  put(row, Feature::knowHows, upTo(std::popcount(own.knowHow), 8));
  const std::size_t turn = state_.active.exists() ? state_.active.index() : state_.turn.next;
  put(row, Feature::wait,
      static_cast<float>((n.index() + nations_ - turn) % nations_) / static_cast<float>(nations_));
  if (own.rondel != Space::none) row[indexOf(Feature::onIron) + indexOf(own.rondel)] = 1;
  put(row, Feature::walls, upTo(seen_.walls[n.index()], 4));
  int box = 0;
  for (const std::uint16_t count : own.box)
    box += count;
  put(row, Feature::box, upTo(box, 8));
  if (game_.ruleset->hasCards && n.index() < 2) {
    int hand = 0;
    for (const CardState::Pile& pile : state_.cards.piles)
      hand += pile.hand[n.index()];
    put(row, Feature::cards, upTo(hand, 6));
  }
  for (std::size_t s = 0; s < state_.specialRows; ++s) {
    const GameState::Special& special = state_.specials[s];
    if (special.count > 0 && special.nationAndKind / kKinds == n.index()) put(row, Feature::specials, 1);
  }
  put(row, Feature::bellona, game_.ruleset->hasBellona && state_.bellona == n ? 1 : 0);
}

/// Free sites belong to the nearest nation, by units or from a city.
void FeatureFiller::shareLand(Features& out) const {
  std::array<int, kMaxNations> land{};
  for (std::size_t s = 0; s < seen_.freeCount; ++s) {
    int best = Reach::kNoWay;
    std::size_t whose = kMaxNations;
    for (std::size_t n = 0; n < nations_; ++n) {
      const int far = seen_.reached[n].far[seen_.freeSites[s]];
      if (far < best) {
        best = far;
        whose = n;
      } else if (far == best)
        whose = kMaxNations;
    }
    if (whose < kMaxNations) ++land[whose];
  }
  for (std::size_t n = 0; n < nations_; ++n)
    put(out[n], Feature::land, upTo(land[n], 12));
}

/// What a conquest costs, cards and special units aside.
int FeatureFiller::guardsOf(ProvinceId p) const {
  constexpr int kTemple = 3;
  const ProvinceState& province = state_[p];
  if (province.neutralTemple) return kTemple;
  return (province.temple ? kTemple : 1) + province.all(province.owner) +
         seen_.skills[province.owner.index()].defence + (province.wall ? 1 : 0);
}

void FeatureFiller::shareShrines(Features& out) const {
  const bool general = state_.bank.personages[indexOf(Personage::general)] > 0;
  std::array<int, kMaxNations> prey{}, threatened{};
  std::array<float, kMaxNations> siege{}, besieged{};
  for (std::size_t s = 0; s < seen_.shrineCount; ++s) {
    const ProvinceId p(seen_.shrines[s]);
    const NationId owner = state_[p].owner;
    const int guards = guardsOf(p);
    bool hunted = false;
    for (std::size_t n = 0; n < nations_; ++n) {
      if (owner.exists() && !areFoes(n, owner.index())) continue;
      const float strength = upTo(seen_.reached[n].later[p.index()], guards);
      siege[n] = std::max(siege[n], strength);
      if (owner.exists()) besieged[owner.index()] = std::max(besieged[owner.index()], strength);
      if (seen_.reached[n].soon[p.index()] < guards) continue;
      ++prey[n];
      hunted = true;
    }
    if (hunted && owner.exists()) ++threatened[owner.index()];
  }
  for (std::size_t n = 0; n < nations_; ++n) {
    put(out[n], Feature::prey, upTo(prey[n], 2));
    put(out[n], Feature::generals, general ? upTo(prey[n], 2) : 0);
    put(out[n], Feature::threatened, upTo(threatened[n], 2));
    put(out[n], Feature::siege, siege[n]);
    put(out[n], Feature::besieged, besieged[n]);
  }
}

/// Cities without a temple.
void FeatureFiller::shareTowns(Features& out) const {
  std::array<int, kMaxNations> raids{}, raided{};
  for (std::size_t owner = 0; owner < nations_; ++owner)
    for (std::size_t c = 0; c < seen_.pieces[owner].cityCount; ++c) {
      const ProvinceId p(seen_.pieces[owner].cities[c]);
      if (state_[p].temple) continue;
      const int guards = guardsOf(p);
      bool hunted = false;
      for (std::size_t n = 0; n < nations_; ++n) {
        if (!areFoes(n, owner) || seen_.reached[n].soon[p.index()] < guards) continue;
        ++raids[n];
        hunted = true;
      }
      if (hunted) ++raided[owner];
    }
  for (std::size_t n = 0; n < nations_; ++n) {
    put(out[n], Feature::raids, upTo(raids[n], 4));
    put(out[n], Feature::raided, upTo(raided[n], 4));
  }
}

} // namespace

std::string_view nameOf(Feature feature) {
  return kFeatureNames[indexOf(feature)];
}

void featuresOf(Features& out, const Game& game, const GameState& state, const Reach& reach) {
  Survey seen(game, reach);
  seen.walk(state);
  FeatureFiller(game, state, seen).fill(out);
}

KeptFeatures::KeptFeatures(const Game& game, std::shared_ptr<const Reach> reach)
    : game_(std::make_unique<const Game>(game)), reach_(std::move(reach)),
      survey_(std::make_unique<Survey>(*game_, *reach_)) {}

KeptFeatures::~KeptFeatures() = default;

void KeptFeatures::fill(Features& out, const GameState& state) {
  survey_->walk(state);
  FeatureFiller(*game_, state, *survey_).fill(out);
}

float phaseOf(const GameState& state) {
  int most = 0;
  for (std::size_t n = 0; n < state.fixed.nations; ++n)
    most = std::max(most, state.points(NationId(n)));
  return std::min(1.0F, static_cast<float>(most) / static_cast<float>(std::max<int>(1, state.fixed.goal)));
}

} // namespace annales::inline engine
