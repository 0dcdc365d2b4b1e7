// The one owner of a window's session: takes intents, tells everybody what differs.
#pragma once

#include "libreplay/session/update.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace annales::viewer {

/// What differs between two sessions, as far as panels care. Valid during one signal.
struct Change {
  const Session& before;
  const Session& after;
  bool line = false;     // another tab, game or line is shown, or another value of it: everything is new
  bool story = false;    // with `line`: and not only remarks, or lines that are not shown
  bool shown = false;    // the event to be shown (cursor or preview)
  bool cursor = false;   // the cursor alone, without previews
  bool selected = false; // the selected nation
  bool changing = false; // the decision that is about to be changed
  bool reviewer = false; // who writes
  bool hidden = false;   // nations left out of charts
  bool beside = false;   // what charts show behind the line
  bool folded = false;
  bool search = false;
  bool playback = false;
  bool tabs = false;       // which games are open
  bool sampling = false;   // where charts sample their values
  bool record = false;     // sentences or ledger
  bool variations = false; // whether the record shows other lines
  bool remarks = false;    // which layers of remarks are shown
  bool look = false;       // dark or light, projector: colours and sizes

  /// Null when nothing is open.
  [[nodiscard]] const Tab* tab() const { return after.tab(); }
};

/// Every panel of a window shares one. Belongs to the thread of the window.
class SessionStore : public QObject {
  Q_OBJECT
public:
  explicit SessionStore(QObject* parent = nullptr);

  [[nodiscard]] const Session& session() const { return session_; }
  /// Null when nothing is open.
  [[nodiscard]] const Tab* tab() const { return session_.tab(); }
  /// May be called while `changed` is told: it is then done next.
  void dispatch(const Intent& intent);

signals:
  /// Not sent when an intent changed nothing.
  void changed(const annales::viewer::Change& change);

private:
  void tellAll(const Session& before);
  void keepTime();

  Session session_;
  std::vector<Intent> waiting_;
  bool telling_ = false;
  QTimer tick_;
  QElapsedTimer clock_;
};

/// The change from a session without a tab: a panel that is created later uses it to show itself.
[[nodiscard]] Change changeBetween(const Session& before, const Session& after);

} // namespace annales::viewer
