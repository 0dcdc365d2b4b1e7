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

/// A number at the beginning of the text, which is left out then; 0 where there is none.
int takeNumber(std::string_view& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || number <= 0) return 0;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return number;
}

/// Of a name that goes on with a process, perhaps a number, and perhaps what SQLite adds: anything else is
/// somebody's own file.
bool isGone(std::string_view text) {
  const int process = takeNumber(text);
  if (text.size() > 1 && text.front() == '-' && text[1] >= '0' && text[1] <= '9') {
    text.remove_prefix(1);
    if (takeNumber(text) == 0) return false;
  }
  const bool whole = text.empty() || text == "-journal" || text == "-wal" || text == "-shm";
  return whole && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
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
