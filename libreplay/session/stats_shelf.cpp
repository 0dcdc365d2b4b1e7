#include "libreplay/session/stats_shelf.h"

#include "libreplay/stats/stats_archive.h"
#include "libreplay/text/abandoned_files.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargest = 16'000'000; // bytes: a hundred times the longest game that was ever seen
constexpr const char* kEnding = ".stats";
constexpr const char* kPart = ".part-"; // and a process

} // namespace

fs::path StatsShelf::fileOf(const Hash& head) const {
  return folder_ / (hexOf(head) + kEnding);
}

std::optional<LineStats> StatsShelf::find(const Hash& head) const {
  std::error_code fault;
  const fs::path file = fileOf(head);
  const std::uintmax_t size = fs::file_size(file, fault);
  if (fault || size > kLargest) return std::nullopt;
  std::string bytes(size, '\0');
  std::ifstream in(file, std::ios::binary);
  if (!in.read(bytes.data(), static_cast<std::streamsize>(size))) return std::nullopt;
  auto stats = unpackStats(bytes, head);
  if (stats) fs::last_write_time(file, fs::file_time_type::clock::now(), fault);
  return stats;
}

/// Under another name first: nobody ever reads half a file.
void StatsShelf::keep(const Hash& head, const LineStats& stats) const {
  std::error_code fault;
  fs::create_directories(folder_, fault);
  const std::string bytes = packStats(stats, head);
  if (fault || bytes.size() > kLargest) return;
  removeAbandonedIn(folder_, kPart);
  const fs::path draft = folder_ / (hexOf(head) + kPart + std::to_string(getpid()));
  bool written = false;
  {
    std::ofstream out(draft, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    written = static_cast<bool>(out.flush());
  }
  if (written) fs::rename(draft, fileOf(head), fault);
  if (!written || fault) fs::remove(draft, fault);
  makeRoom();
}

void StatsShelf::makeRoom() const {
  struct Kept {
    fs::file_time_type used;
    std::uintmax_t size = 0;
    fs::path path;
  };
  std::vector<Kept> all;
  std::uintmax_t taken = 0;
  std::error_code fault;
  for (const auto& file : fs::directory_iterator(folder_, fault)) {
    if (file.path().extension() != kEnding) continue;
    all.push_back({file.last_write_time(fault), file.file_size(fault), file.path()});
    taken += all.back().size;
  }
  std::sort(all.begin(), all.end(), [](const Kept& a, const Kept& b) { return a.used < b.used; });
  for (auto oldest = all.begin(); oldest != all.end() && taken > room_; ++oldest) {
    fs::remove(oldest->path, fault);
    taken -= oldest->size;
  }
}

} // namespace annales::inline replay
