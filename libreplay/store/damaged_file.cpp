#include "libreplay/store/damaged_file.h"

#include "libreplay/store/connection.h"
#include "libreplay/store/open_file.h"
#include "libreplay/text/written_files.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <optional>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

sqlite3_file* handleOf(SQLite::Database& db) {
  sqlite3_file* handle = nullptr;
  sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &handle);
  return handle == nullptr || handle->pMethods == nullptr ? nullptr : handle;
}

/// Against whoever has the file open, as each of them holds a shared lock. Of one that may only be read a
/// shared one remains.
int lockAlone(sqlite3_file* handle) {
  for (const int lock : {SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED, SQLITE_LOCK_EXCLUSIVE})
    if (const int code = handle->pMethods->xLock(handle, lock); code != SQLITE_OK) {
      if (code == SQLITE_BUSY || lock == SQLITE_LOCK_SHARED)
        handle->pMethods->xUnlock(handle, SQLITE_LOCK_NONE);
      return lock == SQLITE_LOCK_RESERVED && code != SQLITE_BUSY ? SQLITE_READONLY : code;
    }
  return SQLITE_OK;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  gmtime_r(&now, &day);
  return fmt::format("{:04}-{:02}-{:02}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

/// The copy of the file's name that nobody uses, with that before its ending.
fs::path namedBeside(const fs::path& file, const std::string& addition, int number) {
  const std::string more = number > 1 ? fmt::format("-{}", number) : std::string();
  return file.parent_path() /
         fmt::format("{}-{}{}{}", file.stem().string(), addition, more, file.extension().string());
}

bool isTaken(const fs::path& file) {
  std::error_code none;
  return fs::exists(fs::symlink_status(file, none)) ||
         fs::exists(fs::symlink_status(file.string() + "-wal", none));
}

/// A second name, or where the disk knows no such thing another one. Nothing where there is no such file.
void nameAlso(const fs::path& file, const fs::path& other) {
  std::error_code fault;
  if (!fs::exists(file) || fs::equivalent(file, other, fault)) return;
  fs::create_hard_link(file, other, fault);
  if (fault) fs::rename(file, other);
}

/// As far as this user may: root makes it for others.
void giveOwnerOf(const fs::path& old, const fs::path& file) {
  struct stat now {};
  if (::stat(old.c_str(), &now) != 0) return;
  if (::chown(file.c_str(), now.st_uid, now.st_gid) != 0)
    static_cast<void>(::chown(file.c_str(), static_cast<uid_t>(-1), now.st_gid) == 0);
}

/// Which of the file's names beside it an interrupted replacement has given: it leads to the same file, or,
/// on a disk that knows no second names, to its log alone.
bool isBegun(const fs::path& name, const fs::path& file) {
  std::error_code none;
  if (name == file || name.extension() != file.extension()) return false;
  if (!name.filename().string().starts_with(file.stem().string() + "-damaged-")) return false;
  return fs::exists(name, none) ? fs::equivalent(name, file, none) : fs::exists(name.string() + "-wal", none);
}

void writeCopy(const RawBytes& from, const fs::path& to) {
  constexpr std::size_t kPart = 1U << 20U;
  std::ofstream out(to, std::ios::binary);
  std::string part;
  for (std::uint64_t at = 0; at < from.size; at += part.size()) {
    part.assign(static_cast<std::size_t>(std::min<std::uint64_t>(kPart, from.size - at)), '\0');
    static_cast<void>(from.read(at, part.data(), part.size())); // what the disk does not give stays empty
    out.write(part.data(), static_cast<std::streamsize>(part.size()));
  }
  out.close();
  if (!out) throw SQLite::Exception(sqlite3_errstr(SQLITE_FULL), SQLITE_FULL);
}

/// What is left of a library is its log: it gets the rights of that. False where it is there already.
bool makeEmpty(const fs::path& file) {
  const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0 && errno == EEXIST) return false;
  if (made < 0) throw SQLite::Exception(sqlite3_errstr(SQLITE_CANTOPEN), SQLITE_CANTOPEN);
  ::close(made);
  std::error_code ignored;
  giveOwnerOf(file.string() + "-wal", file);
  fs::permissions(file, fs::status(file.string() + "-wal").permissions(), ignored);
  return true;
}

void removeEmpty(const fs::path& file) {
  std::error_code ignored;
  if (fs::file_size(file, ignored) == 0 && !ignored) fs::remove(file, ignored);
}

} // namespace

bool isLogThere(const fs::path& file) {
  std::error_code none;
  const fs::path log = file.string() + "-wal";
  return fs::is_regular_file(log, none) && fs::file_size(log, none) > 0;
}

DamagedFile::DamagedFile(fs::path file, std::unique_ptr<SQLite::Database> db)
    : path_(std::move(file)), db_(std::move(db)), handle_(handleOf(*db_)) {}

DamagedFile::DamagedFile(DamagedFile&&) noexcept = default;

DamagedFile::~DamagedFile() {
  if (db_ && made_) removeEmpty(path_);
  if (db_ && handle_ != nullptr) handle_->pMethods->xUnlock(handle_, SQLITE_LOCK_NONE);
}

