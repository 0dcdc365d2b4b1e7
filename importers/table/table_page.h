// What the page shows of a recorded game, brought from event to event: only what is new is told.
#pragma once

#include "importers/html/page_game.h"
#include "importers/html/page_slots.h"
#include "libreplay/notebook/study.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline importers {

/// The recorded line alone, in the form of the web page (importers/html).
class TablePage {
public:
  explicit TablePage(std::shared_ptr<const Board> board) : board_(std::move(board)) {}

  /// Goes to the end of the main line. What is before the first event that differs stays.
  void follow(const Study& study);
  /// After the last event that folds.
  [[nodiscard]] const GameState& state() const { return state_; }
  [[nodiscard]] std::size_t length() const { return events_.size(); }

  /// Keys of an open object, where a fault of an event behind the last one says why folding stopped: `keep`,
  /// `events`, `sentences`, `symbols`, `faults`, `remarks` and what the page says of the game; with `whole`
  /// all of it, `slots` and what games on one board have alike.
  void write(JsonWriter& json, const Study& study, bool whole);

private:
  struct Told {
    Hash id;
    page::BothWords sentence;
    int nation = -1, step = 0;
    std::vector<std::int32_t> changes;
    page::StepSigns signs;
  };

  void restart(const Study& study, std::size_t keep);
  void add(const Study& study, const Hash& id, const Event& event, const page::PageNames& names, bool known);
  void writeEvents(JsonWriter& json, std::size_t from) const;
  void writeRemarks(JsonWriter& json, const Study& study) const;

  std::shared_ptr<const Board> board_;
  std::vector<Told> events_;
  std::size_t told_ = 0;                                        // of them, which the page has
  std::optional<std::pair<std::string, page::BothWords>> stop_; // why what comes behind them does not fold
  GameState state_;
  page::AddedUp added_;
  std::vector<std::int32_t> shown_; // slots after the last event
};

} // namespace annales::inline importers
