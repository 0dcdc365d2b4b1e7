// What a game is called wherever it has one line: tabs, lists, documents.
#pragma once

#include "libreplay/log/tags.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// "Club evening · 2024-05-03"; the nations stand where no event was named: "Romans – Greeks · 2024-05-03".
/// "Club evening (2) · 2024-05-03" for the second game of an evening, whose tag `round` is 2.
/// Without control characters; empty where nothing is known.
[[nodiscard]] std::string gameTitle(const Tags& tags, std::span<const std::string> nations = {});

} // namespace annales::inline replay
