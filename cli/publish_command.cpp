// annales publish: the facts of a library's games on a database server, beside those of other clubs.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "importers/published/published_games.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

struct PublishArgs {
  std::string library, to;
};

int notPublished(const Error& why, int status) {
  if (interrupted()) {
    tell("the same command continues with the games that are not published yet");
    return kInterrupted;
  }
  tell(why.message);
  return status;
}

int runPublish(const PublishArgs& args) {
  auto server = FactServer::open(args.to, &interruptFlag());
  if (!server) return notPublished(server.error(), kBadInput);
  int status = kDone;
  auto library = openLibrary(args.library, Access::readOnly, status);
  if (!library) return status;
  auto file = FactsFile::open(library->path(), &interruptFlag());
  if (!file) return failed(file.error());
  if (!bringUp(*file, *library, Language::english)) return interrupted() ? kInterrupted : kStorageFailed;
  const auto table = file->load(FactParts::withTurns);
  if (!table) return failed(table.error());
  const auto identity = library->identity();
  if (!identity) return failed(identity.error());
  std::optional<Result<PublishCounts>> counts;
  {
    Progress progress("Publishing games", table->gameCount());
    counts = publish(**server, *table, *identity, &interruptFlag(),
                     [&](std::size_t done, std::size_t) { progress.at(done); });
  }
  if (!*counts) return notPublished(counts->error(), kStorageFailed);
  putLine(fmt::format("{} published, {} updated, {} already there", counted((*counts)->added, "game"),
                      (*counts)->changed, (*counts)->there));
  return kDone;
}

} // namespace

void addPublish(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("publish", "Put the facts of a library's games on a database server");
  const auto args = std::make_shared<PublishArgs>();
  command
      ->add_option("--to", args->to,
                   "postgresql://USER@HOST/DATABASE or clickhouse://USER:PASSWORD@HOST:8123/DATABASE; with "
                   "?table=NAME for a table of your own, such as a Distributed one")
      ->required()
      ->type_name("URL");
  addLibraryOption(*command, args->library);
  command->footer(
      "Several clubs may publish to one server: each adds its games. Publishing again adds only what "
      "is new or has\nchanged. `annales stats openings --on URL` and its neighbours then answer for "
      "all games there.\n\nExamples:\n  annales publish --to postgresql://localhost/antike --library "
      "club.annales\n  annales publish --to clickhouse://localhost:8123/antike --library "
      "club.annales");
  command->callback([args, &status] { status = runPublish(*args); });
}

} // namespace annales::cli
