// Writes down a game as an event log: a table whose events are kept, with short words for what only leads up
// to the point of a case.
#pragma once

#include "engine/event/codec.h"
#include "tests/engine/rules/tables.h"

#include <functional>

namespace annales::tests {

class LogBook {
public:
  LogBook(Table table, std::string name) : table_(std::move(table)), name_(std::move(name)) {}

  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] std::size_t events() const { return events_.size(); }

  /// Events as the table reads them, and: "start" (first cards, first round and its incomes), "to romans
  /// gold" (the others pass until the Romans' turn; then the cheapest move to the space), "give romans
  /// gold:9", "awards".
  LogBook& play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
      playOne(line);
    return *this;
  }
  /// The last event, which may break a rule.
  void fault(const std::string& line) { events_.push_back(table_.event(line)); }

  /// The whole log: board, GameCreated, events, `main`.
  [[nodiscard]] std::string text(const std::function<void(GameSetup&)>& change = nullptr) const {
    auto setup = std::make_shared<GameSetup>(*table_.game().setup);
    setup->game = uuid();
    if (change) change(*setup);
    const Game game{setup, table_.game().map, table_.game().ruleset};
    const EventNames names{game, table_.gazetteer()};
    std::string out = R"({"map":)" + game.map->canonical() + R"(,"rec":"map"})" + "\n";
    Hash parent;
    const auto write = [&](const Event& event, const Hash* before) {
      const Hash id = eventId(event, before, names);
      appendEventRecord(out, event, id, before, names);
      out += '\n';
      parent = id;
    };
    write(GameCreated{setup}, nullptr);
    for (const Event& event : events_) {
      const Hash before = parent;
      write(event, &before);
    }
    out += R"({"head":")" + hexOf(parent) + R"(","name":"main","rec":"line"})" + "\n";
    return out;
  }

private:
  void playOne(const std::string& line) {
    if (line == "start") return start();
    if (line == "awards") return awards();
    if (line.starts_with("to ")) return passTo(line.substr(3));
    if (line.starts_with("give ")) return keep(table_.event("correct " + line.substr(5)), line);
    keep(table_.event(line), line);
  }

  void keep(Event event, const std::string& line) {
    if (auto wrong = check(table_.game(), table_.state(), event))
      throw std::runtime_error(name_ + ": " + line + " breaks " + std::string(wrong->rule) + ": " +
                               wrong->message);
    static_cast<void>(annales::apply(table_.state(), event));
    events_.push_back(std::move(event));
  }

  [[nodiscard]] std::vector<Event> options() const {
    return legal(table_.game(), table_.state(), Payments::cheapest);
  }
  /// The first legal event of a type, if there is one.
  template <class E> bool takeFirst() {
    for (Event& event : options())
      if (std::holds_alternative<E>(event)) {
        keep(std::move(event), std::string(E::name));
        return true;
      }
    return false;
  }

  void start() {
    while (takeFirst<CardRevealed>()) {
    }
    beginRound();
  }
  void beginRound() {
    takeFirst<RoundBegan>();
    while (takeFirst<IncomeReceived>()) {
    }
  }
  void awards() {
    while (takeFirst<PersonageWon>()) {
    }
    while (takeFirst<CardTaken>() || takeFirst<CardRevealed>()) {
    }
  }

  void passTo(const std::string& who) {
    const auto space = who.find(' ');
    const NationId wanted = table_.nation(who.substr(0, space));
    for (;;) {
      if (!table_.state().active.exists()) {
        beginRound();
        takeFirst<TurnBegan>();
      }
      if (table_.state().active == wanted) break;
      idle();
    }
    if (space != std::string::npos) rondel(valueOf<Space>(who.substr(space + 1)).value());
  }

  /// A turn without an action, on a space that asks for none.
  void idle() {
    for (const Event& event : options()) {
      const auto* move = std::get_if<RondelMoved>(&event);
      if (move == nullptr || !move->paid.empty() || move->to == Space::arming) continue;
      keep(*move, "an idle turn");
      break;
    }
    takeFirst<TurnEnded>();
  }

  void rondel(Space to) {
    for (const Event& event : options()) {
      const auto* move = std::get_if<RondelMoved>(&event);
      if (move == nullptr || move->to != to) continue;
      keep(*move, "the rondel");
      return;
    }
    throw std::runtime_error(name_ + ": the nation cannot pay for the rondel");
  }

  [[nodiscard]] std::string uuid() const {
    std::string digits = hexOf(sha256(name_)).substr(0, 32);
    digits[12] = '8';
    digits[16] = '8';
    for (const std::size_t dash : {20U, 16U, 12U, 8U})
      digits.insert(dash, "-");
    return digits;
  }

  Table table_;
  std::string name_;
  std::vector<Event> events_;
};

} // namespace annales::tests
