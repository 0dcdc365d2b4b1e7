#include "libreplay/text/held_files.h"

#include <sys/stat.h>

#include <mutex>
#include <set>

namespace annales::inline replay {
namespace {

using FileId = std::pair<std::uint64_t, std::uint64_t>;

std::optional<FileId> idOf(const std::filesystem::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}

struct Held {
  std::mutex mutex;
  std::multiset<FileId> ids;
};

Held& held() {
  static Held all;
  return all;
}

} // namespace

HeldFile::HeldFile(const std::filesystem::path& file) : id_(idOf(file)) {
  if (!id_) return;
  const std::scoped_lock lock(held().mutex);
  held().ids.insert(*id_);
}

HeldFile::~HeldFile() {
  if (!id_) return;
  const std::scoped_lock lock(held().mutex);
  held().ids.erase(held().ids.find(*id_));
}

bool isHeld(const std::filesystem::path& file) {
  const auto id = idOf(file);
  const std::scoped_lock lock(held().mutex);
  return id && held().ids.contains(*id);
}

Result<void> leaveHeld(const std::filesystem::path& file) {
  if (!isHeld(file)) return {};
  return failure("{} is open here as a library, and is not read for games", file.string());
}

} // namespace annales::inline replay
