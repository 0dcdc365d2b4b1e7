#include "importers/published/fact_server.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>

namespace annales::inline importers {
namespace {

bool isTableName(std::string_view name) {
  constexpr std::size_t kLongest = 128;
  return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
  });
}

} // namespace

Result<ServerUrl> readServerUrl(std::string_view url) {
  constexpr std::string_view kTable = "table=";
  ServerUrl read;
  const std::size_t mark = url.find('?');
  read.rest = url.substr(0, mark);
  std::string others;
  for (std::string_view rest = mark == std::string_view::npos ? "" : url.substr(mark + 1); !rest.empty();) {
    const std::size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view one = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (one.starts_with(kTable))
      read.table = one.substr(kTable.size());
    else
      others.append(others.empty() ? "?" : "&").append(one);
  }
  read.rest += others;
  if (read.table.empty()) return read;
  if (!isTableName(read.table)) return failure("{} is not the name of a table", read.table);
  return read;
}

Result<std::unique_ptr<FactServer>> FactServer::open(std::string_view url, const std::atomic<bool>* cancel) {
  const auto read = readServerUrl(url);
  if (!read) return tl::unexpected(read.error());
  if (url.starts_with("postgresql://") || url.starts_with("postgres://")) return openPostgres(*read, cancel);
  if (url.starts_with("clickhouse://") || url.starts_with("clickhouses://"))
    return openClickhouse(*read, cancel);
  return failure("{} is not the address of a database. Expected postgresql://HOST/DATABASE or "
                 "clickhouse://HOST:8123/DATABASE",
                 std::string(url));
}

std::string serverText(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

void appendTabCell(std::string& out, std::string_view cell) {
  for (const char c : cell) {
    switch (c) {
    case '\t':
      out += "\\t";
      break;
    case '\n':
      out += "\\n";
      break;
    case '\r':
      out += "\\r";
      break;
    case '\\':
      out += "\\\\";
      break;
    default:
      out += c;
    }
  }
}

std::vector<std::string> tabCells(std::string_view line) {
  constexpr std::string_view kEscaped = "tnrbfv0", kMeant("\t\n\r\b\f\v\0", 7);
  std::vector<std::string> cells(1);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\t') {
      cells.emplace_back();
    } else if (line[i] == '\\' && i + 1 < line.size()) {
      const std::size_t known = kEscaped.find(line[++i]);
      cells.back() += known == std::string_view::npos ? line[i] : kMeant[known];
    } else {
      cells.back() += line[i];
    }
  }
  return cells;
}

void* loadedLibrary(const char* variable, const std::vector<const char*>& names) {
  if (const char* named = std::getenv(variable); named != nullptr && *named != '\0')
    return ::dlopen(named, RTLD_NOW | RTLD_LOCAL);
  for (const char* name : names)
    if (void* library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL)) return library;
  return nullptr;
}

void* functionOf(void* library, const char* name) {
  return ::dlsym(library, name);
}

} // namespace annales::inline importers
