// annales known boards|nations|games: what a shell offers where one of these is asked for. One a line; behind
// a tab what it is.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "importers/places/own_places.h"
#include "libreplay/log/tags.h"
#include "libreplay/store/library.h"
#include "libreplay/words/game_title.h"

#include <memory>
#include <set>

namespace annales::cli {
namespace {

struct KnownArgs {
  std::string what, library;
};

void putBoards(const BoardShelf& shelf) {
  for (const ShelvedBoard& shelved : shelf.boards())
    putLine(shelved.board->map->id() + "\t" + shelved.board->name.en);
}

void putNations(const BoardShelf& shelf) {
  std::set<std::string> ids;
  for (const ShelvedBoard& shelved : shelf.boards())
    for (const BoardNation& nation : shelved.board->nations)
      ids.insert(nation.id);
  for (const std::string& id : ids)
    putLine(id);
}

/// Says nothing where there is no library: somebody is typing.
void putGames(const std::string& file) {
  auto library =
      Library::open(file.empty() ? defaultLibrary() : std::filesystem::path(file), Access::readOnly);
  if (!library) return;
  static_cast<void>(library->list({}, [](const GameSummary& game) {
    if (!isHidden(game.tags))
      putLine(hexOf(game.id).substr(0, 12) + "\t" + gameTitle(game.tags, game.nations));
    return !interrupted();
  }));
}

int run(const KnownArgs& args) {
  if (args.what == "games") {
    putGames(args.library);
    return kDone;
  }
  const auto shelf = shelfWith({});
  if (!shelf) return kBadInput;
  args.what == "boards" ? putBoards(*shelf) : putNations(*shelf);
  return kDone;
}

} // namespace

void addKnown(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("known", "List names for shell completion");
  command->group(""); // not in the help of people
  const auto args = std::make_shared<KnownArgs>();
  oneOf(command->add_option("KIND", args->what, "What to list"), {"boards", "nations", "games"})->required();
  command->add_option("--library", args->library, "Library with the games")->type_name("LIB");
  command->callback([args, &status] { status = run(*args); });
}

} // namespace annales::cli
