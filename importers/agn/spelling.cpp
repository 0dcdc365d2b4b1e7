#include "importers/agn/spelling.h"

#include "importers/agn/arguments.h"
#include "importers/agn/head.h"
#include "importers/agn/word_tables.h"

#include <fmt/format.h>

namespace annales::agn {
namespace {

constexpr std::array<char, kResources> kLetters{'m', 'i', 'g', 'c'};
constexpr std::array<char, kKinds> kUnitLetters{'L', 'G', 'C', 'A'};

std::string_view firstWord(std::string_view words) {
  return words.substr(0, words.find(' '));
}

std::string signedNumber(int number) {
  return fmt::format("{}{}", number > 0 ? "+" : "", number);
}

/// A name of one word that is no word of another sort, too; else the id in quotation marks.
std::string safely(std::string_view id, const WordList& list, int value) {
  std::string title = titleWord(id);
  const CommonWords& common = commonWords();
  const bool taken = common.verbs.exactly(title) >= 0 || common.smalls.exactly(title) >= 0 ||
                     common.resources.exactly(title) >= 0 || unitsOf(title) || wholeNumber(title) ||
                     title.front() == '-' || title.front() == '+';
  if (!taken && list.exactly(title) == value) return title;
  return fmt::format("\"{}\"", id);
}

std::string payment(const std::optional<Amount>& amount) {
  return amount ? fmt::format(" ({})", amountText(*amount, ' ')) : std::string();
}

/// Fills what an event holds into an action.
struct Teller {
  Said& s;

