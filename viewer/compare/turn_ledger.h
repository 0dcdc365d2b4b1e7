// What was decided in one turn of a line: its events as sentences, with what they changed.
#pragma once

#include "libreplay/session/opened_game.h"
#include "viewer/look/look.h"

#include <QListWidget>

namespace annales::viewer {

/// A click or Enter chooses an event.
class TurnLedger : public QListWidget {
  Q_OBJECT
public:
  explicit TurnLedger(const Look& look, QWidget* parent = nullptr);

  /// The turn of the line that has this event; what it shares with the other line is dimmed.
  void show(const OpenedLine& line, EventIndex k, EventIndex shared);
  /// The events that are shown.
  [[nodiscard]] EventIndex first() const { return first_; }
  [[nodiscard]] EventIndex last() const { return last_; }

signals:
  void chosen(annales::EventIndex k);

private:
  Look look_;
  EventIndex first_ = 0, last_ = 0;
};

} // namespace annales::viewer
