// annales completion bash|zsh|fish: what the shell needs to complete commands and options, made from the
// program itself.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <memory>

namespace annales::cli {
namespace {

struct Flag {
  std::string name; // --long
  std::string about;
  bool takesValue = false;
  bool takesFolder = false;
  std::vector<std::string> values; // of a closed list
};

struct CommandEntry {
  std::string path; // "map check"
  std::string about;
  std::vector<Flag> flags;
  std::vector<std::string> below;  // subcommands
  std::vector<std::string> values; // of a closed list for the first argument
};

std::vector<std::string> valuesOf(const CLI::Option& option) {
  std::string type = option.get_type_name();
  if (type.find('|') == std::string::npos) return {};
  return CLI::detail::split(type, '|');
}

CommandEntry describe(const CLI::App& command, const std::string& path) {
  CommandEntry entry{path, command.get_description(), {}, {}, {}};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      entry.values = valuesOf(*option);
      continue;
    }
    if (option->get_lnames().empty()) continue;
    entry.flags.push_back({"--" + option->get_lnames().front(), option->get_description(),
                           option->get_items_expected() > 0, option->get_type_name() == "DIR",
                           valuesOf(*option)});
  }
  for (const CLI::App* sub : command.get_subcommands({}))
    entry.below.push_back(sub->get_name());
  return entry;
}

void collect(const CLI::App& command, const std::string& path, std::vector<CommandEntry>& entries) {
  entries.push_back(describe(command, path));
  for (const CLI::App* sub : command.get_subcommands({}))
    collect(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), entries);
}

std::string wordsFor(const CommandEntry& entry) {
  std::vector<std::string> words = entry.below;
  for (const Flag& flag : entry.flags)
    words.push_back(flag.name);
  words.insert(words.end(), entry.values.begin(), entry.values.end());
  return fmt::format("{}", fmt::join(words, " "));
}

std::string inQuotes(const std::string& text) {
  std::string out = "'";
  for (const char c : text)
    out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

/// The commands that have commands of their own.
std::string parentsOf(const std::vector<CommandEntry>& entries) {
  std::vector<std::string> parents;
  for (const CommandEntry& entry : entries)
    if (!entry.path.empty() && !entry.below.empty()) parents.push_back(entry.path);
  return fmt::format("{}", fmt::join(parents, " "));
}

/// Also read by zsh, through its bash compatibility.
std::string forBash(const std::vector<CommandEntry>& entries) {
  std::string words, values;
  for (const CommandEntry& entry : entries) {
    words += fmt::format("    {}) words={} {};;\n", inQuotes(entry.path), inQuotes(wordsFor(entry)),
                         entry.below.empty() && entry.values.empty() ? "" : "kind=words ");
    for (const Flag& flag : entry.flags) {
      if (flag.takesFolder)
        values += fmt::format("    {}) kind=folder ;;\n", inQuotes(entry.path + "/" + flag.name));
      else if (!flag.values.empty())
        values += fmt::format("    {}) kind=list; words={} ;;\n", inQuotes(entry.path + "/" + flag.name),
                              inQuotes(fmt::format("{}", fmt::join(flag.values, " "))));
      else if (flag.takesValue)
        values += fmt::format("    {}) kind=file ;;\n", inQuotes(entry.path + "/" + flag.name));
    }
  }
  return fmt::format(R"(_annales() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command= words= kind= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${{COMP_WORDS[i]}} in
      -*) break ;;
      *) [[ -z $command || " {} " == *" $command "* ]] && command="${{command:+$command }}${{COMP_WORDS[i]}}" ;;
    esac
  done
  case $command in
{}  esac
  case "$command/$previous" in
{}  esac
  COMPREPLY=()
  case $kind in
    folder) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
    file) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
    *)
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      [[ $current == -* || -n $kind ]] || mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -f -- "$current")
      ;;
  esac
}}
complete -o filenames -F _annales annales
)",
                     parentsOf(entries), words, values);
}

