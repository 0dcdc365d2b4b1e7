#include "importers/antike_jsonl/file_boards.h"

#include "engine/core/strict_json.h"
#include "importers/antike_jsonl/records.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

std::uint64_t keyOf(const Hash& hash) {
  return HashHasher{}(hash);
}

} // namespace

Result<void> FileBoards::add(const std::shared_ptr<const Map>& map) {
  const std::lock_guard lock(mutex_);
  if (own(map->hash()) != nullptr) return {};
  return keep({map, false});
}

Result<void> FileBoards::keep(Held board) {
  recent_.push_front(std::move(board));
  if (recent_.size() <= most_) return {};
  const Held& last = recent_.back();
  if (!last.onDisk)
    if (auto written = write(*last.map); !written) return written;
  recent_.pop_back();
  return {};
}

Result<void> FileBoards::write(const Map& map) {
  const std::string& text = map.canonical();
  const std::uint64_t size = text.size();
  const auto at = disk_.append(&size, sizeof size);
  if (!at) return tl::unexpected(at.error());
  if (auto written = disk_.append(text.data(), text.size()); !written) return tl::unexpected(written.error());
  places_.emplace(keyOf(map.hash()), *at);
  return {};
}

std::shared_ptr<const Map> FileBoards::find(const Hash& hash) {
  const std::lock_guard lock(mutex_);
  if (std::shared_ptr<const Map> ofFile = own(hash)) return ofFile;
  return known_ ? known_(hash) : nullptr;
}

std::shared_ptr<const Map> FileBoards::own(const Hash& hash) {
  for (const Held& held : recent_)
    if (held.map->hash() == hash) return held.map;
  return load(hash);
}

std::shared_ptr<const Map> FileBoards::load(const Hash& hash) {
  const auto [begin, end] = places_.equal_range(keyOf(hash));
  for (auto place = begin; place != end; ++place) {
    std::uint64_t size = 0;
    if (!disk_.read(place->second, &size, sizeof size)) continue;
    std::string text(size, '\0');
    if (!disk_.read(place->second + sizeof size, text.data(), text.size())) continue;
    StrictJson json;
    const auto element = json.parse(text);
    if (!element) continue;
    auto map = readMap(*element);
    if (!map || (*map)->hash() != hash) continue;
    static_cast<void>(keep({*map, true})); // where the disk is full, one more stays in memory
    return *map;
  }
  return nullptr;
}

} // namespace annales::inline importers
