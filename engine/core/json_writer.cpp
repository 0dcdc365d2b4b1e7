#include "engine/core/json_writer.h"

#include <charconv>

namespace annales::inline engine {
namespace {

void appendEscaped(std::string& out, char c) {
  switch (c) {
  case '"':
    out += "\\\"";
    return;
  case '\\':
    out += "\\\\";
    return;
  case '\b':
    out += "\\b";
    return;
  case '\t':
    out += "\\t";
    return;
  case '\n':
    out += "\\n";
    return;
  case '\f':
    out += "\\f";
    return;
  case '\r':
    out += "\\r";
    return;
  default:
    break;
  }
  constexpr std::string_view hex = "0123456789abcdef";
  out += "\\u00";
  out += hex[static_cast<unsigned char>(c) >> 4];
  out += hex[static_cast<unsigned char>(c) & 15];
}

bool needsEscape(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

} // namespace

void appendJsonString(std::string& out, std::string_view text) {
  out += '"';
  std::size_t clean = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!needsEscape(text[i])) continue;
    out.append(text, clean, i - clean);
    appendEscaped(out, text[i]);
    clean = i + 1;
  }
  out.append(text, clean, text.size() - clean);
  out += '"';
}

void JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  first_ = true;
}

void JsonWriter::close(char bracket) {
  out_ += bracket;
  first_ = false;
}

void JsonWriter::separate() {
  if (!first_) out_ += ',';
  first_ = false;
}

void JsonWriter::key(std::string_view name) {
  separate();
  out_ += '"';
  out_ += name;
  out_ += "\":";
  first_ = true;
}

void JsonWriter::escapedKey(std::string_view name) {
  separate();
  appendJsonString(out_, name);
  out_ += ':';
  first_ = true;
}

void JsonWriter::value(std::string_view text) {
  separate();
  appendJsonString(out_, text);
}

void JsonWriter::value(std::int64_t number) {
  separate();
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out_.append(digits, static_cast<std::size_t>(end - digits));
}

void JsonWriter::value(bool truth) {
  raw(truth ? "true" : "false");
}

void JsonWriter::null() {
  raw("null");
}

void JsonWriter::raw(std::string_view json) {
  separate();
  out_ += json;
}

} // namespace annales::inline engine
