// What the documents say about the code is still so.
#include "tests/docs/examples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

namespace annales::docs {
namespace {

namespace fs = std::filesystem;

std::set<std::string> allMatches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
    found.insert((*at)[1]);
  return found;
}

std::string sourcesUnder(const fs::path& folder) {
  std::string text;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
      text += contentOf(entry.path());
  return text;
}

/// The documents that speak about the repository.
std::vector<fs::path> pages() {
  std::vector<fs::path> all = documents();
  for (const char* name : {"README.md", "ARCHITECTURE.md", "CHANGELOG.md", "tests/README.md",
                           "tests/bench/FIGURES.md", "samples/README.md", "libreplay/store/FORMAT.md"})
    if (fs::exists(root() / name)) all.push_back(root() / name);
  return all;
}

TEST(EventLogPage, ShowsEveryEventType) {
  const auto types =
      allMatches(contentOf(root() / "engine/event/event.h"), std::regex(R"re(name = "([A-Za-z]+)")re"));
  ASSERT_GT(types.size(), 20U);
  const std::string page = proseOf(root() / "docs/event-log.md");
  std::string shown;
  const Examples examples;
  for (const char* ruleset : {"antike", "antike-ii", "duellum"})
    for (const std::string& fact : examples.facts(ruleset))
      shown += fact;
  for (const std::string& type : types) {
    EXPECT_NE(page.find("| `" + type + "` |"), std::string::npos) << type << " is in no table of its fields";
    EXPECT_NE(shown.find("\"type\":\"" + type + "\""), std::string::npos) << type << " has no example";
  }
}

TEST(RulingsPage, ExplainsEveryRuleThatIsReported) {
  const std::regex literal(
      R"re("((?:antike|antike-ii|duellum|log|turn|rondel|action|pay|produce|temple|arm|know-how|move|battle|conquest|found|personage|game)\.[a-z][a-z-]*)")re");
  const auto reported =
      allMatches(sourcesUnder(root() / "engine/rules") + sourcesUnder(root() / "engine/ruleset"), literal);
  ASSERT_GT(reported.size(), 40U);
  const auto explained =
      allMatches(contentOf(root() / "docs/rulings.md"), std::regex(R"re(\n\| `([a-z.-]+)` \|)re"));
  for (const std::string& rule : reported)
    EXPECT_TRUE(explained.contains(rule)) << rule << " has no row in docs/rulings.md";
}

/// A new place for somebody's data has to be named on the page that says how to keep and remove them.
TEST(YourDataPage, NamesEveryPlaceThatTheProgramsUse) {
  const std::string page = contentOf(root() / "docs/your-data.md");
  const std::string sources = sourcesUnder(root() / "viewer") + sourcesUnder(root() / "importers");
  const std::set<std::string> inCache{"board-drafts", "lines"};
  const std::set<std::string> withName{"decks", "prices", "%1"}; // %1: one of the two
  auto used = allMatches(sources, std::regex(R"re("/annales/([a-z%1.-]+)")re"));
  EXPECT_GE(used.size(), 4U);
  for (const std::string& name : used)
    EXPECT_TRUE(inCache.contains(name) || withName.contains(name))
        << name << " is on no row of docs/your-data.md";
  EXPECT_NE(page.find("`~/.cache/annales`"), std::string::npos);
  for (const auto& name : allMatches(sources, std::regex(R"re(inDataFolder\("([a-z.-]+)"\))re")))
    EXPECT_NE(page.find("`~/.local/share/annales/" + name + "`"), std::string::npos) << name;
  for (const char* name : {"boards", "decks", "prices", "sample-games.annales", "samples.annales"})
    EXPECT_NE(page.find("`~/.local/share/annales/" + std::string(name) + "`"), std::string::npos) << name;
  const auto organization =
      allMatches(sources, std::regex(R"re(setOrganizationName\(QStringLiteral\("([^"]+)")re"));
  const auto program =
      allMatches(sources, std::regex(R"re(setApplicationName\(QStringLiteral\("([^"]+)")re"));
  ASSERT_EQ(organization.size(), 1U);
  ASSERT_EQ(program.size(), 1U);
  const std::string own = *organization.begin() + "/" + *program.begin();
  EXPECT_NE(page.find("`~/.config/" + own + ".conf`"), std::string::npos);
  EXPECT_NE(page.find("`~/.local/share/" + own + "/drafts`"), std::string::npos);
}

TEST(CommandLinePage, NamesEveryCommand) {
  const std::string page = contentOf(root() / "docs/command-line.md");
  auto commands =
      allMatches(sourcesUnder(root() / "cli"), std::regex(R"re(program\.add_subcommand\(\s*"([a-z]+)")re"));
  EXPECT_GT(commands.size(), 20U);
  commands.erase("known"); // for the completion of shells alone
  for (const std::string& command : commands)
    EXPECT_NE(page.find("`annales " + command), std::string::npos)
        << command << " is not in docs/command-line.md";
}

TEST(Pages, HaveLinksThatLead) {
  for (const fs::path& page : pages())
    for (const std::string& link : linksOf(page)) {
      if (link.find("://") != std::string::npos) continue;
      const auto hash = link.find('#');
      const fs::path target = hash == 0 ? page : page.parent_path() / link.substr(0, hash);
      ASSERT_TRUE(fs::exists(target)) << page << " links to " << link;
      if (hash == std::string::npos) continue;
      const auto anchors = anchorsOf(target);
      EXPECT_GT(std::count(anchors.begin(), anchors.end(), link.substr(hash + 1)), 0)
          << page << " links to " << link;
    }
}

/// The pages about the code.
std::string architecture() {
  return contentOf(root() / "ARCHITECTURE.md") + contentOf(root() / "docs/inside.md") +
         contentOf(root() / "tests/README.md");
}

TEST(ArchitecturePages, NameFilesThatAreThere) {
  const std::string page = architecture();
  const auto paths = allMatches(
      page,
      std::regex(
          R"re(`((?:engine|libreplay|importers|cli|viewer|tests|tools|docs|samples|cmake)/[^`*… ]*)`)re"));
  ASSERT_GT(paths.size(), 20U);
  for (const std::string& path : paths)
    EXPECT_TRUE(fs::exists(root() / path)) << path;
}

/// "`apply` in `engine/fold/apply.h`": the file has that word.
TEST(ArchitecturePages, FindNamesWhereTheySayTheyAre) {
  const std::string page = architecture();
  const std::regex place(R"re(`([A-Za-z:]+)` in `([^`]+)`)re");
  int seen = 0;
  for (std::sregex_iterator at(page.begin(), page.end(), place), end; at != end; ++at) {
    const std::string qualified = (*at)[1];
    const std::string name = qualified.substr(qualified.rfind(':') + 1);
    EXPECT_TRUE(std::regex_search(contentOf(root() / (*at)[2].str()), std::regex("\\b" + name + "\\b")))
        << at->str();
    ++seen;
  }
  EXPECT_GT(seen, 10);
}

} // namespace
} // namespace annales::docs
