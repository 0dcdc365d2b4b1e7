#include "importers/html/safe_markdown.h"

#include <cmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace annales::inline importers::page {
namespace {

/// U+202A–202E, U+2066–2069, U+200E, U+200F and U+061C.
bool turnsText(std::string_view at) {
  if (at.starts_with("\xd8\x9c")) return true;
  if (at.size() < 3 || at[0] != '\xe2') return false;
  const auto second = static_cast<unsigned char>(at[1]), third = static_cast<unsigned char>(at[2]);
  if (second == 0x80) return third == 0x8e || third == 0x8f || (third >= 0xaa && third <= 0xae);
  return second == 0x81 && third >= 0xa6 && third <= 0xa9;
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned char byte = 0;
    const char* digits = text.data() + i + 1;
    if (text[i] == '%' && i + 2 < text.size() &&
        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      out += static_cast<char>(byte);
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::optional<std::string_view> after(std::string_view text, std::string_view start) {
  if (!text.starts_with(start)) return std::nullopt;
  return text.substr(start.size());
}

std::string_view orEmpty(const char* text) {
  return text == nullptr ? std::string_view() : std::string_view(text);
}

/// The number that stands before the item in the text: cmark counts on from the first one of the list, and
/// "7." behind "3." may be a round. `counted` where it cannot be found again.
int writtenNumber(cmark_node* item, std::string_view markdown, int counted) {
  std::size_t at = 0;
  for (int line = 1; line < cmark_node_get_start_line(item); ++line) {
    at = markdown.find_first_of("\r\n", at);
    if (at == std::string_view::npos) return counted;
    at += markdown.substr(at).starts_with("\r\n") ? 2 : 1;
  }
  at += static_cast<std::size_t>(std::max(1, cmark_node_get_start_column(item))) - 1;
  if (at >= markdown.size()) return counted;
  int number = counted;
  const std::string_view rest = markdown.substr(at);
  const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  return read.ec == std::errc() && read.ptr != rest.data() + rest.size() &&
                 (*read.ptr == '.' || *read.ptr == ')')
             ? number
             : counted;
}

/// Walks over what cmark has read; every character of the text goes through `escapedHtml`.
class SafeHtml {
public:
  SafeHtml(std::string_view markdown, const std::function<int(std::string_view)>& lineNamed)
      : markdown_(markdown), lineNamed_(lineNamed) {}

  std::string write(cmark_node* document) {
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> iter(cmark_iter_new(document),
                                                                       cmark_iter_free);
    for (cmark_event_type event = cmark_iter_next(iter.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(iter.get()))
      visit(cmark_iter_get_node(iter.get()), event == CMARK_EVENT_ENTER);
    return std::move(out_);
  }

private:
  void visit(cmark_node* node, bool enters) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_TEXT:
    case CMARK_NODE_HTML_INLINE:
      return text(node);
    case CMARK_NODE_HTML_BLOCK:
    case CMARK_NODE_CODE_BLOCK:
      return block(node);
    case CMARK_NODE_CODE:
      out_ += "<code>";
      text(node);
      out_ += "</code>";
      return;
    case CMARK_NODE_SOFTBREAK:
      out_ += '\n';
      return;
    case CMARK_NODE_LINEBREAK:
      out_ += "<br>";
      return;
    case CMARK_NODE_THEMATIC_BREAK:
      out_ += "<hr>";
      return;
    case CMARK_NODE_PARAGRAPH:
      return tag("p", enters);
    case CMARK_NODE_HEADING:
      out_ += enters ? "<p><strong>" : "</strong></p>";
      return;
    case CMARK_NODE_BLOCK_QUOTE:
      return tag("blockquote", enters);
    case CMARK_NODE_LIST:
      return list(node, enters);
    case CMARK_NODE_ITEM:
      return item(node, enters);
    case CMARK_NODE_EMPH:
      return tag("em", enters);
    case CMARK_NODE_STRONG:
      return tag("strong", enters);
    case CMARK_NODE_LINK:
      return link(node, enters);
    case CMARK_NODE_IMAGE:
      return image(node, enters);
    default:
      return;
    }
  }

  /// "12. Runde" at the start of a line is an item of a list, and says twelve.
  void list(cmark_node* node, bool enters) {
    const bool counts = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
    const int from = cmark_node_get_list_start(node);
    if (enters)
      next_.push_back(from);
    else
      next_.pop_back();
    if (counts && enters && from != 1)
      out_ += fmt::format("<ol start=\"{}\">", from);
    else
      tag(counts ? "ol" : "ul", enters);
  }
  void item(cmark_node* node, bool enters) {
    const int counted = next_.back();
    const bool counts = cmark_node_get_list_type(cmark_node_parent(node)) == CMARK_ORDERED_LIST;
    const int number = enters && counts ? writtenNumber(node, markdown_, counted) : counted;
    if (number != counted)
      out_ += fmt::format("<li value=\"{}\">", number);
    else
      tag("li", enters);
    if (enters) next_.back() = number + 1;
  }
  void tag(std::string_view name, bool enters) { out_ += fmt::format("<{}{}>", enters ? "" : "/", name); }
  void text(cmark_node* node) { out_ += escapedHtml(orEmpty(cmark_node_get_literal(node))); }
  void block(cmark_node* node) {
    out_ += "<pre>";
    text(node);
    out_ += "</pre>";
  }

  void link(cmark_node* node, bool enters) {
    if (enters) {
      ends_.emplace_back();
      open(orEmpty(cmark_node_get_url(node)), ends_.back());
    } else {
      out_ += ends_.back();
      ends_.pop_back();
    }
  }

  void open(std::string_view url, std::string& end) {
    const auto button = [&](std::string_view what, std::string_view value) {
      out_ += fmt::format("<button type=\"button\" data-{}=\"{}\">", what, escapedHtml(value));
      end = "</button>";
    };
    if (url.starts_with("https://") || url.starts_with("http://")) {
      const std::string target = escapedHtml(url);
      out_ += fmt::format(
          "<a href=\"{0}\" title=\"{0}\" target=\"_blank\" rel=\"noopener noreferrer nofollow\">", target);
      end = "</a>";
    } else if (const auto event = after(url, "annales:event/")) {
      if (event->find_first_not_of("0123456789") == std::string_view::npos && !event->empty())
        button("event", *event);
    } else if (const auto province = after(url, "annales:province/")) {
      button("province", decoded(*province));
    } else if (const auto line = after(url, "annales:line/")) {
      const int number = lineNamed_(decoded(*line));
      if (number >= 0) button("line", std::to_string(number));
    }
  }

  /// As it was typed.
  void image(cmark_node* node, bool enters) {
    out_ += enters ? "![" : fmt::format("]({})", escapedHtml(orEmpty(cmark_node_get_url(node))));
  }

  std::string_view markdown_;
  const std::function<int(std::string_view)>& lineNamed_;
  std::vector<int> next_;         // numbers of the items to come, of the lists around
  std::vector<std::string> ends_; // of the links that are open
  std::string out_;
};

/// Walks as `SafeHtml` does, for a document.
class SafeDocument {
public:
  SafeDocument(std::string_view markdown, const std::function<bool(std::string_view)>& leads)
      : markdown_(markdown), leads_(leads) {}

  std::string write(cmark_node* document) {
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> iter(cmark_iter_new(document),
                                                                       cmark_iter_free);
    for (cmark_event_type event = cmark_iter_next(iter.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(iter.get()))
      visit(cmark_iter_get_node(iter.get()), event == CMARK_EVENT_ENTER);
    return std::move(out_);
  }

private:
  static constexpr std::size_t kDeepest = 6; // lists and quotes within each other that are set in

  void visit(cmark_node* node, bool enters) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_TEXT:
    case CMARK_NODE_HTML_INLINE:
      return text(node);
    case CMARK_NODE_HTML_BLOCK:
    case CMARK_NODE_CODE_BLOCK:
      return lines(orEmpty(cmark_node_get_literal(node)), cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK);
    case CMARK_NODE_CODE:
      out_ += "<code>";
      text(node);
      out_ += "</code>";
      return;
    case CMARK_NODE_SOFTBREAK:
      out_ += '\n';
      return;
    case CMARK_NODE_LINEBREAK:
      out_ += "<br>";
      return;
    case CMARK_NODE_THEMATIC_BREAK:
      out_ += "<hr>";
      return;
    case CMARK_NODE_PARAGRAPH:
      return paragraph(node, enters);
    case CMARK_NODE_HEADING:
      return enters ? open("<strong>") : close("</strong>");
    case CMARK_NODE_BLOCK_QUOTE:
      return setIn("<blockquote>", "</blockquote>", enters);
    case CMARK_NODE_LIST:
      return list(node, enters);
    case CMARK_NODE_ITEM:
      return item(node, enters);
    case CMARK_NODE_EMPH:
      out_ += enters ? "<em>" : "</em>";
      return;
    case CMARK_NODE_STRONG:
      out_ += enters ? "<strong>" : "</strong>";
      return;
    case CMARK_NODE_LINK:
      return link(node, enters);
    case CMARK_NODE_IMAGE:
      out_ += enters ? "![" : fmt::format("]({})", escapedHtml(orEmpty(cmark_node_get_url(node))));
      return;
    default:
      return;
    }
  }

  void text(cmark_node* node) { out_ += escapedHtml(orEmpty(cmark_node_get_literal(node))); }

  /// Without the space above, which the first one of a document would have, too.
  void open(std::string_view more = {}) {
    out_ +=
        fmt::format("<p style=\"margin-top:0px; margin-bottom:6px\">{}{}", std::exchange(number_, {}), more);
  }
  void close(std::string_view more = {}) { out_ += fmt::format("{}</p>", more); }

  /// Those of a tight list follow each other without space.
  void paragraph(cmark_node* node, bool enters) {
    cmark_node* const above = cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_ITEM
                                  ? cmark_node_parent(cmark_node_parent(node))
                                  : nullptr;
    if (above == nullptr || cmark_node_get_list_tight(above) == 0) return enters ? open() : close();
    if (enters) out_ += std::exchange(number_, {});
  }

  /// A line of `pre` would not break at the end of the paper.
  void lines(std::string_view text, bool isCode) {
    open(isCode ? "<span style=\"white-space:pre-wrap; font-family:monospace\">"
                : "<span style=\"white-space:pre-wrap\">");
    while (text.ends_with('\n'))
      text.remove_suffix(1);
    for (const char c : escapedHtml(text))
      c == '\n' ? out_ += "<br>" : out_ += c;
    close("</span>");
  }

  void setIn(std::string_view begin, std::string_view end, bool enters) {
    if (enters) ++depth_;
    if (depth_ <= kDeepest) out_ += enters ? begin : end;
    if (!enters) --depth_;
  }

  /// Whether Qt would write other numbers than the text has.
  [[nodiscard]] bool numbersItself(cmark_node* list) const {
    if (cmark_node_get_list_type(list) != CMARK_ORDERED_LIST) return false;
    int next = 1;
    for (cmark_node* one = cmark_node_first_child(list); one != nullptr; one = cmark_node_next(one), ++next)
      if (writtenNumber(one, markdown_, next) != next) return true;
    return cmark_node_get_list_start(list) != 1;
  }

  void list(cmark_node* node, bool enters) {
    const bool counts = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
    if (enters)
      next_.push_back(cmark_node_get_list_start(node));
    else
      next_.pop_back();
    if (numbersItself(node))
      setIn("<ul style=\"list-style-type:none\">", "</ul>", enters);
    else
      setIn(counts ? "<ol>" : "<ul>", counts ? "</ol>" : "</ul>", enters);
  }

  void item(cmark_node* node, bool enters) {
    const bool isDeep = depth_ > kDeepest;
    if (!enters) {
      out_ += std::exchange(number_, {}); // of an empty item
      out_ += isDeep ? "</p>" : "</li>";
      return;
    }
    cmark_node* const list = cmark_node_parent(node);
    const int number = writtenNumber(node, markdown_, next_.back());
    next_.back() = number + 1;
    out_ += isDeep ? "<p>" : "<li>";
    if (cmark_node_get_list_type(list) != CMARK_ORDERED_LIST) {
      if (isDeep) number_ = "\u2022&#160;";
    } else if (isDeep || numbersItself(list)) {
      number_ =
          fmt::format("{}{}&#160;", number, cmark_node_get_list_delim(list) == CMARK_PAREN_DELIM ? ')' : '.');
    }
  }

  void link(cmark_node* node, bool enters) {
    const std::string_view target = orEmpty(cmark_node_get_url(node));
    if (!leads_(target)) return;
    out_ += enters ? fmt::format("<a href=\"{}\">", escapedHtml(target)) : "</a>";
  }

  std::string_view markdown_;
  const std::function<bool(std::string_view)>& leads_;
  std::size_t depth_ = 0;
  std::vector<int> next_; // numbers of the lists that are open
  std::string number_;    // of an item whose text has not begun
  std::string out_;
};

/// Each may begin a link, and the reader looks for the end of all: nobody writes so many.
bool hasTooManyBrackets(std::string_view markdown) {
  constexpr std::ptrdiff_t kMostBrackets = 2000;
  return std::ranges::count(markdown, '[') > kMostBrackets;
}

using Document = std::unique_ptr<cmark_node, decltype(&cmark_node_free)>;

Document documentOf(std::string_view markdown) {
  return {cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_VALIDATE_UTF8), cmark_node_free};
}

} // namespace