std::string forZsh(const std::vector<CommandEntry>& entries) {
  std::string out =
      "#compdef annales\n# In your .zshrc: source <(annales completion zsh)\n_annales() {\n"
      "  local command= word\n  for word in ${words[2,CURRENT-1]}; do\n    [[ $word == -* ]] && break\n"
      "    [[ -z $command || \" " +
      parentsOf(entries) +
      " \" == *\" $command \"* ]] && command=\"${command:+$command }$word\"\n  done\n"
      "  case $command in\n";
  for (const CommandEntry& entry : entries) {
    out += fmt::format("    {})\n", inQuotes(entry.path));
    if (!entry.below.empty()) {
      out += fmt::format("      compadd -- {}\n", fmt::join(entry.below, " "));
      if (entry.path.empty()) out += "      [[ $PREFIX == -* ]] && compadd -- --help --version\n";
      out += "      ;;\n";
      continue;
    }
    const std::size_t depth =
        1 + static_cast<std::size_t>(std::count(entry.path.begin(), entry.path.end(), ' '));
    out += fmt::format("      (( CURRENT -= {0} )); shift {0} words\n      _arguments", depth);
    for (const Flag& flag : entry.flags) {
      std::string about = flag.about;
      for (char& c : about)
        if (c == '[' || c == ']' || c == ':') c = ' ';
      std::string spec = fmt::format("*{}[{}]", flag.name, about);
      if (flag.takesFolder)
        spec += ":folder:_files -/";
      else if (!flag.values.empty())
        spec += fmt::format(":value:({})", fmt::join(flag.values, " "));
      else if (flag.takesValue)
        spec += ":value:_files";
      out += " " + inQuotes(spec);
    }
    out += entry.values.empty() ? " '*:file:_files'"
                                : fmt::format(" '1:value:({})'", fmt::join(entry.values, " "));
    out += "\n      ;;\n";
  }
  return out + "  esac\n}\ncompdef _annales annales\n";
}

std::string forFish(const std::vector<CommandEntry>& entries) {
  std::string out;
  for (const CommandEntry& entry : entries) {
    const std::string last =
        entry.path.substr(entry.path.rfind(' ') + 1); // the path's last word; all of it when single
    const std::string when =
        entry.path.empty() ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + last;
    for (const CommandEntry& sub : entries)
      for (const std::string& name : entry.below)
        if (sub.path == (entry.path.empty() ? name : entry.path + " " + name))
          out += fmt::format("complete -c annales -f -n {} -a {} -d {}\n", inQuotes(when), name,
                             inQuotes(sub.about));
    for (const std::string& value : entry.values)
      out += fmt::format("complete -c annales -f -n {} -a {}\n", inQuotes(when), value);
    for (const Flag& flag : entry.flags) {
      out += fmt::format("complete -c annales -n {} -l {} -d {}", inQuotes(when), flag.name.substr(2),
                         inQuotes(flag.about));
      if (flag.takesFolder)
        out += " -x -a '(__fish_complete_directories)'";
      else if (!flag.values.empty())
        out += fmt::format(" -x -a {}", inQuotes(fmt::format("{}", fmt::join(flag.values, " "))));
      else if (flag.takesValue)
        out += " -r";
      out += '\n';
    }
  }
  return out;
}

} // namespace

void addCompletion(CLI::App& program, int&) {
  CLI::App* command =
      program.add_subcommand("completion", "Print a script that completes commands in your shell");
  const auto shell = std::make_shared<std::string>();
  oneOf(command->add_option("SHELL", *shell, "The shell"), {"bash", "zsh", "fish"})->required();
  command->footer("Examples:\n"
                  "  source <(annales completion bash)                                  # for this shell\n"
                  "  annales completion bash > ~/.local/share/bash-completion/completions/annales\n"
                  "  annales completion fish > ~/.config/fish/completions/annales.fish");
  command->callback([shell, &program] {
    std::vector<CommandEntry> entries;
    collect(program, "", entries);
    put(*shell == "bash" ? forBash(entries) : *shell == "zsh" ? forZsh(entries) : forFish(entries));
  });
}

} // namespace annales::cli
