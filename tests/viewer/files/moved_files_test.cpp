// Settings that were copied to another user or computer.
#include "viewer/files/moved_files.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

struct MovedFiles : ::testing::Test {
  QTemporaryDir folder;

  QString make(const QString& path) {
    const QString whole = folder.filePath(path);
    QDir().mkpath(QFileInfo(whole).absolutePath());
    QFile file(whole);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    return whole;
  }
  [[nodiscard]] QStringList folders() const { return {folder.path()}; }
};

TEST_F(MovedFiles, AFileThatIsThereIsThatFile) {
  const QString here = make(QStringLiteral("club.annales"));
  EXPECT_EQ(whereNow(here, folders()), here);
}

TEST_F(MovedFiles, AGameOfAnotherHomeIsFoundInThisOne) {
  const QString here = make(QStringLiteral("games/2024/club.annales"));
  make(QStringLiteral("club.annales"));
  EXPECT_EQ(whereNow(QStringLiteral("/home/somebody-else/games/2024/club.annales"), folders()), here)
      << "the longest agreement of both paths";
}

TEST_F(MovedFiles, WhatIsNowhereKeepsItsPath) {
  const QString lost = QStringLiteral("/home/somebody-else/games/lost.annales");
  EXPECT_EQ(whereNow(lost, folders()), lost);
  QDir(folder.path()).mkpath(QStringLiteral("games/lost.annales")); // a folder is no library
  EXPECT_EQ(whereNow(lost, folders()), lost);
  EXPECT_EQ(whereNow(QString(), folders()), QString());
}

TEST_F(MovedFiles, AFileThatThisUserDeletedIsNotAnotherOfThatName) {
  make(QStringLiteral("club.annales"));
  const QString own = QDir::homePath() + QStringLiteral("/no-such-folder-here/club.annales");
  EXPECT_EQ(whereNow(own, folders()), own);
}

} // namespace
} // namespace annales::viewer::test
