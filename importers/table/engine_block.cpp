#include "importers/table/engine_block.h"

#include "engine/core/json_writer.h"
#include "importers/html/page_document.h"

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

tl::unexpected<Error> noEngine() {
  return failure(
      "this program was built without the recorder: install clang-19, lld-19, wasi-libc, "
      "libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32, then build it again");
}

std::vector<std::uint8_t> packedEngine() {
  std::ifstream in(placeOfEngine(), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

bool hasEngine() {
  return !placeOfEngine().empty();
}

Result<void> needsEngine() {
  if (hasEngine()) return {};
  return noEngine();
}

Result<std::string> engineBlock() {
  const std::vector<std::uint8_t> packed = packedEngine();
  if (packed.empty()) return noEngine();
  return fmt::format("<script type=\"application/wasm\" id=\"engine\">{}</script>\n", page::base64(packed));
}

std::string textBlock(std::string_view attributes, std::string_view text) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.field("text", text);
  json.endObject();
  return fmt::format("<script {}>{}</script>\n", attributes, page::inScript(out));
}

} // namespace annales::inline importers
