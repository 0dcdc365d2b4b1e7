#include "importers/plays/json_parts.h"

#include <cctype>

namespace annales::plays {
namespace {

constexpr int kEndOfFile = std::char_traits<char>::eof();
constexpr int kDeepestWrapper = 2; // {"plays": {"play": […]}}

/// A list in a script: "var plays = {…};".
constexpr std::size_t kLongestAssignment = 100;

} // namespace

int JsonParts::peek() {
  return in_.rdbuf()->sgetc();
}

int JsonParts::next() {
  const int c = in_.rdbuf()->sbumpc();
  if (c == '\n') ++line_;
  return c;
}

void JsonParts::skipBlanks() {
  while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')
    next();
}

tl::unexpected<Error> JsonParts::broken() {
  if (peek() == kEndOfFile) return failure("the file ends in the middle; it seems to be cut off");
  return failure("this is no JSON: a sign is missing or too much");
}

void JsonParts::skipAssignment() {
  if (peek() == 0xEF) next(), next(), next(); // the byte order mark
  skipBlanks();
  for (std::size_t i = 0; i < kLongestAssignment && peek() != '{' && peek() != '['; ++i)
    if (peek() == kEndOfFile)
      return;
    else
      next();
}

Result<void> JsonParts::read() {
  skipAssignment();
  const int first = peek();
  if (first != '{' && first != '[') return broken();
  auto done = first == '{' ? readObject(0) : readList("");
  if (!done || over_) return done;
  skipBlanks();
  if (peek() == ';') next();
  skipBlanks();
  return peek() == kEndOfFile ? Result<void>() : broken();
}

Result<void> JsonParts::readObject(int depth) {
  next();
  skipBlanks();
  if (peek() == '}') return next(), Result<void>();
  while (!over_) {
    skipBlanks();
    auto key = readKey();
    if (!key) return tl::unexpected(key.error());
    skipBlanks();
    if (next() != ':') return broken();
    skipBlanks();
    Result<void> done;
    std::string part;
    const std::size_t line = line_;
    if (peek() == '[')
      done = readList(*key);
    else if (peek() == '{' && *key == "plays" && depth + 1 < kDeepestWrapper)
      done = readObject(depth + 1);
    else if (done = readValue(part); done)
      done = give(*key, part, line);
    if (!done || over_) return done;
    skipBlanks();
    const int c = next();
    if (c == '}') return {};
    if (c != ',') return broken();
  }
  return {};
}

Result<void> JsonParts::readList(const std::string& key) {
  next();
  skipBlanks();
  if (peek() == ']') return next(), Result<void>();
  std::string part;
  while (!over_) {
    skipBlanks();
    part.clear();
    const std::size_t line = line_;
    if (auto done = readValue(part); !done) return done;
    if (auto given = give(key, part, line); !given || over_) return given;
    skipBlanks();
    const int c = next();
    if (c == ']') return {};
    if (c != ',') return broken();
  }
  return {};
}

Result<std::string> JsonParts::readKey() {
  std::string quoted;
  if (auto read = readString(quoted); !read) return tl::unexpected(read.error());
  return quoted.substr(1, quoted.size() - 2);
}

Result<void> JsonParts::readString(std::string& part) {
  if (peek() != '"') return broken();
  part += static_cast<char>(next());
  while (true) {
    const int c = next();
    if (c == kEndOfFile) return broken();
    part += static_cast<char>(c);
    if (part.size() > kLargestPart) return failure("one entry of the file is larger than 8 MiB");
    if (c == '"') return {};
    if (c == '\\') {
      if (peek() == kEndOfFile) return broken();
      part += static_cast<char>(next());
    }
  }
}

Result<void> JsonParts::readValue(std::string& part) {
  std::size_t depth = 0;
  while (true) {
    const int c = peek();
    if (c == kEndOfFile) return broken();
    if (depth == 0 && !part.empty() && (c == ',' || c == ']' || c == '}')) return {};
    if (c == '"') {
      if (auto read = readString(part); !read) return read;
    } else {
      if (c == '{' || c == '[') ++depth;
      if (c == '}' || c == ']') {
        if (depth == 0) return broken();
        --depth;
      }
      part += static_cast<char>(next());
    }
    if (part.size() > kLargestPart) return failure("one entry of the file is larger than 8 MiB");
    if (depth == 0 && (part.back() == '}' || part.back() == ']' || part.back() == '"')) return {};
  }
}

Result<void> JsonParts::give(const std::string& key, std::string& part, std::size_t line) {
  auto more = take_(key, part, line);
  if (!more) return tl::unexpected(more.error());
  over_ = over_ || !*more;
  return {};
}

} // namespace annales::plays
