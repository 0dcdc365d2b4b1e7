// Annotations: one malformed example for every kind of fault, and what stands just inside the limits.
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::Json;
using test::LogText;

std::string many(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i)
    all += text;
  return all;
}

struct Remarked {
  LogText log = test::begun("antike");
  std::string root = log.last();
  std::string round = log.event("RoundBegan", {{"round", 1}});
  std::string first = log.annotation(test::remark(round));

  /// The verdict on one more annotation.
  [[nodiscard]] std::string with(const Json& fields) const {
    LogText more = log;
    more.annotation(fields);
    return test::verdict(more.text());
  }
  [[nodiscard]] std::string with(const char* key, const Json& value) const {
    Json fields = test::remark(round);
    fields["text"] = "another";
    fields[key] = value;
    return with(fields);
  }
};

TEST(AnnotationFaults, Fields) {
  const Remarked r;
  EXPECT_EQ(r.with("text", ""), "accepted");
  const Json good = test::remark(r.round);
  for (const auto& [key, value] : good.items()) {
    Json fields = good;
    fields.erase(key);
    EXPECT_THAT(r.with(fields), testing::HasSubstr("\"" + key + "\" is missing"));
    for (const Json& bad : {Json(1), Json(true), Json("x"), Json::object(), Json::array({1})}) {
      if (value.is_boolean() && bad.is_boolean()) continue;
      if ((key == "text" || key == "author") && bad.is_string()) continue;
      EXPECT_THAT(r.with(key.c_str(), bad), testing::StartsWith("row 5: ")) << key << " " << bad;
    }
  }
  EXPECT_THAT(r.with("more", 1), testing::HasSubstr("\"more\""));
}

TEST(AnnotationFaults, Values) {
  const Remarked r;
  for (const char* glyph : {"!", "?", "!!", "??", "!?", "?!", "+-", "-+", "=", "~", "$0", "$9", "$255"})
    EXPECT_EQ(r.with("glyphs", {glyph}), "accepted") << glyph;
  for (const char* glyph : {"", "+=", "!!!", "$", "$256", "$1000", "$01", "$-1", "$1a", "1", "±"})
    EXPECT_THAT(r.with("glyphs", {glyph}), testing::HasSubstr("not a glyph")) << glyph;
  for (const char* at : {"2026-11-20T00:00:00Z", "2024-02-29T23:59:59Z"})
    EXPECT_EQ(r.with("at", at), "accepted") << at;
  for (const char* at :
       {"", "2026-11-20", "2026-11-20T18:30:00", "2026-11-20T18:30:00+00:00", "2026-11-20 18:30:00Z",
        "2026-11-20T24:00:00Z", "2026-11-20T18:60:00Z", "2026-11-20T18:30:60Z", "2026-02-29T18:30:00Z",
        "2026-11-20T18:30:00.5Z", "2026-13-20T18:30:00Z"})
    EXPECT_THAT(r.with("at", at), testing::HasSubstr("YYYY-MM-DDThh:mm:ssZ")) << at;
  EXPECT_THAT(r.with("author", ""), testing::HasSubstr("not be empty"));
  EXPECT_THAT(r.with("layer", "bot"), testing::HasSubstr("human or machine"));
  EXPECT_THAT(r.with("audience", "all"), testing::HasSubstr("me, coach or club"));
  EXPECT_EQ(r.with("nation", "green"), "accepted");
  EXPECT_THAT(r.with("nation", "blue"), testing::HasSubstr("not a nation of this game"));
  EXPECT_EQ(r.with("text", many("𝄞", 100'000)), "accepted");
  EXPECT_THAT(r.with("text", many("𝄞", 100'001)), testing::HasSubstr("100,000 characters"));
  EXPECT_EQ(r.with("tags", {"open", "my-own-2", "open"}), "accepted");
  for (const char* tag : {"", "Open", "a b", "ü", "a.b"})
    EXPECT_THAT(r.with("tags", {tag}), testing::HasSubstr("a-z, 0-9 and -")) << tag;
}

TEST(AnnotationFaults, Marks) {
  const Remarked r;
  const auto mark = [&](const char* text) { return r.with("marks", Json::array({Json::parse(text)})); };
  for (const char* good : {
           R"({"kind":"arrow","from":"aa","to":"bb","colour":"green"})",
           R"({"kind":"arrow","from":"atlantis","to":"atlantis","colour":"yellow"})",
           R"({"kind":"ring","province":"aa","colour":"blue"})",
           R"({"kind":"pact","nations":["red","green"],"provinces":[],"until":1})",
           R"({"kind":"pact","nations":["red","green"],"provinces":["aa","aa"],"until":9999})",
       })
    EXPECT_EQ(mark(good), "accepted") << good;
  for (
      const char* bad : {
          R"({"kind":"dot","province":"aa","colour":"blue"})",
          R"({"province":"aa","colour":"blue"})",
          R"({"kind":"arrow","from":"aa","colour":"green"})",
          R"({"kind":"arrow","from":"aa","to":"bb","colour":"black"})",
          R"({"kind":"arrow","from":"aa","to":"bb","colour":"green","width":1})",
          R"({"kind":"arrow","from":"A","to":"bb","colour":"green"})",
          R"({"kind":"ring","province":"","colour":"red"})",
          R"({"kind":"ring","province":null,"colour":"red"})",
          R"({"kind":"pact","nations":["red"],"provinces":[],"until":1})",
          R"({"kind":"pact","nations":["red","red","red","red","red","red","red"],"provinces":[],"until":1})",
          R"({"kind":"pact","nations":["red","blue"],"provinces":[],"until":1})",
          R"({"kind":"pact","nations":["red","green"],"provinces":["A"],"until":1})",
          R"({"kind":"pact","nations":["red","green"],"provinces":[],"until":0})",
          R"({"kind":"pact","nations":["red","green"],"provinces":[],"until":10000})",
          R"({"kind":"pact","nations":["red","green"],"provinces":[],"until":null})",
      })
    EXPECT_THAT(mark(bad), testing::StartsWith("row 5: ")) << bad;
  EXPECT_THAT(r.with("marks", {1}), testing::HasSubstr("mark must be an object"));
}

TEST(AnnotationFaults, Threads) {
  const Remarked r;
  for (const char* key : {"answers", "replaces"}) {
    EXPECT_EQ(r.with(key, r.first), "accepted");
    EXPECT_THAT(r.with(key, std::string(64, '0')),
                testing::HasSubstr("earlier annotation about the same event"))
        << key;
    EXPECT_THAT(r.with(key, r.round), testing::HasSubstr("earlier annotation about the same event")) << key;
    Json elsewhere = test::remark(r.root);
    elsewhere[key] = r.first;
    EXPECT_THAT(r.with(elsewhere), testing::HasSubstr("earlier annotation about the same event")) << key;
  }
  EXPECT_THAT(r.with(test::remark(r.round)), testing::HasSubstr("already"));
  EXPECT_EQ(r.with(test::remark(r.root)), "accepted");
  EXPECT_THAT(r.with(test::remark(std::string(64, '0'))), testing::HasSubstr("earlier in the file"));
  Json wrong = LogText::annotationRecord(test::remark(r.root));
  wrong["id"] = std::string(64, '0');
  EXPECT_THAT(test::verdict(LogText(r.log).record(wrong).text()), testing::HasSubstr("\"id\" must be"));
}

} // namespace
} // namespace annales
