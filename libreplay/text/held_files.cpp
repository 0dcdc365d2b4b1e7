#include "libreplay/text/held_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace annales::inline replay {
namespace {

using FileId = std::pair<std::uint64_t, std::uint64_t>;

std::optional<FileId> idOf(const std::filesystem::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}

/// What SQLite adds to a database's name.
constexpr std::array<std::string_view, 3> kBeside{"-wal", "-shm", "-journal"};

struct Held {
  std::mutex mutex;
  std::multimap<FileId, std::filesystem::path> files;
};

Held& held() {
  static Held all;
  return all;
}

std::filesystem::path nameOf(const std::filesystem::path& file) {
  std::error_code none;
  const auto name = std::filesystem::canonical(file, none);
  return none ? file : name;
}

/// "club.annales" of "club.annales-wal"; nothing where the name is not one of SQLite's.
std::optional<std::filesystem::path> databaseOf(const std::filesystem::path& file) {
  const std::string name = file.string();
  for (const std::string_view ending : kBeside)
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  return std::nullopt;
}

bool isBeside(const std::filesystem::path& database, const FileId& id) {
  return std::ranges::any_of(
      kBeside, [&](std::string_view ending) { return idOf(database.string() + std::string(ending)) == id; });
}

} // namespace

HeldFile::HeldFile(const std::filesystem::path& file) : id_(idOf(file)), name_(nameOf(file)) {
  if (!id_) return;
  const std::scoped_lock lock(held().mutex);
  held().files.emplace(*id_, name_);
}

HeldFile::~HeldFile() {
  if (!id_) return;
  const std::scoped_lock lock(held().mutex);
  const auto [first, last] = held().files.equal_range(*id_);
  held().files.erase(std::find_if(first, last, [&](const auto& one) { return one.second == name_; }));
}

bool isHeld(const std::filesystem::path& file) {
  const auto id = idOf(file);
  {
    const std::scoped_lock lock(held().mutex);
    if (id && held().files.contains(*id)) return true;
  }
  return isBesideHeld(file);
}

bool isBesideHeld(const std::filesystem::path& file) {
  const auto id = idOf(file), database = databaseOf(file) ? idOf(*databaseOf(file)) : std::nullopt;
  const std::scoped_lock lock(held().mutex);
  if (database && held().files.contains(*database)) return true;
  return id && std::ranges::any_of(held().files, [&](const auto& one) { return isBeside(one.second, *id); });
}

Result<void> leaveHeld(const std::filesystem::path& file) {
  if (!isHeld(file)) return {};
  return failure("{} is open here as a library and cannot be read for games", file.string());
}

} // namespace annales::inline replay
