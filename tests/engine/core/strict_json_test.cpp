#include "engine/core/json_reader.h"
#include "engine/core/strict_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace std::string_literals;

std::string verdict(const std::string& text) {
  StrictJson json;
  const auto value = json.parse(text);
  return value ? "accepted" : value.error().message;
}

TEST(StrictJson, TakesWhatTheEventLogAllows) {
  for (const std::string& text : {
           R"({"a":1,"b":[1,-2,0],"c":{"a":null}})"s,
           " {\t\"a\" : [ ] } "s,
           R"({"a":"-0","-0":"x-0","b":"\"-0"})"s,
           R"({"a":"\u0001\u00e4\ud834\udd1e\\u0000\\ud834"})"s,
           R"({"a":"\\\u0041"})"s,
           "{\"a\":\"\x7f ü 𝄞\"}"s,
           R"([9223372036854775807,-9223372036854775808])"s,
           std::string(StrictJson::kMaxDepth - 1, '[') + std::string(StrictJson::kMaxDepth - 1, ']'),
       })
    EXPECT_EQ(verdict(text), "accepted") << text;
}

TEST(StrictJson, RefusesWhatItForbids) {
  const std::vector<std::pair<std::string, std::string>> faults{
      {"", "blank"},
      {"   ", "blank"},
      {"{", "not a single JSON"},
      {"{}{}", "not a single JSON"},
      {"{} x", "not a single JSON"},
      {"{'a':1}", "not a single JSON"},
      {"{\"a\":1,}", "not a single JSON"},
      {"{\"a\":01}", "integer"},
      {"{\"a\":+1}", "not a single JSON"},
      {"{\"a\":NaN}", "not a single JSON"},
      {"{\"a\":True}", "not a single JSON"},
      {"{/**/}", "not a single JSON"},
      {"\xEF\xBB\xBF{}", "byte order mark"},
      {"{}\r", "carriage return"},
      {"{\r}", "carriage return"},
      {"{\"a\":\"\t\"}", "control character"},
      {"{\"a\":\"\0\"}"s, "control character"},
      {"{\"a\":1}\0"s, "not a single JSON"},
      {"{\"a\":\"\xC0\xAF\"}", "UTF-8"},
      {"{\"a\":\"\xED\xA0\x80\"}", "UTF-8"},
      {"{\"a\":\"\xF5\x80\x80\x80\"}", "UTF-8"},
      {"{\"a\":\"\xE2\x82\"}", "UTF-8"},
      {"{\"a\xFF\":1}", "UTF-8"},
      {R"({"a":"\ud834"})", "surrogate"},
      {R"({"a":"\udd1e"})", "surrogate"},
      {R"({"a":"\uDD1E\uD834"})", "surrogate"},
      {R"({"a":"\ud834\ud834\udd1e"})", "surrogate"},
      {R"({"a":"\ud834x"})", "surrogate"},
      {R"({"a":"\ud834\n"})", "surrogate"},
      {R"({"\udd1e":1})", "surrogate"},
      {R"({"a":"\\\udd1e"})", "surrogate"},
      {R"({"a":"\u0000"})", "U+0000"},
      {R"({"\u0000":1})", "U+0000"},
      {R"({"a":"\u00"})", "JSON"},
      {R"({"a":"\x41"})", "JSON"},
      {R"({"a":1.0})", "integers without a fraction"},
      {R"({"a":1e0})", "integers without a fraction"},
      {R"({"a":[1E2]})", "integers without a fraction"},
      {R"({"a":1.5})", "integers without a fraction"},
      {R"({"a":99999999999999999999})", "integer"},
      {R"({"a":-0})", "-0"},
      {R"([-0])", "-0"},
      {R"({"x-0":[ -0 ]})", "-0"},
      {R"({"a":"\"","b":-0})", "-0"},
      {R"({"a":1,"a":1})", "twice"},
      {R"({"a":1,"b":2,"a":3})", "twice"},
      {R"({"b":[{"c":{"a":1,"\u0061":2}}]})", "twice"},
      {R"({"b":1,"a":1,"c":1,"b":1})", "twice"},
      {std::string(StrictJson::kMaxDepth + 1, '[') + std::string(StrictJson::kMaxDepth + 1, ']'),
       "nested too deeply"},
      {std::string(100'000, '[') + std::string(100'000, ']'), "nested too deeply"},
  };
  for (const auto& [text, says] : faults)
    EXPECT_THAT(verdict(text), testing::HasSubstr(says)) << text.substr(0, 60);
}

