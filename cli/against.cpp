#include "cli/against.h"

#include "cli/choice.h"
#include "cli/console.h"
#include "cli/wrap.h"
#include "engine/event/event_json.h"
#include "libreplay/analysis/analysis_words.h"

namespace annales::cli {
namespace {

constexpr std::size_t kLineOfText = 100; // columns

void putLeaning(JsonWriter& json, const Leaning& leaning) {
  json.beginObject();
  json.key("elsewhere");
  json.value(leaning.elsewhere());
  json.key("growth");
  json.value(leaning.styles[0]);
  json.key("military");
  json.value(leaning.styles[1]);
  json.key("progress");
  json.value(leaning.styles[2]);
  json.endObject();
}

} // namespace

CLI::Option* addAgainstOption(CLI::App& command, std::string& against) {
  return oneOf<Opponents>(
             command.add_option("--against", against,
                                "Bots that play on: with one of three styles drawn at random, or "
                                "moving on the rondel as this game's players did on the main line"))
      ->capture_default_str();
}

void putAgainst(const Company& company, const DisplayNames& names) {
  for (const std::string& line : wrapped(inWords(company, names), kLineOfText))
    putLine(line);
}

void putAgainstJson(JsonWriter& json, const Game& game, const Company& company) {
  json.beginObject();
  if (!company.isUsual()) {
    json.key("nations");
    json.beginObject();
    for (const NationId nation : nationsByWord(game)) {
      json.escapedKey(game.nationWord(nation));
      if (const auto& leaning = company.of(nation))
        putLeaning(json, *leaning);
      else
        json.null(); // all styles evenly
    }
    json.endObject();
  }
  json.key("who");
  json.value(wordOf(company.isUsual() ? Opponents::bots : Opponents::players));
  json.endObject();
}

} // namespace annales::cli
