#include "importers/antike_jsonl/read_run.h"

namespace annales::inline importers {
namespace {

/// The one game of a run. Whatever asks for something else fails.
class OneGame : public GamesOfLog {
public:
  OneGame(const BoardFinder& boards, const ReadObserver* observer) : boards_(boards), observer_(observer) {}

  Result<void> addBoard(const std::shared_ptr<const Map>&) override { return elsewhere(); }
  std::shared_ptr<const Map> board(const Hash& hash) override { return boards_(hash); }
  Result<KeptGame*> begin(EventLog&& log) override {
    if (read_.game) return elsewhere();
    read_.game.emplace(0, std::move(log));
    read_.game->log->reserve(lines_);
    if (observer_ != nullptr) read_.judge = observer_->judge();
    return &*read_.game;
  }
  Result<KeptGame*> withEvent(const Hash& id) override {
    if (!read_.game || !read_.game->log->find(id)) return elsewhere();
    return &*read_.game;
  }
  Result<KeptGame*> latest() override {
    if (!read_.game) return elsewhere();
    return &*read_.game;
  }
  void accepted(KeptGame& game, NodeIndex event) override {
    if (read_.judge) read_.judge->accepted(*game.log, event, row_);
  }
  Result<void> grew(std::size_t bytes) override {
    read_.game->bytes += bytes;
    return {};
  }

  void sealable(std::string_view) override { read_.sealable.push_back(read_.taken); }
  Result<void> sealed(const LogSeal&) override { return elsewhere(); }
  Result<void> result(const ResultRecord&) override { return elsewhere(); }

  ReadRun read(const LogRun& run, StrictJson& json) && {
    row_ = run.firstRow;
    lines_ = run.lines();
    for (std::size_t i = 0; i < run.lines() && takeRecord(*this, json, run.line(i)); ++i, ++row_)
      ++read_.taken;
    return std::move(read_);
  }

private:
  static tl::unexpected<Error> elsewhere() { return tl::unexpected(Error()); } // nobody is told

  const BoardFinder& boards_;
  const ReadObserver* observer_;
  ReadRun read_;
  std::size_t row_ = 0, lines_ = 0;
};

} // namespace

ReadRun readRun(const LogRun& run, StrictJson& json, const BoardFinder& boards,
                const ReadObserver* observer) {
  if (!run.isGame) return {};
  return OneGame(boards, observer).read(run, json);
}

} // namespace annales::inline importers
