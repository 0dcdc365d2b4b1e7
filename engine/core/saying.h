// A sentence for a person, kept in parts: a text with braces, and what the braces stand for. The engine says
// everything in plain English with the words of the log; who shows it to people puts the same parts together
// in their language, with the names of the board (libreplay/words/reason.h).
#pragma once

#include "engine/core/ids.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

struct Part;

struct Saying {
  std::string_view text; // a literal of the source, with a `{}` for each part; the key of its translations
  std::vector<Part> parts;

  Saying() = default;
  template <std::size_t N> Saying(const char (&literal)[N]) : text(literal, N - 1) {}
  /// Only for texts that live as long as the program.
  [[nodiscard]] static Saying of(std::string_view literal);
  [[nodiscard]] bool empty() const { return text.empty(); }
  friend bool operator==(const Saying& a, const Saying& b);
};

/// What one pair of braces stands for.
struct Part {
  /// How a language looks for its own word. `counted`: a number and its noun; `anyOf`: words parted by
  /// commas.
  enum class Sort : std::uint8_t {
    text,
    number,
    counted,
    anyOf,
    nation,
    province,
    term, // a know-how or a card
    ruleset,
    space,
    resource,
    kind,
    personage,
    reason,
    site,
    saying
  };

  Sort sort = Sort::text;
  std::string word;           // as the log writes it; the noun of one
  std::string_view many = {}; // the noun of many
  std::int64_t number = 0;
  std::vector<Saying> inner = {}; // one, for a saying

  Part(Sort kindOfWord, std::string_view asWritten) : sort(kindOfWord), word(asWritten) {}
  template <std::integral N>
  requires(!std::same_as<N, bool>) Part(N digits)
      : sort(Sort::number), number(static_cast<std::int64_t>(digits)) {}
  Part(const char* text) : word(text) {}
  Part(std::string_view text) : word(text) {}
  Part(std::string text) : word(std::move(text)) {}
  Part(RulesetId id) : Part(Sort::ruleset, wordOf(id)) {}
  Part(Space space) : Part(Sort::space, wordOf(space)) {}
  Part(Resource resource) : Part(Sort::resource, wordOf(resource)) {}
  Part(Kind kind) : Part(Sort::kind, wordOf(kind)) {}
  Part(Personage personage) : Part(Sort::personage, wordOf(personage)) {}
  Part(AwardReason reason) : Part(Sort::reason, wordOf(reason)) {}
  Part(Site site) : Part(Sort::site, wordOf(site)) {}
  Part(Saying saying) : sort(Sort::saying), inner{std::move(saying)} {}
  friend bool operator==(const Part&, const Part&) = default;
};

inline bool operator==(const Saying& a, const Saying& b) {
  return a.text == b.text && a.parts == b.parts;
}

/// A text with as many braces as it has parts; a literal, counted by the compiler.
template <std::size_t Parts> class SayingText {
public:
  template <std::size_t N> consteval SayingText(const char (&literal)[N]) : text_(literal, N - 1) {
    std::size_t braces = 0;
    for (std::size_t i = 0; i + 1 < text_.size(); ++i)
      if (text_[i] == '{' && text_[i + 1] == '}') ++braces;
    if (braces != Parts) throw "a text needs a pair of braces for each part";
  }
  [[nodiscard]] std::string_view text() const { return text_; }

private:
  std::string_view text_;
};

template <class... Parts> [[nodiscard]] Saying say(SayingText<sizeof...(Parts)> text, Parts&&... parts) {
  Saying saying = Saying::of(text.text());
  saying.parts.reserve(sizeof...(Parts));
  (saying.parts.emplace_back(std::forward<Parts>(parts)), ...);
  return saying;
}

/// "1 unit", "2 units".
[[nodiscard]] Part counted(std::int64_t number, std::string_view one, std::string_view many);
/// "1 coin", "2 coins"; "2 marble".
[[nodiscard]] Part counted(std::int64_t number, Resource resource);
/// "1 legion", "2 legions".
[[nodiscard]] Part counted(std::int64_t number, Kind kind);
/// "a, b or c".
[[nodiscard]] Part anyOf(const auto& words) {
  Part part(Part::Sort::anyOf, "");
  for (const auto& word : words) {
    if (!part.word.empty()) part.word += ',';
    part.word += word;
  }
  return part;
}

/// The sentence with the words that logs write: "the phoenicians have 0 iron".
[[nodiscard]] std::string plainEnglish(const Saying& saying);

/// Puts `wordsOf(part)` in the place of each pair of braces: `{}` for the next part, `{2}` for the third.
template <class WordsOf>
[[nodiscard]] std::string filled(std::string_view text, const std::vector<Part>& parts,
                                 const WordsOf& wordsOf) {
  std::string out;
  std::size_t next = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string_view::npos;
    if (end == std::string_view::npos) {
      out += text[i];
      continue;
    }
    const std::size_t place = end == i + 1 ? next++ : static_cast<std::size_t>(text[i + 1] - '0');
    if (place < parts.size()) out += wordsOf(parts[place]);
    i = end;
  }
  return out;
}

/// "a, b or c" of "a,b,c", with the word for "or" and the spaces around it.
[[nodiscard]] std::string alternativesOf(std::string_view words, std::string_view orWord);

} // namespace annales::inline engine
