// The games whose questions are due, opened in the background one after another; no window shows them.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/learn/practice_book.h"
#include "viewer/learn/quiz.h"
#include "viewer/library/game_opener.h"

#include <QObject>

namespace annales::viewer {

/// At most so many are asked in one go; the others are due still.
inline constexpr std::size_t kMostDueAtOnce = 30;

class DueLoader : public QObject {
  Q_OBJECT
public:
  /// A game that is open already; null: it is not.
  using OpenGames = std::function<std::shared_ptr<const OpenedGame>(const Hash& game)>;
  DueLoader(std::vector<PractisedTurn> due, const OpenGames& open, Storyteller teller,
            QObject* parent = nullptr);
  /// Answers with `ready`.
  void begin();

signals:
  /// In the order in which they were due. `missing`: why some cannot be asked, a sentence each.
  void ready(const std::vector<annales::viewer::QuizItem>& items, const QStringList& missing);

private:
  void next();
  void makeItems();
  void take(const std::shared_ptr<const OpenedGame>& game);
  void miss(const QString& why);
  [[nodiscard]] const PractisedTurn* waiting() const;

  std::vector<PractisedTurn> due_;
  std::map<Hash, std::shared_ptr<const OpenedGame>> games_; // null: it cannot be opened
  QStringList missing_;
  GameOpener opener_;
  Task maker_{this}; // of the questions; last: it is gone first
};

} // namespace annales::viewer
