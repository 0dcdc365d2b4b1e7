#include "importers/table/recorder_page.h"

#include "engine/core/json_writer.h"
#include "importers/html/page_document.h"
#include "importers/table/recorder_parts.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPackedEngine = "annales-table.wasm.gz";

/// In the folder of the program, beside it where the window has a folder of its own, or where both are
/// installed. Empty where it is in none of them.
fs::path placeOfEngine() {
  std::error_code ignored;
  const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  for (const fs::path& place : {folder, folder.parent_path(), folder.parent_path() / "share" / "annales"})
    if (fs::is_regular_file(place / kPackedEngine, ignored)) return place / kPackedEngine;
  return {};
}

std::vector<std::uint8_t> packedEngine() {
  std::ifstream in(placeOfEngine(), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string givenBlock(std::string_view log) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.field("text", log);
  json.endObject();
  return fmt::format("<script type=\"application/json\" id=\"given\">{}</script>\n", page::inScript(text));
}

} // namespace

bool hasRecorder() {
  return !placeOfEngine().empty();
}

Result<std::string> recorderPage(Language language) {
  return recorderPage(language, {});
}

Result<std::string> recorderPage(Language language, std::string_view log) {
  const std::vector<std::uint8_t> packed = packedEngine();
  if (packed.empty())
    return failure(
        "this program was built without the recorder: install clang-19, lld-19, wasi-libc, "
        "libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32, then build it again");
  page::PageDocument document{language,           "Annales", recorder::style(), recorder::skeleton(), {},
                              recorder::script(), true};
  document.data =
      fmt::format("<script type=\"application/wasm\" id=\"engine\">{}</script>\n", page::base64(packed));
  if (!log.empty()) document.data += givenBlock(log);
  return page::documentText(document);
}

} // namespace annales::inline importers
