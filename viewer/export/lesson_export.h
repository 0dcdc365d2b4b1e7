// A lesson of one game or several, written into one file for pupils.
#pragma once

#include "libreplay/log/event_log.h"

#include <QCoreApplication>
#include <QString>
#include <string>
#include <vector>

class QWidget;

namespace annales::viewer {

/// `playedPage`: pupils play their answers; where no engine was built there is none.
enum class LessonFile : std::uint8_t { webPage, playedPage, worksheet, eventLog };

struct LessonFileChoice {
  LessonFile format = LessonFile::webPage;
  QString path;
};

class LessonExport {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::LessonExport)
public:
  /// With a dialog. An empty path: the user does not want to.
  [[nodiscard]] static LessonFileChoice ask(QWidget* parent, const std::string& slug);
  /// By the ending of the name; all else is a web page, `played` or not.
  [[nodiscard]] static LessonFileChoice choiceOf(const QString& path, bool played = false);
  /// A sentence about what was done, or why nothing was. Remarks for the author or the coach alone are left
  /// out.
  [[nodiscard]] static QString save(const LessonFileChoice& choice, const std::vector<EventLog>& games,
                                    const std::string& slug);
};

} // namespace annales::viewer
