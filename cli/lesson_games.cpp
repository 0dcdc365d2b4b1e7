#include "cli/lesson_games.h"

#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/mistakes.h"
#include "cli/spoken.h"
#include "importers/readers/format.h"
#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/store/library_lessons.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace annales::cli {
namespace {

bool namesFile(const LessonGamesArgs& args, const std::string& source) {
  std::error_code none;
  return args.library.empty() && (source == "-" || std::filesystem::exists(source, none));
}

/// All games of a file. False, with a message and the exit status, where it cannot be read.
bool readLessonFile(const LessonGamesArgs& args, const std::string& file, LessonGames& games, int& status) {
  status = kBadInput;
  auto input = Input::open(file);
  if (!input) return tell(input.error().message), false;
  AnyReader reader(ReadRequest{.shelf = games.shelf, .name = file});
  const auto rejection = reader.read(input->stream());
  if (!input->error().empty()) return tell(input->error()), false;
  if (interrupted()) return tell(cutOff(file)), false;
  if (rejection) {
    if (rejection->disk) status = kStorageFailed;
    return tell(lineOf(file, *rejection)), false;
  }
  for (std::size_t i = 0; i < reader.games(); ++i) {
    const auto log = reader.game(i);
    if (!log) return status = kStorageFailed, tell(log.error().message), false;
    games.logs.push_back(**log);
  }
  if (reader.games() > 0) return true;
  return tell(spoken(args.in(), "{} contains no game", "{} enthält keine Partie", file)), false;
}

bool loadLessonGame(Library& library, std::string_view prefix, LessonGames& games, int& status) {
  auto log = library.load(prefix);
  if (!log) return status = failed(log.error()), false;
  games.logs.push_back(std::move(*log));
  return true;
}

bool loadLibraryGames(const LessonGamesArgs& args, LessonGames& games, int& status) {
  if (args.sources.empty() && args.lesson.empty()) {
    tell(spoken(
        args.in(),
        "no game named; give a FILE, the first characters of the id of a stored game, or the name of a "
        "lesson with --lesson NAME",
        "keine Partie genannt; nennen Sie eine Datei, den Anfang der Kennung einer Partie oder mit "
        "--lesson NAME den Namen einer Lektion"));
    return status = kBadInput, false;
  }
  auto library = openLibrary(args.library, Access::readOnly, status);
  if (!library) return false;
  for (const std::string& prefix : args.sources)
    if (!loadLessonGame(*library, prefix, games, status)) return false;
  if (!args.sources.empty()) return true;
  const auto found = lessonOfLibrary(*library, args.slug(), [] { return !interrupted(); });
  if (!found) return status = failed(found.error()), false;
  for (const Hash& game : found->games)
    if (!loadLessonGame(*library, hexOf(game), games, status)) return false;
  if (!found->games.empty()) return true;
  tell(spoken(args.in(), "no game of this library has a lesson \"{}\"",
              "keine Partie dieser Sammlung hat eine Lektion „{}“", args.lesson));
  return status = kBadInput, false;
}

} // namespace

Language LessonGamesArgs::in() const {
  return languageOf(language);
}

std::string LessonGamesArgs::slug() const {
  return lesson.empty() ? std::string() : lessonSlug(lesson);
}

void addLessonGamesArgs(CLI::App& command, LessonGamesArgs& args) {
  command
      .add_option(
          "GAME|FILE", args.sources,
          "Files with games, or the first characters of ids in the library (default: all games of the "
          "library with the lesson)")
      ->type_name("");
  addLibraryOption(command, args.library);
  command.add_option("--lesson", args.lesson, "Name of the lesson; its steps may be in several games")
      ->type_name("NAME");
  addMapsOption(command, args.maps);
}

void addReaderOption(CLI::App& command, LessonGamesArgs& args) {
  oneOf(command.add_option("--for", args.reader,
                           "Readers; leaves out steps for `me`, and with club also those for the coach"),
        {"coach", "club"})
      ->capture_default_str();
}

std::vector<RemarkedGame> LessonGames::remarked(Language language) const {
  std::vector<RemarkedGame> games;
  for (const EventLog& log : logs)
    games.push_back({log, shelf.find(log.game().map->hash()).get(), language}); // the shelf keeps the board
  return games;
}

std::vector<std::string> LessonGames::lessons() const {
  std::vector<Discussion> discussions;
  discussions.reserve(logs.size());
  std::vector<const Discussion*> all;
  for (const EventLog& log : logs)
    all.push_back(&discussions.emplace_back(log, log.annotations()));
  std::vector<std::string> names;
  for (const LessonOfGames& lesson : lessonsOfGames(all))
    names.push_back(lesson.slug);
  return names;
}

void LessonGames::keepOnly(const std::string& slug) {
  std::erase_if(logs, [&](const EventLog& log) {
    const Discussion discussion(log, log.annotations());
    return std::ranges::none_of(lessonsOf(discussion),
                                [&](const Lesson& lesson) { return lesson.slug == slug; });
  });
}

std::optional<LessonGames> openLessonGames(const LessonGamesArgs& args, int& status) {
  status = kBadInput;
  auto shelf = shelfWith(args.maps);
  if (!shelf) return std::nullopt;
  LessonGames games{*std::move(shelf), {}};
  const bool named =
      !args.sources.empty() &&
      std::ranges::all_of(args.sources, [&](const std::string& source) { return namesFile(args, source); });
  const bool files = args.onlyFiles || named;
  if (!files) {
    if (!loadLibraryGames(args, games, status)) return std::nullopt;
  } else {
    for (const std::string& file : args.sources)
      if (!readLessonFile(args, file, games, status)) return std::nullopt;
  }
  if (interrupted()) return status = kInterrupted, std::nullopt;
  status = kDone;
  if (args.reader == "all") return games;
  const Audience reader = args.reader == "club" ? Audience::club : Audience::coach;
  for (EventLog& log : games.logs)
    log = copyFor(reader, log).log;
  return games;
}

void tellNoLesson(const LessonGamesArgs& args, const LessonGames& games) {
  const std::vector<std::string> names = games.lessons();
  if (names.empty())
    return tell(
        spoken(args.in(),
               "no lesson in these games. Make one with `annales lesson`, `annales puzzles`, or in the "
               "window",
               "keine Lektion in diesen Partien. Erstellen Sie eine mit `annales lesson`, `annales "
               "puzzles` oder im Fenster"));
  tell(spoken(args.in(), "no lesson \"{}\"; the lessons of these games: {}",
              "keine Lektion „{}“; die Lektionen dieser Partien: {}", args.lesson, fmt::join(names, ", ")));
}

} // namespace annales::cli
