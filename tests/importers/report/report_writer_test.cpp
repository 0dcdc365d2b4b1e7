// Reports as files: nothing in them is markup, all formats say the same numbers, and a browser shows them.
#include "importers/report/report_writer.h"
#include "libreplay/reports/report_cells.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

namespace annales {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string kHostile = "<img src=x onerror=alert(1)>\"'&</td><script>document.title='owned'</script>";

Report sampleReport() {
  Report report;
  report.kind = ReportKind::player;
  report.title = "Player: " + kHostile;
  report.scope = {"player=" + kHostile, 19, 1, 2, "2024-05-03"};
  report.scopeText = "Over 19 games.";
  ReportTable table{"rivals",
                    "Against " + kHostile,
                    {{"name", "Player", CellKind::text, {}},
                     {"games", "Games", CellKind::count, {}},
                     {"wins", "Wins", CellKind::share, "share of wins"},
                     {"place", "Place", CellKind::mean, "mean"}},
                    {},
                    "note " + kHostile};
  table.rows.push_back({kHostile, std::uint64_t{12}, ShareCell{7, 12, {0.32, 0.8067}, 0.25},
                        MeanCell{2.125, inference::Interval{1.5, 2.75}, 12}});
  table.rows.push_back({std::string("=1+1"), std::uint64_t{1'234'567},
                        ShareCell{400'000, 1'234'567, {0.3232, 0.3248}, 0.25}, MeanCell{1, std::nullopt, 1}});
  table.rows.push_back({std::string("Anna"), std::uint64_t{0}, ShareCell{}, MeanCell{}});
  report.sections.push_back({"summary", "At a glance", {ReportSentence{"Won: " + kHostile}}});
  report.sections.push_back(
      {"rivals",
       "Opponents",
       {BarChart{"bars", "Bars " + kHostile, {{kHostile, {7, 12, {0.32, 0.8067}, 0.25}}}}, table}});
  CurveChart curves{"personages", "Per round", "Round", "Personages", "mean", false, false, {}};
  curves.curves.push_back({kHostile, {{1, 0.5, {0.2, 0.8}}, {2, 1.5, {1, 2}}}, 19});
  report.sections.push_back({"tempo", "Tempo", {curves}});
  return report;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

TEST(ReportHtml, HasNoTextThatIsMarkup) {
  const std::string page = reportHtml(sampleReport());
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("<img")));
  EXPECT_THAT(page, HasSubstr("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"));
  EXPECT_THAT(page, Not(HasSubstr("http:")));
  EXPECT_THAT(page, Not(HasSubstr("https:")));
  EXPECT_THAT(page, HasSubstr("default-src 'none'; style-src 'sha256-"));
  EXPECT_EQ(count(page, "style="), 0U) << "the policy forbids them";
  EXPECT_EQ(count(page, "<tr>"), count(page, "</tr>"));
}

TEST(ReportHtml, SpeaksTheLanguageOfTheReport) {
  Report report = sampleReport();
  report.language = Language::german;
  const std::string page = reportHtml(report);
  EXPECT_THAT(page, HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(page, HasSubstr("7 von 12 (32–81 %)"));
  EXPECT_THAT(page, HasSubstr("Vergleichswert"));
}

/// Cells of a line of CSV.
std::vector<std::string> csvCellsOf(const std::string& line) {
  std::vector<std::string> cells{""};
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (line[i] == '"')
      quoted = !quoted;
    else if (line[i] == ',' && !quoted)
      cells.emplace_back();
    else
      cells.back() += line[i];
  }
  return cells;
}

TEST(ReportTables, SayTheSameNumbersAsJson) {
  const Report report = sampleReport();
  const json all = json::parse(reportJson(report));
  const auto files = reportTables(report);
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].name, "1-rivals.csv");
  std::vector<std::vector<std::string>> lines;
  std::istringstream in(files[0].text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(csvCellsOf(line.substr(0, line.size() - 1)));
  const json& table = all.at("sections").at(1).at("blocks").at(1);
  ASSERT_EQ(lines.size(), table.at("rows").size() + 1);
  std::map<std::string, std::size_t> columns;
  for (std::size_t i = 0; i < lines[0].size(); ++i)
    columns[lines[0][i]] = i;
  const auto said = [](const json& number) { return number.is_null() ? std::string() : number.dump(); };
  std::size_t compared = 0;
  for (std::size_t row = 0; row < table.at("rows").size(); ++row) {
    const json& cells = table.at("rows").at(row);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string key = table.at("columns").at(i).at("key");
      const std::vector<std::string>& line = lines[row + 1];
      if (cells[i].is_string()) {
        const std::string text = cells[i];
        EXPECT_EQ(line[columns.at(key)], text.front() == '=' ? "'" + text : text) << "a formula stays text";
      } else if (cells[i].is_object()) {
        for (const auto& [part, number] : cells[i].items()) {
          if (part == "estimator") continue;
          EXPECT_EQ(line[columns.at(part == "value" ? key : key + "_" + part)], said(number))
              << key << " " << part;
          ++compared;
        }
      } else {
        EXPECT_EQ(line[columns.at(key)], said(cells[i]));
        ++compared;
      }
    }
  }
  EXPECT_EQ(compared, 3U * (1 + 6 + 4));
}

TEST(ReportJson, NamesEstimatorsAndWhatItIsOver) {
  const json all = json::parse(reportJson(sampleReport()));
  EXPECT_EQ(all.at("over").at("games"), 19);
  EXPECT_EQ(all.at("over").at("newest"), "2024-05-03");
  const json& cell = all.at("sections").at(1).at("blocks").at(1).at("rows").at(0).at(2);
  EXPECT_EQ(cell.at("estimator"), "share of wins");
  EXPECT_EQ(cell.at("hits"), 7);
  EXPECT_EQ(cell.at("over"), 12);
  const std::string text = reportJson(sampleReport());
  EXPECT_EQ(json::parse(text).dump(), text) << "keys in sorted order, once each";
}

/// What a command says on both channels; empty where it cannot be run.
std::string ran(const std::string& command) {
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return {};
  std::string out;
  char part[4096];
  for (std::size_t got = 0; (got = fread(part, 1, sizeof part, pipe)) > 0;)
    out.append(part, got);
  pclose(pipe);
  return out;
}

TEST(ReportHtml, IsShownByABrowserWithoutAComplaint) {
  if (ran("command -v chromium").empty()) GTEST_SKIP() << "chromium is not installed";
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) / fmt::format("annales-report-{}", getpid());
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "report.html") << reportHtml(sampleReport());
  const std::string said = ran(fmt::format("timeout 120 chromium --headless --no-sandbox --disable-gpu "
                                           "--disable-dev-shm-usage --user-data-dir={0}/profile "
                                           "--enable-logging=stderr --v=0 --dump-dom file://{0}/report.html",
                                           folder.string()));
  std::filesystem::remove_all(folder);
  ASSERT_THAT(said, HasSubstr("</html>")) << "the browser did not start";
  EXPECT_THAT(said, Not(HasSubstr("CONSOLE")));
  EXPECT_THAT(said, HasSubstr("<span>7 of 12 (32–81 %)</span>"));
  EXPECT_THAT(said, HasSubstr("32.4 % (32–32) of 1234567"));
  EXPECT_THAT(said, Not(HasSubstr("<title>owned")));
  EXPECT_THAT(said, Not(HasSubstr("<script")));
  EXPECT_THAT(said, Not(HasSubstr("<img"))) << "a name became an element";
}

} // namespace
} // namespace annales
