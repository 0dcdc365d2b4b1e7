#include "libreplay/store/raw_pages.h"

#include "libreplay/store/raw_record.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <unordered_set>

namespace annales::inline replay {
namespace {

constexpr std::size_t kFileHeader = 100, kLogHeader = 32, kFrameHeader = 24;
constexpr std::size_t kUsualPage = 4096;
constexpr std::uint32_t kMostPages = std::numeric_limits<std::uint32_t>::max() / 2;

constexpr unsigned char kIndexInterior = 0x02, kTableInterior = 0x05, kIndexLeaf = 0x0A, kTableLeaf = 0x0D;

bool isKind(unsigned char kind) {
  return kind == kIndexInterior || kind == kTableInterior || kind == kIndexLeaf || kind == kTableLeaf;
}

std::string beginningOf(const RawBytes& file, std::size_t count) {
  std::string bytes(count, '\0');
  if (file.size < count || !file.read(0, bytes.data(), count)) bytes.clear();
  return bytes;
}

} // namespace

bool isPageSize(std::size_t size) {
  return size >= 512 && size <= 65536 && (size & (size - 1)) == 0;
}

RawBytes rawBytes(std::string_view bytes) {
  return {bytes.size(), [bytes](std::uint64_t at, char* to, std::size_t count) {
            if (at > bytes.size() || count > bytes.size() - at) return false;
            std::memcpy(to, bytes.data() + at, count);
            return true;
          }};
}

RawPages::RawPages(RawBytes file, RawBytes log) : file_(std::move(file)), log_(std::move(log)) {
  findPageSize();
  filePages_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(file_.size / pageSize_, kMostPages));
  findFrames();
  constexpr std::uint64_t kEach = 8,
                          kAnyhow = 64; // a page belongs to one record, of which there are a few copies
  workLeft_ = kEach * count() + kAnyhow;
}

void RawPages::findPageSize() {
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  const std::string header = beginningOf(file_, kFileHeader);
  if (header.substr(0, kMagic.size()) == kMagic) {
    const std::size_t size = number16(header, 16);
    pageSize_ = size == 1 ? 65536 : size;
    if (isPageSize(pageSize_)) return;
  }
  constexpr std::uint32_t kLogMagic = 0x377F0682;
  const std::string ofLog = beginningOf(log_, kLogHeader);
  if (!ofLog.empty() && (number32(ofLog, 0) | 1U) == (kLogMagic | 1U)) pageSize_ = number32(ofLog, 8);
  if (!isPageSize(pageSize_)) pageSize_ = kUsualPage;
}

void RawPages::findFrames() {
  const std::uint64_t whole = kFrameHeader + pageSize_;
  for (std::uint64_t at = kLogHeader; at + whole <= log_.size && count() < kMostPages; at += whole) {
    std::string number(4, '\0');
    const bool there = log_.read(at, number.data(), number.size());
    frames_.push_back(there ? number32(number, 0) : 0);
    copies_[frames_.back()].push_back(count() - 1);
  }
}

std::uint32_t RawPages::numberOf(std::uint32_t page) const {
  return page < filePages_ ? page + 1 : frames_[page - filePages_];
}

bool RawPages::load(std::uint32_t page, std::string& to) const {
  to.resize(pageSize_);
  if (page < filePages_) return file_.read(std::uint64_t{page} * pageSize_, to.data(), pageSize_);
  const std::uint64_t frame = page - filePages_;
  return log_.read(kLogHeader + frame * (kFrameHeader + pageSize_) + kFrameHeader, to.data(), pageSize_);
}

std::uint64_t RawPages::localSize(std::uint64_t size, bool ofTable) const {
  const std::uint64_t usable = pageSize_;
  const std::uint64_t most = ofTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
  if (size <= most) return size;
  const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
  const std::uint64_t even = least + (size - least) % (usable - 4);
  return even <= most ? even : least;
}

