#include "importers/agn/remarks.h"

#include "importers/agn/arguments.h"
#include "importers/agn/head.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/log/linked_lines.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::agn {
namespace {

constexpr std::string_view kBlanks = " \t\n\r";
constexpr std::size_t kMostFaults = 1000;

std::vector<std::string_view> wordsOf(std::string_view text, std::string_view separators = " \t\n\r,") {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t start = text.find_first_not_of(separators);
    if (start == std::string_view::npos) return words;
    text.remove_prefix(start);
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(kBlanks);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kBlanks) - start + 1);
}

std::string plainTextOf(std::string_view rest) {
  rest = trimmed(rest);
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') rest = rest.substr(1, rest.size() - 2);
  return unescaped(rest);
}

/// "[%clk 0:45:10]" at the beginning of a text, where it is a clock.
std::string_view clockAt(std::string_view text) {
  if (!text.starts_with("[%clk ") && !text.starts_with("[%emt ")) return {};
  const std::size_t from = std::string_view("[%clk ").size();
  const std::size_t end = text.find_first_not_of("0123456789:.", from);
  if (end == std::string_view::npos || end == from || text[end] != ']') return {};
  return text.substr(0, end + 1);
}

/// Puts what commands say into a remark.
class CommandReader {
public:
  CommandReader(ReadRemark& read, const GameWords& words, const Game& game)
      : read_(read), words_(words), game_(game) {}

  void take(const Command& command) {
    if (!known(command))
      fault(Error(say("\"[%{} …]\" is not a command for remarks", std::string(command.name))));
  }

  void finish() {
    std::string& text = read_.remark.text;
    if (!clocks_.empty()) text = text.empty() ? clocks_ : clocks_ + ' ' + text;
  }

private:
  bool known(const Command& c) {
    Annotation& remark = read_.remark;
    if (c.name == "by") return remark.author = plainTextOf(c.rest), true;
    if (c.name == "at") return remark.at = std::string(trimmed(c.rest)), true;
    if (c.name == "machine") return remark.layer = Layer::machine, true;
    if (c.name == "retracted") return remark.retracted = true, true;
    if (c.name == "answers") return read_.answers = std::string(trimmed(c.rest)), true;
    if (c.name == "replaces") return read_.replaces = std::string(trimmed(c.rest)), true;
    if (c.name == "for") return audience(c);
    if (c.name == "about") return about(trimmed(c.rest));
    if (c.name == "tags") return tags(c);
    if (c.name == "no") return number(c);
    if (c.name == "ask") return ask(c);
    if (c.name == "arrow") return arrow(c);
    if (c.name == "ring") return ring(c);
    if (c.name == "pact") return pact(c);
    if (c.name == "clk" || c.name == "emt") return time(c);
    return false;
  }

  /// A clock, as PGN has it: it stays in the text, before the others.
  bool time(const Command& c) {
    const std::string clock = fmt::format("[%{} {}]", c.name, trimmed(c.rest));
    if (clockAt(clock).empty()) return wrong(c);
    clocks_ += clocks_.empty() ? clock : ' ' + clock;
    return true;
  }
  bool about(std::string_view word) {
    if (auto found = nation(word)) read_.remark.nation = std::move(found);
    return true;
  }
  bool audience(const Command& c) {
    const auto value = valueOf<Audience>(trimmed(c.rest));
    if (!value) return wrong(c);
    read_.remark.audience = *value;
    return true;
  }
  bool tags(const Command& c) {
    for (const std::string_view word : wordsOf(c.rest))
      read_.remark.tags.emplace_back(word);
    return true;
  }
  bool number(const Command& c) {
    const auto value = wholeNumber(trimmed(c.rest));
    if (!value || *value < 1) return wrong(c);
    read_.number = static_cast<std::size_t>(*value);
    return true;
  }
  /// Programs alone write it: JSON, percent-encoded.
  bool ask(const Command& c) {
    auto read = readAskText(percentDecoded(trimmed(c.rest)));
    if (!read) return wrong(c);
    read_.remark.ask = *std::move(read);
    return true;
  }
  bool arrow(const Command& c) {
    const auto parts = wordsOf(c.rest, " \t\n\r,>");
    const auto colour = parts.empty() ? std::nullopt : valueOf<MarkColour>(parts.front());
    const std::size_t first = colour ? 1 : 0;
    if (parts.size() != first + 2) return wrong(c);
    auto from = province(parts[first]), to = province(parts[first + 1]);
    if (from && to)
      read_.remark.marks.emplace_back(
          Arrow{std::move(*from), std::move(*to), colour.value_or(MarkColour::green)});
    return true;
  }
  bool ring(const Command& c) {
    const auto parts = wordsOf(c.rest);
    const auto colour = parts.size() < 2 ? std::nullopt : valueOf<MarkColour>(parts.front());
    if (parts.size() != (colour ? 2U : 1U)) return wrong(c);
    if (auto around = province(parts.back()))
      read_.remark.marks.emplace_back(Ring{std::move(*around), colour.value_or(MarkColour::green)});
    return true;
  }
  /// "Romans Greeks: Roma Capua until 9".
  bool pact(const Command& c) {
    const std::size_t colon = c.rest.find(':');
    if (colon == std::string_view::npos) return wrong(c);
    Pact pact;
    bool whole = true;
    const auto add = [&](std::vector<std::string>& words, std::optional<std::string> found) {
      whole = whole && found;
      if (found) words.push_back(*std::move(found));
    };
    for (const std::string_view word : wordsOf(c.rest.substr(0, colon)))
      add(pact.nations, nation(word));
    auto parts = wordsOf(c.rest.substr(colon + 1));
    const auto round = parts.size() < 2 ? std::nullopt : wholeNumber(parts.back());
    if (!round || commonWords().smalls.exactly(parts[parts.size() - 2]) != static_cast<int>(Small::until))
      return wrong(c);
    parts.resize(parts.size() - 2);
    for (const std::string_view word : parts)
      add(pact.provinces, province(word));
    pact.until = *round;
    if (whole) read_.remark.marks.emplace_back(std::move(pact));
    return true;
  }

