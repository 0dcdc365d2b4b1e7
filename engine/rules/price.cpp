#include "engine/rules/price.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

Fault standsFor(const Price& price, const Amount& paid) {
  if (price.anything > 0) return kLegal;
  for (const Resource r : kGoods)
    if (paid[r] > price.goods[r])
      return fault("pay.exact", "the price takes at most {}, but {} was paid", counted(price.goods[r], r),
                   paid[r]);
  return kLegal;
}

Resource largestHeap(const std::array<int, kResources>& left) {
  Resource best = Resource::coins;
  int most = 0;
  for (const Resource r : kGoods) {
    if (left[indexOf(r)] <= most) continue;
    most = left[indexOf(r)];
    best = r;
  }
  return best;
}

std::optional<Amount> cheapestOfAnything(const NationState& payer, int units) {
  std::array<int, kResources> left{};
  for (std::size_t r = 0; r < kResources; ++r)
    left[r] = payer.stock[r];
  Amount paid;
  for (int i = 0; i < units; ++i) {
    const Resource r = largestHeap(left);
    if (left[indexOf(r)] == 0) return std::nullopt;
    --left[indexOf(r)];
    paid.add(r, 1);
  }
  return paid;
}

} // namespace

Fault checkPayment(const Situation& at, std::string_view rule, const Price& price, NationId payer,
                   const Amount& paid) {
  if (paid.total() != price.total())
    return fault(rule, "the price is {}, but {} was paid", price.total(), paid.total());
  if (auto wrong = standsFor(price, paid)) return wrong;
  for (std::size_t r = 0; r < kResources; ++r)
    if (at.state[payer].stock[r] < paid.of[r])
      return fault("pay.afford", "the {} have {}, not {}", at.name(payer),
                   counted(at.state[payer].stock[r], static_cast<Resource>(r)), paid.of[r]);
  return kLegal;
}

std::optional<Amount> cheapest(const NationState& payer, const Price& price) {
  if (price.anything > 0) return cheapestOfAnything(payer, price.anything);
  Amount paid;
  int coins = price.coins;
  for (const Resource r : kGoods) {
    const int own = std::min(price.goods[r], payer.has(r));
    paid.set(r, own);
    coins += price.goods[r] - own;
  }
  if (coins > payer.has(Resource::coins)) return std::nullopt;
  paid.set(Resource::coins, coins);
  return paid;
}

std::vector<Amount> everyPayment(const NationState& payer, const Price& price) {
  std::vector<Amount> found;
  const int total = price.total();
  const auto most = [&](Resource r) {
    const int asked = price.anything > 0 ? price.anything : price.goods[r];
    return std::min(asked, payer.has(r));
  };
  for (int marble = 0; marble <= most(Resource::marble); ++marble)
    for (int iron = 0; iron <= most(Resource::iron); ++iron)
      for (int gold = 0; gold <= most(Resource::gold); ++gold) {
        const int coins = total - marble - iron - gold;
        if (coins < price.coins || coins > payer.has(Resource::coins)) continue;
        Amount paid;
        paid.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron),
                   static_cast<std::int16_t>(gold), static_cast<std::int16_t>(coins)};
        found.push_back(paid);
      }
  return found;
}

} // namespace annales::inline engine
