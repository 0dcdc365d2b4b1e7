#include "importers/antike_jsonl/log_reader.h"

#include "engine/core/utf8.h"
#include "importers/readers/reading_ahead.h"

#include <algorithm>
#include <array>
#include <thread>

namespace annales::inline importers {
namespace {

/// What is read ahead, as text; as a game it takes about as much again.
constexpr ReadingAheadBounds kAhead{.pieces = 64, .bytes = std::size_t{2} << 20U};
/// What comes back from disk while another game is taken. A game larger than that comes when it is its turn.
constexpr ReadingAheadBounds kBackAhead{.pieces = 16, .bytes = std::size_t{2} << 20U};

bool isText(std::string_view bytes) {
  const bool hasControl = std::any_of(bytes.begin(), bytes.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r' && c != '\n';
  });
  return !hasControl && utf8::length(bytes).has_value();
}

/// Of a file that is something else altogether, which its first line shows.
std::optional<Saying> notALog(std::string_view firstLine) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (firstLine.empty() || firstLine.starts_with('{') || firstLine.starts_with(kByteOrderMark))
    return std::nullopt;
  if (firstLine.starts_with("SQLite format 3"))
    return say("this is not an event log but a database, perhaps a library");
  if (firstLine.starts_with("\x1F\x8B"))
    return say(
        "this file is compressed with gzip; unpack it first, for example with zcat FILE | annales verify -");
  if (!isText(firstLine))
    return say(
        "this is not an event log, a game in AGN, a list of turns or a spreadsheet: it begins with bytes "
        "that are not text");
  return say(
      "this is not an event log, a game in AGN, a list of turns or a spreadsheet: its first line matches "
      "none of these");
}

/// How a file ends that has no further line.
std::optional<Rejection> ending(LineSource::Status next, std::size_t row) {
  using Status = LineSource::Status;
  switch (next) {
  case Status::line:
  case Status::end:
    return std::nullopt;
  case Status::tooLong:
    return Rejection{Error(Saying("a line may be at most 1 MiB long")), row};
  case Status::noFinalLf:
    return Rejection{
        Error(Saying(
            "the last line must end with LF; the file seems to be cut off. The lines before it are not "
            "affected: delete the last line and try again")),
        row};
  case Status::unreadable:
    return Rejection{Error(Saying("the file cannot be read")), row};
  }
  return std::nullopt;
}

} // namespace

/// The games of the whole file: what comes in the order of the file.
class LogReader::InOrder : public GamesOfLog {
public:
  explicit InOrder(LogReader& reader) : r_(reader) {}

  Result<void> addBoard(const std::shared_ptr<const Map>& board) override {
    return r_.disk(r_.boards_.add(board));
  }
  std::shared_ptr<const Map> board(const Hash& hash) override { return r_.boards_.find(hash); }
  Result<KeptGame*> begin(EventLog&& log) override {
    if (r_.keeper_.hasGame(log.id())) return failure("event: this GameCreated is already in the file");
    return r_.disk(r_.keeper_.begin(KeptGame(0, std::move(log))));
  }
  Result<KeptGame*> withEvent(const Hash& id) override { return r_.disk(r_.keeper_.withEvent(id)); }
  Result<KeptGame*> latest() override {
    if (r_.keeper_.size() == 0) return nullptr;
    return r_.disk(r_.keeper_.use(r_.keeper_.size() - 1));
  }
  void accepted(KeptGame& game, NodeIndex event) override {
    if (r_.observer_ != nullptr) r_.observer_->accepted(game.number, *game.log, event, r_.row_);
  }
  Result<void> grew(std::size_t bytes) override { return r_.disk(r_.keeper_.grew(bytes)); }
  void sealable(std::string_view line) override { r_.seal_.add(line); }
  Result<void> sealed(const LogSeal& seal) override { return r_.check(seal); }
  Result<void> result(const ResultRecord& record) override {
    if (r_.result_) r_.result_(record);
    return {};
  }

private:
  LogReader& r_;
};

LogReader::LogReader(BoardFinder boards, ReadObserver* observer, ReadOptions options)
    : boards_(std::move(boards)), observer_(observer),
      keeper_(
          options.memory, options.spill ? std::move(options.spill) : makeFileSpill(),
          [this](const Hash& hash) { return boards_.find(hash); },
          [this](GameNumber game) {
            if (observer_ != nullptr) observer_->resting(game);
          }),
      threads_(options.threads), whole_(std::move(options.whole)), beforehand_(std::move(options.beforehand)),
      result_(std::move(options.result)) {}

