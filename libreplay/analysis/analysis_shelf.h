// What was said of the turns of one game before, on all its lines, by several engines and with several
// efforts.
#pragma once

#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/played_turns.h"
#include "libreplay/log/event_log.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// By whom and how: the same label gives the same answer.
struct AnalysisLabel {
  std::string engine; // printable ASCII, without " against " and " beside "
  int version = 0;
  AnalysisEffort effort; // settled
  friend auto operator<=>(const AnalysisLabel&, const AnalysisLabel&) = default;
};
/// Of this program.
[[nodiscard]] AnalysisLabel labelOf(const AnalysisEffort& effort, const Game& game);

/// The engine's name, against whom where that is not as usual, and the companies beside: "annales value
/// against 20:50:20 even 30:30:30 beside strong, varied". So it is kept: older programs take it for another
/// engine.
[[nodiscard]] std::string writtenEngine(const AnalysisLabel& label);
/// Name and companies of what was written so; nothing where it is not what `writtenEngine` writes.
struct ReadEngine {
  std::string name;
  Company company;
  std::vector<Company> beside = {};
};
[[nodiscard]] std::optional<ReadEngine> readEngine(std::string_view written);

/// Of what something is said, by ids: so it holds on every line that has these events.
struct SaidPlace {
  Hash from;  // the turn's TurnBegan; where a line ends, its last event
  Hash until; // the event after which the next one moves, or the last of a record that ends with the turn;
              // all zeros: not over yet; where a line ends, `from`
  friend auto operator<=>(const SaidPlace&, const SaidPlace&) = default;
};

struct KeptSaid {
  AnalysisLabel label;
  SaidPlace place;
  TurnSaid said;
};

class AnalysisShelf {
public:
  /// What is there already stays.
  void put(KeptSaid kept) { said_[kept.label].try_emplace(kept.place, std::move(kept.said)); }
  void add(AnalysisShelf other);
  /// Null where nothing is known; until the shelf is destroyed.
  [[nodiscard]] const TurnSaid* find(const AnalysisLabel& label, const SaidPlace& place) const;
  [[nodiscard]] std::vector<AnalysisLabel> labels() const;
  [[nodiscard]] bool empty() const { return said_.empty(); }

private:
  std::map<AnalysisLabel, std::map<SaidPlace, TurnSaid>> said_;
};

/// A turn of a line with what is known of it.
struct LineTurn {
  TurnSpot spot;
  int round = 0;
  NationId nation;
  Space space = Space::none; // that was gone to
  std::optional<TurnSaid> said;
};

struct LineAnalysis {
  AnalysisLabel label;
  std::vector<LineTurn> turns;
  std::optional<ChancesHere> after; // where the line ends
  bool ended = false;               // the game, there

  [[nodiscard]] std::size_t known() const; // turns
  [[nodiscard]] bool complete() const { return after && known() == turns.size(); }
};

/// All its turns, as an analysis of this line alone; without a label.
[[nodiscard]] LineAnalysis asLine(const GameAnalysis& analysis);

/// One line as analyses see it: immutable, so that any thread may ask it.
class AnalysisLine {
public:
  AnalysisLine(const EventLog& log, NodeIndex head);

  [[nodiscard]] const Hash& gameId() const { return id_; }
  /// Of its last event: lines with the same one are the same.
  [[nodiscard]] const Hash& headId() const { return ids_.back(); }
  [[nodiscard]] const Game& game() const { return game_; }
  /// After GameCreated.
  [[nodiscard]] std::span<const Event> events() const { return events_; }
  [[nodiscard]] std::span<const PlayedTurn> turns() const { return turns_; }
  [[nodiscard]] SaidPlace placeOf(const TurnSpot& spot) const;
  /// The spot of where the line ends.
  [[nodiscard]] TurnSpot end() const { return {events_.size(), events_.size(), true}; }

  /// What the shelf knows of a turn or of the end, where it makes sense there: an alternative is a legal
  /// turn.
  [[nodiscard]] const TurnSaid* known(const AnalysisShelf& shelf, const AnalysisLabel& label,
                                      const TurnSpot& spot) const;
  [[nodiscard]] LineAnalysis with(const AnalysisShelf& shelf, const AnalysisLabel& label) const;
  /// Adds what has become known since.
  void complete(LineAnalysis& analysis, const AnalysisShelf& shelf) const;
  /// How many of its turns are known, and where it ends.
  [[nodiscard]] std::size_t countKnown(const AnalysisShelf& shelf, const AnalysisLabel& label) const;

private:
  Hash id_;
  Game game_;
  std::vector<Event> events_;
  std::vector<Hash> ids_; // of GameCreated and of the events
  std::vector<PlayedTurn> turns_;
  GameState last_;
};

/// Of those with which all of the line is known, the one with the most rollouts, of these the newest version;
/// nothing without any.
[[nodiscard]] std::optional<LineAnalysis> thoroughest(const AnalysisLine& line, const AnalysisShelf& shelf);

} // namespace annales::inline replay
