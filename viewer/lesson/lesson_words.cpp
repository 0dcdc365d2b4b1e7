#include "viewer/lesson/lesson_words.h"

#include "libreplay/words/sentence.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_link.h"
#include "viewer/remarks/remark_words.h"

#include <QRegularExpression>
#include <QUrl>
#include <algorithm>

namespace annales::viewer {

QString LessonWords::title(const std::string& slug) {
  return fromUtf8(readableId(slug));
}

QString LessonWords::place(const OpenedGame& game, NodeIndex event) {
  const auto line = lineWith(game, event);
  if (!line) return tr("Not on any line of the game");
  const EventIndex k = line->placeOf(event);
  const LineOutline& outline = line->stats().outline;
  const int round = outline.rounds()[outline.roundAt(k)].number;
  const QString sentence = fromUtf8(line->stats().sentences.at(k));
  return round > 0 ? tr("Round %1 · %2").arg(QString::number(round), sentence) : sentence;
}

QString LessonWords::glance(const Annotation& remark) {
  const QString words = wordsAtAGlance(splitLessonText(remark.text).question);
  return words.isEmpty() ? tr("(position without text)") : words;
}

std::vector<std::string> linesIn(const std::string& markdown) {
  static const QRegularExpression target(QStringLiteral("\\]\\(\\s*<?(annales:line/[^)>\\s]+)"));
  std::vector<std::string> lines;
  for (const QRegularExpressionMatch& match : target.globalMatch(fromUtf8(markdown))) {
    const RemarkLink link = remarkLink(QUrl(match.captured(1)));
    const auto* line = std::get_if<LineLink>(&link);
    if (line != nullptr && std::ranges::find(lines, line->name) == lines.end()) lines.push_back(line->name);
  }
  return lines;
}

std::shared_ptr<const OpenedLine> lineWith(const OpenedGame& game, NodeIndex event) {
  const auto at = std::ranges::find_if(
      game.lines(), [&](const LineName& line) { return game.log().isAncestorOrSelf(event, line.head); });
  return at == game.lines().end() ? nullptr : game.line(at->name);
}

} // namespace annales::viewer
