// The user's own names of openings: read, written, and changed by somebody else meanwhile.
#include "viewer/store/opening_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace annales::viewer::test {
namespace {

NamedOpening named(const char* code, const char* english) {
  return {code, english, "", RulesetId::antike, "", {SpaceChoice{Space::iron}}};
}

class OpeningNamesTest : public testing::Test {
protected:
  void write(const QByteArray& bytes) const {
    QFile file(path_);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  [[nodiscard]] QByteArray bytes() const {
    QFile file(path_);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static OpeningBook bookWith(const NamedOpening& opening) {
    OpeningBook book;
    static_cast<void>(book.add(opening));
    return book;
  }

  QTemporaryDir folder_;
  const QString path_ = folder_.filePath(QStringLiteral("annales/openings.json"));
};

TEST_F(OpeningNamesTest, AreTheRulebooksUntilSomebodyWritesSome) {
  OpeningNames names(path_);
  EXPECT_EQ(*names.all(), OpeningBook::ofRulebooks());
  EXPECT_TRUE(names.trouble().isEmpty());
  QSignalSpy changed(&names, &OpeningNames::changed);
  EXPECT_EQ(names.save(bookWith(named("I1", "Iron first")), {}), OpeningNames::Saved::done);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_NE(names.all()->withCode("I1"), nullptr);
  EXPECT_NE(names.all()->withCode("G1"), nullptr);
  EXPECT_EQ(OpeningNames(path_).own(), names.own()) << "they are in the file";
}

TEST_F(OpeningNamesTest, AreNotWrittenOverWhatSomebodyElseWroteMeanwhile) {
  OpeningNames names(path_);
  ASSERT_EQ(names.save(bookWith(named("I1", "Iron first")), {}), OpeningNames::Saved::done);
  OpeningNames other(path_);
  const OpeningBook begun = names.own();
  ASSERT_EQ(other.save(bookWith(named("T1", "Theirs")), begun), OpeningNames::Saved::done);
  const QByteArray theirs = bytes();
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), begun), OpeningNames::Saved::changedMeanwhile);
  EXPECT_EQ(bytes(), theirs);
  EXPECT_NE(names.own().withCode("T1"), nullptr) << "what to merge with";
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), begun), OpeningNames::Saved::changedMeanwhile)
      << "also once it has been read";
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), names.own()), OpeningNames::Saved::done);
}

TEST_F(OpeningNamesTest, ComeFromAnotherProgramAtOnce) {
  OpeningNames names(path_), other(path_);
  ASSERT_EQ(names.save(bookWith(named("I1", "Iron first")), {}), OpeningNames::Saved::done);
  QSignalSpy changed(&names, &OpeningNames::changed);
  other.reload();
  ASSERT_EQ(other.save(bookWith(named("T1", "Theirs")), other.own()), OpeningNames::Saved::done);
  ASSERT_TRUE(QTest::qWaitFor([&] { return changed.count() > 0; }, 20000));
  EXPECT_NE(names.all()->withCode("T1"), nullptr);
  EXPECT_EQ(names.all()->withCode("I1"), nullptr);
}

TEST_F(OpeningNamesTest, ADamagedFileStaysUntilItIsPutAside) {
  OpeningNames names(path_);
  ASSERT_EQ(names.save(bookWith(named("I1", "Iron first")), {}), OpeningNames::Saved::done);
  write("{\"openings\":[{\"code\":");
  names.reload();
  EXPECT_THAT(names.trouble().toStdString(), testing::HasSubstr("openings.json cannot be read"));
  EXPECT_EQ(*names.all(), OpeningBook::ofRulebooks());
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), {}), OpeningNames::Saved::failed);
  EXPECT_EQ(bytes(), "{\"openings\":[{\"code\":") << "nothing of it is lost";
  const QString aside = names.putAside();
  ASSERT_FALSE(aside.isEmpty());
  EXPECT_TRUE(QFile::exists(aside));
  EXPECT_TRUE(names.trouble().isEmpty());
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), {}), OpeningNames::Saved::done);
}

TEST_F(OpeningNamesTest, SayWhereTheyCannotBeWritten) {
  QFile wall(folder_.filePath(QStringLiteral("annales"))); // where the folder would be
  ASSERT_TRUE(wall.open(QIODevice::WriteOnly));
  OpeningNames names(path_);
  EXPECT_EQ(names.save(bookWith(named("M1", "Mine")), {}), OpeningNames::Saved::failed);
  EXPECT_FALSE(names.trouble().isEmpty());
  EXPECT_EQ(OpeningNames(QString()).save({}, {}), OpeningNames::Saved::failed);
}

} // namespace
} // namespace annales::viewer::test
