// A game that is open: its log, its board and what was computed from them. Immutable and shared; several tabs
// and windows may show it.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/timeline.h"
#include "libreplay/session/pins.h"
#include "libreplay/session/stats_shelf.h"
#include "libreplay/stats/line_stats.h"
#include "libreplay/stats/personage_race.h"
#include "libreplay/stats/transition.h"
#include "libreplay/words/sentence.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Makes sentences for a game: English unless a front end brings its own.
using Storyteller = std::function<std::string(const Event&, const DisplayNames&)>;

/// One line of a game, from 1 (GameCreated) to `length()`.
class OpenedLine {
public:
  /// `kept`: what was counted when the line was opened before; counted anew where it does not fit.
  OpenedLine(std::shared_ptr<const EventLog> log, std::string name, NodeIndex head, const Storyteller& teller,
             const Board* board, std::optional<LineStats> kept = {});
  /// The same events in a log that now has other lines and remarks: nothing is folded or counted again.
  OpenedLine(std::shared_ptr<const EventLog> log, NodeIndex head, const OpenedLine& same);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool isMain() const { return name_ == kMainLine; }
  /// Where an event that folding refuses ends the line, that event is the last one that counts.
  [[nodiscard]] EventIndex length() const { return length_; }
  [[nodiscard]] const EventLog& log() const { return *log_; }
  [[nodiscard]] const Game& game() const { return log_->game(); }
  [[nodiscard]] NodeIndex node(EventIndex k) const { return timeline_.path()[k - 1]; }
  [[nodiscard]] const Event& event(EventIndex k) const { return (*log_)[node(k)].event; }
  [[nodiscard]] const Hash& idAt(EventIndex k) const { return (*log_)[node(k)].id; }
  /// The place of an event on the line; 0 when it is not on it.
  [[nodiscard]] EventIndex placeOf(NodeIndex event) const;
  /// How many events two lines have in common, also of two logs of one game.
  [[nodiscard]] EventIndex sharedWith(const OpenedLine& other) const;

  /// After event `k`, a few microseconds from anywhere; outside 1 to `length()` the nearest one. The
  /// state at a refused event is the one before it.
  [[nodiscard]] GameState stateAt(EventIndex k) const;
  /// What event `k` moved, built and removed.
  [[nodiscard]] Transition transitionAt(EventIndex k) const;
  [[nodiscard]] PersonageRace raceAt(EventIndex k) const { return personageRace(game(), stateAt(k)); }
  /// Computed when the line was opened.
  [[nodiscard]] const LineStats& stats() const { return stats_; }
  [[nodiscard]] const std::vector<Pin>& pins() const { return pins_; }
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }

private:
  std::shared_ptr<const EventLog> log_;
  std::string name_;
  Timeline timeline_;
  EventIndex length_;
  LineStats stats_;
  std::vector<Pin> pins_;
};

class OpenedGame {
public:
  /// `before`: the same game as it was; what was computed for unchanged lines is reused. `shelf`: where the
  /// statistics of the main line may be, and are put.
  OpenedGame(std::shared_ptr<const EventLog> log, std::shared_ptr<const Board> board, Storyteller teller,
             const OpenedGame* before = nullptr, const StatsShelf* shelf = nullptr);
  OpenedGame(const OpenedGame&) = delete;
  OpenedGame& operator=(const OpenedGame&) = delete;

  [[nodiscard]] const EventLog& log() const { return *log_; }
  [[nodiscard]] const Game& game() const { return log_->game(); }
  /// The identity of the game, however much its log has grown.
  [[nodiscard]] const Hash& id() const { return log_->id(); }
  /// Null where only the bare map is known: nothing to draw.
  [[nodiscard]] const Board* board() const { return board_.get(); }
  [[nodiscard]] const std::shared_ptr<const Board>& sharedBoard() const { return board_; }
  [[nodiscard]] const Storyteller& teller() const { return teller_; }
  [[nodiscard]] DisplayNames names() const { return {log_->game(), log_->names().provinces, board_.get()}; }
  /// `main` first, the others in their order.
  [[nodiscard]] const std::vector<LineName>& lines() const { return names_; }
  [[nodiscard]] const std::shared_ptr<const OpenedLine>& main() const { return main_; }
  /// Computed on first demand and kept; may be asked from any thread. Null for an unknown name.
  [[nodiscard]] std::shared_ptr<const OpenedLine> line(std::string_view name) const;

private:
  struct Slot {
    std::once_flag once;
    std::atomic<bool> ready = false;
    std::shared_ptr<const OpenedLine> line;
  };

  void takeOver(const OpenedGame& before);
  void openMain(const StatsShelf& shelf);

  std::shared_ptr<const EventLog> log_;
  std::shared_ptr<const Board> board_;
  Storyteller teller_;
  std::vector<LineName> names_;
  std::shared_ptr<const OpenedLine> main_;
  std::unique_ptr<Slot[]> slots_; // by line; a cache, not state
};

/// Folds, checks and counts the main line. `board` null: a log whose board has no drawing.
[[nodiscard]] std::shared_ptr<const OpenedGame> openGame(EventLog log, std::shared_ptr<const Board> board,
                                                         Storyteller teller = sentenceOf,
                                                         const StatsShelf* shelf = nullptr);
/// The game of `before` with another log: remarks and lines came or went, or its main line has grown.
[[nodiscard]] std::shared_ptr<const OpenedGame> reopenGame(const OpenedGame& before, EventLog log);

} // namespace annales::inline replay
