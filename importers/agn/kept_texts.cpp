#include "importers/agn/kept_texts.h"

namespace annales::agn {
namespace {

/// What an event takes in memory, with its id and its place in the tables; and a game without any.
constexpr std::size_t kEventBytes = 192, kGameBytes = 8192;

} // namespace

KeptTexts::KeptTexts(std::size_t budget, Read read, std::function<void(GameNumber)> resting)
    : budget_(budget), read_(std::move(read)), resting_(std::move(resting)) {}

Result<void> KeptTexts::add(WrittenGame game, std::shared_ptr<const EventLog> log) {
  const GameNumber number = places_.size();
  places_.push_back({std::nullopt, std::nullopt, game.text.size(), game.firstLine, game.identity});
  return put(number, std::move(game), std::move(log));
}

Result<void> KeptTexts::put(GameNumber number, WrittenGame game, std::shared_ptr<const EventLog> log) {
  const std::size_t bytes = kGameBytes + game.text.size() + log->size() * kEventBytes;
  bytes_ += bytes;
  recent_.push_front({number, std::move(game), std::move(log), bytes});
  places_[number].resident = recent_.begin();
  while (bytes_ > budget_ && recent_.size() > 1) {
    Kept& last = recent_.back();
    if (auto written = write(last); !written) return written;
    if (resting_) resting_(last.number);
    places_[last.number].resident.reset();
    bytes_ -= last.bytes;
    recent_.pop_back();
  }
  return {};
}

Result<void> KeptTexts::write(Kept& kept) {
  Place& place = places_[kept.number];
  if (place.onDisk) return {};
  const auto at = disk_.append(kept.written.text.data(), kept.written.text.size());
  if (!at) return tl::unexpected(at.error());
  place.onDisk = *at;
  return {};
}

Result<std::shared_ptr<const EventLog>> KeptTexts::game(GameNumber number) {
  const Place& place = places_[number];
  if (place.resident) {
    recent_.splice(recent_.begin(), recent_, *place.resident);
    return recent_.front().log;
  }
  WrittenGame game{std::string(place.length, '\0'), place.firstLine, place.identity, {}};
  if (auto read = disk_.read(place.onDisk.value_or(0), game.text.data(), game.text.size()); !read)
    return tl::unexpected(read.error());
  std::shared_ptr<const EventLog> log = read_(game).log;
  if (!log) return failure("a temporary file cannot be read back: {}", Part("AGN"));
  if (auto kept = put(number, std::move(game), log); !kept) return tl::unexpected(kept.error());
  return log;
}

} // namespace annales::agn
