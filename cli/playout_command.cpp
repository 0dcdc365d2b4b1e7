// annales playout: a position played to its end many times.
#include "cli/against.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/progress.h"
#include "cli/spoken.h"
#include "cli/stats_numbers.h"
#include "cli/wrap.h"
#include "engine/event/event_json.h"
#include "libreplay/analysis/played_out.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/number_text.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <map>
#include <memory>

namespace annales::cli {
namespace {

struct PlayoutArgs {
  GameArgs game;
  PlayOutEffort effort; // but for the company, which depends on the game
  std::string against{wordOf(Opponents::bots)};
  unsigned threads = 2;
  bool json = false;
  std::string language = "en";
};

/// `usual`: greedy bots played on; otherwise it is said of the bots below.
void putPlayedOut(const PlayedOut& found, const GameState& from, bool usual, const DisplayNames& names) {
  const Language language = names.language;
  const auto percentOf = [&](double share) { return decimalText(100 * share, 1, language); };
  putLine(usual ? spoken(language, "{} games played on from round {}, greedy bots in every seat",
                         "{} Partien ab Runde {} weitergespielt, gierige Bots auf allen Plätzen", found.games,
                         from.round)
                : spoken(language, "{} games played on from round {}",
                         "{} Partien ab Runde {} weitergespielt", found.games, from.round));
  putLine(padded("", 18) + spoken(language, "{:>6} {:>7}  {:>14}", "{:>6} {:>7}  {:>14}",
                                  language == Language::german ? "Siege" : "wins",
                                  language == Language::german ? "%" : "% won", "95 %"));
  for (std::size_t n = 0; n < names.game.nations(); ++n) {
    const NationId nation(n);
    const inference::Interval interval = found.interval(nation);
    putLine(padded(names.nation(nation), 18) +
            fmt::format("{:>6} {:>7}  {:>14}", found.wins[n], percentOf(found.share(nation)),
                        spoken(language, "{} to {}", "{} bis {}", percentOf(interval.low),
                               percentOf(interval.high))));
  }
  if (found.unwon > 0)
    putLine(padded(spoken(language, "no winner", "ohne Sieger"), 18) + fmt::format("{:>6}", found.unwon));
  putLine(spoken(language,
                 "rounds to the end: median {}; half of the games take {} to {}, 95 % take {} to {}",
                 "Runden bis zum Ende: Median {}; die Hälfte der Partien dauert {} bis {}, 95 % dauern {} "
                 "bis {}",
                 found.roundsOf(0.5), found.roundsOf(0.25), found.roundsOf(0.75), found.roundsOf(0.025),
                 found.roundsOf(0.975)));
}

void putPlayedOutJson(const PlayedOut& found, std::size_t at, const PlayoutArgs& args, const Company& company,
                      const EventLog& log) {
  std::string text;
  JsonWriter json(text);
  std::map<int, std::int64_t> rounds;
  for (const int round : found.rounds)
    ++rounds[round];
  json.beginObject();
  json.key("against");
  putAgainstJson(json, log.game(), company);
  json.key("at");
  json.value(static_cast<std::int64_t>(at));
  json.key("engine");
  json.value("annales " ANNALES_VERSION);
  json.key("game");
  json.value(hexOf(log.id()));
  json.key("games");
  json.value(static_cast<std::int64_t>(found.games));
  json.key("rounds"); // to the end: how many games took so many
  json.beginArray();
  for (const auto& [round, games] : rounds) {
    json.beginObject();
    json.key("games");
    json.value(games);
    json.key("rounds");
    json.value(round);
    json.endObject();
  }
  json.endArray();
  json.key("seed");
  json.value(static_cast<std::int64_t>(args.effort.seed));
  json.key("unwon");
  json.value(static_cast<std::int64_t>(found.unwon));
  json.key("wins");
  json.beginObject();
  for (const NationId nation : nationsByWord(log.game())) {
    const inference::Interval interval = found.interval(nation);
    json.escapedKey(log.game().nationWord(nation));
    putEstimate(json, "share of games won; Wilson, 95 %", found.share(nation), &interval, found.games);
  }
  json.endObject();
  json.endObject();
  putLine(text);
}

int runPlayout(const PlayoutArgs& args) {
  int status = kDone;
  const Language language = languageOf(args.language);
  const auto open = openGame(args.game, status, language);
  if (!open) return status;
  Timeline timeline(*open->log, open->head);
  const auto at = placeIn(timeline, args.game, language);
  if (!at) return kBadInput;
  const GameState state = timeline.stateAt(*at);
  if (state.ended) {
    tell(spoken(language, "the game is already over there; use --at N for an earlier position",
                "die Partie ist dort schon zu Ende; wählen Sie mit --at N eine frühere Stellung"));
    return kBadInput;
  }
  PlayOutEffort effort = args.effort;
  const auto company = companyFor(args.against, *open->log, language);
  if (!company) return kBadInput;
  effort.company = *company;
  std::optional<Result<PlayedOut>> found;
  {
    Progress progress("Playing out", args.effort.games);
    Watch watch;
    watch.threads = args.threads;
    watch.cancel = &interruptFlag();
    watch.progress = [&](std::size_t done, std::size_t) { progress.at(done); };
    found = playedOut(open->log->game(), state, effort, watch);
  }
  if (interrupted()) return kInterrupted;
  if (!*found) return tell(found->error().message), static_cast<int>(kBadInput);
  const DisplayNames names = open->names(language);
  if (args.json) return putPlayedOutJson(**found, *at, args, effort.company, *open->log), kDone;
  putPlayedOut(**found, state, effort.company.isUsual(), names);
  if (!effort.company.isUsual()) putAgainst(effort.company, names);
  return kDone;
}

} // namespace

void addPlayout(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "playout", "Play a position to the end many times and show who wins how often and how long it takes");
  const auto args = std::make_shared<PlayoutArgs>();
  addGameArgs(*command, args->game);
  addAtOption(*command, args->game);
  addGameLibraryOption(*command, args->game);
  command->add_option("--budget", args->effort.games, "Number of games")
      ->check(numberIn(std::size_t{1}, std::size_t{1'000'000}))
      ->type_name("N")
      ->capture_default_str();
  wholeNumber(command->add_option("--seed", args->effort.seed, "The same seed gives the same answer"))
      ->type_name("S")
      ->capture_default_str();
  addAgainstOption(*command, args->against);
  threadsOption(*command, args->threads, "games");
  command->add_flag("--json", args->json, "As JSON, with the number of games for each number of rounds");
  addLanguageOption(*command, args->language);
  command->footer("Greedy bots play to the end, with styles drawn anew for each game. The chances therefore "
                  "apply to such\nbots, not to this evening's players. --against players comes closer to "
                  "them.\n\nExamples:\n  annales playout game.antike.jsonl --at 341\n  annales playout "
                  "game.antike.jsonl --at 341 --budget 2000 --json\n  annales playout game.antike.jsonl --at "
                  "341 --against players\n  annales playout 76a027 --library club.annales --line \"What if "
                  "1\"");
  command->callback([args, &status] { status = runPlayout(*args); });
}

} // namespace annales::cli
