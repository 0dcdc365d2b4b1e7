#include "importers/agn/plan.h"

#include "libreplay/log/line_order.h"

#include <algorithm>

namespace annales::agn {
namespace {

/// What the rules may dictate, so that it need not be written.
struct Unspoken {
  bool automaticBattles;
  bool operator()(const RoundBegan&) const { return true; }
  bool operator()(const IncomeReceived&) const { return true; }
  bool operator()(const Produced&) const { return true; }
  bool operator()(const PersonageWon&) const { return true; }
  bool operator()(const TurnEnded&) const { return true; }
  bool operator()(const GameEnded&) const { return true; }
  bool operator()(const BattleFought&) const { return automaticBattles; }
  template <class E> bool operator()(const E&) const { return false; }
};

class Planner {
public:
  Planner(const EventLog& log, const Spelling& spelling, bool allFacts)
      : log_(log), spelling_(spelling), allFacts_(allFacts), course_(log.game()), names_(log.names()),
        lines_(linesInOrder(log)), fold_(log), owners_(log.size()), children_(log.size(), 0),
        needed_(log.size(), false) {
    plan_.namedHere.resize(log.size());
  }

  Plan plan() {
    for (NodeIndex i = 1; i < log_.size(); ++i)
      ++children_[log_[i].parent];
    for (const Annotation& remark : log_.annotations())
      if (const auto node = log_.find(remark.event)) needed_[*node] = true;
    findHeads();
    Strand main;
    main.path = log_.path(log_.mainHead());
    main.path.erase(main.path.begin());
    own(0, main.path);
    owners_[0] = {0, 0, true};
    plan_.strands.push_back(std::move(main));
    tell(0, Course::start(log_.game()));
    for (const LineName& line : lines_)
      if (!owners_[line.head].owned) add(line.head, line.name);
    for (NodeIndex i = 0; i < log_.size(); ++i)
      if (children_[i] == 0 && !owners_[i].owned) add(i, std::string());
    return std::move(plan_);
  }

private:
  struct Owner {
    std::size_t strand = 0, place = 0; // in its path
    bool owned = false;
  };

  /// A line that ends where another has its events is named there; of several that end at the same event, the
  /// first has the strand.
  void findHeads() {
    std::vector<bool> on(log_.size(), false);
    const auto follow = [&](NodeIndex head) {
      for (NodeIndex i = head; i != kNoNode && !on[i]; i = log_[i].parent)
        on[i] = true;
    };
    follow(log_.mainHead());
    for (const auto& [name, head] : lines_) {
      if (on[head]) {
        needed_[head] = true;
        plan_.namedHere[head].push_back(name);
      }
      follow(head);
    }
  }

  void own(std::size_t strand, const std::vector<NodeIndex>& path) {
    for (std::size_t i = 0; i < path.size(); ++i)
      if (!owners_[path[i]].owned) owners_[path[i]] = {strand, i, true};
  }

  void add(NodeIndex head, const std::string& name) {
    std::vector<NodeIndex> path;
    NodeIndex i = head;
    for (; !owners_[i].owned; i = log_[i].parent)
      path.push_back(i);
    // Back to the last action that is written, which the new line begins behind.
    Strand strand;
    strand.name = name;
    strand.above = owners_[i].strand;
    NodeIndex from = i;
    if (i == 0) {
      strand.anchor = std::nullopt;
    } else {
      std::size_t place = owners_[i].place;
      strand.anchor = lastToken(strand.above, place);
      while (!strand.anchor && strand.above != 0) {
        strand.anchor = plan_.strands[strand.above].anchor;
        strand.above = plan_.strands[strand.above].above;
        if (!strand.anchor && strand.above == 0) break;
      }
      from = nodeBehind(strand);
    }
    for (; i != from; i = log_[i].parent)
      path.push_back(i);
    std::reverse(path.begin(), path.end());
    strand.path = std::move(path);
    const std::size_t number = plan_.strands.size();
    own(number, strand.path);
    const Place place = placeBehind(strand, from);
    plan_.strands.push_back(std::move(strand));
    tell(number, place);
  }

