#include "importers/readers/format.h"

#include "importers/turns/game_json.h"
#include "importers/turns/turns_reader.h"

namespace annales::format {
namespace {

double looksLikeTurns(std::string_view beginning) {
  if (beginning.starts_with("\xEF\xBB\xBF")) beginning.remove_prefix(3);
  const std::size_t first = beginning.find_first_not_of(" \t\r\n[");
  if (first == std::string_view::npos || beginning[first] != '{') return 0;
  const std::string name = '"' + std::string(annales::turns::kTurnsFormat) + '"';
  if (beginning.find(name) != std::string_view::npos) return 0.98;
  // Like one, but for the field that says so: the reader tells what is missing.
  return beginning.find("\"turns\"") != std::string_view::npos ? 0.5 : 0;
}

} // namespace

extern Format turns();
Format turns() {
  return {"turns in JSON", ".json", looksLikeTurns, [](ReadRequest request) -> std::unique_ptr<GameReader> {
            return std::make_unique<annales::turns::TurnsReader>(std::move(request));
          }};
}

} // namespace annales::format
