// Looks on while SQLite writes: a test sees its files as they are between any two writes, as somebody who
// copies them then, or after the program was killed there.
#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace annales::test {

inline std::string allBytes(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void writeAll(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

/// For as long as it lives `look` is called after every write into a database or its log.
class WatchedFiles {
public:
  explicit WatchedFiles(std::function<void()> look) {
    look_ = std::move(look);
    system_ = sqlite3_vfs_find(nullptr);
    watching_ = *system_;
    watching_.zName = "watched";
    watching_.pNext = nullptr;
    watching_.xOpen = open;
    sqlite3_vfs_register(&watching_, 1);
  }
  WatchedFiles(const WatchedFiles&) = delete;
  WatchedFiles& operator=(const WatchedFiles&) = delete;
  ~WatchedFiles() {
    sqlite3_vfs_unregister(&watching_);
    sqlite3_vfs_register(system_, 1);
  }

private:
  /// SQLite has several sets of methods; a file gets a copy of its own with ours in them.
  struct Watched {
    sqlite3_io_methods methods;
    const sqlite3_io_methods* own;
  };
  static const sqlite3_io_methods& own(const sqlite3_file* file) {
    return *reinterpret_cast<const Watched*>(file->pMethods)->own;
  }
  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    const int code = system_->xOpen(system_, name, file, flags, outFlags);
    if (code != SQLITE_OK || (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) == 0) return code;
    const auto [at, isNew] = watched_.try_emplace(file->pMethods, Watched{*file->pMethods, file->pMethods});
    at->second.methods.xWrite = write;
    at->second.methods.xTruncate = truncate;
    file->pMethods = &at->second.methods;
    return code;
  }
  static int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    const int code = own(file).xWrite(file, bytes, count, at);
    look_();
    return code;
  }
  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    const int code = own(file).xTruncate(file, size);
    look_();
    return code;
  }

  inline static std::function<void()> look_;
  inline static sqlite3_vfs* system_ = nullptr;
  inline static sqlite3_vfs watching_{};
  inline static std::map<const sqlite3_io_methods*, Watched> watched_;
};

} // namespace annales::test
