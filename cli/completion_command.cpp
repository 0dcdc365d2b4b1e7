// annales completion bash|zsh|fish: what the shell needs to complete commands and options, made from the
// program itself. Boards, nations and games are asked of it each time (`annales known`).
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <memory>

namespace annales::cli {
namespace {

/// What a value names.
enum class Sought : std::uint8_t { file, folder, library, boards, nations, games };

/// By what help calls it.
Sought soughtBy(const std::string& name) {
  if (name == "DIR" || name == "FOLDER") return Sought::folder;
  if (name == "LIB") return Sought::library;
  if (name == "MAP") return Sought::boards;
  if (name == "NATION") return Sought::nations;
  return name.starts_with("GAME") ? Sought::games : Sought::file;
}

std::string nameOf(Sought kind) {
  switch (kind) {
  case Sought::file:
    return "file";
  case Sought::folder:
    return "folder";
  case Sought::library:
    return "library";
  case Sought::boards:
    return "boards";
  case Sought::nations:
    return "nations";
  case Sought::games:
    return "games";
  }
  return {};
}

/// What the program has to be asked for.
bool isAsked(Sought kind) {
  return kind == Sought::boards || kind == Sought::nations || kind == Sought::games;
}

struct Flag {
  std::string name; // --long
  std::string about;
  bool takesValue = false;
  Sought kind = Sought::file;      // of its value
  std::vector<std::string> values; // of a closed list
};

struct CommandEntry {
  std::string path; // "map check"
  std::string about;
  std::vector<Flag> flags;
  std::vector<std::string> below;  // subcommands
  std::vector<std::string> values; // of a closed list for the first argument
  Sought kind = Sought::file;      // of the first argument, without such a list
};

std::vector<std::string> valuesOf(const CLI::Option& option) {
  std::string type = option.get_type_name();
  if (type.find('|') == std::string::npos) return {};
  return CLI::detail::split(type, '|');
}

CommandEntry describe(const CLI::App& command, const std::string& path) {
  CommandEntry entry{path, command.get_description(), {}, {}, {}, Sought::file};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      entry.values = valuesOf(*option);
      entry.kind = soughtBy(option->get_name());
      continue;
    }
    if (option->get_lnames().empty()) continue;
    entry.flags.push_back({"--" + option->get_lnames().front(), option->get_description(),
                           option->get_items_expected() > 0, soughtBy(option->get_type_name()),
                           valuesOf(*option)});
  }
  for (const CLI::App* sub : command.get_subcommands({}))
    if (!sub->get_group().empty()) entry.below.push_back(sub->get_name()); // those without are for the shell
  return entry;
}

void collect(const CLI::App& command, const std::string& path, std::vector<CommandEntry>& entries) {
  entries.push_back(describe(command, path));
  for (const CLI::App* sub : command.get_subcommands({}))
    if (!sub->get_group().empty())
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

std::string forBash(const std::vector<CommandEntry>& entries) {
  std::string words, values;
  for (const CommandEntry& entry : entries) {
    const bool onlyWords = !entry.below.empty() || !entry.values.empty();
    words += fmt::format("    {}) words={} kind={} ;;\n", inQuotes(entry.path), inQuotes(wordsFor(entry)),
                         onlyWords ? "words" : "or-" + nameOf(entry.kind));
    for (const Flag& flag : entry.flags) {
      if (!flag.values.empty())
        values += fmt::format("    {}) kind=list; words={} ;;\n", inQuotes(entry.path + "/" + flag.name),
                              inQuotes(fmt::format("{}", fmt::join(flag.values, " "))));
      else if (flag.takesValue)
        values +=
            fmt::format("    {}) kind={} ;;\n", inQuotes(entry.path + "/" + flag.name), nameOf(flag.kind));
    }
  }
  return fmt::format(R"sh(_annales_plain() {{ # a word as the program gets it
  local word=${{1//\\/}}
  word=${{word//[\"\']/}}
  [[ $word != "~/"* ]] || word=$HOME/${{word:2}}
  printf '%s' "$word"
}}
_annales_candidates() {{ # KIND CURRENT LIBRARY
  case $1 in
    folder) compgen -d -- "$2" ;;
    file) compgen -f -- "$2" ;;
    library) compgen -f -X '!*.annales' -- "$2"; compgen -d -- "$2" ;;
    *) compgen -W "$(annales known "$1" ${{3:+--library "$3"}} 2>/dev/null | cut -f1)" -- "$2" ;;
  esac
}}
_annales() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
  local command= words= kind= library= i
  # --option=value comes as three words
  if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${{COMP_WORDS[COMP_CWORD-2]}}; fi
  current=$(_annales_plain "$current")
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${{COMP_WORDS[i]}} in
      -*) break ;;
      *) [[ -z $command || " {} " == *" $command "* ]] && command="${{command:+$command }}${{COMP_WORDS[i]}}" ;;
    esac
  done
  for ((i = 1; i < ${{#COMP_WORDS[@]}} - 1; i++)); do
    [[ ${{COMP_WORDS[i]}} == --library && i -lt COMP_CWORD-1 ]] || continue
    library=${{COMP_WORDS[i+1]}}
    [[ $library != = ]] || library=${{COMP_WORDS[i+2]}}
    library=$(_annales_plain "$library")
  done
  case $command in
{}  esac
  case "$command/$previous" in
{}  esac
  case $kind in
    list | words) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
    or-*)
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      [[ $current == -* ]] ||
        mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(_annales_candidates "${{kind#or-}}" "$current" "$library")
      ;;
    *) mapfile -t COMPREPLY < <(_annales_candidates "$kind" "$current" "$library") ;;
  esac
}}
complete -o filenames -F _annales annales
)sh",
                     parentsOf(entries), words, values);
}

