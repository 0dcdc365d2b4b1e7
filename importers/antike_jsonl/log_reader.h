// Reads the event log as a stream: every record checked as it comes, in memory that does not grow with the
// file.
#pragma once

#include "importers/antike_jsonl/file_boards.h"
#include "importers/antike_jsonl/game_keeper.h"
#include "importers/antike_jsonl/read_run.h"
#include "importers/antike_jsonl/seal.h"
#include "importers/readers/game_reader.h"
#include "libreplay/results/result_record.h"

#include <cstddef>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline importers {

struct ReadOptions {
  /// About how many bytes of games are kept in memory; the others wait in a temporary file.
  std::size_t memory = std::size_t{64} << 20;
  /// Where they wait; the temporary file unless another place is given.
  std::unique_ptr<SpillStore> spill;
  /// How many threads read; 0: one or two, as the machine has. The result is the same.
  std::size_t threads = 0;
  /// Where set, takes the games when all are read, for only then is one known to be whole; as in
  /// `ReadRequest`.
  std::function<bool(const std::shared_ptr<const EventLog>&)> whole = {};
  /// As in `ReadRequest`.
  std::function<void(const std::shared_ptr<const EventLog>&)> beforehand = {};
  /// Where set, is told each result without moves as it is read.
  std::function<void(const ResultRecord&)> result = {};
};

class LogReader : public GameReader {
public:
  /// `boards` are those known beside the ones in the file; they may be asked by another thread, though by one
  /// at a time. The observer may be null.
  explicit LogReader(BoardFinder boards, ReadObserver* observer = nullptr, ReadOptions options = {});
  LogReader(const LogReader&) = delete;
  LogReader& operator=(const LogReader&) = delete;

  /// Reads to the end, once. Nothing when all of it is well-formed and, where somebody takes them, all games
  /// could be had.
  std::optional<Rejection> read(std::istream& in) override;

  /// After that: the games in the order of their GameCreated.
  [[nodiscard]] std::size_t games() const override { return keeper_.size(); }
  [[nodiscard]] std::size_t residentGames() const { return keeper_.resident(); }
  [[nodiscard]] Sealing sealing() const override;
  /// One of them; a game that had to leave memory comes back. Fails only where the disk does.
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override;

private:
  class InOrder;

  std::optional<Rejection> readAll(std::istream& in);
  std::optional<Rejection> handOn();
  std::optional<Rejection> take(const LogRun& run, ReadRun&& read, StrictJson& json);
  Result<void> adopt(const LogRun& run, ReadRun&& read);
  Result<void> check(const LogSeal& seal);
  [[nodiscard]] std::size_t helpers() const;
  /// Passes on what the disk did, and remembers that it was the disk.
  template <class T> Result<T> disk(Result<T> result);

  FileBoards boards_;
  ReadObserver* observer_;
  GameKeeper keeper_;
  SealSum seal_; // of what was taken since the last one
  std::size_t threads_;
  std::function<bool(const std::shared_ptr<const EventLog>&)> whole_;
  std::function<void(const std::shared_ptr<const EventLog>&)> beforehand_;
  std::function<void(const ResultRecord&)> result_;
  std::size_t row_ = 1;
  std::size_t sealedTo_ = 0; // the row of the last seal
  bool diskFailed_ = false;
};

} // namespace annales::inline importers
