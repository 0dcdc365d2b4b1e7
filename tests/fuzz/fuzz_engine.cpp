// Lines that other programs send to the analysis engine: whatever comes, each is answered, and the next one
// too.
#include "importers/service/analysis_service.h"
#include "tests/fuzz/broken.h"
#include "tests/fuzz/exercise_reader.h"
#include "tests/fuzz/target.h"

#include <atomic>

namespace annales::fuzz {
namespace {

void exerciseEngine(const std::string& bytes) {
  std::atomic<std::size_t> answers = 0, versions = 0;
  {
    AnalysisService service(
        {.shelf = shelf(), .threads = 1, .version = "tried"}, [&](const std::string& line) {
          if (line.find('\n') != std::string::npos) broken("an answer is one line", bytes);
          ++answers;
          versions += line.find(R"("id":"last","version":"tried")") != std::string::npos ? 1 : 0;
        });
    std::size_t lines = 0;
    for (std::size_t from = 0; from < bytes.size(); ++lines) {
      const std::size_t end = std::min(bytes.find('\n', from), bytes.size());
      service.take(std::string_view(bytes).substr(from, end - from));
      from = end + 1;
      service.take(R"({"action":"terminate_all","id":"x"})"); // so that nothing takes long
    }
    service.take(R"({"action":"query_version","id":"last"})");
    while (!service.finishedWithin(std::chrono::milliseconds(100)))
      continue;
    if (versions == 0) broken("it goes on whatever came", bytes);
    if (answers < 2 * lines) broken("every line is answered", bytes);
  }
}

} // namespace
} // namespace annales::fuzz

ANNALES_FUZZ_TARGET(engine, annales::fuzz::exerciseEngine)
