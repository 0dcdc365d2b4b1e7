// Builds a log move by move: what a person does who lays out a position on the table and plays on from it.
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/log/event_log.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::samples {

/// A move that the rules refuse throws std::logic_error: a sample that cannot be played is a fault of its
/// script.
class Scene {
public:
  Scene(NewGame begun, std::string title);

  [[nodiscard]] const EventLog& log() const { return log_; }
  [[nodiscard]] const GameState& state() const { return state_; }
  [[nodiscard]] NodeIndex here() const { return head_; }

  // What the active nation does. Prices are filled in.
  Scene& ride(Space to);
  Scene& produce();
  Scene& temple(std::string_view province);
  Scene& learn(std::string_view knowHow);
  Scene& arm(std::string_view province, Kind kind, int count);
  Scene& move(Kind kind, int count, std::string_view from, std::string_view to, int spent = 0);
  Scene& battle(std::string_view opponent, std::string_view province, Kind kind, int count, int spent,
                std::string_view demandedBy);
  Scene& conquer(std::string_view province, int legions, int galleys);
  Scene& found(std::string_view province);
  Scene& trade(const Amount& paid, const Amount& gain);
  Scene& done();
  /// Exactly this event, its price as it stands.
  Scene& exactly(Event event);
  /// The same although the rules forbid it: a mistake of the table.
  Scene& mistake(Event event);

  // Laying out.
  /// Goods from the box, as a `Corrected`.
  Scene& give(std::string_view nation, const Amount& goods, std::string reason = "laid out for the example");
  /// Others idle until it is the nation's turn.
  Scene& turnOf(std::string_view nation);
  /// Moves on the rondel, goods for the way handed over first.
  Scene& go(Space to);
  /// Goes to the temple space and builds there.
  Scene& raise(std::string_view nation, std::string_view province);
  /// Goes to the know-how space and buys, in this order.
  Scene& study(std::string_view nation, const std::vector<std::string_view>& knowHows);
  /// Goes to the nearer of the two maneuver spaces.
  Scene& maneuver();
  /// One unit is armed at the path's first province and walks or sails it, a border a turn.
  Scene& march(std::string_view nation, Kind kind, const std::vector<std::string_view>& path);
  /// The same, and a city is founded where it arrives.
  Scene& settle(std::string_view nation, Kind kind, const std::vector<std::string_view>& path);
  /// Arms until so many stand in the province.
  Scene& muster(std::string_view nation, std::string_view province, Kind kind, int count);

  // Saying something about it.
  Scene& tag(std::string name, std::string value);
  Scene& remark(std::string text, std::vector<std::string> glyphs = {}, std::vector<Mark> marks = {},
                std::vector<std::string> tags = {});
  /// What follows is a what-if line from that event.
  Scene& branch(NodeIndex from, std::string name);
  /// Ends the line being told.
  Scene& close();

  [[nodiscard]] ProvinceId at(std::string_view province) const;
  [[nodiscard]] NationId who(std::string_view nation) const;

private:
  void add(Event event);
  Scene& decideOn(const Move& move);
  Scene& act(Event event) { return decideOn(Act{std::move(event), false}); }
  [[nodiscard]] NationId active() const { return state_.active; }

  EventLog log_;
  GameState state_;
  NodeIndex head_ = 0;
  std::string line_;
};

/// States are rebuilt from the root: samples are short.
[[nodiscard]] GameState stateAt(const EventLog& log, NodeIndex node);

} // namespace annales::samples
