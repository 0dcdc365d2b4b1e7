#include "importers/openings/own_openings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

namespace annales {
namespace {

using testing::HasSubstr;

class OwnOpeningsTest : public testing::Test {
protected:
  OwnOpeningsTest()
      : data_(std::filesystem::temp_directory_path() / ("annales-openings-" + std::to_string(getpid()))) {
    std::filesystem::remove_all(data_);
    std::filesystem::create_directories(data_ / "annales");
    setenv("XDG_DATA_HOME", data_.c_str(), 1);
  }
  ~OwnOpeningsTest() override {
    unsetenv("XDG_DATA_HOME");
    std::filesystem::remove_all(data_);
  }
  void write(const std::string& text) const { std::ofstream(ownOpeningsFile()) << text; }
  [[nodiscard]] std::string why() const {
    const auto read = readOwnOpenings(ownOpeningsFile());
    return read ? "" : read.error().message;
  }

  const std::filesystem::path data_;
};

constexpr auto kBook = R"({"openings":[{"code":"Z","english":"Mine","ruleset":"antike","turns":["*"]}]})";

TEST_F(OwnOpeningsTest, StandOnTopOfTheRulebooks) {
  EXPECT_EQ(openingsWithOwn(), OpeningBook::ofRulebooks());
  write(kBook);
  EXPECT_NE(openingsWithOwn().withCode("Z"), nullptr);
  EXPECT_NE(openingsWithOwn().withCode("G1"), nullptr);
  EXPECT_EQ(readOwnOpenings(ownOpeningsFile())->openings().size(), 1U);
  EXPECT_EQ(ownOpeningsFile(), data_ / "annales" / "openings.json");
}

TEST_F(OwnOpeningsTest, AreLeftAsTheyAreWhereTheyCannotBeRead) {
  for (const std::string& damaged :
       {std::string(R"({"openings":[{"code":"Z")"), std::string("{}"), std::string(1, '\0'),
        std::string("[]"), std::string(R"({"openings":[],"openings":[]})"), std::string(R"({"openings":7})"),
        std::string(R"({"openings":[{"code":"Z","english":"M","ruleset":"chess","turns":["*"]}]})")}) {
    write(damaged);
    std::string trouble;
    EXPECT_EQ(openingsWithOwn(&trouble), OpeningBook::ofRulebooks()) << damaged;
    EXPECT_THAT(trouble, HasSubstr("openings.json: ")) << damaged;
  }
  write("");
  EXPECT_THAT(why(), HasSubstr("empty"));
  write(std::string((4U << 20U) + 1, ' '));
  EXPECT_THAT(why(), HasSubstr("too large"));
}

/// Reading a pipe would wait for ever.
TEST_F(OwnOpeningsTest, AreAnOrdinaryFile) {
  std::filesystem::create_directories(ownOpeningsFile());
  EXPECT_THAT(why(), HasSubstr("not an ordinary file"));
  std::filesystem::remove(ownOpeningsFile());
  ASSERT_EQ(mkfifo(ownOpeningsFile().c_str(), 0600), 0);
  EXPECT_THAT(why(), HasSubstr("not an ordinary file"));
}

} // namespace
} // namespace annales
