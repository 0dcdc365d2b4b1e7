// annales claims: personages that a turn could have won and did not; or, at one event, that the next turn of
// each nation could.
#include "cli/claims_view.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/spoken.h"
#include "libreplay/log/timeline.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

struct ClaimsArgs {
  GameArgs game;
  std::string nation;
  bool moves = false;
  bool earliest = false;
  bool json = false;
  std::string language = "en";
};

int runNext(const ClaimsArgs& args, const OpenGame& open, const ClaimsView& view) {
  Timeline timeline(*open.log, open.head);
  const auto at = placeIn(timeline, args.game, view.names.language);
  if (!at) return kBadInput;
  const Game& game = open.log->game();
  std::vector<Claims> all;
  for (std::size_t n = 0; n < game.nations(); ++n)
    all.push_back(claimsOf(game, timeline.stateAt(*at), NationId(n)));
  args.json ? putClaimsJson(view, all) : putClaimsText(view, all);
  return kDone;
}

int runEarliest(const ClaimsArgs& args, const OpenGame& open, const ClaimsView& view,
                const std::vector<Event>& events) {
  const auto rows = earliestClaims(open.log->game(), events, &interruptFlag());
  if (interrupted()) return kInterrupted;
  args.json ? putEarliestJson(view, rows) : putEarliestText(view, rows);
  return kDone;
}

int runMissed(const ClaimsArgs& args, const OpenGame& open, const ClaimsView& view) {
  const std::vector<Event> events = open.log->eventsTo(open.head);
  if (args.earliest) return runEarliest(args, open, view, events);
  const auto missed = missedClaims(open.log->game(), events, &interruptFlag());
  if (interrupted()) return kInterrupted;
  args.json ? putMissedJson(view, missed) : putMissedText(view, missed);
  return kDone;
}

int runClaims(const ClaimsArgs& args) {
  int status = kDone;
  const Language language = languageOf(args.language);
  const auto open = openGame(args.game, status, language);
  if (!open) return status;
  if (!args.game.at && !goesToItsEnd(*open, language)) return kBadInput;
  const Game& game = open->log->game();
  const NationId only = args.nation.empty() ? NationId::none() : game.nation(args.nation);
  if (!args.nation.empty() && !only.exists()) {
    std::string nations;
    for (std::size_t n = 0; n < game.nations(); ++n)
      nations += (n == 0 ? "" : ", ") + game.nationWord(NationId(n));
    tell(spoken(language, "--nation {}: the nations of this game are {}",
                "--nation {}: Die Völker dieser Partie sind {}", args.nation, nations));
    return kBadInput;
  }
  const DisplayNames names = open->names(language);
  const ClaimsView view{*open->log, names, only, args.moves};
  return args.game.at ? runNext(args, *open, view) : runMissed(args, *open, view);
}

} // namespace

void addClaims(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "claims", "Show in which turns a personage could have been won but was not, and by which moves");
  const auto args = std::make_shared<ClaimsArgs>();
  addGameArgs(*command, args->game);
  addAtOption(*command, args->game);
  addGameLibraryOption(*command, args->game);
  command->add_option("--nation", args->nation, "Only for this nation, by its id")->type_name("NATION");
  command->add_flag("--moves", args->moves, "Show one way to do it, event by event");
  command
      ->add_flag("--earliest", args->earliest,
                 "First turn in which each nation could have won each kind of personage")
      ->excludes("--at");
  command->add_flag("--json", args->json, "As JSON, with the moves as events");
  addLanguageOption(*command, args->language);
  command->footer(
      "Exact: checks everything that a nation can do in one turn if no other nation fights or plays a "
      "card.\nWith --at: the next turn of each nation from there.\n\nExamples:\n  annales claims "
      "game.antike.jsonl --moves\n  annales claims game.antike.jsonl --nation romans --json\n  annales "
      "claims game.antike.jsonl --earliest\n  annales claims game.antike.jsonl --at 341 --moves");
  command->callback([args, &status] { status = runClaims(*args); });
}

} // namespace annales::cli
