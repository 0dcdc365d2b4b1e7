#include "libreplay/text/markdown_words.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::string_view kPunctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr std::string_view kBlanks = " \t\r\n\f\v";

bool isBlank(char c) {
  return kBlanks.find(c) != std::string_view::npos;
}

bool isPunctuation(char c) {
  return kPunctuation.find(c) != std::string_view::npos;
}

/// Letters, digits and everything beyond ASCII.
bool isOfWord(char c) {
  return !isBlank(c) && !isPunctuation(c);
}

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) + 1 - from);
}

/// "---", "***", "===", "| --- | :-: |", "```cpp": lines that say nothing.
bool saysNothing(std::string_view line) {
  if (line.starts_with("```") || line.starts_with("~~~")) return true;
  const bool signs = line.find_first_not_of("-*_=|: \t") == std::string_view::npos;
  return signs && std::ranges::count_if(line, [](char c) { return !isBlank(c); }) >= 3;
}

std::size_t lengthOfHeading(std::string_view line) {
  const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
  return level > 0 && level <= 6 && (level == line.size() || isBlank(line[level])) ? level : 0;
}

std::size_t lengthOfListSign(std::string_view line) {
  for (const std::string_view box : {"- [ ] ", "- [x] ", "* [ ] ", "* [x] "})
    if (line.starts_with(box)) return box.size();
  return line.size() > 1 && std::string_view("-*+").find(line[0]) != std::string_view::npos &&
                 isBlank(line[1])
             ? 1
             : 0;
}

/// What stands behind the signs at the beginning of a line.
std::string_view saidOn(std::string_view line) {
  for (line = withoutBlanks(line); !line.empty();) {
    const std::size_t signs = line[0] == '>' ? 1 : std::max(lengthOfHeading(line), lengthOfListSign(line));
    if (signs == 0) break;
    line = withoutBlanks(line.substr(signs));
  }
  return line;
}

/// The place of the bracket that closes the one at `from`; npos where none does.
std::size_t closing(std::string_view text, std::size_t from, char open, char close) {
  int depth = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    if (text[at] == '\\') {
      ++at;
      continue;
    }
    if (text[at] == open) ++depth;
    if (text[at] == close && --depth == 0) return at;
  }
  return std::string_view::npos;
}

/// Reads the signs within lines.
class InlineWords {
public:
  explicit InlineWords(std::string_view text) : text_(text) {}

  std::string words() {
    while (at_ < text_.size())
      if (!escaped() && !code() && !link() && !address() && !emphasis()) said_ += text_[at_++];
    return std::move(said_);
  }

private:
  [[nodiscard]] char before() const { return at_ == 0 ? ' ' : text_[at_ - 1]; }
  [[nodiscard]] char charAt(std::size_t place) const { return place < text_.size() ? text_[place] : ' '; }

  bool escaped() {
    if (text_[at_] != '\\' || !isPunctuation(charAt(at_ + 1))) return false;
    said_ += text_[at_ + 1];
    at_ += 2;
    return true;
  }

  bool code() {
    if (text_[at_] != '`') return false;
    const std::size_t behind = std::min(text_.find_first_not_of('`', at_), text_.size());
    const std::string_view fence = text_.substr(at_, behind - at_);
    const std::size_t end = text_.find(fence, behind);
    if (end == std::string_view::npos) {
      at_ = behind; // a fence alone says nothing
      return true;
    }
    said_ += text_.substr(behind, end - behind);
    at_ = end + fence.size();
    return true;
  }

  /// "[words](target)", "![words](target)", "[words][name]".
  bool link() {
    const std::size_t open = at_ + (text_[at_] == '!' ? 1 : 0);
    if (charAt(open) != '[') return false;
    const std::size_t end = closing(text_, open, '[', ']');
    if (end == std::string_view::npos) return false;
    const char next = charAt(end + 1);
    const std::size_t target = next == '('   ? closing(text_, end + 1, '(', ')')
                               : next == '[' ? closing(text_, end + 1, '[', ']')
                                             : std::string_view::npos;
    if (target == std::string_view::npos) return false;
    said_ += InlineWords(text_.substr(open + 1, end - open - 1)).words();
    at_ = target + 1;
    return true;
  }

  /// "<https://…>".
  bool address() {
    if (text_[at_] != '<') return false;
    const std::size_t end = text_.find('>', at_);
    if (end == std::string_view::npos) return false;
    const std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
    const bool isAddress =
        inside.find(':') != std::string_view::npos && inside.find_first_of(" <\"=") == std::string_view::npos;
    if (!isAddress) return false;
    said_ += inside;
    at_ = end + 1;
    return true;
  }

  /// A run of signs that clings to a word; "2 * 3" and "snake_case" keep theirs.
  bool emphasis() {
    const char sign = text_[at_];
    if (sign != '*' && sign != '_' && sign != '~') return false;
    const std::size_t behind = std::min(text_.find_first_not_of(sign, at_), text_.size());
    const char left = before(), right = charAt(behind);
    const bool alone = isBlank(left) && isBlank(right);
    const bool within = isOfWord(left) && isOfWord(right);
    const bool meant = alone || (sign == '_' && within) || (sign == '~' && behind - at_ != 2);
    if (meant) said_ += text_.substr(at_, behind - at_);
    at_ = behind;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string said_;
};

/// One blank between words, none at the ends, no control characters.
std::string simplified(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool blank = isBlank(c) || static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    if (!blank)
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  if (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

} // namespace

std::string wordsOfMarkdown(std::string_view markdown) {
  std::string text;
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    const std::string_view line = withoutBlanks(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    if (saysNothing(line)) continue;
    std::string said(saidOn(line));
    if (line.starts_with('|')) std::ranges::replace(said, '|', ' ');
    text += said + '\n';
  }
  return simplified(InlineWords(text).words());
}

} // namespace annales::inline replay
