#include "cli/suggest.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace annales::cli {
namespace {

using Row = std::vector<std::size_t>;

/// How many letters have to be put in, left out, changed or swapped with the next one.
std::size_t distance(std::string_view a, std::string_view b) {
  Row beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), 0U);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      const std::size_t changed = last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1);
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, changed});
      const bool swapped = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
      if (swapped) row[k] = std::min(row[k], beforeLast[k - 2] + 1);
    }
    std::swap(beforeLast, last);
    std::swap(last, row);
  }
  return last.back();
}

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
    const std::size_t now = distance(word, candidate);
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
