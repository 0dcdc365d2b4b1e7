#include "importers/antike_jsonl/log_runs.h"

#include <simdjson.h>

namespace annales::inline importers {
namespace {

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
  run.firstRow = row_;
  run.isGame = looksLikeGame(line_);
  run.bytes.reserve(lastBytes_);
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
  lastBytes_ = run.bytes.size() + simdjson::SIMDJSON_PADDING;
  run.bytes.append(simdjson::SIMDJSON_PADDING, '\0');
  return run;
}

} // namespace annales::inline importers
