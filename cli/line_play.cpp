#include "cli/line_play.h"

#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "engine/boards/board_shelf.h"
#include "engine/core/json_reader.h"
#include "libreplay/pilots/pilot_words.h"
#include "libreplay/pilots/record_lines.h"
#include "libreplay/text/plain_text.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

std::optional<NationId> nationIn(const Game& game, std::string_view word) {
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (plainText(game.nationWord(NationId(n))) == plainText(word)) return NationId(n);
  return std::nullopt;
}

std::string nationsOf(const Game& game) {
  std::string words;
  for (std::size_t n = 0; n < game.nations(); ++n)
    words += (n == 0 ? "" : ", ") + std::string(game.nationWord(NationId(n)));
  return words;
}

/// Nothing, and said why, where the word is none or its player cannot play the game.
std::optional<Pilot> pilotFor(std::string_view word, const Game& game) {
  const auto pilot = Pilot::read(word);
  if (!pilot) return tell(pilot.error().message), std::nullopt;
  if (!pilot->player) return *pilot;
  if (const auto plays = pilot->player->plays(game.setup->ruleset); !plays)
    return tell(plays.error().message), std::nullopt;
  return *pilot;
}

} // namespace

void addLinePlayOptions(CLI::App& command, LinePlayArgs& args) {
  command
      .add_option("--pilot", args.pilots,
                  "Player of a nation: hand, recorded, recorded:PLAYER, or a PLAYER as in `annales match`; "
                  "recorded: repeats the line, with PLAYER taking over when that is no longer legal")
      ->type_name("NATION=WORD");
  command.add_option("--others", args.others, "Player of the nations without --pilot")
      ->type_name("WORD")
      ->capture_default_str();
  command.add_option("--events", args.events, "Events to play by hand first, as in `annales line add`")
      ->type_name("FILE");
  wholeNumber(command.add_option("--turns", args.turns, "Maximum number of turns (0: no limit)"))
      ->type_name("N")
      ->capture_default_str();
  wholeNumber(command.add_option("--seed", args.seed, "The same seed gives the same events"))
      ->type_name("S")
      ->capture_default_str();
  command.add_flag("--pass", args.pass,
                   "Skip the first optional answer of a nation played by hand, such as a demand for battle");
}

std::optional<PilotsPlan> planOf(const LinePlayArgs& args, const Study& study, const std::string& line) {
  const Game& game = study.events().game();
  PilotsPlan plan;
  const auto others = pilotFor(args.others, game);
  if (!others) return std::nullopt;
  plan.pilots.assign(game.nations(), *others);
  for (const std::string& word : args.pilots) {
    const std::size_t equals = word.find('=');
    const auto nation = nationIn(game, std::string_view(word).substr(0, equals));
    if (equals == std::string::npos || !nation) {
      tell(fmt::format("--pilot {}: expected NATION=WORD; the nations are {}", inQuotes(word),
                       nationsOf(game)));
      return std::nullopt;
    }
    const auto pilot = pilotFor(std::string_view(word).substr(equals + 1), game);
    if (!pilot) return std::nullopt;
    plan.pilots[nation->index()] = *pilot;
  }
  plan.record = recordLines(study, line);
  plan.turns = args.turns;
  plan.seed = args.seed;
  plan.handPasses = args.pass;
  return plan;
}

void putRun(const PilotsRun& run, const EventLog& log) {
  const BoardShelf shelf = BoardShelf::builtIn();
  const DisplayNames names = namesIn(log, shelf, Language::english);
  for (const LeftRecord& left : run.left)
    putLine(sentenceOf(left, names));
  switch (run.halt) {
  case PilotsHalt::ended:
    return putLine("the game is over");
  case PilotsHalt::byHand:
    return putLine(fmt::format("{} {}", names.nation(run.waitingFor),
                               run.mayPass ? "may answer, by hand; use --pass to continue without an answer"
                                           : "must decide, by hand"));
  case PilotsHalt::turns:
    return putLine("all requested turns have been played");
  case PilotsHalt::cancelled: // nothing of it is kept, so there is nothing to be said
    return;
  }
}

} // namespace annales::cli