  /// As many as a game has complaints: nobody reads more.
  void fault(Error why) {
    if (read_.faults.size() < kMostFaults) read_.faults.push_back(std::move(why));
  }
  bool wrong(const Command& c) {
    fault(Error(
        say("\"[%{} {}]\" is not a valid command", std::string(c.name), std::string(c.rest.substr(0, 60)))));
    return true;
  }
  /// Remarks may name what the board does not have, by id. In quotation marks this is meant so; else it is
  /// kept, and told.
  std::optional<std::string> province(std::string_view word) {
    if (const auto quoted = quotedId(word)) return quoted;
    const WordList& provinces = words_.provinces();
    const int whole = provinces.exactly(word);
    const Found found = whole >= 0 ? Found{whole, {}, false} : provinces.find(word);
    const bool meant = found && (whole >= 0 || !isId(word)); // an id is never short for another
    if (meant) return game_.map->provinces()[static_cast<std::size_t>(found.value)].id;
    return unknown(word, found, "not a province of this board");
  }
  std::optional<std::string> nation(std::string_view word) {
    if (const auto quoted = quotedId(word)) return quoted;
    const Found found = words_.nations().find(word);
    if (found) return game_.nationWord(NationId(static_cast<std::size_t>(found.value)));
    return unknown(word, found, "not a nation of this game");
  }
  static std::optional<std::string> quotedId(std::string_view word) {
    if (word.size() < 2 || word.front() != '"' || word.back() != '"') return std::nullopt;
    const std::string_view id = word.substr(1, word.size() - 2);
    return isId(id) ? std::optional(std::string(id)) : std::nullopt;
  }
  std::optional<std::string> unknown(std::string_view word, const Found& found, Saying what) {
    fault(Error(unknownWord(word, found, std::move(what), 0)));
    if (isId(word)) return std::string(word);
    return std::nullopt;
  }

  ReadRemark& read_;
  const GameWords& words_;
  const Game& game_;
  std::string clocks_;
};

/// The ids of marks; in quotation marks where they are of some other game.
class MarkWords {
public:
  explicit MarkWords(const Game& game) : game_(game) {}

  [[nodiscard]] std::string province(const std::string& id) const {
    return game_.map->find(id).exists() ? id : '"' + id + '"';
  }
  [[nodiscard]] std::string nation(const std::string& id) const {
    return game_.nation(id).exists() ? id : '"' + id + '"';
  }

private:
  const Game& game_;
};

void appendMark(std::string& out, const Arrow& mark, const MarkWords& words) {
  out += fmt::format("[%arrow {} {}>{}]", wordOf(mark.colour), words.province(mark.from),
                     words.province(mark.to));
}
void appendMark(std::string& out, const Ring& mark, const MarkWords& words) {
  out += fmt::format("[%ring {} {}]", wordOf(mark.colour), words.province(mark.province));
}
void appendMark(std::string& out, const Pact& mark, const MarkWords& words) {
  out += "[%pact";
  for (const std::string& nation : mark.nations)
    out += " " + words.nation(nation);
  out += ":";
  for (const std::string& province : mark.provinces)
    out += " " + words.province(province);
  out += fmt::format(" until {}]", mark.until);
}

