// Runs the real program as a user would.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace annales::tests {

struct Ran {
  int status = -1; // of exit; 128 + signal where one ended it
  std::string out;
  std::string err;
};

[[nodiscard]] Ran annales(const std::vector<std::string>& args, const std::string& input = "");
/// The same; `meanwhile` gets the process while it runs.
[[nodiscard]] Ran annalesWhile(const std::vector<std::string>& args,
                               const std::function<void(pid_t)>& meanwhile, const std::string& input = "");

/// Turns a child process into the program; 126 where that fails.
[[noreturn]] void becomeAnnales(const std::vector<std::string>& args);

/// What it writes on a terminal, with that environment beside the test's own; an empty value unsets a
/// variable. So many columns wide; 0: it does not say.
[[nodiscard]] std::string annalesOnTerminal(const std::vector<std::string>& args,
                                            const std::map<std::string, std::string>& environment,
                                            unsigned short columns = 0);

/// The commands that this help lists.
[[nodiscard]] std::vector<std::string> commandsIn(const std::string& help);

[[nodiscard]] std::string textOf(const std::filesystem::path& file);
void writeText(const std::filesystem::path& file, const std::string& text);

/// An empty folder of this test, removed with all that is in it.
class Folder {
public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
  std::filesystem::path path_;
};

[[nodiscard]] std::string conformance(const std::string& name);
inline const std::string kGame = conformance("cases/game-01-hex-3.antike.jsonl");
inline const std::string kTwoGames = conformance("cases/ok-two-games.antike.jsonl");
inline const std::string kLines = conformance("cases/ok-lines-tags-annotations.antike.jsonl");
/// `--maps` and the folder of the conformance boards.
[[nodiscard]] std::vector<std::string> with(std::vector<std::string> args);

} // namespace annales::tests
