#include "libreplay/query/question.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace annales::inline replay {
namespace {

constexpr std::array<std::string_view, kQuantities> kQuantityWords{
    "round",      "turn",  "temples",  "cities",   "legions",  "galleys",   "commanders", "admirals",
    "units",      "seas",  "walls",    "coins",    "marble",   "iron",      "gold",       "know-hows",
    "personages", "kings", "scholars", "generals", "citizens", "navigators"};
constexpr std::array<std::string_view, kStandings> kStandingWords{"seat", "nations", "place", "rating"};
constexpr std::array<std::string_view, kAttributes> kAttributeWords{
    "nation", "winner", "player", "ruleset", "board", "space", "outcome", "opening", "event", "site"};
constexpr std::array<std::string_view, 6> kSigns{"=", "!=", "<", "<=", ">", ">="};
constexpr std::array<std::string_view, kDeeds> kDeedWords{
    "founded",      "conquered", "lost",    "abandoned",   "destroyed", "built a temple",
    "built a wall", "bought",    "claimed", "armed",       "recruited", "fought",
    "traded",       "took",      "played",  "used bellona"};
constexpr std::array<std::string_view, 3> kFactWords{"won", "decided", "own turn"};

std::string asText(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

bool isFreeText(Attribute what) {
  switch (what) {
  case Attribute::player:
  case Attribute::opening:
  case Attribute::event:
  case Attribute::site:
  case Attribute::board:
    return true;
  case Attribute::nation:
  case Attribute::winner:
  case Attribute::ruleset:
  case Attribute::space:
  case Attribute::outcome:
    return false;
  }
  return true;
}

std::string didText(const Did& did) {
  if (did.what.empty()) {
    // "lost" and "played" alone mean the same; the longer form cannot be taken for anything else.
    switch (did.deed) {
    case Deed::founded:
    case Deed::conquered:
    case Deed::lost:
    case Deed::abandoned:
      return fmt::format("{} a city", wordOf(did.deed));
    case Deed::destroyed:
      return "destroyed a temple";
    case Deed::bought:
      return "bought a know-how";
    case Deed::claimed:
      return "claimed a personage";
    case Deed::took:
    case Deed::played:
      return fmt::format("{} a card", wordOf(did.deed));
    case Deed::temple:
    case Deed::wall:
    case Deed::armed:
    case Deed::recruited:
    case Deed::fought:
    case Deed::traded:
    case Deed::bellona:
      return std::string(wordOf(did.deed));
    }
  }
  switch (did.deed) {
  case Deed::temple:
  case Deed::wall:
  case Deed::fought:
    return fmt::format("{} in {}", wordOf(did.deed), did.what);
  case Deed::took:
  case Deed::played:
    return fmt::format("{} {}", wordOf(did.deed), asText(did.what));
  case Deed::founded:
  case Deed::conquered:
  case Deed::lost:
  case Deed::abandoned:
  case Deed::destroyed:
  case Deed::bought:
  case Deed::claimed:
  case Deed::armed:
  case Deed::recruited:
  case Deed::traded:
  case Deed::bellona:
    return fmt::format("{} {}", wordOf(did.deed), did.what);
  }
  return {};
}

std::string remarkedText(const Remarked& remark) {
  switch (remark.part) {
  case RemarkPart::any:
    return "remark";
  case RemarkPart::text:
    return "remark contains " + asText(remark.word);
  case RemarkPart::author:
    return "remark by " + asText(remark.word);
  case RemarkPart::glyph:
    return "glyph = " + asText(remark.word);
  case RemarkPart::tag:
    return "tag = " + asText(remark.word);
  }
  return {};
}

std::string inside(const std::vector<Condition>& of) {
  return '(' + textOf(of.front()) + ')';
}

std::string joined(const std::vector<Condition>& of, std::string_view word) {
  std::string text;
  for (const Condition& one : of) {
    if (!text.empty()) text += fmt::format(" {} ", word);
    const bool bare = !std::holds_alternative<All>(one.is) && !std::holds_alternative<Any>(one.is);
    text += bare ? textOf(one) : '(' + textOf(one) + ')';
  }
  return text;
}

std::string whenText(const When& when) {
  const auto near = [&](std::string_view side) {
    const std::string_view unit = when.unit == When::Unit::turns ? "turns" : "rounds";
    return fmt::format("within {} {} {} {}", when.within, unit, side, inside(when.of));
  };
  switch (when.how) {
  case When::How::before:
    return "before " + inside(when.of);
  case When::How::after:
    return "after " + inside(when.of);
  case When::How::ever:
    return "ever " + inside(when.of);
  case When::How::near:
    return near("of");
  case When::How::soonAfter:
    return near("after");
  case When::How::soonBefore:
    return near("before");
  }
  return {};
}

struct InWords {
  std::string operator()(const CountIs& c) const {
    return fmt::format("{} {} {}", wordOf(c.what), signOf(c.how), c.number);
  }
  std::string operator()(const CountAgainst& c) const {
    return fmt::format("{} {} {}", wordOf(c.what), signOf(c.how), wordOf(c.than));
  }
  std::string operator()(const StandingIs& c) const {
    return fmt::format("{} {} {}", wordOf(c.what), signOf(c.how), c.number);
  }
  std::string operator()(const WordIs& c) const {
    if (c.what == Attribute::player && c.is && c.word.starts_with('~'))
      return "player contains " + asText(std::string_view(c.word).substr(1));
    return fmt::format("{} {} {}", wordOf(c.what),
                       c.is ? "=" : "!=", isFreeText(c.what) ? asText(c.word) : c.word);
  }
  std::string operator()(const DateIs& c) const { return fmt::format("date {} {}", signOf(c.how), c.date); }
  std::string operator()(const FactIs& c) const {
    return std::string(kFactWords[static_cast<std::size_t>(c.what)]);
  }
  std::string operator()(const Knows& c) const { return "knows " + c.knowHow; }
  std::string operator()(const Owns& c) const { return "owns " + c.province; }
  std::string operator()(const Did& c) const { return didText(c); }
  std::string operator()(const Remarked& c) const { return remarkedText(c); }
  std::string operator()(const Not& c) const { return "not " + inside(c.of); }
  std::string operator()(const All& c) const { return joined(c.of, "and"); }
  std::string operator()(const Any& c) const { return joined(c.of, "or"); }
  std::string operator()(const Rivals& c) const {
    return (c.who == Rivals::Who::some ? "some rival has " : "every rival has ") + inside(c.have);
  }
  std::string operator()(const When& c) const { return whenText(c); }
};

} // namespace

std::string_view wordOf(Quantity quantity) {
  return kQuantityWords[static_cast<std::size_t>(quantity)];
}
std::string_view wordOf(Standing standing) {
  return kStandingWords[static_cast<std::size_t>(standing)];
}
std::string_view wordOf(Attribute attribute) {
  return kAttributeWords[static_cast<std::size_t>(attribute)];
}
std::string_view signOf(Compare how) {
  return kSigns[static_cast<std::size_t>(how)];
}
std::string_view wordOf(Deed deed) {
  return kDeedWords[static_cast<std::size_t>(deed)];
}

std::string textOf(const Condition& question) {
  return std::visit(InWords{}, question.is);
}

std::vector<std::string> playersIn(const Condition& question) {
  std::vector<std::string> players;
  const auto add = [&](const std::vector<Condition>& parts) {
    for (const Condition& part : parts)
      std::ranges::move(playersIn(part), std::back_inserter(players));
  };
  std::visit(
      [&](const auto& c) {
        using C = std::decay_t<decltype(c)>;
        if constexpr (std::is_same_v<C, WordIs>) {
          if (c.what == Attribute::player && c.is) players.push_back(c.word);
        } else if constexpr (requires { c.of; }) {
          add(c.of);
        } else if constexpr (requires { c.have; }) {
          add(c.have);
        }
      },
      question.is);
  return players;
}

bool asksForRemarks(const Condition& question) {
  return std::visit(
      [](const auto& c) {
        using C = std::decay_t<decltype(c)>;
        if constexpr (std::is_same_v<C, Remarked>)
          return true;
        else if constexpr (requires { c.of; })
          return std::ranges::any_of(c.of, asksForRemarks);
        else if constexpr (requires { c.have; })
          return std::ranges::any_of(c.have, asksForRemarks);
        else
          return false;
      },
      question.is);
}

} // namespace annales::inline replay
