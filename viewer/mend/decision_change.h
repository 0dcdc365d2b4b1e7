// A decision that is about to be changed: which it is, and whether the tab stands where another is played.
#pragma once

#include "viewer/store/session_store.h"

#include <QObject>
#include <QString>
#include <string>

namespace annales::viewer {

/// While it is on, its event is on the line that the tab shows: who goes to another game or line, or takes
/// the event away, ends it.
class DecisionChange : public QObject {
  Q_OBJECT
public:
  /// The store outlives it.
  explicit DecisionChange(SessionStore& store, QObject* parent = nullptr);

  /// Of the event at which the tab stands, which may be any but the first; the tab steps to the one before.
  void begin();
  /// The tab stays where it is.
  void end();
  [[nodiscard]] bool isOn() const { return on_; }
  /// Whether the tab stands right before the event.
  [[nodiscard]] bool isInPlace() const;
  /// The tab goes right before the event.
  void goBack();

  [[nodiscard]] const Hash& event() const { return event_; }
  /// Its place on the line now, from 1; 0 while it is off.
  [[nodiscard]] EventIndex index() const;
  /// What it says, for people.
  [[nodiscard]] QString sentence() const;

signals:
  /// It began or ended, or the tab moved meanwhile.
  void changed();
  /// It ended because something else is shown; a sentence about it.
  void lost(const QString& sentence);

private:
  void follow(const Change& change);

  SessionStore& store_;
  Hash game_, event_;
  std::string line_;
  bool on_ = false;
};

} // namespace annales::viewer
