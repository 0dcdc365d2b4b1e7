#include "cli/notebook_source.h"

#include "cli/console.h"
#include "cli/library_source.h"
#include "cli/whole_file.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/desk/glyph_place.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/desk/moment.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/session/update.h"

#include <fmt/core.h>

#include <cstdlib>
#include <sstream>

namespace annales::cli {
namespace {

std::string noSentence(const Event&, const DisplayNames&) {
  return {};
}

} // namespace

std::optional<OpenNotebook> notebookOn(const OpenGame& game, const GameArgs& source,
                                       const std::string& author, int& status) {
  const NotebookArgs where{source.file, source.library, author, source.line, {}};
  if (!source.library.empty()) return openNotebook(where, Access::readWrite, status);
  return OpenNotebook(game.log, authorOf(where));
}

int writeGame(const std::string& file, const EventLog& log) {
  std::ostringstream text;
  LogWriter(text).write(log);
  const auto written = writeWhole(file, text.view());
  if (written) return kDone;
  tell(written.error().message);
  return kStorageFailed;
}

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

void addAuthorOption(CLI::App& command, std::string& author, const std::string& who) {
  const auto fault = [](const std::string& name) {
    const auto good = checkAuthor(name);
    return good ? std::string() : good.error().message;
  };
  command.add_option("--author", author, who + " (default: your user name)")
      ->check(CLI::Validator(fault, ""))
      ->type_name("NAME");
}

OpenNotebook::OpenNotebook(Library library, const Hash& game, StoredNotebook stored, std::string author)
    : desk_(std::make_unique<Desk>(presentMoment)), game_(game), session_(std::make_unique<Session>()) {
  put(std::move(stored.notebook), std::make_shared<LibraryKeeper>(std::move(library), stored.rows),
      std::move(author));
}

OpenNotebook::OpenNotebook(std::shared_ptr<const EventLog> log, std::string author)
    : desk_(std::make_unique<Desk>(presentMoment)), game_(log->id()), session_(std::make_unique<Session>()) {
  put(Notebook(std::move(log)), nullptr, std::move(author));
}

void OpenNotebook::put(Notebook notebook, std::shared_ptr<PageKeeper> keeper, std::string author) {
  const auto opened = openGame(notebook.study().log(), nullptr, noSentence);
  desk_->onChanged([session = session_.get()](const DeskNews& news) {
    *session = update(std::move(*session), RefreshGame{news.game});
  });
  desk_->put(opened, std::move(notebook), std::move(keeper));
  session_->reviewer.name = std::move(author);
  *session_ = update(std::move(*session_), annales::OpenGame{opened});
}

bool OpenNotebook::goTo(const std::string& line, NodeIndex event) {
  const Hash& wanted = study().events()[event].id;
  *session_ = update(std::move(*session_), ShowEvent{line, wanted});
  const Tab& tab = *session_->tab();
  if (tab.line->name() == line && tab.line->idAt(tab.cursor) == wanted) return true;
  tell("the line cannot be replayed that far");
  return false;
}

NodeIndex OpenNotebook::eventOfGlyph(NodeIndex event, const std::string& glyph) const {
  const OpenedLine& line = *session_->tab()->line;
  return line.node(glyphPlace(line, line.placeOf(event), glyph));
}

std::optional<std::string> OpenNotebook::nationOfGlyph(NodeIndex event, const std::string& glyph) const {
  const OpenedLine& line = *session_->tab()->line;
  std::string nation = glyphNation(line, line.placeOf(event), glyph, {});
  return nation.empty() ? std::nullopt : std::optional(std::move(nation));
}

std::optional<Performed> OpenNotebook::perform(const StudyIntent& intent, int& status) {
  auto performed = desk_->perform(*session_, intent);
  if (performed) return std::move(*performed);
  status = refused(performed.error());
  return std::nullopt;
}

int OpenNotebook::write(std::vector<Edit> edits) {
  const auto written = desk_->write(game_, session_->reviewer.name, std::move(edits));
  return written ? kDone : refused(written.error());
}

int OpenNotebook::refused(const DeskRefusal& why) {
  tell(wordsOf(why.said));
  return why.library ? storageStatus(*why.library) : static_cast<int>(kBadInput);
}

std::optional<OpenNotebook> openNotebook(const NotebookArgs& args, Access access, int& status) {
  auto library = openLibrary(args.library, access, status);
  if (!library) return std::nullopt;
  const auto game = library->find(args.game);
  if (!game) {
    status = failed(game.error());
    return std::nullopt;
  }
  auto stored = library->loadNotebook(*game);
  if (!stored) {
    status = failed(stored.error());
    return std::nullopt;
  }
  return OpenNotebook(std::move(*library), *game, std::move(*stored), authorOf(args));
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

} // namespace annales::cli
