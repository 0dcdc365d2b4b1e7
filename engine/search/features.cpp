#include "engine/search/features.h"

#include "engine/rules/know_how.h"

#include <algorithm>
#include <bit>

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

/// Without values of its own: most of the rows below are never written, and writing them all took longer than
/// the rest.
struct Stack {
  std::uint16_t at;
  Kind kind;
  std::uint16_t count;

  [[nodiscard]] ProvinceId province() const { return ProvinceId(at); }
};
using Places = std::array<std::uint16_t, kMaxProvinces>;

/// What one walk over the board finds out.
struct Survey {
  std::array<std::array<Stack, 2 * kMaxProvinces>, kMaxNations> stacks;
  std::array<std::size_t, kMaxNations> stackCount{};
  std::array<Places, kMaxNations> cities;
  std::array<std::size_t, kMaxNations> cityCount{};
  Places freeSites, shrines; // shrines: cities with temples, neutral temples
  std::size_t freeCount = 0, shrineCount = 0;
  std::array<std::array<int, 3>, kMaxNations> makes{};
  std::array<std::array<int, 2>, kMaxNations> units{};
  std::array<int, kMaxNations> settlers{}, walls{};
};

float upTo(int count, int most) {
  return static_cast<float>(std::clamp(count, 0, most)) / static_cast<float>(most);
}

/// The first few count most.
float heap(int count) {
  constexpr float kHalf = 6;
  const auto x = static_cast<float>(std::max(0, count));
  return x / (x + kHalf);
}

class Surveyor {
public:
  Surveyor(const Game& game, const GameState& state, const Reach& reach)
      : at_{game, state}, reach_(reach), nations_(game.nations()) {
    for (std::size_t n = 0; n < nations_; ++n)
      for (const Kind kind : kBasicKinds)
        range_[n][indexOf(kind)] = rangeOf(at_, NationId(n), kind);
    for (std::size_t p = 0; p < at_.provinces(); ++p)
      note(ProvinceId(p));
  }

  void fill(Features& out) {
    for (std::size_t n = 0; n < nations_; ++n)
      fillOne(out[n], NationId(n));
    shareLand(out);
    shareShrines(out);
    shareTowns(out);
  }

private:
  void note(ProvinceId p);
  void fillOne(NationFeatures& row, NationId n) const;
  void personages(NationFeatures& row, NationId n) const;
  void board(NationFeatures& row, NationId n) const;
  void shareLand(Features& out) const;
  void shareShrines(Features& out) const;
  void shareTowns(Features& out) const;
  [[nodiscard]] int scholarsFor(NationId n) const;
  [[nodiscard]] int guardsOf(ProvinceId p) const;
  /// Units of the nation that reach the province in so many maneuvers.
  [[nodiscard]] int strikers(std::size_t n, ProvinceId p, int maneuvers = 1) const;
  [[nodiscard]] bool areFoes(std::size_t a, std::size_t b) const {
    const auto& nations = at_.game.setup->nations;
    return a != b && nations[a].controller != nations[b].controller;
  }

  Situation at_;
  const Reach& reach_;
  std::size_t nations_;
  std::array<std::array<int, 2>, kMaxNations> range_{};
  Survey seen_;
};

void put(NationFeatures& row, Feature feature, float value) {
  row[indexOf(feature)] = value;
}

void Surveyor::note(ProvinceId p) {
  const ProvinceState& province = at_.state[p];
  const auto place = static_cast<std::uint16_t>(p.index());
  const bool occupied = province.units != decltype(province.units){};
  for (std::size_t n = 0; occupied && n < nations_; ++n)
    for (const Kind kind : kBasicKinds)
      if (const std::uint8_t count = province.units[n][indexOf(kind)]; count > 0) {
        seen_.stacks[n][seen_.stackCount[n]++] = {place, kind, count};
        seen_.units[n][indexOf(kind)] += count;
      }
  if (province.neutralTemple || (province.hasCity() && province.temple))
    seen_.shrines[seen_.shrineCount++] = place;
  if (province.hasCity()) {
    const std::size_t owner = province.owner.index();
    seen_.cities[owner][seen_.cityCount[owner]++] = place;
    if (indexOf(province.resource) < kGoods.size())
      seen_.makes[owner][indexOf(province.resource)] += province.temple ? 3 : 1;
    if (province.wall) ++seen_.walls[owner];
    return;
  }
  if (province.neutralTemple || at_.map()[p].site == Site::none) return;
  seen_.freeSites[seen_.freeCount++] = place;
  for (std::size_t n = 0; occupied && n < nations_; ++n)
    if (province.all(NationId(n)) > 0) ++seen_.settlers[n];
}

