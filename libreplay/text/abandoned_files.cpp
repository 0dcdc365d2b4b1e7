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

bool isOld(const fs::directory_entry& file) {
  std::error_code none;
  const auto written = file.last_write_time(none);
  return !none && fs::file_time_type::clock::now() - written > kQuiet;
}

bool isQuietFile(const fs::directory_entry& file) {
  std::error_code none;
  return !file.is_symlink(none) && file.is_regular_file(none) && isOld(file);
}

/// With all that is in it: a folder itself stays as old as its last name.
bool isQuietFolder(const fs::directory_entry& folder) {
  std::error_code none;
  if (folder.is_symlink(none) || !folder.is_directory(none) || !isOld(folder)) return false;
  fs::recursive_directory_iterator at(folder, none);
  for (const fs::recursive_directory_iterator end; !none && at != end; at.increment(none))
    if (!isOld(*at)) return false;
  return !none;
}

/// `restOf` a name is what follows the part that says what the file is for; empty for other files.
template <class RestOf>
std::vector<fs::path> abandonedIn(const fs::path& folder, RestOf restOf,
                                  bool (*isQuiet)(const fs::directory_entry&)) {
  std::error_code none;
  std::vector<fs::path> abandoned;
  for (fs::directory_iterator at(folder.empty() ? "." : folder, none), end; !none && at != end;
       at.increment(none)) {
    const std::string name = at->path().filename().string();
    const std::string_view rest = restOf(std::string_view(name));
    if (!rest.empty() && isGone(rest) && isQuiet(*at)) abandoned.push_back(at->path());
  }
  return abandoned;
}

auto restBehind(const fs::path& beginning) {
  return [first = beginning.filename().string()](std::string_view name) {
    return name.starts_with(first) ? name.substr(first.size()) : std::string_view();
  };
}

} // namespace

void removeAbandoned(const std::string& beginning) {
  const fs::path first(beginning);
  std::error_code ignored;
  for (const fs::path& file : abandonedIn(first.parent_path(), restBehind(first), isQuietFile))
    fs::remove(file, ignored);
}

void removeAbandonedFolders(const std::string& beginning) {
  const fs::path first(beginning);
  std::error_code ignored;
  for (const fs::path& folder : abandonedIn(first.parent_path(), restBehind(first), isQuietFolder))
    fs::remove_all(folder, ignored);
}

void removeAbandonedIn(const fs::path& folder, std::string_view mark) {
  const auto behindMark = [mark](std::string_view name) {
    const std::size_t at = name.rfind(mark);
    return at == std::string_view::npos ? std::string_view() : name.substr(at + mark.size());
  };
  std::error_code ignored;
  for (const fs::path& file : abandonedIn(folder, behindMark, isQuietFile))
    fs::remove(file, ignored);
}

} // namespace annales::inline replay
