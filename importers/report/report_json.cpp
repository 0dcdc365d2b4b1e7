#include "engine/core/json_writer.h"
#include "importers/report/report_writer.h"
#include "libreplay/reports/report_cells.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline importers {
namespace {

void putNumberOf(JsonWriter& json, const std::optional<double>& number) {
  constexpr double kExact = 1e15;
  if (!number || !std::isfinite(*number))
    json.null();
  else if (*number == std::round(*number) && std::abs(*number) < kExact)
    json.value(static_cast<std::int64_t>(*number));
  else
    json.raw(fmt::format("{:.6g}", *number));
}

void putCell(JsonWriter& json, const ReportColumn& column, const ReportCell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) return json.value(*text);
  const auto numbers = numbersOf(column.kind, cell);
  if (numbers.empty()) return json.null();
  if (numbers.size() == 1) return putNumberOf(json, numbers.front().number);
  json.beginObject();
  bool estimator = false;
  for (const CellNumber& number : numbers) {
    const std::string_view name = number.part.empty() ? "value" : number.part;
    if (!estimator && name > "estimator") {
      json.key("estimator");
      json.value(column.estimator);
      estimator = true;
    }
    json.key(name);
    putNumberOf(json, number.number);
  }
  json.endObject();
}

void putTable(JsonWriter& json, const ReportTable& table) {
  json.beginObject();
  json.key("columns");
  json.beginArray();
  for (const ReportColumn& column : table.columns) {
    json.beginObject();
    json.key("key");
    json.value(column.key);
    json.key("title");
    json.value(column.title);
    json.endObject();
  }
  json.endArray();
  json.key("key");
  json.value(table.key);
  json.key("note");
  table.note.empty() ? json.null() : json.value(table.note);
  json.key("rows");
  json.beginArray();
  for (const auto& row : table.rows) {
    json.beginArray();
    for (std::size_t i = 0; i < row.size(); ++i)
      putCell(json, table.columns[i], row[i]);
    json.endArray();
  }
  json.endArray();
  json.key("title");
  json.value(table.title);
  json.key("type");
  json.value("table");
  json.endObject();
}

void putBars(JsonWriter& json, const BarChart& chart) {
  const ReportColumn column{"wins",
                            {},
                            CellKind::share,
                            "share of wins; score interval by game (CR2), Wilson where each game gives one "
                            "seat"};
  json.beginObject();
  json.key("bars");
  json.beginArray();
  for (const ReportBar& bar : chart.bars) {
    json.beginObject();
    json.key("label");
    json.value(bar.label);
    json.key("share");
    putCell(json, column, bar.share);
    json.endObject();
  }
  json.endArray();
  json.key("key");
  json.value(chart.key);
  json.key("title");
  json.value(chart.title);
  json.key("type");
  json.value("bars");
  json.endObject();
}

void putCurves(JsonWriter& json, const CurveChart& chart) {
  json.beginObject();
  json.key("curves");
  json.beginArray();
  for (const ReportCurve& curve : chart.curves) {
    json.beginObject();
    json.key("label");
    json.value(curve.label);
    json.key("over");
    json.value(static_cast<std::int64_t>(curve.over));
    json.key("points");
    json.beginArray();
    for (const CurvePoint& point : curve.points) {
      json.beginArray();
      for (const double number : {point.x, point.y, point.band.low, point.band.high})
        putNumberOf(json, number);
      json.endArray();
    }
    json.endArray();
    json.endObject();
  }
  json.endArray();
  json.key("estimator");
  json.value(chart.estimator);
  json.key("key");
  json.value(chart.key);
  json.key("title");
  json.value(chart.title);
  json.key("type");
  json.value(chart.steps ? "steps" : "curves");
  json.endObject();
}

void putBlock(JsonWriter& json, const ReportBlock& block) {
  if (const auto* sentence = std::get_if<ReportSentence>(&block)) {
    json.beginObject();
    json.key("text");
    json.value(sentence->text);
    json.key("type");
    json.value("sentence");
    json.endObject();
  } else if (const auto* table = std::get_if<ReportTable>(&block)) {
    putTable(json, *table);
  } else if (const auto* bars = std::get_if<BarChart>(&block)) {
    putBars(json, *bars);
  } else if (const auto* curves = std::get_if<CurveChart>(&block)) {
    putCurves(json, *curves);
  }
}

void putScope(JsonWriter& json, const ReportScope& scope) {
  const auto number = [&](std::string_view key, std::uint64_t value) {
    json.key(key);
    json.value(static_cast<std::int64_t>(value));
  };
  json.beginObject();
  json.key("filter");
  json.value(scope.filter);
  number("games", scope.games);
  number("games_by_bots", scope.byBots);
  number("games_on_reconstructed_boards", scope.reconstructed);
  json.key("newest");
  scope.newest.empty() ? json.null() : json.value(scope.newest);
  if (scope.results + scope.unknown > 0) {
    number("results", scope.results);
    number("results_unknown", scope.unknown);
    number("results_without_winner", scope.withoutWinner);
  }
  number("undecided", scope.undecided);
  number("unfinished", scope.unfinished);
  json.endObject();
}

} // namespace

std::string reportJson(const Report& report) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("kind");
  json.value(kReportWords[static_cast<std::size_t>(report.kind)]);
  json.key("language");
  json.value(report.language == Language::german ? "de" : "en");
  json.key("over");
  putScope(json, report.scope);
  json.key("sections");
  json.beginArray();
  for (const ReportSection& section : report.sections) {
    json.beginObject();
    json.key("blocks");
    json.beginArray();
    for (const ReportBlock& block : section.blocks)
      putBlock(json, block);
    json.endArray();
    json.key("key");
    json.value(section.key);
    json.key("title");
    json.value(section.title);
    json.endObject();
  }
  json.endArray();
  json.key("title");
  json.value(report.title);
  json.endObject();
  return out;
}

} // namespace annales::inline importers
