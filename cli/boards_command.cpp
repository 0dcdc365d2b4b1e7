// annales boards: which boards there are, and how reliable their facts are.
#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/file_name.h"
#include "engine/core/json_writer.h"
#include "importers/boards/own_boards.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <memory>

namespace annales::cli {
namespace {

void write(JsonWriter& json, const ShelvedBoard& shelved) {
  const Board& board = *shelved.board;
  const auto text = [&](std::string_view key, std::string_view value) {
    json.key(key);
    json.value(value);
  };
  json.beginObject();
  text("hash", hexOf(board.map->hash()));
  text("id", board.map->id());
  json.key("name");
  json.beginObject();
  text("de", board.name.de);
  text("en", board.name.en);
  json.endObject();
  json.key("nations");
  json.beginArray();
  for (const auto& [count, game] : board.games)
    json.value(count);
  json.endArray();
  json.key("provenance");
  json.beginObject();
  text("grade", wordOf(board.provenance.grade));
  text("note", board.provenance.note);
  json.endObject();
  json.key("provinces");
  json.value(static_cast<std::int64_t>(board.map->size()));
  json.key("rulesets");
  json.beginArray();
  for (const RulesetId ruleset : board.rulesets)
    json.value(wordOf(ruleset));
  json.endArray();
  text("source", nameForJson(shelved.source));
  json.endObject();
}

void putJson(const BoardShelf& shelf) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("boards");
  json.beginArray();
  for (const ShelvedBoard& board : shelf.boards())
    write(json, board);
  json.endArray();
  json.endObject();
  putLine(out);
}

void putText(const ShelvedBoard& shelved) {
  const Board& board = *shelved.board;
  std::vector<std::string_view> rulesets;
  for (const RulesetId ruleset : board.rulesets)
    rulesets.push_back(titleOf(ruleset));
  std::vector<int> nations;
  for (const auto& [count, game] : board.games)
    nations.push_back(count);
  putLine(fmt::format("{} — {}, {}, for {} with {} nations", board.map->id(), board.name.en,
                      counted(board.map->size(), "province"), fmt::join(rulesets, ", "),
                      fmt::join(nations, ", ")));
  putLine(fmt::format("  {}: {}", wordOf(board.provenance.grade), printable(board.provenance.note)));
  putLine(fmt::format("  {}, {}", shelved.source, hexOf(board.map->hash())));
}

} // namespace

void addBoards(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("boards", "List the boards that games can be played on");
  struct Options {
    std::vector<std::string> maps;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  addMapsOption(*command, options->maps);
  command->add_flag("--json", options->json, "One JSON document");
  command->footer("Examples:\n  annales boards\n  annales boards --maps ~/my-boards --json");
  command->callback([options, &status] {
    const auto shelf = shelfWith(options->maps);
    if (!shelf) {
      status = kBadInput;
      return;
    }
    if (options->json)
      putJson(*shelf);
    else
      for (const ShelvedBoard& board : boardsByName(*shelf, Language::english))
        putText(board);
  });
}

} // namespace annales::cli
