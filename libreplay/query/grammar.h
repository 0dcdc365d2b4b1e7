// The grammar of questions. Every terminal takes the space behind it, and says what it would have needed
// where it fails.
#pragma once

#include "libreplay/log/date_codec.h"
#include "libreplay/query/reading.h"

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/parse_tree.hpp>

#include <algorithm>

namespace annales::inline replay::reading::grammar {

namespace pegtl = tao::pegtl;

/// A literal as a template's argument.
template <std::size_t N> struct Literal {
  char text[N]{};
  consteval Literal(const char (&literal)[N]) { std::copy_n(literal, N, text); }
  [[nodiscard]] constexpr std::string_view view() const { return {text, N - 1}; }
};

/// `T::bytes(reading, text)` says how much of the rest is the terminal; 0: it is not there.
template <class T> struct Terminal {
  using rule_t = T;
  using subs_t = pegtl::empty_list;

  template <pegtl::apply_mode, pegtl::rewind_mode, template <class...> class, template <class...> class,
            class Input, class... States>
  static bool match(Input& in, States&&... states) {
    Reading& reading = among(states...);
    const std::string_view rest(in.current(), in.size());
    const std::size_t bytes = T::bytes(reading, rest);
    if (bytes == 0) {
      reading.miss(in.byte(), T::kExpected, T::word());
      return false;
    }
    in.bump(bytes + spaceAt(rest.substr(bytes)));
    return true;
  }

private:
  template <class First, class... Others> static Reading& among(First& first, Others&... others) {
    if constexpr (std::is_same_v<std::remove_cvref_t<First>, Reading>)
      return first;
    else
      return among(others...);
  }
};

/// Fixed words.
template <Literal L, Expected E = Expected::word> struct Key : Terminal<Key<L, E>> {
  static constexpr Expected kExpected = E;
  static constexpr std::string_view word() { return L.view(); }
  static std::size_t bytes(const Reading&, std::string_view text) { return wordsAt(text, L.view()); }
};
template <Literal L> using Begin = Key<L, Expected::condition>;
template <Literal L> using Joint = Key<L, Expected::joint>;
template <Literal L> using Object = Key<L, Expected::object>;

/// A name of a list.
template <Expected E> struct Name : Terminal<Name<E>> {
  static constexpr Expected kExpected = E;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading& reading, std::string_view text) {
    const std::string_view name = nameAt(text);
    return reading.knows(E, lowered(name)) ? name.size() : 0;
  }
};
/// A quantity that begins a condition.
struct FirstQuantity : Terminal<FirstQuantity> {
  static constexpr Expected kExpected = Expected::quantity;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading& reading, std::string_view text) {
    return Name<Expected::quantity>::bytes(reading, text);
  }
};
struct Number : Terminal<Number> {
  static constexpr Expected kExpected = Expected::number;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading&, std::string_view text) {
    const std::string_view name = nameAt(text);
    return name.find_first_not_of("0123456789") == std::string_view::npos ? name.size() : 0;
  }
};
struct Sign : Terminal<Sign> {
  static constexpr Expected kExpected = Expected::comparison;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading&, std::string_view text) { return signAt(text).bytes; }
};
struct Equality : Terminal<Equality> {
  static constexpr Expected kExpected = Expected::equality;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading&, std::string_view text) { return equalityAt(text).bytes; }
};
template <Expected E> struct Words : Terminal<Words<E>> {
  static constexpr Expected kExpected = E;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading&, std::string_view text) { return textAt(text); }
};
using Text = Words<Expected::text>;
struct Date : Terminal<Date> {
  static constexpr Expected kExpected = Expected::date;
  static constexpr std::string_view word() { return {}; }
  static std::size_t bytes(const Reading&, std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789-"), text.size());
    return isDate(text.substr(0, end)) ? end : 0;
  }
};
template <Literal L, Expected E> struct Bracket : Terminal<Bracket<L, E>> {
  static constexpr Expected kExpected = E;
  static constexpr std::string_view word() { return L.view(); }
  static std::size_t bytes(const Reading&, std::string_view text) {
    return text.starts_with(L.view()) ? 1 : 0;
  }
};
using Open = Bracket<"(", Expected::opening>;
using Close = Bracket<")", Expected::closing>;

