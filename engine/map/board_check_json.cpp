// From bytes that anybody may have written to a JSON value, without an exception and without deep recursion.
#include "engine/map/board_check.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace annales::boards {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxDepth = 16;
constexpr std::size_t kMaxFindings = 500;

/// Looks through the text before a value is built of it.
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
      findings_.add(name, fmt::format("\"{}\" stands twice in one object", name));
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    error_ = fmt::format("no JSON: byte {} is not what the format has there", position);
    return false;
  }

  [[nodiscard]] const std::string& error() const { return error_; }

private:
  bool enter() {
    keys_.emplace_back();
    if (keys_.size() <= kMaxDepth) return true;
    error_ = fmt::format("nested deeper than {} levels", kMaxDepth);
    return false;
  }
  bool leave() {
    keys_.pop_back();
    return true;
  }

  Findings& findings_;
  std::vector<std::set<std::string>> keys_;
  std::string error_;
};

} // namespace

void Findings::add(std::string place, std::string message) {
  if (list_.size() < kMaxFindings) list_.push_back({std::move(place), std::move(message)});
}

Result<json> parseHostile(std::string_view text, Findings& findings) {
  Scout scout(findings);
  if (!json::sax_parse(text, &scout)) return failure(scout.error());
  return json::parse(text, nullptr, false);
}

} // namespace annales::boards
