#include "libreplay/store/segment.h"

#include "engine/event/codec.h"
#include "libreplay/log/record_limit.h"
#include "libreplay/store/bytes.h"
#include "libreplay/store/deflated.h"
#include "libreplay/store/event_blob.h"

#include <fmt/core.h>

#include <vector>

namespace annales::inline replay {
namespace {

constexpr std::uint8_t kFormat = 1;
// With `kDeflatedEvents`: the length of what format 1 has behind its own number follows, and the stream.
/// Comes before an event whose parent is not the event before it; the distance follows.
constexpr std::uint8_t kBranch = 0;

std::string tipsOf(const EventLog& log, NodeIndex first) {
  std::vector<bool> followed(log.size() - first);
  for (std::size_t i = first; i < log.size(); ++i) {
    const NodeIndex parent = log[static_cast<NodeIndex>(i)].parent;
    if (parent != kNoNode && parent >= first) followed[parent - first] = true;
  }
  std::string tips;
  for (std::size_t i = first; i < log.size(); ++i) {
    const Hash& id = log[static_cast<NodeIndex>(i)].id;
    if (!followed[i - first]) tips.append(id.bytes.begin(), id.bytes.end());
  }
  return tips;
}

/// The parent of the next event: the last one, or further back where a branch is marked.
Result<NodeIndex> parentOf(ByteReader& in, std::size_t size) {
  if (!in.nextIs(kBranch)) return static_cast<NodeIndex>(size - 1);
  in.byte();
  const std::uint64_t back = in.varint(size - 1);
  if (!in.sound() || back == 0) return failure("a line has no start");
  return static_cast<NodeIndex>(size - 1 - back);
}

Result<void> readOne(std::vector<UnpackedEvent>& events, ByteReader& in, std::size_t size, const Game& game) {
  const auto parent = parentOf(in, size);
  if (!parent) return tl::unexpected(parent.error());
  auto event = readEventBlob(in, game);
  if (!event) return tl::unexpected(event.error());
  events.push_back({std::move(*event), *parent});
  return {};
}

/// The events behind the number of their format, one after another. `room` holds them where they have to be
/// inflated.
Result<std::string_view> plainEvents(const Segment& segment, std::string& room) {
  ByteReader in(segment.events);
  const std::uint8_t format = in.byte();
  const std::string_view rest = std::string_view(segment.events).substr(segment.events.size() - in.left());
  if (format == kFormat) return rest;
  if (format != kDeflatedEvents)
    return failure("its events are stored in a format that this version does not know");
  const std::size_t length = in.varint(kMostInflated);
  auto plain = inflated(rest.substr(rest.size() - in.left()), length);
  if (!in.sound() || !plain) return failure("its events cannot be unpacked");
  room = std::move(*plain);
  return std::string_view(room);
}

/// `before`: how many events the game has before the segment.
Result<void> readAll(std::vector<UnpackedEvent>& events, const Segment& segment, std::size_t before,
                     const Game& game) {
  if (segment.first != before) return failure("an earlier part of the game is missing");
  std::string room;
  const auto plain = plainEvents(segment, room);
  if (!plain) return tl::unexpected(plain.error());
  ByteReader in(*plain);
  for (std::uint32_t i = 0; i < segment.count; ++i)
    if (auto done = readOne(events, in, before + i, game); !done)
      return failure("event {}: {}", before + i + 1, done.error().part());
  if (!in.atEnd()) return failure("there is more data after the last event");
  return {};
}

/// Bytes that a byte of an event's blob can become in its record, at most: a name that is written out.
std::size_t mostWritten(const EventLog& log) {
  constexpr std::size_t kField = 100;
  std::string created;
  appendData(created, log[0].event, log.names());
  return kField + created.size() + log.game().map->canonical().size();
}

Result<void> appendNew(EventLog& log, UnpackedEvent unpacked) {
  const std::size_t place = log.size();
  if (auto good = checkSayable(unpacked.event, log.names()); !good) return good;
  if (log.append(unpacked.parent, std::move(unpacked.event)) != place)
    return failure("the same event appears twice");
  return {};
}

} // namespace

void Segment::deflate() {
  if (!ByteReader(events).nextIs(kFormat)) return;
  const std::string_view plain = std::string_view(events).substr(1);
  const auto stream = deflated(plain);
  if (!stream) return;
  std::string packed;
  ByteWriter out(packed);
  out.byte(kDeflatedEvents);
  out.varint(plain.size());
  packed += *stream;
  if (packed.size() < events.size()) events = std::move(packed);
}

bool Segment::isDeflated() const {
  return ByteReader(events).nextIs(kDeflatedEvents);
}

Result<Segment> packSegment(const EventLog& log, NodeIndex first) {
  Segment segment{first, static_cast<std::uint32_t>(log.size() - first), {}, tipsOf(log, first)};
  segment.events.reserve(8 + 4 * segment.count);
  ByteWriter out(segment.events);
  out.byte(kFormat);
  const std::size_t most = mostWritten(log);
  for (NodeIndex i = first; i < log.size(); ++i) {
    const std::size_t before = segment.events.size();
    if (const NodeIndex parent = log[i].parent; parent + 1 != i) {
      out.byte(kBranch);
      out.varint(i - 1 - parent);
    }
    if (auto done = appendEventBlob(segment.events, log[i].event, log.game()); !done)
      return failure("event {}: {}", log[i].seq + 1, done.error().part());
    if ((segment.events.size() - before) * most < kLongestRecord)
      continue; // as all are that come from a table
    if (auto fits = checkRecordLength(log[i].event, log.names()); !fits)
      return failure("event {}: {}", log[i].seq + 1, fits.error().part());
  }
  return segment;
}

Result<void> unpackSegment(EventLog& log, const Segment& segment) {
  std::vector<UnpackedEvent> events;
  if (auto done = readAll(events, segment, log.size(), log.game()); !done) return done;
  for (UnpackedEvent& event : events)
    if (auto done = appendNew(log, std::move(event)); !done)
      return failure("event {}: {}", log.size() + 1, done.error().part());
  if (tipsOf(log, segment.first) != segment.tips) return failure("the events do not match the stored ids");
  return {};
}

Result<std::vector<UnpackedEvent>> unpackAlone(const Segment& segment, const Game& game) {
  std::vector<UnpackedEvent> events;
  if (auto done = readAll(events, segment, segment.first, game); !done) return tl::unexpected(done.error());
  return events;
}

Result<void> unpackEvents(std::vector<UnpackedEvent>& events, const Segment& segment, const Game& game) {
  return readAll(events, segment, events.size(), game);
}

} // namespace annales::inline replay