std::string withoutTurns(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i)
    if (turnsText(text.substr(i)))
      i += text[i] == '\xd8' ? 1 : 2;
    else
      out += text[i];
  return out;
}

std::string escapedHtml(std::string_view text) {
  std::string out;
  const std::string turned = withoutTurns(text);
  for (std::string_view left = turned; !left.empty(); left.remove_prefix(1)) {
    const char c = left.front();
    if (left.starts_with("\uFFFE") || left.starts_with("\uFFFF")) { // a drawing with them is no XML
      out += "\uFFFD";
      left.remove_prefix(2);
    } else if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\'')
      out += "&#39;";
    else
      out += static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t' ? ' ' : c;
  }
  return out;
}

std::string safeHtml(std::string_view markdown, const std::function<int(std::string_view)>& lineNamed) {
  if (hasTooManyBrackets(markdown)) return "<p>" + escapedHtml(markdown) + "</p>";
  return SafeHtml(markdown, lineNamed).write(documentOf(markdown).get());
}

std::string safeDocument(std::string_view markdown, const std::function<bool(std::string_view)>& leads) {
  if (hasTooManyBrackets(markdown)) return "<p>" + escapedHtml(markdown) + "</p>";
  return SafeDocument(markdown, leads).write(documentOf(markdown).get());
}

} // namespace annales::inline importers::page
