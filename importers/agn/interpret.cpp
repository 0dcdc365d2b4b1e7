#include "importers/agn/interpret.h"

#include "importers/agn/arguments.h"

#include <algorithm>

// A step of reading that may fail: its value goes into `into`, its failure to the caller.
#define ANNALES_AGN_READ(into, step)                                                                         \
  do {                                                                                                       \
    auto annales_read = (step);                                                                              \
    if (!annales_read) return tl::unexpected(annales_read.error());                                          \
    into = *std::move(annales_read);                                                                         \
  } while (false)

namespace annales::agn {
namespace {

constexpr int kLargestAmount = 999;

using Sort = Item::Sort;
using Step = tl::expected<void, Misread>;

/// What stands behind each verb.
class Sentence {
public:
  Sentence(Arguments& arguments, const GameWords& words, Said& said)
      : a_(arguments), words_(words), said_(said) {}

  Step read() {
    switch (said_.verb) {
    case Verb::begin:
    case Verb::end:
      return {};
    case Verb::go:
      return go();
    case Verb::produce:
      return produce();
    case Verb::build:
    case Verb::wall:
    case Verb::abandon:
      return place();
    case Verb::learn:
      return learn();
    case Verb::recruit:
      return recruit();
    case Verb::arm:
      return arm();
    case Verb::bellona:
      return bellona();
    case Verb::move:
      return move();
    case Verb::fight:
      return fight();
    case Verb::conquer:
    case Verb::destroy:
      return conquer();
    case Verb::found:
      return found();
    case Verb::trade:
      return trade();
    case Verb::reveal:
    case Verb::take:
      return card();
    case Verb::play:
      return play();
    case Verb::win:
      return win();
    case Verb::round:
      return round();
    case Verb::income:
      return income();
    case Verb::game:
      return game();
    case Verb::correct:
      return correct();
    case Verb::line:
      return line();
    }
    return {};
  }

  /// "2L Roma>Capua>Neapolis": the first step in `said`, the others beside it.
  std::vector<Said> further;

private:
  Step paid() {
    std::optional<Amount> amount;
    ANNALES_AGN_READ(amount, a_.payment());
    if (amount) said_.paid = amount;
    return {};
  }

  Step go() {
    int space = 0;
    ANNALES_AGN_READ(space, a_.term(commonWords().spaces, "not a space of the rondel"));
    said_.space = static_cast<Space>(space);
    return paid();
  }

  Step produce() {
    if (a_.is(Sort::payment)) {
      ANNALES_AGN_READ(said_.gain, a_.payment());
      return {};
    }
    auto gain = amountOf(a_.word());
    if (!gain) return tl::unexpected(Misread{gain.error(), a_.offset()});
    said_.gain = *gain;
    a_.skip();
    return {};
  }

  Step place() {
    ANNALES_AGN_READ(said_.province, a_.province());
    return paid();
  }

  Step learn() {
    int knowHow = 0;
    ANNALES_AGN_READ(knowHow, a_.term(words_.knowHows(), "not a know-how of this game"));
    said_.knowHow = KnowHowId(static_cast<std::size_t>(knowHow));
    return paid();
  }

  void take(const UnitsSaid& units) {
    said_.count = units.count;
    said_.kind = units.kind;
    if (units.spent) said_.spent = units.spent;
  }

  Step recruit() {
    UnitsSaid units;
    ANNALES_AGN_READ(units, a_.units());
    take(units);
    return paid();
  }

  Step arm() {
    ANNALES_AGN_READ(said_.province, a_.province());
    UnitsSaid units;
    ANNALES_AGN_READ(units, a_.units());
    take(units);
    return paid();
  }

  Step bellona() {
    if (a_.isSmall(Small::none)) {
      said_.nowhere = true;
      a_.skip();
    } else {
      ANNALES_AGN_READ(said_.province, a_.province());
      UnitsSaid units;
      ANNALES_AGN_READ(units, a_.units());
      take(units);
    }
    if (!a_.isSmall(Small::to)) return {};
    a_.skip();
    ANNALES_AGN_READ(said_.other, a_.nation());
    return {};
  }