int Surveyor::scholarsFor(NationId n) const {
  const NationState& own = at_.state[n];
  const std::uint16_t known = at_.state.known();
  int gold = own.has(Resource::gold) + own.has(Resource::coins), count = 0;
  for (std::size_t i = 0; i < at_.rules().knowHows.size(); ++i) {
    const KnowHow& k = at_.rules().knowHows[i];
    if (((known >> i) & 1U) != 0 || (k.lower.exists() && !own.knows(k.lower))) continue;
    if (k.price.first > gold) continue;
    gold -= k.price.first;
    ++count;
  }
  return std::min<int>(count, at_.state.bank.personages[indexOf(Personage::scholar)]);
}

void Surveyor::personages(NationFeatures& row, NationId n) const {
  struct Way {
    Personage personage;
    int step, level, count;
    Feature progress, near;
    int nearly;
  };
  const NationState& own = at_.state[n];
  const Way ways[] = {
      {Personage::king, 5, own.reached[0], own.cities, Feature::toKing, Feature::nearKing, 1},
      {Personage::citizen, 3, own.reached[1], own.temples, Feature::toCitizen, Feature::nearCitizen, 1},
      {Personage::navigator, 7, own.reached[2], own.seas, Feature::toNavigator, Feature::nearNavigator, 2}};
  for (const Way& way : ways) {
    const bool left = at_.state.bank.personages[indexOf(way.personage)] > 0;
    const int done = way.count - way.step * way.level;
    put(row, way.progress, left ? upTo(done, way.step) : 0);
    put(row, way.near, left && way.step - done <= way.nearly ? 1 : 0);
  }
  put(row, Feature::scholars, upTo(scholarsFor(n), 3));
  const int goal = at_.state.fixed.goal, points = at_.state.points(n);
  put(row, Feature::points, static_cast<float>(points) / static_cast<float>(std::max(1, goal)));
  put(row, Feature::oneShort, points + 1 >= goal ? 1 : 0);
  put(row, Feature::twoShort, points + 2 >= goal ? 1 : 0);
  put(row, Feature::threeShort, points + 3 >= goal ? 1 : 0);
}

void Surveyor::board(NationFeatures& row, NationId n) const {
  const NationState& own = at_.state[n];
  const std::size_t i = n.index();
  const int bonus = effectLevel(at_, n, Effect::production);
  put(row, Feature::makesMarble, upTo(seen_.makes[i][0] + bonus, 15));
  put(row, Feature::makesIron, upTo(seen_.makes[i][1] + bonus, 15));
  put(row, Feature::makesGold, upTo(seen_.makes[i][2] + bonus, 15));
  put(row, Feature::cities, upTo(own.cities, 20));
  put(row, Feature::temples, upTo(own.temples, 12));
  put(row, Feature::seas, upTo(own.seas, 21));
  put(row, Feature::legions, upTo(seen_.units[i][0], 20));
  put(row, Feature::galleys, upTo(seen_.units[i][1], 20));
  put(row, Feature::walks, upTo(range_[i][0] - 1, 2));
  put(row, Feature::sails, upTo(range_[i][1] - 1, 2));
  put(row, Feature::defence, upTo(effectLevel(at_, n, Effect::defence), 2));
  put(row, Feature::settlers, upTo(seen_.settlers[i], 4));
  int affordable = 0, coins = own.has(Resource::coins);
  for (; affordable < seen_.settlers[i]; ++affordable) {
    for (const Resource r : kGoods)
      coins -= own.has(r) <= affordable ? 1 : 0;
    if (coins < 0) break;
  }
  put(row, Feature::foundable, upTo(affordable, 3));
  const int places = std::min<int>(own.cities - own.temples, at_.state.bank.temples);
  const int paid = (own.has(Resource::marble) + own.has(Resource::coins)) / at_.rules().templePrice;
  put(row, Feature::buildable, upTo(std::min(places, paid), 3));
  int reached = 0;
  for (std::size_t s = 0; s < seen_.freeCount; ++s)
    reached += strikers(i, ProvinceId(seen_.freeSites[s])) > 0 ? 1 : 0;
  put(row, Feature::sites, upTo(reached, 8));
}

