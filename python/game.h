// One game as Python sees it: positions, events and answers as the JSON of the command line.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/sentence.h"

#include "python/trouble.h"
#include "python/watched.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::python {

/// What an analysis or a search may cost.
struct Effort {
  std::size_t budget = 48, turns = 0, moves = 5;
  std::uint64_t seed = 1;
  std::string against = "bots";
  unsigned threads = 2;
};

/// A value: nothing changes a game. Events count from 1, GameCreated, as on the command line; an event number
/// of 0 is the last one of the line. Everything but `analyse` and `search` keeps the interpreter's lock.
class Game {
public:
  explicit Game(std::shared_ptr<const EventLog> log);

  [[nodiscard]] const EventLog& log() const { return *log_; }
  [[nodiscard]] std::size_t length(const std::string& line) const;
  [[nodiscard]] std::string event(const std::string& line, std::size_t n) const;
  [[nodiscard]] std::string sentence(const std::string& line, std::size_t n,
                                     const std::string& language) const;
  [[nodiscard]] std::string state(const std::string& line, std::size_t n) const;
  [[nodiscard]] std::string legal(const std::string& line, std::size_t n) const;
  /// Why the event must not come next; nothing where it may.
  [[nodiscard]] std::optional<Trouble> check(const std::string& event, const std::string& line,
                                             std::size_t n) const;
  /// The events of a move: an event as JSON, or "end turn" or "proceed".
  [[nodiscard]] std::string decide(const std::string& move, bool cheapest, const std::string& line,
                                   std::size_t n) const;
  /// The game with a what-if line of these moves; `follow`: the rules add what follows from each.
  [[nodiscard]] Game play(const std::vector<std::string>& moves, const std::string& name, bool follow,
                          bool cheapest, const std::string& line, std::size_t n) const;
  [[nodiscard]] std::string analyse(const Effort& effort, const std::string& line,
                                    const py::object& progress) const;
  [[nodiscard]] std::string search(const Effort& effort, const std::string& line, std::size_t n,
                                   const py::object& progress) const;
  [[nodiscard]] std::string remarks() const;
  /// As an event log, sealed.
  [[nodiscard]] std::string text() const;

private:
  struct Followed {
    std::string line;
    Timeline timeline;
  };
  [[nodiscard]] NodeIndex headOf(const std::string& line) const;
  [[nodiscard]] Timeline& follow(const std::string& line) const;
  /// A number of an event of the line; throws a sentence where it has none.
  [[nodiscard]] std::size_t place(const std::string& line, std::size_t n) const;
  [[nodiscard]] const GameState& stateAt(const std::string& line, std::size_t n) const;
  [[nodiscard]] Event read(const std::string& event) const;
  [[nodiscard]] std::vector<Event> eventsOf(const GameState& state, const std::string& move,
                                            bool cheapest) const;
  [[nodiscard]] DisplayNames names(Language language) const;

  std::shared_ptr<const EventLog> log_;
  std::shared_ptr<const Board> board_; // null where none describes it
  mutable std::shared_ptr<Followed> followed_;
};

/// The games of a file in any format, and what there is to say of it, a sentence each.
struct GamesRead {
  std::vector<Game> games;
  std::vector<std::string> complaints;
};
[[nodiscard]] GamesRead readGames(const std::string& file, const std::string& afterMistake,
                                  const py::object& progress);

} // namespace annales::python
