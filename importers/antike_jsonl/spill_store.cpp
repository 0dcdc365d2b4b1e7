#include "importers/antike_jsonl/spill_store.h"

#include "importers/antike_jsonl/scratch_file.h"

#include <algorithm>
#include <array>
#include <vector>

namespace annales::inline importers {
namespace {

constexpr std::uint64_t kNowhere = ~std::uint64_t{0};

/// In front of each part. Then come the sorted ids of its events, then its text.
struct PartHead {
  std::uint64_t previous = kNowhere; // part of the same game
  std::uint64_t ids = 0;
  std::uint64_t textBytes = 0;
};

class FileSpill final : public SpillStore {
public:
  Result<void> put(std::size_t game, std::string_view text, std::span<const Hash> ids) override {
    if (last_.size() <= game) last_.resize(game + 1, kNowhere);
    std::vector<Hash> sorted(ids.begin(), ids.end());
    std::sort(sorted.begin(), sorted.end());
    const PartHead head{last_[game], sorted.size(), text.size()};
    std::string part(reinterpret_cast<const char*>(&head), sizeof head);
    for (const Hash& id : sorted)
      part.append(reinterpret_cast<const char*>(&id), sizeof id);
    const auto at = file_.append(part.data(), part.size());
    if (!at) return tl::unexpected(at.error());
    const auto textAt = file_.append(text.data(), text.size());
    if (!textAt) return tl::unexpected(textAt.error());
    last_[game] = *at;
    return {};
  }

  Result<std::string> text(std::size_t game) override {
    std::vector<std::string> parts; // the last first
    std::uint64_t at = game < last_.size() ? last_[game] : kNowhere;
    while (at != kNowhere) {
      PartHead head;
      if (auto read = file_.read(at, &head, sizeof head); !read) return tl::unexpected(read.error());
      std::string& part = parts.emplace_back(head.textBytes, '\0');
      const std::uint64_t textAt = at + sizeof head + head.ids * sizeof(Hash);
      if (auto read = file_.read(textAt, part.data(), part.size()); !read)
        return tl::unexpected(read.error());
      at = head.previous;
    }
    std::string whole;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
      whole += *part;
    return whole;
  }

  Result<std::optional<std::size_t>> find(const Hash& id) override {
    for (std::size_t game = 0; game < last_.size(); ++game) {
      for (std::uint64_t at = last_[game]; at != kNowhere;) {
        PartHead head;
        if (auto read = file_.read(at, &head, sizeof head); !read) return tl::unexpected(read.error());
        const auto found = holds(at + sizeof head, head.ids, id);
        if (!found) return tl::unexpected(found.error());
        if (*found) return game;
        at = head.previous;
      }
    }
    return std::nullopt;
  }

private:
  /// Ids are evenly spread, so a look where the id should be nearly always finds its neighbours.
  Result<bool> holds(std::uint64_t at, std::uint64_t count, const Hash& id) const {
    constexpr std::uint64_t kWindow = 32;
    std::array<Hash, kWindow> window;
    std::uint64_t low = 0;
    std::uint64_t high = count;
    for (std::uint64_t guess = expected(id, count); low < high; guess = (low + high) / 2) {
      const std::uint64_t from = std::clamp(guess > kWindow / 2 ? guess - kWindow / 2 : 0, low, high - 1);
      const std::uint64_t size = std::min(kWindow, high - from);
      if (auto read = file_.read(at + from * sizeof(Hash), window.data(), size * sizeof(Hash)); !read)
        return tl::unexpected(read.error());
      if (id < window[0])
        high = from;
      else if (window[size - 1] < id)
        low = from + size;
      else
        return std::binary_search(window.begin(), window.begin() + static_cast<std::ptrdiff_t>(size), id);
    }
    return false;
  }

  static std::uint64_t expected(const Hash& id, std::uint64_t count) {
    std::uint64_t first = 0;
    for (std::size_t i = 0; i < 4; ++i)
      first = first << 8U | id.bytes[i];
    return first * count >> 32U;
  }

  ScratchFile file_;
  std::vector<std::uint64_t> last_; // part of each game
};

} // namespace

std::unique_ptr<SpillStore> makeFileSpill() {
  return std::make_unique<FileSpill>();
}

} // namespace annales::inline importers
