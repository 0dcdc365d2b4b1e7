#include "libreplay/store/unread_log.h"

#include "libreplay/store/raw_pages.h"
#include "libreplay/store/raw_record.h"

#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace annales::inline replay {
namespace {

/// The sums of a log (sqlite.org/fileformat2.html, "The Write-Ahead Log"), each over all that came before.
class RunningSum {
public:
  explicit RunningSum(bool littleEndian) : littleEndian_(littleEndian) {}
  void add(std::string_view bytes) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first_ += word(bytes, at) + second_;
      second_ += word(bytes, at + 4) + first_;
    }
  }
  [[nodiscard]] bool is(std::string_view bytes, std::size_t at) const {
    return number32(bytes, at) == first_ && number32(bytes, at + 4) == second_;
  }

private:
  [[nodiscard]] std::uint32_t word(std::string_view bytes, std::size_t at) const {
    const std::uint32_t number = number32(bytes, at);
    return littleEndian_ ? __builtin_bswap32(number) : number;
  }
  bool littleEndian_;
  std::uint32_t first_ = 0, second_ = 0;
};

/// Ends a transaction of a file that has as many pages as it says.
bool endsTransaction(std::string_view frame) {
  return number32(frame, 0) != 0 && number32(frame, 4) != 0;
}

} // namespace

bool isLogDamaged(const std::filesystem::path& log, std::size_t pageSize) {
  constexpr std::size_t kHeader = 32, kBeforePage = 24, kSalts = 8;
  std::ifstream in(log, std::ios::binary);
  std::string header(kHeader, '\0');
  if (!in.read(header.data(), kHeader)) return false;
  constexpr std::uint32_t kMagic = 0x377F0682;
  const std::uint32_t magic = number32(header, 0);
  const std::size_t ownSize = number32(header, 8);
  RunningSum sum(magic == kMagic);
  sum.add(std::string_view(header).substr(0, 24));
  const bool sound = (magic | 1U) == (kMagic | 1U) && isPageSize(ownSize) && sum.is(header, 24);
  const std::size_t size = sound ? ownSize : pageSize;
  if (!isPageSize(size)) return false;
  const std::string salts = header.substr(16, kSalts);
  std::string frame(kBeforePage + size, '\0');
  bool readable = sound;
  while (in.read(frame.data(), static_cast<std::streamsize>(frame.size()))) {
    const bool own = frame.compare(8, kSalts, salts) == 0;
    if (readable) {
      sum.add(std::string_view(frame).substr(0, 8));
      sum.add(std::string_view(frame).substr(kBeforePage));
      readable = own && sum.is(frame, 16);
    }
    if (!readable && (own || !sound) && endsTransaction(frame)) return true;
  }
  return false;
}

} // namespace annales::inline replay
