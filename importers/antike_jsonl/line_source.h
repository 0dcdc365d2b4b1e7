// The lines of a stream, one after another, in a buffer that holds little more than the longest.
#pragma once

#include <cstddef>
#include <istream>
#include <string_view>
#include <vector>

namespace annales::inline importers {

class LineSource {
public:
  enum class Status { line, end, tooLong, noFinalLf, unreadable };

  explicit LineSource(std::istream& in);
  /// `line` is without its LF, lives until the next call, and is followed by the bytes that simdjson wants.
  /// For `tooLong` and `noFinalLf` it is what there is of it.
  Status next(std::string_view& line);

private:
  [[nodiscard]] bool fill();

  std::istream& in_;
  std::vector<char> buffer_;
  std::size_t begin_ = 0; // of what is not yet handed out
  std::size_t end_ = 0;
};

} // namespace annales::inline importers
