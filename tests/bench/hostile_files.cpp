// annales_hostile_files KIND N: an event log, or a written game, in which something happens N times that
// nobody does so often, for tests/bench/linear and tests/bench/merge.
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/log/annotation_codec.h"
#include "tests/bench/bench_game.h"

#include <fmt/core.h>

#include <charconv>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <string_view>

namespace {

using namespace annales;

/// Folds wherever it stands, and is nearly nowhere legal.
Event round(std::uint64_t number) {
  return RoundBegan{static_cast<std::uint16_t>(number % 9000 + 1)};
}

EventLog newGame(std::uint64_t number) {
  const NewGame& like = bench::recordedGame().begun;
  GameSetup setup = *like.game.setup;
  setup.game = fmt::format("00000000-0000-4000-8000-{:012x}", number);
  NewGame begun = like;
  begun.game.setup = std::make_shared<const GameSetup>(std::move(setup));
  return EventLog(std::move(begun));
}

NodeIndex chain(EventLog& log, std::uint64_t count) {
  NodeIndex last = 0;
  for (std::uint64_t k = 0; k < count; ++k)
    last = log.append(last, round(k + 2));
  static_cast<void>(log.setLine(kMainLine, last));
  return last;
}

void remark(EventLog& log, NodeIndex event, std::string text, std::vector<std::string> tags) {
  Annotation said;
  said.event = log[event].id;
  said.author = "A";
  said.at = "2026-01-01T00:00:00Z";
  said.text = std::move(text);
  said.tags = std::move(tags);
  said.id = annotationId(said);
  log.annotate(std::move(said));
}

/// Half of the events are lines of their own.
EventLog violations(std::uint64_t count) {
  EventLog log = newGame(1);
  NodeIndex at = chain(log, count / 2);
  for (std::uint64_t k = 0; k < count / 2; ++k) {
    const NodeIndex head = log.append(at, round(k + 4000));
    static_cast<void>(log.setLine(fmt::format("line {}", k), head));
    if (at > 1) --at;
  }
  return log;
}

EventLog tags(std::uint64_t count) {
  EventLog log = newGame(1);
  for (std::uint64_t k = 0; k < count; ++k)
    log.setTag(fmt::format("tag{}", k), "x");
  return log;
}

EventLog remarkTags(std::uint64_t count) {
  EventLog log = newGame(1);
  remark(log, 0, "x", std::vector<std::string>(count, "t"));
  return log;
}

EventLog remarks(std::uint64_t count) {
  EventLog log = newGame(1);
  chain(log, count);
  for (NodeIndex event = 0; event < count; ++event)
    remark(log, event, fmt::format("remark {}", event), {});
  return log;
}

/// So many lines of a short game, its main line among them; the others have 500 events each.
EventLog lines(std::uint64_t count) {
  constexpr std::uint64_t kMain = 100, kLine = 500;
  EventLog log = newGame(1);
  chain(log, kMain);
  for (std::uint64_t k = 1; k < count; ++k) {
    auto head = static_cast<NodeIndex>(k % kMain);
    for (std::uint64_t i = 0; i < kLine; ++i)
      head = log.append(head, round(k + i));
    static_cast<void>(log.setLine(fmt::format("line {}", k), head));
  }
  return log;
}

/// A round of each game, then another of each; the last from where the game has branched.
void games(std::uint64_t count) {
  constexpr std::uint64_t kRounds = 4;
  std::vector<EventLog> logs;
  std::string out;
  for (std::uint64_t k = 0; k < count; ++k)
    logs.push_back(newGame(k));
  appendMapRecord(out, *logs.front().game().map);
  for (EventLog& log : logs)
    appendEventLine(out, log, 0);
  for (std::uint64_t k = 0; k < kRounds; ++k)
    for (EventLog& log : logs) {
      const auto last = static_cast<NodeIndex>(log.size() - 1);
      appendEventLine(out, log, log.append(k + 1 < kRounds ? last : 1, round(k + 2)));
    }
  std::cout << out;
}

/// A turn as people write it, every second action of which has another way behind it.
void whatIfs(std::uint64_t count, std::string_view name) {
  std::cout << "[Event \"hostile\"]\n[Date \"2026-01-01\"]\n[Board \"orient-ii\"]\n[Nations \"3\"]\n\n"
               "Greeks: Temple\n";
  for (std::uint64_t k = 0; k < count / 2; ++k)
    std::cout << ", correct Greeks m+1 (" << name << "then correct Greeks i+1), correct Greeks m-1\n";
}

const std::map<std::string_view, std::function<void(std::uint64_t)>> kWritten{
    {"games", games},
    {"what-ifs", [](std::uint64_t count) { whatIfs(count, ""); }},
    {"one-name", [](std::uint64_t count) { whatIfs(count, "\"x\" "); }}};
const std::map<std::string_view, std::function<EventLog(std::uint64_t)>> kOneGame{{"violations", violations},
                                                                                  {"tags", tags},
                                                                                  {"remark-tags", remarkTags},
                                                                                  {"remarks", remarks},
                                                                                  {"lines", lines}};

} // namespace

int main(int count, char** words) {
  std::uint64_t number = 0;
  const std::string_view kind = count == 3 ? words[1] : "", digits = count == 3 ? words[2] : "";
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const auto one = kOneGame.find(kind);
  const auto written = kWritten.find(kind);
  if (read.ec != std::errc{} || number == 0 || (one == kOneGame.end() && written == kWritten.end())) {
    std::fputs("annales_hostile_files violations|tags|remark-tags|remarks|lines|games|what-ifs|one-name N\n",
               stderr);
    return 2;
  }
  if (written != kWritten.end())
    written->second(number);
  else
    LogWriter(std::cout).write(one->second(number));
  return std::cout.flush() ? 0 : 1;
}
