#include "importers/antike_jsonl/id_runs.h"

#include <algorithm>
#include <array>

namespace annales::inline importers {
namespace {

constexpr std::size_t kTogether = 16;     // runs of a level that become one of the next
constexpr std::size_t kMostAdded = 65536; // times, while nobody asks
constexpr std::size_t kBuffered = 512;    // entries of a run in memory while it is read

} // namespace

/// Reads a run from its first entry to its last.
class IdRuns::Cursor {
public:
  Cursor(const ScratchFile& file, const Run& run) : file_(&file), rest_(run) {}

  Result<void> fill() {
    if (next_ < buffer_.size() || rest_.count == 0) return {};
    buffer_.resize(std::min<std::uint64_t>(kBuffered, rest_.count));
    next_ = 0;
    const std::size_t bytes = buffer_.size() * sizeof(Entry);
    if (auto read = file_->read(rest_.at, buffer_.data(), bytes); !read) return read;
    rest_ = {rest_.at + bytes, rest_.count - buffer_.size()};
    return {};
  }
  /// After `fill`; null at the end.
  [[nodiscard]] const Entry* first() const { return next_ < buffer_.size() ? &buffer_[next_] : nullptr; }
  void drop() { ++next_; }

private:
  const ScratchFile* file_;
  Run rest_; // what is not in memory yet
  std::vector<Entry> buffer_;
  std::size_t next_ = 0;
};

Result<void> IdRuns::add(std::size_t game, std::span<const Hash> ids) {
  if (ids.empty()) return {};
  const auto at = file_.append(ids.data(), ids.size_bytes());
  if (!at) return tl::unexpected(at.error());
  added_.push_back({{*at, ids.size()}, game});
  if (added_.size() >= kMostAdded) return gather();
  return {};
}

Result<std::optional<std::size_t>> IdRuns::find(const Hash& id) {
  if (auto gathered = gather(); !gathered) return tl::unexpected(gathered.error());
  for (const std::vector<Run>& level : levels_)
    for (const Run& run : level)
      if (auto found = findIn(run, id); !found || *found) return found;
  return std::nullopt;
}

/// Ids are evenly spread, so a look where the id should be nearly always finds its neighbours.
Result<std::optional<std::size_t>> IdRuns::findIn(const Run& run, const Hash& id) const {
  constexpr std::uint64_t kWindow = 32;
  std::array<Entry, kWindow> window;
  const std::uint64_t first = id.head() >> 32U;
  std::uint64_t low = 0, high = run.count;
  for (std::uint64_t guess = first * run.count >> 32U; low < high; guess = (low + high) / 2) {
    const std::uint64_t from = std::clamp(guess > kWindow / 2 ? guess - kWindow / 2 : 0, low, high - 1);
    const std::uint64_t size = std::min(kWindow, high - from);
    if (auto read = file_.read(run.at + from * sizeof(Entry), window.data(), size * sizeof(Entry)); !read)
      return tl::unexpected(read.error());
    if (id < window[0].id)
      high = from;
    else if (window[size - 1].id < id)
      low = from + size;
    else {
      const auto end = window.begin() + static_cast<std::ptrdiff_t>(size);
      const auto at = std::ranges::lower_bound(window.begin(), end, id, {}, &Entry::id);
      if (at->id == id) return at->game;
      return std::nullopt;
    }
  }
  return std::nullopt;
}

/// Until no level has many runs. Whoever never asks pays for it in the largest files only.
Result<void> IdRuns::gather() {
  if (levels_.empty()) levels_.emplace_back();
  for (const Added& added : added_) {
    auto run = sorted(added);
    if (!run) return tl::unexpected(run.error());
    levels_.front().push_back(*run);
  }
  added_.clear();
  for (std::size_t level = 0; level < levels_.size(); ++level) {
    std::vector<Run> above;
    std::span<const Run> runs = levels_[level];
    for (; runs.size() >= kTogether; runs = runs.subspan(kTogether)) {
      auto run = merged(runs.first(kTogether));
      if (!run) return tl::unexpected(run.error());
      above.push_back(*run);
    }
    if (above.empty()) continue;
    levels_[level] = std::vector<Run>(runs.begin(), runs.end());
    if (level + 1 == levels_.size()) levels_.emplace_back();
    levels_[level + 1].insert(levels_[level + 1].end(), above.begin(), above.end());
  }
  return {};
}

Result<IdRuns::Run> IdRuns::sorted(const Added& added) {
  std::vector<Hash> ids(added.ids.count);
  if (auto read = file_.read(added.ids.at, ids.data(), ids.size() * sizeof(Hash)); !read)
    return tl::unexpected(read.error());
  std::ranges::sort(ids);
  std::vector<Entry> entries;
  entries.reserve(ids.size());
  for (const Hash& id : ids)
    entries.push_back({id, added.game});
  const auto at = file_.append(entries.data(), entries.size() * sizeof(Entry));
  if (!at) return tl::unexpected(at.error());
  return Run{*at, entries.size()};
}

Result<IdRuns::Run> IdRuns::merged(std::span<const Run> runs) {
  std::vector<Cursor> cursors;
  Run whole;
  for (const Run& run : runs) {
    cursors.emplace_back(file_, run);
    whole.count += run.count;
  }
  std::vector<Entry> out;
  for (std::uint64_t written = 0; written < whole.count;) {
    Cursor* least = nullptr;
    for (Cursor& cursor : cursors) {
      if (auto filled = cursor.fill(); !filled) return tl::unexpected(filled.error());
      if (cursor.first() != nullptr && (least == nullptr || cursor.first()->id < least->first()->id))
        least = &cursor;
    }
    out.push_back(*least->first());
    least->drop();
    if (out.size() < kBuffered && written + out.size() < whole.count) continue;
    const auto at = file_.append(out.data(), out.size() * sizeof(Entry));
    if (!at) return tl::unexpected(at.error());
    if (written == 0) whole.at = *at;
    written += out.size();
    out.clear();
  }
  return whole;
}

} // namespace annales::inline importers
