#include "viewer/learn/learn_words.h"

#include "libreplay/analysis/analysis_words.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/learning/puzzle_words.h"
#include "libreplay/text/markdown_words.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/look/words.h"

#include <QStringList>

namespace annales::viewer {
namespace {

QString nationOf(const QuizItem& item) {
  return fromUtf8(namesOf(*item.game).nation(item.question.nation));
}

/// What the nation decides in these events, a sentence each.
QStringList deedsOf(const QuizItem& item, const std::vector<Event>& events) {
  QStringList deeds;
  for (const Event& event : events) {
    if (std::holds_alternative<TurnEnded>(event)) break;
    if (std::holds_alternative<TurnBegan>(event) || std::holds_alternative<IncomeReceived>(event)) continue;
    deeds << QString::fromStdString(item.game->teller()(event, item.game->names()));
  }
  return deeds;
}

QString listOf(const QStringList& deeds) {
  QString list;
  for (const QString& deed : deeds)
    list += QStringLiteral("<br>· %1").arg(deed.toHtmlEscaped());
  return list;
}

/// Where these are not bots of all styles.
QString againstOf(const QuizItem& item) {
  if (item.question.company.isUsual()) return {};
  return QLatin1Char(' ') + fromUtf8(inWords(item.question.company, namesOf(*item.game)));
}

} // namespace

QString LearnWords::question(const QuizItem& item) {
  if (item.puzzle)
    return fromUtf8(wordsOfMarkdown(puzzleQuestion(*item.puzzle, namesOf(*item.game)))) + QLatin1Char(' ') +
           tr("Play the whole turn.");
  const QStringList played = deedsOf(item, item.question.played);
  return tr("Round %1, the %2. Played: %3. That lost chances. What is better? Play the whole turn.")
      .arg(QString::number(item.question.round), nationOf(item),
           played.isEmpty() ? tr("nothing") : played.front());
}

QString LearnWords::verdict(const QuizVerdict& verdict, const QuizItem& item) {
  using Kind = QuizVerdict::Kind;
  const QString loss = verdict.compared
                           ? AnalysisWords::loss(verdict.compared->regret, verdict.compared->interval)
                           : QString();
  const auto pairs = static_cast<int>(verdict.compared ? verdict.compared->rollouts : 0);
  switch (verdict.kind) {
  case Kind::best:
    return tr("✓ Right: this is the best turn found.");
  case Kind::asGood:
    return verdict.compared->interval.high < 0
               ? tr("✓ Right, and better than the best turn found. Loss of chances: %1 in 100, from %n "
                    "pair(s) of rollouts.",
                    nullptr, pairs)
                     .arg(loss)
               : tr("✓ Right: not distinguishable from the best turn found. Loss of chances: %1 in 100, from "
                    "%n pair(s) of rollouts.",
                    nullptr, pairs)
                     .arg(loss);
  case Kind::worse:
    return tr("✗ %1. Loss of chances against the best turn found: %2 in 100, from %n pair(s) of rollouts.",
              nullptr, pairs)
        .arg(AnalysisWords::of(verdict.compared->judgement), loss);
  case Kind::asPlayed:
    return tr("✗ This turn was played in the game. Loss of chances: %1 in 100.")
        .arg(AnalysisWords::loss(item.question.regret, item.question.interval));
  case Kind::shown:
    return tr("The answer is shown. This counts as not known.");
  case Kind::notJudged:
    return tr("Not judged: %1.").arg(reasonInWindow(verdict.why, *item.game));
  case Kind::solved:
    return tr("✓ Right: this is the plan.");
  case Kind::unsolved:
    return item.puzzle->goal == Puzzle::Goal::city ? tr("✗ The city could still fall.")
                                                   : tr("✗ This turn does not win the personage.");
  }
  return {};
}

QString LearnWords::planOf(const QuizItem& item) {
  return QStringLiteral("<p><b>%1</b><br>%2</p><p><b>%3</b>%4</p><p><b>%5</b>%6</p><p>%7</p>")
      .arg(
          tr("Plan").toHtmlEscaped(),
          fromUtf8(planInWords(item.puzzle->plan, namesOf(*item.game))).toHtmlEscaped(),
          tr("One way to play the plan").toHtmlEscaped(), listOf(deedsOf(item, item.question.better)),
          tr("Played in the game").toHtmlEscaped(), listOf(deedsOf(item, item.question.played)),
          (item.puzzle->goal == Puzzle::Goal::city
               ? tr("Every turn that saves the city includes these actions. All possible turns were checked.")
               : tr("Each of these actions is needed to win the personage in this turn. This was calculated "
                    "exactly."))
              .toHtmlEscaped());
}

QString LearnWords::explanation(const QuizItem& item, const Cause* cause) {
  if (item.puzzle) return planOf(item);
  const MistakeQuestion& question = item.question;
  const QString why =
      cause == nullptr
          ? QString()
          : QStringLiteral("<p><b>%1</b><br>%2</p>")
                .arg(tr("Why").toHtmlEscaped(),
                     fromUtf8(causeInWords(*cause, question.nation, namesOf(*item.game))).toHtmlEscaped());
  return why + QStringLiteral("<p><b>%1</b>%2</p><p><b>%3</b>%4</p><p>%5</p>")
                   .arg(tr("Best found").toHtmlEscaped(), listOf(deedsOf(item, question.better)),
                        tr("Played in the game").toHtmlEscaped(), listOf(deedsOf(item, question.played)),
                        tr("%1. Loss of chances: %2 in 100 (95 %), from %n pair(s) of rollouts in which "
                           "greedy bots play on.",
                           nullptr, static_cast<int>(question.rollouts))
                                .arg(AnalysisWords::of(question.judgement),
                                     AnalysisWords::loss(question.regret, question.interval))
                                .toHtmlEscaped() +
                            againstOf(item).toHtmlEscaped());
}

QString LearnWords::again(int days) {
  return days <= 1 ? tr("again tomorrow") : tr("again in %n day(s)", nullptr, days);
}

QString LearnWords::result(const QuizVerdict* first) {
  using Kind = QuizVerdict::Kind;
  if (first == nullptr) return tr("Skipped");
  switch (first->kind) {
  case Kind::best:
  case Kind::asGood:
  case Kind::solved:
    return tr("Right");
  case Kind::worse:
  case Kind::asPlayed:
  case Kind::unsolved:
    return tr("Not right");
  case Kind::shown:
  case Kind::notJudged:
    return tr("Shown");
  }
  return {};
}

} // namespace annales::viewer