  [[nodiscard]] std::optional<std::size_t> lastToken(std::size_t strand, std::size_t place) const {
    const std::vector<Token>& tokens = plan_.strands[strand].tokens;
    const auto behind = std::partition_point(tokens.begin(), tokens.end(),
                                             [place](const Token& token) { return token.to <= place; });
    if (behind == tokens.begin()) return std::nullopt;
    return static_cast<std::size_t>(behind - tokens.begin()) - 1;
  }
  [[nodiscard]] NodeIndex nodeBehind(const Strand& strand) const {
    if (!strand.anchor) return 0;
    const Strand& above = plan_.strands[strand.above];
    return above.path[above.tokens[*strand.anchor].to];
  }
  Place placeBehind(const Strand& strand, NodeIndex node) {
    Place place;
    if (strand.anchor)
      static_cast<Syntax&>(place) = plan_.strands[strand.above].tokens[*strand.anchor].syntax;
    if (const GameState* state = fold_.after(node)) place.state = *state;
    return place;
  }

  [[nodiscard]] const Event& eventAt(const Strand& strand, std::size_t i) const {
    return log_[strand.path[i]].event;
  }
  [[nodiscard]] bool unspoken(const Event& event) const {
    return std::visit(Unspoken{log_.game().ruleset->battles == BattlePolicy::automatic}, event);
  }
  [[nodiscard]] bool same(const Event& a, const Event& b) {
    if (a.index() != b.index()) return false;
    one_.clear();
    other_.clear();
    appendData(one_, a, names_);
    appendData(other_, b, names_);
    return one_ == other_;
  }
  /// These events are those of the line from there on.
  [[nodiscard]] bool fits(const Strand& strand, std::size_t from, const std::vector<Event>& events) {
    if (from + events.size() > strand.path.size()) return false;
    for (std::size_t i = 0; i < events.size(); ++i)
      if (!same(events[i], eventAt(strand, from + i))) return false;
    return true;
  }

  /// The first event from there on that has to be written.
  [[nodiscard]] std::size_t firstSpoken(const Strand& strand, std::size_t from) const {
    while (from < strand.path.size() && !needed_[strand.path[from]] && unspoken(eventAt(strand, from)))
      ++from;
    return from;
  }

  void tell(std::size_t number, Place place) {
    Strand& strand = plan_.strands[number];
    std::size_t i = 0;
    std::size_t spoken = 0; // stays where it is while a run before it is written as facts
    while (i < strand.path.size()) {
      spoken = firstSpoken(strand, std::max(i, spoken));
      std::size_t target = spoken;
      if (target == strand.path.size()) {
        if (!allFacts_ && endsItself(strand, i, place)) return;
        --target;
      }
      if (!allFacts_ &&
          (plainly(strand, i, target, place) || (target != i && plainly(strand, i, i, place)))) {
        i = strand.tokens.back().to + 1;
        continue;
      }
      asFact(strand, i, place);
      ++i;
    }
    std::vector<Event> more;
    course_.finish(place, more);
    strand.goesOn = !more.empty();
  }

  /// The rest is what the rules dictate at the end of a line.
  bool endsItself(const Strand& strand, std::size_t from, const Place& place) {
    if (strand.path.size() - from > Course::kMostDictated) return false;
    Place trial = place;
    std::vector<Event> events;
    course_.finish(trial, events);
    return from + events.size() == strand.path.size() && fits(strand, from, events);
  }

  bool reads(const Strand& strand, std::size_t from, std::size_t to, const Place& before, const Said& said) {
    trial_ = before;
    events_.clear();
    if (course_.tell(trial_, said, events_)) return false;
    return events_.size() == to - from + 1 && fits(strand, from, events_);
  }

  bool plainly(Strand& strand, std::size_t from, std::size_t to, Place& place) {
    if (!place.state || to - from > Course::kMostDictated) return false;
    Said said = saidOf(eventAt(strand, to));
    if (!reads(strand, from, to, place, said)) return false;
    shorten(said, [&](const Said& shorter) { return reads(strand, from, to, place, shorter); });
    Token token;
    token.text = spelling_.action(said, place.space);
    token.from = from;
    token.to = to;
    token.heading = said.verb == Verb::begin;
    token.go = said.verb == Verb::go;
    if (token.heading) token.round = roundThatBegins(strand, from, to);
    for (std::size_t k = from; k <= to; ++k)
      course_.take(place, eventAt(strand, k));
    if (said.verb == Verb::move) goOn(strand, token, place);
    put(strand, std::move(token), place);
    return true;
  }

