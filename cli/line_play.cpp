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

} // namespace

void addLinePlayOptions(CLI::App& command, LinePlayArgs& args) {
  command
      .add_option("--pilot", args.pilots,
                  "Who plays a nation: hand, recorded, recorded:PLAYER or a PLAYER as in `annales match`; "
                  "recorded: as it did on the line, and PLAYER where that is not legal any more")
      ->type_name("NATION=WORD");
  command.add_option("--others", args.others, "Who plays the nations without --pilot")
      ->type_name("WORD")
      ->capture_default_str();
  command.add_option("--events", args.events, "What is played by hand first, as in `annales line add`")
      ->type_name("FILE");
  wholeNumber(command.add_option("--turns", args.turns, "At most so many turns (0: as many as come)"))
      ->type_name("N")
      ->capture_default_str();
  wholeNumber(command.add_option("--seed", args.seed, "The same seed gives the same events"))
      ->type_name("S")
      ->capture_default_str();
  command.add_flag("--pass", args.pass,
                   "What a nation by hand may answer right here, such as a demand for battle, it does not");
}

std::optional<PilotsPlan> planOf(const LinePlayArgs& args, const Study& study, const std::string& line) {
  const Game& game = study.events().game();
  PilotsPlan plan;
  const auto others = Pilot::read(args.others);
  if (!others) return tell(others.error().message), std::nullopt;
  plan.pilots.assign(game.nations(), *others);
  for (const std::string& word : args.pilots) {
    const std::size_t equals = word.find('=');
    const auto nation = nationIn(game, std::string_view(word).substr(0, equals));
    if (equals == std::string::npos || !nation) {
      tell(
          fmt::format("--pilot is NATION=WORD, not {}; the nations are {}", inQuotes(word), nationsOf(game)));
      return std::nullopt;
    }
    const auto pilot = Pilot::read(std::string_view(word).substr(equals + 1));
    if (!pilot) return tell(pilot.error().message), std::nullopt;
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
    return putLine(
        fmt::format("{} {}", names.nation(run.waitingFor),
                    run.mayPass ? "may answer, by hand; --pass goes on without" : "are to decide, by hand"));
  case PilotsHalt::turns:
    return putLine("all turns that were asked for have been played");
  case PilotsHalt::cancelled: // nothing of it is kept, so there is nothing to be said
    return;
  }
}

} // namespace annales::cli
