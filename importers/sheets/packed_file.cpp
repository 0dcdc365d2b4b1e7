#include "importers/sheets/packed_file.h"

#include "importers/sheets/workbook.h"

#include <zip.h>

#include <limits>
#include <optional>

namespace annales::sheets {
namespace {

tl::unexpected<Error> damaged() {
  return failure("the file is damaged: it cannot be unpacked");
}

std::optional<std::uint64_t> promisedBy(zip* archive, std::uint64_t entry) {
  zip_stat_t stat;
  if (zip_stat_index(archive, entry, 0, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0) return std::nullopt;
  return stat.size;
}

} // namespace

void PackedFile::Closer::operator()(zip* archive) const {
  zip_discard(archive);
}

Result<PackedFile> PackedFile::open(std::string_view bytes) {
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
  if (source == nullptr) return damaged();
  zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, nullptr);
  if (archive == nullptr) {
    zip_source_free(source);
    return damaged();
  }
  PackedFile file(archive);
  if (zip_get_num_entries(archive, 0) <= 0) return damaged();
  return file;
}

bool PackedFile::has(const std::string& name) const {
  return zip_name_locate(archive_.get(), name.c_str(), 0) >= 0;
}

std::uint64_t PackedFile::promised() const {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t all = 0;
  const auto entries = static_cast<std::uint64_t>(zip_get_num_entries(archive_.get(), 0));
  for (std::uint64_t i = 0; i < entries; ++i) {
    const std::uint64_t one = promisedBy(archive_.get(), i).value_or(0);
    all = one > kMost - all ? kMost : all + one;
  }
  return all;
}

Result<std::string> PackedFile::text(const std::string& name) const {
  const zip_int64_t entry = zip_name_locate(archive_.get(), name.c_str(), 0);
  if (entry < 0) return damaged();
  const auto place = static_cast<std::uint64_t>(entry);
  const auto size = promisedBy(archive_.get(), place);
  if (!size || *size > kLargestUnpacked) return damaged();
  const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(archive_.get(), place, 0),
                                                               zip_fclose);
  if (file == nullptr) return damaged();
  std::string text(*size + 1, '\0');
  if (zip_fread(file.get(), text.data(), text.size()) != static_cast<zip_int64_t>(*size)) return damaged();
  if (zip_fread(file.get(), text.data() + *size, 1) != 0)
    return damaged(); // a wrong checksum is told only now
  text.pop_back();
  return text;
}

} // namespace annales::sheets
