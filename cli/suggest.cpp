#include "cli/suggest.h"

#include "libreplay/text/word_distance.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace annales::cli {
namespace {

std::vector<std::string> commandsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands({}))
    if (!sub->get_group().empty()) names.push_back(sub->get_name());
  return names;
}

std::vector<std::string> optionsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames())
      names.push_back("--" + name);
  return names;
}

bool has(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string unknown(const std::string& what, const std::string& word, const std::vector<std::string>& words) {
  const auto meant = nearestWord(word, words);
  return meant ? fmt::format("{} \"{}\"; did you mean {}?", what, word, *meant)
               : fmt::format("{} \"{}\"; available: {}", what, word, fmt::join(words, ", "));
}

} // namespace

std::optional<std::string> nearestWord(std::string_view word, const std::vector<std::string>& words) {
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  std::optional<std::string> best;
  for (const std::string& candidate : words) {
    const std::size_t now = wordDistance(word, candidate);
    if (now >= least) continue;
    least = now;
    best = candidate;
  }
  return best;
}

std::optional<std::string> unknownWord(const CLI::App& program, const std::vector<std::string>& args) {
  const CLI::App* at = &program;
  std::string path = "annales";
  for (const std::string& arg : args) {
    if (arg == "--") return std::nullopt;
    const std::string name = arg.substr(0, arg.find('='));
    if (arg.starts_with("--")) {
      if (const auto options = optionsOf(*at); !has(options, name))
        return unknown("`" + path + "` has no option", name, options);
    } else if (const auto commands = commandsOf(*at); !commands.empty() && !arg.starts_with('-')) {
      const auto isMeant = [&arg](const CLI::App* command) { return command->check_name(arg); };
      if (at->get_subcommands(isMeant).empty()) // one that completion alone asks is not listed
        return unknown("`" + path + "` has no command", arg, commands);
      at = at->get_subcommand(arg);
      path += " " + arg;
    }
  }
  return std::nullopt;
}

} // namespace annales::cli
