// Files with games into a library, one file at a time, all of it or nothing. Runs in any thread.
#pragma once

#include "libreplay/store/import_rules.h"
#include "viewer/library/import_report.h"

#include <QStringList>
#include <atomic>
#include <functional>

namespace annales::viewer {

struct ImportStep {
  double part = 0; // of all work, 0 to 1
  QString file;
  bool storing = false; // else reading
};
using ImportListener = std::function<void(const ImportStep&)>;

/// What happens to games that cannot be stored as they are.
struct ImportWish {
  AfterMistake afterMistake = AfterMistake::stop;
  ImportRules rules = {};
  bool followed = false; // nobody asked for it: a folder is followed
};

/// Into a library that exists: files in any format that has a reader, folders of them, and whole libraries.
/// When cancelled, the files before the current one are stored, and of that one nothing.
[[nodiscard]] ImportReport importFiles(const QString& library, const QStringList& paths,
                                       const std::atomic<bool>& cancel, const ImportListener& step,
                                       const ImportWish& wish = {});

} // namespace annales::viewer
