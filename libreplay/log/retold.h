// A game under another identity. Ids of events begin with the identity, so the same moves have other ids in a
// file that names the game otherwise.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/log/tags.h"

#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// An identity for a game that names none: a UUID of version 8. The same seed gives the same one.
[[nodiscard]] std::string madeUpIdentity(std::string_view seed);
/// Whether the game's identity was made up, so that it says nothing about which game it is.
[[nodiscard]] bool hasMadeUpIdentity(const GameSetup& setup);

struct Retelling {
  std::string identity;
  std::optional<Tags> tags = {};      // instead of the game's own
  std::optional<NodeIndex> main = {}; // where the main line ends instead
  std::string mainIsCalled = {};      // then: the line that the main line becomes
};
/// The same events, lines, headers and remarks; every id is computed anew.
[[nodiscard]] EventLog retold(const EventLog& log, const Retelling& how);

} // namespace annales::inline replay
