#include "libreplay/log/record_limit.h"

namespace annales::inline replay {
namespace {

constexpr std::size_t kAroundMap = std::string_view(R"({"map":,"rec":"map"})").size();

} // namespace

Result<void> checkRecordLength(const Event& event, const EventNames& names) {
  const Hash any; // all ids have the same length
  std::string record;
  appendEventRecord(record, event, any, std::holds_alternative<GameCreated>(event) ? nullptr : &any, names);
  if (record.size() <= kLongestRecord) return {};
  return failure("its record in the event log would be longer than 1 MiB");
}

Result<void> checkRecordLength(const Map& map) {
  if (map.canonical().size() + kAroundMap <= kLongestRecord) return {};
  return failure("the record of the board in the event log would be longer than 1 MiB");
}

} // namespace annales::inline replay
