#include "libreplay/store/unread_log.h"

#include "libreplay/store/log_sum.h"
#include "libreplay/store/raw_pages.h"
#include "libreplay/store/raw_record.h"

#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace annales::inline replay {
namespace {

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
  const std::uint32_t magic = number32(header, 0);
  const std::size_t ownSize = number32(header, 8);
  LogSum sum(magic);
  sum.add(std::string_view(header).substr(0, 24));
  const bool sound = (magic | 1U) == (LogSum::kMagic | 1U) && isPageSize(ownSize) && sum.is(header, 24);
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
