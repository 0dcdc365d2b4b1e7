// What of a window's session outlives the program: which games are open, and where in them somebody is.
#pragma once

#include "libreplay/session/intent.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Where a game was opened from, and can be again.
struct GamePlace {
  std::string file; // a library, or an event log
  bool library = true;
  std::uint32_t number = 0; // of the game in its log, from 0
  friend bool operator==(const GamePlace&, const GamePlace&) = default;
};
using PlaceFinder = std::function<std::optional<GamePlace>(const Hash& game)>;

/// A tab without its game. Searches, previews and playing end with the program.
struct KeptTab {
  GamePlace place;
  Hash game;
  std::string line;
  EventIndex cursor = 1;
  Hash event; // at the cursor: found again where the line has changed meanwhile
  NationId selected;
  std::uint8_t hidden = 0;
  std::string beside;
  std::vector<std::uint32_t> folded;
  int speed = kNormalSpeed;
  friend bool operator==(const KeptTab&, const KeptTab&) = default;
};

/// A window.
struct KeptSession {
  std::vector<KeptTab> tabs;
  std::uint32_t current = 0;
  bool showsGame = false; // rather than the library
  std::string geometry;   // in the front end's own words
  friend bool operator==(const KeptSession&, const KeptSession&) = default;
};

/// Tabs whose games nobody knows a place of are left out.
[[nodiscard]] KeptSession keptOf(const Session& session, const PlaceFinder& placeOf);
/// What brings the tab back, in a tab of its own. The cursor goes to its event where the line still has it.
[[nodiscard]] std::vector<Intent> intentsOf(const KeptTab& tab,
                                            const std::shared_ptr<const OpenedGame>& game);

/// All windows of the program.
[[nodiscard]] std::string packSessions(const std::vector<KeptSession>& windows);
/// None where the bytes are damaged or of a later program.
[[nodiscard]] std::vector<KeptSession> unpackSessions(std::string_view bytes);

} // namespace annales::inline replay
