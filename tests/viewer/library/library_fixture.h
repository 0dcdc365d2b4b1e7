// A folder with libraries, a panel, and patience.
#pragma once

#include "libreplay/store/library.h"
#include "tests/viewer/samples.h"
#include "viewer/library/library_panel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>

namespace annales::viewer::test {

constexpr int kPatience = 20000; // milliseconds; only what is broken takes so long

inline QStringList samplePaths() {
  QStringList paths;
  for (const std::string& file : sampleFiles())
    paths << QString::fromStdString(ANNALES_SOURCE_DIR "/" + file);
  return paths;
}

template <class T> T must(LibraryResult<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// SQL past the library's back.
inline void sql(const QString& file, const char* statement) {
  sqlite3* db = nullptr;
  sqlite3_open(file.toUtf8().constData(), &db);
  const int code = sqlite3_exec(db, statement, nullptr, nullptr, nullptr);
  sqlite3_close(db);
  if (code != SQLITE_OK) throw std::runtime_error(statement);
}

class LibraryFixture : public testing::Test {
protected:
  LibraryFixture() {
    QCoreApplication::setOrganizationName(QStringLiteral("annales-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("library"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.filePath(QStringLiteral("conf")));
  }

  [[nodiscard]] QString at(const char* name) const { return folder_.filePath(QString::fromUtf8(name)); }
  [[nodiscard]] static Library library(const QString& path, Access access = Access::readOnly) {
    return must(Library::open(path.toStdString(), access));
  }
  /// A library with every sample.
  [[nodiscard]] QString full(const char* name = "full.annales") const {
    const QString path = at(name);
    static_cast<void>(library(path, Access::create));
    const std::atomic<bool> never = false;
    const ImportReport report = importFiles(path, samplePaths(), never, [](const ImportStep&) {});
    EXPECT_TRUE(report.rejected.empty() && report.failure.isEmpty()) << report.text().toStdString();
    return path;
  }
  [[nodiscard]] static std::vector<GameSummary> listed(const QString& path) {
    std::vector<GameSummary> rows;
    Library open = library(path);
    must(open.list({}, [&](const GameSummary& row) {
      rows.push_back(row);
      return true;
    }));
    return rows;
  }
  [[nodiscard]] static bool calm(const LibraryPanel& panel) {
    return QTest::qWaitFor([&] { return !panel.busy(); }, kPatience);
  }
  /// Opened, or not, and nothing runs any more.
  static void open(LibraryPanel& panel, const QString& path) {
    panel.openLibrary(path);
    EXPECT_TRUE(calm(panel));
  }
  template <class T> static T& part(const QWidget& panel) {
    T* found = panel.findChild<T*>();
    if (found == nullptr) throw std::runtime_error("no such part");
    return *found;
  }
  static std::string told(const LibraryPanel& panel) {
    return part<MessageStrip>(panel).sentence().toStdString();
  }
  static std::vector<std::string> column(const GamesModel& model, GamesColumn column) {
    std::vector<std::string> texts;
    for (int row = 0; row < model.rowCount(); ++row)
      texts.push_back(model.index(row, static_cast<int>(column)).data().toString().toStdString());
    return texts;
  }

  QTemporaryDir folder_;
  SessionStore store_;
};

} // namespace annales::viewer::test
