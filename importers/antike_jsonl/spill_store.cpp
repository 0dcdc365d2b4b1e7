#include "importers/antike_jsonl/spill_store.h"

#include "importers/antike_jsonl/id_runs.h"

#include <vector>

namespace annales::inline importers {
namespace {

constexpr std::uint64_t kNowhere = ~std::uint64_t{0};

/// In front of the text of each part.
struct PartHead {
  std::uint64_t previous = kNowhere; // part of the same game
  std::uint64_t textBytes = 0;
};

class FileSpill final : public SpillStore {
public:
  Result<void> put(std::size_t game, std::string_view text, std::span<const Hash> ids) override {
    if (last_.size() <= game) last_.resize(game + 1, kNowhere);
    const PartHead head{last_[game], text.size()};
    const auto at = file_.append(&head, sizeof head);
    if (!at) return tl::unexpected(at.error());
    const auto textAt = file_.append(text.data(), text.size());
    if (!textAt) return tl::unexpected(textAt.error());
    last_[game] = *at;
    return ids_.add(game, ids);
  }

  Result<std::string> text(std::size_t game) override {
    std::vector<std::string> parts; // the last first
    std::uint64_t at = game < last_.size() ? last_[game] : kNowhere;
    while (at != kNowhere) {
      PartHead head;
      if (auto read = file_.read(at, &head, sizeof head); !read) return tl::unexpected(read.error());
      std::string& part = parts.emplace_back(head.textBytes, '\0');
      if (auto read = file_.read(at + sizeof head, part.data(), part.size()); !read)
        return tl::unexpected(read.error());
      at = head.previous;
    }
    std::string whole;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
      whole += *part;
    return whole;
  }

  Result<std::optional<std::size_t>> find(const Hash& id) override { return ids_.find(id); }

private:
  ScratchFile file_;
  IdRuns ids_;
  std::vector<std::uint64_t> last_; // part of each game
};

} // namespace

std::unique_ptr<SpillStore> makeFileSpill() {
  return std::make_unique<FileSpill>();
}

} // namespace annales::inline importers
