#include "tests/docs/examples.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

namespace annales::docs {
namespace {

namespace fs = std::filesystem;

/// The SHA-256 in quotation marks. By OpenSSL alone, so that the program's own is checked against another
/// one.
std::string quotedHash(const std::string& text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  std::size_t length = 0;
  EVP_Q_digest(nullptr, "SHA256", nullptr, text.data(), text.size(), digest.data(), &length);
  static constexpr const char* kDigits = "0123456789abcdef";
  std::string hex = "\"";
  for (std::size_t i = 0; i < length; ++i) {
    hex += kDigits[digest[i] >> 4];
    hex += kDigits[digest[i] & 15];
  }
  return hex += '"';
}

} // namespace

fs::path root() {
  return ANNALES_SOURCE_DIR;
}

std::vector<fs::path> documents() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(root() / "docs"))
    if (entry.path().extension() == ".md") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

Examples::Examples() {
  std::vector<fs::path> files = documents();
  if (fs::exists(root() / "README.md")) files.push_back(root() / "README.md");
  for (const fs::path& file : files) {
    auto more = blocksOf(file);
    std::move(more.begin(), more.end(), std::back_inserter(blocks_));
  }
}

std::string Examples::wholeText(const Block& block) const {
  return block.has("after") ? wholeText(named(block.word("after"))) + block.text : block.text;
}

const Block& Examples::named(const std::string& name) const {
  for (const Block& block : blocks_)
    if (block.word("name") == name) return block;
  throw std::runtime_error("no example has the name " + name);
}

std::vector<std::string> Examples::facts(const std::string& name) const {
  std::vector<std::string> events;
  for (const Block& block : blocks_) {
    if (block.word("facts") != name) continue;
    auto more = linesOf(block.text);
    std::move(more.begin(), more.end(), std::back_inserter(events));
  }
  return events;
}

void Examples::writeFiles(const fs::path& folder) const {
  for (const Block& block : blocks_)
    if (block.has("file")) std::ofstream(folder / block.word("file"), std::ios::binary) << wholeText(block);
}

std::string chained(const std::vector<std::string>& facts) {
  static const std::string data = R"({"data":)";
  static const std::string type = R"(,"type":")";
  std::string log;
  std::string parent = "null";
  for (const std::string& fact : facts) {
    const auto end = fact.rfind(type);
    if (!fact.starts_with(data) || end == std::string::npos)
      throw std::runtime_error(R"(expected {"data":…,"type":…}, found )" + fact);
    const std::string head = fact.substr(0, end);
    const std::string tail = fact.substr(end);
    const std::string id = quotedHash(head + R"(,"parent":)" + parent + tail);
    log += head + R"(,"id":)" + id + R"(,"parent":)" + parent + R"(,"rec":"event")" + tail + '\n';
    parent = id;
  }
  return log;
}

} // namespace annales::docs
