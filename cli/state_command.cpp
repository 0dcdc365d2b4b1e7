// annales state FILE: the fold of a line's first events. annales legal FILE: what may come next.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "engine/core/json_writer.h"
#include "engine/rules/rules.h"
#include "engine/state/state_json.h"
#include "libreplay/log/timeline.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

constexpr std::size_t kMostListed = 10'000;

/// The state that the arguments name; nothing, with a message, when the line does not go that far.
std::optional<GameState> stateOf(const OpenGame& game, const GameArgs& args) {
  Timeline timeline(*game.log, game.head);
  const std::size_t at = args.at.value_or(timeline.length());
  if (at < 1 || at > timeline.length()) {
    tell(fmt::format("--at {}: the line \"{}\" has events 1 to {}", at, args.line, timeline.length()));
    return std::nullopt;
  }
  if (at <= timeline.folded()) return timeline.stateAt(at);
  tellStop(timeline);
  return std::nullopt;
}

template <class Print> int run(const GameArgs& args, const Print& print) {
  int status = kDone;
  const auto game = openGame(args, status);
  if (!game) return status;
  const auto state = stateOf(*game, args);
  if (!state) return kBadInput;
  print(*game->log, *state);
  return kDone;
}

void putState(const EventLog& log, const GameState& state) {
  putLine(stateJson(log.game(), state));
}

int putEachState(const GameArgs& args) {
  int status = kDone;
  const auto game = openGame(args, status);
  if (!game) return status;
  Timeline timeline(*game->log, game->head);
  for (std::size_t at = 1; at <= timeline.folded(); ++at) {
    if (interrupted()) return kInterrupted;
    putState(*game->log, timeline.stateAt(at));
  }
  if (timeline.folded() == timeline.length()) return kDone;
  tellStop(timeline);
  return kBadInput;
}

void putLegal(const EventLog& log, const GameState& state) {
  std::vector<std::string> facts;
  for (const Event& event : legal(log.game(), state, Payments::every))
    appendFact(facts.emplace_back(), event, log.names());
  std::sort(facts.begin(), facts.end());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("events");
  json.beginArray();
  for (std::size_t i = 0; i < std::min(facts.size(), kMostListed); ++i)
    json.raw(facts[i]);
  json.endArray();
  if (facts.size() > kMostListed) {
    json.key("truncated");
    json.value(true);
  }
  json.endObject();
  putLine(out);
}

struct Positional {
  CLI::App* command;
  std::shared_ptr<GameArgs> args;
};

/// A command about a position.
Positional add(CLI::App& program, const char* name, const char* about, const char* footer) {
  CLI::App* command = program.add_subcommand(name, about);
  const auto args = std::make_shared<GameArgs>();
  addGameArgs(*command, *args);
  addAtOption(*command, *args);
  command->footer(footer);
  return {command, args};
}

} // namespace

void addState(CLI::App& program, int& status) {
  const Positional state =
      add(program, "state", "Print the position after some events of a line as JSON",
          "Exit status: 0 done, 2 malformed input or a position that the line does not have.\n\nExamples:\n"
          "  annales state game.antike.jsonl --at 120\n"
          "  annales state game.antike.jsonl --each | jq .round\n"
          "  annales state game.antike.jsonl --line \"what if they attack\"");
  const auto each = std::make_shared<bool>(false);
  state.command->add_flag("--each", *each, "After every event of the line, one line of JSON each")
      ->excludes("--at");
  state.command->callback(
      [args = state.args, each, &status] { status = *each ? putEachState(*args) : run(*args, putState); });
}

void addLegal(CLI::App& program, int& status) {
  const Positional next = add(
      program, "legal", "List every event that can legally come next, as JSON",
      "Lists every distinct way to pay. If there are more than 10,000 events, the list ends there "
      "with\n\"truncated\":true.\n\nExamples:\n  annales legal game.antike.jsonl --at 57\n  annales legal "
      "season.antike.jsonl --game 76a027");
  next.command->callback([args = next.args, &status] { status = run(*args, putLegal); });
}

} // namespace annales::cli
