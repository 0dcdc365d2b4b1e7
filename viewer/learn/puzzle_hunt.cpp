#include "viewer/learn/puzzle_hunt.h"

#include "importers/boards/own_boards.h"
#include "libreplay/match/numbered_work.h"
#include "libreplay/store/library.h"
#include "viewer/learn/practised_items.h"
#include "viewer/learn/puzzle_items.h"
#include "viewer/store/trouble.h"

#include <QFile>
#include <algorithm>
#include <random>
#include <set>
#include <tuple>

namespace annales::viewer {
namespace {

constexpr unsigned kThreads = 2;

using Subject = std::tuple<Hash, Hash, std::string>; // game, turn, what it is about

Subject subjectOf(const PractisedTurn& turn) {
  return {turn.game, turn.question.turn, turn.puzzle};
}

class Hunting {
public:
  using Told = std::function<void(std::size_t games, std::size_t of, std::size_t found)>;

  Hunting(const PuzzleHunt::Order& order, const std::atomic<bool>& stop) : order_(order), stop_(stop) {
    for (const PractisedTurn& turn : order.known)
      if (!turn.puzzle.empty()) known_.insert(subjectOf(turn));
  }

  [[nodiscard]] PuzzleHunt::Found run(const Told& told) {
    auto library = Library::open(QFile::encodeName(order_.library).toStdString(), Access::readOnly);
    if (!library) return fail(library.error());
    std::vector<Hash> games = order_.games;
    std::shuffle(games.begin(), games.end(), std::mt19937_64(order_.seed));
    for (std::size_t from = 0; from < games.size() && !stop_ && hard_ < kMostPuzzlesAtOnce;
         from += kThreads) {
      told(from, games.size(), items_.size());
      std::vector<EventLog> logs;
      for (std::size_t i = from; i < std::min(games.size(), from + kThreads); ++i) {
        auto log = library->load(games[i]);
        if (!log) return fail(log.error());
        logs.push_back(*std::move(log));
      }
      lookAt(logs);
    }
    return done();
  }

private:
  using Looked = Result<Puzzles>; // a game of which nothing can be said is no failure of the others

  void lookAt(const std::vector<EventLog>& logs) {
    const auto look = [&](std::uint64_t i) -> Result<Looked> {
      const EventLog& log = logs[i];
      return puzzlesIn(log.game(), log.eventsTo(log.mainHead()), kMostRescuePositions, {&stop_, {}});
    };
    const auto looked = numberedWork<Looked>(0, logs.size(), {kThreads, nullptr}, look);
    for (std::size_t i = 0; i < logs.size(); ++i)
      if (const Looked& found = (*looked)[i])
        take(logs[i], found->puzzles);
      else
        ++found_.leftOut;
  }

  void take(const EventLog& log, const std::vector<Puzzle>& puzzles) {
    if (puzzles.empty()) return;
    const auto game =
        openGame(EventLog(log), shelfWithOwnBoards().find(log.game().setup->mapHash), order_.teller);
    for (const Puzzle& puzzle : puzzles) {
      QuizItem item = puzzleItem(game, log.mainHead(), puzzle);
      if (known_.contains(subjectOf(practisedTurn(item)))) continue;
      if (puzzle.isHard()) ++hard_;
      items_.push_back(std::move(item));
    }
  }

  [[nodiscard]] PuzzleHunt::Found fail(const LibraryError& error) {
    found_.trouble = LibraryTrouble::sentence(error, order_.library);
    return done();
  }

  [[nodiscard]] PuzzleHunt::Found done() {
    found_.library = order_.library;
    found_.items = bestOf(std::move(items_));
    return std::move(found_);
  }

  const PuzzleHunt::Order& order_;
  const std::atomic<bool>& stop_;
  std::set<Subject> known_;
  std::vector<QuizItem> items_;
  std::size_t hard_ = 0;
  PuzzleHunt::Found found_;
};

} // namespace

PuzzleHunt::PuzzleHunt(QObject* parent) : QObject(parent) {}

PuzzleHunt::~PuzzleHunt() {
  stop();
}

void PuzzleHunt::begin(const Order& order) {
  stop();
  stop_ = std::make_shared<std::atomic<bool>>(false);
  worker_.run([this, order, stop = stop_](const Cancel& gone) {
    const auto told = [&](std::size_t games, std::size_t of, std::size_t found) {
      QMetaObject::invokeMethod(this, [this, gone, games, of, found] {
        if (!*gone) emit progressed(static_cast<int>(games), static_cast<int>(of), static_cast<int>(found));
      });
    };
    Found found = Hunting(order, *stop).run(told);
    QMetaObject::invokeMethod(this, [this, gone, found = std::move(found)] {
      if (!*gone) emit ready(found);
    });
  });
}

void PuzzleHunt::stop() {
  if (stop_) *stop_ = true;
}

} // namespace annales::viewer
