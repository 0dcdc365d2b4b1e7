// annales stats report: an opening, a nation, a player or an evening, told in sentences, tables and charts.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/progress.h"
#include "cli/report_text.h"
#include "cli/stats_commands.h"
#include "cli/stats_source.h"
#include "cli/whole_file.h"
#include "importers/boards/own_boards.h"
#include "importers/report/report_writer.h"
#include "libreplay/facts/game_origins.h"
#include "libreplay/reports/make_report.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <filesystem>

namespace annales::cli {
namespace {

struct ReportArgs : StatsArgs {
  ReportKind kind = ReportKind::opening;
  std::string subject, html, folder;
  unsigned round = 5;
};

int failedWith(const std::string& message, int status) {
  tell(message);
  return status;
}

int putInto(const std::filesystem::path& file, std::string_view text) {
  const auto written = writeWhole(file, text);
  return written ? static_cast<int>(kDone) : failedWith(written.error().message, kStorageFailed);
}

int writeTables(const replay::Report& report, const std::filesystem::path& folder, Language language) {
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) return failedWith(fmt::format("{}: {}", folder.string(), fault.message()), kStorageFailed);
  const std::vector<ReportCsv> tables = reportTables(report);
  for (const ReportCsv& table : tables)
    if (const int status = putInto(folder / table.name, table.text); status != kDone) return status;
  tell(fmt::format("{} in {}", counted(tables.size(), {"table", "tables", "Tabelle", "Tabellen"}, language),
                   folder.string()));
  return kDone;
}

int putOut(const ReportArgs& args, const replay::Report& report) {
  if (!args.html.empty())
    if (const int status = putInto(args.html, reportHtml(report)); status != kDone) return status;
  if (!args.folder.empty())
    if (const int status = writeTables(report, args.folder, args.in()); status != kDone) return status;
  if (args.json)
    putLine(reportJson(report));
  else if (args.html.empty() && args.folder.empty())
    putReport(report);
  return kDone;
}

int makeIt(const ReportArgs& args) {
  if (!mayReplace(args.html, {args.book}, args.in())) return kBadInput;
  int status = kDone;
  const auto source = openStats(args, status, FactParts::withResults);
  if (!source) return status;
  const Language language = args.in();
  const ReportQuestion question{args.kind,    args.subject, source->filter,
                                source->over, args.round,   reconstructedMaps(shelfWithOwnBoards())};
  Progress progress("Writing the report", 0);
  const Watch watch{&interruptFlag(), [&](std::size_t done, std::size_t of) {
                      progress.setTotal(of);
                      progress.at(done);
                    }};
  const auto report = makeReport(source->table, source->book, question, language, watch);
  if (interrupted()) return kInterrupted;
  if (!report) return failedWith(reasonInWords(report.error(), language), kBadInput);
  return putOut(args, *report);
}

void addKind(CLI::App& reports, int& status, ReportKind kind, const std::string& help,
             const std::string& subject, const std::string& subjectHelp, const std::string& examples) {
  CLI::App* command = reports.add_subcommand(std::string(kReportWords[static_cast<std::size_t>(kind)]), help);
  const auto args = std::make_shared<ReportArgs>();
  args->kind = kind;
  if (!subject.empty()) {
    CLI::Option* about = command->add_option(subject, args->subject, subjectHelp);
    if (kind != ReportKind::evening) about->required();
  }
  addStatsOptions(*command, *args);
  command->remove_option(command->get_option("--csv")); // a table is a file here
  command->add_option("--html", args->html, "Write a self-contained web page; - for standard output")
      ->type_name("FILE");
  command->add_option("--csv", args->folder, "Write every table as CSV to this folder")->type_name("DIR");
  command->add_option("--round", args->round, "Round after which personages are counted")
      ->check(numberIn(1U, 60U))
      ->type_name("R")
      ->capture_default_str();
  command->footer("Examples:\n" + examples);
  command->callback([args, &status] { status = makeIt(*args); });
}

} // namespace

void addStatsReport(CLI::App& stats, int& status) {
  CLI::App* reports =
      stats.add_subcommand("report", "A report with tables and charts, as text, web page or CSV");
  reports->require_subcommand(1);
  addKind(*reports, status, ReportKind::opening, "How an opening did: names, continuations, players, tempo",
          "OPENING", "Code of the opening, such as G1, or its first spaces, such as \"marble temple\"",
          "  annales stats report opening G1 --library club.annales\n"
          "  annales stats report opening \"marble temple\" --nation romans --html growth.html");
  addKind(*reports, status, ReportKind::nation, "How a nation did: openings, results, tempo, waste", "NATION",
          "Id of the nation, such as romans",
          "  annales stats report nation romans --library club.annales\n"
          "  annales stats report nation greeks --nations 4 --html greeks.html --csv greeks");
  addKind(*reports, status, ReportKind::player,
          "How a player did: openings, results, rivals, tempo and waste compared with the others", "PLAYER",
          "Name of the player, or ~ and a part of it that no other player has",
          "  annales stats report player \"Growth bot\" --library club.annales\n"
          "  annales stats report player \"Growth bot\" --from 2024 --language de --html growth.html");
  addKind(*reports, status, ReportKind::evening,
          "A club evening: standings, one line per game, moments, openings", "--date",
          "Date of the evening, or the beginning of the date (default: the latest evening)",
          "  annales stats report evening --library club.annales\n"
          "  annales stats report evening --date 2026-11-20 --html evening.html\n"
          "  annales stats report evening --event \"Four nations\" --json");
  addKind(*reports, status, ReportKind::ratings, "All players: ratings by year, and who was ahead of whom",
          "", "",
          "  annales stats report ratings --library club.annales\n"
          "  annales stats report ratings --ruleset antike-ii --from 2023 --html ratings.html");
  reports->footer(
      "Every share comes with its interval and its count. `annales stats compare` tests a "
      "difference.\n\nExamples:\n  annales stats report evening --library club.annales\n  annales stats "
      "report player Anna --library club.annales --html anna.html");
}

} // namespace annales::cli
