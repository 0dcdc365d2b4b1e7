#include "libreplay/store/stray_log.h"

#include "libreplay/store/log_sum.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/raw_pages.h"
#include "libreplay/store/schema_check.h"
#include "libreplay/store/seal.h"

#include <sqlite3.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

/// The pages of a -wal that SQLite would take for those of the library: whole transactions, as far as the
/// sums are right (sqlite.org/fileformat2.html, "The Write-Ahead Log").
class LogPages {
public:
  explicit LogPages(const fs::path& log) : in_(log, std::ios::binary) {
    if (!readHeader()) return;
    while (readFrame()) {
    }
  }

  [[nodiscard]] std::size_t pageSize() const { return frame_.size() - kFrameHeader; }
  /// False once one of them is not `same(page number, bytes)`.
  template <class Same> bool all(const Same& same) {
    std::string page(pageSize(), '\0');
    for (const auto& [number, place] : pages_) {
      in_.clear();
      in_.seekg(place);
      if (number > pagesInAll_ || !in_.read(page.data(), static_cast<std::streamsize>(page.size()))) continue;
      if (!same(number, page)) return false;
    }
    return true;
  }

private:
  static constexpr std::size_t kHeader = 32, kFrameHeader = 24;

  bool readHeader() {
    std::string header(kHeader, '\0');
    if (!in_.read(header.data(), kHeader)) return false;
    const std::uint32_t magic = number32(header, 0), size = number32(header, 8);
    if ((magic | 1U) != (LogSum::kMagic | 1U) || !isPageSize(size)) return false;
    salts_ = header.substr(16, 8);
    sum_ = LogSum(magic);
    sum_.add(std::string_view(header).substr(0, 24));
    frame_.resize(kFrameHeader + size);
    return sum_.is(header, 24);
  }

  bool readFrame() {
    if (!in_.read(frame_.data(), static_cast<std::streamsize>(frame_.size()))) return false;
    sum_.add(std::string_view(frame_).substr(0, 8));
    sum_.add(std::string_view(frame_).substr(kFrameHeader));
    if (frame_.compare(8, 8, salts_) != 0 || !sum_.is(frame_, 16)) return false;
    waiting_[number32(frame_, 0)] = in_.tellg() - static_cast<std::streamoff>(pageSize());
    const std::uint32_t after = number32(frame_, 4);
    if (after == 0) return true; // the transaction goes on
    for (const auto& [number, place] : waiting_)
      pages_[number] = place;
    waiting_.clear();
    pagesInAll_ = after;
    return true;
  }

  std::ifstream in_;
  LogSum sum_;
  std::uint32_t pagesInAll_ = 0;
  std::string salts_, frame_ = std::string(kFrameHeader, '\0');
  std::map<std::uint32_t, std::streamoff> waiting_, pages_;
};

std::optional<Seal> soundSeal(SQLite::Database& db) {
  try {
    if (!readSchema(db).strange.empty()) return std::nullopt; // its columns might be a stranger's program
    return isSealSound(db) ? sealOf(db) : std::nullopt;
  } catch (const SQLite::Exception& fault) {
    const int code = fault.getErrorCode(); // pages that do not fit together, or none of these tables
    if (code != SQLITE_CORRUPT && code != SQLITE_NOTADB && code != SQLITE_ERROR && code != SQLITE_INTERRUPT)
      throw;
    return std::nullopt;
  }
}

bool saysMoreThan(const fs::path& file) {
  SQLite::Database alone = lookOnly(file);
  sqlite3_file* handle = nullptr;
  sqlite3_file_control(alone.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &handle);
  LogPages log(file.string() + "-wal");
  std::string kept(log.pageSize(), '\0');
  return handle != nullptr && !log.all([&](std::uint32_t number, const std::string& page) {
    const auto place = static_cast<sqlite3_int64>(number - 1) * static_cast<sqlite3_int64>(page.size());
    return handle->pMethods->xRead(handle, kept.data(), static_cast<int>(kept.size()), place) == SQLITE_OK &&
           kept == page;
  });
}

bool doesNotFit(SQLite::Database& db, const fs::path& file) {
  const auto alone = sealInFile(file);
  if (!alone) return false;
  const auto with = soundSeal(db);
  const bool next = with && with->number == alone->number + 1;
  if (!alone->brokenAt.empty()) return with && !next && with->number != alone->number;
  return !(next && !with->brokenAt.empty()) && saysMoreThan(file);
}

} // namespace

std::optional<Seal> sealInFile(const fs::path& file) {
  SQLite::Database alone = lookOnly(file);
  distrust(alone);
  return soundSeal(alone);
}

bool isLogStray(SQLite::Database& db, const fs::path& file) {
  if (!doesNotFit(db, file)) return false;
  // Somebody may just be writing: pages come into the log before they count. So once more while nobody can.
  const int code = db.tryExec("BEGIN IMMEDIATE") & 0xFF;
  if (code != SQLITE_OK) return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
  const bool stray = doesNotFit(db, file);
  db.exec("ROLLBACK");
  return stray;
}

} // namespace annales::inline replay
