// The part of simdjson that Annales reads JSON with, over the parser of nlohmann-json: Debian has simdjson as a library for
// its own processors alone, and a game at a table has no gigabytes. Same names, same answers.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace simdjson {

inline constexpr std::size_t SIMDJSON_PADDING = 32;

enum error_code {
  SUCCESS = 0,
  MEMALLOC,
  TAPE_ERROR,
  DEPTH_ERROR,
  STRING_ERROR,
  NUMBER_ERROR,
  UTF8_ERROR,
  EMPTY,
  UNESCAPED_CHARS,
  INCORRECT_TYPE,
  NO_SUCH_FIELD,
  INDEX_OUT_OF_BOUNDS
};

[[nodiscard]] bool validate_utf8(const char* text, std::size_t length);

/// A value, or why there is none.
template <class T> class simdjson_result {
public:
  simdjson_result(T value) : value_(std::move(value)) {}
  simdjson_result(error_code error) : error_(error) {}
  simdjson_result(T value, error_code error) : value_(std::move(value)), error_(error) {}

  error_code get(T& into) const {
    if (error_ == SUCCESS) into = value_;
    return error_;
  }
  [[nodiscard]] error_code error() const { return error_; }
  [[nodiscard]] const T& value_unsafe() const { return value_; }

  template <class U = T> [[nodiscard]] auto get_object() const {
    using Answer = decltype(std::declval<const U&>().get_object());
    return error_ == SUCCESS ? value_.get_object() : Answer(error_);
  }
  template <class U = T> [[nodiscard]] auto get_array() const {
    using Answer = decltype(std::declval<const U&>().get_array());
    return error_ == SUCCESS ? value_.get_array() : Answer(error_);
  }
  template <class U = T> [[nodiscard]] auto get_string() const {
    using Answer = decltype(std::declval<const U&>().get_string());
    return error_ == SUCCESS ? value_.get_string() : Answer(error_);
  }
  template <class U = T> [[nodiscard]] auto at(std::size_t place) const {
    using Answer = decltype(std::declval<const U&>().at(place));
    return error_ == SUCCESS ? value_.at(place) : Answer(error_);
  }

private:
  T value_{};
  error_code error_ = SUCCESS;
};

namespace dom {

enum class element_type { ARRAY, OBJECT, INT64, UINT64, DOUBLE, STRING, BOOL, NULL_VALUE };

class element;
class array;
class object;

struct Node {
  element_type type = element_type::NULL_VALUE;
  std::int64_t integer = 0; // a truth as 0 or 1
  std::uint64_t whole = 0;
  double number = 0;
  std::string text;
  std::vector<std::pair<std::string, const Node*>> members;
  std::vector<const Node*> items;
};

class element {
public:
  element() : node_(&nothing()) {}
  explicit element(const Node* node) : node_(node) {}

  [[nodiscard]] element_type type() const { return node_->type; }
  [[nodiscard]] bool is_null() const { return node_->type == element_type::NULL_VALUE; }
  [[nodiscard]] bool is_array() const { return node_->type == element_type::ARRAY; }
  [[nodiscard]] bool is_object() const { return node_->type == element_type::OBJECT; }
  [[nodiscard]] bool is_string() const { return node_->type == element_type::STRING; }

  [[nodiscard]] simdjson_result<std::string_view> get_string() const {
    if (!is_string()) return INCORRECT_TYPE;
    return std::string_view(node_->text);
  }
  [[nodiscard]] simdjson_result<std::int64_t> get_int64() const {
    if (node_->type != element_type::INT64) return INCORRECT_TYPE;
    return node_->integer;
  }
  [[nodiscard]] simdjson_result<double> get_double() const {
    if (node_->type == element_type::INT64) return static_cast<double>(node_->integer);
    if (node_->type == element_type::UINT64) return static_cast<double>(node_->whole);
    if (node_->type != element_type::DOUBLE) return INCORRECT_TYPE;
    return node_->number;
  }
  [[nodiscard]] simdjson_result<bool> get_bool() const {
    if (node_->type != element_type::BOOL) return INCORRECT_TYPE;
    return node_->integer != 0;
  }
  [[nodiscard]] inline simdjson_result<array> get_array() const;
  [[nodiscard]] inline simdjson_result<object> get_object() const;
  [[nodiscard]] const Node& node() const { return *node_; }

private:
  static const Node& nothing() {
    static const Node node;
    return node;
  }
  const Node* node_;
};

class array {
public:
  class iterator {
  public:
    explicit iterator(std::vector<const Node*>::const_iterator at) : at_(at) {}
    element operator*() const { return element(*at_); }
    iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const iterator&, const iterator&) = default;

