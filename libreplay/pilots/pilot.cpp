#include "libreplay/pilots/pilot.h"

#include "engine/core/json_reader.h"

namespace annales::inline replay {
namespace {

constexpr std::string_view kHand = "hand", kRecorded = "recorded";

} // namespace

Result<Pilot> Pilot::read(std::string_view word) {
  if (word == kHand) return Pilot{};
  if (word == kRecorded) return Pilot{PilotSort::recorded, std::nullopt};
  const bool recorded = word.starts_with(kRecorded) && word.substr(kRecorded.size()).starts_with(':');
  const std::string_view name = recorded ? word.substr(kRecorded.size() + 1) : word;
  auto player = Player::read(name);
  if (!player)
    return failure("an autopilot must be hand, recorded, recorded:PLAYER or a PLAYER (random, greedy, "
                   "growth, military, progress, value, rollout:N:T, search:N:T, quick, strong, strong:N, "
                   "level:N), not {}",
                   inQuotes(word));
  return Pilot{recorded ? PilotSort::recorded : PilotSort::bot, std::move(*player)};
}

std::string Pilot::word() const {
  switch (sort) {
  case PilotSort::hand:
    return std::string(kHand);
  case PilotSort::recorded:
    return player ? std::string(kRecorded) + ':' + player->word() : std::string(kRecorded);
  case PilotSort::bot:
    break;
  }
  return player ? player->word() : std::string(kHand);
}

} // namespace annales::inline replay
