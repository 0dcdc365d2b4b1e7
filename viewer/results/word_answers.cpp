#include "viewer/results/word_answers.h"

#include "libreplay/results/known_names.h"
#include "libreplay/words/sentence.h"
#include "viewer/look/words.h"
#include "viewer/results/result_text.h"

#include <algorithm>

namespace annales::viewer {
namespace {

RulesetId rulesetOf(const WordQuestion& question) {
  return annales::valueOf<RulesetId>(question.ruleset).value_or(RulesetId::antike);
}

std::vector<std::string> answerIds(const std::string& answer) {
  std::vector<std::string> ids;
  for (const QString& id : QString::fromStdString(answer).split(u' ', Qt::SkipEmptyParts))
    ids.push_back(id.toStdString());
  return ids;
}

std::string answerOf(const std::vector<std::string>& ids) {
  std::string answer;
  for (const std::string& id : ids)
    answer += (answer.empty() ? "" : " ") + id;
  return answer;
}

bool isAskedFor(WordKind kind) {
  return kind == WordKind::nation || kind == WordKind::board || kind == WordKind::game ||
         kind == WordKind::person || kind == WordKind::seats;
}

} // namespace

std::vector<WordAnswers::Choice> WordAnswers::choices(const WordQuestion& question,
                                                      const QStringList& people) {
  std::vector<Choice> all;
  const auto add = [&](const std::string& answer) { all.push_back({textOf(question, answer), answer}); };
  if (question.kind == WordKind::nation)
    for (const std::string& nation : nationsOf(rulesetOf(question)))
      add(nation);
  if (question.kind == WordKind::board)
    for (const auto& board : boardsOf(rulesetOf(question)))
      add(std::string(board->map->id()));
  if (question.kind == WordKind::game)
    for (const std::string_view game : Words<RulesetId>::list)
      add(std::string(game));
  if (question.kind == WordKind::person)
    for (const QString& name : people)
      add(name.toStdString());
  if (question.kind == WordKind::seats) return add("yes"), add("no"), all;
  std::ranges::stable_sort(
      all, [](const Choice& a, const Choice& b) { return QString::localeAwareCompare(a.text, b.text) < 0; });
  add("");
  return all;
}

QString WordAnswers::textOf(const WordQuestion& question, const std::optional<std::string>& answer) {
  if (!answer) return leftOpen();
  switch (question.kind) {
  case WordKind::nation:
    return answer->empty() ? tr("no nation") : nationsInWindow(answerIds(*answer));
  case WordKind::board:
    return answer->empty() ? tr("no board") : boardInWindow(*answer);
  case WordKind::game: {
    const auto game = annales::valueOf<RulesetId>(*answer);
    return game ? fromUtf8(titleOf(*game)) : tr("another game");
  }
  case WordKind::person:
    return answer->empty() ? tr("somebody without a name") : QString::fromStdString(*answer);
  case WordKind::seats:
    return *answer == "yes" ? tr("yes, seats") : tr("no, not seats");
  default:
    return QString::fromStdString(*answer);
  }
}

std::optional<std::string> WordAnswers::read(const WordQuestion& question, const QString& typed) {
  const QString text = typed.trimmed();
  const auto all = choices(question, {});
  for (const Choice& choice : all)
    if (choice.text.compare(text, Qt::CaseInsensitive) == 0) return choice.answer;
  if (text.isEmpty()) return std::nullopt;
  const auto beginsSo = [&](const Choice& choice) {
    return choice.text.startsWith(text, Qt::CaseInsensitive);
  };
  if (std::ranges::count_if(all, beginsSo) == 1) return std::ranges::find_if(all, beginsSo)->answer;
  const std::string plain = text.toStdString();
  switch (question.kind) {
  case WordKind::nation:
    if (const auto nations = nationsNamed(rulesetOf(question), plain); !nations.empty())
      return answerOf(nations);
    return std::nullopt;
  case WordKind::board:
    if (std::string board = boardNamed(rulesetOf(question), plain); !board.empty()) return board;
    return std::nullopt;
  case WordKind::game:
    if (const auto game = gameNamed(plain)) return std::string(annales::wordOf(*game));
    return std::nullopt;
  case WordKind::person:
    return plain;
  default:
    return std::nullopt;
  }
}

QString WordAnswers::about(const WordQuestion& question) {
  switch (question.kind) {
  case WordKind::nation:
    return tr("Nation, %1").arg(fromUtf8(titleOf(rulesetOf(question))));
  case WordKind::board:
    return tr("Board, %1").arg(fromUtf8(titleOf(rulesetOf(question))));
  case WordKind::game:
    return tr("Game");
  case WordKind::person:
    return tr("Person");
  case WordKind::seats:
    return tr("Start positions: are they seats?");
  default:
    return {};
  }
}

QString WordAnswers::wordOf(const WordQuestion& question) {
  if (question.kind != WordKind::seats) return QString::fromStdString(question.word);
  const auto log = annales::valueOf<PlayLog>(question.word);
  if (log == PlayLog::bgStats) return QStringLiteral("BG Stats");
  if (log == PlayLog::boardGameGeek) return QStringLiteral("BoardGameGeek");
  return tr("tables");
}

std::vector<WordQuestion> questionsForPage(std::vector<WordQuestion> questions,
                                           const ResultWords& remembered) {
  std::erase_if(questions, [](const WordQuestion& question) { return !isAskedFor(question.kind); });
  std::ranges::stable_partition(questions, &WordQuestion::isOpen);
  for (const ResultWords::Answer& answer : remembered.all()) {
    const auto isIt = [&](const WordQuestion& question) {
      return question.kind == answer.kind && question.ruleset == answer.ruleset &&
             foldedWord(question.word) == foldedWord(answer.word);
    };
    if (!isAskedFor(answer.kind) || std::ranges::any_of(questions, isIt)) continue;
    WordQuestion question;
    question.kind = answer.kind;
    question.ruleset = answer.ruleset;
    question.word = answer.word;
    question.isOpen = false;
    question.answer = answer.answer;
    questions.push_back(std::move(question));
  }
  return questions;
}

} // namespace annales::viewer
