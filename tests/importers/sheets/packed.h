// Workbooks made by hand: what is packed in them as one text, in which a line "== xl/workbook.xml" begins a
// file of that name.
#pragma once

#include <zip.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace annales::test {

struct PackedText {
  std::string name, text;
};

inline std::vector<PackedText> packedIn(const std::string& all) {
  constexpr std::string_view kMark = "== ";
  std::vector<PackedText> files;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find('\n', at), all.size());
    const std::string line = all.substr(at, end - at);
    at = end + 1;
    if (line.starts_with(kMark))
      files.push_back({line.substr(kMark.size()), {}});
    else if (!files.empty())
      files.back().text += line + '\n';
  }
  return files;
}

/// A zip file in which nothing is compressed; the last of those with the same name is in it.
inline std::string zipOf(const std::vector<PackedText>& files) {
  zip_source_t* bytes = zip_source_buffer_create(nullptr, 0, 0, nullptr);
  zip_t* archive = zip_open_from_source(bytes, ZIP_TRUNCATE, nullptr);
  if (archive == nullptr) throw std::runtime_error("no zip file can be made");
  zip_source_keep(bytes);
  for (const auto& [name, text] : files) {
    zip_source_t* content = zip_source_buffer(archive, text.data(), text.size(), 0);
    const auto entry = zip_file_add(archive, name.c_str(), content, ZIP_FL_OVERWRITE);
    if (entry < 0)
      zip_source_free(content);
    else
      zip_set_file_compression(archive, static_cast<std::uint64_t>(entry), ZIP_CM_STORE, 0);
  }
  std::string zip;
  if (zip_close(archive) != 0)
    zip_discard(archive);
  else if (zip_stat_t stat; zip_source_stat(bytes, &stat) == 0 && zip_source_open(bytes) == 0) {
    zip.resize(stat.size);
    zip_source_read(bytes, zip.data(), zip.size());
    zip_source_close(bytes);
  }
  zip_source_free(bytes);
  return zip;
}

} // namespace annales::test
