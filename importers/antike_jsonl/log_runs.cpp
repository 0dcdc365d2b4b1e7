#include "importers/antike_jsonl/log_runs.h"

#include <simdjson.h>

namespace annales::inline importers {
namespace {

constexpr std::size_t kMostSpare = 4; // one is put for each that is taken

/// As programs write it. A line that says the same in another way is read with those before it.
bool looksLikeGame(std::string_view line) {
  return line.ends_with(R"("rec":"event","type":"GameCreated"})");
}

bool looksLikeBoard(std::string_view line) {
  return line.starts_with(R"({"map":)");
}

} // namespace

LogRun LogRuns::next() {
  using Status = LineSource::Status;
  if (!begun_) read();
  begun_ = true;
  LogRun run;
  if (!spare_.empty()) {
    run = std::move(spare_.back());
    spare_.pop_back();
  }
  run.firstRow = row_;
  run.isGame = looksLikeGame(line_);
  const std::size_t most = run.isGame ? kMostBytes : kMostBytesOfOthers;
  while (!isOver()) {
    run.bytes += line_;
    run.ends.push_back(run.bytes.size());
    ++row_;
    read();
    if (isOver() || run.bytes.size() >= most || looksLikeGame(line_)) break;
    if (run.isGame && looksLikeBoard(line_)) break;
  }
  run.next = status_;
  if (status_ == Status::tooLong || status_ == Status::noFinalLf) run.rest = line_;
  run.bytes.append(simdjson::SIMDJSON_PADDING, '\0');
  return run;
}

void LogRuns::giveBack(LogRun&& run) {
  const bool isHuge = run.bytes.capacity() > 2 * kMostBytes; // of a line as long as a line may be
  if (isHuge || spare_.size() == kMostSpare) return;
  run.bytes.clear();
  run.ends.clear();
  run.rest.clear();
  spare_.push_back(std::move(run));
}

} // namespace annales::inline importers