  Step move() {
    if (a_.hasUnits()) {
      UnitsSaid units;
      ANNALES_AGN_READ(units, a_.units());
      take(units);
    }
    ANNALES_AGN_READ(said_.province, a_.province());
    Said step = said_;
    for (bool first = true; a_.is(Sort::arrow); first = false) {
      a_.skip();
      ProvinceId to;
      ANNALES_AGN_READ(to, a_.province());
      if (first) {
        said_.to = to;
      } else {
        step.chained = true;
        step.spent.reset();
        step.to = to;
        further.push_back(step);
      }
      step.province = to;
    }
    if (!said_.to) return a_.wrong("expected > and where the units go, such as 2L Roma>Capua");
    return {};
  }

  Step fight() {
    ANNALES_AGN_READ(said_.province, a_.province());
    UnitsSaid units;
    ANNALES_AGN_READ(units, a_.units());
    take(units);
    if (a_.isName() && !a_.isSmall(Small::by)) ANNALES_AGN_READ(said_.other, a_.nation());
    if (!a_.isSmall(Small::by)) return {};
    a_.skip();
    ANNALES_AGN_READ(said_.demander, a_.nation());
    return {};
  }

  Step losses() {
    while (a_.hasUnits()) {
      UnitsSaid units;
      ANNALES_AGN_READ(units, a_.units());
      if (units.kind == Kind::legion)
        said_.legions = units.count;
      else if (units.kind == Kind::galley)
        said_.galleys = units.count;
      else
        return a_.wrong("a conquest costs only legions and galleys");
    }
    if (said_.legions && !said_.galleys) said_.galleys = 0;
    if (said_.galleys && !said_.legions) said_.legions = 0;
    return {};
  }

  Step conquer() {
    ANNALES_AGN_READ(said_.province, a_.province());
    if (auto lost = losses(); !lost) return lost;
    if (!a_.isSmall(Small::from)) return {};
    a_.skip();
    ANNALES_AGN_READ(said_.other, a_.nation());
    return {};
  }

  Step found() {
    ANNALES_AGN_READ(said_.province, a_.province());
    if (a_.is(Sort::word)) {
      const int resource = commonWords().resources.exactly(a_.word());
      if (resource == static_cast<int>(Resource::coins))
        return a_.wrong("a city can yield only marble, iron or gold");
      if (resource >= 0) {
        said_.resource = static_cast<Resource>(resource);
        a_.skip();
      }
    }
    return paid();
  }

  tl::expected<Amount, Misread> heap() {
    if (!a_.is(Sort::payment) && !a_.is(Sort::word)) return a_.wrong("expected an amount, such as m2");
    auto amount = amountOf(a_.peek()->text);
    if (!amount) return tl::unexpected(Misread{amount.error(), a_.offset()});
    a_.skip();
    return *amount;
  }

  Step trade() {
    ANNALES_AGN_READ(said_.paid, heap());
    if (!a_.is(Sort::arrow)) return a_.wrong("expected > and what the bank gave, such as m2>g1");
    a_.skip();
    ANNALES_AGN_READ(said_.gain, heap());
    return {};
  }

  Step card() {
    int card = 0;
    ANNALES_AGN_READ(card, a_.term(words_.cards(), "not a card of this game"));
    said_.card = CardId(static_cast<std::size_t>(card));
    return {};
  }

  Step play() {
    if (auto read = card(); !read) return read;
    if (a_.isName()) ANNALES_AGN_READ(said_.province, a_.province());
    ANNALES_AGN_READ(said_.effects, a_.effects());
    return {};
  }

  Step win() {
    int personage = 0;
    ANNALES_AGN_READ(personage, a_.term(commonWords().personages, "not a personage"));
    said_.personage = static_cast<Personage>(personage);
    if (a_.isName() && !a_.isSmall(Small::walls) && !a_.word().starts_with('@')) {
      int reason = 0;
      ANNALES_AGN_READ(reason, a_.term(commonWords().reasons, "not a reason for winning a personage"));
      said_.reason = static_cast<AwardReason>(reason);
    }
    if (!a_.isSmall(Small::walls)) return {};
    a_.skip();
    return number(said_.walls, 0, 1);
  }

