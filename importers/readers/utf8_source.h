// The characters of a text file as UTF-8, whatever it was written in: UTF-8, UTF-16 or Windows-1252.
#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

namespace annales::inline importers {

void appendUtf8(std::string& out, char32_t c);

/// Bytes that are no UTF-8 are taken for Windows-1252, one by one, so that a file of both is read, too. What
/// is no character there becomes U+FFFD, so that it is seen. A byte order mark is left out.
class Utf8Source {
public:
  static constexpr int kEnd = -1;

  explicit Utf8Source(std::istream& in);
  /// The next byte of the text.
  [[nodiscard]] int next() {
    if (at_ == ready_.size() && !fill()) return kEnd;
    return static_cast<unsigned char>(ready_[at_++]);
  }
  /// Many of them, until the next call; none at the end.
  [[nodiscard]] std::string_view nextBlock();

private:
  enum class Encoding { utf8, utf16LE, utf16BE };
  bool fill();
  void decodeUtf8();
  void decodeUtf16();
  [[nodiscard]] int unit();
  [[nodiscard]] bool more();

  std::istream& in_;
  Encoding encoding_ = Encoding::utf8;
  std::string raw_, ready_;
  std::size_t rawAt_ = 0, at_ = 0;
};

/// The whole of a text that is in memory.
[[nodiscard]] std::string inUtf8(std::string_view bytes);

} // namespace annales::inline importers
