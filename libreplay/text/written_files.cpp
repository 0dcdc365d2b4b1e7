#include "libreplay/text/written_files.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace annales::inline replay {
namespace {

std::string_view adviceFor(std::error_code why) {
  if (why.category() != std::generic_category() && why.category() != std::system_category())
    return "Try again, or name another place.";
  switch (why.value()) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    return "Free some space, then try again, or name another place.";
  case EACCES:
  case EPERM:
  case EROFS:
    return "Allow access to its folder, or name another place.";
  case ENOENT:
  case ENOTDIR:
    return "Make its folder first, or name another place.";
  case EIO:
    return "Check the disk and its connection, then try again, or name another place.";
  default:
    return "Try again, or name another place.";
  }
}

} // namespace

Error notWritten(const std::filesystem::path& file, std::error_code why) {
  return Error(fmt::format("{} cannot be written: {}. {}", file.string(), why.message(), adviceFor(why)));
}

std::error_code lastFault() {
  return {errno, std::generic_category()};
}

std::error_code settle(const std::filesystem::path& file) {
  const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0) return lastFault();
  const std::error_code done = ::fsync(opened) == 0 ? std::error_code() : lastFault();
  ::close(opened);
  return done;
}

} // namespace annales::inline replay
