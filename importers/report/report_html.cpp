#include "engine/core/sha256.h"
#include "importers/report/report_curves.h"
#include "importers/report/report_markup.h"
#include "importers/report/report_style.h"
#include "importers/report/report_writer.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/words/reason.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>

namespace annales::inline importers {
namespace {

/// The one style of the page, named by its digest: no other style may come in.
std::string digestOfStyle() {
  const Hash hash = sha256(kReportStyle);
  std::array<unsigned char, 48> out{};
  const int length = EVP_EncodeBlock(out.data(), hash.bytes.data(), static_cast<int>(hash.bytes.size()));
  return std::string(out.begin(), out.begin() + length);
}

/// Interval, share and baseline from 0 to 100 %, as wide as there is room.
std::string barOf(const ShareCell& share) {
  if (share.over == 0) return {};
  const auto at = [](double x) { return 100 * std::clamp(x, 0.0, 1.0); };
  const double low = at(share.interval.low), high = at(share.interval.high);
  std::string svg = R"(<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">)"
                    R"(<rect class="room" x="0" y="0" width="100" height="10"/>)";
  svg += fmt::format(R"(<rect class="range" x="{:.2f}" y="2.5" width="{:.2f}" height="5"/>)", low,
                     std::max(0.8, high - low));
  if (share.baseline)
    svg += fmt::format(R"(<rect class="base" x="{:.2f}" y="0" width="0.5" height="10"/>)",
                       at(*share.baseline) - 0.25);
  svg += fmt::format(R"(<rect class="value" x="{:.2f}" y="1" width="1.2" height="8"/>)",
                     std::clamp(at(*share.value()) - 0.6, 0.0, 98.8));
  return svg + "</svg>";
}

std::string cellMarkup(const ReportCell& cell, Language language) {
  std::string markup = escapedMarkup(cellText(cell, language));
  if (const auto* share = std::get_if<ShareCell>(&cell))
    markup = barOf(*share) + "<span>" + markup + "</span>";
  return markup;
}

/// What the numbers of the table are, for those who ask.
std::string estimatorsOf(const ReportTable& table, Language language) {
  std::string list;
  for (const ReportColumn& column : table.columns)
    if (!column.estimator.empty())
      list += fmt::format("<dt>{}</dt><dd>{}</dd>", escapedMarkup(column.title),
                          escapedMarkup(reasonInWords(Error(Saying::of(column.estimator)), language)));
  if (list.empty()) return {};
  return fmt::format("<details><summary>{}</summary><dl>{}</dl></details>",
                     escapedMarkup(reasonInWords(Error(say("What the numbers mean")), language)), list);
}

std::string tableMarkup(const ReportTable& table, Language language) {
  std::string markup = R"(<div class="wide"><table>)";
  if (!table.title.empty()) markup += "<caption>" + escapedMarkup(table.title) + "</caption>";
  markup += "<thead><tr>";
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool number = table.columns[i].kind != CellKind::text;
    markup += fmt::format(R"(<th scope="col"{}>{}</th>)", number ? R"( class="number")" : "",
                          escapedMarkup(table.columns[i].title));
    if (hasBaseline(table, i))
      markup +=
          fmt::format(R"(<th scope="col" class="number">{}</th>)", escapedMarkup(baselineTitle(language)));
  }
  markup += "</tr></thead><tbody>";
  for (const auto& row : table.rows) {
    markup += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string_view kind = table.columns[i].kind == CellKind::text    ? ""
                                    : table.columns[i].kind == CellKind::share ? R"( class="share number")"
                                                                               : R"( class="number")";
      markup += fmt::format("<td{}>{}</td>", kind, cellMarkup(row[i], language));
      if (hasBaseline(table, i))
        markup += fmt::format(R"(<td class="number">{}</td>)", escapedMarkup(baselineText(row[i], language)));
    }
    markup += "</tr>";
  }
  markup += "</tbody></table></div>";
  if (!table.note.empty()) markup += R"(<p class="note">)" + escapedMarkup(table.note) + "</p>";
  return markup + estimatorsOf(table, language);
}

std::string barsMarkup(const BarChart& chart, Language language) {
  std::string markup =
      fmt::format(R"(<figure class="bars"><figcaption>{}</figcaption><ul>)", escapedMarkup(chart.title));
  for (const ReportBar& bar : chart.bars)
    markup +=
        fmt::format(R"(<li><span class="label">{}</span>{}<span class="told">{}</span></li>)",
                    escapedMarkup(bar.label), barOf(bar.share), escapedMarkup(cellText(bar.share, language)));
  markup += "</ul>";
  markup +=
      fmt::format(R"(<p class="note">{}</p></figure>)",
                  escapedMarkup(reasonInWords(
                      Error(say("From 0 to 100 %. Wide bar: the 95 % confidence interval. Mark: the observed "
                                "share. Thin line: the baseline.")),
                      language)));
  return markup;
}

std::string blockMarkup(const ReportBlock& block, Language language) {
  if (const auto* sentence = std::get_if<ReportSentence>(&block))
    return "<p>" + escapedMarkup(sentence->text) + "</p>";
  if (const auto* table = std::get_if<ReportTable>(&block)) return tableMarkup(*table, language);
  if (const auto* bars = std::get_if<BarChart>(&block)) return barsMarkup(*bars, language);
  if (const auto* curves = std::get_if<CurveChart>(&block)) return curvesMarkup(*curves, language);
  return {};
}

} // namespace

std::string reportHtml(const Report& report) {
  const Language language = report.language;
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{}'; "
      "base-uri 'none'; form-action 'none'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" "
      "content=\"no-referrer\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<header><h1>{}</h1><p>{}</p>",
      language == Language::german ? "de" : "en", digestOfStyle(), escapedMarkup(report.title), kReportStyle,
      escapedMarkup(report.title), escapedMarkup(report.scopeText));
  page += "<nav><ul>";
  for (const ReportSection& section : report.sections)
    page += fmt::format(R"(<li><a href="#{}">{}</a></li>)", section.key, escapedMarkup(section.title));
  page += "</ul></nav></header>\n<main>\n";
  for (const ReportSection& section : report.sections) {
    page += fmt::format("<section id=\"{}\"><h2>{}</h2>\n", section.key, escapedMarkup(section.title));
    for (const ReportBlock& block : section.blocks)
      page += blockMarkup(block, language) + "\n";
    page += "</section>\n";
  }
  return page + "</main>\n</body>\n</html>\n";
}

} // namespace annales::inline importers
