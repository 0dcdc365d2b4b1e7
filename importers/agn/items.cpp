#include "importers/agn/items.h"

#include "importers/agn/blanks.h"
#include "importers/agn/grammar.h"
#include "importers/agn/head.h"
#include "importers/agn/stray_lines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::agn {
namespace {

namespace p = tao::pegtl;

/// Where the rules of the grammar put what they find.
struct Findings {
  const char* text;           // of the game
  std::vector<TagItem>* tags; // null where none is looked for
  std::vector<Item>* moves;
  std::string_view tagName, quoted;
  const char* unclosed = nullptr;
  bool escapes = true; // in the text of a tag

  template <class Input> std::size_t offset(const Input& in) const {
    return static_cast<std::size_t>(in.begin() - text);
  }
  template <class Input>
  void push(const Input& in, Item::Sort sort, std::size_t left = 0, std::size_t right = 0) {
    const std::string_view found = in.string_view();
    moves->push_back({sort, found.substr(left, found.size() - left - right), offset(in)});
  }
};

/// What is left of the text of a tag without the marks and brackets that it has.
std::string_view looseText(std::string_view text) {
  static constexpr std::array<std::string_view, 12> kMarks{"\"",           "'",
                                                           "\xE2\x80\x9C", "\xE2\x80\x9D",
                                                           "\xE2\x80\x9E", "\xE2\x80\x9F",
                                                           "\xE2\x80\x98", "\xE2\x80\x99",
                                                           "\xE2\x80\x9A", "\xC2\xAB",
                                                           "\xC2\xBB",     "`"};
  text = withoutBlanks(text);
  if (text.starts_with(':') || text.starts_with('=')) text = withoutBlanks(text.substr(1));
  if (text.ends_with(']')) text = withoutBlanks(text.substr(0, text.size() - 1));
  for (const std::string_view mark : kMarks)
    if (text.starts_with(mark)) {
      text.remove_prefix(mark.size());
      break;
    }
  for (const std::string_view mark : kMarks)
    if (text.ends_with(mark)) {
      text.remove_suffix(mark.size());
      break;
    }
  return withoutBlanks(text);
}

template <class Rule> struct OnItem : p::nothing<Rule> {};

using Sort = Item::Sort;

/// The alternatives of `move_item` call these; their parts have no action, as a part may match in vain.
template <> struct OnItem<grammar::move_item> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    // The rule that has matched is told by the first character, where it is one.
    const std::string_view text = in.string_view();
    const char last = text.back();
    if (found.unclosed == in.begin()) return found.push(in, Sort::unclosed);
    switch (text.front()) {
    case '(':
      return text.size() == 1 ? found.push(in, Sort::open) : found.push(in, Sort::payment, 1, 1);
    case ')':
      return found.push(in, Sort::close);
    case '{':
      return found.push(in, Sort::remark, 1, 1);
    case ';':
      return found.push(in, Sort::remark, 1, last == '\r' ? 1 : 0);
    case '%':
      return;
    case '[':
      return found.push(in, Sort::effects, 1, 1);
    case '*':
      return found.push(in, Sort::fact);
    case '$':
    case '!':
    case '?':
      return text.size() == 1 && text.front() == '$' ? found.push(in, Sort::strange)
                                                     : found.push(in, Sort::glyph);
    case ',':
      return found.push(in, Sort::comma);
    case '.':
      return found.push(in, text.size() == 3 ? Sort::goesOn : Sort::comma);
    case '"':
      if (last == ':') return heading(in, found);
      return found.push(in, Sort::quoted, 1, 1);
    case ':':
    case ']':
    case '}':
    case '\\':
    case '\0':
      return found.push(in, Sort::strange);
    default:
      break;
    }
    if (last == ':') return heading(in, found);
    if (last == '.') return found.push(in, Sort::round, 0, 1);
    if (text == ">" || text == "->" || text == "\xE2\x86\x92") return found.push(in, Sort::arrow);
    if (text == "\xE2\x80\xA6") return found.push(in, Sort::goesOn);
    if (text == "+-" || text == "-+" || text == "=" || text == "~") return found.push(in, Sort::glyph);
    found.push(in, Sort::word);
  }

