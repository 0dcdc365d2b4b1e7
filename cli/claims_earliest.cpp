// What annales claims --earliest says: since when each nation could have won each kind of personage.
#include "cli/claims_view.h"
#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "engine/core/json_writer.h"
#include "engine/event/event_json.h"
#include "engine/rules/awards.h"
#include "libreplay/text/plain_text.h"

namespace annales::cli {
namespace {

std::string titleOfReason(const EarliestClaim& row, Language language) {
  for (std::size_t p = 0; p < kPersonages; ++p)
    if (reasonFor(static_cast<Personage>(p)) == row.reason)
      return std::string(titleOf(static_cast<Personage>(p), language));
  const std::string title(titleOf(row.reason, language));
  return capitalOf(title) + title.substr(lengthOfCharacter(title));
}

std::string roundOrNever(int round, Language language) {
  return round > 0 ? fmt::format("{}", round) : spoken(language, "never", "nie");
}

void putEarliestRow(const ClaimsView& view, const EarliestClaim& row) {
  const Language language = view.names.language;
  const bool reached = row.round > 0;
  putLine(fmt::format(
      "{} {} {:>6} {:>6}  {} {:>6} {:>6}{}", padded(view.names.nation(row.nation), 13),
      padded(titleOfReason(row, language), 22), roundOrNever(row.round, language),
      reached ? fmt::format("{}", row.first) : "-",
      padded(reached && row.claim.space != Space::none ? std::string(titleOf(row.claim.space, language))
                                                       : "-",
             11),
      roundOrNever(row.wonInRound, language), reached ? fmt::format("{}", row.turnsLater) : "-",
      row.isOpen ? spoken(language, "  earlier turns not settled", "  frühere Züge ungeklärt")
                 : std::string()));
  if (!view.moves) return;
  for (const Event& event : row.claim.line)
    putLine("      " + sentenceOf(event, view.names));
}

void putRound(JsonWriter& json, int round) {
  if (round == 0)
    json.null();
  else
    json.value(round);
}

} // namespace

void putEarliestText(const ClaimsView& view, const std::vector<EarliestClaim>& rows) {
  putLine(view.names.language == Language::german
              ? "Volk          Persönlichkeit           ab Ereignis  über          gew.   Züge\n"
                "                                      Runde                     Runde  später"
              : "nation        personage                from   event  via space      won  "
                "turns\n                                      round                     round  later");
  for (const EarliestClaim& row : rows)
    if (view.shows(row.nation)) putEarliestRow(view, row);
}

void putEarliestJson(const ClaimsView& view, const std::vector<EarliestClaim>& rows) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("earliest");
  json.beginArray();
  for (const EarliestClaim& row : rows) {
    if (!view.shows(row.nation)) continue;
    json.beginObject();
    json.key("event");
    if (row.first == 0)
      json.null();
    else
      json.value(static_cast<std::int64_t>(row.first));
    json.key("events");
    putFacts(json, row.claim.line, view.log.names());
    json.key("nation");
    json.value(view.log.game().nationWord(row.nation));
    json.key("open");
    json.value(row.isOpen);
    json.key("reason");
    json.value(wordOf(row.reason));
    json.key("round");
    putRound(json, row.round);
    json.key("space");
    if (row.round == 0 || row.claim.space == Space::none)
      json.null();
    else
      json.value(wordOf(row.claim.space));
    json.key("turns_later");
    if (row.round == 0)
      json.null();
    else
      json.value(row.turnsLater);
    json.key("won_in_round");
    putRound(json, row.wonInRound);
    json.endObject();
  }
  json.endArray();
  json.endObject();
  putLine(text);
}

} // namespace annales::cli