  Step number(std::optional<int>& into, int low, int high) {
    const auto value = wholeNumber(a_.word());
    if (!value || *value < low || *value > high)
      return a_.wrong(say("expected a number from {} to {}", low, high));
    into = value;
    a_.skip();
    return {};
  }

  Step round() {
    // "round 3." has its stop as a round of its own.
    if (a_.is(Sort::round)) {
      said_.round = wholeNumber(a_.peek()->text);
      a_.skip();
      if (said_.round && *said_.round >= 1 && *said_.round <= 9999) return {};
      return a_.wrong("a round must have a number from 1 to 9999");
    }
    return number(said_.round, 1, 9999);
  }

  Step income() {
    ANNALES_AGN_READ(said_.nation, a_.nation());
    ANNALES_AGN_READ(said_.gain, a_.payment());
    return {};
  }

  Step game() {
    int ending = 0;
    ANNALES_AGN_READ(ending, a_.term(commonWords().endings, "not a way for a game to end"));
    said_.ending = static_cast<EndReason>(ending);
    if (a_.isSmall(Small::none)) {
      a_.skip();
      said_.nowhere = true;
      return {};
    }
    if (a_.isName()) ANNALES_AGN_READ(said_.other, a_.nation());
    return {};
  }

  Step correct() {
    ANNALES_AGN_READ(said_.nation, a_.nation());
    Amount change;
    while (a_.is(Sort::word)) {
      auto piece = amountOf(a_.word());
      if (!piece) return tl::unexpected(Misread{piece.error(), a_.offset()});
      const auto sum = sumOf(change, *piece);
      if (!sum) return a_.wrong(say("an amount can be at most {}", kLargestAmount));
      change = *sum;
      a_.skip();
    }
    said_.gain = change;
    ANNALES_AGN_READ(said_.effects, a_.effects());
    if (said_.effects && said_.effects->empty()) said_.effects.reset();
    if (change.empty() && !said_.effects) return a_.wrong("expected the correction, such as m-2 g+1");
    if (!a_.is(Sort::quoted)) return {};
    said_.text = unescaped(a_.peek()->text);
    a_.skip();
    return {};
  }

  Step line() {
    if (!a_.is(Sort::quoted)) return a_.wrong("expected the name of a line in quotation marks");
    said_.text = unescaped(a_.peek()->text);
    a_.skip();
    return {};
  }