/// A brace would end the remark.
void appendAuthor(std::string& out, std::string_view author) {
  std::string quoted;
  appendQuoted(quoted, author);
  for (const char c : quoted) {
    if (c == '}') out += '\\';
    out += c;
  }
}

std::string commandsOf(const Annotation& a, std::size_t number, const RemarkNumbers& numbers,
                       const UsualRemark& usual, const Game& game) {
  std::string out;
  if (a.author != usual.author) {
    out += "[%by ";
    appendAuthor(out, a.author);
    out += "]";
  }
  if (a.at != usual.at) out += fmt::format("[%at {}]", a.at);
  if (a.audience != Audience::club) out += fmt::format("[%for {}]", wordOf(a.audience));
  if (a.layer == Layer::machine) out += "[%machine]";
  if (a.nation) out += fmt::format("[%about {}]", MarkWords(game).nation(*a.nation));
  if (!a.tags.empty()) out += fmt::format("[%tags {}]", fmt::join(a.tags, " "));
  appendMarks(out, a.marks, game);
  if (a.ask) out += fmt::format("[%ask {}]", percentEncoded(askText(*a.ask)));
  if (numbers.written) out += fmt::format("[%no {}]", number);
  if (a.answers) out += fmt::format("[%answers {}]", numbers.nameOf(*a.answers));
  if (a.replaces) out += fmt::format("[%replaces {}]", numbers.nameOf(*a.replaces));
  if (a.retracted) out += "[%retracted]";
  return out;
}

void appendText(std::string& out, std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  const std::size_t last = text.find_last_not_of(kBlanks);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool edge = first == std::string_view::npos || i < first || i > last;
    if (c == '\r' || (edge && (c == '\n' || c == '\t'))) {
      out += c == '\r' ? "\\r" : c == '\n' ? "\\n" : "\\t";
      continue;
    }
    if (c == '\\' || c == '}' || edge || (c == '[' && i + 1 < text.size() && text[i + 1] == '%')) out += '\\';
    out += c;
  }
}

} // namespace

void appendMarks(std::string& out, const std::vector<Mark>& marks, const Game& game) {
  const MarkWords words(game);
  for (const Mark& mark : marks)
    std::visit([&](const auto& m) { appendMark(out, m, words); }, mark);
}

UsualRemark usualRemark(const Tags& tags) {
  UsualRemark usual{tagOf(tags, "annotator"), "1970-01-01T00:00:00Z"};
  if (usual.author.empty()) usual.author = "unknown";
  std::string date = tagOf(tags, "date");
  if (date.empty()) return usual;
  while (date.size() < 10)
    date += "-01";
  usual.at = date + "T00:00:00Z";
  return usual;
}

ReadRemark readRemark(std::string_view inside, const std::vector<std::string>& glyphs,
                      const UsualRemark& usual, const GameWords& words, const Game& game) {
  ReadRemark read;
  RemarkText text = remarkTextOf(inside);
  read.remark.author = usual.author;
  read.remark.at = usual.at;
  read.remark.audience = Audience::club;
  read.remark.glyphs = glyphs;
  read.remark.text = std::move(text.text);
  CommandReader reader(read, words, game);
  for (const Command& command : text.commands)
    reader.take(command);
  reader.finish();
  return read;
}

void appendRemark(std::string& out, const Annotation& remark, std::size_t number,
                  const RemarkNumbers& numbers, const UsualRemark& usual, const Game& game, bool closed) {
  for (const std::string& glyph : remark.glyphs)
    out += " " + glyph;
  std::string commands = commandsOf(remark, number, numbers, usual, game);
  std::string_view text = remark.text;
  for (std::string_view clock = clockAt(text); !clock.empty(); clock = clockAt(text)) {
    const bool last = clock.size() == text.size();
    if (!last && (text[clock.size()] != ' ' || clock.size() + 1 == text.size())) break;
    commands += clock;
    text.remove_prefix(clock.size() + (last ? 0 : 1));
  }
  if (remark.glyphs.empty() && text.empty() && commands.empty())
    commands = fmt::format("[%for {}]", wordOf(remark.audience)); // empty braces are no remark
  if (!remark.glyphs.empty() && commands.empty() && text.empty() && !closed) return;
  out += " {" + commands;
  if (!commands.empty() && !text.empty()) out += ' ';
  appendText(out, text);
  out += '}';
}

} // namespace annales::agn
