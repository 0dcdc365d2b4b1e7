#include "libreplay/openings/condition_list.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::string_view withoutEnds(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t begin = std::min(text.find_first_not_of(kSpace), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

/// Where the quotation mark at `from` is closed; `npos` where it never is.
std::size_t closingMark(std::string_view text, std::size_t from) {
  for (std::size_t at = from + 1; at < text.size(); ++at) {
    if (text[at] == '"') return at;
    if (text[at] == '\\') ++at;
  }
  return std::string_view::npos;
}

/// A mark that is never closed is a letter like others, and so are all behind it: any that could be closed
/// would have closed it. `open`: there was one, in this text or before it.
std::size_t endOfCondition(std::string_view text, bool& open) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == ';') return at;
    if (open || text[at] != '"') continue;
    const std::size_t close = closingMark(text, at);
    open = close == std::string_view::npos;
    if (!open) at = close;
  }
  return text.size();
}

bool isQuotedAsAWhole(std::string_view text) {
  return text.size() >= 2 && text.front() == '"' && closingMark(text, 0) == text.size() - 1;
}

bool hasOpenMark(std::string_view text) {
  for (std::size_t at = text.find('"'); at < text.size(); at = text.find('"', at + 1)) {
    at = closingMark(text, at);
    if (at == std::string_view::npos) return true;
  }
  return false;
}

std::string withoutMarks(std::string_view text) {
  if (!isQuotedAsAWhole(text)) return std::string(text);
  std::string plain;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    if (text[at] == '\\' && at + 2 < text.size()) ++at;
    plain += text[at];
  }
  return plain;
}

std::string withMarks(const std::string& value) {
  bool open = false;
  const bool safe = withoutEnds(value) == value && endOfCondition(value, open) == value.size() &&
                    !hasOpenMark(value) && !isQuotedAsAWhole(value);
  if (safe) return value;
  std::string quoted = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

} // namespace

std::vector<WrittenCondition> splitConditions(std::string_view text) {
  std::vector<WrittenCondition> found;
  bool open = false;
  while (!withoutEnds(text).empty()) {
    const std::size_t end = endOfCondition(text, open);
    const std::string_view one = withoutEnds(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = one.find('=');
    if (one.empty()) continue;
    if (equals == std::string_view::npos || equals == 0)
      found.push_back({{}, std::string(one)});
    else
      found.push_back({std::string(withoutEnds(one.substr(0, equals))),
                       withoutMarks(withoutEnds(one.substr(equals + 1)))});
  }
  return found;
}

std::string textOf(std::span<const WrittenCondition> conditions) {
  std::string text;
  for (const WrittenCondition& one : conditions) {
    if (!text.empty()) text += "; ";
    text += one.key.empty() ? one.value : one.key + '=' + withMarks(one.value);
  }
  return text;
}

} // namespace annales::inline replay
