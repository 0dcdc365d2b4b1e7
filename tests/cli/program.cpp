#include "tests/cli/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void become(const std::vector<std::string>& args, const std::string& in, const std::string& out,
                         const std::string& err) {
  const auto redirect = [](const std::string& file, int flags, int descriptor) {
    const int opened = ::open(file.c_str(), flags, 0600);
    if (opened < 0 || ::dup2(opened, descriptor) < 0) ::_exit(125);
  };
  redirect(in, O_RDONLY, STDIN_FILENO);
  redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect(err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  becomeAnnales(args);
}

Ran run(const std::vector<std::string>& args, const std::string& input,
        const std::function<void(pid_t)>& meanwhile) {
  const Folder folder;
  writeText(folder / "in", input);
  const pid_t child = ::fork();
  if (child == 0) become(args, folder / "in", folder / "out", folder / "err");
  if (meanwhile) meanwhile(child);
  int state = 0;
  ::waitpid(child, &state, 0);
  const int status = WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
  return {status, textOf(folder / "out"), textOf(folder / "err")};
}

} // namespace

void becomeAnnales(const std::vector<std::string>& args) {
  const std::string program = std::string(ANNALES_BINARY_DIR) + "/annales";
  std::vector<char*> words{const_cast<char*>(program.c_str())};
  for (const std::string& arg : args)
    words.push_back(const_cast<char*>(arg.c_str()));
  words.push_back(nullptr);
  ::execv(program.c_str(), words.data());
  ::_exit(126);
}

Ran annales(const std::vector<std::string>& args, const std::string& input) {
  return run(args, input, {});
}

Ran annalesWhile(const std::vector<std::string>& args, const std::function<void(pid_t)>& meanwhile,
                 const std::string& input) {
  return run(args, input, meanwhile);
}

std::string annalesOnTerminal(const std::vector<std::string>& args,
                              const std::map<std::string, std::string>& environment, unsigned short columns) {
  int terminal = -1;
  const winsize screen{24, columns, 0, 0};
  const pid_t child = ::forkpty(&terminal, nullptr, nullptr, &screen);
  if (child == 0) {
    for (const auto& [name, value] : environment)
      value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
    becomeAnnales(args);
  }
  std::string out;
  std::array<char, 4096> part{};
  for (ssize_t size = 0; (size = ::read(terminal, part.data(), part.size())) > 0;)
    out.append(part.data(), static_cast<std::size_t>(size));
  ::close(terminal);
  ::waitpid(child, nullptr, 0);
  return out;
}

std::vector<std::string> commandsIn(const std::string& help) {
  std::istringstream rest(help.substr(std::min(help.find("Subcommands:\n"), help.size())));
  std::vector<std::string> found;
  std::string line;
  std::getline(rest, line);
  while (std::getline(rest, line) && !line.empty())
    found.push_back(line.substr(2, line.find(' ', 2) - 2));
  return found;
}

std::string textOf(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

void writeText(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

Folder::Folder() {
  std::string name = (fs::path(::testing::TempDir()) / "annales-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string conformance(const std::string& name) {
  return std::string(ANNALES_SOURCE_DIR) + "/tests/conformance/" + name;
}

std::vector<std::string> with(std::vector<std::string> args) {
  args.push_back("--maps");
  args.push_back(conformance("maps"));
  return args;
}

} // namespace annales::tests