template <class... R> using seq = pegtl::seq<R...>;
template <class... R> using sor = pegtl::sor<R...>;
template <class... R> using opt = pegtl::opt<R...>;
template <class... R> using star = pegtl::star<R...>;

struct Or;
struct Unary;

struct Group : seq<Open, Or, Close> {};
struct Negation : seq<Begin<"not">, Unary> {};

struct Some : sor<Begin<"some">, Begin<"any">> {};
struct Every : sor<Begin<"every">, Begin<"each">, Begin<"all">> {};
struct Rival : sor<Key<"rivals", Expected::rival>, Key<"rival", Expected::rival>> {};
struct Having : opt<sor<Object<"has">, Object<"have">, Object<"is">, Object<"with">>> {};
struct HasThing;
/// "has galleys >= 3", or "has wheel".
struct ItsCondition : sor<seq<Having, Unary>, seq<sor<Object<"has">, Object<"have">>, HasThing>> {};
struct SomeRival : seq<Some, Rival, ItsCondition> {};
struct EveryRival : seq<Every, Rival, ItsCondition> {};

struct Turns : sor<Key<"turns", Expected::unit>, Key<"turn", Expected::unit>> {};
struct Rounds : sor<Key<"rounds", Expected::unit>, Key<"round", Expected::unit>> {};
struct NearOf : Key<"of"> {};
struct NearAfter : Key<"after"> {};
struct NearBefore : Key<"before"> {};
/// The same words begin a condition and go on with one.
template <Expected E> struct Before : seq<Key<"before", E>, Unary> {};
template <Expected E> struct After : seq<Key<"after", E>, Unary> {};
template <Expected E>
struct Within : seq<Key<"within", E>, Number, sor<Turns, Rounds>, sor<NearOf, NearAfter, NearBefore>, Unary> {
};
struct Ever : seq<Begin<"ever">, Unary> {};
struct Never : seq<Begin<"never">, Unary> {};

struct AtLeast : Begin<"at least"> {};
struct AtMost : Begin<"at most"> {};
struct MoreThan : Begin<"more than"> {};
struct LessThan : sor<Begin<"less than">, Begin<"fewer than">> {};
struct Exactly : Begin<"exactly"> {};
struct Amount : seq<sor<AtLeast, AtMost, MoreThan, LessThan, Exactly>, Number, Name<Expected::quantity>> {};
struct NoRival : seq<Rival, ItsCondition> {};
struct NoQuantity : seq<Name<Expected::quantity>> {};
struct None : seq<Begin<"no">, sor<NoRival, NoQuantity>> {};

using Article = opt<sor<Object<"a">, Object<"an">, Object<"the">>>;
using At = sor<Object<"in">, Object<"at">>;
struct ProvinceName : Name<Expected::province> {};
struct KnowHowName : Name<Expected::knowHow> {};
struct PersonageName : Name<Expected::personage> {};
struct KindName : Name<Expected::kind> {};
struct CardName : Words<Expected::text> {};

struct KnowsIt : seq<Begin<"knows">, KnowHowName> {};
struct OwnsIt : seq<Begin<"owns">, ProvinceName> {};
struct HasThing : seq<Article, sor<KnowHowName, PersonageName, ProvinceName>> {};
struct HasIt : seq<Begin<"has">, HasThing> {};

