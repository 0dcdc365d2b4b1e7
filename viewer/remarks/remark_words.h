// Words about remarks in the user's language.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/words.h"

#include <QCoreApplication>
#include <QString>
#include <string_view>

namespace annales::viewer {

class RemarkWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::RemarkWords)
public:
  [[nodiscard]] static QString audience(Audience audience);
  [[nodiscard]] static QString layer(RemarkLayer layer);
  /// A moment of an annotation, in local time, as people here write it.
  [[nodiscard]] static QString moment(const std::string& at);
  /// "Event 12 · Romans found a city"; without the event's place where it is not on the line.
  [[nodiscard]] static QString event(const OpenedLine& line, EventIndex k);
  /// "Romans, Greeks: no unit enters Sicilia until the end of round 8".
  [[nodiscard]] static QString pact(const Pact& pact, const OpenedGame& game);
  [[nodiscard]] static QString arrowsAndRings(const Annotation& remark);
  /// What was typed as tags, with commas between them: words of a-z, 0-9 and -, each once. What stands
  /// between two commas is one tag: "weak opening" is `weak-opening`.
  [[nodiscard]] static QStringList tagsIn(const QString& typed);
};

[[nodiscard]] QString provinceName(const OpenedGame& game, const std::string& id);
[[nodiscard]] QString nationName(const OpenedGame& game, const std::string& word);

} // namespace annales::viewer
