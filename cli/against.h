// --against: whose styles those who play on have.
#pragma once

#include "cli/parser.h"
#include "engine/core/json_writer.h"
#include "engine/search/company.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::cli {

CLI::Option* addAgainstOption(CLI::App& command, std::string& against);

/// A sentence, in lines of a terminal.
void putAgainst(const Company& company, const DisplayNames& names);
/// As an object: `{"who":"bots"}`, or the players' nations with their styles in whole per cent.
void putAgainstJson(JsonWriter& json, const Game& game, const Company& company);

} // namespace annales::cli
