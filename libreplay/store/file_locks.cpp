#include "libreplay/store/file_locks.h"

#include "libreplay/store/held_locks.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdarg>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace annales::inline replay {
namespace {

/// Disk and place on it.
using FileId = std::pair<dev_t, ino_t>;

/// What a connection in WAL mode has locked for reading as long as it is open, and who closes last for
/// writing (sqlite.org/lockingv3.html, the shared bytes).
constexpr off_t kSharedFirst = 0x40000002, kSharedSize = 510;
const std::string kLog = "-wal", kIndex = "-shm"; // beside a database
constexpr int kLowestDescriptor = 3; // as SQLite: nothing of a database stands where output may go

std::optional<FileId> idOf(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}
std::optional<FileId> idOf(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}

struct flock lockOf(short type, off_t start, off_t size) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = start;
  lock.l_len = size;
  return lock;
}

/// How SQLite calls the system, before somebody puts other calls in place.
struct SystemCalls {
  int (*open)(const char*, int, int) = nullptr;
  int (*close)(int) = nullptr;
  int (*fcntl)(int, int, ...) = nullptr;
};

/// What SQLite has locked in one file.
struct LockedFile {
  LockOwner owner = LockOwner::process;
  int description = -1; // a descriptor of the open file that the locks belong to
  HeldLocks locks{};
  std::uint64_t takenAgain = 0;
  bool listed = true; // the system tells which there are; file systems of other programs may not
};

/// Every file that SQLite has open, and what it has locked there. One for the process, as locks are.
class LockBook {
public:
  static LockBook& ofProcess() {
    static auto* const book = new LockBook; // never deleted: databases may be closed at the very end
    return *book;
  }

  SystemCalls system;
  LockOwner preferred = LockOwner::openFile;

  void opened(int descriptor, const char* path) {
    const std::scoped_lock lock(mutex_);
    const auto id = idOf(descriptor);
    if (!id) return;
    const std::string name = path;
    const bool isBeside = name.ends_with(kLog) || name.ends_with(kIndex);
    const auto database = isBeside ? idOf(name.substr(0, name.size() - kLog.size())) : id;
    files_[descriptor] = {name, *id, database.value_or(*id)};
  }

  void closing(int descriptor) {
    const std::scoped_lock lock(mutex_);
    const auto at = files_.find(descriptor);
    if (at == files_.end()) return;
    const FileId id = at->second.id;
    files_.erase(at);
    const bool isLast =
        std::none_of(files_.begin(), files_.end(), [&](const auto& file) { return file.second.id == id; });
    const auto locked = locked_.find(id);
    if (!isLast || locked == locked_.end()) return;
    ::close(locked->second.description);
    locked_.erase(locked);
  }

  int lock(int descriptor, int command, struct flock& wanted) {
    const std::scoped_lock lock(mutex_);
    if (!files_.contains(descriptor)) return system.fcntl(descriptor, command, &wanted); // opened before
    LockedFile* file = lockedFile(descriptor);
    if (file == nullptr || !canTake(*file, descriptor, wanted)) return -1;
    const int answer = call(*file, command, wanted);
    if (answer == 0 && command != F_GETLK) file->locks.set(wanted);
    return answer;
  }

  LockLook look(const std::string& database) {
    const std::scoped_lock lock(mutex_);
    if (isCutOff(database)) return {true, 0};
    bool again = false;
    for (const std::string& path : {database, database + kIndex}) {
      LockedFile* file = lockedAt(path, database);
      if (file == nullptr || !file->listed || file->locks == locksOf(*file)) continue;
      if (!takeAgain(*file)) return {true, 0};
      file->listed = file->locks == locksOf(*file);
      again |= file->listed;
    }
    LockedFile* file = lockedAt(database, database);
    if (file == nullptr) return {};
    if (again) ++file->takenAgain;
    return {again && isCutOff(database), file->takenAgain}; // somebody came while they were gone
  }

