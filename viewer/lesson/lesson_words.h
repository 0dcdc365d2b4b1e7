// Words about lessons in the user's language.
#pragma once

#include "libreplay/remarks/step_ask.h"
#include "libreplay/session/session.h"

#include <QCoreApplication>
#include <QString>
#include <string>
#include <vector>

namespace annales::viewer {

class LessonWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::LessonWords)
public:
  /// "why-not-sicilia" as "Why not sicilia".
  [[nodiscard]] static QString title(const std::string& slug);
  /// "Round 3 · Romans move to Temple", of the event that was the last.
  [[nodiscard]] static QString place(const OpenedGame& game, NodeIndex event);
  /// The decisions of a turn as sentences, the first of them where there are many.
  [[nodiscard]] static QString turn(const OpenedGame& game, const std::vector<Event>& events);
  /// What a pupil's turn is worth; `turn` in words.
  [[nodiscard]] static QString verdict(TryWorth worth, const QString& turn);
  /// The begin of what a step says, in one line.
  [[nodiscard]] static QString glance(const Annotation& remark);
};

/// The first line that has the event, `main` before all others; null where none has.
[[nodiscard]] std::shared_ptr<const OpenedLine> lineWith(const OpenedGame& game, NodeIndex event);

} // namespace annales::viewer
