// annales threats: which cities could fall in the next turn of each rival.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/spoken.h"
#include "engine/event/event_json.h"
#include "libreplay/exact/relief.h"
#include "libreplay/exact/threats.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

struct ThreatsArgs {
  GameArgs game;
  bool json = false;
  std::string language = "en";
};

constexpr Noun kCanAttack{"unit can", "units can", "Einheit kann", "Einheiten können"},
    kMoreWould{"more unit would", "more units would", "weitere Einheit würde", "weitere Einheiten würden"};

/// "2 more units would", or of which kinds, where other kinds do not do.
std::string reliefInWords(const Threat& threat, const GameState& state, const DisplayNames& names) {
  const Relief relief = reliefOf(names.game, state, threat.city, std::span(&threat.by, 1));
  if (relief.anyKind) return counted(static_cast<std::size_t>(threat.missing), kMoreWould, names.language);
  std::string units;
  for (const auto& [count, kind] :
       {std::pair(relief.legions, Kind::legion), std::pair(relief.galleys, Kind::galley)}) {
    if (count == 0) continue;
    if (!units.empty()) units += spoken(names.language, " and ", " und ");
    units += counted(count, kind, names.language);
  }
  return relief.units() == 1 ? spoken(names.language, "{} more would", "{} mehr würde", units)
                             : spoken(names.language, "{} more would", "{} mehr würden", units);
}

void putThreatsText(const std::vector<Threat>& threats, const GameState& state, const DisplayNames& names) {
  const Language language = names.language;
  if (threats.empty())
    return putLine(spoken(language, "No city can fall in a rival's next turn.",
                          "Keine Stadt kann im nächsten Zug eines Gegners fallen."));
  for (const Threat& threat : threats) {
    putLine(spoken(
        language,
        "{} could take {} from the {}{}: strength {}, {} attack, the step to a maneuver costs {}; {} save it",
        "{} könnten {} nehmen ({}{}): Stärke {}, {} angreifen, der Schritt auf ein Manöver kostet {}; {} sie "
        "retten",
        names.nation(threat.by), names.province(threat.city), names.nation(threat.of),
        threat.temple ? spoken(language, ", with a temple", ", mit Tempel") : "", threat.strength,
        counted(static_cast<std::size_t>(threat.attackers), kCanAttack, language), threat.price,
        reliefInWords(threat, state, names)));
    for (const Event& event : threat.line)
      if (!std::holds_alternative<TurnBegan>(event)) putLine("    " + sentenceOf(event, names));
  }
}

void putThreatsJson(const std::vector<Threat>& threats, const EventLog& log) {
  std::string text;
  JsonWriter json(text);
  const Game& game = log.game();
  json.beginObject();
  json.key("threats");
  json.beginArray();
  for (const Threat& threat : threats) {
    json.beginObject();
    json.key("attackers");
    json.value(threat.attackers);
    json.key("by");
    json.value(game.nationWord(threat.by));
    json.key("city");
    json.value((*game.map)[threat.city].id);
    json.key("events");
    putFacts(json, threat.line, log.names());
    json.key("missing");
    json.value(threat.missing);
    json.key("of");
    json.value(game.nationWord(threat.of));
    json.key("price");
    json.value(threat.price);
    json.key("strength");
    json.value(threat.strength);
    json.key("temple");
    json.value(threat.temple);
    json.endObject();
  }
  json.endArray();
  json.endObject();
  putLine(text);
}

int runThreats(const ThreatsArgs& args) {
  int status = kDone;
  const Language language = languageOf(args.language);
  const auto open = openGame(args.game, status, language);
  if (!open) return status;
  Timeline timeline(*open->log, open->head);
  const auto at = placeIn(timeline, args.game, language);
  if (!at) return kBadInput;
  const DisplayNames names = open->names(language);
  const auto threats = threatsIn(open->log->game(), timeline.stateAt(*at));
  if (!threats) {
    tell(reasonInWords(threats.error(), names));
    return kBadInput;
  }
  if (args.json)
    putThreatsJson(*threats, *open->log);
  else
    putThreatsText(*threats, timeline.stateAt(*at), names);
  return kDone;
}

} // namespace

void addThreats(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("threats", "Show which cities could fall in the next turn of each rival, by "
                                        "which moves, and what would save them");
  const auto args = std::make_shared<ThreatsArgs>();
  addGameArgs(*command, args->game);
  addAtOption(*command, args->game);
  addGameLibraryOption(*command, args->game);
  command->add_flag("--json", args->json, "As JSON, with the moves as events");
  addLanguageOption(*command, args->language);
  command->footer(
      "Exact: assumes that each nation is to move now, and that no other nation fights or plays a "
      "card.\n\nExamples:\n  annales threats game.antike.jsonl\n  annales threats game.antike.jsonl --at 341 "
      "--json");
  command->callback([args, &status] { status = runThreats(*args); });
}

} // namespace annales::cli