private:
  template <class Input> static void heading(const Input& in, Findings& found) {
    std::string_view name = in.string_view();
    name.remove_suffix(1);
    name = withoutBlanks(name);
    if (name.size() > 1 && name.front() == '"') name = name.substr(1, name.size() - 2);
    found.moves->push_back({Sort::heading, name, found.offset(in)});
  }
};

template <> struct OnItem<grammar::unclosed> {
  template <class Input> static void apply(const Input& in, Findings& found) { found.unclosed = in.begin(); }
};
template <> struct OnItem<grammar::tag_name> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    found.tagName = in.string_view();
  }
};
template <> struct OnItem<grammar::quoted_inside> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    found.quoted = in.string_view();
    found.escapes = true;
  }
};
template <class Mark> struct OnItem<grammar::marked_inside<Mark>> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    found.quoted = in.string_view();
    found.escapes = false;
  }
};
template <> struct OnItem<grammar::tag> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    if (found.tags->size() <= kMostTags)
      found.tags->push_back({found.tagName, found.quoted, found.offset(in), found.escapes, false});
  }
};
template <> struct OnItem<grammar::loose_tag> {
  template <class Input> static void apply(const Input& in, Findings& found) {
    const std::string_view text = in.string_view();
    const auto name = static_cast<std::size_t>(found.tagName.data() - text.data()) + found.tagName.size();
    if (found.tags->size() <= kMostTags)
      found.tags->push_back({found.tagName, looseText(text.substr(name)), found.offset(in), false, true});
  }
};

// Amounts and remarks: their own small grammars.
template <class Rule> struct OnAmount : p::nothing<Rule> {};
struct Pieces {
  std::vector<AmountPiece>& out;
  AmountPiece piece;
};
template <> struct OnAmount<grammar::unit> {
  template <class Input> static void apply(const Input& in, Pieces& pieces) {
    pieces.piece.unit = in.string_view();
  }
};
template <> struct OnAmount<grammar::number> {
  template <class Input> static void apply(const Input& in, Pieces& pieces) {
    std::string_view text = in.string_view();
    const bool minus = text.front() == '-';
    if (minus || text.front() == '+') text.remove_prefix(1);
    std::from_chars(text.data(), text.data() + text.size(), pieces.piece.number);
    if (minus) pieces.piece.number = -pieces.piece.number;
  }
};
struct PieceDone {
  template <class Input> static void apply(const Input&, Pieces& pieces) {
    pieces.out.push_back(pieces.piece);
  }
};
template <> struct OnAmount<grammar::unit_first> : PieceDone {};
template <> struct OnAmount<grammar::number_first> : PieceDone {};

template <class Rule> struct OnRemark : p::nothing<Rule> {};
struct RemarkParts {
  RemarkText text;
  Command command;
  std::size_t solid = 0; // up to here the text ends with no blank that could be left out
};
void addTo(RemarkParts& parts, std::string_view more, bool solid) {
  const bool blank =
      !solid && more.size() == 1 && std::string_view(" \t\n\r").find(more[0]) != std::string_view::npos;
  if (blank && parts.text.text.empty()) return;
  parts.text.text += more;
  if (!blank) parts.solid = parts.text.text.size();
}
template <> struct OnRemark<grammar::command_name> {
  template <class Input> static void apply(const Input& in, RemarkParts& parts) {
    parts.command = {in.string_view(), {}};
  }
};
template <> struct OnRemark<grammar::command_rest> {
  template <class Input> static void apply(const Input& in, RemarkParts& parts) {
    parts.command.rest = in.string_view();
  }
};
template <> struct OnRemark<grammar::command> {
  template <class Input> static void apply(const Input&, RemarkParts& parts) {
    parts.text.commands.push_back(parts.command);
  }
};
template <> struct OnRemark<grammar::escape> {
  template <class Input> static void apply(const Input& in, RemarkParts& parts) {
    addTo(parts, unescaped(in.string_view()), true);
  }
};
template <> struct OnRemark<grammar::any_character> {
  template <class Input> static void apply(const Input& in, RemarkParts& parts) {
    addTo(parts, in.string_view(), false);
  }
};

} // namespace

