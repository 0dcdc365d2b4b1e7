#include "engine/state/state_json.h"

#include "engine/event/event_json.h"

#include <algorithm>
#include <vector>

namespace annales::inline engine {
namespace {

constexpr std::array<std::string_view, kKinds> kPlural{"legions", "galleys", "commanders", "admirals"};
// Canonical JSON sorts keys; these are the closed lists in the order of their words.
constexpr std::array kResourcesByWord{Resource::coins, Resource::gold, Resource::iron, Resource::marble};
constexpr std::array kGoodsByWord{Resource::gold, Resource::iron, Resource::marble};
constexpr std::array kPersonagesByWord{Personage::citizen, Personage::general, Personage::king,
                                       Personage::navigator, Personage::scholar};
constexpr std::array kKindsByPlural{Kind::admiral, Kind::commander, Kind::galley, Kind::legion};

class StateWriter {
public:
  StateWriter(std::string& out, const Game& game, const GameState& state)
      : json_(out), game_(game), rules_(*game.ruleset), state_(state), byName_(nationsByWord(game)) {}

  void write() {
    json_.beginObject();
    json_.key("active");
    nation(state_.active);
    bank();
    if (rules_.hasBellona) {
      json_.key("bellona");
      nation(state_.bellona);
    }
    if (rules_.hasCards) display();
    ended();
    nations();
    provinces();
    number("round", state_.round);
    json_.field("seq", static_cast<std::int64_t>(state_.seq));
    json_.endObject();
  }

private:
  void number(std::string_view key, int value) { json_.field(key, value); }

  void nation(NationId n) {
    if (n.exists())
      json_.value(game_.nationWord(n));
    else
      json_.null();
  }

  template <class Counts> void personages(const Counts& counts) {
    json_.key("personages");
    json_.beginObject();
    for (const Personage p : kPersonagesByWord)
      number(wordOf(p), counts[indexOf(p)]);
    json_.endObject();
  }

  void bank() {
    json_.key("bank");
    json_.beginObject();
    number("coins", state_.bank.coins);
    personages(state_.bank.personages);
    number("temples", state_.bank.temples);
    if (rules_.stones == StonePolicy::sharedTokens) {
      json_.key("tokens");
      json_.beginObject();
      for (const Resource r : kGoodsByWord)
        number(wordOf(r), state_.bank.tokens[indexOf(r)]);
      json_.endObject();
    }
    json_.endObject();
  }

  void display() {
    json_.key("display");
    json_.beginArray();
    for (std::size_t i = 0; i < state_.cards.displayed; ++i)
      json_.value(rules_.deck[state_.cards.display[i].index()].id);
    json_.endArray();
  }

  void ended() {
    json_.key("ended");
    if (!state_.ended) return json_.null();
    json_.beginObject();
    json_.field("reason", wordOf(static_cast<EndReason>(state_.endReason)));
    json_.key("winner");
    nation(state_.winner);
    json_.endObject();
  }

  void nations() {
    json_.key("nations");
    json_.beginObject();
    for (const NationId n : byName_) {
      json_.key(game_.nationWord(n));
      nationState(n);
    }
    json_.endObject();
  }

  void nationState(NationId n) {
    const NationState& nation = state_[n];
    json_.beginObject();
    if (rules_.reserve == ReservePolicy::box) {
      json_.key("box");
      units([&](Kind kind) { return static_cast<int>(nation.box[indexOf(kind)]); });
    }
    if (rules_.hasCards) cards(n);
    knowHows(nation);
    personages(nation.personages);
    number("points", state_.points(n));
    json_.key("rondel");
    if (nation.rondel == Space::none)
      json_.null();
    else
      json_.value(wordOf(nation.rondel));
    json_.key("stock");
    json_.beginObject();
    for (const Resource r : kResourcesByWord)
      number(wordOf(r), nation.has(r));
    json_.endObject();
    supply(nation);
    if (rules_.hasWalls) number("walls", nation.walls);
    json_.endObject();
  }

  void cards(NationId n) {
    json_.key("cards");
    json_.beginArray();
    if (n.index() < 2) // only two nations hold cards
      for (std::size_t card = 0; card < rules_.deck.size(); ++card)
        for (int i = 0; i < state_.cards.piles[card].hand[n.index()]; ++i)
          json_.value(rules_.deck[card].id);
    json_.endArray();
  }

  void knowHows(const NationState& nation) {
    std::vector<std::string_view> words;
    for (std::size_t k = 0; k < rules_.knowHows.size(); ++k)
      if (nation.knows(KnowHowId(k))) words.push_back(rules_.knowHows[k].id);
    std::sort(words.begin(), words.end());
    json_.key("knowHow");
    json_.beginArray();
    for (const std::string_view word : words)
      json_.value(word);
    json_.endArray();
  }

  void supply(const NationState& nation) {
    json_.key("supply");
    json_.beginObject();
    if (rules_.stones != StonePolicy::sharedTokens) number("cities", nation.stones);
    number("galleys", nation.supply[indexOf(Kind::galley)]);
    number("legions", nation.supply[indexOf(Kind::legion)]);
    json_.endObject();
  }

  /// Legions and galleys, and the special units where the game has them.
  template <class Count> void units(Count count) {
    json_.beginObject();
    for (const Kind kind : kKindsByPlural) {
      const bool special = kind == Kind::commander || kind == Kind::admiral;
      if (!special || game_.setup->options.specialUnits) number(kPlural[indexOf(kind)], count(kind));
    }
    json_.endObject();
  }

  [[nodiscard]] bool hasUnits(ProvinceId p, NationId n) const {
    return std::any_of(kKindsByPlural.begin(), kKindsByPlural.end(),
                       [&](Kind kind) { return state_.units(p, n, kind) > 0; });
  }

  void provinces() {
    json_.key("provinces");
    json_.beginObject();
    for (std::size_t i = 0; i < game_.map->size(); ++i) {
      const ProvinceId p(i);
      const bool manned =
          std::any_of(byName_.begin(), byName_.end(), [&](NationId n) { return hasUnits(p, n); });
      if (state_[p].hasCity() || state_[p].neutralTemple || manned) province(p);
    }
    json_.endObject();
  }

  void province(ProvinceId p) {
    const ProvinceState& province = state_[p];
    json_.key((*game_.map)[p].id);
    json_.beginObject();
    if (province.neutralTemple) json_.field("neutralTemple", true);
    json_.key("owner");
    nation(province.owner);
    json_.key("resource");
    if (province.hasCity())
      json_.value(wordOf(province.resource));
    else
      json_.null();
    json_.field("temple", static_cast<bool>(province.temple));
    json_.key("units");
    json_.beginObject();
    for (const NationId n : byName_) {
      if (!hasUnits(p, n)) continue;
      json_.key(game_.nationWord(n));
      units([&](Kind kind) { return state_.units(p, n, kind); });
    }
    json_.endObject();
    if (rules_.hasWalls) json_.field("wall", static_cast<bool>(province.wall));
    json_.endObject();
  }

  JsonWriter json_;
  const Game& game_;
  const Ruleset& rules_;
  const GameState& state_;
  std::vector<NationId> byName_;
};

} // namespace

std::string stateJson(const Game& game, const GameState& state) {
  std::string out;
  out.reserve(8192);
  StateWriter(out, game, state).write();
  return out;
}

} // namespace annales::inline engine
