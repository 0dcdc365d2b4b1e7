// A large JSON file as its parts: the members of its outermost object, and of long lists each item by itself.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

namespace annales::plays {

/// A part is at most so long; a play takes a thousandth of it.
inline constexpr std::size_t kLargestPart = std::size_t{8} << 20U;

class JsonParts {
public:
  /// An item of the list `key`, or the value of the member `key` where that is no list. Of a list without an
  /// object around it the key is empty. Returns false to end the reading.
  using Take = std::function<Result<bool>(std::string_view key, std::string_view part, std::size_t line)>;

  JsonParts(std::istream& in, Take take) : in_(in), take_(std::move(take)) {}
  /// Fails where the file is no JSON on the outside: what is inside of a part, its taker finds out.
  [[nodiscard]] Result<void> read();
  /// Of the place that was read last, from 1.
  [[nodiscard]] std::size_t line() const { return line_; }

private:
  [[nodiscard]] int peek();
  int next();
  void skipBlanks();
  [[nodiscard]] Result<void> readObject(int depth);
  [[nodiscard]] Result<void> readList(const std::string& key);
  [[nodiscard]] Result<std::string> readKey();
  /// Appends one value as it stands.
  [[nodiscard]] Result<void> readValue(std::string& part);
  [[nodiscard]] Result<void> readString(std::string& part);
  [[nodiscard]] Result<void> give(const std::string& key, std::string& part, std::size_t line);
  [[nodiscard]] tl::unexpected<Error> broken();
  void skipAssignment();

  std::istream& in_;
  Take take_;
  std::size_t line_ = 1;
  bool over_ = false;
};

} // namespace annales::plays
