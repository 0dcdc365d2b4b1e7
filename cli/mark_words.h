// Marks as words of a command line: `roma`, `roma:red`, `roma:capua`, `romans,greeks:sicilia:8`.
#pragma once

#include "engine/core/result.h"
#include "libreplay/log/annotation.h"

#include <string>

namespace annales::cli {

/// `FROM:TO` or `FROM:TO:COLOUR`.
[[nodiscard]] Result<Mark> arrowOf(const std::string& words);
/// `PROVINCE` or `PROVINCE:COLOUR`.
[[nodiscard]] Result<Mark> ringOf(const std::string& words);
/// `NATION,NATION…:PROVINCE,PROVINCE…:ROUND`.
[[nodiscard]] Result<Mark> pactOf(const std::string& words);

} // namespace annales::cli
