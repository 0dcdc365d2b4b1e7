// What annales claims --json says.
#include "cli/claims_view.h"
#include "cli/console.h"
#include "engine/core/json_writer.h"
#include "engine/event/event_json.h"

#include <map>

namespace annales::cli {
namespace {

/// `"could":{…}`
void putCould(JsonWriter& json, const ClaimsView& view, const Claim& claim) {
  json.beginObject();
  json.key("events");
  putFacts(json, claim.line, view.log.names());
  json.key("personage");
  json.value(wordOf(claim.personage));
  json.key("price");
  json.value(claim.price);
  json.key("reaches_goal");
  json.value(claim.wins);
  json.key("reason");
  json.value(wordOf(claim.reason));
  json.key("space");
  json.value(wordOf(claim.space));
  json.endObject();
}

void putMissed(JsonWriter& json, const ClaimsView& view, const MissedClaim& missed) {
  json.beginObject();
  json.key("could");
  putCould(json, view, missed.claim);
  json.key("event");
  json.value(static_cast<std::int64_t>(missed.first));
  json.key("in_row");
  json.value(missed.inRow);
  json.key("last_event");
  json.value(static_cast<std::int64_t>(missed.last));
  json.key("nation");
  json.value(view.log.game().nationWord(missed.nation));
  json.key("round");
  json.value(missed.round);
  json.key("space");
  if (missed.played == Space::none)
    json.null();
  else
    json.value(wordOf(missed.played));
  json.key("won");
  json.beginArray();
  for (const Personage personage : missed.won)
    json.value(wordOf(personage));
  json.endArray();
  json.key("won_in_round");
  if (missed.wonInRound == 0)
    json.null();
  else
    json.value(missed.wonInRound);
  json.endObject();
}

void putOpen(JsonWriter& json, const ClaimsView& view, NationId nation, AwardReason reason,
             EventIndex event) {
  json.beginObject();
  if (event > 0) {
    json.key("event");
    json.value(static_cast<std::int64_t>(event));
  }
  json.key("nation");
  json.value(view.log.game().nationWord(nation));
  json.key("reason");
  json.value(wordOf(reason));
  json.endObject();
}

} // namespace

void putMissedJson(const ClaimsView& view, const MissedClaims& all) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("missed");
  json.beginArray();
  for (const MissedClaim& missed : all.missed)
    if (view.shows(missed.nation)) putMissed(json, view, missed);
  json.endArray();
  json.key("open");
  json.beginArray();
  for (const MissedClaims::Open& open : all.open)
    if (view.shows(open.nation)) putOpen(json, view, open.nation, open.reason, open.first);
  json.endArray();
  json.key("turns");
  json.beginObject();
  std::map<std::string, int> turns; // keys in order
  for (std::size_t n = 0; n < all.turns.size(); ++n)
    if (view.shows(NationId(n))) turns[view.log.game().nationWord(NationId(n))] = all.turns[n];
  for (const auto& [nation, count] : turns) {
    json.key(nation);
    json.value(count);
  }
  json.endObject();
  json.endObject();
  putLine(text);
}

void putClaimsJson(const ClaimsView& view, const std::vector<Claims>& claims) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("claims");
  json.beginArray();
  for (std::size_t n = 0; n < claims.size(); ++n)
    for (const Claim& claim : claims[n].claims)
      if (view.shows(NationId(n))) {
        json.beginObject();
        json.key("could");
        putCould(json, view, claim);
        json.key("nation");
        json.value(view.log.game().nationWord(NationId(n)));
        json.endObject();
      }
  json.endArray();
  json.key("open");
  json.beginArray();
  for (std::size_t n = 0; n < claims.size(); ++n)
    for (const AwardReason reason : claims[n].unsettled)
      if (view.shows(NationId(n))) putOpen(json, view, NationId(n), reason, 0);
  json.endArray();
  json.endObject();
  putLine(text);
}

} // namespace annales::cli
