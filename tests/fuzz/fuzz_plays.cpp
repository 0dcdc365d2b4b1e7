#include "importers/plays/plays_reader.h"
#include "libreplay/results/evenings.h"
#include "libreplay/results/result_codec.h"
#include "tests/fuzz/broken.h"
#include "tests/fuzz/target.h"

#include <sstream>

namespace annales::fuzz {

/// Whatever a log of plays says: its results are records, and the same however often they are read.
inline void exercisePlays(const std::string& bytes) {
  std::vector<ResultRecord> results;
  ReadRequest request;
  request.result = [&](const ResultRecord& record) {
    results.push_back(record);
    return results.size() < 200;
  };
  plays::PlaysReader reader(std::move(request));
  std::istringstream in(bytes);
  const auto rejected = reader.read(in);
  if (rejected && (rejected->message.empty() || rejected->disk)) broken("a refusal says why", bytes);
  for (const ResultRecord& record : results) {
    std::string text;
    appendResultRecord(text, record);
    const auto again = readResult(text);
    if (!again || *again != record) broken("a result comes back as it was written", bytes);
  }
  if (resultGames(results, {}, {}).size() > results.size()) broken("records become no more games", bytes);
}

} // namespace annales::fuzz

ANNALES_FUZZ_TARGET(plays, annales::fuzz::exercisePlays)
