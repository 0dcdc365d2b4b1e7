// --against: who plays on.
#pragma once

#include "cli/parser.h"
#include "engine/core/json_writer.h"
#include "engine/search/company.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/words/sentence.h"

#include <optional>
#include <string>

namespace annales::cli {

CLI::Option* addAgainstOption(CLI::App& command, std::string& against);
/// `--against` with several companies, in each of which a turn is judged.
CLI::Option* addCompaniesOption(CLI::App& command, std::string& against);

/// Who plays on in a game; nothing, with a message, where a player is asked for that has not learned it.
[[nodiscard]] std::optional<Company> companyFor(const std::string& against, const EventLog& log,
                                                Language language);
/// Sets the companies of an effort; false likewise.
[[nodiscard]] bool setCompanies(AnalysisEffort& effort, const std::string& against, const EventLog& log,
                                Language language);

/// A sentence, in lines of a terminal.
void putAgainst(const Company& company, const DisplayNames& names);
/// The same of all companies of an effort; and that strong play is not among them where a game has none.
void putCompanies(const AnalysisEffort& effort, const std::string& against, const DisplayNames& names);
/// "bots", "players", "strong" or "varied".
[[nodiscard]] std::string_view wordOfCompany(const Company& company);
/// All companies as a list of such objects, the effort's own first.
void putCompaniesJson(JsonWriter& json, const Game& game, const AnalysisEffort& effort);
/// As an object: `{"who":"bots"}`, `{"who":"strong"}`, or the players' nations with their styles in whole per
/// cent.
void putAgainstJson(JsonWriter& json, const Game& game, const Company& company);

} // namespace annales::cli