void Surveyor::fillOne(NationFeatures& row, NationId n) const {
  row.fill(0);
  const NationState& own = at_.state[n];
  personages(row, n);
  board(row, n);
  put(row, Feature::marble, heap(own.has(Resource::marble)));
  put(row, Feature::iron, heap(own.has(Resource::iron)));
  put(row, Feature::gold, heap(own.has(Resource::gold)));
  put(row, Feature::coins, heap(own.has(Resource::coins)));
  put(row, Feature::knowHows, upTo(std::popcount(own.knowHow), 8));
  const std::size_t turn = at_.state.active.exists() ? at_.state.active.index() : at_.state.turn.next;
  put(row, Feature::wait,
      static_cast<float>((n.index() + nations_ - turn) % nations_) / static_cast<float>(nations_));
  if (own.rondel != Space::none) row[indexOf(Feature::onIron) + indexOf(own.rondel)] = 1;
  put(row, Feature::walls, upTo(seen_.walls[n.index()], 4));
  int box = 0;
  for (const std::uint16_t count : own.box)
    box += count;
  put(row, Feature::box, upTo(box, 8));
  if (at_.rules().hasCards && n.index() < 2) {
    int hand = 0;
    for (const CardState::Pile& pile : at_.state.cards.piles)
      hand += pile.hand[n.index()];
    put(row, Feature::cards, upTo(hand, 6));
  }
  for (std::size_t s = 0; s < at_.state.specialRows; ++s) {
    const GameState::Special& special = at_.state.specials[s];
    if (special.count > 0 && special.nationAndKind / kKinds == n.index()) put(row, Feature::specials, 1);
  }
  put(row, Feature::bellona, at_.rules().hasBellona && at_.state.bellona == n ? 1 : 0);
}

int Surveyor::strikers(std::size_t n, ProvinceId p, int maneuvers) const {
  int sum = 0;
  for (std::size_t s = 0; s < seen_.stackCount[n]; ++s) {
    const Stack& stack = seen_.stacks[n][s];
    if (reach_.steps(stack.kind, stack.province(), p) <= maneuvers * range_[n][indexOf(stack.kind)])
      sum += stack.count;
  }
  return sum;
}

/// Free sites belong to whoever is nearest, with units or from a city.
void Surveyor::shareLand(Features& out) const {
  std::array<int, kMaxNations> land{};
  for (std::size_t s = 0; s < seen_.freeCount; ++s) {
    const ProvinceId site(seen_.freeSites[s]);
    int best = Reach::kNoWay;
    std::size_t whose = kMaxNations;
    for (std::size_t n = 0; n < nations_; ++n) {
      int far = Reach::kNoWay;
      for (std::size_t k = 0; k < seen_.stackCount[n]; ++k)
        far = std::min(far, reach_.steps(seen_.stacks[n][k].kind, seen_.stacks[n][k].province(), site));
      for (std::size_t c = 0; c < seen_.cityCount[n]; ++c)
        for (const Kind kind : kBasicKinds)
          far = std::min(far, 1 + reach_.steps(kind, ProvinceId(seen_.cities[n][c]), site));
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
int Surveyor::guardsOf(ProvinceId p) const {
  constexpr int kTemple = 3;
  const ProvinceState& province = at_.state[p];
  if (province.neutralTemple) return kTemple;
  return (province.temple ? kTemple : 1) + province.all(province.owner) +
         effectLevel(at_, province.owner, Effect::defence) + (province.wall ? 1 : 0);
}

void Surveyor::shareShrines(Features& out) const {
  const bool general = at_.state.bank.personages[indexOf(Personage::general)] > 0;
  std::array<int, kMaxNations> prey{}, threatened{};
  std::array<float, kMaxNations> siege{}, besieged{};
  for (std::size_t s = 0; s < seen_.shrineCount; ++s) {
    const ProvinceId p(seen_.shrines[s]);
    const NationId owner = at_.state[p].owner;
    const int guards = guardsOf(p);
    bool hunted = false;
    for (std::size_t n = 0; n < nations_; ++n) {
      if (owner.exists() && !areFoes(n, owner.index())) continue;
      const float strength = upTo(strikers(n, p, 2), guards);
      siege[n] = std::max(siege[n], strength);
      if (owner.exists()) besieged[owner.index()] = std::max(besieged[owner.index()], strength);
      if (strikers(n, p) < guards) continue;
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
void Surveyor::shareTowns(Features& out) const {
  std::array<int, kMaxNations> raids{}, raided{};
  for (std::size_t owner = 0; owner < nations_; ++owner)
    for (std::size_t c = 0; c < seen_.cityCount[owner]; ++c) {
      const ProvinceId p(seen_.cities[owner][c]);
      if (at_.state[p].temple) continue;
      const int guards = guardsOf(p);
      bool hunted = false;
      for (std::size_t n = 0; n < nations_; ++n) {
        if (!areFoes(n, owner) || strikers(n, p) < guards) continue;
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
  Surveyor(game, state, reach).fill(out);
}

float phaseOf(const GameState& state) {
  int most = 0;
  for (std::size_t n = 0; n < state.fixed.nations; ++n)
    most = std::max(most, state.points(NationId(n)));
  return std::min(1.0F, static_cast<float>(most) / static_cast<float>(std::max<int>(1, state.fixed.goal)));
}

} // namespace annales::inline engine
