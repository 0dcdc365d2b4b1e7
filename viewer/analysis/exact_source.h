// Missed claims and the account of the shown line, counted out in the background while somebody looks at
// them.
#pragma once

#include "libreplay/exact/account.h"
#include "libreplay/exact/earliest_claims.h"
#include "libreplay/exact/hostilities.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <optional>

namespace annales::viewer {

/// Of one line.
struct ExactLine {
  MissedClaims missed;
  Account account;
  Hostilities hostilities;
  std::vector<EarliestClaim> earliest;
};

class ExactSource : public QObject {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit ExactSource(AnalysisBook& book, QObject* parent = nullptr);

  [[nodiscard]] AnalysisBook& book() const { return book_; }
  /// Null without a game, where machines are not to say anything, and until it is counted.
  [[nodiscard]] const ExactLine* shown() const;
  /// Counts the shown line unless that is known or under way.
  void want();
  /// The way of that claim as a what-if line, which undo takes back.
  void play(const MissedClaim& claim);

signals:
  void changed();

private:
  void follow(const Change& change);

  AnalysisBook& book_;
  std::optional<Hash> asked_; // the line's last event
  std::shared_ptr<const ExactLine> line_;
  Task task_{this};
};

} // namespace annales::viewer
