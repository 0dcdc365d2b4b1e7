// `--after-mistake`, and what readers have to say of a file that people wrote.
#pragma once

#include "cli/parser.h"
#include "importers/readers/format.h"

#include <string>
#include <vector>

namespace annales::cli {

void addAfterMistakeOption(CLI::App& command, std::string& word);
[[nodiscard]] AfterMistake afterMistakeOf(const std::string& word);

/// "game.agn:12:8: this is round 3, not 4"; what became of the line where something did.
[[nodiscard]] std::string lineOf(const std::string& file, const Complaint& complaint);
/// Why a file was rejected: "game.agn:12:8: …", without the column or the place where nobody knows it.
[[nodiscard]] std::string lineOf(const std::string& file, const Rejection& why);
/// Something of the file was left out, or could not be read as it stands.
[[nodiscard]] bool anythingLost(const std::vector<Complaint>& complaints);

} // namespace annales::cli
