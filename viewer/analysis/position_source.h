// The shown position, looked at while one stands still: candidates for the turn with everybody's chances, and
// games played out from there.
#pragma once

#include "libreplay/analysis/played_out.h"
#include "libreplay/analysis/position_search.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/jobs/task.h"

#include <QTimer>
#include <optional>

namespace annales::viewer {

/// Rollouts of the position and of each candidate, at most.
inline constexpr std::size_t kMostCandidateRollouts = 1000;

class PositionSource : public QObject {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit PositionSource(AnalysisBook& book, QObject* parent = nullptr);

  [[nodiscard]] AnalysisBook& book() { return book_; }
  /// While somebody looks, the position is searched a moment after it is shown.
  void setWanted(bool wanted);
  /// Null as long as nothing is known of the shown position, and while what machines say is hidden.
  [[nodiscard]] const PositionFound* found() const;
  [[nodiscard]] bool searching() const { return searching_; }
  /// The candidate to the end of the turn as a what-if line.
  void play(const MoveFound& move);

  /// Plays the shown position to its end so many times; again: anew.
  void playOut(std::size_t games);
  void stopPlayingOut();
  [[nodiscard]] bool playingOut() const { return playingOut_; }
  [[nodiscard]] std::size_t played() const { return played_; }
  [[nodiscard]] std::size_t ofGames() const { return ofGames_; }
  /// Of the shown position; null before it was asked for.
  [[nodiscard]] const PlayedOut* playedOut() const;

signals:
  void changed();
  void playedOutChanged();
  void candidatePlayed();

private:
  void follow(const Change& change);
  void search();
  void forget();
  /// A position that can be gone on with is shown.
  [[nodiscard]] bool canGoOn() const;

  AnalysisBook& book_;
  std::optional<Hash> at_; // the event behind which the position is
  Company company_;        // that plays on from it
  bool wanted_ = false, searching_ = false, playingOut_ = false;
  std::size_t played_ = 0, ofGames_ = 0;
  std::optional<PositionFound> found_;
  std::optional<PlayedOut> playedOut_;
  QTimer still_; // who scrubs is not looking yet
  Task searcher_{this}, player_{this};
};

} // namespace annales::viewer
