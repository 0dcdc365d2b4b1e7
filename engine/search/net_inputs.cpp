#include "engine/search/net_inputs.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

std::int16_t asInput(float value) {
  return static_cast<std::int16_t>(std::clamp(value, -8.0F, 8.0F) * kInputOne);
}

/// Writes one input after the other.
class InputWriter {
public:
  explicit InputWriter(std::int16_t* to, std::int16_t* end) : to_(to), end_(end) {}
  void put(float value) { *to_++ = asInput(value); }
  void put(int count, float of) { put(static_cast<float>(count) / of); }
  void put(bool yes) { put(yes ? 1.0F : 0.0F); }
  void fillUp() { std::fill(to_, end_, std::int16_t{0}); }

private:
  std::int16_t* to_;
  std::int16_t* end_;
};

/// Cards in hand by what they do.
void putCards(InputWriter& row, const Game& game, const GameState& state, std::size_t n) {
  std::array<int, 5> hand{};
  if (game.ruleset->hasCards && n < 2)
    for (std::size_t i = 0; i < game.ruleset->deck.size(); ++i)
      hand[std::min(hand.size() - 1, indexOf(game.ruleset->deck[i].does))] += state.cards.piles[i].hand[n];
  for (const int count : hand)
    row.put(count, 2);
}

void putNation(std::array<std::int16_t, kNationInputs>& out, const NationFeatures& features, const Game& game,
               const GameState& state, std::size_t n) {
  InputWriter row(out.data(), out.data() + out.size());
  const NationState& own = state.nations[n];
  for (const float feature : features)
    row.put(feature);
  for (const std::int32_t goods : own.stock)
    row.put(std::min(goods, 40), 10);
  for (std::size_t k = 0; k < kMaxKnowHows; ++k)
    row.put(((own.knowHow >> k) & 1U) != 0);
  for (const std::uint8_t count : own.personages)
    row.put(count, 4);
  for (const std::uint16_t count : own.supply)
    row.put(count, 10);
  for (std::size_t k = 0; k < kBasicKinds.size(); ++k)
    row.put(own.box[k], 4);
  row.put(own.stones, 10);
  row.put(own.walls, 4);
  row.put(state.fixed.goal - state.points(NationId(n)), 6);
  row.put(state.turn.actor == NationId(n));
  putCards(row, game, state, n);
  row.fillUp();
}
static_assert(kFeatures + kResources + kMaxKnowHows + kPersonages + 2 + 2 + 4 + 5 <= kNationInputs);

void putCommon(std::array<std::int16_t, kCommonInputs>& out, const Game& game, const GameState& state) {
  InputWriter row(out.data(), out.data() + out.size());
  row.put(1.0F); // so that the nets need no other constant
  for (const std::uint8_t count : state.bank.personages)
    row.put(count, 6);
  row.put(state.bank.temples, 10);
  row.put(std::min(state.bank.coins, 60), 30);
  for (const std::uint8_t count : state.bank.tokens)
    row.put(count, 10);
  row.put(phaseOf(state));
  row.put(std::min<int>(state.round, 80), 40);
  for (std::size_t nations = 2; nations <= kMaxNations; ++nations)
    row.put(game.nations() == nations);
  const Options& options = game.setup->options;
  row.put(options.specialUnits.has_value());
  row.put(options.twoPlayer == TwoPlayer::doubled);
  row.put(options.variant == Variant::expert);
  row.put(options.variant == Variant::military);
  row.put(options.nineScholars);
  row.put(options.freeCityTypes);
  row.fillUp();
}

bool areRivals(const Game& game, std::size_t a, std::size_t b) {
  return a != b && game.setup->nations[a].controller != game.setup->nations[b].controller;
}

/// The rival with most points, of equals the next one to move.
std::size_t leaderAgainst(const Game& game, const GameState& state, std::size_t n) {
  const std::size_t nations = game.nations();
  std::size_t best = (n + 1) % nations;
  int most = -1;
  for (std::size_t i = 0; i < nations; ++i) {
    const std::size_t other = (state.turn.next + i) % nations;
    if (!areRivals(game, n, other) || state.points(NationId(other)) <= most) continue;
    most = state.points(NationId(other));
    best = other;
  }
  return best;
}

/// Division by a number that the compiler knows is several times as fast.
template <int Others> void putMean(std::int16_t* to, const std::array<int, kNationInputs>& sum) {
  for (std::size_t i = 0; i < kNationInputs; ++i)
    to[i] = static_cast<std::int16_t>(sum[i] / Others);
}

void putMeanOfRivals(std::int16_t* to, const NetInputs& inputs, std::size_t nation) {
  std::array<int, kNationInputs> sum{};
  for (std::size_t n = 0; n < inputs.count; ++n)
    if (n != nation)
      for (std::size_t i = 0; i < kNationInputs; ++i)
        sum[i] += inputs.nations[n][i];
  constexpr std::array kPutMean{putMean<1>, putMean<1>, putMean<1>, putMean<2>,
                                putMean<3>, putMean<4>, putMean<5>};
  static_assert(kPutMean.size() == kMaxNations + 1); // by the number of nations
  kPutMean[inputs.count](to, sum);
}

} // namespace

void netInputsOf(NetInputs& out, const Game& game, const GameState& state, const Reach& reach) {
  Features features;
  featuresOf(features, game, state, reach);
  netInputsOf(out, features, game, state);
}

void netInputsOf(NetInputs& out, const Features& features, const Game& game, const GameState& state) {
  out.count = static_cast<std::uint8_t>(game.nations());
  for (std::size_t n = 0; n < game.nations(); ++n) {
    putNation(out.nations[n], features[n], game, state, n);
    out.leader[n] = static_cast<std::uint8_t>(leaderAgainst(game, state, n));
  }
  putCommon(out.common, game, state);
}

void putTogether(std::array<std::int16_t, kNetInputs>& out, const NetInputs& inputs, std::size_t nation) {
  std::int16_t* to = std::ranges::copy(inputs.nations[nation], out.begin()).out;
  putMeanOfRivals(to, inputs, nation);
  to += kNationInputs;
  to = std::ranges::copy(inputs.nations[inputs.leader[nation]], to).out;
  std::ranges::copy(inputs.common, to);
}

} // namespace annales::inline engine
