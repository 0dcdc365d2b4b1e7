// A report as a value without a format: sentences, tables of typed cells and charts as data. Terminal, web
// page, window, CSV and JSON show the same value.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/inference/interval.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline replay {

enum class ReportKind : std::uint8_t { opening, nation, player, evening, ratings };
inline constexpr std::string_view kReportWords[] = {"opening", "nation", "player", "evening", "ratings"};

/// `hits` of `over`; the interval holds the true share in 95 of 100 cases.
struct ShareCell {
  std::uint64_t hits = 0, over = 0;
  inference::Interval interval{0, 1};
  std::optional<double> baseline; // mean of what seats of the same kinds have
  [[nodiscard]] std::optional<double> value() const {
    return over > 0 ? std::optional(static_cast<double>(hits) / static_cast<double>(over)) : std::nullopt;
  }
};
/// Infinite ends where one game alone says nothing about others; no interval where there is none to give.
struct MeanCell {
  std::optional<double> value;
  std::optional<inference::Interval> interval;
  std::uint64_t over = 0;
  int digits = 2; // behind the point, as text
};
using ReportCell = std::variant<std::monostate, std::string, std::uint64_t, ShareCell, MeanCell>;

enum class CellKind : std::uint8_t { text, count, share, mean };

struct ReportColumn {
  std::string_view key; // for programs, the same in every language
  std::string title;
  CellKind kind = CellKind::text;
  std::string_view estimator = {}; // of shares and means
};
/// Every row has a cell for each column, of its kind or empty.
struct ReportTable {
  std::string_view key;
  std::string title;
  std::vector<ReportColumn> columns;
  std::vector<std::vector<ReportCell>> rows;
  std::string note; // what is left out
};

/// Shares with their intervals, a bar each.
struct ReportBar {
  std::string label;
  ShareCell share;
};
struct BarChart {
  std::string_view key;
  std::string title;
  std::vector<ReportBar> bars;
};

struct CurvePoint {
  double x = 0, y = 0;
  inference::Interval band;
};
struct ReportCurve {
  std::string label;
  std::vector<CurvePoint> points;
  std::uint64_t over = 0; // seats
};
/// Curves with bands; a curve of steps keeps its value up to the next point.
struct CurveChart {
  std::string_view key;
  std::string title, xTitle, yTitle;
  std::string_view estimator;
  bool steps = false;
  bool isShare = false; // y is from 0 to 1 and read as per cent
  std::vector<ReportCurve> curves;
};

struct ReportSentence {
  std::string text;
};
using ReportBlock = std::variant<ReportSentence, ReportTable, BarChart, CurveChart>;

struct ReportSection {
  std::string_view key;
  std::string title;
  std::vector<ReportBlock> blocks;
};

/// What a report is over.
struct ReportScope {
  std::string filter; // conditions as they were written
  std::uint64_t games = 0, unfinished = 0, undecided = 0;
  std::string newest;                          // date of the newest game; empty where no game has one
  std::uint64_t byBots = 0, reconstructed = 0; // played by bots; on a reconstructed board
  std::uint64_t results = 0;                   // of the games: results without moves
  std::uint64_t withoutWinner = 0;             // of these: no winner is known
  std::uint64_t unknown = 0;                   // results that may belong here, and do not say
};

struct Report {
  ReportKind kind = ReportKind::opening;
  Language language = Language::english;
  std::string title;
  ReportScope scope;
  std::string scopeText; // the same in a sentence
  std::vector<ReportSection> sections;
};

/// From so many decided games on a share is told in per cent; before, "6 of 10" says how little it is.
inline constexpr std::uint64_t kFewGames = 30;

} // namespace annales::inline replay
