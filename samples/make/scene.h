// Builds a log move by move: what a person does who lays out a position on the table and plays on from it.
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/log/event_log.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::samples {

constexpr auto kLegion = Kind::legion;
constexpr auto kGalley = Kind::galley;

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
  /// On a site where the founder chooses.
  Scene& found(std::string_view province, Resource resource);
  Scene& wall(std::string_view province);
  Scene& recruit(Kind kind, int count);
  /// The free unit, or none for an empty province; the card goes on.
  Scene& bellona(std::string_view province, Kind kind);
  /// The opponent of the acting nation takes an open card.
  Scene& take(std::string_view card);
  Scene& reveal(std::string_view card);
  Scene& trade(const Amount& paid, const Amount& gain);
  /// Cards that are due are taken as they lie, and the display is filled.
  Scene& done();
  /// Exactly this event, its price as it stands.
  Scene& exactly(Event event);
  /// The same although the rules forbid it: a mistake of the table.
  Scene& mistake(Event event);

  // Laying out.
  /// The first display of a game with cards.
  Scene& open(const std::vector<std::string_view>& cards);
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
  Scene& settle(std::string_view nation, Kind kind, const std::vector<std::string_view>& path,
                Resource resource);
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
  [[nodiscard]] CardId card(std::string_view id) const;
  [[nodiscard]] Resource resourceOf(std::string_view province) const;
  /// What comes first of the cards that are due.
  [[nodiscard]] Event nextCard() const;
  /// Does it when it can be paid; hands over what is lacking.
  template <class E> void lay(const E& event);
  /// From the supply into the box, in a turn of its own.
  void fillBox(std::string_view nation, Kind kind, int count);

  EventLog log_;
  GameState state_;
  NodeIndex head_ = 0;
  std::string line_;
};

/// The whole game that the scene has told.
[[nodiscard]] inline EventLog end(Scene& scene) {
  return scene.close().log();
}

/// States are rebuilt from the root: samples are short.
[[nodiscard]] GameState stateAt(const EventLog& log, NodeIndex node);

} // namespace annales::samples
