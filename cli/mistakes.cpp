#include "cli/mistakes.h"

#include "cli/choice.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::cli {
namespace {

std::string_view outcomeOf(Complaint::Outcome outcome) {
  switch (outcome) {
  case Complaint::Outcome::noted:
    return "";
  case Complaint::Outcome::stopped:
    return "; the rest of this line is not read";
  case Complaint::Outcome::taken:
    return "; accepted as a mistake of the players";
  }
  return "";
}

} // namespace

void addAfterMistakeOption(CLI::App& command, std::string& word) {
  oneOf<AfterMistake>(
      command.add_option(
          "--after-mistake", word,
          "What to do at the first mistake in a written game (AGN). stop: end the line before it; facts: "
          "accept it as played, if it is clear what happened; reject: refuse the file"))
      ->capture_default_str();
}

AfterMistake afterMistakeOf(const std::string& word) {
  return valueOf<AfterMistake>(word).value_or(AfterMistake::stop);
}

std::string lineOf(const std::string& file, const Complaint& complaint) {
  const std::string rule = complaint.rule.empty() ? std::string() : fmt::format("{}: ", complaint.rule);
  return fmt::format("{}:{}:{}: {}{}{}", file, complaint.line, complaint.column, rule,
                     printable(complaint.message), outcomeOf(complaint.outcome));
}

std::string lineOf(const std::string& file, const Rejection& why) {
  if (why.row == 0) // of the whole file: some sentences begin with its name
    return why.disk || why.message.starts_with(file + ' ') ? why.message
                                                           : fmt::format("{}: {}", file, why.message);
  const std::string column = why.column == 0 ? std::string() : fmt::format(":{}", why.column);
  return fmt::format("{}:{}{}: {}", file, why.row, column, why.message);
}

bool anythingLost(const std::vector<Complaint>& complaints) {
  return std::ranges::any_of(complaints,
                             [](const Complaint& c) { return c.outcome != Complaint::Outcome::taken; });
}

} // namespace annales::cli
