#include "cli/whole_file.h"

#include "cli/console.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace annales::cli {

namespace fs = std::filesystem;

WholeFile::WholeFile(fs::path file, fs::path part) : file_(std::move(file)), part_(std::move(part)) {
  if (!part_.empty()) out_.open(part_, std::ios::binary | std::ios::trunc);
}

Result<WholeFile> WholeFile::create(const fs::path& file) {
  if (file == "-") return WholeFile({}, {});
  if (std::error_code error; fs::is_directory(file, error)) return failure(file.string() + " is a folder");
  WholeFile whole(file, fmt::format("{}.part-{}", file.string(), ::getpid()));
  if (!whole.out_) return tl::unexpected(whole.failed().error());
  return whole;
}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : file_(std::exchange(other.file_, {})), part_(std::exchange(other.part_, {})),
      out_(std::move(other.out_)) {}

WholeFile::~WholeFile() {
  std::error_code ignored;
  if (!part_.empty()) fs::remove(part_, ignored);
}

Result<void> WholeFile::write(std::string_view text) {
  if (file_.empty()) {
    put(text);
    return {};
  }
  out_.write(text.data(), static_cast<std::streamsize>(text.size()));
  return out_ ? Result<void>{} : failed();
}

Result<void> WholeFile::finish() {
  if (file_.empty()) return {};
  out_.close();
  if (!out_) return failed();
  std::error_code error;
  fs::rename(part_, file_, error);
  if (error) return failure(fmt::format("{} cannot be written: {}", file_.string(), error.message()));
  part_.clear();
  return {};
}

Result<void> WholeFile::failed() const {
  return failure(fmt::format("{} cannot be written: {}", file_.string(), std::strerror(errno)));
}

} // namespace annales::cli