  /// A descriptor whose lock keeps everybody else out.
  std::optional<int> keepOthersOut(const std::string& database) {
    const std::scoped_lock lock(mutex_);
    LockedFile* file = lockedAt(database, database);
    if (file == nullptr || !change(*file, F_WRLCK)) return std::nullopt;
    if (!hasPages(database + kLog)) return file->description;
    change(*file, F_RDLCK);
    return std::nullopt;
  }

  void letOthersIn(int description) {
    const std::scoped_lock lock(mutex_);
    for (auto& [id, file] : locked_)
      if (file.description == description) change(file, F_RDLCK);
  }

private:
  struct OpenFile {
    std::string path;
    FileId id, database; // the one that it is, or lies beside
  };

  /// Null where the system has no descriptor left.
  LockedFile* lockedFile(int descriptor) {
    const FileId id = files_.at(descriptor).id;
    if (const auto known = locked_.find(id); known != locked_.end()) return &known->second;
    // Of the same open file, so that it stays open when SQLite closes its own first.
    const int description = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kLowestDescriptor);
    if (description < 0) return nullptr;
    return &locked_.emplace(id, LockedFile{ownerFor(descriptor), description}).first->second;
  }

  /// A lock for writing needs an open file that may be written; the first one may have been for reading.
  bool canTake(LockedFile& file, int descriptor, const struct flock& wanted) {
    const auto mayWrite = [](int one) { return (::fcntl(one, F_GETFL) & O_ACCMODE) != O_RDONLY; };
    if (wanted.l_type != F_WRLCK || mayWrite(file.description) || !mayWrite(descriptor)) return true;
    const int before = file.description;
    const int after = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kLowestDescriptor);
    if (after < 0) return false;
    file.description = after;
    const bool done = takeAgain(file); // locks for reading, beside the same ones
    ::close(before);
    return done || takeAgain(file); // those of the process went with it
  }

  /// Of the database that has this name now: another one may have had it before.
  LockedFile* lockedAt(const std::string& path, const std::string& database) {
    const auto now = idOf(database);
    for (const auto& [descriptor, file] : files_)
      if (file.path == path && file.database == now)
        if (const auto at = locked_.find(file.id); at != locked_.end()) return &at->second;
    return nullptr;
  }

  LockOwner ownerFor(int descriptor) const {
    struct flock probe = lockOf(F_RDLCK, kSharedFirst, 1);
    const bool has = ::fcntl(descriptor, F_OFD_GETLK, &probe) == 0;
    return has ? preferred : LockOwner::process;
  }

  int call(const LockedFile& file, int command, struct flock& wanted) const {
    if (file.owner == LockOwner::process) return system.fcntl(file.description, command, &wanted);
    wanted.l_pid = 0; // or the system refuses it
    return system.fcntl(file.description, command == F_GETLK ? F_OFD_GETLK : F_OFD_SETLK, &wanted);
  }

  /// The lock that every connection has.
  bool change(LockedFile& file, short type) const {
    struct flock all = lockOf(type, kSharedFirst, kSharedSize);
    if (call(file, F_SETLK, all) != 0) return false;
    file.locks.set(all);
    return true;
  }

  /// As the system knows them: those of the process are listed under the descriptor that took them.
  [[nodiscard]] HeldLocks locksOf(const LockedFile& wanted) const {
    HeldLocks all;
    bool readable = all.addThoseOf(wanted.description);
    if (readable && all == wanted.locks) return all;
    for (const auto& [descriptor, file] : files_)
      if (const auto at = locked_.find(file.id); at != locked_.end() && &at->second == &wanted)
        readable = all.addThoseOf(descriptor) && readable;
    return readable ? all : wanted.locks; // nobody can tell
  }

  bool takeAgain(LockedFile& file) const {
    bool done = true;
    for (struct flock lock : file.locks.all())
      done = call(file, F_SETLK, lock) == 0 && done;
    return done;
  }

  /// Whether a -wal or a -shm that is open here is not the one that the next program will find.
  [[nodiscard]] bool isCutOff(const std::string& database) const {
    const auto now = idOf(database);
    return std::any_of(files_.begin(), files_.end(), [&](const auto& entry) {
      const OpenFile& file = entry.second;
      return file.database == now && file.id != file.database && idOf(file.path) != file.id;
    });
  }

  static bool hasPages(const std::string& log) {
    struct stat status {};
    return ::stat(log.c_str(), &status) == 0 && status.st_size > 0;
  }

  std::mutex mutex_;
  std::map<int, OpenFile> files_; // by descriptor
  std::map<FileId, LockedFile> locked_;
};

