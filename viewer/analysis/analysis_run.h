// One line analysed in the background: it may wait, go on and be stopped at any time, and loses nothing that
// was found.
#pragma once

#include "libreplay/session/opened_game.h"
#include "libreplay/store/kept_analyses.h"

#include <QObject>
#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace annales::viewer {

struct AnalysisOrder {
  std::shared_ptr<const OpenedGame> game;
  std::shared_ptr<const AnalysisLine> line;
  AnalysisLabel label;
  AnalysisShelf shelf;           // what is known already
  std::filesystem::path library; // that has the game; empty: nothing is kept
  std::vector<KeptSaid> unkept;  // from before it was there; kept first
};

class AnalysisRun : public QObject {
  Q_OBJECT
public:
  /// Begins at once, on two threads that leave the window its time.
  explicit AnalysisRun(AnalysisOrder order, QObject* parent = nullptr);
  /// Stops it and waits, for less than a turn takes.
  ~AnalysisRun() override;

  [[nodiscard]] const AnalysisOrder& order() const { return order_; }
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t of() const { return order_.line->turns().size(); }

  /// Waits when the turns that are being analysed are done.
  void setPaused(bool paused);
  [[nodiscard]] bool paused() const { return pausedHere_; }

signals:
  /// What has just been found, and whether it stands in the library.
  void found(const annales::KeptSaid& said, bool kept);
  void progressed();
  /// From here on nothing is kept.
  void keepingFailed(const annales::LibraryError& error);
  /// What was to be kept first stands in the library.
  void caughtUp();
  void ended();

private:
  void work();
  [[nodiscard]] LibraryResult<void> keep(std::span<const KeptSaid> rows) const;
  void take(const TurnSpot& spot, const TurnSaid& said);
  void waitWhilePaused();
  template <class F> void tell(F f);

  const AnalysisOrder order_;
  std::size_t done_ = 0;    // as told to the window
  bool pausedHere_ = false; // as the window sees it
  std::atomic<bool> cancel_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool paused_ = false, keeps_ = false;
  std::jthread thread_; // last: it is joined first
};

} // namespace annales::viewer
