#include "tests/docs/shell.h"

#include "tests/docs/markdown.h"

#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace annales::docs {
namespace {

namespace fs = std::filesystem;

std::string quoted(const fs::path& path) {
  std::string text = "'";
  text += path.string();
  text += '\'';
  return text;
}

} // namespace

Outcome runScript(const fs::path& folder, const std::string& script) {
  const ScratchFolder scratch;
  scratch.write("script", script);
  const fs::path out = scratch.path() / "out";
  const fs::path err = scratch.path() / "err";
  const std::string command =
      "cd " + quoted(folder) + " && PATH=" + quoted(fs::path(ANNALES_PROGRAM).parent_path()) +
      ":\"$PATH\" LC_ALL=C.UTF-8 HOME=\"$PWD\" XDG_DATA_HOME= bash " + quoted(scratch.path() / "script") +
      " > " + quoted(out) + " 2> " + quoted(err) + " < /dev/null";
  const int status = std::system(command.c_str()); // NOLINT(cert-env33-c): a shell is what is asked for
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(out), contentOf(err)};
}

ScratchFolder::ScratchFolder() {
  std::string name = (fs::temp_directory_path() / "annales-docs-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for scratch files");
  path_ = name;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void ScratchFolder::write(const std::string& name, const std::string& content) const {
  std::ofstream(path_ / name, std::ios::binary) << content;
}

} // namespace annales::docs
