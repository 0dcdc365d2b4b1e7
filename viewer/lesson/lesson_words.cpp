#include "viewer/lesson/lesson_words.h"

#include "libreplay/choice/decision.h"
#include "libreplay/words/sentence.h"
#include "viewer/remarks/remark_glance.h"
#include "viewer/remarks/remark_words.h"

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

QString LessonWords::turn(const OpenedGame& game, const std::vector<Event>& events) {
  constexpr qsizetype kMostDecisions = 10;
  QStringList decisions;
  for (const Event& event : events)
    if (isDecision(event)) decisions.append(QString::fromStdString(game.teller()(event, game.names())));
  if (decisions.isEmpty()) return tr("no further moves");
  const bool cut = decisions.size() > kMostDecisions;
  return decisions.mid(0, kMostDecisions).join(QStringLiteral(" · ")) +
         (cut ? QStringLiteral(" · …") : QString());
}

QString LessonWords::verdict(TryWorth worth, const QString& turn) {
  switch (worth) {
  case TryWorth::right:
    return tr("✓ Right: %1.").arg(turn);
  case TryWorth::wrong:
    return tr("✗ Not right: %1.").arg(turn);
  case TryWorth::notForeseen:
    return tr("The lesson does not say whether this turn is right: %1. Try again or show the answer.")
        .arg(turn);
  case TryWorth::notJudged:
    break;
  }
  return tr("You played: %1. This step does not say which turns are right. Compare your turn with the "
            "answer.")
      .arg(turn);
}

std::shared_ptr<const OpenedLine> lineWith(const OpenedGame& game, NodeIndex event) {
  const auto at = std::ranges::find_if(
      game.lines(), [&](const LineName& line) { return game.log().isAncestorOrSelf(event, line.head); });
  return at == game.lines().end() ? nullptr : game.line(at->name);
}

} // namespace annales::viewer
