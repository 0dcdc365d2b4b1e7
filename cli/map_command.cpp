// annales map check FILE: what is wrong with a board.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/findings.h"
#include "cli/input.h"

#include <fmt/core.h>

#include <filesystem>
#include <memory>

namespace annales::cli {
namespace {

void putJson(const std::string& file, const std::string& why, const std::vector<Finding>& findings) {
  std::string out;
  JsonWriter json(out);
  putFindings(json, file, why, findings);
  putLine(out);
}

void putText(const std::string& file, const BoardReading& reading) {
  for (const Finding& finding : reading.findings)
    putLine(finding.place.empty() ? finding.message : fmt::format("{}: {}", finding.place, finding.message));
  if (!reading.board) return;
  const Board& board = *reading.board;
  putLine(fmt::format("{}: a valid map, \"{}\" ({}), {}, {}", file, board.name.en, board.map->id(),
                      counted(board.map->size(), "province"), hexOf(board.map->hash())));
}

int unreadable(const std::string& file, bool asJson, const std::string& why, const std::string& told) {
  tell(told);
  if (asJson) putJson(file, why, {});
  return kBadInput;
}

int check(const std::string& file, bool json) {
  const auto text = readAll(file, kMaxBoardBytes);
  if (!text) return unreadable(file, json, text.error().message, text.error().message);
  const BoardReading reading = readBoard(*text);
  if (reading.unreadable)
    return unreadable(file, json, reading.unreadable->message,
                      fmt::format("{}: {}", file, reading.unreadable->message));
  if (json)
    putJson(file, "", reading.findings);
  else
    putText(file, reading);
  if (reading.board && file != "-" && std::filesystem::path(file).stem() != reading.board->map->id())
    tell(fmt::format("note: a map file should be named after its id, {}.json", reading.board->map->id()));
  return reading.findings.empty() ? kDone : kFound;
}

} // namespace

void addMap(CLI::App& program, int& status) {
  CLI::App* map = program.add_subcommand("map", "Work with boards");
  map->require_subcommand(1);
  map->footer("Examples:\n  annales map check my-board.json");
  CLI::App* command = map->add_subcommand("check", "Check a map file");
  struct Options {
    std::string file;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "A map file (antike-map/1), - for standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json, "{\"file\",\"findings\":[{\"place\",\"message\"}…]}");
  command->footer("Exit status: 0 no problems, 1 problems found, 2 unreadable.\n\nExamples:\n  annales map "
                  "check my-board.json\n  annales map check --json - < my-board.json");
  command->callback([options, &status] { status = check(options->file, options->json); });
}

} // namespace annales::cli
