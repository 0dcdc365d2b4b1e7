#include "libreplay/text/written_files.h"

#include "libreplay/text/held_files.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <string_view>

namespace annales::inline replay {
namespace {

std::string_view adviceFor(std::error_code why) {
  if (why.category() != std::generic_category() && why.category() != std::system_category())
    return "Try again, or choose another place.";
  switch (why.value()) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    return "Free some space and try again, or choose another place.";
  case EACCES:
  case EPERM:
  case EROFS:
    return "Allow access to its folder, or choose another place.";
  case ENOENT:
  case ENOTDIR:
    return "Create its folder first, or choose another place.";
  case EIO:
    return "Check the disk and its connection and try again, or choose another place.";
  default:
    return "Try again, or choose another place.";
  }
}

using namespace std::string_view_literals;

/// How SQLite's files begin: a database, its log in either order of bytes, and its journal.
constexpr std::array kOfDatabases{"SQLite format 3\0"sv, "\x37\x7f\x06\x82"sv, "\x37\x7f\x06\x83"sv,
                                  "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"sv};

} // namespace

Error notWritten(const std::filesystem::path& file, std::error_code why) {
  return Error(fmt::format("{} cannot be written: {}. {}", file.string(), why.message(), adviceFor(why)));
}

Result<void> spareDatabase(const std::filesystem::path& file) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(file, none)) return {}; // a pipe would wait for a writer
  const auto spared = [&] {
    return failure(
        "{} is a database, such as a library. Its contents would be lost, so it was not changed. Choose "
        "another file.",
        file.string());
  };
  if (isHeld(file)) return spared();
  std::array<char, kOfDatabases.front().size()> bytes{};
  std::ifstream in(file, std::ios::binary);
  in.read(bytes.data(), bytes.size());
  const std::string_view begins(bytes.data(), static_cast<std::size_t>(in.gcount()));
  if (std::ranges::none_of(kOfDatabases, [&](std::string_view one) { return begins.starts_with(one); }))
    return {};
  return spared();
}

Result<void> spareInput(const std::filesystem::path& file, const std::filesystem::path& read) {
  std::error_code none;
  const bool same =
      std::filesystem::is_regular_file(file, none) && std::filesystem::equivalent(file, read, none);
  if (!same) return {};
  return failure("{} is being read here. Its contents would be lost, so it was not changed. Choose another "
                 "file.",
                 file.string());
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
