#include "tests/docs/markdown.h"

#include <cctype>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

namespace annales::docs {
namespace {

constexpr std::string_view kFence = "```";

Block begun(const std::filesystem::path& document, int row, const std::string& fence) {
  Block block{document.filename().string(), row, {}, {}, {}};
  std::istringstream info(fence.substr(kFence.size()));
  info >> block.language;
  for (std::string word; info >> word;) {
    const auto equals = word.find('=');
    block.words[word.substr(0, equals)] = equals == std::string::npos ? "" : word.substr(equals + 1);
  }
  return block;
}

std::string anchorOf(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || c == '-' || c == '_' || byte >= 0x80)
      anchor += static_cast<char>(std::tolower(byte));
    else if (c == ' ')
      anchor += '-';
  }
  return anchor;
}

} // namespace

std::string Block::word(std::string_view key) const {
  const auto at = words.find(key);
  return at == words.end() ? std::string() : at->second;
}

std::string contentOf(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

std::vector<Block> blocksOf(const std::filesystem::path& document) {
  std::vector<Block> blocks;
  bool inside = false;
  int row = 0;
  for (const std::string& line : linesOf(contentOf(document))) {
    ++row;
    if (line.starts_with(kFence)) {
      if (!inside) blocks.push_back(begun(document, row, line));
      inside = !inside;
    } else if (inside) {
      blocks.back().text += line + '\n';
    }
  }
  return blocks;
}

std::string proseOf(const std::filesystem::path& document) {
  std::string prose;
  bool inside = false;
  for (const std::string& line : linesOf(contentOf(document))) {
    if (line.starts_with(kFence))
      inside = !inside;
    else if (!inside)
      prose += line + '\n';
  }
  return prose;
}

std::vector<std::string> anchorsOf(const std::filesystem::path& document) {
  std::vector<std::string> anchors;
  for (const std::string& line : linesOf(proseOf(document))) {
    const auto text = line.find_first_not_of('#');
    if (text != 0 && text != std::string::npos && line[text] == ' ')
      anchors.push_back(anchorOf(line.substr(text + 1)));
  }
  return anchors;
}

std::vector<std::string> linksOf(const std::filesystem::path& document) {
  static const std::regex link(R"(\]\(([^)\s]+)\))");
  std::vector<std::string> targets;
  const std::string prose = proseOf(document);
  for (std::sregex_iterator at(prose.begin(), prose.end(), link), end; at != end; ++at)
    targets.push_back((*at)[1]);
  return targets;
}

} // namespace annales::docs
