// Files with games into a library, one file at a time, all of it or nothing. Runs in any thread.
#pragma once

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

/// Into a library that exists: files in any format that has a reader, and folders of them. When cancelled,
/// the files before the current one are stored, and of that one nothing.
[[nodiscard]] ImportReport importFiles(const QString& library, const QStringList& paths,
                                       const std::atomic<bool>& cancel, const ImportListener& step,
                                       AfterMistake choice = AfterMistake::stop);

} // namespace annales::viewer
