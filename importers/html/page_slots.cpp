#include "importers/html/page_slots.h"

#include <fmt/format.h>

namespace annales::inline importers::page {
namespace {

constexpr std::size_t kDisplay = 8;
constexpr std::array<std::string_view, kLost> kLostWords{"legion-lost", "galley-lost", "special-lost"};

/// Calls `put(value, name…)` for every field, always in the same order, so that names and values cannot drift
/// apart. A name comes in pieces: only whoever writes the names puts them together.
class SlotWalk {
public:
  SlotWalk(const Game& game, const GameState& state, const LineSums& sums, const Pieces& pieces,
           std::size_t kinds, std::size_t cards)
      : game_(game), state_(state), sums_(sums), pieces_(pieces), kinds_(kinds), cards_(cards) {}

  template <class Put> void table(const Put& put) const {
    put(one(state_.active), "active");
    put(state_.round, "round");
    put(state_.ended ? state_.endReason + 1 : 0, "ended");
    put(one(state_.winner), "winner");
    put(one(state_.bellona), "bellona");
    put(state_.bank.coins, "coins");
    put(state_.bank.temples, "temples");
    for (std::size_t p = 0; p < kPersonages; ++p)
      put(state_.bank.personages[p], wordOf(static_cast<Personage>(p)));
    for (const Resource r : kGoods)
      put(state_.bank.tokens[indexOf(r)], "token-", wordOf(r));
    for (std::size_t i = 0; cards_ > 0 && i < kDisplay; ++i)
      put(i < state_.cards.displayed ? one(state_.cards.display[i]) : 0, "open-", i);
  }

  template <class Put> void nation(NationId n, const Put& put) const {
    const NationState& nation = state_[n];
    for (std::size_t r = 0; r < kResources; ++r)
      put(nation.stock[r], wordOf(static_cast<Resource>(r)));
    for (std::size_t p = 0; p < kPersonages; ++p)
      put(nation.personages[p], wordOf(static_cast<Personage>(p)));
    put(state_.points(n), "points");
    put(nation.rondel == Space::none ? 0 : static_cast<int>(indexOf(nation.rondel)) + 1, "rondel");
    put(nation.knowHow, "know-how");
    put(nation.cities, "cities");
    put(nation.temples, "temples");
    put(nation.seas, "seas");
    put(nation.stones, "stones");
    put(pieces_.walls[n.index()], "walls");
    put(nation.walls, "walls-left");
    for (std::size_t k = 0; k < 2; ++k)
      put(nation.supply[k], wordOf(static_cast<Kind>(k)), "-left");
    for (std::size_t k = 0; k < kinds_; ++k) {
      const std::string_view word = wordOf(static_cast<Kind>(k));
      put(pieces_.units[n.index()][k], word);
      put(nation.box[k], word, "-box");
    }
    for (std::size_t k = 0; k < kLostWords.size(); ++k)
      put(sums_.lost[n.index()][k], kLostWords[k]);
    for (std::size_t card = 0; card < cards_; ++card)
      put(n.index() < 2 ? state_.cards.piles[card].hand[n.index()] : 0, "card-", card);
    for (std::size_t s = 0; s < kSources; ++s)
      put(sums_.in[n.index()][s], "in-", s);
    for (std::size_t p = 0; p < kPurposes; ++p)
      put(sums_.out[n.index()][p], "out-", p);
  }

  template <class Put> void province(ProvinceId p, const Put& put) const {
    const ProvinceState& province = state_[p];
    put(one(province.owner), "owner");
    put(province.hasCity() ? static_cast<int>(indexOf(province.resource)) + 1 : 0, "resource");
    put((province.temple ? 1 : 0) + (province.wall ? 2 : 0) + (province.neutralTemple ? 4 : 0), "built");
    for (std::size_t n = 0; n < game_.nations(); ++n)
      for (std::size_t k = 0; k < kinds_; ++k)
        put(state_.units(p, NationId(n), static_cast<Kind>(k)), wordOf(static_cast<Kind>(k)), "-", n);
  }

private:
  template <class Id> static int one(Id id) { return id.exists() ? static_cast<int>(id.index()) + 1 : 0; }

  const Game& game_;
  const GameState& state_;
  const LineSums& sums_;
  const Pieces& pieces_;
  std::size_t kinds_, cards_;
};

} // namespace

PageSlots::PageSlots(const Game& game)
    : game_(game), kinds_(game.setup->options.specialUnits ? kKinds : 2),
      cards_(game.ruleset->hasCards ? game.ruleset->deck.size() : 0) {
  count_ = of(GameState{}, LineSums{}).size();
}

void PageSlots::writeNames(JsonWriter& json) const {
  const GameState state{};
  const LineSums sums;
  const Pieces pieces;
  const SlotWalk walk(game_, state, sums, pieces, kinds_, cards_);
  const auto put = [&json](int, const auto&... parts) {
    std::string name;
    (fmt::format_to(std::back_inserter(name), "{}", parts), ...);
    json.value(name);
  };
  json.beginObject();
  json.key("table");
  json.beginArray();
  walk.table(put);
  json.endArray();
  json.key("nation");
  json.beginArray();
  walk.nation(NationId(0), put);
  json.endArray();
  json.key("province");
  json.beginArray();
  walk.province(ProvinceId(0), put);
  json.endArray();
  json.endObject();
}

std::vector<std::int32_t> PageSlots::of(const GameState& state, const LineSums& sums) const {
  std::vector<std::int32_t> slots;
  slots.reserve(count_);
  const auto put = [&slots](int value, const auto&...) { slots.push_back(value); };
  const Pieces pieces = countPieces(state);
  const SlotWalk walk(game_, state, sums, pieces, kinds_, cards_);
  walk.table(put);
  for (std::size_t n = 0; n < game_.nations(); ++n)
    walk.nation(NationId(n), put);
  for (std::size_t p = 0; p < game_.map->size(); ++p)
    walk.province(ProvinceId(p), put);
  return slots;
}

} // namespace annales::inline importers::page
