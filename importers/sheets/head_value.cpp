#include "importers/sheets/head_value.h"

#include "importers/agn/head.h"
#include "importers/turns/turn_cells.h"

namespace annales::sheets {
namespace {

bool isInMarks(std::string_view text) {
  return text.size() > 1 && text.starts_with('"') && text.ends_with('"');
}

bool staysAsItIs(std::string_view value) {
  return !value.empty() && turns::trimmed(value) == value && value.find('\r') == std::string_view::npos &&
         !isInMarks(value);
}

} // namespace

std::string cellOfValue(std::string_view value) {
  if (staysAsItIs(value)) return std::string(value);
  std::string cell;
  agn::appendQuoted(cell, value);
  return cell;
}

std::string valueOfCell(std::string_view cell) {
  cell = turns::trimmed(cell);
  if (!isInMarks(cell)) return std::string(cell);
  std::string value = agn::unescaped(cell.substr(1, cell.size() - 2));
  const bool needsMarks = !staysAsItIs(value) && cellOfValue(value) == cell;
  return needsMarks ? value : std::string(cell);
}

} // namespace annales::sheets