/// What stands for a value of that kind in a specification of `_arguments`.
std::string zshAction(Sought kind) {
  switch (kind) {
  case Sought::folder:
    return "_files -/";
  case Sought::library:
    return "_files -g \"*.annales\"";
  case Sought::file:
    return "_files";
  case Sought::boards:
  case Sought::nations:
  case Sought::games:
    return " _annales_known " + nameOf(kind); // behind a blank nothing is put among its words
  }
  return {};
}

std::string forZsh(const std::vector<CommandEntry>& entries) {
  std::string out =
      "#compdef annales\n# In your .zshrc: source <(annales completion zsh)\n"
      "_annales_known() {\n"
      "  local at=${words[(i)--library(|=*)]}\n"
      "  local library=${words[at]#--library}\n"
      "  library=${(Q)${library#=}:-$words[at+1]}\n" // a word as the program gets it
      "  [[ $library != '~/'* ]] || library=$HOME/${library:2}\n"
      "  compadd -- ${${(f)\"$(annales known $1 ${library:+--library} $library 2>/dev/null)\"}%%$'\\t'*}\n"
      "}\n_annales() {\n"
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
      std::string spec = fmt::format("*{}{}[{}]", flag.name, flag.takesValue ? "=" : "", about);
      if (!flag.values.empty())
        spec += fmt::format(":value:({})", fmt::join(flag.values, " "));
      else if (flag.takesValue)
        spec += ":value:" + zshAction(flag.kind);
      out += " " + inQuotes(spec);
    }
    out += entry.values.empty() ? " " + inQuotes("*:value:" + zshAction(entry.kind))
                                : fmt::format(" '1:value:({})'", fmt::join(entry.values, " "));
    out += "\n      ;;\n";
  }
  return out + "  esac\n}\ncompdef _annales annales\n";
}

/// How `complete` is told to complete a value of that kind.
std::string fishValue(Sought kind) {
  switch (kind) {
  case Sought::folder:
    return " -x -a '(__fish_complete_directories)'";
  case Sought::library:
    return " -x -a '(__fish_complete_suffix .annales)'";
  case Sought::file:
    return " -r";
  case Sought::boards:
  case Sought::nations:
  case Sought::games:
    return fmt::format(" -x -a '(annales known {} (__annales_library) 2>/dev/null)'", nameOf(kind));
  }
  return {};
}

std::string forFish(const std::vector<CommandEntry>& entries) {
  std::string out = fmt::format(R"fish(function __annales_library
  set -l words (commandline -opc)
  set -l path (string replace -fr -- '^--library=' '' $words)
  set -l at (contains -i -- --library $words)
  and set path $words[(math $at + 1)]
  string match -q -- '~/*' "$path"
  and set path $HOME(string sub -s 2 -- $path)
  test -n "$path"
  and printf '%s\n' --library $path
end
function __annales_at # COMMAND…: is it the one that is typed?
  set -l words (commandline -opc)
  set -l command
  for word in $words[2..-1]
    string match -q -- '-*' $word
    and break
    if test -z "$command"
      set command $word
    else if string match -q -- "* $command *" ' {} '
      set command "$command $word"
    end
  end
  test "$command" = "$argv"
end
)fish",
                                parentsOf(entries));
  for (const CommandEntry& entry : entries) {
    const std::string when = entry.path.empty() ? "__annales_at" : "__annales_at " + entry.path;
    for (const CommandEntry& sub : entries)
      for (const std::string& name : entry.below)
        if (sub.path == (entry.path.empty() ? name : entry.path + " " + name))
          out += fmt::format("complete -c annales -f -n {} -a {} -d {}\n", inQuotes(when), name,
                             inQuotes(sub.about));
    for (const std::string& value : entry.values)
      out += fmt::format("complete -c annales -f -n {} -a {}\n", inQuotes(when), value);
    if (isAsked(entry.kind))
      out += fmt::format(
          "complete -c annales -f -n {} -a '(annales known {} (__annales_library) 2>/dev/null)'\n",
          inQuotes(when), nameOf(entry.kind));
    for (const Flag& flag : entry.flags) {
      out += fmt::format("complete -c annales -n {} -l {} -d {}", inQuotes(when), flag.name.substr(2),
                         inQuotes(flag.about));
      if (!flag.values.empty())
        out += fmt::format(" -x -a {}", inQuotes(fmt::format("{}", fmt::join(flag.values, " "))));
      else if (flag.takesValue)
        out += fishValue(flag.kind);
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
