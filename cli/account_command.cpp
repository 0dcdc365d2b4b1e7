// annales account: tempo on the rondel, and what lay idle or was wasted, nation by nation.
#include "cli/account_view.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/spoken.h"

#include <memory>

namespace annales::cli {
namespace {

struct AccountArgs {
  GameArgs game;
  bool turns = false;
  bool json = false;
  std::string language = "en";
};

int runAccount(const AccountArgs& args) {
  int status = kDone;
  const auto open = openGame(args.game, status);
  if (!open) return status;
  if (!goesToItsEnd(*open)) return kBadInput;
  const Game& game = open->log->game();
  const std::vector<Event> events = open->log->eventsTo(open->head);
  const Account account = accountOf(game, events);
  const Hostilities hostilities = hostilitiesOf(game, events);
  const DisplayNames names = open->names(languageOf(args.language));
  const AccountView view{game, names, account, hostilities};
  if (args.json) return putAccountJson(view), kDone;
  if (args.turns) putAccountTurns(view);
  putAccountText(view);
  return kDone;
}

} // namespace

void addAccount(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "account",
      "Show what each nation's steps on the rondel cost, what it left idle or wasted, and who attacked whom");
  const auto args = std::make_shared<AccountArgs>();
  addGameArgs(*command, args->game);
  addGameLibraryOption(*command, args->game);
  command->add_flag("--turns", args->turns, "List every turn before the totals");
  command->add_flag("--json", args->json, "As JSON, with every turn");
  addLanguageOption(*command, args->language);
  command->footer("What the numbers mean: docs/analysis.md, \"Account\".\n\nExamples:\n"
                  "  annales account game.antike.jsonl\n"
                  "  annales account game.antike.jsonl --turns --language de\n"
                  "  annales account 846be3 --library club.annales --json");
  command->callback([args, &status] { status = runAccount(*args); });
}

} // namespace annales::cli
