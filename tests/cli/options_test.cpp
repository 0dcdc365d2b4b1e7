// What holds for every option of every command, also for one that comes later.
#include "cli/commands.h"
#include "cli/empty_values.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>
#include <sstream>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;

using Path = std::vector<std::string>;

void eachOption(CLI::App& app, const Path& path,
                const std::function<void(const Path&, CLI::Option&)>& visit) {
  for (CLI::Option* option : app.get_options(nullptr))
    if (option->get_items_expected_max() > 0) visit(path, *option);
  for (CLI::App* command : app.get_subcommands(nullptr)) {
    Path deeper = path;
    deeper.push_back(command->get_name());
    eachOption(*command, deeper, visit);
  }
}

struct Program {
  CLI::App app;
  int status = 0;
  Program() { cli::addCommands(app, status); }
  void eachOption(const std::function<void(const Path&, CLI::Option&)>& visit) {
    tests::eachOption(app, {}, visit);
  }
};

/// What is said against the value; empty where the option takes it.
std::string faultOf(CLI::Option& option, const std::string& value) {
  option.clear();
  option.add_result(value);
  try {
    option.run_callback();
    return {};
  } catch (const CLI::ParseError& why) {
    return cli::sentenceOf(why);
  }
}

bool takes(CLI::Option& option, const std::string& value) {
  return faultOf(option, value).empty();
}

std::string called(const Path& path, const CLI::Option& option) {
  std::string name;
  for (const std::string& word : path)
    name += word + ' ';
  return name + option.get_name();
}

TEST(Options, ANumberIsDecimalWhateverTakesIt) {
  Program program;
  const std::vector<std::string> some{"10", "5", "2"};
  int seen = 0;
  program.eachOption([&](const Path& path, CLI::Option& option) {
    const auto plain =
        std::ranges::find_if(some, [&](const std::string& number) { return takes(option, number); });
    if (takes(option, "x") || plain == some.end()) return;
    ++seen;
    const std::string name = called(path, option);
    ASSERT_TRUE(takes(option, '0' + *plain)) << name;
    option.capture_default_str();
    const std::string read = option.get_default_str(); // nothing where it is an optional
    EXPECT_TRUE(read.empty() || read == *plain || read == '[' + *plain + ']') << name << ": " << read;
    const bool whole = !takes(option, "2.5") && !takes(option, "10.5");
    for (const std::string other : {"0x10", "0x2", "1e1", "+5", " 5", "5 ", "-5", "nan", "1.2.3", "."})
      EXPECT_THAT(faultOf(option, other), HasSubstr(": expected a ")) << name << " \"" << other << '"';
    if (!whole) return;
    EXPECT_THAT(faultOf(option, "5.0"), HasSubstr(": expected a whole number")) << name;
  });
  EXPECT_GE(seen, 35);
}

TEST(Options, TheGamesAndEventsOfALeadingZeroAreDecimal) {
  const Ran games = annales({"simulate", "--map", "occident", "--nations", "3", "--bots", "random", "--games",
                             "010", "--seed", "1", "--out", "-"});
  EXPECT_EQ(games.status, 0) << games.err;
  std::istringstream lines(games.out);
  int created = 0;
  for (std::string line; std::getline(lines, line);)
    created += line.find("\"GameCreated\"") == std::string::npos ? 0 : 1;
  EXPECT_EQ(created, 10);
  EXPECT_EQ(annales(with({"state", kGame, "--at", "010"})).out,
            annales(with({"state", kGame, "--at", "10"})).out);
}

/// A file that includes CLI11 itself would get its numbers.
TEST(Options, ComeThroughOneHeader) {
  const std::filesystem::path folder = std::filesystem::path(ANNALES_SOURCE_DIR) / "cli";
  for (const auto& file : std::filesystem::directory_iterator(folder))
    EXPECT_EQ(textOf(file.path()).find("#include <CLI/") != std::string::npos,
              file.path().filename() == "parser.h")
        << file.path();
}

const std::set<std::string> kMayBeEmpty{"annotate --text", "answers --text", "stats compare --a",
                                        "stats compare --b", "stats explore --after"};

TEST(Options, WithAnEmptyValueAreRefused) {
  Program program;
  int seen = 0;
  program.eachOption([&](const Path& path, CLI::Option& option) {
    const std::string name = called(path, option);
    const std::string fault = faultOf(option, "");
    if (kMayBeEmpty.contains(name))
      EXPECT_EQ(fault, "") << name;
    else
      EXPECT_EQ(fault, option.get_name() + " needs a value") << name;
    ++seen;
  });
  EXPECT_GE(seen, 150);
}

TEST(Options, WithAnEqualsSignNeverTakeTheNextWord) {
  std::vector<std::pair<Path, std::string>> all;
  Program().eachOption([&](const Path& path, CLI::Option& option) {
    if (option.nonpositional()) all.emplace_back(path, option.get_name());
  });
  for (const auto& [path, name] : all) {
    Program program;
    Path words = path;
    words.push_back(name + '=');
    words.emplace_back("next");
    Path apart = cli::withEmptyValues(program.app, words);
    Path wanted = path;
    wanted.insert(wanted.end(), {name, "", "next"});
    EXPECT_EQ(apart, wanted);
  }
  EXPECT_GE(all.size(), 140U);
}

TEST(Options, WithAnUnsetVariableMakeNoLibrary) {
  const Folder folder;
  const auto refused = [&](std::vector<std::string> words, const std::string& sentence) {
    const Ran ran = annales(words);
    EXPECT_EQ(ran.status, 2) << ::testing::PrintToString(words);
    EXPECT_THAT(ran.err, HasSubstr(sentence)) << ::testing::PrintToString(words);
  };
  refused({"import", "--library=", folder / "a", kGame}, "--library needs a value");
  refused({"import", kGame, "--library="}, "--library needs a value");
  refused({"import", kGame, "--library", ""}, "--library needs a value");
  refused({"simulate", "--map=", "occident", "--out", folder / "b"}, "--map needs a value");
  refused({"verify", "--json=", kGame}, "--json is a flag and takes no value");
  refused({"check", ""}, "LIB needs a value");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Options, TakeForAValueWhatLooksLikeAnOption) {
  const Program program;
  for (const Path& words : {Path{"annotate", "3f2a", "--text", "--line="}, Path{"verify", "--", "--json="},
                            Path{"verify", "--unknown=", "x"}, Path{"--library=", "x"}})
    EXPECT_EQ(cli::withEmptyValues(program.app, words), words);
}

} // namespace
} // namespace annales::tests
