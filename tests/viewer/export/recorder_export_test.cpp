// The recorder for phones, saved from the menu.
#include "viewer/export/recorder_export.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

TEST(RecorderExport, SaysWhatToInstallWhereTheProgramWasBuiltWithoutIt) {
  const QTemporaryDir folder; // no engine is beside this program
  const QString path = QDir(folder.path()).filePath(QStringLiteral("annales-table.html"));
  EXPECT_TRUE(RecorderExport::save(path).contains(QStringLiteral("clang-19")));
  EXPECT_FALSE(QFile::exists(path));
}

} // namespace
} // namespace annales::viewer::test
