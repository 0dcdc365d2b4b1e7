#include "importers/openings/own_openings.h"

#include <fmt/core.h>

#include <fstream>
#include <optional>
#include <system_error>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestBook = std::size_t{4} << 20U;

/// Never more than the largest book, and never from something that has no end. Nothing where there is no
/// file.
Result<std::optional<std::string>> bytesOf(const fs::path& file) {
  std::error_code fault;
  const fs::file_status status = fs::status(file, fault);
  if (status.type() == fs::file_type::not_found) return std::nullopt;
  if (status.type() != fs::file_type::regular) return failure("it is not an ordinary file");
  std::ifstream in(file, std::ios::binary);
  std::string text(kLargestBook + 1, '\0');
  if (!in || (!in.read(text.data(), static_cast<std::streamsize>(text.size())) && !in.eof()))
    return failure("it cannot be read");
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kLargestBook) return failure("it is too large for an opening book");
  if (text.empty()) return failure("it is empty");
  return text;
}

} // namespace

Result<OpeningBook> readOwnOpenings(const fs::path& file) {
  if (file.empty()) return OpeningBook();
  const auto bytes = bytesOf(file);
  if (!bytes) return tl::unexpected(bytes.error());
  return *bytes ? OpeningBook::read(**bytes) : OpeningBook();
}

OpeningBook openingsWithOwn(std::string* trouble) {
  const fs::path file = ownOpeningsFile();
  const auto own = readOwnOpenings(file);
  if (own) return OpeningBook::ofRulebooks().with(*own);
  if (trouble != nullptr) *trouble = fmt::format("{}: {}", file.string(), own.error().message);
  return OpeningBook::ofRulebooks();
}

} // namespace annales::inline importers
