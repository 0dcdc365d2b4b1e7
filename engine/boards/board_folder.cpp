// The boards of a folder. The only file of the engine that reads files.
#include "engine/boards/board_shelf.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace annales::inline engine {
namespace {

namespace fs = std::filesystem;

/// Never from something that has no end: to open a pipe is to wait until somebody writes.
Result<std::string> contentOf(const fs::path& file) {
  std::error_code none;
  if (!fs::is_regular_file(file, none)) return failure("it is not an ordinary file");
  std::ifstream in(file, std::ios::binary);
  std::string text(kMaxBoardBytes + 1, '\0');
  if (!in.read(text.data(), static_cast<std::streamsize>(text.size())) && !in.eof())
    return failure("it cannot be read");
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

Error reasonOf(const BoardReading& reading) {
  if (reading.unreadable) return *reading.unreadable;
  const Finding& first = reading.findings.front();
  const Part place = first.place.empty() ? Part(Saying("the file")) : Part(first.place);
  if (reading.findings.size() == 1) return Error(say("{}: {}", place, first.part()));
  const auto others = static_cast<std::int64_t>(reading.findings.size()) - 1;
  return Error(say("{}: {} (and {})", place, first.part(), counted(others, "more finding", "more findings")));
}

Result<std::vector<fs::path>> jsonFiles(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error))
    if (std::error_code none; entry->path().extension() == ".json" && !entry->is_directory(none))
      files.push_back(entry->path());
  if (error) return failure("the folder {} cannot be read: {}", folder.string(), error.message());
  std::sort(files.begin(), files.end());
  return files;
}

} // namespace

Result<std::vector<LeftOut>> BoardShelf::addFolder(const fs::path& folder) {
  const auto files = jsonFiles(folder);
  if (!files) return tl::unexpected(files.error());
  std::vector<LeftOut> leftOut;
  for (const fs::path& file : *files) {
    const auto text = contentOf(file);
    if (!text) {
      leftOut.push_back({file.string(), text.error()});
      continue;
    }
    BoardReading reading = readBoard(*text);
    if (reading.board)
      add(std::move(reading.board), file.string());
    else
      leftOut.push_back({file.string(), reasonOf(reading)});
  }
  return leftOut;
}

} // namespace annales::inline engine
