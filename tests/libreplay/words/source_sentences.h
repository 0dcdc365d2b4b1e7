// The sentences that the sources say: every literal in which words are parted by spaces.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace annales::test {

class LiteralScan {
public:
  /// Literals that stand side by side are one; raw literals, comments and lines of the preprocessor are none.
  explicit LiteralScan(std::string text) : text_(std::move(text)) {
    while (at_ < text_.size())
      step();
    end();
  }
  [[nodiscard]] const std::vector<std::string>& literals() const { return literals_; }

private:
  void step() {
    const char c = text_[at_];
    if (text_.compare(at_, 2, "//") == 0 || (c == '#' && (at_ == 0 || text_[at_ - 1] == '\n'))) return skip();
    if (text_.compare(at_, 2, "R\"") == 0) return raw();
    if (c == '\'' && !isalnum(text_[at_ - 1])) return character();
    if (c == '"') return literal();
    if (!isspace(c)) end();
    ++at_;
  }
  void skip() { at_ = std::min(text_.find('\n', at_), text_.size()); }
  void jumpBehind(const std::string& mark) {
    end();
    at_ = std::min(text_.find(mark, at_), text_.size() - mark.size()) + mark.size();
  }
  /// `R"sql(` … `)sql"`
  void raw() {
    const std::size_t open = text_.find('(', at_);
    jumpBehind(")" + text_.substr(at_ + 2, open - at_ - 2) + "\"");
  }
  void character() {
    end();
    at_ += text_[at_ + 1] == '\\' ? 3 : 2;
    at_ = text_.find('\'', at_) + 1;
  }
  void literal() {
    for (++at_; text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\') ++at_;
      current_ += text_[at_];
    }
    ++at_;
    open_ = true;
  }
  void end() {
    if (open_) literals_.push_back(std::move(current_));
    current_.clear();
    open_ = false;
  }
  static bool isspace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }
  static bool isalnum(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

  std::string text_;
  std::size_t at_ = 0;
  std::string current_;
  bool open_ = false;
  std::vector<std::string> literals_;
};

/// Small letters on both sides of a space, or a brace on one of them.
inline bool isSentence(const std::string& text) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    const char before = text[i - 1], after = text[i + 1];
    const bool word = (before >= 'a' && before <= 'z') || before == '}' || before == '"';
    const bool next = (after >= 'a' && after <= 'z') || after == '{' || after == '"';
    if (text[i] == ' ' && word && next) return true;
  }
  return false;
}

/// What AGN is written with: words in three languages, and nothing that is told to anybody.
inline bool isNotation(const std::filesystem::path& file) {
  return file.parent_path().filename() == "agn" &&
         (file.filename() == "word_tables.cpp" || file.filename() == "spelling.cpp");
}

inline std::set<std::string> sentencesIn(const std::filesystem::path& room) {
  std::set<std::string> sentences;
  for (const auto& file : std::filesystem::directory_iterator(room)) {
    if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
    if (isNotation(file.path())) continue;
    std::ifstream in(file.path());
    const LiteralScan scan({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
    for (const std::string& text : scan.literals())
      if (isSentence(text)) sentences.insert(text);
  }
  return sentences;
}

} // namespace annales::test
