// The pages of a database and of the log beside it as bytes, without SQLite: for a file that it cannot make
// sense of. Every copy of a page counts, the one in the file and each in the log, in force or not, as rows of
// a library never change. Every byte may be wrong; all work grows with the number of bytes alone.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// A file of which bytes can be read anywhere. `read` is false where the disk does not give them.
struct RawBytes {
  std::uint64_t size = 0;
  std::function<bool(std::uint64_t at, char* to, std::size_t count)> read;
};
/// Of what is in memory, which has to stay there.
[[nodiscard]] RawBytes rawBytes(std::string_view bytes);

/// As SQLite has them.
[[nodiscard]] bool isPageSize(std::size_t size);

/// A row in a page of a b-tree.
struct RawCell {
  bool ofTable = false;    // of a table by its rowid; else of an index, as are tables without rowid
  std::int64_t rowid = 0;  // of a table's
  std::uint64_t size = 0;  // of the whole record
  std::string_view local;  // as much of it as stands in the page
  std::uint32_t next = 0;  // the page on which it goes on; 0: none
  std::uint32_t place = 0; // in the page
};

class RawPages {
public:
  RawPages(RawBytes file, RawBytes log);

  [[nodiscard]] std::size_t pageSize() const { return pageSize_; }
  /// Those of the file, then those of the log.
  [[nodiscard]] std::uint32_t count() const {
    return filePages_ + static_cast<std::uint32_t>(frames_.size());
  }
  [[nodiscard]] std::uint32_t inFile() const { return filePages_; }

  /// Calls `cell` for each row of the page until it returns false. False where the disk does not give the
  /// page, or where it begins like one of a b-tree and is none.
  bool cells(std::uint32_t page, const std::function<bool(const RawCell&)>& cell);
  /// The record of the cell at that place of a page, as `cells` gave it, in each way that the copies of the
  /// pages on which it goes on allow: mostly one. None where one of these is missing, or where records have
  /// already taken more work than a file of this size can ask for.
  [[nodiscard]] std::vector<std::string> records(std::uint32_t page, std::uint32_t place);

private:
  enum class Choice : std::uint8_t { near, inFile, newest, oldest };

  void findPageSize();
  void findFrames();
  [[nodiscard]] std::uint32_t numberOf(std::uint32_t page) const;
  [[nodiscard]] bool load(std::uint32_t page, std::string& to) const;
  [[nodiscard]] std::optional<RawCell> cellAt(std::string_view page, std::size_t place,
                                              unsigned char kind) const;
  [[nodiscard]] std::uint64_t localSize(std::uint64_t size, bool ofTable) const;
  /// The copy of the page with that number.
  [[nodiscard]] std::optional<std::uint32_t> copyOf(std::uint32_t number, std::uint32_t from,
                                                    Choice choice) const;
  /// `several` becomes true where one of the pages has more than one copy.
  [[nodiscard]] std::optional<std::string> whole(const RawCell& cell, std::uint32_t page, Choice choice,
                                                 bool& several);

  RawBytes file_, log_;
  std::size_t pageSize_ = 0;
  std::uint32_t filePages_ = 0;
  std::vector<std::uint32_t> frames_;                                    // numbers of the log's pages
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> copies_; // by number, those of the log
  std::uint64_t workLeft_ = 0;                                           // in pages
  std::string page_, next_;
};

} // namespace annales::inline replay
