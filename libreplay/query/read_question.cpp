#include "libreplay/query/read_question.h"

#include "engine/core/json_reader.h"
#include "engine/core/utf8.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/query/grammar.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace annales::inline replay {
namespace reading {
namespace {

namespace g = grammar;
namespace tree = tao::pegtl::parse_tree;
using Branch = tree::node;

constexpr std::size_t kDeepest = 40;
constexpr std::size_t kMostShown = 6; // names that a complaint lists

template <class Rule>
using IsKept = tree::selector<
    Rule,
    tree::store_content::on<
        g::Group, g::Negation, g::SomeRival, g::EveryRival, g::Turns, g::Rounds, g::NearOf, g::NearAfter,
        g::NearBefore, g::Before<Expected::condition>, g::After<Expected::condition>,
        g::Within<Expected::condition>, g::Before<Expected::joint>, g::After<Expected::joint>,
        g::Within<Expected::joint>, g::Ever, g::Never, g::AtLeast, g::AtMost, g::MoreThan, g::LessThan,
        g::Exactly, g::Amount, g::NoRival, g::NoQuantity, g::ProvinceName, g::KnowHowName, g::PersonageName,
        g::KindName, g::CardName, g::KnowsIt, g::OwnsIt, g::HasThing, g::HasIt, g::Founded, g::Conquered,
        g::Lost, g::Abandoned, g::Destroyed, g::Temple, g::Wall, g::Bought, g::Claimed, g::Armed,
        g::Recruited, g::Fought, g::TradedIt, g::Took, g::Played, g::Bellona, g::RemarkText, g::RemarkAuthor,
        g::Remark, g::TextContains, g::Glyph, g::Tag, g::Counted, g::Seat, g::Nations, g::PlaceAtEnd,
        g::Rating, g::Stands, g::NationIs, g::WinnerIs, g::RulesetIs, g::BoardIs, g::SpaceIs, g::OutcomeIs,
        g::PlayerIs, g::EventIs, g::SiteIs, g::OpeningIs, g::DateOf, g::WonIt, g::Decided, g::OwnTurn,
        g::Unary, g::And, g::Or, g::FirstQuantity, g::Number, g::Sign, g::Equality, g::Contains, g::Date,
        g::Text, g::Name<Expected::quantity>, g::Name<Expected::nation>, g::Name<Expected::ruleset>,
        g::Name<Expected::board>, g::Name<Expected::space>, g::Name<Expected::outcome>>>;

std::string_view wordsOf(const Branch& branch) {
  std::string_view words = branch.string_view();
  const std::size_t end = words.find_last_not_of(" \t\r\n");
  return words.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

/// Thrown while a tree is built, caught where reading began.
struct Refused {
  QuestionFault why;
};

[[noreturn]] void refuse(const Branch& at, Error why) {
  QuestionFault complaint;
  static_cast<Error&>(complaint) = std::move(why);
  complaint.from = at.m_begin.byte; // `begin()` would copy the name of an input that is gone
  complaint.length = wordsOf(at).size();
  throw Refused{std::move(complaint)};
}

template <class... Rules> bool is(const Branch& branch) {
  return (branch.is_type<Rules>() || ...);
}

int numberOf(const Branch& at, int most) {
  const std::string_view digits = wordsOf(at);
  int number = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (read.ec != std::errc{} || number > most)
    refuse(at, Error(say("{} is too large: the largest number in a question is {}", digits, most)));
  return number;
}

/// Builds the condition of a branch of the tree.
class Builder {
public:
  Condition operator()(const Branch& branch) {
    if (++depth_ > kDeepest)
      refuse(branch, Error(say("parentheses and words such as not can be nested at most {} deep", kDeepest)));
    Condition built = build(branch);
    --depth_;
    return built;
  }

private:
  [[nodiscard]] static const Branch& child(const Branch& branch, std::size_t n) {
    return *branch.children[n];
  }
  [[nodiscard]] static const Branch& last(const Branch& branch) { return *branch.children.back(); }

  Condition build(const Branch& branch) {
    if (is<g::Or>(branch)) return several<Any>(branch);
    if (is<g::And, g::Unary>(branch)) return several<All>(branch);
    if (is<g::Group>(branch)) return (*this)(child(branch, 0));
    if (is<g::Negation>(branch)) return {Not{{(*this)(child(branch, 0))}}};
    if (is<g::SomeRival>(branch)) return {Rivals{Rivals::Who::some, {(*this)(last(branch))}}};
    if (is<g::EveryRival>(branch)) return {Rivals{Rivals::Who::every, {(*this)(last(branch))}}};
    if (is<g::NoRival>(branch)) return {Not{{{Rivals{Rivals::Who::some, {(*this)(last(branch))}}}}}};
    if (auto when = buildWhen(branch)) return std::move(*when);
    if (auto counted = buildCount(branch)) return std::move(*counted);
    if (auto word = buildWord(branch)) return std::move(*word);
    if (auto did = buildDeed(branch)) return std::move(*did);
    return buildRest(branch);
  }

  /// Parts of the same kind within become parts of this.
  template <class Kind> Condition several(const Branch& branch) {
    Kind all;
    for (const auto& part : branch.children) {
      Condition one = (*this)(*part);
      if (auto* same = std::get_if<Kind>(&one.is))
        std::ranges::move(same->of, std::back_inserter(all.of));
      else
        all.of.push_back(std::move(one));
    }
    if (all.of.size() == 1) return std::move(all.of.front());
    return {std::move(all)};
  }

  std::optional<Condition> buildWhen(const Branch& branch) {
    if (is<g::Before<Expected::condition>, g::Before<Expected::joint>>(branch))
      return moment(When::How::before, branch);
    if (is<g::After<Expected::condition>, g::After<Expected::joint>>(branch))
      return moment(When::How::after, branch);
    if (is<g::Ever>(branch)) return moment(When::How::ever, branch);
    if (is<g::Never>(branch)) return Condition{Not{{moment(When::How::ever, branch)}}};
    if (!is<g::Within<Expected::condition>, g::Within<Expected::joint>>(branch)) return std::nullopt;
    When when;
    when.within = numberOf(child(branch, 0), kMostCounted - 1);
    when.unit = is<g::Turns>(child(branch, 1)) ? When::Unit::turns : When::Unit::rounds;
    const Branch& side = child(branch, 2);
    when.how = is<g::NearOf>(side)      ? When::How::near
               : is<g::NearAfter>(side) ? When::How::soonAfter
                                        : When::How::soonBefore;
    when.of.push_back((*this)(child(branch, 3)));
    return Condition{std::move(when)};
  }
  Condition moment(When::How how, const Branch& branch) {
    When when;
    when.how = how;
    when.of.push_back((*this)(last(branch)));
    return {std::move(when)};
  }

  static Quantity quantityIn(const Branch& branch) { return *quantityOf(lowered(wordsOf(branch))); }

  static std::optional<Condition> buildCount(const Branch& branch) {
    if (is<g::NoQuantity>(branch)) return Condition{CountIs{quantityIn(child(branch, 0)), Compare::equal, 0}};
    if (is<g::Amount>(branch)) {
      const Branch& how = child(branch, 0);
      const Compare compare = is<g::AtLeast>(how)    ? Compare::atLeast
                              : is<g::AtMost>(how)   ? Compare::atMost
                              : is<g::MoreThan>(how) ? Compare::more
                              : is<g::LessThan>(how) ? Compare::less
                                                     : Compare::equal;
      return Condition{
          CountIs{quantityIn(child(branch, 2)), compare, numberOf(child(branch, 1), kMostCounted - 1)}};
    }
    if (is<g::Counted>(branch)) {
      const Quantity what = quantityIn(child(branch, 0));
      const Compare how = signAt(wordsOf(child(branch, 1))).how;
      const Branch& than = child(branch, 2);
      if (is<g::Number>(than)) return Condition{CountIs{what, how, numberOf(than, kMostCounted - 1)}};
      return Condition{CountAgainst{what, how, quantityIn(than)}};
    }
    if (!is<g::Stands>(branch)) return std::nullopt;
    const Branch& of = child(branch, 0);
    const Standing what = is<g::Seat>(of)         ? Standing::seat
                          : is<g::Nations>(of)    ? Standing::nations
                          : is<g::PlaceAtEnd>(of) ? Standing::place
                                                  : Standing::rating;
    constexpr int kHighest = 32'767;
    return Condition{
        StandingIs{what, signAt(wordsOf(child(branch, 1))).how, numberOf(child(branch, 2), kHighest)}};
  }

  static std::optional<Condition> buildWord(const Branch& branch) {
    const auto word = [&](Attribute what, std::string text) {
      const Branch& how = child(branch, 0);
      const bool isIt = is<g::Contains>(how) || equalityAt(wordsOf(how)).how == Compare::equal;
      return Condition{WordIs{what, isIt, std::move(text)}};
    };
    const auto name = [&] { return lowered(wordsOf(last(branch))); };
    const auto free = [&] { return unquoted(wordsOf(last(branch))); };
    if (is<g::NationIs>(branch)) return word(Attribute::nation, name());
    if (is<g::WinnerIs>(branch)) return word(Attribute::winner, name());
    if (is<g::RulesetIs>(branch)) return word(Attribute::ruleset, name());
    if (is<g::SpaceIs>(branch)) return word(Attribute::space, name());
    if (is<g::OutcomeIs>(branch)) return word(Attribute::outcome, name());
    if (is<g::BoardIs>(branch)) return word(Attribute::board, lowered(free()));
    if (is<g::PlayerIs>(branch))
      return word(Attribute::player, (is<g::Contains>(child(branch, 0)) ? "~" : "") + free());
    if (is<g::EventIs>(branch)) return word(Attribute::event, free());
    if (is<g::SiteIs>(branch)) return word(Attribute::site, free());
    if (!is<g::OpeningIs>(branch)) return std::nullopt;
    const auto spaces = OpeningKey::read(lowered(free()));
    if (!spaces)
      refuse(last(branch), Error(say("an opening must be spaces of the rondel in quotation marks, such as "
                                     "\"marble temple\"; a space is {}",
                                     anyOf(Words<Space>::list))));
    return word(Attribute::opening, spaces->words());
  }

  static std::optional<Condition> buildDeed(const Branch& branch) {
    const auto what = [&]() -> std::string {
      if (branch.children.empty()) return {};
      const Branch& object = last(branch);
      if (is<g::CardName>(object)) return unquoted(wordsOf(object));
      const std::string name = lowered(wordsOf(object));
      return is<g::PersonageName, g::KindName>(object) ? singularOf(name) : name;
    };
    const auto did = [&](Deed deed) { return Condition{Did{deed, what()}}; };
    if (is<g::Founded>(branch)) return did(Deed::founded);
    if (is<g::Conquered>(branch)) return did(Deed::conquered);
    if (is<g::Lost>(branch)) return did(Deed::lost);
    if (is<g::Abandoned>(branch)) return did(Deed::abandoned);
    if (is<g::Destroyed>(branch)) return did(Deed::destroyed);
    if (is<g::Temple>(branch)) return did(Deed::temple);
    if (is<g::Wall>(branch)) return did(Deed::wall);
    if (is<g::Bought>(branch)) return did(Deed::bought);
    if (is<g::Claimed>(branch)) return did(Deed::claimed);
    if (is<g::Armed>(branch)) return did(Deed::armed);
    if (is<g::Recruited>(branch)) return did(Deed::recruited);
    if (is<g::Fought>(branch)) return did(Deed::fought);
    if (is<g::TradedIt>(branch)) return did(Deed::traded);
    if (is<g::Took>(branch)) return did(Deed::took);
    if (is<g::Played>(branch)) return did(Deed::played);
    if (is<g::Bellona>(branch)) return did(Deed::bellona);
    return std::nullopt;
  }

  static Condition buildRest(const Branch& branch) {
    const auto remarked = [&](RemarkPart part) {
      return Condition{Remarked{part, unquoted(wordsOf(last(branch)))}};
    };
    const auto unless = [&](Condition condition) {
      const bool isIt = equalityAt(wordsOf(child(branch, 0))).how == Compare::equal;
      return isIt ? condition : Condition{Not{{std::move(condition)}}};
    };
    if (is<g::KnowsIt>(branch)) return {Knows{lowered(wordsOf(last(branch)))}};
    if (is<g::OwnsIt>(branch)) return {Owns{lowered(wordsOf(last(branch)))}};
    if (is<g::HasIt>(branch)) return has(last(last(branch)));
    if (is<g::HasThing>(branch)) return has(last(branch));
    if (is<g::TextContains>(branch)) return remarked(RemarkPart::text);
    if (is<g::Glyph>(branch)) return unless(remarked(RemarkPart::glyph));
    if (is<g::Tag>(branch)) return unless(remarked(RemarkPart::tag));
    if (is<g::Remark>(branch)) {
      if (branch.children.empty()) return {Remarked{}};
      const Branch& about = child(branch, 0);
      return {Remarked{is<g::RemarkText>(about) ? RemarkPart::text : RemarkPart::author,
                       unquoted(wordsOf(last(about)))}};
    }
    if (is<g::DateOf>(branch))
      return {DateIs{signAt(wordsOf(child(branch, 0))).how, std::string(wordsOf(last(branch)))}};
    if (is<g::WonIt>(branch)) return {FactIs{Fact::won}};
    if (is<g::Decided>(branch)) return {FactIs{Fact::decided}};
    return {FactIs{Fact::ownTurn}};
  }

  static Condition has(const Branch& what) {
    const std::string name = lowered(wordsOf(what));
    if (is<g::KnowHowName>(what)) return {Knows{name}};
    if (is<g::ProvinceName>(what)) return {Owns{name}};
    return {CountIs{*quantityOf(singularOf(name)), Compare::atLeast, 1}};
  }

  std::size_t depth_ = 0;
};

Saying nameOf(Expected what) {
  switch (what) {
  case Expected::condition:
    return say("a condition such as temples >= 2");
  case Expected::joint:
    return say("and, or");
  case Expected::comparison:
    return say("a comparison such as >=");
  case Expected::equality:
    return say("= or !=");
  case Expected::number:
    return say("a number");
  case Expected::quantity:
    return say("something to count such as temples");
  case Expected::text:
    return say("a word, or words in quotation marks");
  case Expected::date:
    return say("a date such as 2024, 2024-05 or 2024-05-31");
  case Expected::opening:
    return say("(");
  case Expected::closing:
    return say(")");
  case Expected::nation:
    return say("a nation");
  case Expected::province:
    return say("a province");
  case Expected::knowHow:
    return say("a know-how");
  case Expected::personage:
    return say("a personage");
  case Expected::kind:
    return say("a kind of unit");
  case Expected::ruleset:
    return say("a ruleset");
  case Expected::board:
    return say("a board");
  case Expected::space:
    return say("a space of the rondel");
  case Expected::outcome:
    return say("won, undecided or unfinished");
  case Expected::rival:
    return say("rival");
  case Expected::unit:
    return say("turns or rounds");
  case Expected::object:
  case Expected::word:
    return {};
  }
  return {};
}

/// The few things that were expected: a condition stands for all the words that begin one.
Saying expectedIn(const Reading& reading) {
  std::vector<Saying> names;
  const auto add = [&](Saying name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  };
  const auto has = [&](Expected what) {
    return std::ranges::any_of(reading.missed(), [&](const Missed& m) { return m.what == what; });
  };
  const bool anything = has(Expected::condition);
  if (anything) add(nameOf(Expected::condition));
  std::set<std::string_view> fixed;
  for (const Missed& missed : reading.missed()) {
    const bool covered = anything && (missed.what == Expected::quantity || missed.what == Expected::opening);
    if (missed.what == Expected::word)
      fixed.insert(missed.word);
    else if (!covered)
      add(nameOf(missed.what));
  }
  if (!fixed.empty()) add(say("{}", anyOf(fixed)));
  if (names.empty()) return {};
  if (names.size() > kMostShown) names.resize(kMostShown);
  Saying all = names.front();
  for (std::size_t i = 1; i < names.size(); ++i)
    all = i + 1 == names.size() ? say("{} or {}", all, names[i]) : say("{}, {}", all, names[i]);
  return all;
}

QuestionFault complaintOf(const Reading& reading, std::string_view text) {
  QuestionFault complaint;
  complaint.from = std::min(reading.furthest(), text.size());
  const std::string_view rest = text.substr(complaint.from);
  std::string_view found = nameAt(rest);
  if (found.empty()) found = rest.substr(0, textAt(rest));
  if (found.empty()) found = rest.substr(0, 1);
  complaint.length = found.size();
  if (!nameAt(found).empty()) complaint.suggestion = nearestOf(found, reading.candidates());
  const Saying expected = expectedIn(reading);
  Error& why = complaint;
  if (rest.empty())
    why = Error(say("the question ends too early; expected: {}", expected));
  else if (!complaint.suggestion.empty())
    why = Error(say("{} does not fit here; did you mean {}?", found, complaint.suggestion));
  else if (expected.empty())
    why = Error(say("{} makes no sense here", inQuotes(found)));
  else
    why = Error(say("expected {}, not {}", expected, inQuotes(found)));
  return complaint;
}

/// What is not UTF-8 could stand in no answer.
QuestionFault notText(std::string_view bytes) {
  QuestionFault complaint;
  static_cast<Error&>(complaint) = Error(say("the question is not valid UTF-8"));
  complaint.length = bytes.size();
  return complaint;
}

/// Deeper nesting than anybody types would use up the stack.
std::optional<QuestionFault> tooLargeToRead(std::string_view text) {
  QuestionFault complaint;
  Error& why = complaint;
  if (text.size() > kLongestQuestion) {
    why = Error(say("the question is longer than {} characters", kLongestQuestion));
    complaint.from = kLongestQuestion;
    complaint.length = text.size() - kLongestQuestion;
    return complaint;
  }
  if (std::ranges::count(text, '(') > static_cast<std::ptrdiff_t>(kDeepest)) {
    why = Error(say("the question has more than {} parentheses", kDeepest));
    complaint.length = text.size();
    return complaint;
  }
  return std::nullopt;
}

std::unique_ptr<Branch> parsed(std::string_view text, Reading& reading) {
  const std::size_t space = spaceAt(text);
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::eager> in(
      tao::pegtl::internal::iterator(text.data() + space, space, 1, space + 1), text.data() + text.size(),
      std::string("question"));
  return tree::parse<g::Whole, IsKept>(in, reading);
}

} // namespace
} // namespace reading

tl::expected<Condition, QuestionFault> readQuestion(std::string_view text, const Vocabulary& vocabulary) {
  using namespace reading;
  if (!utf8::length(text)) return tl::unexpected(notText(text));
  if (auto refused = tooLargeToRead(text)) return tl::unexpected(std::move(*refused));
  Reading reading(vocabulary);
  const auto tree = parsed(text, reading);
  if (tree == nullptr) return tl::unexpected(complaintOf(reading, text));
  try {
    return Builder()(*tree->children.front());
  } catch (Refused& refused) {
    return tl::unexpected(std::move(refused.why));
  }
}

Completions completionsAt(std::string_view text, std::size_t cursor, const Vocabulary& vocabulary) {
  using namespace reading;
  const std::string_view typed = text.substr(0, std::min(cursor, text.size()));
  Completions found;
  found.from = typed.size();
  while (found.from > 0 && !nameAt(typed.substr(found.from - 1, 1)).empty())
    --found.from;
  while (found.from > 0 && typed[found.from - 1] == '-' && found.from > 1) {
    --found.from;
    while (found.from > 0 && !nameAt(typed.substr(found.from - 1, 1)).empty())
      --found.from;
  }
  const std::string_view before = typed.substr(0, found.from);
  if (tooLargeToRead(before) || std::ranges::count(before, '"') % 2 != 0) return found;
  Reading reading(vocabulary);
  static_cast<void>(parsed(before, reading));
  if (reading.furthest() < before.size()) return found; // something before is wrong: nothing can be said
  found.expected = Error(expectedIn(reading));
  const std::string beginning = lowered(typed.substr(found.from));
  for (std::string& word : reading.candidates())
    if (word.starts_with(beginning) && word != beginning) found.words.push_back(std::move(word));
  return found;
}

} // namespace annales::inline replay
