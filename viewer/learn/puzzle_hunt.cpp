#include "viewer/learn/puzzle_hunt.h"

#include "importers/boards/own_boards.h"
#include "libreplay/store/library_puzzles.h"
#include "viewer/learn/practised_items.h"
#include "viewer/learn/puzzle_items.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"

#include <algorithm>
#include <random>
#include <set>

namespace annales::viewer {
namespace {

class Hunting {
public:
  using Told = std::function<void(std::size_t games, std::size_t of, std::size_t found)>;

  Hunting(const PuzzleHunt::Order& order, const std::atomic<bool>& stop) : order_(order), stop_(stop) {
    for (const PractisedTurn& turn : order.known)
      known_.insert(keyOf(turn));
  }

  [[nodiscard]] PuzzleHunt::Found run(const Told& told) {
    found_.library = order_.library;
    auto library = Library::open(pathOf(order_.library), Access::readOnly);
    if (!library) return fail(library.error());
    std::vector<Hash> games = order_.games;
    std::shuffle(games.begin(), games.end(), std::mt19937_64(order_.seed));
    LibraryPuzzles how;
    how.cancel = &stop_;
    how.progress = [&](std::uint64_t done, std::uint64_t) { told(done, games.size(), fresh_); };
    how.take = [&](const EventLog& log, const Puzzles& looked) {
      take(log, looked.puzzles);
      return !isEnough();
    };
    if (const auto looked = lookForPuzzles(*library, games, how); !looked) return fail(looked.error());
    return std::move(found_);
  }

private:
  /// Only those that may be asked are kept, with their games: a library has any number of others.
  void take(const EventLog& log, const std::vector<Puzzle>& puzzles) {
    if (puzzles.empty()) return;
    const auto game =
        openGame(EventLog(log), shelfWithOwnBoards().find(log.game().setup->mapHash), order_.teller);
    for (const Puzzle& puzzle : puzzles) {
      QuizItem item = puzzleItem(game, log.mainHead(), puzzle);
      if (known_.contains(keyOf(practisedTurn(item)))) continue;
      ++fresh_;
      found_.items.push_back(std::move(item));
    }
    found_.items = bestOf(std::move(found_.items));
  }

  /// The best are all hard, or all easy.
  [[nodiscard]] bool isEnough() const {
    return found_.items.size() == kMostPuzzlesAtOnce && found_.items.front().puzzle->isHard();
  }

  [[nodiscard]] PuzzleHunt::Found fail(const LibraryError& error) {
    found_.trouble = LibraryTrouble::sentence(error, order_.library);
    return std::move(found_);
  }

  const PuzzleHunt::Order& order_;
  const std::atomic<bool>& stop_;
  std::set<PractisedKey> known_;
  std::size_t fresh_ = 0; // were found that were not asked before
  PuzzleHunt::Found found_;
};

} // namespace

PuzzleHunt::PuzzleHunt(QObject* parent) : QObject(parent) {}

void PuzzleHunt::begin(const Order& order) {
  task_.run([this, order](const Job& job) {
    const auto told = [&](std::size_t games, std::size_t of, std::size_t found) {
      job.tell([this, games, of, found] {
        emit progressed(static_cast<int>(games), static_cast<int>(of), static_cast<int>(found));
      });
    };
    job.end([this, found = Hunting(order, *job.flag()).run(told)] { emit ready(found); });
  });
}

} // namespace annales::viewer
