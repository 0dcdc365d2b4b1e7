#include "libreplay/lines/branch_copy.h"

#include "engine/core/json_reader.h"
#include "libreplay/log/record_limit.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMaxLines = 100'000;

std::string_view withoutReturn(std::string_view line) {
  return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

} // namespace

Result<std::vector<Event>> copyBranch(const Study& study, const LinePlace& from) {
  const LineTree tree(study);
  const LineIndex line = tree.lineNamed(from.line);
  if (line == kNoLine || from.event >= study.events().size() || !tree.isOnLine(from.event, line))
    return failure("the event is not on the line \"{}\"", from.line);
  if (from.event == 0) return failure("the start of a game cannot be copied as a line");
  const std::vector<NodeIndex> path = study.events().path(tree[line].head);
  std::vector<Event> events;
  for (std::size_t n = study.events()[from.event].seq; n < path.size(); ++n)
    events.push_back(study.events()[path[n]].event);
  return events;
}

std::string branchText(const std::vector<Event>& events, const EventNames& names) {
  std::string text;
  for (const Event& event : events) {
    appendFact(text, event, names);
    text += '\n';
  }
  return text;
}

Result<Event> readFact(StrictJson& json, std::string_view line, const EventNames& names) {
  if (line.size() > kLongestRecord) return failure("the line of an event is longer than 1 MiB");
  const auto parsed = json.parse(line);
  if (!parsed) return tl::unexpected(parsed.error());
  JsonFault fault;
  ObjectReader r(*parsed, "an event", fault);
  const simdjson::dom::element data = r.field("data");
  const std::string_view type = r.text("type");
  r.finish();
  if (fault.any()) return fault.failed();
  if (type == GameCreated::name) return failure("a game can begin only once");
  return decodeEvent(type, data, names);
}

Result<std::vector<Event>> readBranch(std::string_view text, const EventNames& names) {
  StrictJson json;
  std::vector<Event> events;
  for (std::size_t number = 1; !text.empty(); ++number) {
    if (number > kMaxLines) return failure("the copied line has more than 100,000 rows");
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = withoutReturn(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty()) continue;
    auto event = readFact(json, line, names);
    if (!event) return failure("line {}: {}", number, event.error().part());
    events.push_back(std::move(*event));
  }
  if (events.empty()) return failure("it contains no events");
  return events;
}

} // namespace annales::inline replay
