#include "libreplay/exact/city_sites.h"

#include "engine/rules/founding.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Tries every choice of resources.
class CityChoice {
public:
  CityChoice(const ClaimTurn& turn, const std::vector<ProvinceId>& sites) : turn_(turn), sites_(sites) {
    for (std::size_t r = 0; r < tokens_.size(); ++r)
      tokens_[r] = turn.game.ruleset->stones == StonePolicy::sharedTokens ? turn.begun.bank.tokens[r] : 99;
  }

  std::optional<std::vector<NewCity>> find(int& coins) {
    choose(0, 0);
    coins = fewest_;
    return best_;
  }

private:
  void choose(std::size_t i, int coins) {
    if (best_ && coins >= fewest_) return;
    if (i == sites_.size()) {
      best_ = chosen_;
      fewest_ = coins;
      return;
    }
    for (const Resource r : kGoods) {
      if (tokens_[indexOf(r)] == 0 || !siteYields({turn_.game, turn_.begun}, sites_[i], r)) continue;
      const int more = turn_.game.ruleset->neighbourCoins ? likeAround(sites_[i], r) : 0;
      chosen_.push_back({sites_[i], r});
      --tokens_[indexOf(r)];
      choose(i + 1, coins + more);
      ++tokens_[indexOf(r)];
      chosen_.pop_back();
    }
  }

  [[nodiscard]] int likeAround(ProvinceId p, Resource r) const {
    int sum = 0;
    for (const Neighbour& neighbour : turn_.game.map->neighbours(p)) {
      const ProvinceState& province = turn_.begun[neighbour.province];
      const bool isNew = std::ranges::any_of(chosen_, [&](const NewCity& city) {
        return city.province == neighbour.province && city.resource == r;
      });
      sum += (province.hasCity() && province.resource == r) || isNew ? 1 : 0;
    }
    return sum;
  }

  const ClaimTurn& turn_;
  const std::vector<ProvinceId>& sites_;
  std::array<int, 3> tokens_{};
  std::vector<NewCity> chosen_;
  std::optional<std::vector<NewCity>> best_;
  int fewest_ = 0;
};

} // namespace

std::vector<ProvinceId> freeSites(const ClaimTurn& turn) {
  std::vector<ProvinceId> sites;
  for (std::size_t i = 0; i < turn.game.map->size(); ++i) {
    const ProvinceState& province = turn.begun.provinces[i];
    if (!province.hasCity() && !province.neutralTemple && turn.game.map->provinces()[i].site != Site::none &&
        turn.allows(TurnDeedKind::found, i))
      sites.emplace_back(i);
  }
  return sites;
}

std::optional<std::vector<NewCity>> cheapestCities(const ClaimTurn& turn,
                                                   const std::vector<ProvinceId>& sites, int& coins) {
  return CityChoice(turn, sites).find(coins);
}

} // namespace annales::inline replay
