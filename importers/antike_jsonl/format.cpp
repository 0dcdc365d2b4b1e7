#include "importers/readers/format.h"

#include "importers/antike_jsonl/log_reader.h"

namespace annales::format {
namespace {

double looksLikeLog(std::string_view beginning) {
  if (!beginning.starts_with('{')) return 0;
  const std::string_view line = beginning.substr(0, beginning.find('\n'));
  return line.find("\"rec\"") == std::string_view::npos ? 0.3 : 0.95;
}

} // namespace

extern Format antike_jsonl();
Format antike_jsonl() {
  return {"event log", ".antike.jsonl", looksLikeLog, [](ReadRequest request) -> std::unique_ptr<GameReader> {
            ReadOptions options;
            options.memory = request.memory;
            options.threads = request.threads;
            options.whole = std::move(request.whole);
            options.beforehand = std::move(request.beforehand);
            options.result = [take = std::move(request.result),
                              told = request.resultsRead](const ResultRecord& record) {
              if (told != nullptr) ++told->taken, told->words.add(record);
              if (take) static_cast<void>(take(record));
            };
            return std::make_unique<LogReader>(request.shelf.finder(), request.observer, std::move(options));
          }};
}

} // namespace annales::format
