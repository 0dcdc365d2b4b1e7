// What a merge brings and what both sides have changed, as lines.
#pragma once

#include "cli/parser.h"
#include "libreplay/notebook/merge_preview.h"

#include <string>

namespace annales::cli {

/// `--conflicts`.
void addConflictsOption(CLI::App& command, std::string& word);

/// A line for each line, header and remark.
void putContents(const MergeContents& contents);
/// Both versions of each.
void putConflicts(const MergeConflicts& conflicts, const Study& study);

} // namespace annales::cli
