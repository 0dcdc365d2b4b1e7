// annales engine: analyses for other programs, queries and answers as lines of JSON.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "importers/service/analysis_service.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

namespace annales::cli {
namespace {

using std::chrono_literals::operator""ms;

struct EngineArgs {
  std::vector<std::string> maps;
  unsigned threads = 2;
};

/// Cuts what comes in into lines; of a line that is too long nothing is kept.
class QueryLines {
public:
  explicit QueryLines(AnalysisService& service) : service_(service) {}

  void take(std::string_view bytes) {
    for (const char byte : bytes)
      if (byte == '\n')
        end();
      else if (line_.size() < kLongestQuery)
        line_ += byte;
      else
        tooLong_ = true;
  }
  /// Also after the last byte.
  void end() {
    if (tooLong_)
      service_.refuseLine();
    else if (line_.find_first_not_of(" \t\r") != std::string::npos)
      service_.take(line_);
    line_.clear();
    tooLong_ = false;
  }

private:
  AnalysisService& service_;
  std::string line_;
  bool tooLong_ = false;
};

/// Until the input ends or Ctrl-C. False where it cannot be read.
bool readQueries(AnalysisService& service) {
  constexpr int kPatience = 100; // milliseconds
  QueryLines lines(service);
  std::array<char, 1 << 16> buffer{};
  while (!interrupted()) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&input, 1, kPatience);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    const ssize_t got = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return false;
    if (got == 0) break;
    lines.take({buffer.data(), static_cast<std::size_t>(got)});
  }
  if (!interrupted()) lines.end();
  return true;
}

int runEngine(const EngineArgs& args) {
  auto shelf = shelfWith(args.maps);
  if (!shelf) return kBadInput;
  ServiceOptions options;
  options.shelf = *std::move(shelf);
  options.threads = args.threads;
  options.version = "annales " ANNALES_VERSION;
  AnalysisService service(std::move(options), [](const std::string& line) {
    putLine(line);
    std::fflush(stdout);
  });
  if (!readQueries(service)) {
    tell("cannot read standard input");
    return kStorageFailed;
  }
  while (!interrupted() && !service.finishedWithin(100ms))
    continue;
  return interrupted() ? kInterrupted : kDone;
}

} // namespace

void addEngine(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "engine", "Analyse positions for another program, with queries and answers as lines of JSON");
  const auto args = std::make_shared<EngineArgs>();
  addMapsOption(*command, args->maps);
  threadsOption(*command, args->threads, "positions");
  command->footer(
      "Each query is one line of JSON, for example\n  {\"id\":\"a\",\"game\":\"(the text of an event "
      "log)\",\"analyzeEvents\":[120],\"maxVisits\":200}\nEach answer is one line, too. The program ends "
      "when standard input has ended and every query is answered.\nAll fields are described in "
      "docs/analysis.md.\n\nExamples:\n  jq -cRs '{id:\"a\",game:.}' game.antike.jsonl | annales engine\n  "
      "printf '{\"id\":\"v\",\"action\":\"query_version\"}\\n' | annales engine");
  command->callback([args, &status] { status = runEngine(*args); });
}

} // namespace annales::cli
