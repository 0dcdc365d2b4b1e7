// From bytes that anybody may have written to a JSON value, without an exception and without deep recursion.
#include "engine/boards/board_check.h"
#include "engine/core/utf8.h"

#include <nlohmann/json.hpp>

namespace annales::inline engine::boards {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxDepth = 16;
constexpr std::size_t kMaxFindings = 500;
constexpr std::size_t kMaxWords = 1'000; // bytes of a place or a sentence

/// Scans the text before a value is built from it.
class Scout : public json::json_sax_t {
public:
  explicit Scout(Findings& findings) : findings_(findings) {}

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return enter(); }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return enter(); }
  bool end_array() override { return leave(); }

  bool key(string_t& name) override {
    if (!keys_.back().insert(name).second)
      findings_.add(name, say("\"{}\" appears twice in one object", name));
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    error_ = say("this is not JSON: unexpected character at byte {}", position);
    return false;
  }

  [[nodiscard]] const Saying& error() const { return error_; }

private:
  bool enter() {
    keys_.emplace_back();
    if (keys_.size() <= kMaxDepth) return true;
    error_ = say("nested deeper than {} levels", kMaxDepth);
    return false;
  }
  bool leave() {
    keys_.pop_back();
    return true;
  }

  Findings& findings_;
  std::vector<std::set<std::string>> keys_;
  Saying error_;
};

/// Keys and texts of the file appear in findings: they are cut short, and cannot control a terminal.
std::string printable(std::string text) {
  if (text.size() > kMaxWords) {
    std::size_t end = kMaxWords;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
      --end;
    text.resize(end);
    text += "…";
  }
  if (!utf8::hasControl(text)) return text;
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool wide = static_cast<unsigned char>(text[i]) == 0xC2; // U+0080–U+009F have two bytes
    const bool control = utf8::hasControl(std::string_view(text).substr(i, wide ? 2 : 1));
    out += control ? std::string("\uFFFD") : text.substr(i, 1);
    if (control && wide) ++i;
  }
  return out;
}

} // namespace

void Findings::add(std::string place, Saying saying) {
  for (Part& part : saying.parts)
    part.word = printable(std::move(part.word));
  add(std::move(place), Error(std::move(saying)));
}

void Findings::add(std::string place, const Error& error) {
  if (list_.size() < kMaxFindings) list_.push_back({error, printable(std::move(place))});
}

Result<json> parseHostile(std::string_view text, std::size_t most, Findings& findings) {
  if (text.size() > most)
    return failure(most >> 20U > 0 ? say("the file is larger than {} MiB", most >> 20U)
                                   : say("the file is larger than {} KiB", most >> 10U));
  Scout scout(findings);
  if (!json::sax_parse(text, &scout)) return failure(scout.error());
  return json::parse(text, nullptr, false);
}

} // namespace annales::inline engine::boards
