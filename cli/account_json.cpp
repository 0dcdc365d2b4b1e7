// What annales account --json says.
#include "cli/account_view.h"
#include "cli/console.h"
#include "cli/stats_numbers.h"

#include <algorithm>

namespace annales::cli {
namespace {

/// In the order of the words.
constexpr std::array kByWord{Resource::coins, Resource::gold, Resource::iron, Resource::marble};

template <class Of> void putResources(JsonWriter& json, std::string_view key, Of&& of) {
  json.key(key);
  json.beginObject();
  for (const Resource r : kByWord) {
    json.key(wordOf(r));
    json.value(static_cast<std::int64_t>(of(r)));
  }
  json.endObject();
}

void putResources(JsonWriter& json, std::string_view key, const Goods& goods) {
  putResources(json, key, [&](Resource r) { return goods[indexOf(r)]; });
}
void putResources(JsonWriter& json, std::string_view key, const Amount& amount) {
  putResources(json, key, [&](Resource r) { return amount[r]; });
}

void putInt(JsonWriter& json, std::string_view key, std::int64_t value) {
  json.key(key);
  json.value(value);
}

void putSpace(JsonWriter& json, std::string_view key, Space space) {
  json.key(key);
  if (space == Space::none)
    json.null();
  else
    json.value(wordOf(space));
}

void putVisits(JsonWriter& json, const NationAccount& nation) {
  std::vector<std::pair<std::string_view, int>> visits;
  for (std::size_t s = 0; s < kSpaces; ++s)
    visits.emplace_back(wordOf(static_cast<Space>(s)), nation.visits[s]);
  std::sort(visits.begin(), visits.end());
  json.key("spaces");
  json.beginObject();
  for (const auto& [word, count] : visits)
    putInt(json, word, count);
  json.endObject();
}

void putNation(JsonWriter& json, const AccountView& view, std::size_t n) {
  const NationAccount& nation = view.account.nations[n];
  json.beginObject();
  json.key("ahead");
  putNumber(json, nation.ahead);
  putInt(json, "armed", nation.armed);
  putInt(json, "coins_for_goods", nation.coinsForGoods);
  putResources(json, "held_turns", nation.heldTurns);
  putInt(json, "idle", nation.idle);
  putResources(json, "left", nation.left);
  putInt(json, "lost_to_cards", nation.lostToCards);
  putInt(json, "moves", nation.moves);
  json.key("nation");
  json.value(view.game.nationWord(NationId(n)));
  putInt(json, "never_moved", nation.neverMoved);
  putInt(json, "not_produced", nation.notProduced);
  putResources(json, "paid", nation.paid);
  putResources(json, "peak", [&](Resource r) { return nation.peak[indexOf(r)].units; });
  putResources(json, "peak_event", [&](Resource r) { return nation.peak[indexOf(r)].at; });
  putInt(json, "price", nation.price);
  putVisits(json, nation);
  putInt(json, "standing", nation.standing);
  putInt(json, "steps", nation.steps);
  putInt(json, "traded_away", nation.tradedAway);
  putInt(json, "turns", nation.turns);
  putInt(json, "unawarded", nation.unawarded);
  putResources(json, "unused_turns", nation.unusedTurns);
  json.key("useful_ahead");
  putNumber(json, nation.usefulAhead);
  json.endObject();
}

void putTurn(JsonWriter& json, const AccountView& view, const AccountTurn& turn) {
  json.beginObject();
  putInt(json, "coins_for_goods", turn.coinsForGoods);
  putInt(json, "event", turn.first);
  putSpace(json, "from", turn.from);
  json.key("idle");
  json.value(turn.idle);
  putInt(json, "last_event", turn.last);
  putResources(json, "left", turn.left);
  json.key("nation");
  json.value(view.game.nationWord(turn.nation));
  putInt(json, "not_produced", turn.notProduced);
  putResources(json, "paid", turn.paid);
  putInt(json, "price", turn.price);
  putInt(json, "round", turn.round);
  putInt(json, "steps", turn.steps);
  putSpace(json, "to", turn.to);
  putResources(json, "unused", turn.unused);
  json.endObject();
}

/// Pairs alone of which the one did something to the other.
void putDeeds(JsonWriter& json, const AccountView& view) {
  json.key("deeds");
  json.beginArray();
  for (std::size_t n = 0; n < view.hostilities.nations(); ++n)
    for (std::size_t other = 0; other < view.hostilities.nations(); ++other) {
      const DeedsAgainst& deeds = view.hostilities.of(NationId(n), NationId(other));
      if (!deeds.any()) continue;
      json.beginObject();
      json.key("against");
      json.value(view.game.nationWord(NationId(other)));
      putInt(json, "battles", deeds.battles);
      json.key("by");
      json.value(view.game.nationWord(NationId(n)));
      putInt(json, "cities", deeds.cities);
      putInt(json, "temples", deeds.temples);
      putInt(json, "units", deeds.units);
      json.endObject();
    }
  json.endArray();
}

} // namespace

void putAccountJson(const AccountView& view) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  putDeeds(json, view);
  json.key("nations");
  json.beginArray();
  for (std::size_t n = 0; n < view.account.nations.size(); ++n)
    putNation(json, view, n);
  json.endArray();
  json.key("turns");
  json.beginArray();
  for (const AccountTurn& turn : view.account.turns)
    putTurn(json, view, turn);
  json.endArray();
  json.endObject();
  putLine(text);
}

} // namespace annales::cli