  Arguments& a_;
  const GameWords& words_;
  Said& said_;
};

bool isArgument(const Item& item) {
  switch (item.sort) {
  case Sort::word:
  case Sort::quoted:
  case Sort::payment:
  case Sort::effects:
  case Sort::arrow:
    return true;
  default:
    return false;
  }
}

/// How far the names reach that may stand before an arrow: "2L Roma >".
bool isWay(const Arguments& a) {
  for (std::size_t k = 0; k < 6; ++k) {
    if (a.is(Sort::arrow, k)) return k > 0;
    if (!a.isName(k)) return false;
  }
  return false;
}

/// What an action is that begins with no verb.
tl::expected<Verb, Misread> bareVerb(const Arguments& a, const Moment& moment) {
  const std::string_view word = a.word();
  if (word.starts_with('+')) return Verb::produce;
  if (moment.space == Space::none) return Verb::go;
  if (isWay(a)) return Verb::move;
  switch (moment.space) {
  case Space::temple:
    return Verb::build;
  case Space::knowHow:
    return Verb::learn;
  case Space::arming:
    return Verb::arm;
  case Space::maneuver1:
  case Space::maneuver2:
    return Verb::move;
  case Space::iron:
  case Space::gold:
  case Space::marble:
  case Space::none:
    break;
  }
  return a.wrong(say("after {}, an action needs a verb; did you mean found, trade or the next nation?",
                     Part(moment.space)));
}

} // namespace

tl::expected<Amount, Error> amountOf(std::string_view text) {
  std::vector<AmountPiece> pieces;
  if (!readAmountPieces(text, pieces))
    return failure("\"{}\" is not an amount; write m5 or m3 c2, for example (m marble, i iron, g gold, c "
                   "coins)",
                   std::string(text.substr(0, 60)));
  Amount amount;
  for (const AmountPiece& piece : pieces) {
    const int resource = commonWords().resources.exactly(piece.unit);
    if (resource < 0)
      return failure("\"{}\" is not a resource; write m for marble, i for iron, g for gold or c for coins",
                     std::string(piece.unit));
    const int sum = amount[static_cast<Resource>(resource)] + piece.number;
    if (sum > kLargestAmount || sum < -kLargestAmount)
      return failure("an amount can be at most {}", kLargestAmount);
    amount.set(static_cast<Resource>(resource), sum);
  }
  return amount;
}

std::optional<Amount> sumOf(const Amount& a, const Amount& b) {
  Amount sum;
  for (const Resource r : {Resource::marble, Resource::iron, Resource::gold, Resource::coins}) {
    const int of = a[r] + b[r];
    if (of > kLargestAmount || of < -kLargestAmount) return std::nullopt;
    sum.set(r, of);
  }
  return sum;
}

tl::expected<NationId, Misread> Interpreter::nation(std::string_view word, std::size_t offset) const {
  const Found found = words_.nations().find(word);
  if (found) return NationId(static_cast<std::size_t>(found.value));
  return tl::unexpected(unknownWord(word, found, "not a nation of this game", offset));
}

bool Interpreter::isWholeProvince(std::string_view word) const {
  return words_.provinces().exactly(word) >= 0;
}

tl::expected<ProvinceId, Misread> Interpreter::province(const Item& item, bool strangers) const {
  if (item.sort == Sort::quoted) {
    // Quotation marks hold the id of the board, whatever else the word may mean.
    const std::string id = unescaped(item.text);
    if (const ProvinceId known = names_.game.map->find(id); known.exists()) return known;
    if (strangers && isId(id)) return names_.provinces.intern(id);
  }
  const Found found = words_.provinces().find(item.text);
  if (found) return ProvinceId(static_cast<std::size_t>(found.value));
  return tl::unexpected(unknownWord(item.text, found, "not a province of this board", item.offset));
}

tl::expected<void, Misread> Interpreter::read(const std::vector<Item>& items, std::size_t& at,
                                              const Moment& moment, std::vector<Said>& out) const {
  Said said;
  said.offset = items[at].offset;
  const std::size_t start = at;
  const auto fail = [&](Misread misread) {
    if (at == start) ++at;
    while (at < items.size() && isArgument(items[at]))
      ++at;
    return tl::unexpected(std::move(misread));
  };
  if (items[at].sort == Sort::fact) {
    said.fact = true;
    ++at;
  }
  if (at < items.size() && items[at].sort == Sort::heading) {
    auto named = nation(items[at].text, items[at].offset);
    ++at;
    if (!named) return tl::unexpected(named.error());
    said.nation = *named;
    out.push_back(std::move(said));
    return {};
  }
  Arguments arguments(*this, items, at, said.fact);
  if (at >= items.size() || !isArgument(items[at]))
    return fail({Error(Saying("after *, write what happened")), said.offset});
  const int verb = arguments.is(Sort::word) ? commonWords().verbs.exactly(arguments.word()) : -1;
  // "arm" may be short for Arming: a turn begins with its space.
  const bool isShort = verb >= 0 && static_cast<Verb>(verb) == Verb::arm && !said.fact &&
                       moment.space == Space::none && commonWords().spaces.find(arguments.word());
  if (verb >= 0 && static_cast<Verb>(verb) != Verb::begin && !isShort) {
    said.verb = static_cast<Verb>(verb);
    ++at;
  } else {
    const auto bare = bareVerb(arguments, moment);
    if (!bare) return fail(bare.error());
    said.verb = *bare;
  }
  Sentence sentence(arguments, words_, said);
  if (auto read = sentence.read(); !read) return fail(read.error());
  if (arguments.word().starts_with('@')) {
    auto named = nation(arguments.word().substr(1), arguments.offset());
    if (!named) return fail(named.error());
    said.nation = *named;
    ++at;
  }
  out.push_back(std::move(said));
  for (Said& step : sentence.further) {
    step.nation = out.back().nation;
    out.push_back(std::move(step));
  }
  return {};
}

} // namespace annales::agn
