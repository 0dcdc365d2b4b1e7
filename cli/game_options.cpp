#include "cli/game_options.h"

#include "cli/suggest.h"
#include "engine/core/json_writer.h"
#include "engine/event/options_codec.h"

#include <fmt/core.h>

#include <map>

namespace annales::cli {
namespace {

/// `KEY=VALUE` as a member of a JSON object: a JSON value, else text.
std::string member(const std::string& key, const std::string& value) {
  std::string out;
  appendJsonString(out, key);
  out += ':';
  simdjson::dom::parser parser;
  if (parser.parse(value).error() == simdjson::SUCCESS)
    out += value;
  else
    appendJsonString(out, value);
  return out;
}

} // namespace

Result<Options> gameOptions(const std::vector<std::string>& given, const Ruleset& table) {
  std::string object;
  std::map<std::string, std::string> members;
  for (const std::string& option : given) {
    const std::size_t at = option.find('=');
    if (at == std::string::npos || at == 0)
      return failure(fmt::format("--option {}: expected KEY=VALUE", option));
    const std::string key = option.substr(0, at);
    if (!members.emplace(key, member(key, option.substr(at + 1))).second)
      return failure(fmt::format("--option {} appears twice", key));
  }
  for (const auto& [key, text] : members)
    object += (object.empty() ? "" : ",") + text;
  simdjson::dom::parser parser;
  simdjson::dom::element value;
  if (parser.parse('{' + object + '}').get(value) != simdjson::SUCCESS)
    return failure("--option: not a JSON value");
  JsonFault fault;
  Options options = readOptions(value, table, fault);
  if (fault.any()) return failure("--option: " + fault.message());
  return options;
}

std::string noBoard(const BoardShelf& shelf, const std::string& id) {
  std::vector<std::string> ids;
  for (const ShelvedBoard& shelved : shelf.boards())
    ids.push_back(shelved.board->map->id());
  const auto meant = nearestWord(id, ids);
  return fmt::format("there is no board \"{}\"; {}", id,
                     meant ? "did you mean " + *meant + "?" : "`annales boards` lists them");
}

} // namespace annales::cli