/// Lone surrogates hide behind what comes before them, so all short mixtures are held against a plain
/// definition.
TEST(StrictJson, PairsSurrogatesAsTheyAreDefined) {
  const std::vector<std::string> parts{R"(\ud800)", R"(\udbff)", R"(\udc00)", R"(\udfff)",
                                       R"(\\)",     R"(\n)",     "u"};
  const auto plain = [&](const std::vector<std::size_t>& mix) {
    for (std::size_t i = 0; i < mix.size(); ++i) {
      if (mix[i] == 2 || mix[i] == 3) return false;
      if (mix[i] > 3) continue;
      if (i + 1 == mix.size() || mix[i + 1] < 2 || mix[i + 1] > 3) return false;
      ++i;
    }
    return true;
  };
  for (std::size_t n = 0; n < 7 * 7 * 7 * 7; ++n) {
    const std::vector<std::size_t> mix{n % 7, n / 7 % 7, n / 49 % 7, n / 343};
    std::string text = "[\"";
    for (const std::size_t part : mix)
      text += parts[part];
    text += "\"]";
    EXPECT_EQ(verdict(text) == "accepted", plain(mix)) << text;
  }
}

TEST(StrictJson, ManyKeysAreComparedQuickly) {
  std::string text = "{";
  for (int i = 0; i < 50'000; ++i)
    text += fmt::format("\"{}\":1,", i * 7919 % 50'000);
  EXPECT_EQ(verdict(text + "\"x\":1}"), "accepted");
  EXPECT_THAT(verdict(text + "\"7\":1}"), testing::HasSubstr("twice"));
}

TEST(StrictJson, LeavesTheNextTextAlone) {
  // Padded texts lie in one buffer; what follows a line is another line and must not leak into it.
  const std::string buffer = "{\"a\":1}\n2}\n\"" + std::string(simdjson::SIMDJSON_PADDING, ' ');
  StrictJson json;
  EXPECT_TRUE(json.parsePadded(std::string_view(buffer).substr(0, 7)));
  EXPECT_FALSE(json.parsePadded(std::string_view(buffer).substr(0, 6)));
  EXPECT_FALSE(json.parsePadded(std::string_view(buffer).substr(11, 1)));
}

std::string read(const std::string& text) {
  StrictJson json;
  JsonFault fault;
  ObjectReader r(*json.parse(text), "thing", fault);
  const int count = r.integer("count", 1, 9);
  const std::string_view name = r.text("name");
  const bool is = r.truth("is");
  const auto more = r.optional("more");
  r.finish();
  if (fault.any()) return fault.message();
  return fmt::format("{} {} {}{}", count, name, is, more ? " more" : "");
}

TEST(ObjectReader, TakesFieldsInAnyOrder) {
  EXPECT_EQ(read(R"({"count":1,"is":true,"name":"x"})"), "1 x true");
  EXPECT_EQ(read(R"({"name":"x","more":[],"count":9,"is":false})"), "9 x false more");
}

TEST(ObjectReader, NamesTheFieldAndWhatWasExpected) {
  EXPECT_EQ(read(R"([1])"), "thing must be an object, not a list");
  EXPECT_EQ(read(R"({"count":1,"is":true})"), R"(thing: "name" is missing)");
  EXPECT_EQ(read(R"({"count":0,"is":true,"name":"x"})"),
            R"(thing: "count" must be a whole number from 1 to 9)");
  EXPECT_EQ(read(R"({"count":"1","is":true,"name":"x"})"),
            R"(thing: "count" must be a whole number from 1 to 9)");
  EXPECT_EQ(read(R"({"count":1,"is":1,"name":"x"})"), R"(thing: "is" must be true or false, not a number)");
  EXPECT_EQ(read(R"({"count":1,"is":true,"name":null})"), R"(thing: "name" must be a text, not null)");
  EXPECT_EQ(read(R"({"count":1,"is":true,"name":"x","z\n":1})"),
            R"(thing: "z\n" is an unknown field or appears twice)");
}

TEST(ObjectReader, QuotesForeignTextShortAndHarmless) {
  EXPECT_EQ(inQuotes("a\"b\x1b\x7f\u009b\u00a0"), "\"a\\\"b\\u001b\\u007f\\u009b\u00a0\"");
  EXPECT_EQ(inQuotes(std::string(59, 'a') + "ü"), "\"" + std::string(59, 'a') + "\"…");
}

} // namespace
} // namespace annales
