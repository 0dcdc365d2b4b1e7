// What a remark must not have, said by name. What a reader of JSON refuses before is asked here directly.
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/record_limit.h"

#include <gtest/gtest.h>

#include <string>

namespace annales {
namespace {

std::string faultOf(const std::string& author, const std::string& text) {
  Annotation remark;
  remark.at = "2024-05-06T07:08:09Z";
  remark.author = author;
  remark.text = text;
  const auto good = checkAnnotation(remark);
  return good ? "" : good.error().message;
}

TEST(AnnotationCheck, SaysWhatIsWrongWithItsTexts) {
  EXPECT_EQ(faultOf("Ana", "Größe"), "");
  EXPECT_EQ(faultOf("Ana", "Gr\xF6\xDF"
                           "e"),
            "annotation: \"text\" must be valid UTF-8");
  EXPECT_EQ(faultOf("Ana", std::string("a\0b", 3)), "annotation: \"text\" must not contain a NUL character");
  EXPECT_EQ(faultOf("Ana", std::string(100'001, 'a')),
            "annotation: \"text\" may have at most 100,000 characters");
  EXPECT_EQ(faultOf("J\xFCrgen", ""), "annotation: \"author\" must be valid UTF-8");
  EXPECT_EQ(faultOf("", ""), "annotation: \"author\" must not be empty");
}

/// Else a library would take what it cannot export: no reader takes a longer record.
TEST(AnnotationCheck, AllOfItFitsIntoARecord) {
  Annotation remark;
  remark.at = "2024-05-06T07:08:09Z";
  remark.author = "Ana";
  const auto recordOf = [&remark] {
    std::string record;
    appendAnnotationRecord(record, remark);
    return record.size();
  };
  const std::size_t without = recordOf();
  remark.tags.assign((kLongestRecord - without) / 4, "t"); // "t", as often as there is room
  remark.text.assign(kLongestRecord - recordOf(), 'x');
  ASSERT_EQ(recordOf(), kLongestRecord);
  EXPECT_TRUE(checkAnnotation(remark));
  remark.text += 'x';
  const auto checked = checkAnnotation(remark);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().message,
            "annotation: it is too long: with its tags and marks it must fit into 1 MiB");
  remark.tags.clear();
  remark.marks.assign(1, Pact{{"romans", "greeks"}, std::vector<std::string>(100'000, "mare-tyrrhenum"), 5});
  EXPECT_FALSE(checkAnnotation(remark));
  remark.marks.assign(20'000, Arrow{"roma", "neapolis", MarkColour::red});
  EXPECT_FALSE(checkAnnotation(remark));
}

} // namespace
} // namespace annales
