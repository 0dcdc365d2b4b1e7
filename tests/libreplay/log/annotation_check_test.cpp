// What a remark must not have, said by name. What a reader of JSON refuses before is asked here directly.
#include "libreplay/log/annotation_codec.h"

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
  EXPECT_EQ(faultOf("Ana", std::string("a\0b", 3)), "annotation: \"text\" must not have a NUL");
  EXPECT_EQ(faultOf("Ana", std::string(100'001, 'a')),
            "annotation: \"text\" must have up to 100,000 characters");
  EXPECT_EQ(faultOf("J\xFCrgen", ""), "annotation: \"author\" must be valid UTF-8");
  EXPECT_EQ(faultOf("", ""), "annotation: \"author\" must be a text that is not empty");
}

} // namespace
} // namespace annales
