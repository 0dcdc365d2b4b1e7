// A format that games come in. Each has a folder in importers/ with a `format.cpp`, which says how it is
// recognised and read; nothing else has to know of it.
#pragma once

#include "engine/boards/board_shelf.h"
#include "importers/readers/game_reader.h"
#include "importers/readers/results_read.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline importers {

struct ReadRequest {
  BoardShelf shelf;                 // boards beside those of the file
  ReadObserver* observer = nullptr; // may be null
  AfterMistake afterMistake = AfterMistake::stop;
  /// About how many bytes of games are kept in memory; the others wait in a temporary file.
  std::size_t memory = std::size_t{64} << 20;
  /// Where set, takes each game as soon as it is whole, in the order of the file; none can be had afterwards.
  /// When it returns false, the file ends there. Without it games are kept, in memory or on disk.
  std::function<bool(const std::shared_ptr<const EventLog>&)> whole = {};
  /// Where set, may be called for a whole game before `whole` takes it: to do beforehand what can be done on
  /// another thread. Several threads call it at once, in no order.
  std::function<void(const std::shared_ptr<const EventLog>&)> beforehand = {};
  /// How many threads read; 0: as many as the machine has. The result is the same.
  std::size_t threads = 0;
  /// Where set, takes each result without moves as soon as it is read. When it returns false, no more are
  /// read.
  std::function<bool(const ResultRecord&)> result = {};
  /// What an owner said of words in logs of plays; may be null.
  const ResultWords* words = nullptr;
  /// Is told how many results and other plays there were; may be null.
  ResultsRead* resultsRead = nullptr;
  /// What the file is called, where that is known: its ending may say what it is.
  std::string name = {};
};

struct Format {
  std::string_view name;      // in messages
  std::string_view extension; // with its dot
  /// How sure one can be that a file that begins like this is of the format, 0 to 1.
  double (*recognise)(std::string_view beginning);
  std::unique_ptr<GameReader> (*open)(ReadRequest request);
  std::span<const std::string_view> also = {}; // further extensions, each one dot and what follows
  /// How sure one is of a file with this extension, whatever stands in it.
  double byExtension = 0;
};

/// All of them; the list is made from the folders when the program is built.
[[nodiscard]] std::span<const Format> formats();
/// So much of a file is looked at.
inline constexpr std::size_t kBeginning = std::size_t{1} << 16U;
/// The format that is surest of itself; the event log where none knows the content, for it says best why not.
[[nodiscard]] const Format& formatOf(std::string_view beginning, std::string_view name = {});

/// Reads whatever a file holds, in the format that its content shows.
class AnyReader : public GameReader {
public:
  explicit AnyReader(ReadRequest request) : request_(std::move(request)) {}
  std::optional<Rejection> read(std::istream& in) override;
  [[nodiscard]] std::size_t games() const override { return reader_ ? reader_->games() : 0; }
  Result<std::shared_ptr<const EventLog>> game(GameNumber number) override { return reader_->game(number); }
  [[nodiscard]] Sealing sealing() const override;
  [[nodiscard]] const std::vector<Complaint>& complaints() const override;
  /// After reading: of which format the file was.
  [[nodiscard]] const Format* format() const { return format_; }

private:
  ReadRequest request_;
  const Format* format_ = nullptr;
  std::unique_ptr<GameReader> reader_;
};

} // namespace annales::inline importers
