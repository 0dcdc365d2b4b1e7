// The bots that can play a game, as a list to choose from: levels for people first, with their ratings.
#pragma once

#include "engine/ruleset/ruleset.h"
#include "engine/search/player.h"

#include <QComboBox>

namespace annales::viewer {

/// Fills the list with the players of that game, each with its word as data, and chooses `player`, or else a
/// middle level.
void fillWithPlayers(QComboBox& list, RulesetId ruleset, const std::optional<Player>& player);

} // namespace annales::viewer
