// A file that appears whole or not at all.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/result.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace annales::cli {

/// Written beside its place and put there by `finish`; without it nothing remains. `-` is standard output.
/// What is no regular file (a device, a pipe) is written as it comes and stays what it is; a link keeps its
/// target's place.
class WholeFile {
public:
  [[nodiscard]] static Result<WholeFile> create(const std::filesystem::path& file);
  WholeFile(WholeFile&&) noexcept;
  WholeFile& operator=(WholeFile&&) = delete;
  ~WholeFile();

  [[nodiscard]] Result<void> write(std::string_view text);
  [[nodiscard]] Result<void> finish();

private:
  WholeFile(std::filesystem::path file, std::filesystem::path part);
  [[nodiscard]] Result<void> failed() const;

  std::filesystem::path file_; // empty: standard output
  std::filesystem::path part_; // empty: finished, no regular file, or standard output
  std::ofstream out_;
};

/// Asked before any work: false, with a sentence, where a database stands in the place of `file`, or it is
/// one of those that the command reads.
[[nodiscard]] bool mayReplace(const std::string& file, const std::vector<std::string>& read = {},
                              Language language = Language::english);

/// Asked before long work: fails as `WholeFile::create` will, and leaves nothing behind. An empty name,
/// standard output and what is no regular file are not asked: opening a pipe would be felt at its other end.
[[nodiscard]] Result<void> canWrite(const std::filesystem::path& file);

/// `text` and nothing else.
[[nodiscard]] Result<void> writeWhole(const std::filesystem::path& file, std::string_view text);

} // namespace annales::cli