  private:
    std::vector<const Node*>::const_iterator at_;
  };

  array() = default;
  explicit array(element value) : value_(value) {}
  [[nodiscard]] iterator begin() const { return iterator(value_.node().items.begin()); }
  [[nodiscard]] iterator end() const { return iterator(value_.node().items.end()); }
  [[nodiscard]] std::size_t size() const { return value_.node().items.size(); }
  [[nodiscard]] simdjson_result<element> at(std::size_t place) const {
    if (place >= size()) return INDEX_OUT_OF_BOUNDS;
    return element(value_.node().items[place]);
  }

private:
  element value_;
};

struct key_value_pair {
  std::string_view key;
  element value;
};

class object {
public:
  class iterator {
  public:
    iterator() = default;
    explicit iterator(std::vector<std::pair<std::string, const Node*>>::const_iterator at) : at_(at) {}
    key_value_pair operator*() const { return {key(), value()}; }
    [[nodiscard]] std::string_view key() const { return at_->first; }
    [[nodiscard]] element value() const { return element(at_->second); }
    [[nodiscard]] bool key_equals(std::string_view other) const { return key() == other; }
    iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const iterator&, const iterator&) = default;

  private:
    std::vector<std::pair<std::string, const Node*>>::const_iterator at_;
  };

  object() = default;
  explicit object(element value) : value_(value) {}
  [[nodiscard]] iterator begin() const { return iterator(value_.node().members.begin()); }
  [[nodiscard]] iterator end() const { return iterator(value_.node().members.end()); }
  [[nodiscard]] std::size_t size() const { return value_.node().members.size(); }
  [[nodiscard]] simdjson_result<element> operator[](std::string_view key) const { return at_key(key); }
  [[nodiscard]] simdjson_result<element> at_key(std::string_view key) const {
    for (const auto& [name, node] : value_.node().members)
      if (name == key) return element(node);
    return NO_SUCH_FIELD;
  }

private:
  element value_;
};

inline simdjson_result<array> element::get_array() const {
  if (!is_array()) return INCORRECT_TYPE;
  return array(*this);
}
inline simdjson_result<object> element::get_object() const {
  if (!is_object()) return INCORRECT_TYPE;
  return object(*this);
}

class document {
public:
  [[nodiscard]] element root() const { return nodes_.empty() ? element() : element(&nodes_.front()); }

private:
  friend class parser;
  std::deque<Node> nodes_;
};

class parser {
public:
  document doc;

  error_code allocate(std::size_t, std::size_t depth) {
    depth_ = depth;
    return SUCCESS;
  }
  simdjson_result<element> parse(const char* text, std::size_t length, bool = true) {
    return parse_into_document(doc, text, length);
  }
  simdjson_result<element> parse(const std::string& text) { return parse(text.data(), text.size()); }
  simdjson_result<element> parse_into_document(document& into, const std::string& text) {
    return parse_into_document(into, text.data(), text.size());
  }
  simdjson_result<element> parse_into_document(document& into, const char* text, std::size_t length, bool = true);

private:
  std::size_t depth_ = 1024;
};

} // namespace dom

/// Without spaces, keys in the order in which they came.
[[nodiscard]] std::string minify(dom::element value);
[[nodiscard]] inline std::string minify(const simdjson_result<dom::element>& value) {
  return minify(value.value_unsafe());
}

} // namespace simdjson
