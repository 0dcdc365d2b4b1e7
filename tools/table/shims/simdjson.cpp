#include "simdjson.h"

namespace simdjson {
namespace {

using dom::element_type;
using dom::Node;

/// Builds the nodes as the parser comes upon them.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
  Builder(std::deque<Node>& nodes, std::size_t depth) : nodes_(nodes), depth_(depth) {}
  error_code error = SUCCESS;

  bool null() override { return add({}); }
  bool boolean(bool value) override { return add({.type = element_type::BOOL, .integer = value}); }
  bool number_integer(number_integer_t value) override {
    return add({.type = element_type::INT64, .integer = value});
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
      return number_integer(static_cast<std::int64_t>(value));
    return add({.type = element_type::UINT64, .whole = value});
  }
  bool number_float(number_float_t value, const string_t&) override {
    return add({.type = element_type::DOUBLE, .number = value});
  }
  bool string(string_t& value) override {
    return add({.type = element_type::STRING, .text = std::move(value)});
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(element_type::OBJECT); }
  bool start_array(std::size_t) override { return open(element_type::ARRAY); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    open_.back()->members.emplace_back(std::move(value), nullptr);
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& e) override {
    const std::string_view what = e.what();
    const auto says = [&](std::string_view words) { return what.find(words) != std::string_view::npos; };
    error = says("control character") ? UNESCAPED_CHARS
            : says("forbidden character after backslash") || says("'\\u' must be") ? STRING_ERROR
            : says("invalid number")                                                   ? NUMBER_ERROR
                                                                                       : TAPE_ERROR;
    return false;
  }

private:
  bool add(Node node) {
    if (open_.empty() && !nodes_.empty()) return false;
    Node& added = nodes_.emplace_back(std::move(node));
    if (open_.empty()) return true;
    if (open_.back()->type == element_type::OBJECT)
      open_.back()->members.back().second = &added;
    else
      open_.back()->items.push_back(&added);
    return true;
  }
  bool open(element_type type) {
    if (open_.size() >= depth_) {
      error = DEPTH_ERROR;
      return false;
    }
    if (!add({.type = type})) return false;
    open_.push_back(&nodes_.back());
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::deque<Node>& nodes_;
  std::size_t depth_;
  std::vector<Node*> open_;
};

nlohmann::ordered_json asJson(dom::element value) {
  const Node& node = value.node();
  switch (node.type) {
  case element_type::ARRAY: {
    auto list = nlohmann::ordered_json::array();
    for (const Node* item : node.items)
      list.push_back(asJson(dom::element(item)));
    return list;
  }
  case element_type::OBJECT: {
    auto object = nlohmann::ordered_json::object();
    for (const auto& [key, member] : node.members)
      object[key] = asJson(dom::element(member));
    return object;
  }
  case element_type::INT64:
    return node.integer;
  case element_type::UINT64:
    return node.whole;
  case element_type::DOUBLE:
    return node.number;
  case element_type::STRING:
    return node.text;
  case element_type::BOOL:
    return node.integer != 0;
  case element_type::NULL_VALUE:
    return nullptr;
  }
  return nullptr;
}

} // namespace

bool validate_utf8(const char* text, std::size_t length) {
  const auto* at = reinterpret_cast<const unsigned char*>(text);
  const auto* end = at + length;
  const auto follows = [&](int count, unsigned char low, unsigned char high) {
    if (end - at <= count || at[1] < low || at[1] > high) return false;
    for (int i = 2; i <= count; ++i)
      if ((at[i] & 0xC0U) != 0x80U) return false;
    at += count;
    return true;
  };
  for (; at < end; ++at) {
    const unsigned char c = *at;
    const bool good = c < 0x80                ? true
                      : c >= 0xC2 && c < 0xE0 ? follows(1, 0x80, 0xBF)
                      : c == 0xE0             ? follows(2, 0xA0, 0xBF)
                      : c == 0xED             ? follows(2, 0x80, 0x9F)
                      : c > 0xE0 && c < 0xF0  ? follows(2, 0x80, 0xBF)
                      : c == 0xF0             ? follows(3, 0x90, 0xBF)
                      : c > 0xF0 && c < 0xF4  ? follows(3, 0x80, 0xBF)
                      : c == 0xF4             ? follows(3, 0x80, 0x8F)
                                              : false;
    if (!good) return false;
  }
  return true;
}

std::string minify(dom::element value) {
  return asJson(value).dump();
}

namespace dom {

simdjson_result<element> parser::parse_into_document(document& into, const char* text, std::size_t length, bool) {
  into.nodes_.clear();
  if (!validate_utf8(text, length)) return UTF8_ERROR;
  const std::string_view all(text, length);
  if (all.find_first_not_of(" \t\r\n") == std::string_view::npos) return EMPTY;
  Builder builder(into.nodes_, depth_);
  if (!nlohmann::json::sax_parse(all, &builder)) return builder.error == SUCCESS ? TAPE_ERROR : builder.error;
  return into.root();
}

} // namespace dom
} // namespace simdjson
