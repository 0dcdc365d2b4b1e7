// A folder that another device writes into.
#include "tests/viewer/library/library_fixture.h"
#include "viewer/library/followed_folder.h"

#include <QDir>

namespace annales::viewer::test {
namespace {

constexpr int kQuick = 20; // milliseconds between two looks

const char* const kBeginning = "[Game \"0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\"]\n[Board \"occident\"]\n"
                               "[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n\nPhoenicians: Iron\n";

void write(const QString& file, const QByteArray& text) {
  QFile out(file);
  ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
  out.write(text);
}

class Followed : public LibraryFixture {
protected:
  Followed() {
    QDir(folder_.path()).mkdir(QStringLiteral("phone"));
    followed_.setInterval(kQuick);
    QObject::connect(&followed_, &FollowedFolder::arrived, [this](const QStringList& files) {
      for (const QString& file : files)
        arrived_ << QFileInfo(file).fileName();
    });
    followed_.setLibrary(at("club.annales"));
  }
  [[nodiscard]] QString phone(const char* file = "") const { return at("phone/") + QString::fromUtf8(file); }
  [[nodiscard]] bool arrives(const QStringList& files) const {
    return QTest::qWaitFor([&] { return arrived_ == files; }, kPatience);
  }

  FollowedFolder followed_;
  QStringList arrived_;
};

TEST_F(Followed, TellsOfEachFileOnceUntilItChanges) {
  write(phone("a.agn"), kBeginning);
  write(phone("notes.pdf"), "not a game");
  followed_.follow(phone());
  ASSERT_TRUE(arrives({"a.agn"}));
  write(phone("b.agn"), kBeginning);
  ASSERT_TRUE(arrives({"a.agn", "b.agn"}));
  QTest::qWait(10 * kQuick);
  EXPECT_EQ(arrived_.size(), 2);
  write(phone("a.agn"), QByteArray(kBeginning) + "Romans: Gold\n");
  EXPECT_TRUE(arrives({"a.agn", "b.agn", "a.agn"}));
}

/// A program that synchronises creates the file first and fills it then.
TEST_F(Followed, WaitsForAFileThatStillGrows) {
  followed_.setInterval(200);
  followed_.follow(phone());
  write(phone("a.agn"), "");
  for (int i = 1; i < 12; ++i) {
    QTest::qWait(50);
    write(phone("a.agn"), QByteArray(kBeginning).left(5 * i));
    EXPECT_EQ(arrived_, QStringList()) << i;
  }
  EXPECT_TRUE(arrives({"a.agn"}));
}

TEST_F(Followed, ComesBackAfterARestartAndForItsLibraryAlone) {
  followed_.follow(phone());
  FollowedFolder next;
  next.setLibrary(at("other.annales"));
  EXPECT_EQ(next.folder(), QString());
  next.setLibrary(at("club.annales"));
  EXPECT_EQ(next.folder(), at("phone"));
  next.follow({});
  EXPECT_EQ(next.folder(), QString());
  FollowedFolder last;
  last.setLibrary(at("club.annales"));
  EXPECT_EQ(last.folder(), QString());
}

TEST_F(Followed, SaysThatTheFolderIsGoneAndFindsItAgain) {
  followed_.follow(phone());
  QDir(folder_.path()).rename(QStringLiteral("phone"), QStringLiteral("away"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return followed_.lost(); }, kPatience));
  write(at("away/a.agn"), kBeginning);
  QDir(folder_.path()).rename(QStringLiteral("away"), QStringLiteral("phone"));
  EXPECT_TRUE(arrives({"a.agn"}));
  EXPECT_FALSE(followed_.lost());
}

/// The table looks on while the phone writes.
TEST_F(Followed, AGameComesIntoTheLibraryAndGoesOn) {
  const QString path = at("table.annales");
  static_cast<void>(library(path, Access::create));
  LibraryPanel panel(store_);
  panel.followed().setInterval(kQuick);
  open(panel, path);
  panel.followed().follow(phone());
  write(phone("evening.agn"), kBeginning);
  ASSERT_TRUE(QTest::qWaitFor([&] { return listed(path).size() == 1; }, kPatience));
  const std::uint64_t before = listed(path).front().events;
  write(phone("evening.agn"), QByteArray(kBeginning) + "Romans: Gold\n");
  ASSERT_TRUE(QTest::qWaitFor([&] { return listed(path).front().events > before; }, kPatience));
  EXPECT_EQ(listed(path).size(), 1U) << "the same game";
  ASSERT_TRUE(calm(panel));
}

TEST_F(Followed, SaysNothingOfFilesThatAreKnown) {
  const QString path = full();
  LibraryPanel panel(store_);
  panel.followed().setInterval(kQuick);
  open(panel, path);
  const QSignalSpy told(&panel, &LibraryPanel::importFinished), ended(&panel, &LibraryPanel::busyChanged);
  QFile::copy(samplePaths().front(), phone("known.antike.jsonl"));
  panel.followed().follow(phone());
  ASSERT_TRUE(QTest::qWaitFor([&] { return ended.size() >= 2 && !panel.busy(); }, kPatience));
  EXPECT_EQ(told.size(), 0);
}

} // namespace
} // namespace annales::viewer::test
