// Whether bots played a game: what its headers say. The makers of such games write their sources from here.
#pragma once

#include "libreplay/log/tags.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// The header `source` of a game by bots begins with one of these.
inline constexpr std::string_view kSimulateSource = "annales simulate: ";
inline constexpr std::string_view kLabSource = "annales stats lab: ";
inline constexpr std::string_view kSampleSource = "bots of Annales, ";

/// "bot.romans": which bot played the nation.
inline constexpr std::string_view kBotTags = "bot.";

/// "Growth bot", "Bot 2", "bot3": such a name belongs to a bot.
[[nodiscard]] bool namesBot(std::string_view player);

/// The source says so, or bots are named for nations and no person is.
[[nodiscard]] bool playedByBots(const Tags& tags);

/// Who signs remarks and lines that this program has made of an analysis: these words and a number.
inline constexpr std::string_view kMachineAuthors = "annales value ";
[[nodiscard]] bool isMachineAuthor(std::string_view author);

} // namespace annales::inline replay
