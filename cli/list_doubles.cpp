#include "cli/list_doubles.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "engine/core/json_writer.h"
#include "libreplay/store/doubles.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

std::string reasonFor(const Doubles& doubles) {
  switch (doubles.why) {
  case Doubles::Why::sameMoves:
    return "the same moves";
  case Doubles::Why::continued:
    return "one continues the other";
  case Doubles::Why::nearlyTheSame:
    break;
  }
  return fmt::format("{:.0f} % of the moves are the same", doubles.moves * 100);
}

std::string rowOf(const GameSummary& game) {
  std::vector<std::string> nations;
  for (const std::string& nation : game.nations)
    nations.push_back(readableId(nation));
  return fmt::format("  {}  {}  {}, imported {}", hexOf(game.id).substr(0, 12), gameTitle(game.tags, nations),
                     counted(game.events, "event"), game.importedAt.substr(0, 10));
}

std::string doublesAsJson(const std::vector<Doubles>& found) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("doubles");
  json.beginArray();
  for (const Doubles& doubles : found) {
    json.beginObject();
    json.key("games");
    json.beginArray();
    json.value(hexOf(doubles.first.id));
    json.value(hexOf(doubles.second.id));
    json.endArray();
    json.key("percent");
    json.value(static_cast<std::int64_t>(doubles.moves * 100));
    json.key("why");
    json.value(wordOf(doubles.why));
    json.endObject();
  }
  json.endArray();
  json.endObject();
  return out;
}

} // namespace

int listDoubles(Library& library, bool json) {
  const auto found = findDoubles(library, &interruptFlag());
  if (interrupted()) return kInterrupted;
  if (!found) return failed(found.error());
  if (json) return putLine(doublesAsJson(*found)), kDone;
  for (const Doubles& doubles : *found) {
    putLine(reasonFor(doubles));
    putLine(rowOf(doubles.first));
    putLine(rowOf(doubles.second));
  }
  if (found->empty())
    tell("no doubles found");
  else
    tell(fmt::format("{} of games that may be one. The window can delete games from the list.",
                     counted(found->size(), "pair")));
  return kDone;
}

} // namespace annales::cli
