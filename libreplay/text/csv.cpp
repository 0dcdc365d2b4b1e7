#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <cmath>
#include <utility>

namespace annales::inline replay {
namespace {

bool looksLikeFormula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos;
}

bool needsQuotes(std::string_view text) {
  return text.find_first_of(",\"\r\n") != std::string_view::npos || text.starts_with(' ') ||
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
  if (looksLikeFormula(text)) out_ += '\'';
  for (const char c : text)
    out_.append(c == '"' ? 2 : 1, c);
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

} // namespace annales::inline replay
