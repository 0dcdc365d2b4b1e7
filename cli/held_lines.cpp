#include "cli/held_lines.h"

#include "cli/console.h"

namespace annales::cli {

Result<void> HeldLines::add(std::string_view line) {
  constexpr std::size_t kMost = std::size_t{1} << 20U;
  text_ += line;
  text_ += '\n';
  if (text_.size() < kMost) return {};
  const auto at = disk_.append(text_.data(), text_.size());
  if (!at) return tl::unexpected(at.error());
  onDisk_.push_back({*at, text_.size()});
  text_.clear();
  return {};
}

Result<void> HeldLines::putAll() {
  for (const Chunk& chunk : onDisk_) {
    std::string text(chunk.size, '\0');
    if (auto read = disk_.read(chunk.at, text.data(), text.size()); !read) return read;
    put(text);
  }
  put(text_);
  onDisk_.clear();
  text_.clear();
  return {};
}

} // namespace annales::cli
