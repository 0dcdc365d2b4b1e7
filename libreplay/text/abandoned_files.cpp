#include "libreplay/text/abandoned_files.h"

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <string_view>
#include <vector>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::hours kQuiet(1);

/// Of the process that stands at the beginning of the text.
bool isGone(std::string_view text) {
  int process = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), process);
  const bool named = read.ec == std::errc{} && process > 0 &&
                     (read.ptr == text.data() + text.size() || *read.ptr == '-' || *read.ptr == '.');
  return named && ::kill(process, 0) != 0 && errno == ESRCH;
}

bool isQuiet(const fs::directory_entry& file) {
  std::error_code none;
  const bool plain = !file.is_symlink(none) && file.is_regular_file(none);
  const auto written = file.last_write_time(none);
  return plain && !none && fs::file_time_type::clock::now() - written > kQuiet;
}

} // namespace

void removeAbandoned(const std::string& beginning) {
  const fs::path first(beginning);
  const std::string name = first.filename().string();
  std::error_code none;
  std::vector<fs::path> abandoned;
  for (fs::directory_iterator at(first.has_parent_path() ? first.parent_path() : ".", none), end;
       !none && at != end; at.increment(none)) {
    const std::string other = at->path().filename().string();
    if (!other.starts_with(name) || !isGone(std::string_view(other).substr(name.size()))) continue;
    if (isQuiet(*at)) abandoned.push_back(at->path());
  }
  for (const fs::path& file : abandoned)
    fs::remove(file, none);
}

} // namespace annales::inline replay
