#include "libreplay/reports/report_cells.h"

#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline replay {
namespace {

constexpr std::string_view kNothing = "–";

std::string rangeText(const inference::Interval& interval, int digits, Language language) {
  return decimalText(interval.low, digits, language) + "–" + decimalText(interval.high, digits, language);
}

inference::Interval inPercent(const inference::Interval& interval) {
  return {interval.low * 100, interval.high * 100};
}

std::optional<double> asDouble(std::uint64_t number) {
  return static_cast<double>(number);
}

} // namespace

std::string cellText(const ShareCell& share, Language language) {
  if (share.over == 0) return std::string(kNothing);
  const std::string range = rangeText(inPercent(share.interval), 0, language);
  if (share.over < kFewGames)
    return reasonInWords(Error(say("{} of {} ({} %)", share.hits, share.over, range)), language);
  return reasonInWords(Error(say("{} ({}) of {}", percentText(*share.value(), language), range, share.over)),
                       language);
}

std::string cellText(const MeanCell& mean, Language language) {
  if (!mean.value) return std::string(kNothing);
  const bool whole = *mean.value == std::round(*mean.value) && !mean.interval;
  const std::string value = decimalText(*mean.value, whole ? 0 : mean.digits, language);
  if (!mean.interval) return value;
  if (!std::isfinite(mean.interval->low) || !std::isfinite(mean.interval->high)) return value + " (?)";
  return fmt::format("{} ({})", value, rangeText(*mean.interval, mean.digits, language));
}

std::string cellText(const ReportCell& cell, Language language) {
  struct {
    Language in;
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t count) const { return std::to_string(count); }
    std::string operator()(const ShareCell& share) const { return cellText(share, in); }
    std::string operator()(const MeanCell& mean) const { return cellText(mean, in); }
  } const text{language};
  return std::visit(text, cell);
}

std::string baselineText(const ReportCell& cell, Language language) {
  const auto* share = std::get_if<ShareCell>(&cell);
  return share != nullptr && share->baseline && share->over > 0 ? percentText(*share->baseline, language)
                                                                : std::string();
}

std::string baselineTitle(Language language) {
  return reasonInWords(Error(say("Baseline")), language);
}

bool hasBaseline(const ReportTable& table, std::size_t column) {
  for (const auto& row : table.rows)
    if (!baselineText(row[column], Language::english).empty()) return true;
  return false;
}

std::vector<CellNumber> numbersOf(CellKind kind, const ReportCell& cell) {
  switch (kind) {
  case CellKind::text:
    return {};
  case CellKind::count: {
    const auto* count = std::get_if<std::uint64_t>(&cell);
    return {{"", count != nullptr ? asDouble(*count) : std::nullopt}};
  }
  case CellKind::share: {
    const auto* share = std::get_if<ShareCell>(&cell);
    if (share == nullptr)
      return {{"baseline", {}}, {"high", {}}, {"hits", {}}, {"low", {}}, {"over", {}}, {"", {}}};
    return {{"baseline", share->baseline}, {"high", share->interval.high},  {"hits", asDouble(share->hits)},
            {"low", share->interval.low},  {"over", asDouble(share->over)}, {"", share->value()}};
  }
  case CellKind::mean: {
    const auto* mean = std::get_if<MeanCell>(&cell);
    if (mean == nullptr) return {{"high", {}}, {"low", {}}, {"over", {}}, {"", {}}};
    const auto end = [&](double inference::Interval::*side) -> std::optional<double> {
      if (!mean->interval || !std::isfinite(*mean->interval.*side)) return std::nullopt;
      return *mean->interval.*side;
    };
    return {{"high", end(&inference::Interval::high)},
            {"low", end(&inference::Interval::low)},
            {"over", asDouble(mean->over)},
            {"", mean->value}};
  }
  }
  return {};
}

} // namespace annales::inline replay
