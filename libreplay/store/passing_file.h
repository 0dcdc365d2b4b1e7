// A database that is gone with its guard.
#pragma once

#include "libreplay/store/open_file.h"

#include <filesystem>

namespace annales::inline replay {

/// A name beside another file for one, which is removed with what SQLite keeps beside it; nothing where it
/// has got another name.
class PassingFile {
public:
  explicit PassingFile(const std::filesystem::path& beside) : file_(unfinishedName(beside)) {}
  PassingFile(const PassingFile&) = delete;
  PassingFile& operator=(const PassingFile&) = delete;
  ~PassingFile() { removeDatabase(file_); }
  [[nodiscard]] const std::filesystem::path& path() const { return file_; }

private:
  std::filesystem::path file_;
};

} // namespace annales::inline replay
