#include "cli/game_source.h"

#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/mistakes.h"
#include "cli/spoken.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kMostNamed = 10;
constexpr std::size_t kShortId = 12;

/// Notes which games a file has.
class GameIds : public ReadObserver {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex, std::size_t) override {
    if (game == ids.size()) ids.push_back(hexOf(log.id()));
  }
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override { return std::make_unique<Judge>(); }
  void judged(GameNumber, const EventLog& log, std::unique_ptr<GameJudge>) override {
    ids.push_back(hexOf(log.id()));
  }
  std::vector<std::string> ids;

private:
  struct Judge : GameJudge {
    void accepted(const EventLog&, NodeIndex, std::size_t) override {} // only the game itself matters
  };
};

Result<GameNumber> choose(const std::vector<std::string>& ids, const GameArgs& args, Language language) {
  std::vector<GameNumber> found;
  for (GameNumber i = 0; i < ids.size(); ++i)
    if (ids[i].starts_with(args.game)) found.push_back(i);
  if (found.size() == 1) return found.front();
  if (ids.empty())
    return failure(spoken(language, "{} contains no game", "{} enthält keine Partie", args.file));
  if (found.empty())
    return failure(spoken(language, "{} contains no game whose id begins with {}",
                          "{} enthält keine Partie, deren Kennung mit {} beginnt", args.file, args.game));
  if (args.isWholeFile)
    return failure(
        spoken(language, "{} contains {} games; import the file and name one game by its id in the library",
               "{} enthält {} Partien; importieren Sie die Datei und nennen Sie eine Partie mit ihrer "
               "Kennung in der Sammlung",
               args.file, found.size()));
  std::string list;
  for (std::size_t i = 0; i < std::min(found.size(), kMostNamed); ++i)
    list += " " + ids[found[i]].substr(0, kShortId);
  return failure(spoken(language, "{} contains {} matching games; choose one with --game:{}{}",
                        "{} enthält {} passende Partien; wählen Sie eine mit --game:{}{}", args.file,
                        found.size(), list, found.size() > kMostNamed ? " …" : ""));
}

} // namespace

std::shared_ptr<const EventLog> fromFile(const GameArgs& args, const BoardShelf& shelf, int& status,
                                         Language language) {
  status = kBadInput;
  auto input = Input::open(args.file);
  if (!input) return tell(input.error().message), nullptr;
  input->showProgress("Reading " + args.file);
  GameIds games;
  AnyReader reader(ReadRequest{.shelf = shelf,
                               .observer = &games,
                               .afterMistake = afterMistakeOf(args.afterMistake),
                               .name = args.file});
  const auto rejection = reader.read(input->stream());
  if (!input->error().empty()) return tell(input->error()), nullptr;
  if (interrupted()) return tell(cutOff(args.file)), nullptr;
  if (rejection) {
    tell(lineOf(args.file, *rejection));
    if (rejection->disk) status = kStorageFailed;
    return nullptr;
  }
  for (const Complaint& complaint : reader.complaints())
    tell(lineOf(args.file, complaint));
  const auto number = choose(games.ids, args, language);
  if (!number) return tell(number.error().message), nullptr;
  auto log = reader.game(*number);
  if (!log) {
    status = kStorageFailed;
    return tell(log.error().message), nullptr;
  }
  return *std::move(log);
}

void addGameArgs(CLI::App& command, GameArgs& args) {
  command
      .add_option("FILE", args.file,
                  "An event log (*.antike.jsonl) or written games (*.agn), - for standard input")
      ->required()
      ->type_name("");
  command
      .add_option("--game", args.game,
                  "In a file with several games: the first characters of the game's "
                  "id")
      ->type_name("PREFIX");
  command.add_option("--line", args.line, "The line to follow")->type_name("NAME")->capture_default_str();
  addMapsOption(command, args.maps);
  addAfterMistakeOption(command, args.afterMistake);
}

void addAtOption(CLI::App& command, GameArgs& args) {
  wholeNumber(
      command.add_option("--at", args.at, "Position after this many events of the line (default: all)"))
      ->type_name("N");
}

CLI::Option* addGameLibraryOption(CLI::App& command, GameArgs& args, std::string_view more) {
  return command
      .add_option(
          "--library", args.library,
          fmt::format("Read the game from this library, with FILE as the first characters of its id{}", more))
      ->type_name("LIB");
}

DisplayNames OpenGame::names(Language language) const {
  return namesIn(*log, shelf, language);
}

DisplayNames namesIn(const EventLog& log, const BoardShelf& shelf, Language language) {
  const EventNames ids = log.names();
  return {ids.game, ids.provinces, shelf.find(ids.game.map->hash()).get(), language}; // the shelf keeps it
}

std::optional<NationId> nationOfGame(const Game& game, const std::string& id, Language language) {
  const NationId nation = game.nation(id);
  if (nation.exists()) return nation;
  tell(spoken(language, "the nation \"{}\" is not in this game", "das Volk „{}“ ist nicht in dieser Partie",
              id));
  return std::nullopt;
}

void tellStop(const Timeline& timeline, Language language) {
  tell(spoken(language, "event {} of the line cannot be replayed: {}",
              "Ereignis {} der Linie lässt sich nicht nachspielen: {}", timeline.folded() + 1,
              timeline.stop() ? timeline.stop()->why
                              : spoken(language, "the set-up is not valid", "der Aufbau ist ungültig")));
}

bool goesToItsEnd(const OpenGame& game, Language language) {
  const Timeline timeline(*game.log, game.head);
  if (timeline.folded() == timeline.length()) return true;
  tellStop(timeline, language);
  return false;
}

std::optional<std::size_t> placeIn(const Timeline& timeline, const GameArgs& args, Language language) {
  if (!args.at && timeline.folded() < timeline.length()) return tellStop(timeline, language), std::nullopt;
  const std::size_t at = args.at.value_or(timeline.folded());
  if (at >= 1 && at <= timeline.folded()) return at;
  tell(spoken(language, "--at {}: the line \"{}\" can be replayed from event 1 to {}",
              "--at {}: Die Linie „{}“ lässt sich von Ereignis 1 bis {} nachspielen", at, args.line,
              timeline.folded()));
  return std::nullopt;
}

std::optional<OpenGame> openGame(const GameArgs& args, int& status, Language language) {
  status = kBadInput;
  auto shelf = shelfWith(args.maps);
  if (!shelf) return std::nullopt;
  auto log = args.library.empty() ? fromFile(args, *shelf, status, language)
                                  : fromLibrary(args.library, args.file, status, language);
  if (!log) return std::nullopt;
  const auto head = log->head(args.line);
  if (!head) {
    status = kBadInput;
    tell(spoken(language, "the game has no line \"{}\"", "die Partie hat keine Linie „{}“", args.line));
    return std::nullopt;
  }
  status = kDone;
  return OpenGame{*std::move(shelf), std::move(log), *head};
}

} // namespace annales::cli
