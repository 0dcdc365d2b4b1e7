// All games of a stream at once, for files of which one knows that they are small.
#pragma once

#include "importers/antike_jsonl/log_reader.h"

#include <istream>
#include <memory>
#include <vector>

namespace annales::test {

inline tl::expected<std::vector<std::shared_ptr<const EventLog>>, Rejection> readLogs(std::istream& in,
                                                                                      BoardFinder boards) {
  LogReader reader(std::move(boards));
  if (auto rejection = reader.read(in)) return tl::unexpected(std::move(*rejection));
  std::vector<std::shared_ptr<const EventLog>> logs;
  for (GameNumber i = 0; i < reader.games(); ++i) {
    auto game = reader.game(i);
    if (!game) return tl::unexpected(Rejection{game.error(), 0, true});
    logs.push_back(std::move(*game));
  }
  return logs;
}

} // namespace annales::test
