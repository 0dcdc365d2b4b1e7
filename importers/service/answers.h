// What the analysis service says, as canonical JSON.
#pragma once

#include "importers/service/query.h"
#include "libreplay/analysis/position_search.h"

#include <string>

namespace annales::inline importers {

[[nodiscard]] std::string faultAnswer(const QueryFault& fault);
[[nodiscard]] std::string warningAnswer(const std::string& id, const std::string& field);
[[nodiscard]] std::string versionAnswer(const std::string& id, const std::string& version);
/// Of a position that was let go before anything was known.
[[nodiscard]] std::string nothingAnswer(const std::string& id, std::size_t position);
[[nodiscard]] std::string foundAnswer(const std::string& id, std::size_t position, const EventLog& log,
                                      const PositionFound& found, bool during);

} // namespace annales::inline importers
