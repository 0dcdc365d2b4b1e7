// What the tests of the documents need of Markdown: fenced blocks, headings, links.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace annales::docs {

/// A fenced block. Its info string is a language, then words, some of them `key=value`.
struct Block {
  std::string document; // its file's name
  int row = 0;          // of the fence
  std::string language;
  std::map<std::string, std::string, std::less<>> words; // a bare word has an empty value
  std::string text;                                      // with its line feeds

  [[nodiscard]] bool has(std::string_view word) const { return words.contains(word); }
  /// Empty where the word is not there.
  [[nodiscard]] std::string word(std::string_view key) const;
};

[[nodiscard]] std::string contentOf(const std::filesystem::path& file);
[[nodiscard]] std::vector<std::string> linesOf(const std::string& text);
[[nodiscard]] std::vector<Block> blocksOf(const std::filesystem::path& document);
/// The text without its fenced blocks.
[[nodiscard]] std::string proseOf(const std::filesystem::path& document);
/// The anchors of all headings, as the usual viewers build them.
[[nodiscard]] std::vector<std::string> anchorsOf(const std::filesystem::path& document);
/// The targets of `[…](target)`.
[[nodiscard]] std::vector<std::string> linksOf(const std::filesystem::path& document);

} // namespace annales::docs