  void operator()(const GameCreated&) const {}
  void operator()(const RoundBegan& e) const {
    s.verb = Verb::round;
    s.round = e.round;
  }
  void operator()(const IncomeReceived& e) const {
    s.verb = Verb::income;
    s.nation = e.nation;
    s.gain = e.gain;
  }
  void operator()(const TurnBegan& e) const {
    s.verb = Verb::begin;
    s.nation = e.nation;
  }
  void operator()(const RondelMoved& e) const {
    by(Verb::go, e.nation);
    s.space = e.to;
    s.paid = e.paid;
  }
  void operator()(const Produced& e) const {
    by(Verb::produce, e.nation);
    s.gain = e.gain;
  }
  void operator()(const TempleBuilt& e) const { built(Verb::build, e); }
  void operator()(const WallBuilt& e) const { built(Verb::wall, e); }
  void operator()(const KnowHowDeveloped& e) const {
    by(Verb::learn, e.nation);
    s.knowHow = e.knowHow;
    s.paid = e.paid;
  }
  void operator()(const UnitsRecruited& e) const {
    by(Verb::recruit, e.nation);
    units(e.kind, e.count);
    s.paid = e.paid;
  }
  void operator()(const UnitsArmed& e) const {
    built(Verb::arm, e);
    units(e.kind, e.count);
  }
  void operator()(const BellonaUsed& e) const {
    by(Verb::bellona, e.nation);
    s.other = e.passedTo;
    s.nowhere = !e.province.exists();
    if (s.nowhere) return;
    s.province = e.province;
    units(e.kind, 1);
  }
  void operator()(const UnitsMoved& e) const {
    by(Verb::move, e.nation);
    units(e.kind, e.count);
    s.spent = e.spent;
    s.province = e.from;
    s.to = e.to;
  }
  void operator()(const BattleFought& e) const {
    by(Verb::fight, e.nation);
    units(e.kind, e.count);
    s.spent = e.spent;
    s.province = e.province;
    s.other = e.opponent;
    s.demander = e.demandedBy;
  }
  void operator()(const CityConquered& e) const {
    lost(Verb::conquer, e);
    s.other = e.from;
  }
  void operator()(const NeutralTempleDestroyed& e) const { lost(Verb::destroy, e); }
  void operator()(const CityAbandoned& e) const {
    by(Verb::abandon, e.nation);
    s.province = e.province;
  }
  void operator()(const CityFounded& e) const {
    built(Verb::found, e);
    s.resource = e.resource;
  }
  void operator()(const Traded& e) const {
    by(Verb::trade, e.nation);
    s.paid = e.paid;
    s.gain = e.gain;
  }
  void operator()(const CardRevealed& e) const {
    s.verb = Verb::reveal;
    s.card = e.card;
  }
  void operator()(const CardTaken& e) const {
    by(Verb::take, e.nation);
    s.card = e.card;
  }
  void operator()(const CardPlayed& e) const {
    by(Verb::play, e.nation);
    s.card = e.card;
    s.effects = *e.effects;
    if (!e.effects->empty() && e.effects->front().province.exists()) s.province = e.effects->front().province;
  }
  void operator()(const PersonageWon& e) const {
    by(Verb::win, e.nation);
    s.personage = e.personage;
    s.reason = e.reason;
    s.walls = e.walls;
  }
  void operator()(const TurnEnded& e) const { by(Verb::end, e.nation); }
  void operator()(const GameEnded& e) const {
    s.verb = Verb::game;
    s.ending = e.reason;
    s.nowhere = !e.winner.exists();
    if (e.winner.exists()) s.other = e.winner;
  }
  void operator()(const Corrected& e) const {
    by(Verb::correct, e.nation);
    s.gain = e.change;
    s.text = *e.more->reason;
    if (e.more->effects) s.effects = *e.more->effects;
  }

private:
  void by(Verb verb, NationId nation) const {
    s.verb = verb;
    s.nation = nation;
  }
  void units(Kind kind, int count) const {
    s.kind = kind;
    s.count = count;
  }
  template <class E> void built(Verb verb, const E& e) const {
    by(verb, e.nation);
    s.province = e.province;
    s.paid = e.paid;
  }
  template <class E> void lost(Verb verb, const E& e) const {
    by(verb, e.nation);
    s.province = e.province;
    s.legions = e.legions;
    s.galleys = e.galleys;
  }
};

/// Whether a bare word means that action where the piece stands.
bool isBare(Verb verb, Space space) {
  switch (verb) {
  case Verb::go:
    return space == Space::none;
  case Verb::build:
    return space == Space::temple;
  case Verb::learn:
    return space == Space::knowHow;
  case Verb::arm:
    return space == Space::arming;
  case Verb::move:
    return space == Space::maneuver1 || space == Space::maneuver2;
  case Verb::begin:
  case Verb::produce:
    return true;
  default:
    return false;
  }
}

} // namespace

std::string amountText(const Amount& amount, char between) {
  std::string text;
  for (std::size_t r = 0; r < kResources; ++r) {
    if (amount.of[r] == 0) continue;
    if (!text.empty()) text += between;
    text += kLetters[r];
    text += std::to_string(amount.of[r]);
  }
  return text.empty() ? "0" : text;
}

std::string_view rulesetWordsOf(RulesetId ruleset) {
  static constexpr std::array<std::string_view, 3> kTitles{"Antike", "Antike II", "Antike Duellum"};
  return kTitles[indexOf(ruleset)];
}

Said saidOf(const Event& event) {
  Said said;
  std::visit(Teller{said}, event);
  return said;
}

Spelling::Spelling(const GameWords& words, const EventNames& names) : words_(words), names_(names) {
  for (std::size_t i = 0; i < names.game.map->size(); ++i)
    provinces_.push_back(safely(names.game.map->provinces()[i].id, words.provinces(), static_cast<int>(i)));
}

std::string Spelling::nation(NationId n) const {
  return safely(names_.game.nationWord(n), words_.nations(), static_cast<int>(n.index()));
}
std::string Spelling::province(ProvinceId p) const {
  if (p.index() < provinces_.size()) return provinces_[p.index()];
  return fmt::format("\"{}\"", names_.provinces.word(p));
}
std::string Spelling::knowHow(KnowHowId k) const {
  const std::string id(names_.game.ruleset->knowHows[k.index()].id);
  return words_.knowHows().exactly(id) == static_cast<int>(k.index()) ? id : fmt::format("\"{}\"", id);
}
std::string Spelling::card(CardId c) const {
  return safely(names_.game.ruleset->deck[c.index()].id, words_.cards(), static_cast<int>(c.index()));
}

std::string Spelling::units(const Said& said) const {
  std::string text;
  if (said.count.value_or(1) != 1) text += std::to_string(*said.count);
  text += kUnitLetters[indexOf(said.kind.value_or(Kind::legion))];
  if (said.spent) text += fmt::format("/{}", *said.spent);
  return text;
}

std::string Spelling::cardPlace(const CardPlace& place) const {
  switch (place.lies) {
  case CardPlace::Lies::pile:
    return "pile";
  case CardPlace::Lies::discards:
    return "discards";
  case CardPlace::Lies::open:
    return "open";
  case CardPlace::Lies::hand:
    break;
  }
  return nation(place.nation);
}

std::string Spelling::effect(const Adjustment& e) const {
  using Op = Adjustment::Op;
  const std::string_view op = wordOf(e.op);
  const std::string_view present = e.present ? "yes" : "no";
  switch (e.op) {
  case Op::wall:
  case Op::temple:
  case Op::neutralTemple:
    return fmt::format("{} {} {}", op, province(e.province), present);
  case Op::stock:
    return fmt::format("{} {} {}", op, nation(e.nation), amountText(e.stock, ' '));
  case Op::strength:
    return fmt::format("{} {} {}", op, province(e.province), signedNumber(e.change));
  case Op::units: {
    const std::string place = e.place == Adjustment::Place::box      ? "box"
                              : e.place == Adjustment::Place::supply ? "supply"
                                                                     : province(e.province);
    return fmt::format("{} {} {}{} {}", op, nation(e.nation), kUnitLetters[indexOf(e.kind)],
                       signedNumber(e.change), place);
  }
  case Op::city:
    if (!e.nation.exists()) return fmt::format("{} {} none", op, province(e.province));
    return fmt::format("{} {} {} {}", op, province(e.province), nation(e.nation), wordOf(e.resource));
  case Op::knowHow:
    return fmt::format("{} {} {} {}", op, nation(e.nation), knowHow(e.knowHow), present);
  case Op::personage:
    return fmt::format("{} {} {} {}", op, nation(e.nation), wordOf(e.personage), signedNumber(e.change));
  case Op::card:
    return fmt::format("{} {} {} > {}", op, card(e.card), cardPlace(e.from), cardPlace(e.to));
  case Op::rondel:
    if (e.space == Space::none) return fmt::format("{} {} none", op, nation(e.nation));
    return fmt::format("{} {} {}", op, nation(e.nation), firstWord(spaceWords()[indexOf(e.space)]));
  case Op::bellona:
    return fmt::format("{} {}", op, nation(e.nation));
  }
  return {};
}

std::string Spelling::effects(const Adjustments& effects) const {
  std::string text = "[";
  for (const Adjustment& e : effects) {
    if (text.size() > 1) text += ", ";
    text += effect(e);
  }
  return text + "]";
}

std::string Spelling::behindVerb(const Said& said) const {
  switch (said.verb) {
  case Verb::begin:
    return nation(*said.nation) + ":";
  case Verb::go:
    return std::string(firstWord(spaceWords()[indexOf(*said.space)])) + payment(said.paid);
  case Verb::produce: {
    const std::string gain = amountText(*said.gain, '+');
    return "+" + gain;
  }
  case Verb::build:
  case Verb::wall:
  case Verb::abandon:
    return province(*said.province) + payment(said.paid);
  case Verb::learn:
    return knowHow(*said.knowHow) + payment(said.paid);
  case Verb::recruit:
    return units(said) + payment(said.paid);
  case Verb::arm:
    return province(*said.province) + " " + units(said) + payment(said.paid);
  case Verb::bellona: {
    const std::string where = said.nowhere ? "none" : province(*said.province) + " " + units(said);
    return said.other ? where + " to " + nation(*said.other) : where;
  }
  case Verb::move:
    return units(said) + " " + province(*said.province) + ">" + province(*said.to);
  case Verb::fight: {
    std::string text = province(*said.province) + " " + units(said);
    if (said.other) text += " " + nation(*said.other);
    if (said.demander) text += " by " + nation(*said.demander);
    return text;
  }
  case Verb::conquer:
  case Verb::destroy: {
    std::string text = province(*said.province);
    if (said.legions && (*said.legions > 0 || *said.galleys == 0)) text += fmt::format(" {}L", *said.legions);
    if (said.legions && *said.galleys > 0) text += fmt::format(" {}G", *said.galleys);
    if (said.other) text += " from " + nation(*said.other);
    return text;
  }
  case Verb::found: {
    std::string text = province(*said.province);
    if (said.resource) text += fmt::format(" {}", wordOf(*said.resource));
    return text + payment(said.paid);
  }
  case Verb::trade:
    return amountText(*said.paid, '+') + ">" + amountText(*said.gain, '+');
  case Verb::reveal:
  case Verb::take:
    return card(*said.card);
  case Verb::play: {
    std::string text = card(*said.card);
    if (said.province) text += " " + province(*said.province);
    if (said.effects) text += " " + effects(*said.effects);
    return text;
  }
  case Verb::win: {
    std::string text(wordOf(*said.personage));
    if (said.reason) text += " " + std::string(firstWord(reasonWords()[indexOf(*said.reason)]));
    if (said.walls) text += fmt::format(" walls {}", *said.walls);
    return text;
  }
  case Verb::end:
    return {};
  case Verb::round:
    return std::to_string(*said.round);
  case Verb::income:
    return nation(*said.nation) + payment(said.gain);
  case Verb::game: {
    std::string text(firstWord(endingWords()[indexOf(*said.ending)]));
    if (said.other) text += " " + nation(*said.other);
    if (said.nowhere) text += " nobody";
    return text;
  }
  case Verb::correct: {
    std::string text = nation(*said.nation);
    if (!said.gain->empty()) text += " " + amountText(*said.gain, ' ');
    if (said.effects) text += " " + effects(*said.effects);
    if (!said.text.empty()) {
      text += ' ';
      appendQuoted(text, said.text);
    }
    return text;
  }
  case Verb::line: {
    std::string text;
    appendQuoted(text, said.text);
    return text;
  }
  }
  return {};
}

std::string Spelling::action(const Said& said, Space space) const {
  std::string text;
  if (said.fact) text += '*';
  if (!isBare(said.verb, space)) {
    text += firstWord(verbWords()[static_cast<std::size_t>(said.verb)]);
    text += ' ';
  }
  text += behindVerb(said);
  if (text.back() == ' ') text.pop_back();
  const bool named = said.verb == Verb::begin || said.verb == Verb::income || said.verb == Verb::correct;
  if (said.nation && !named) text += " @" + names_.game.nationWord(*said.nation);
  return text;
}

} // namespace annales::agn
