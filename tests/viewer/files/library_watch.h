// Whether this program opens a library a second time, by its name, and whether it still has its locks.
#pragma once

#include "libreplay/store/library.h"

#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QString>
#include <QTest>
#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

namespace annales::viewer::test {

/// A library that is open, was written to, and from now on is idle: whoever opens it or what is beside it is
/// not SQLite.
class LibraryWatch {
public:
  explicit LibraryWatch(const QString& path, const EventLog& game) : library_(made(path, game)) {
    for (const char* ending : {"", "-wal", "-shm"}) {
      const std::string file = path.toStdString() + ending;
      struct stat status {};
      if (inotify_add_watch(events_, file.c_str(), IN_OPEN) < 0 || ::stat(file.c_str(), &status) != 0)
        throw std::runtime_error("nothing to watch: " + file);
      places_.push_back(':' + std::to_string(status.st_ino) + ' ');
    }
    locks_ = locks();
  }
  LibraryWatch(const LibraryWatch&) = delete;
  LibraryWatch& operator=(const LibraryWatch&) = delete;
  ~LibraryWatch() { ::close(events_); }

  /// Since it was last asked.
  [[nodiscard]] int opens() const {
    int count = 0;
    alignas(inotify_event) std::array<char, 4096> buffer{};
    for (ssize_t size = 0; (size = ::read(events_, buffer.data(), buffer.size())) > 0;)
      count += static_cast<int>(size / static_cast<ssize_t>(sizeof(inotify_event))); // files have no names
    return count;
  }
  /// As the system sees them. What belongs to an open file rather than to the program has -1 in place of it.
  [[nodiscard]] std::ptrdiff_t locks() const {
    const std::string own = ' ' + std::to_string(getpid()) + ' ';
    std::ifstream in("/proc/locks");
    std::ptrdiff_t count = 0;
    for (std::string line; std::getline(in, line);) {
      const auto has = [&](const std::string& words) { return line.find(words) != std::string::npos; };
      if ((has(own) || has(" -1 ")) && std::ranges::any_of(places_, has)) ++count;
    }
    return count;
  }
  /// Nothing has happened to it since the last time.
  void expectUntouched(const std::string& by) const {
    EXPECT_EQ(opens(), 0) << by << " opens an open library";
    // One on the file and one on the -shm; what others lock meanwhile can change how the list is read.
    EXPECT_TRUE(QTest::qWaitFor([this] { return locks() >= 2; }, 2000))
        << by << " drops locks of an open library: " << locks() << " of " << locks_;
  }
  [[nodiscard]] std::ptrdiff_t locksAtFirst() const { return locks_; }

private:
  static Library made(const QString& path, const EventLog& game) {
    auto library = Library::open(path.toStdString(), Access::create);
    if (!library) throw std::runtime_error(library.error().message);
    auto batch = library->beginImport();
    if (!batch || !batch->add(game) || !batch->commit()) throw std::runtime_error("nothing was written");
    return std::move(*library);
  }

  Library library_;
  int events_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  std::vector<std::string> places_;
  std::ptrdiff_t locks_ = 0;
};

/// As long as the dialog has not listed the folder.
inline bool lists(const QFileDialog& dialog, const QString& folder) {
  const auto* model = dialog.findChild<QFileSystemModel*>();
  return QTest::qWaitFor([&] { return model->rowCount(model->index(folder)) > 0; }, 20'000);
}

/// Looks at all that the dialog can show of the folder: rows, other files, names while they are typed, a
/// folder in it.
inline void lookAround(QFileDialog& dialog, const QString& folder) {
  dialog.setDirectory(folder);
  EXPECT_TRUE(lists(dialog, folder));
  for (const QString& filter : dialog.nameFilters())
    dialog.selectNameFilter(filter);
  for (const QFileDialog::ViewMode mode : {QFileDialog::Detail, QFileDialog::List}) {
    dialog.setViewMode(mode);
    QTest::qWait(30);
  }
  auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  name->setFocus();
  for (const QString& typed : {QStringLiteral("club"), folder + QStringLiteral("/club")}) {
    name->clear();
    QTest::keyClicks(name, typed);
    QTest::qWait(50);
  }
  dialog.selectFile(folder + QStringLiteral("/club.annales"));
  dialog.setDirectory(folder + QStringLiteral("/sub"));
  QTest::qWait(30);
}

} // namespace annales::viewer::test
