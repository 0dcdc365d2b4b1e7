// Autopilots: nations play on from a position as they did in the record, or as bots, until a person has to
// decide.
#pragma once

#include "engine/core/watch.h"
#include "engine/play/playout.h"
#include "engine/search/script.h"
#include "libreplay/pilots/pilot.h"
#include "libreplay/pilots/recorded_turns.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace annales::inline replay {

/// Why nothing more is played.
enum class PilotsHalt : std::uint8_t {
  ended,     // the game is over, or nothing is legal
  byHand,    // a nation that a person plays is to decide
  turns,     // as many turns as were wanted have ended
  cancelled, // what was played so far stands
};

/// A nation that could not do any more what it did in the record: from then on its bot or a person plays it.
struct LeftRecord {
  NationId nation;
  std::size_t place = 0;      // in what was played: before it
  std::string line;           // on which the deed is that it could not do; empty: no line has such a turn
  EventIndex index = 0;       // of that deed on the line, from 1; 0: the record has none left for this turn
  std::optional<Event> event; // the deed
  std::optional<Error> why;   // the violated rule's sentence, where it is one
};

struct PilotsPlan {
  Pilots pilots;                  // by nation
  std::vector<RecordLine> record; // lines to be followed, the nearest first
  std::uint64_t seed = 1;
  std::size_t turns = 0;   // that may end; 0: as many as come
  bool handPasses = false; // the first question that a person may leave unanswered is left unanswered
  const std::atomic<bool>* stop = nullptr; // as in `Player::at`
};

class Autopilot {
public:
  /// `line`: the events after GameCreated up to where it goes on. Fails with a sentence where they do not
  /// fold.
  [[nodiscard]] static Result<std::unique_ptr<Autopilot>> at(const Game& game, std::span<const Event> line,
                                                             PilotsPlan plan);
  Autopilot(const Autopilot&) = delete;
  Autopilot& operator=(const Autopilot&) = delete;

  /// The next event, already folded; null where it halts. The same plan at the same place gives the same
  /// events, wherever one began.
  const Event* step();

  [[nodiscard]] const GameState& state() const { return state_; }
  /// After `step` has returned null.
  [[nodiscard]] PilotsHalt halt() const { return halt_; }
  /// Whom it waits for, by hand; else none.
  [[nodiscard]] NationId waitingFor() const { return waitingFor_; }
  /// It need not answer: `PilotsPlan::handPasses` goes on without.
  [[nodiscard]] bool mayPass() const { return mayPass_; }
  [[nodiscard]] const std::vector<LeftRecord>& left() const { return left_; }
  /// Decisions of the record that are kept with another payment, gain or loss.
  [[nodiscard]] std::size_t adjustedCount() const { return adjusted_; }

private:
  Autopilot(const Game& game, PilotsPlan plan, const GameState& state);

  void takeSeats();
  void catchUp(std::span<const Event> line);
  void beginTurn();
  void took(const Event& event);
  const Event* play(Event event);
  [[nodiscard]] bool plays(NationId nation, PilotSort sort) const;
  [[nodiscard]] Row choose(const Question& question, Rng& rng);
  [[nodiscard]] Row byHand(const Question& question);
  [[nodiscard]] std::optional<Row> asRecorded(const Question& question);
  [[nodiscard]] std::optional<Row> ownDecision(const Question& question);
  [[nodiscard]] std::optional<Event> dueReply() const;
  [[nodiscard]] std::optional<std::size_t> nextReplyOf(NationId nation) const;
  [[nodiscard]] std::optional<Row> reply(const Question& question);
  [[nodiscard]] std::optional<Row> income(const Question& question);
  [[nodiscard]] Row deal(const Question& question) const;
  [[nodiscard]] const Event* nextInRecord() const;
  [[nodiscard]] bool othersComeFirst() const;
  [[nodiscard]] bool mayStand(const Event& wanted, std::size_t i) const;
  void leave(NationId nation, const RecordedTurn* turn, std::optional<std::size_t> i);

  Game game_;
  PilotsPlan plan_;
  std::unique_ptr<RecordedTurns> turns_;
  std::vector<std::optional<Bot>> bots_; // by nation; none where no bot may be needed
  GameState state_;
  std::optional<Playout> playout_;

  // The turn that is on.
  const RecordedTurn* turn_ = nullptr;             // of the record
  std::optional<Script> script_;                   // of its nation, where that plays as recorded
  bool otherwise_ = false;                         // a person has begun it in another way: a person ends it
  std::array<std::size_t, kMaxNations> replies_{}; // of others, so far
  std::size_t revealed_ = 0;
  std::size_t same_ = 0; // of the turn's events that are those of the record
  bool differs_ = false; // since then
  std::optional<Event> last_;

  std::optional<Event> forced_; // a deed of the record that stands though it is not listed
  std::vector<LeftRecord> left_;
  std::size_t played_ = 0, ended_ = 0, adjusted_ = 0;
  PilotsHalt halt_ = PilotsHalt::ended;
  NationId waitingFor_;
  bool mayPass_ = false;
};

struct PilotsRun {
  std::vector<Event> events;
  PilotsHalt halt = PilotsHalt::ended;
  NationId waitingFor; // where a person is to decide
  bool mayPass = false;
  std::vector<LeftRecord> left;
  std::size_t adjusted = 0;
};

struct PilotsWatch : Watch {
  /// After each event, with the state behind it; in place of `progress`, as the end is not known.
  std::function<void(std::size_t events, const GameState& state)> played;
};

/// Everything that the autopilots play from there.
[[nodiscard]] Result<PilotsRun> playOn(const Game& game, std::span<const Event> line, PilotsPlan plan,
                                       const PilotsWatch& watch);

} // namespace annales::inline replay
