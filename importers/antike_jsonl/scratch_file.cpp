#include "importers/antike_jsonl/scratch_file.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace annales::inline importers {

std::string temporaryFolder() {
  const char* named = std::getenv("TMPDIR"); // NOLINT(concurrency-mt-unsafe): nobody sets it meanwhile
  return named != nullptr && *named != '\0' ? named : "/tmp";
}

tl::unexpected<Error> temporaryFileFailed(int error) {
  return failure("temporary files cannot be used in {}: {}; set TMPDIR to another folder", temporaryFolder(),
                 std::generic_category().message(error));
}

Result<int> openTemporaryFile(std::string& name) {
  name = (std::filesystem::path(temporaryFolder()) / "annales-XXXXXX").string();
  const int file = ::mkstemp(name.data());
  if (file < 0) return temporaryFileFailed(errno);
  return file;
}

ScratchFile::~ScratchFile() {
  if (file_ >= 0) ::close(file_);
}

Result<void> ScratchFile::open() {
  if (file_ >= 0) return {};
  std::string name;
  const auto file = openTemporaryFile(name);
  if (!file) return tl::unexpected(file.error());
  file_ = *file;
  ::unlink(name.c_str());
  return {};
}

Result<std::uint64_t> ScratchFile::append(const void* bytes, std::size_t size) {
  if (auto opened = open(); !opened) return tl::unexpected(opened.error());
  const std::uint64_t at = end_;
  const char* from = static_cast<const char*>(bytes);
  for (std::size_t done = 0; done < size;) {
    const ssize_t n = ::pwrite(file_, from + done, size - done, static_cast<off_t>(at + done));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return temporaryFileFailed(errno);
    done += static_cast<std::size_t>(n);
  }
  end_ += size;
  return at;
}

Result<void> ScratchFile::read(std::uint64_t at, void* bytes, std::size_t size) const {
  char* to = static_cast<char*>(bytes);
  for (std::size_t done = 0; done < size;) {
    const ssize_t n = ::pread(file_, to + done, size - done, static_cast<off_t>(at + done));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return temporaryFileFailed(errno);
    done += static_cast<std::size_t>(n);
  }
  return {};
}

} // namespace annales::inline importers
