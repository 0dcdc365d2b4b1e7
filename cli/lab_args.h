// A question for the laboratory, as a command line asks it, and how its answer is shown.
#pragma once

#include "cli/parser.h"
#include "cli/spoken.h"
#include "libreplay/lab/lab_question.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace annales::cli {

struct LabArgs {
  std::string ruleset = "antike", map, bots = "mixed", nation, a, b, book, library, manifest, again;
  std::string language = "en";
  std::vector<std::string> options, maps;
  int nations = 4;
  double points = 5, margin = 0; // margin 0: as the points
  std::uint64_t seed = 1, budget = 0;
  unsigned threads = 2;
  bool json = false;

  [[nodiscard]] Language in() const { return languageOf(language); }
};

/// Takes each option of the question.
using LabOption = std::function<CLI::Option*(CLI::Option*)>;
/// The question itself; not what happens to its answer.
void addLabOptions(CLI::App& command, LabArgs& args, const LabOption& each);
[[nodiscard]] Result<LabQuestion> askedQuestion(const LabArgs& args, const OpeningBook& book);
/// The answer on standard output, and the manifest where it is wanted; the exit status.
[[nodiscard]] int putLabAnswer(const LabArgs& args, const LabQuestion& question, const LabDesign& design,
                               const LabAnswer& answer);

} // namespace annales::cli
