// Puzzles of many games of a library, looked for in the background until there are enough to play.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/learn/practice_book.h"
#include "viewer/learn/quiz.h"

#include <QObject>
#include <QString>
#include <vector>

namespace annales::viewer {

class PuzzleHunt : public QObject {
  Q_OBJECT
public:
  struct Order {
    QString library;
    std::vector<Hash> games;
    std::vector<PractisedTurn> known; // puzzles among them are not asked: they come when they are due
    std::uint64_t seed = 0;           // of the order in which games are looked at
    Storyteller teller = sentenceOf;
  };
  struct Found {
    QString library;
    std::vector<QuizItem> items; // the most worth asking about, first
    QString trouble;             // with the library, after which nothing more was looked at; empty: none
  };

  explicit PuzzleHunt(QObject* parent = nullptr);

  /// Ends with `ready`: once all games were looked at, or there are `kMostPuzzlesAtOnce` that are hard.
  void begin(const Order& order);
  /// `ready` comes with what was found so far.
  void stop() { task_.stop(); }

signals:
  void progressed(int games, int of, int found);
  void ready(const annales::viewer::PuzzleHunt::Found& found);

private:
  Task task_{this}; // last: it is gone first
};

} // namespace annales::viewer
