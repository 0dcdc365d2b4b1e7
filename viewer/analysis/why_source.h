// Why turns of the shown line were mistakes: found in the background, the turn that is looked at first.
#pragma once

#include "libreplay/causes/why.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <map>
#include <optional>

namespace annales::viewer {

class WhySource : public QObject {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit WhySource(AnalysisBook& book);

  /// Whether it is known why; then `cause` says it, where one deed stands for most of it.
  [[nodiscard]] bool isKnown(const LineTurn& turn) const;
  /// Null where nothing is known, or nothing to be said.
  [[nodiscard]] const Cause* cause(const LineTurn& turn) const;
  /// Whether there is anything to ask: the turn gave something away for certain.
  [[nodiscard]] static bool isAskable(const LineTurn& turn);
  /// Whether one of them is being looked into.
  [[nodiscard]] bool isAsking() const { return asking_.has_value(); }
  /// Asks for that turn next, and then for the others that gave something away, unless an analysis runs.
  void want(const LineTurn& turn);

signals:
  /// An answer has come, or what was known is of another line.
  void changed();

private:
  /// Another line, or another effort, may have other answers.
  struct Place {
    Hash head;
    AnalysisLabel label;
    std::size_t event = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  [[nodiscard]] std::optional<Place> placeOf(const LineTurn& turn) const;
  void askNext();
  void ask(const LineTurn& turn, const Place& place);
  void take(const Place& place, std::optional<Cause> cause);

  AnalysisBook& book_;
  std::map<Place, std::optional<Cause>> known_;
  std::optional<std::size_t> first_; // the turn that is looked at, by its event
  std::optional<Place> asking_;
  Task task_{this};
};

} // namespace annales::viewer
