// A library's file that SQLite cannot make sense of: held so that nobody else touches it, read as bytes, and
// another one put into its place.
#pragma once

#include "libreplay/store/library_error.h"
#include "libreplay/store/raw_pages.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <fstream>
#include <memory>

struct sqlite3_file;

namespace annales::inline replay {

/// Whether a log stands beside the file, or where it stood.
[[nodiscard]] bool isLogThere(const std::filesystem::path& file);

/// As long as it is there no other program can open the file.
class DamagedFile {
public:
  /// `busy` where somebody has it open, this program too. Where its log is all that is left the file is an
  /// empty one, until this object is gone; `missing` where that is not there either.
  static LibraryResult<DamagedFile> hold(const std::filesystem::path& file);
  DamagedFile(DamagedFile&&) noexcept;
  DamagedFile& operator=(DamagedFile&&) = delete;
  ~DamagedFile();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// A file that may only be read can be read here, but not replaced: others that read it are not kept out.
  [[nodiscard]] LibraryResult<void> checkWritable() const;
  /// Read through SQLite's own handle: closing another one would drop the lock.
  [[nodiscard]] RawBytes bytes() const;
  /// The -wal beside it; empty where there is none.
  [[nodiscard]] RawBytes log() const;
  /// A copy of both, for SQLite to try.
  [[nodiscard]] LibraryResult<void> copyTo(const std::filesystem::path& file) const;

  /// Gives the finished library the place of the damaged one, which gets another name beside it, with its
  /// log. At every moment all pages of the damaged one stand under a name, and a library under its own.
  [[nodiscard]] LibraryResult<std::filesystem::path> replaceBy(const std::filesystem::path& finished);

private:
  DamagedFile(std::filesystem::path file, std::unique_ptr<SQLite::Database> db);
  [[nodiscard]] std::filesystem::path logFile() const;
  /// "club-damaged-2026-03-04.annales", or the one that an interrupted replacement has given.
  [[nodiscard]] std::filesystem::path otherName() const;

  std::filesystem::path path_;
  std::unique_ptr<SQLite::Database> db_;
  sqlite3_file* handle_ = nullptr;
  bool alone_ = false;
  bool made_ = false; // it was not there
};

} // namespace annales::inline replay