std::optional<RawCell> RawPages::cellAt(std::string_view page, std::size_t place, unsigned char kind) const {
  if (place >= page.size()) return std::nullopt;
  std::string_view rest = page.substr(place);
  RawCell cell;
  cell.place = static_cast<std::uint32_t>(place);
  cell.ofTable = kind == kTableLeaf;
  if (kind == kIndexInterior) rest.remove_prefix(std::min<std::size_t>(4, rest.size())); // its left child
  const auto size = takeVarint(rest);
  if (!size || *size > std::uint64_t{count()} * pageSize_) return std::nullopt;
  cell.size = *size;
  if (cell.ofTable) {
    const auto rowid = takeVarint(rest);
    if (!rowid) return std::nullopt;
    cell.rowid = static_cast<std::int64_t>(*rowid);
  }
  const auto local = static_cast<std::size_t>(localSize(cell.size, cell.ofTable));
  const bool goesOn = local < cell.size;
  if (rest.size() < local + (goesOn ? 4 : 0)) return std::nullopt;
  cell.local = rest.substr(0, local);
  if (goesOn) cell.next = number32(rest, local);
  if (goesOn && cell.next == 0) return std::nullopt;
  return cell;
}

bool RawPages::cells(std::uint32_t page, const std::function<bool(const RawCell&)>& each) {
  if (!load(page, page_)) return false;
  // The first page begins with the header of the file, of which there may be nothing left.
  const std::size_t begin = numberOf(page) == 1 ? kFileHeader : 0;
  const auto kind = static_cast<unsigned char>(page_[begin]);
  if (!isKind(kind)) return true; // a part of a long record, a page that is free, or noise
  if (kind == kTableInterior) return true;
  const std::size_t pointers = begin + (kind == kIndexInterior ? 12 : 8);
  const std::size_t count = number16(page_, begin + 3);
  if (pointers + 2 * count > page_.size()) return false;
  bool sound = true;
  std::size_t used = 0; // rows do not overlap
  for (std::size_t i = 0; i < count && used <= page_.size(); ++i) {
    const std::size_t place = number16(page_, pointers + 2 * i);
    const auto cell = place < pointers + 2 * count ? std::nullopt : cellAt(page_, place, kind);
    sound = sound && cell;
    if (cell) used += cell->local.size();
    if (cell && used <= page_.size() && !each(*cell)) return sound;
  }
  return sound && used <= page_.size();
}

std::optional<std::uint32_t> RawPages::copyOf(std::uint32_t number, std::uint32_t from, Choice choice) const {
  const auto known = copies_.find(number);
  const bool stands = number >= 1 && number <= filePages_;
  if (known == copies_.end()) return stands ? std::optional(number - 1) : std::nullopt;
  const std::vector<std::uint32_t>& logged = known->second;
  const bool file = choice == Choice::inFile || (choice == Choice::near && from < filePages_);
  if (file && stands) return number - 1;
  if (choice == Choice::oldest) return logged.front();
  if (choice != Choice::near) return logged.back();
  const auto after = std::upper_bound(logged.begin(), logged.end(), from); // what was written together
  if (after != logged.end()) return *after;
  return logged.back();
}

std::optional<std::string> RawPages::whole(const RawCell& cell, std::uint32_t page, Choice choice,
                                           bool& several) {
  std::string record(cell.local);
  std::unordered_set<std::uint32_t> seen;
  for (std::uint32_t number = cell.next; record.size() < cell.size;) {
    const auto copy = copyOf(number, page, choice);
    if (!copy || workLeft_ == 0 || !seen.insert(number).second || !load(*copy, next_)) return std::nullopt;
    --workLeft_;
    several = several || copies_.contains(number);
    const std::uint64_t more = std::min<std::uint64_t>(cell.size - record.size(), pageSize_ - 4);
    record.append(next_, 4, static_cast<std::size_t>(more));
    number = number32(next_, 0);
  }
  return record;
}

std::vector<std::string> RawPages::records(std::uint32_t page, std::uint32_t place) {
  if (!load(page, page_)) return {};
  const auto kind = static_cast<unsigned char>(page_[numberOf(page) == 1 ? kFileHeader : 0]);
  const auto cell = cellAt(page_, place, kind);
  if (!cell) return {};
  if (cell->next == 0) return {std::string(cell->local)};
  std::vector<std::string> all;
  bool several = false;
  for (const Choice choice : {Choice::near, Choice::inFile, Choice::newest, Choice::oldest}) {
    auto record = whole(*cell, page, choice, several);
    if (record && std::find(all.begin(), all.end(), *record) == all.end()) all.push_back(std::move(*record));
    if (!several) break;
  }
  return all;
}

} // namespace annales::inline replay