std::size_t LogReader::helpers() const {
  const std::size_t threads = threads_ > 0 ? threads_ : std::thread::hardware_concurrency();
  return threads > 1 ? 1 : 0;
}

std::optional<Rejection> LogReader::read(std::istream& in) {
  if (auto rejected = readAll(in)) return rejected;
  return whole_ ? handOn() : std::nullopt;
}

std::optional<Rejection> LogReader::readAll(std::istream& in) {
  const bool apart = observer_ == nullptr || observer_->judge() != nullptr;
  const BoardFinder boards = [this](const Hash& hash) { return boards_.find(hash); };
  std::array<StrictJson, 2> json; // one for each thread
  LogRuns runs(in);
  ReadingAhead<LogRun, ReadRun> ahead(
      apart ? helpers() : 0, kAhead, [&](const LogRun& run, std::size_t thread) {
        return apart ? readRun(run, json[thread], boards, observer_) : ReadRun();
      });
  while (!runs.isOver()) {
    LogRun run = runs.next();
    const bool mayHaveBoards = !run.isGame; // for the games that follow
    const std::size_t bytes = run.bytes.size();
    ahead.put(std::move(run), bytes);
    const bool all = mayHaveBoards || runs.isOver();
    while (!ahead.empty() && (all || ahead.isFull() || ahead.isReady())) {
      auto [first, read] = ahead.take();
      if (auto rejected = take(first, std::move(read), json[0])) return rejected;
      runs.giveBack(std::move(first));
    }
  }
  return std::nullopt;
}

std::optional<Rejection> LogReader::handOn() {
  using Whole = Result<std::shared_ptr<const EventLog>>;
  ReadingAhead<GameNumber, Whole> ahead(helpers(), kBackAhead, [this](GameNumber number, std::size_t) {
    auto log = keeper_.look(number);
    if (log && beforehand_) beforehand_(*log);
    return log;
  });
  GameNumber next = 0;
  const auto goesAhead = [&] {
    if (next == keeper_.size()) return false;
    return ahead.empty() || (!ahead.isFull() && keeper_.bytesOf(next) <= kBackAhead.bytes);
  };
  while (true) {
    for (; goesAhead(); ++next)
      ahead.put(next, keeper_.bytesOf(next));
    if (ahead.empty()) return std::nullopt;
    const Whole log = ahead.take().made;
    if (!log) return Rejection{log.error(), 0, true};
    if (!whole_(*log)) return std::nullopt;
  }
}

std::optional<Rejection> LogReader::take(const LogRun& run, ReadRun&& read, StrictJson& json) {
  if (run.firstRow == 1)
    if (auto other = notALog(run.lines() > 0 ? run.line(0) : run.rest))
      return Rejection{Error(std::move(*other)), 1};
  std::size_t taken = 0;
  row_ = run.firstRow;
  // A game that is there already fails as its first line is taken in order.
  if (read.game && !keeper_.hasGame(read.game->log->id())) {
    taken = read.taken;
    if (auto adopted = adopt(run, std::move(read)); !adopted) return Rejection{adopted.error(), row_, true};
  }
  InOrder games(*this);
  for (row_ += taken; taken < run.lines(); ++taken, ++row_)
    if (auto done = takeRecord(games, json, run.line(taken)); !done)
      return Rejection{done.error(), row_, diskFailed_};
  return ending(run.next, row_);
}

Result<void> LogReader::adopt(const LogRun& run, ReadRun&& read) {
  for (const std::size_t line : read.sealable)
    seal_.add(run.line(line));
  const auto game = disk(keeper_.begin(std::move(*read.game)));
  if (!game) return tl::unexpected(game.error());
  if (observer_ != nullptr) observer_->judged((*game)->number, *(*game)->log, std::move(read.judge));
  return {};
}

template <class T> Result<T> LogReader::disk(Result<T> result) {
  if (!result) diskFailed_ = true;
  return result;
}

Result<void> LogReader::check(const LogSeal& seal) {
  const LogSeal own = seal_.take(row_ - sealedTo_ - 1);
  sealedTo_ = row_;
  if (seal.rows != own.rows)
    return failure("seal: {} rows were sealed, but there are {} now: rows are missing or were added",
                   seal.rows, own.rows);
  if (seal.sum != own.sum)
    return failure("seal: a line, tag or annotation before it has changed since it "
                   "was sealed");
  return {};
}

Sealing LogReader::sealing() const {
  if (sealedTo_ == 0) return Sealing::none;
  return sealedTo_ + 1 == row_ ? Sealing::whole : Sealing::part;
}

Result<std::shared_ptr<const EventLog>> LogReader::game(GameNumber number) {
  return keeper_.look(number);
}

} // namespace annales::inline importers
