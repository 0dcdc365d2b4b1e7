#include "cli/notebook_source.h"

#include "cli/console.h"
#include "cli/library_source.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <cstdlib>
#include <ctime>

namespace annales::cli {
namespace {

constexpr int kMostTries = 10;

} // namespace

std::string authorOf(const NotebookArgs& args) {
  if (!args.author.empty()) return args.author;
  const char* user = std::getenv("USER");
  return user != nullptr && *user != '\0' ? user : "reviewer";
}

void addNotebookArgs(CLI::App& command, NotebookArgs& args) {
  command.add_option("GAME", args.game, "The first characters of the game's id (see `annales list`)")
      ->required()
      ->type_name("");
  addLibraryOption(command, args.library);
}

void addAuthorOption(CLI::App& command, NotebookArgs& args) {
  command.add_option("--author", args.author, "Who is writing (default: your user name)")->type_name("NAME");
}

std::string presentMoment() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

std::optional<OpenNotebook> openNotebook(const NotebookArgs& args, Access access, int& status) {
  auto library = openLibrary(args.library, access, status);
  if (!library) return std::nullopt;
  const auto game = library->find(args.game);
  if (!game) {
    tellAbout(game.error());
    status = storageStatus(game.error());
    return std::nullopt;
  }
  auto stored = library->loadNotebook(*game);
  if (!stored) {
    tellAbout(stored.error());
    status = storageStatus(stored.error());
    return std::nullopt;
  }
  return OpenNotebook{std::move(*library), *game, std::move(*stored)};
}

std::optional<NodeIndex> eventAt(const Study& study, const std::string& line, std::optional<std::size_t> at) {
  NodeIndex head = study.mainHead();
  if (line != kMainLine) {
    const StudyLine* found = study.line(line);
    if (found == nullptr) {
      tell(fmt::format("the game has no line \"{}\"; `annales line list` shows its lines", line));
      return std::nullopt;
    }
    head = found->head;
  }
  const std::size_t length = study.events()[head].seq + 1;
  const std::size_t wanted = at.value_or(length);
  if (wanted < 1 || wanted > length) {
    tell(fmt::format("line \"{}\" has events 1 to {}", line, length));
    return std::nullopt;
  }
  while (study.events()[head].seq + 1 > wanted)
    head = study.events()[head].parent;
  return head;
}

int writePage(OpenNotebook& open, Entry page) {
  for (int tries = 0; tries < kMostTries; ++tries) {
    Notebook next = open.stored.notebook;
    if (const auto good = next.write(page); !good) {
      tell(good.error().message);
      return kBadInput;
    }
    const auto kept = open.library.appendEntries(open.game, open.stored.entries, {&page, 1});
    if (kept) {
      open.stored = {std::move(next), *kept};
      return kDone;
    }
    if (kept.error().kind != LibraryError::Kind::conflict) {
      tellAbout(kept.error());
      return storageStatus(kept.error());
    }
    auto again = open.library.loadNotebook(open.game);
    if (!again) {
      tellAbout(again.error());
      return storageStatus(again.error());
    }
    open.stored = std::move(*again);
  }
  tell("another program keeps writing to this game; try again");
  return kStorageFailed;
}

int writeChange(OpenNotebook& open, const NotebookArgs& args, std::vector<Edit> edits) {
  return writePage(open, StudyChange{authorOf(args), presentMoment(), std::move(edits)});
}

} // namespace annales::cli
