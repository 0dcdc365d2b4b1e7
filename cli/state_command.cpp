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
#include <functional>

namespace annales::cli {
namespace {

constexpr std::size_t kMostListed = 10'000;

/// The state that the arguments name; nothing, with a message, when the line does not go that far.
std::optional<GameState> stateOf(const OpenGame& game, const GameArgs& args) {
  Timeline timeline(*game.log, game.head);
  const std::size_t at = args.at.value_or(timeline.length());
  if (at < 1 || at > timeline.length()) {
    tell(fmt::format("--at {}: the line \"{}\" has 1 to {} events", at, args.line, timeline.length()));
    return std::nullopt;
  }
  if (at <= timeline.folded()) return timeline.stateAt(at);
  tell(fmt::format("event {} of the line cannot be replayed: {}", timeline.folded() + 1,
                   timeline.stop() ? timeline.stop()->why : "its setup makes no sense"));
  return std::nullopt;
}

using Print = std::function<void(const EventLog&, const GameState&)>;

int run(const GameArgs& args, const Print& print) {
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

void add(CLI::App& program, int& status, const char* name, const char* about, const char* footer,
         Print print) {
  CLI::App* command = program.add_subcommand(name, about);
  const auto args = std::make_shared<GameArgs>();
  addGameArgs(*command, *args);
  addAtOption(*command, *args);
  command->footer(footer);
  command->callback([args, print = std::move(print), &status] { status = run(*args, print); });
}

} // namespace

void addState(CLI::App& program, int& status) {
  add(program, status, "state", "Print the state after some events of a line as JSON",
      "Exit status: 0 done, 2 malformed input or a position that the line does not have.\n\nExamples:\n"
      "  annales state game.antike.jsonl --at 120\n"
      "  annales state game.antike.jsonl --line \"what if they attack\"",
      putState);
}

void addLegal(CLI::App& program, int& status) {
  add(program, status, "legal", "List every event that may legally come next, as JSON",
      "Every distinct way to pay is listed. At most 10,000 events, then \"truncated\":true.\n\nExamples:\n"
      "  annales legal game.antike.jsonl --at 57\n"
      "  annales legal season.antike.jsonl --game 76a027",
      putLegal);
}

} // namespace annales::cli
