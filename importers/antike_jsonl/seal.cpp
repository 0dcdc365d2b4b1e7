#include "importers/antike_jsonl/seal.h"

#include <fmt/format.h>

#include <iterator>

namespace annales::inline importers {

void SealSum::add(std::string_view rows) {
  sum_.add(rows);
  if (!rows.ends_with('\n')) sum_.add("\n");
}

LogSeal SealSum::take(std::uint64_t rows) {
  return {rows, sum_.take()};
}

void appendSealRecord(std::string& out, const LogSeal& seal) {
  fmt::format_to(std::back_inserter(out),
                 R"({{"rec":"seal","rows":{},"sha256":"{}"}})"
                 "\n",
                 seal.rows, hexOf(seal.sum));
}

} // namespace annales::inline importers
