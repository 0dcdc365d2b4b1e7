#include "libreplay/store/held_locks.h"

#include <fmt/core.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <sstream>
#include <string>

namespace annales::inline replay {
namespace {

using Range = boost::icl::interval<std::int64_t>;
constexpr std::int64_t kEnd = std::numeric_limits<std::int64_t>::max(); // however long the file becomes

Range::type rangeOf(const struct flock& lock) {
  const std::int64_t end = lock.l_len == 0 ? kEnd : lock.l_start + lock.l_len;
  return Range::right_open(lock.l_start, end);
}

/// "lock:	1: POSIX  ADVISORY  READ 4711 fe:00:10952796 1073741826 1073742335"
struct LockLine {
  std::string label, number, kind, force, type, process, file, first, last;
};

std::optional<std::int64_t> placeOf(const std::string& word) {
  if (word == "EOF") return kEnd;
  std::int64_t place = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), place);
  return read.ec == std::errc() && place >= 0 ? std::optional(place) : std::nullopt;
}

/// A small file, all of it; empty where it cannot be read.
std::string textOf(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {};
  std::string text;
  std::array<char, 4096> part{};
  for (ssize_t read = 0; (read = ::read(file, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(read));
  ::close(file);
  return text;
}

} // namespace

void HeldLocks::set(const struct flock& lock) {
  if (lock.l_type == F_UNLCK)
    ranges_.erase(rangeOf(lock));
  else
    ranges_.set({rangeOf(lock), lock.l_type == F_WRLCK ? writing : reading});
}

bool HeldLocks::addThoseOf(int descriptor) {
  const std::string all = textOf(fmt::format("/proc/self/fdinfo/{}", descriptor));
  if (all.empty()) return false;
  for (std::size_t at = all.find("lock:"); at != std::string::npos; at = all.find("lock:", at + 1)) {
    LockLine line;
    std::istringstream words(all.substr(at, all.find('\n', at) - at));
    words >> line.label >> line.number >> line.kind >> line.force >> line.type >> line.process >> line.file >>
        line.first >> line.last;
    if (!words) continue;
    const auto first = placeOf(line.first), last = placeOf(line.last);
    if (!first || !last || *first > *last) continue;
    const auto range = Range::right_open(*first, *last == kEnd ? kEnd : *last + 1);
    ranges_.set({range, line.type == "WRITE" ? writing : reading});
  }
  return true;
}

std::vector<struct flock> HeldLocks::all() const {
  std::vector<struct flock> locks;
  for (const auto& [range, kind] : ranges_) {
    struct flock lock {};
    lock.l_type = kind == writing ? F_WRLCK : F_RDLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = range.lower();
    lock.l_len = range.upper() == kEnd ? 0 : range.upper() - range.lower();
    locks.push_back(lock);
  }
  return locks;
}

} // namespace annales::inline replay
