#include "importers/agn/stray_lines.h"

#include "importers/agn/blanks.h"
#include "importers/agn/grammar.h"
#include "importers/agn/words.h"

#include <algorithm>
#include <array>

namespace annales::agn {
namespace {

namespace p = tao::pegtl;
using LineInput = p::memory_input<p::tracking_mode::lazy>;

template <class Rule> std::size_t matched(std::string_view text) {
  LineInput in(text.data(), text.size(), "");
  return p::parse<Rule>(in) ? text.size() - in.size() : 0;
}

struct tag_first : p::seq<grammar::blanks, p::one<'['>, grammar::blanks, grammar::tag_name,
                          p::plus<grammar::blank>, grammar::opening_mark> {};
struct turn_first : p::seq<grammar::blanks, p::opt<grammar::round, grammar::blanks>,
                           p::opt<grammar::fact, grammar::blanks>, grammar::heading, grammar::blanks> {};

std::string smallLetters(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

/// Of mail. No nation is called so.
constexpr std::array<std::string_view, 14> kMailFields{
    "from", "to", "cc",      "bcc",   "subject",  "date",     "sent",
    "von",  "an", "betreff", "datum", "gesendet", "reply-to", "message-id"};

constexpr std::array<std::string_view, 47> kElements{
    "html",    "head",    "body",   "title",  "meta",       "link", "pre",  "code",   "p",     "br",
    "hr",      "div",     "span",   "b",      "i",          "u",    "em",   "strong", "tt",    "font",
    "a",       "h1",      "h2",     "h3",     "h4",         "h5",   "h6",   "ul",     "ol",    "li",
    "table",   "tbody",   "tr",     "td",     "th",         "img",  "main", "style",  "small", "center",
    "section", "article", "header", "footer", "blockquote", "wbr",  "samp"};

} // namespace

bool beginsWithTag(std::string_view line) {
  return matched<tag_first>(line) > 0;
}

bool isHeadName(std::string_view name) {
  const std::string small = smallLetters(name);
  for (const std::string_view known :
       {"event", "site", "date", "board", "boardhash", "rules", "nations", "game", "annotator", "result"})
    if (small == known) return true;
  for (const std::string_view known : {"player.", "rating.", "start.", "stock.", "option."})
    if (small.starts_with(known)) return true;
  return false;
}

bool isTagOfAHead(std::string_view line) {
  line = withoutBlanks(line);
  if (matched<grammar::loose_tag>(line) != line.size() || line.empty()) return false;
  line.remove_prefix(1);
  line = withoutBlanks(line);
  return isHeadName(line.substr(0, matched<grammar::tag_name>(line)));
}

bool looksLikeTurn(std::string_view line) {
  const std::size_t heading = matched<turn_first>(line);
  if (heading == 0) return false;
  std::string_view name = withoutBlanks(line.substr(0, heading));
  name = withoutBlanks(name.substr(0, name.size() - 1));
  if (std::ranges::find(kMailFields, smallLetters(name)) != kMailFields.end()) return false;
  std::string_view space = line.substr(heading);
  if (space.starts_with('*')) space = withoutBlanks(space.substr(1));
  space = space.substr(0, matched<grammar::word>(space));
  if (space.empty()) return true; // its space stands in the next line
  const Found found = commonWords().spaces.find(space);
  return found || found.several || !found.near.empty() || commonWords().verbs.exactly(space) >= 0;
}

bool namesSpace(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = matched<grammar::word>(text);
    if (length > 0 && commonWords().spaces.exactly(text.substr(0, length)) >= 0) return true;
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return false;
}

bool mayBePlay(std::string_view line) {
  line = withoutBlanks(line);
  if (line.empty() || std::string_view("{;(\"!?$*,.").find(line.front()) != std::string_view::npos)
    return true;
  line = withoutBlanks(line.substr(matched<p::opt<grammar::round>>(line)));
  const std::string_view word = line.substr(0, matched<grammar::word>(line));
  return line.empty() || namesSpace(line) || (!word.empty() && commonWords().verbs.exactly(word) >= 0);
}

bool isSeparator(std::string_view line) {
  line = withoutBlanks(line);
  if (line == "--") return true; // before a signature
  if (line.starts_with("```") || line.starts_with("~~~")) {
    line.remove_prefix(3);
    return line.find_first_of(" \t:,{([\"") == std::string_view::npos;
  }
  for (const std::string_view dash :
       {"-", "=", "_", "*", "#", "\xE2\x80\x94", "\xE2\x80\x93", "\xE2\x94\x80"}) {
    std::string_view rest = line;
    std::size_t count = 0;
    for (; rest.starts_with(dash); ++count)
      rest = withoutBlanks(rest.substr(dash.size()));
    if (count >= 3 && (rest.empty() || !namesSpace(rest))) return true;
  }
  return false;
}

std::size_t replyMarks(std::string_view line) {
  std::size_t marks = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '>' || line[i] == '|')
      marks = i + 1;
    else if (line[i] != ' ' && line[i] != '\t')
      break;
  }
  return marks;
}

std::string_view markupAt(std::string_view text) {
  constexpr std::size_t kLongest = 1000;
  if (!text.starts_with('<')) return {};
  const std::string_view near = text.substr(0, kLongest);
  const std::size_t end = near.find_first_of(">\n<", 1);
  if (end == std::string_view::npos || near[end] != '>') return {};
  std::string_view name = near.substr(1, end - 1);
  const bool whole = name.starts_with('!') || name.starts_with('?');
  if (name.starts_with('/')) name.remove_prefix(1);
  name = name.substr(0, std::min(name.find_first_of(" /\t\r"), name.size()));
  if (!whole && std::ranges::find(kElements, smallLetters(name)) == kElements.end()) return {};
  return near.substr(0, end + 1);
}

void blankOut(std::string& text, std::size_t from, std::size_t length) {
  std::string blanks;
  for (const char c : std::string_view(text).substr(from, length))
    if (c == '\n' || c == '\r')
      blanks += c;
    else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
      blanks += ' ';
  text.replace(from, length, blanks);
}

std::string shownLine(std::string_view line) {
  constexpr std::size_t kShown = 60;
  line = withoutBlanks(line);
  if (line.size() <= kShown) return std::string(line);
  std::size_t end = kShown;
  while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
    --end;
  return std::string(line.substr(0, end)) + "\xE2\x80\xA6";
}

} // namespace annales::agn
