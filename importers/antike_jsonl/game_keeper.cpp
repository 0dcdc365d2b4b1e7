#include "importers/antike_jsonl/game_keeper.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

constexpr std::size_t kRestoredInAMoment = std::size_t{64} << 20U;

} // namespace

GameKeeper::GameKeeper(std::size_t budget, std::unique_ptr<SpillStore> spill, BoardFinder boards,
                       std::function<void(GameNumber)> resting)
    : budget_(budget), spill_(std::move(spill)), boards_(std::move(boards)), resting_(std::move(resting)) {}

Result<KeptGame*> GameKeeper::begin(KeptGame&& game) {
  game.number = places_.size();
  places_.emplace_back();
  roots_.emplace(game.log->id(), game.number);
  newBytes_ += game.bytes;
  return put(std::move(game));
}

Result<KeptGame*> GameKeeper::put(KeptGame&& game) {
  leave();
  bytes_ += game.bytes;
  recent_.push_front(std::move(game));
  places_[recent_.front().number].resident = recent_.begin();
  if (auto room = makeRoom(); !room) return tl::unexpected(room.error());
  return &recent_.front();
}

/// The next event of a game nearly always follows the last one, so that one is noted when the game is left.
void GameKeeper::leave() {
  if (recent_.empty()) return;
  KeptGame& game = recent_.front();
  if (resident_) index(game);
  const EventLog& log = *game.log;
  const Hash& tail = log[static_cast<NodeIndex>(log.size() - 1)].id;
  Place& place = places_[game.number];
  if (place.tail == tail) return;
  tails_.erase(place.tail);
  place.tail = tail;
  tails_.emplace(tail, game.number);
}

Result<KeptGame*> GameKeeper::use(GameNumber number) {
  if (const auto resident = places_[number].resident) {
    if (*resident == recent_.begin()) return &recent_.front();
    leave();
    recent_.splice(recent_.begin(), recent_, *resident);
    return &recent_.front();
  }
  auto game = restored(number);
  if (!game) return tl::unexpected(game.error());
  cameBack(game->bytes);
  return put(std::move(*game));
}

/// Together that is never much more than the file has.
void GameKeeper::cameBack(std::size_t bytes) {
  restoredBytes_ += bytes;
  if (restoredBytes_ <= newBytes_ + std::max(budget_, kRestoredInAMoment)) return;
  budget_ = std::max(2 * budget_, kRestoredInAMoment);
  restoredBytes_ = newBytes_ = 0;
}

Result<std::shared_ptr<const EventLog>> GameKeeper::look(GameNumber number) const {
  if (const auto resident = places_[number].resident)
    return std::shared_ptr<const EventLog>((*resident)->log);
  const auto game = restored(number);
  if (!game) return tl::unexpected(game.error());
  return std::shared_ptr<const EventLog>(game->log);
}

std::size_t GameKeeper::bytesOf(GameNumber number) const {
  const Place& place = places_[number];
  return place.resident ? (*place.resident)->bytes : place.bytes;
}

Result<KeptGame> GameKeeper::restored(GameNumber number) const {
  const auto text = spill_->text(number);
  if (!text) return tl::unexpected(text.error());
  return gameOfText(number, *text, boards_);
}

std::optional<GameNumber> GameKeeper::residentWith(const Hash& id) {
  if (!resident_) {
    resident_.emplace();
    for (KeptGame& game : recent_)
      index(game);
  }
  const auto found = resident_->find(id);
  if (found == resident_->end()) return std::nullopt;
  return found->second;
}

void GameKeeper::index(KeptGame& game) {
  for (; game.indexedEvents < game.log->size(); ++game.indexedEvents)
    resident_->emplace((*game.log)[game.indexedEvents].id, game.number);
}

Result<KeptGame*> GameKeeper::withEvent(const Hash& id) {
  if (!recent_.empty() && recent_.front().log->find(id)) return &recent_.front();
  if (const auto root = roots_.find(id); root != roots_.end()) return use(root->second);
  if (const auto tail = tails_.find(id); tail != tails_.end()) return use(tail->second);
  if (const auto number = residentWith(id)) return use(*number);
  const auto number = spill_->find(id);
  if (!number) return tl::unexpected(number.error());
  if (!*number) return nullptr;
  return use(**number);
}

Result<void> GameKeeper::grew(std::size_t bytes) {
  recent_.front().bytes += bytes;
  bytes_ += bytes;
  newBytes_ += bytes;
  return makeRoom();
}

Result<void> GameKeeper::makeRoom() {
  while (bytes_ > budget_ && recent_.size() > 1) {
    KeptGame& last = recent_.back();
    if (auto spilled = spill(last); !spilled) return spilled;
    if (resting_) resting_(last.number);
    for (NodeIndex event = 0; event < last.indexedEvents; ++event)
      resident_->erase((*last.log)[event].id);
    places_[last.number].resident.reset();
    places_[last.number].bytes = last.bytes;
    bytes_ -= last.bytes;
    recent_.pop_back();
  }
  return {};
}

Result<void> GameKeeper::spill(KeptGame& game) {
  scratch_.clear();
  appendUnspilled(scratch_, game);
  if (scratch_.empty()) return {};
  return spill_->put(game.number, scratch_, unspilledIds(game));
}

} // namespace annales::inline importers
