// A table at which a small game is played: given these events, when this one comes, then it is legal or
// breaks a rule. Positions are laid out by hand, as one lays out pieces to discuss a rule.
#pragma once

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace annales::tests {

/// The line of the test that asks. Not std::source_location, which clang 14 cannot give.
struct Here {
  const char* file;
  int line;
  static Here current(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return {file, line};
  }
};

/// What the rules say of one event.
class Answer {
public:
  Answer(std::string event, std::optional<Violation> wrong, Here here)
      : event_(std::move(event)), wrong_(std::move(wrong)), here_(here) {}

  void thenLegal() const;
  void thenBreaks(std::string_view rule) const;

private:
  void fail(const std::string& text) const;

  std::string event_;
  std::optional<Violation> wrong_;
  Here here_;
};

class Table {
public:
  Table(std::shared_ptr<const GameSetup> setup, std::shared_ptr<const Map> map);

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const GameState& state() const { return state_; }
  [[nodiscard]] GameState& state() { return state_; }
  [[nodiscard]] Gazetteer& gazetteer() const { return *gazetteer_; }
  [[nodiscard]] NationId nation(std::string_view name) const { return game_.nation(name); }
  [[nodiscard]] ProvinceId place(std::string_view name) const { return game_.map->find(name); }
  [[nodiscard]] const NationState& operator[](std::string_view name) const { return state_[nation(name)]; }
  [[nodiscard]] Event event(const std::string& line) const;

  /// Legal events that have happened.
  Table& given(const std::vector<std::string>& lines, Here here = Here::current());
  /// What happened at the table, legal or not.
  Table& happens(const std::string& line);
  /// May this come next? `check` and `legal` must agree.
  [[nodiscard]] Answer when(const std::string& line, Here here = Here::current()) const;
  /// The event in canonical JSON.
  [[nodiscard]] std::string fact(const Event& event) const;
  /// The facts of a type that `legal` lists, sorted.
  [[nodiscard]] std::vector<std::string> listed(std::string_view type) const;

  /// A turn begins, whoever's it was; with a space the nation moves there for nothing.
  Table& onTurn(const std::string& name, const std::string& space = "");
  /// "marble:5 coins:2"; coins come from and go to the bank.
  Table& stock(std::string_view name, const std::string& amount);
  /// From the supply.
  Table& units(std::string_view name, std::string_view at, int legions, int galleys);
  /// From the box.
  Table& special(std::string_view name, std::string_view at, Kind kind);
  Table& city(std::string_view name, std::string_view at, Resource resource, bool temple = false);
  /// Cities with gold on the isles i01, i02, …
  Table& isles(std::string_view name, int first, int last, bool temples = false);
  Table& temple(std::string_view at);
  Table& wall(std::string_view at);
  Table& knows(std::string_view name, const std::string& knowHows);
  Table& knowsAll(std::string_view name);
  /// Taken from the bank.
  Table& personages(std::string_view name, Personage personage, int count);
  Table& bankPersonages(const std::array<int, kPersonages>& left);
  /// What stands on the board has brought its personages long ago.
  Table& settled(std::string_view name);
  Table& hand(std::string_view name, std::string_view card);

private:
  [[nodiscard]] bool lists(const Event& asked) const;

  std::shared_ptr<Gazetteer> gazetteer_;
  Game game_;
  GameState state_;
};

} // namespace annales::tests