// SQLite is C: nothing may be thrown through it.
extern "C" {

int annalesOpen(const char* path, int flags, int mode) noexcept {
  LockBook& book = LockBook::ofProcess();
  const int descriptor = book.system.open(path, flags, mode);
  if (descriptor >= 0) book.opened(descriptor, path);
  return descriptor;
}

int annalesClose(int descriptor) noexcept {
  LockBook& book = LockBook::ofProcess();
  book.closing(descriptor); // before another thread gets the same number
  return book.system.close(descriptor);
}

int annalesFcntl(int descriptor, int command, ...) noexcept {
  va_list rest;
  va_start(rest, command);
  void* argument = va_arg(rest, void*);
  va_end(rest);
  LockBook& book = LockBook::ofProcess();
  if (command != F_SETLK && command != F_GETLK) return book.system.fcntl(descriptor, command, argument);
  return book.lock(descriptor, command, *static_cast<struct flock*>(argument));
}

} // extern "C"

template <class F> F systemCall(sqlite3_vfs& vfs, const char* name) {
  return reinterpret_cast<F>(vfs.xGetSystemCall(&vfs, name));
}
template <class F> void replaceCall(sqlite3_vfs& vfs, const char* name, F call) {
  vfs.xSetSystemCall(&vfs, name, reinterpret_cast<sqlite3_syscall_ptr>(call));
}

/// SQLite lets a program put its own calls in the place of the system's; tests of SQLite itself do so.
bool takeOverLocks() {
  sqlite3_vfs* vfs = sqlite3_vfs_find("unix");
  if (vfs == nullptr || vfs->iVersion < 3 || vfs->xSetSystemCall == nullptr) return false;
  SystemCalls& system = LockBook::ofProcess().system;
  system.open = systemCall<decltype(system.open)>(*vfs, "open");
  system.close = systemCall<decltype(system.close)>(*vfs, "close");
  system.fcntl = systemCall<decltype(system.fcntl)>(*vfs, "fcntl");
  replaceCall(*vfs, "open", &annalesOpen);
  replaceCall(*vfs, "close", &annalesClose);
  replaceCall(*vfs, "fcntl", &annalesFcntl);
  return true;
}

} // namespace

SQLite::Database openDatabase(const std::filesystem::path& file, int flags, int patience) {
  static const bool done = takeOverLocks(); // before the first one is opened
  static_cast<void>(done);
  return {file.string(), flags, patience};
}

LockLook lookAtLocks(const std::filesystem::path& database) {
  return LockBook::ofProcess().look(database.string());
}

std::optional<AloneWith> AloneWith::tryTo(const std::filesystem::path& database) {
  const auto locked = LockBook::ofProcess().keepOthersOut(database.string());
  if (!locked) return std::nullopt;
  return AloneWith(*locked);
}

AloneWith::AloneWith(AloneWith&& other) noexcept : locked_(std::exchange(other.locked_, -1)) {}

AloneWith::~AloneWith() {
  if (locked_ >= 0) LockBook::ofProcess().letOthersIn(locked_);
}

void preferLocksOf(LockOwner owner) {
  LockBook::ofProcess().preferred = owner;
}

} // namespace annales::inline replay