using InPlace = opt<At, ProvinceName>;
template <Literal Thing>
using Place = opt<sor<seq<Article, Object<Thing>, InPlace>, seq<opt<At>, ProvinceName>>>;
struct Founded : seq<Begin<"founded">, Place<"city">> {};
struct Conquered : seq<Begin<"conquered">, Place<"city">> {};
struct Lost : seq<Begin<"lost">, Place<"city">> {};
struct Abandoned : seq<Begin<"abandoned">, Place<"city">> {};
struct Destroyed : seq<Begin<"destroyed">, Place<"temple">> {};
struct Temple : seq<Object<"temple">, InPlace> {};
struct Wall : seq<Object<"wall">, InPlace> {};
struct Built : seq<Begin<"built">, Article, sor<Temple, Wall>> {};
struct Bought
    : seq<sor<Begin<"bought">, Begin<"developed">>, opt<sor<seq<Article, Object<"know-how">>, KnowHowName>>> {
};
struct Claimed : seq<Begin<"claimed">, opt<Article, sor<Object<"personage">, PersonageName>>> {};
struct Armed : seq<Begin<"armed">, opt<KindName>> {};
struct Recruited : seq<Begin<"recruited">, opt<KindName>> {};
struct Fought : seq<Begin<"fought">, opt<Article, Object<"battle">>, InPlace> {};
struct TradedIt : Begin<"traded"> {};
struct Took : seq<Begin<"took">, sor<seq<Article, Object<"card">>, CardName>> {};
struct Played : seq<Begin<"played">, sor<seq<Article, Object<"card">>, CardName>> {};
struct Bellona : seq<Begin<"used">, Object<"bellona">> {};

struct RemarkText : seq<Object<"contains">, Text> {};
struct RemarkAuthor : seq<Object<"by">, Text> {};
struct Remark : seq<Begin<"remark">, opt<sor<RemarkText, RemarkAuthor>>> {};
struct TextContains : seq<Begin<"text">, Key<"contains">, Text> {};
struct Glyph : seq<Begin<"glyph">, Equality, Text> {};
struct Tag : seq<Begin<"tag">, Equality, Text> {};

struct Counted : seq<FirstQuantity, Sign, sor<Number, Name<Expected::quantity>>> {};
struct Seat : Begin<"seat"> {};
struct Nations : Begin<"nations"> {};
struct PlaceAtEnd : Begin<"place"> {};
struct Rating : Begin<"rating"> {};
struct Stands : seq<sor<Seat, Nations, PlaceAtEnd, Rating>, Sign, Number> {};

struct Contains : Object<"contains"> {};
struct NationIs : seq<Begin<"nation">, Equality, Name<Expected::nation>> {};
struct WinnerIs : seq<Begin<"winner">, Equality, Name<Expected::nation>> {};
struct RulesetIs : seq<Begin<"ruleset">, Equality, Name<Expected::ruleset>> {};
struct BoardIs : seq<Begin<"board">, Equality, sor<Name<Expected::board>, Text>> {};
struct SpaceIs : seq<Begin<"space">, Equality, Name<Expected::space>> {};
struct OutcomeIs : seq<Begin<"outcome">, Equality, Name<Expected::outcome>> {};
struct PlayerIs : seq<Begin<"player">, sor<Equality, Contains>, Text> {};
struct EventIs : seq<Begin<"event">, sor<Equality, Contains>, Text> {};
struct SiteIs : seq<Begin<"site">, sor<Equality, Contains>, Text> {};
struct OpeningIs : seq<Begin<"opening">, Equality, Text> {};
struct DateOf : seq<Begin<"date">, Sign, Date> {};

struct WonIt : Begin<"won"> {};
struct Decided : Begin<"decided"> {};
struct OwnTurn : Begin<"own turn"> {};

struct Atom : sor<Group, Negation, SomeRival, EveryRival, Before<Expected::condition>,
                  After<Expected::condition>, Within<Expected::condition>, Ever, Never, None, Amount, KnowsIt,
                  OwnsIt, HasIt, Founded, Conquered, Lost, Abandoned, Destroyed, Built, Bought, Claimed,
                  Armed, Recruited, Fought, TradedIt, Took, Played, Bellona, Remark, TextContains, Glyph, Tag,
                  Counted, Stands, NationIs, WinnerIs, RulesetIs, BoardIs, SpaceIs, OutcomeIs, PlayerIs,
                  EventIs, SiteIs, OpeningIs, DateOf, WonIt, Decided, OwnTurn> {};
/// "A before B" is "A and before B".
struct Unary : seq<Atom, opt<sor<Before<Expected::joint>, After<Expected::joint>, Within<Expected::joint>>>> {
};
struct And : seq<Unary, star<sor<Joint<"and">, Bracket<",", Expected::joint>>, Unary>> {};
struct Or : seq<And, star<Joint<"or">, And>> {};
struct Whole : seq<Or, pegtl::eof> {};

} // namespace annales::inline replay::reading::grammar
