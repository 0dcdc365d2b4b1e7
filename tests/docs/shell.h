// Runs shell commands in a folder, with the program in reach.
#pragma once

#include <filesystem>
#include <string>

namespace annales::docs {

struct Outcome {
  int status = 0;
  std::string out;
  std::string err;
};

/// Runs the script with bash in the folder, which is the home folder, too. `annales` is the program under
/// test.
[[nodiscard]] Outcome runScript(const std::filesystem::path& folder, const std::string& script);

/// An empty folder that is gone with this object.
class ScratchFolder {
public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  void write(const std::string& name, const std::string& content) const;

private:
  std::filesystem::path path_;
};

} // namespace annales::docs
