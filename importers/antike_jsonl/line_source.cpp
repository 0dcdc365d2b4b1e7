#include "importers/antike_jsonl/line_source.h"

#include "libreplay/log/record_limit.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>

namespace annales::inline importers {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{1} << 16;
/// Never more is held than the longest line and what was read with its end.
constexpr std::size_t kMostHeld = kLongestRecord + 1 + kReadAtOnce;

} // namespace

LineSource::LineSource(std::istream& in) : in_(in), buffer_(2 * kReadAtOnce + simdjson::SIMDJSON_PADDING) {}

/// Moves what is left to the front and reads on; false at the end of the stream.
bool LineSource::fill() {
  std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
  end_ -= begin_;
  begin_ = 0;
  if (end_ + kReadAtOnce + simdjson::SIMDJSON_PADDING > buffer_.size())
    buffer_.resize(std::min(2 * buffer_.size(), kMostHeld + simdjson::SIMDJSON_PADDING));
  in_.read(buffer_.data() + end_, static_cast<std::streamsize>(kReadAtOnce));
  end_ += static_cast<std::size_t>(in_.gcount());
  return in_.gcount() > 0;
}

LineSource::Status LineSource::next(std::string_view& line) {
  std::size_t seen = 0; // bytes of the line that have been searched
  while (true) {
    const char* start = buffer_.data() + begin_;
    const std::size_t held = end_ - begin_;
    if (const void* lf = std::memchr(start + seen, '\n', held - seen)) {
      line = std::string_view(start, static_cast<std::size_t>(static_cast<const char*>(lf) - start));
      begin_ += line.size() + 1;
      return line.size() > kLongestRecord ? Status::tooLong : Status::line;
    }
    if (held > kLongestRecord) {
      line = {start, held};
      return Status::tooLong;
    }
    seen = held;
    if (fill()) continue;
    if (in_.bad()) return Status::unreadable;
    line = {buffer_.data() + begin_, held};
    return held == 0 ? Status::end : Status::noFinalLf;
  }
}

} // namespace annales::inline importers
