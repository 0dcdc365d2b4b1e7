#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::array<std::string_view, 4> kWideSigns{"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

/// Also the wide forms, which some spreadsheets read alike.
bool computes(std::string_view text) {
  if (text.empty()) return false;
  if (std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos) return true;
  return std::any_of(kWideSigns.begin(), kWideSigns.end(),
                     [&](std::string_view sign) { return text.starts_with(sign); });
}

/// Also behind apostrophes: one that was there already must not be taken for the guard.
bool needsGuard(std::string_view text) {
  const std::size_t sign = text.find_first_not_of('\'');
  return sign != std::string_view::npos && computes(text.substr(sign));
}

/// Behind what another reader takes for the end of a cell: a semicolon where that is the custom, a tab, a
/// line.
bool beginsCellElsewhere(std::string_view text, std::size_t at) {
  if (at == 0 || std::string_view(";\t\n\r").find(text[at - 1]) == std::string_view::npos) return false;
  const std::size_t sign = text.find_first_not_of("\"' ", at);
  return sign != std::string_view::npos && computes(text.substr(sign));
}

/// "- sail to Roma": an item of a list in Markdown, which no spreadsheet computes. What calls a function or
/// another program might be.
bool isListItem(std::string_view line) {
  if (line.size() < 2 || (line[0] != '-' && line[0] != '+') || line[1] != ' ') return false;
  line = line.substr(0, line.find_first_of("\r\n"));
  const auto isOfName = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_';
  };
  const std::string_view said = line.substr(std::min(line.find_first_not_of(' ', 1), line.size()));
  if (said.empty() || computes(said) || said.find('|') != std::string_view::npos) return false;
  std::size_t name = 0; // the first word, behind which blanks may stand
  while (name < said.size() && isOfName(said[name]))
    ++name;
  const std::size_t behind = said.find_first_not_of(' ', name);
  if (behind != std::string_view::npos && said[behind] == '(') return false;
  for (std::size_t at = 1; at < said.size(); ++at)
    if (said[at] == '(' && isOfName(said[at - 1])) return false;
  return true;
}

bool needsQuotes(std::string_view text) {
  return text.find_first_of(",;\t\"\r\n") != std::string_view::npos || text.starts_with(' ') ||
         text.ends_with(' ');
}

} // namespace

void CsvWriter::next() {
  if (inRow_) out_ += ',';
  inRow_ = true;
}

CsvWriter& CsvWriter::text(std::string_view text) {
  next();
  const bool quotes = needsQuotes(text);
  if (quotes) out_ += '"';
  if (needsGuard(text)) out_ += '\'';
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (beginsCellElsewhere(text, i) && !isListItem(text.substr(i))) out_ += '\'';
    out_.append(text[i] == '"' ? 2 : 1, text[i]);
  }
  if (quotes) out_ += '"';
  return *this;
}

CsvWriter& CsvWriter::number(std::int64_t number) {
  next();
  out_ += std::to_string(number);
  return *this;
}

CsvWriter& CsvWriter::decimal(double number) {
  if (!std::isfinite(number)) return nothing();
  next();
  out_ += fmt::format("{:.6g}", number);
  return *this;
}

CsvWriter& CsvWriter::nothing() {
  next();
  return *this;
}

void CsvWriter::endRow() {
  out_ += "\r\n";
  inRow_ = false;
}

void CsvWriter::row(std::initializer_list<std::string_view> texts) {
  for (const std::string_view one : texts)
    text(one);
  endRow();
}

std::string CsvWriter::take() {
  inRow_ = false;
  return std::exchange(out_, {});
}

std::string withoutGuards(std::string_view cell) {
  std::string out;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const bool apostrophe = cell[i] == '\'';
    if (apostrophe && i == 0 && needsGuard(cell.substr(1))) continue;
    if (apostrophe && beginsCellElsewhere(cell, i)) continue;
    out += cell[i];
  }
  return out;
}

} // namespace annales::inline replay
