#include "cli/empty_values.h"

#include <string_view>
#include <utility>

namespace annales::cli {
namespace {

constexpr const char* kMayBeEmpty = "may be empty";
constexpr std::string_view kNeedsAValue = "needs a value";

bool takesValue(const CLI::Option& option) {
  return option.get_items_expected_max() > 0;
}

bool isMarked(CLI::Option& option) {
  try {
    return option.get_validator(kMayBeEmpty) != nullptr;
  } catch (const CLI::OptionNotFound&) {
    return false;
  }
}

/// Without its value; null where the command has none of this name.
const CLI::Option* optionCalled(const CLI::App& command, const std::string& name) {
  return name.starts_with("--") ? command.get_option_no_throw(name) : nullptr;
}

const CLI::App* commandCalled(const CLI::App& above, const std::string& name) {
  const auto found = above.get_subcommands([&name](const CLI::App* one) { return one->check_name(name); });
  return found.empty() ? nullptr : found.front();
}

} // namespace

CLI::Option* mayBeEmpty(CLI::Option* option) {
  return option->check(CLI::Validator([](const std::string&) { return std::string(); }, "", kMayBeEmpty));
}

void refuseEmptyValues(CLI::App& program) {
  const auto fault = [](const std::string& value) {
    return std::string(value.empty() ? kNeedsAValue : std::string_view());
  };
  for (CLI::Option* option : program.get_options(nullptr))
    if (takesValue(*option) && !isMarked(*option))
      option->transform(CLI::Validator(fault, "")); // before all checks, which would say less
  for (CLI::App* command : program.get_subcommands(nullptr))
    refuseEmptyValues(*command);
}

std::vector<std::string> withEmptyValues(const CLI::App& program, const std::vector<std::string>& words) {
  std::vector<std::string> apart;
  const CLI::App* at = &program;
  bool isValue = false; // of the option before it, whatever it looks like
  bool onlyWords = false;
  for (const std::string& word : words) {
    apart.push_back(word);
    if (std::exchange(isValue, false) || onlyWords) continue;
    onlyWords = word == "--";
    const std::size_t equals = word.find('=');
    if (const CLI::Option* option = optionCalled(*at, word.substr(0, equals))) {
      isValue = equals == std::string::npos && takesValue(*option);
      if (equals + 1 != word.size()) continue;
      if (!takesValue(*option))
        throw CLI::ValidationError(option->get_name() + " is a flag and takes no value");
      apart.back().pop_back();
      apart.emplace_back();
    } else if (const CLI::App* command = commandCalled(*at, word)) {
      at = command;
    }
  }
  return apart;
}

std::string sentenceOf(const CLI::ParseError& why) {
  constexpr std::string_view kCannotConvert = "Could not convert: ";
  std::string said = why.what();
  if (said.ends_with(": " + std::string(kNeedsAValue))) {
    said.erase(said.size() - kNeedsAValue.size() - 2, 1);
  } else if (said.starts_with(kCannotConvert)) { // only numbers can fail to
    const std::size_t equals = said.find(" = ");
    said = said.substr(kCannotConvert.size(), equals - kCannotConvert.size()) +
           ": expected a number such as 12, not \"" + said.substr(equals + 3) + '"';
  }
  return said;
}

} // namespace annales::cli