LibraryResult<DamagedFile> DamagedFile::hold(const fs::path& path) {
  std::error_code fault;
  const fs::path file = fs::weakly_canonical(fs::absolute(path, fault), fault);
  return guarded(file, [&]() -> LibraryResult<DamagedFile> {
    const auto opened = [&] {
      return libraryFailure(
          LibraryError::Kind::busy,
          say("{} is open in another program. Close it there, then try again.", file.string()));
    };
    if (auto plain = checkBeside(file); !plain) return tl::unexpected(plain.error());
    if (isHeld(file)) return opened();
    const bool there = fs::exists(file, fault) || fault; // opening says why nobody may look
    if (there && !fault && !fs::is_regular_file(file, fault))
      return tl::unexpected(explain(SQLite::Exception(sqlite3_errstr(SQLITE_NOTADB), SQLITE_NOTADB), file));
    if (!there && fs::is_symlink(fs::symlink_status(path, fault)))
      return libraryFailure(LibraryError::Kind::missing, linkToNothing(path));
    if (!there && !isLogThere(file))
      return libraryFailure(LibraryError::Kind::missing, say("There is no library {}.", file.string()));
    const bool made = !there && makeEmpty(file);
    DamagedFile held(file, std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE));
    held.made_ = made;
    if (held.handle_ == nullptr) throw SQLite::Exception(sqlite3_errstr(SQLITE_CANTOPEN), SQLITE_CANTOPEN);
    const int code = lockAlone(held.handle_);
    if (code == SQLITE_BUSY) return opened();
    held.alone_ = code == SQLITE_OK;
    if (code != SQLITE_OK && code != SQLITE_READONLY) throw SQLite::Exception(sqlite3_errstr(code), code);
    return held;
  });
}

LibraryResult<void> DamagedFile::checkWritable() const {
  if (alone_) return {};
  return tl::unexpected(explain(SQLite::Exception(sqlite3_errstr(SQLITE_READONLY), SQLITE_READONLY), path_));
}

fs::path DamagedFile::logFile() const {
  const fs::path log = path_.string() + "-wal";
  std::error_code none;
  if (fs::exists(log, none)) return log;
  return otherName().string() + "-wal"; // of a replacement that was interrupted
}

RawBytes DamagedFile::bytes() const {
  sqlite3_int64 size = 0;
  if (handle_->pMethods->xFileSize(handle_, &size) != SQLITE_OK || size < 0) size = 0;
  return {static_cast<std::uint64_t>(size),
          [handle = handle_](std::uint64_t at, char* to, std::size_t count) {
            return handle->pMethods->xRead(handle, to, static_cast<int>(count),
                                           static_cast<sqlite3_int64>(at)) == SQLITE_OK;
          }};
}

RawBytes DamagedFile::log() const {
  std::error_code fault;
  const std::uintmax_t size = fs::file_size(logFile(), fault);
  if (fault) return rawBytes({});
  auto in = std::make_shared<std::ifstream>(logFile(), std::ios::binary);
  return {size, [in](std::uint64_t at, char* to, std::size_t count) {
            in->clear();
            in->seekg(static_cast<std::streamoff>(at));
            return static_cast<bool>(in->read(to, static_cast<std::streamsize>(count)));
          }};
}

LibraryResult<void> DamagedFile::copyTo(const fs::path& file) const {
  return guarded(file, [&]() -> LibraryResult<void> {
    writeCopy(bytes(), file);
    if (const RawBytes beside = log(); beside.size > 0) writeCopy(beside, file.string() + "-wal");
    return {};
  });
}

fs::path DamagedFile::otherName() const {
  constexpr int kMostNames = 1000;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(path_.parent_path(), none)) {
    std::string name = entry.path().string();
    if (name.ends_with("-wal")) name.resize(name.size() - std::string_view("-wal").size());
    if (isBegun(name, path_)) return name;
  }
  for (int number = 1; number < kMostNames; ++number)
    if (const fs::path name = namedBeside(path_, "damaged-" + today(), number); !isTaken(name)) return name;
  throw fs::filesystem_error("names", path_, std::make_error_code(std::errc::file_exists));
}

LibraryResult<fs::path> DamagedFile::replaceBy(const fs::path& finished) {
  try {
    const fs::path other = otherName();
    const fs::path log = path_.string() + "-wal";
    giveOwnerOf(path_, finished);
    fs::permissions(finished, fs::status(path_).permissions());
    if (const std::error_code fault = settle(finished))
      throw fs::filesystem_error("settling", finished, fault);
    nameAlso(log, other.string() + "-wal");
    nameAlso(path_, other);
    // It must not stand beside the new library, not even for a moment.
    fs::remove(log);
    fs::remove(path_.string() + "-shm");
    fs::rename(finished, path_);
    made_ = false;
    static_cast<void>(settle(path_.parent_path()));
    return other;
  } catch (const fs::filesystem_error& fault) {
    return libraryFailure(LibraryError::Kind::readOnly,
                          say("Could not replace {} with the new library ({}). Allow access to its folder, "
                              "then try again. Nothing is lost.",
                              path_.string(), fault.code().message()));
  }
}

} // namespace annales::inline replay
