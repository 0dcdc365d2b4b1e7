// The facts of games as rows, which the views show.
#pragma once

#include "libreplay/facts/fact_columns.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/store/connection.h"

#include <map>
#include <string>
#include <unordered_map>

namespace annales::inline replay {

struct ReadGame {
  Hash id;
  std::string mark;
  std::map<std::string, std::string> tags;
  GameFacts facts;
};

/// Inside of transactions of its owner, who calls `forgetDeeds` where one was rolled back. Throws SQLite's
/// exceptions.
class FactRows {
public:
  explicit FactRows(Connection& connection) : connection_(connection) {}

  /// Replaces what was there; nothing happens where the same was written before.
  void write(const ReadGame& read);
  /// By its id in hexadecimal digits.
  void remove(const std::string& id);
  /// How the library marked each game when it was read, by its id.
  [[nodiscard]] std::unordered_map<std::string, std::string> marks();
  /// Adds a game to columns; false where there is none with that id.
  [[nodiscard]] bool read(const std::string& id, FactColumns& columns, WordList& words);
  void forgetDeeds() { deeds_.clear(); }

private:
  struct Key {
    std::int64_t game = 0; // 0: it is not there
    std::string mark;
  };
  [[nodiscard]] Key keyOf(const std::string& id);
  void removeRows(std::int64_t game);
  void writeSeat(std::int64_t game, std::size_t number, const SeatFacts& seat);
  [[nodiscard]] std::int64_t deedOf(const std::string& done);
  void readSeats(std::int64_t game, const std::string& winner, GameFacts& facts);

  Connection& connection_;
  std::unordered_map<std::string, std::int64_t> deeds_; // those that were met
};

} // namespace annales::inline replay
