#include "engine/play/bot.h"

#include "engine/event/event_kind.h"

#include <algorithm>
#include <array>

namespace annales::inline engine {
namespace {

using Weights = std::array<std::uint32_t, kEventTypes>;

/// How readily the random bot picks a kind of event, however many events of the kind there are: it would
/// rather use an action than end the turn, and the thousand ways to move do not drown out the rest.
constexpr Weights weights() {
  Weights w{};
  w.fill(4);
  w[kPlaceOf<RondelMoved>] = 32;
  w[kPlaceOf<Produced>] = 64;
  w[kPlaceOf<TempleBuilt>] = 16;
  w[kPlaceOf<KnowHowDeveloped>] = 16;
  w[kPlaceOf<CityConquered>] = 64;
  w[kPlaceOf<NeutralTempleDestroyed>] = 64;
  w[kPlaceOf<CityFounded>] = 16;
  w[kPlaceOf<UnitsArmed>] = 24;
  w[kPlaceOf<UnitsMoved>] = 16;
  w[kPlaceOf<BattleFought>] = 1;
  w[kPlaceOf<Traded>] = 1; // loses goods each time
  w[kPlaceOf<CityAbandoned>] = 1;
  w[kPlaceOf<TurnEnded>] = 1;
  w[kPlaceOf<PersonageWon>] = 1; // ends the action
  return w;
}
constexpr Weights kWeights = weights();
constexpr std::uint32_t kPassWeight = 1;

/// The drawn option of a type.
Row rowOf(const Question& question, std::size_t type, std::uint32_t skip) {
  for (const Row row : question.options)
    if (question.legal[row].index() == type && skip-- == 0) return row;
  return kPass;
}

/// Little can come of an action there: the draw is mostly repeated.
bool idle(const Question& question, Space space) {
  constexpr int kPlenty = 20;
  const NationState& own = question.state[question.who];
  const Ruleset& rules = *question.game.ruleset;
  switch (space) {
  case Space::marble:
  case Space::iron:
  case Space::gold:
    return own.has(*producedOn(space)) > kPlenty;
  case Space::temple:
    return own.temples == own.cities || question.state.bank.temples == 0 ||
           own.has(Resource::marble) + own.has(Resource::coins) < rules.templePrice;
  case Space::arming:
    return own.has(Resource::iron) == 0;
  case Space::knowHow:
    return own.knowHow == rules.allKnowHows() || own.has(Resource::gold) < 3;
  default:
    return false;
  }
}

/// A move on the rondel that a player would hardly make; a long way is rarely worth its price.
bool isPoor(const Question& question, const Event& event, Rng& rng) {
  const auto* move = std::get_if<RondelMoved>(&event);
  if (move == nullptr) return false;
  constexpr std::uint32_t kIdleOdds = 24;
  const auto odds = static_cast<std::uint32_t>(1 + move->paid.total() * move->paid.total() * 2);
  return rng.below(idle(question, move->to) ? odds * kIdleOdds : odds) != 0;
}

/// What draws a unit: foreign temples, and more where others stand ready. Without that, and without sails on
/// new seas, games in which only generals and navigators are left would never end.
int draw(const Question& question, ProvinceId p) {
  constexpr int kTemple = 3;
  const ProvinceState& province = question.state[p];
  if (province.owner == question.who) return 0;
  const bool temple = province.temple || province.neutralTemple;
  return temple ? kTemple + 2 * province.all(question.who) : 1;
}

int seasWon(const Question& question, const UnitsMoved& move) {
  if (!isNaval(move.kind)) return 0;
  const bool leaves = question.state[move.from].of(question.who, Kind::galley) == move.count;
  const bool enters = question.state[move.to].of(question.who, Kind::galley) == 0;
  return (enters ? 1 : 0) - (leaves ? 1 : 0);
}

int worthOf(const Question& question, const UnitsMoved& move) {
  constexpr int kSea = 6;
  return (draw(question, move.to) - draw(question, move.from)) * move.count + seasWon(question, move) * kSea;
}

/// The best of a few moves drawn at random.
Row bestOfSome(const Question& question, std::uint32_t moves, Rng& rng) {
  constexpr std::size_t kTries = 6;
  std::array<std::uint32_t, kTries> places{};
  for (std::uint32_t& place : places)
    place = rng.below(moves);
  std::sort(places.begin(), places.end());
  Row best = kPass;
  int most = 0;
  std::uint32_t place = 0;
  auto next = places.begin();
  for (const Row row : question.options) {
    const auto* move = std::get_if<UnitsMoved>(&question.legal[row]);
    if (move == nullptr || place++ != *next) continue;
    const int worth = worthOf(question, *move);
    if (best == kPass || worth > most) {
      best = row;
      most = worth;
    }
    while (next != places.end() && *next < place)
      ++next;
    if (next == places.end()) break;
  }
  return best;
}

Row chooseAtRandom(const Question& question, Rng& rng) {
  std::array<std::uint32_t, kEventTypes> count{};
  std::uint32_t sum = question.mayPass ? kPassWeight : 0;
  for (const Row row : question.options) {
    const std::size_t type = question.legal[row].index();
    if (count[type]++ == 0) sum += kWeights[type];
  }
  for (;;) {
    std::uint32_t left = rng.below(sum);
    std::size_t type = 0;
    for (; type < kEventTypes && (count[type] == 0 || left >= kWeights[type]); ++type)
      if (count[type] > 0) left -= kWeights[type];
    if (type == kEventTypes) return kPass;
    if (type == kPlaceOf<UnitsMoved>) return bestOfSome(question, count[type], rng);
    const Row row = rowOf(question, type, rng.below(count[type]));
    if (!isPoor(question, question.legal[row], rng)) return row;
  }
}

} // namespace

/// Chance alone may leave a game in which everybody has enough and nobody wins, and so may plans that block
/// one another: after many rounds the random bot mostly plays for the end, and the greedy one sometimes does
/// anything.
Row Bot::choose(const Question& question, Rng& rng) const {
  if (chooser_) return (*chooser_)(question, rng);
  constexpr int kWeary = 80;
  constexpr int kStuck = 100;
  constexpr std::uint32_t kOdds = 6;
  const int round = question.state.round;
  const bool odd = round > (taste_ ? kStuck : kWeary) && rng.below(kOdds) == 0;
  const bool plans = taste_ ? !odd : round > kWeary && !odd;
  if (!plans) return chooseAtRandom(question, rng);
  return chooseGreedily(taste_ ? *taste_ : tasteOf(Style::military), *reach_, question, rng);
}

Bots botAt(Bots bots, std::size_t place) {
  constexpr std::array kMixed{Bots::growth, Bots::military, Bots::progress};
  return bots == Bots::mixed ? kMixed[place % kMixed.size()] : bots;
}

std::vector<Bot> seat(Bots bots, const Game& game) {
  const auto reach = reachOn(game.map);
  const auto styleOf = [&](std::size_t place) {
    switch (botAt(bots, place)) {
    case Bots::military:
      return Style::military;
    case Bots::progress:
      return Style::progress;
    case Bots::random:
    case Bots::growth:
    case Bots::mixed: // is none at a place
      break;
    }
    return Style::growth;
  };
  std::vector<Bot> seats;
  for (std::size_t i = 0; i < game.nations(); ++i)
    seats.push_back(bots == Bots::random ? Bot::random(reach) : Bot::greedy(styleOf(i), reach));
  return seats;
}

} // namespace annales::inline engine