namespace {

using TextInput = p::memory_input<p::tracking_mode::lazy>;

/// The tags before everything else, each complete, and where they end.
std::size_t readWholeTags(std::string_view text, std::vector<TagItem>& tags) {
  Findings found{text.data(), &tags, nullptr, {}, {}, nullptr};
  TextInput in(text.data(), text.size(), "");
  p::parse<grammar::head, OnItem>(in, found);
  return text.size() - in.size();
}

/// Where the head ends.
std::size_t readTags(std::string_view text, std::vector<TagItem>& tags) {
  Findings found{text.data(), &tags, nullptr, {}, {}, nullptr};
  TextInput in(text.data(), text.size(), "");
  p::parse<grammar::loose_head, OnItem>(in, found);
  if (std::ranges::any_of(tags, [](const TagItem& tag) { return !tag.loose || isHeadName(tag.name); }))
    return text.size() - in.size();
  tags.clear(); // brackets of another kind
  return readWholeTags(text, tags);
}

/// What may stand inside an action.
bool goesOnBehind(Item::Sort sort) {
  switch (sort) {
  case Sort::word:
  case Sort::quoted:
  case Sort::payment:
  case Sort::effects:
  case Sort::glyph:
  case Sort::arrow:
    return true;
  case Sort::fact:
  case Sort::round:
  case Sort::heading:
  case Sort::remark:
  case Sort::open:
  case Sort::close:
  case Sort::goesOn:
  case Sort::comma:
  case Sort::unclosed:
  case Sort::strange:
    break;
  }
  return false;
}

} // namespace

std::string TagItem::text() const {
  return escapes ? unescaped(value) : std::string(value);
}

std::vector<TagItem> tagsOf(std::string_view text) {
  std::vector<TagItem> tags;
  readTags(text, tags);
  return tags;
}

std::vector<TagItem> allTagsOf(std::string_view line) {
  std::vector<TagItem> tags;
  Findings found{line.data(), &tags, nullptr, {}, {}, nullptr};
  TextInput in(line.data(), line.size(), "");
  p::parse<grammar::loose_head, OnItem>(in, found);
  return tags;
}

Items itemsOf(std::string_view text) {
  Items items;
  ItemWindow window(text, readWholeTags(text, items.tags));
  for (std::size_t at = 0; window.fill(at); at = window.items().size())
    items.moves.insert(items.moves.end(), window.items().begin() + static_cast<std::ptrdiff_t>(at),
                       window.items().end());
  return items;
}

ItemWindow::ItemWindow(std::string_view text) : text_(text) {
  std::vector<TagItem> tags;
  next_ = readTags(text, tags);
}

bool ItemWindow::more(std::size_t at) const {
  constexpr std::size_t kAhead = 64;
  const std::size_t ahead = items_.size() - at;
  if (ahead < kAhead) return true;
  return ahead < kLongestAction && goesOnBehind(items_.back().sort);
}

bool ItemWindow::fill(std::size_t& at) {
  constexpr std::size_t kForgotten = 1024;
  if (at > kForgotten || at == items_.size()) {
    items_.erase(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(at));
    at = 0;
  }
  if (!more(at)) return true;
  Findings found{text_.data(), nullptr, &items_, {}, {}, nullptr};
  TextInput in(text_.data() + next_, text_.size() - next_, "");
  while (!in.empty() && more(at))
    p::parse<p::seq<grammar::blanks, p::opt<grammar::move_item>>, OnItem>(in, found);
  next_ = text_.size() - in.size();
  return at < items_.size();
}

std::string unescaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const char c = text[++i];
    out += c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
  }
  return out;
}

bool readAmountPieces(std::string_view text, std::vector<AmountPiece>& out) {
  Pieces pieces{out, {}};
  p::memory_input<p::tracking_mode::lazy> in(text.data(), text.size(), "");
  return p::parse<grammar::whole_amount, OnAmount>(in, pieces);
}

RemarkText remarkTextOf(std::string_view inside) {
  RemarkParts parts;
  p::memory_input<p::tracking_mode::lazy> in(inside.data(), inside.size(), "");
  p::parse<grammar::remark_inside, OnRemark>(in, parts);
  parts.text.text.resize(parts.solid);
  return std::move(parts.text);
}

} // namespace annales::agn