  /// The same units step by step.
  void goOn(const Strand& strand, Token& token, Place& place) {
    while (token.to + 1 < strand.path.size() && !needed_[strand.path[token.to]] &&
           children_[strand.path[token.to]] < 2) {
      const auto* last = std::get_if<UnitsMoved>(&eventAt(strand, token.to));
      const auto* next = std::get_if<UnitsMoved>(&eventAt(strand, token.to + 1));
      if (last == nullptr || next == nullptr || next->kind != last->kind || next->count != last->count ||
          next->from != last->to || next->spent != last->spent + 1)
        return;
      Said said = saidOf(*next);
      said.chained = true;
      said.spent.reset();
      said.nation.reset();
      if (!reads(strand, token.to + 1, token.to + 1, place, said)) return;
      ++token.to;
      course_.take(place, *next);
      token.text += ">" + spelling_.province(next->to);
    }
  }

  void asFact(Strand& strand, std::size_t i, Place& place) {
    Said said = saidOf(eventAt(strand, i));
    said.fact = true;
    // All but whose it is stands there; that, where the turn does not say it.
    Said shorter = said;
    shorter.nation.reset();
    const bool named = said.verb == Verb::begin || said.verb == Verb::income || said.verb == Verb::correct;
    if (!named && reads(strand, i, i, place, shorter)) said = shorter;
    if (said.verb == Verb::play) said.province.reset();
    Token token;
    token.text = spelling_.action(said, said.verb == Verb::begin ? Space::none : Space::iron);
    token.from = token.to = i;
    token.heading = said.verb == Verb::begin;
    token.go = said.verb == Verb::go;
    course_.take(place, eventAt(strand, i));
    put(strand, std::move(token), place);
  }

  void put(Strand& strand, Token token, const Place& place) {
    token.syntax = static_cast<const Syntax&>(place);
    strand.tokens.push_back(std::move(token));
  }

  [[nodiscard]] int roundThatBegins(const Strand& strand, std::size_t from, std::size_t to) const {
    for (std::size_t k = from; k <= to; ++k)
      if (const auto* began = std::get_if<RoundBegan>(&eventAt(strand, k))) return began->round;
    return 0;
  }

  /// Leaves out what reads the same without it.
  template <class Reads> static void shorten(Said& said, Reads&& readsSame) {
    const auto tryWithout = [&](auto&& leaveOut) {
      Said shorter = said;
      leaveOut(shorter);
      if (readsSame(shorter)) said = std::move(shorter);
    };
    const bool named = said.verb == Verb::begin || said.verb == Verb::income || said.verb == Verb::correct;
    if (said.nation && !named) tryWithout([](Said& s) { s.nation.reset(); });
    if (said.verb != Verb::trade && said.paid) tryWithout([](Said& s) { s.paid.reset(); });
    if (said.verb == Verb::income) tryWithout([](Said& s) { s.gain.reset(); });
    if (said.spent) tryWithout([](Said& s) { s.spent.reset(); });
    if (said.legions)
      tryWithout([](Said& s) {
        s.legions.reset();
        s.galleys.reset();
      });
    if (said.demander) tryWithout([](Said& s) { s.demander.reset(); });
    if (said.other && (said.verb != Verb::fight || said.demander))
      tryWithout([](Said& s) { s.other.reset(); });
    if (said.nowhere && said.verb == Verb::game) tryWithout([](Said& s) { s.nowhere = false; });
    if (said.reason) tryWithout([](Said& s) { s.reason.reset(); });
    if (said.walls) tryWithout([](Said& s) { s.walls.reset(); });
    if (said.resource) tryWithout([](Said& s) { s.resource.reset(); });
    if (said.effects && said.verb == Verb::play) tryWithout([](Said& s) { s.effects.reset(); });
    if (said.province && said.verb == Verb::play) tryWithout([](Said& s) { s.province.reset(); });
  }

  const EventLog& log_;
  const Spelling& spelling_;
  bool allFacts_;
  Course course_;
  EventNames names_;
  std::vector<LineName> lines_;
  TreeFold fold_;
  std::vector<Owner> owners_;
  std::vector<std::uint32_t> children_;
  std::vector<bool> needed_; // something is said of the event or ends there, so it has to be written
  Plan plan_;
  Place trial_;
  std::vector<Event> events_;
  std::string one_, other_;
};

} // namespace

Plan planOf(const EventLog& log, const Spelling& spelling, bool allFacts) {
  return Planner(log, spelling, allFacts).plan();
}

} // namespace annales::agn
