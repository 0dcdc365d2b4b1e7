#include "cli/stats_point.h"

#include "cli/choice.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/game_source.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace annales::cli {
namespace {

std::string_view trimmedDeed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

ExplorePoint afterDeeds(std::vector<std::string> done) {
  std::vector<Space> spaces;
  for (const std::string& deed : done)
    spaces.push_back(valueOf<Space>(std::string_view(deed).substr(0, deed.find(' '))).value_or(Space::none));
  std::string words = fmt::format("{}", fmt::join(done, "; "));
  return {SameDeeds{std::move(done)}, std::move(words), OpeningKey::of(spaces)};
}

ExplorePoint atPosition(std::uint64_t position) {
  // As SQLite has it in the view: with a sign.
  return {SamePosition{position}, fmt::format("{}", static_cast<std::int64_t>(position)), std::nullopt};
}

/// The point that `--after` names.
Result<ExplorePoint> pointAfter(const ExploreArgs& args) {
  const Language language = args.in();
  switch (args.way()) {
  case ExploreBy::spaces: {
    const auto after = OpeningKey::read(args.after);
    if (!after)
      return failure(spoken(language, "--after: expected spaces of the rondel, such as \"marble temple\"",
                            "--after: erwartet Felder des Rondells, etwa „marble temple“"));
    return ExplorePoint{*after, after->words(), *after};
  }
  case ExploreBy::deeds: {
    std::vector<std::string> done;
    for (std::string_view left = args.after; !trimmedDeed(left).empty();) {
      const std::size_t end = std::min(left.find(';'), left.size());
      done.emplace_back(trimmedDeed(left.substr(0, end)));
      left.remove_prefix(std::min(end + 1, left.size()));
    }
    if (done.size() >= kOpeningTurns)
      return failure(spoken(language, "--by deeds covers the first {} turns; give at most {} with --after",
                            "--by deeds umfasst die ersten {} Züge; nennen Sie mit --after höchstens {}",
                            kOpeningTurns, kOpeningTurns - 1));
    return afterDeeds(std::move(done));
  }
  case ExploreBy::position: {
    std::int64_t number = 0;
    const auto read = std::from_chars(args.after.data(), args.after.data() + args.after.size(), number);
    if (args.after.empty() || read.ec != std::errc{} || read.ptr != args.after.data() + args.after.size())
      return failure(spoken(language,
                            "--by position needs --game, or --after with a number from the column `position`",
                            "--by position braucht --game, oder --after mit einer Zahl aus der Spalte "
                            "„position“"));
    return atPosition(static_cast<std::uint64_t>(number));
  }
  }
  return failure("--by: expected spaces, deeds or position");
}

Result<ExplorePoint> pointOf(const OpeningSoFar& opening, ExploreBy by, Language language) {
  if (by != ExploreBy::spaces && !opening.position)
    return failure(spoken(language,
                          "--by {} covers the first {} turns of a nation, but the {} have already "
                          "had {}",
                          "--by {} umfasst die ersten {} Züge eines Volkes, doch „{}“ hatte schon {}",
                          wordOf(by), kOpeningTurns, readableId(opening.nation), opening.spaces.size()));
  switch (by) {
  case ExploreBy::spaces: {
    const OpeningKey key = OpeningKey::of(opening.spaces);
    if (opening.spaces.size() >= kKeyTurns)
      return failure(spoken(language,
                            "--by spaces covers only the first {} turns of a nation; choose an "
                            "earlier position with --at",
                            "--by spaces umfasst nur die ersten {} Züge eines Volkes; wählen Sie mit --at "
                            "eine frühere Stellung",
                            kKeyTurns));
    return ExplorePoint{key, key.words(), key};
  }
  case ExploreBy::deeds:
    return afterDeeds(opening.done);
  case ExploreBy::position:
    break;
  }
  ExplorePoint point = atPosition(*opening.position);
  point.spaces = OpeningKey::of(opening.spaces);
  return point;
}

/// The point that `--game` and `--at` name; its game says what is not asked otherwise.
std::optional<ExplorePoint> pointInGame(ExploreArgs& args, int& status) {
  GameArgs where;
  std::error_code ignored;
  where.file = args.game;
  where.line = args.line;
  where.isWholeFile = true;
  if (!std::filesystem::exists(args.game, ignored)) where.library = args.library;
  const auto game = openGame(where, status, args.in());
  if (!game) return std::nullopt;
  const std::vector<NodeIndex> path = game->log->path(game->head);
  const std::size_t at = args.at.value_or(path.size());
  status = kBadInput;
  if (at < 1 || at > path.size()) {
    tell(spoken(args.in(), "--at {}: the line \"{}\" has events 1 to {}",
                "--at {}: Die Linie „{}“ hat die Ereignisse 1 bis {}", at, args.line, path.size()));
    return std::nullopt;
  }
  const auto opening = openingAt(*game->log, path[at - 1]);
  if (!opening) {
    tell(spoken(args.in(), "--at {}: no nation is to move there", "--at {}: Dort ist kein Volk am Zug", at));
    return std::nullopt;
  }
  auto point = pointOf(*opening, args.way(), args.in());
  if (!point) {
    tell(reasonInWords(point.error(), args.in()));
    return std::nullopt;
  }
  const GameSetup& setup = *game->log->game().setup;
  addDefaults(args, {{"ruleset", std::string(wordOf(setup.ruleset))},
                     {"board", setup.map},
                     {"nations", std::to_string(setup.nations.size())},
                     {"nation", opening->nation}});
  status = kDone;
  return std::move(*point);
}

} // namespace

std::optional<ExplorePoint> pointFor(ExploreArgs& args, int& status) {
  if (!args.game.empty()) return pointInGame(args, status);
  auto after = pointAfter(args);
  if (after) return std::move(*after);
  tell(reasonInWords(after.error(), args.in()));
  status = kBadInput;
  return std::nullopt;
}

void addPointOptions(CLI::App& command, ExploreArgs& args) {
  oneOf<ExploreBy>(command.add_option("--by", args.by,
                                      "What the games have in common: the spaces of the first turns, the "
                                      "actions in them, or the position"))
      ->capture_default_str();
  CLI::Option* after =
      mayBeEmpty(command.add_option("--after", args.after,
                                    "What the nation has played so far (default: nothing): spaces; "
                                    "actions separated by \";\"; or the number of a position"))
          ->type_name("SPACES");
  CLI::Option* game =
      command
          .add_option("--game", args.game,
                      "Start from the position of the nation to move in this game instead: a file, or the "
                      "first characters of an id in the library. Ruleset, board, nations and nation come "
                      "from the game if not given")
          ->type_name("FILE|ID")
          ->excludes(after);
  wholeNumber(
      command.add_option("--at", args.at, "Position after this many events of that game (default: all)"))
      ->type_name("N")
      ->needs(game);
  command.add_option("--line", args.line, "Line of that game")->type_name("NAME")->needs(game);
}

} // namespace annales::cli
