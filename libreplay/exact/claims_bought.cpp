// Scholars and citizens: what goods and coins can buy.
#include "engine/rules/know_how.h"
#include "engine/rules/temple.h"
#include "libreplay/exact/claim_parts.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

int goldFor(const ClaimTurn& turn, const std::vector<KnowHowId>& knowHows) {
  int gold = 0;
  for (const KnowHowId k : knowHows)
    gold += knowHowPrice({turn.game, turn.begun}, k);
  return gold;
}

ClaimLine develop(const ClaimTurn& turn, const std::vector<KnowHowId>& knowHows, AwardReason reason) {
  if (!turn.allowsStep(Space::knowHow)) return {};
  Outlay outlay = turn.outlayOn(Space::knowHow);
  outlay.wants.set(Resource::gold, goldFor(turn, knowHows));
  const auto funding = turn.fund(outlay);
  if (!funding) return {};
  TurnLine line(turn.game, turn.begun);
  line.fund(Space::knowHow, *funding);
  for (const KnowHowId k : knowHows)
    line.buy(KnowHowDeveloped{turn.who(), k, {}});
  return closed(line, reason);
}

bool allowed(const ClaimTurn& turn, const std::vector<KnowHowId>& knowHows) {
  return std::ranges::all_of(knowHows,
                             [&](KnowHowId k) { return turn.allows(TurnDeedKind::learn, k.index()); });
}

/// A know-how with what has to come before it.
std::vector<KnowHowId> chainTo(const ClaimTurn& turn, KnowHowId k) {
  std::vector<KnowHowId> chain;
  for (KnowHowId next = k; next.exists() && !turn.own().knows(next);
       next = turn.game.ruleset->knowHows[next.index()].lower)
    chain.insert(chain.begin(), next);
  return chain;
}

/// The fewest coins for temples in so many of the cities: each adjacent temple costs one, and so does each
/// pair of new ones (`duellum.temple`).
class TempleSites {
public:
  explicit TempleSites(const ClaimTurn& turn) : turn_(turn) {
    for (std::size_t i = 0; i < turn.game.map->size(); ++i) {
      const ProvinceState& province = turn.begun.provinces[i];
      if (province.owner == turn.who() && !province.temple && turn.allows(TurnDeedKind::temple, i))
        sites_.emplace_back(i);
    }
  }

  [[nodiscard]] std::size_t size() const { return sites_.size(); }

  std::vector<ProvinceId> cheapest(int count) {
    if (!turn_.game.ruleset->neighbourCoins) return {sites_.begin(), sites_.begin() + count};
    choose(0, count, 0);
    return best_;
  }
  [[nodiscard]] int coins() const { return best_.empty() ? 0 : fewest_; }

private:
  void choose(std::size_t from, int left, int coins) {
    if (!best_.empty() && coins >= fewest_) return;
    if (left == 0) {
      best_ = chosen_;
      fewest_ = coins;
      return;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(left) <= sites_.size(); ++i) {
      const int more = coinsAt(sites_[i]);
      chosen_.push_back(sites_[i]);
      choose(i + 1, left - 1, coins + more);
      chosen_.pop_back();
    }
  }

  [[nodiscard]] int coinsAt(ProvinceId p) const {
    int coins = 0;
    for (const Neighbour& neighbour : turn_.game.map->neighbours(p)) {
      const bool isNew = std::ranges::find(chosen_, neighbour.province) != chosen_.end();
      coins += turn_.begun[neighbour.province].temple || isNew ? 1 : 0;
    }
    return coins;
  }

  const ClaimTurn& turn_;
  std::vector<ProvinceId> sites_, chosen_, best_;
  int fewest_ = 0;
};

} // namespace

ClaimLine claimByKnowHow(const ClaimTurn& turn) {
  if (!turn.inBank(Personage::scholar)) return {};
  std::vector<KnowHowId> cheapest;
  for (std::size_t i = 0; i < turn.game.ruleset->knowHows.size(); ++i) {
    if (((turn.begun.turn.knownBefore >> i) & 1U) != 0) continue;
    const auto chain = chainTo(turn, KnowHowId(i));
    if (!allowed(turn, chain)) continue;
    if (cheapest.empty() || goldFor(turn, chain) < goldFor(turn, cheapest)) cheapest = chain;
  }
  return cheapest.empty() ? ClaimLine{} : develop(turn, cheapest, AwardReason::knowHow);
}

ClaimLine claimByAllKnowHow(const ClaimTurn& turn) {
  if (turn.game.ruleset->allKnowHow == AllKnowHowPolicy::none) return {};
  if (turn.missing(AwardReason::allKnowHow) == 0) return {};
  std::vector<KnowHowId> all;
  for (std::size_t i = 0; i < turn.game.ruleset->knowHows.size(); ++i)
    for (const KnowHowId k : chainTo(turn, KnowHowId(i)))
      if (std::ranges::find(all, k) == all.end()) all.push_back(k);
  return allowed(turn, all) ? develop(turn, all, AwardReason::allKnowHow) : ClaimLine{};
}

ClaimLine claimByTemples(const ClaimTurn& turn) {
  const int missing = turn.missing(AwardReason::temples);
  if (!turn.inBank(Personage::citizen)) return {};
  if (missing <= 0) return claimAtOnce(turn, AwardReason::temples);
  TempleSites sites(turn);
  if (!turn.allowsStep(Space::temple)) return {};
  if (static_cast<int>(sites.size()) < missing || turn.begun.bank.temples < missing) return {};
  Outlay outlay = turn.outlayOn(Space::temple);
  outlay.wants.set(Resource::marble, missing * turn.game.ruleset->templePrice);
  if (!turn.fund(outlay)) return {};
  const std::vector<ProvinceId> chosen = sites.cheapest(missing);
  outlay.wants.set(Resource::coins, sites.coins());
  const auto funding = turn.fund(outlay);
  if (!funding) return {};
  TurnLine line(turn.game, turn.begun);
  line.fund(Space::temple, *funding);
  for (const ProvinceId p : chosen)
    line.buy(TempleBuilt{turn.who(), p, {}});
  return closed(line, AwardReason::temples);
}

} // namespace annales::inline replay
